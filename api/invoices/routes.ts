import type { Route } from '../route.ts';
import {
  cancelInvoice,
  deleteInvoice,
  duplicateInvoice,
  recordPayment,
  restoreInvoice,
} from './lifecycle.ts';
import { downloadInvoice, getInvoice, listInvoices } from './list.ts';
import { saveInvoice, sendAgain, sendInvoice } from './save.ts';

/** Calls of invoices; fixed paths stand before those with an id. */
export const invoiceRoutes: readonly Route[] = [
  saveInvoice,
  sendInvoice,
  listInvoices,
  getInvoice,
  downloadInvoice,
  sendAgain,
  recordPayment,
  cancelInvoice,
  duplicateInvoice,
  restoreInvoice,
  deleteInvoice,
];
