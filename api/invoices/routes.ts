import type { Route } from '../base/route.ts';
import { binRoutes } from '../returns/routes.ts';
import { creditInvoice, downloadCreditNote } from './credit-notes.ts';
import { cancelInvoice, duplicateInvoice, recordPayment } from './lifecycle.ts';
import { downloadInvoice, getInvoice, listInvoices } from './list.ts';
import { remindCustomer } from './remind.ts';
import { saveInvoice, sendAgain, sendInvoice } from './save.ts';
import { getSettings, putSettings } from './settings.ts';
import { invoiceLife } from './store.ts';

/** Calls of invoices; fixed paths stand before those with an id. */
export const invoiceRoutes: readonly Route[] = [
  saveInvoice,
  sendInvoice,
  listInvoices,
  getSettings,
  putSettings,
  downloadCreditNote,
  getInvoice,
  downloadInvoice,
  sendAgain,
  remindCustomer,
  creditInvoice,
  recordPayment,
  cancelInvoice,
  duplicateInvoice,
  ...binRoutes(invoiceLife),
];
