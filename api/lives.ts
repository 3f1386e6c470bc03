import { trialBalanceLife } from './accounts/store.ts';
import { gstLives } from './gst/base/store.ts';
import { invoiceLife } from './invoices/store.ts';
import { itrLife } from './itr/store.ts';
import type { Life } from './returns/life.ts';
import { tdsLife } from './tds/store.ts';

/** All records with the life cycle of a return (`api/returns`). */
export const lives: readonly Life[] = [
  itrLife,
  ...new Set(Object.values(gstLives)),
  tdsLife,
  trialBalanceLife,
  invoiceLife,
];
