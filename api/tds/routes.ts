import type { Route } from '../base/route.ts';
import { acceptTds } from './accepted.ts';
import { tdsCertificates } from './certificate-zip.ts';
import { keepChallanFile, removeChallanFile } from './challan-file.ts';
import { correctFiled, correctTds, tdsChanges } from './corrections.ts';
import { tdsDocuments } from './documents.ts';
import { tdsCsv, tdsIssues, tdsTemplate, tdsText, tdsXlsx } from './files.ts';
import { tdsHome } from './home.ts';
import { importTds } from './import.ts';
import { tdsLifecycle } from './lifecycle.ts';
import { listTds } from './list.ts';
import { tdsStatementPdf } from './statement-pdf.ts';
import { createTds, patchTds, readTds, tdsYear } from './statements.ts';

/** TDS and TCS statements. */
export const tdsRoutes: readonly Route[] = [
  listTds,
  tdsHome,
  createTds,
  readTds,
  patchTds,
  tdsYear,
  tdsIssues,
  tdsText,
  tdsCsv,
  tdsXlsx,
  tdsTemplate,
  tdsStatementPdf,
  tdsDocuments,
  tdsCertificates,
  importTds,
  acceptTds,
  keepChallanFile,
  removeChallanFile,
  correctFiled,
  correctTds,
  tdsChanges,
  ...tdsLifecycle,
];
