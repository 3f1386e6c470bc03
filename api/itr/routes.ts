import type { Route } from '../base/route.ts';
import { computationPdf } from './computation-pdf.ts';
import { computationXlsx } from './computation-xlsx.ts';
import { saveDocuments } from './documents.ts';
import { importItrJson, itrJson, validateItr } from './government.ts';
import { itrLifecycle } from './lifecycle.ts';
import { listItr, readItr } from './list.ts';
import { planItr, planItrLetter } from './plan.ts';
import { itrReadings } from './readings.ts';
import { saveItr } from './save.ts';
import { calculateTax } from './tax.ts';

/** Income-tax returns. Fixed paths precede `/itr/:id`. */
export const itrRoutes: readonly Route[] = [
  listItr,
  saveItr,
  calculateTax,
  importItrJson,
  validateItr,
  itrJson,
  computationPdf,
  computationXlsx,
  saveDocuments,
  itrReadings,
  planItr,
  planItrLetter,
  ...itrLifecycle,
  readItr,
];
