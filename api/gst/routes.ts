import type { Route } from '../base/route.ts';
import { binRoutes, reopenRoute } from '../returns/routes.ts';
import { readHsn, readReturnHsn, removeHsn, saveHsn } from './base/hsn-list.ts';
import { gstLives } from './base/store.ts';
import { compositionXlsx, readComposition, saveComposition } from './composition/composition.ts';
import { checkEinvoiceFile, importEinvoices, readEinvoiceReply } from './einvoice/import.ts';
import { einvoiceFile, listEinvoices, saveEinvoice } from './einvoice/list.ts';
import { gstr1Issues, gstr1Reported, patchGstr1, readGstr1 } from './gstr1/edit.ts';
import { gstr1Csv, gstr1IssuesXlsx, gstr1Json, gstr1Xlsx } from './gstr1/files.ts';
import { importGstr1 } from './gstr1/import.ts';
import { takeInvoices } from './gstr1/invoices.ts';
import { saveGstr1 } from './gstr1/save.ts';
import { gstr1Summary } from './gstr1/summary-pdf.ts';
import { gstr2bXlsx } from './gstr2b/files.ts';
import { importGstr2b, importPurchases } from './gstr2b/import.ts';
import { listGstr2b, patchGstr2b, readGstr2bRoute } from './gstr2b/statement.ts';
import { gstr3bCsv, gstr3bJson, gstr3bXlsx, importGstr3b } from './gstr3b/files.ts';
import { readGstr3bRoute, saveGstr3b } from './gstr3b/gstr3b.ts';
import { prepareGstr3b } from './gstr3b/prepare.ts';
import { gstr3bSummary } from './gstr3b/summary-pdf.ts';
import { gstr9Books } from './gstr9/books.ts';
import { gstr9Json, gstr9Pdf, gstr9Xlsx } from './gstr9/files.ts';
import { readGstr9, saveGstr9 } from './gstr9/gstr9.ts';
import { gstr9cPdf, gstr9cXlsx } from './gstr9c/files.ts';
import { readGstr9c, saveGstr9c } from './gstr9c/gstr9c.ts';
import { gstCompare, gstHome, saveGstProfile } from './home.ts';
import { decideIms, importIms, imsJson, readImsRecords } from './ims/ims.ts';

import { readCreditLedger, saveCreditLedger } from './ledger/ledger.ts';
import { listGst } from './list.ts';
import { listStatements } from './statements.ts';
import { gstBalances } from './year/balances.ts';
import { gstr2aJson, importGstr2a } from './year/gstr2a.ts';
import { ledgerXlsx } from './year/ledger-files.ts';
import { gstSuppliers, supplierLetter, supplierLetterPdf, suppliersXlsx } from './year/suppliers.ts';
import { importPayments, readWatch, savePayments, takeWatch } from './year/watch.ts';

/** Filing details from the portal. */
const marks = ['acknowledgement', 'filed_on'] as const;

/** GST returns. Fixed paths precede those with an id. */
export const gstRoutes: readonly Route[] = [
  listGst,
  gstHome,
  saveGstProfile,
  gstCompare,
  readHsn,
  saveHsn,
  removeHsn,
  saveGstr1,
  importGstr1,
  takeInvoices,
  readGstr1,
  patchGstr1,
  gstr1Issues,
  gstr1Reported,
  readReturnHsn,
  gstr1IssuesXlsx,
  gstr1Json,
  gstr1Csv,
  gstr1Xlsx,
  gstr1Summary,
  ...binRoutes(gstLives['GSTR-1']),
  reopenRoute(gstLives['GSTR-1'], marks),
  saveGstr3b,
  prepareGstr3b,
  importGstr3b,
  readGstr3bRoute,
  gstr3bJson,
  gstr3bCsv,
  gstr3bXlsx,
  gstr3bSummary,
  ...binRoutes(gstLives['GSTR-3B']),
  reopenRoute(gstLives['GSTR-3B'], marks),
  listStatements,
  listGstr2b,
  importGstr2b,
  importPurchases,
  readGstr2bRoute,
  patchGstr2b,
  gstr2bXlsx,
  ...binRoutes(gstLives['GSTR-2B']),
  importIms,
  readImsRecords,
  decideIms,
  imsJson,
  importGstr2a,
  gstr2aJson,
  gstSuppliers,
  supplierLetter,
  supplierLetterPdf,
  suppliersXlsx,
  listEinvoices,
  saveEinvoice,
  einvoiceFile,
  checkEinvoiceFile,
  importEinvoices,
  readEinvoiceReply,
  readComposition,
  saveComposition,
  compositionXlsx,
  readCreditLedger,
  saveCreditLedger,
  gstBalances,
  ledgerXlsx,
  readWatch,
  takeWatch,
  savePayments,
  importPayments,
  saveGstr9,
  readGstr9,
  gstr9Xlsx,
  gstr9Pdf,
  gstr9Json,
  gstr9Books,
  readGstr9c,
  saveGstr9c,
  gstr9cXlsx,
  gstr9cPdf,
  ...binRoutes(gstLives['GSTR-9']),
  reopenRoute(gstLives['GSTR-9'], marks),
];
