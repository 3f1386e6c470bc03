import { patterns as common, messagesOf } from '../forms/messages.ts';

/** Message patterns of what a file is and where it belongs; a translation is a table of these texts beside the common ones. */
const intakePatterns = {
  isGstr1: 'This is a GSTR-1 file (sales). Import it under GSTR-1.',
  isGstr1Summary:
    'This is the summary of a GSTR-1. Download the GSTR-1 with its documents and import it under GSTR-1.',
  isGstr1Errors:
    'This is the portal’s error file for a GSTR-1. Correct the errors in the return; the file itself is not imported.',
  isGstr2:
    'This is a GSTR-2 file (purchases, not filed any more). Import the GSTR-2B of the period under GSTR-2B.',
  isGstr2a: 'This is a GSTR-2A download (purchases). Import the GSTR-2B of the period under GSTR-2B.',
  isGstr2b: 'This is a GSTR-2B download (purchases). Import it under GSTR-2B.',
  isGstr2bExcel:
    'This is a GSTR-2B in Excel (purchases). Download the GSTR-2B as JSON and import it under GSTR-2B.',
  isGstr3b: 'This is a GSTR-3B file. Import it under GSTR-3B.',
  isGstr4: 'This is a GSTR-4 file (composition scheme). It is not imported here.',
  isGstr9: 'This is a GSTR-9 file (annual return). It is not imported here.',
  isIms:
    'This is a download of the Invoice Management System (purchases). Import the GSTR-2B of the period under GSTR-2B.',
  isItc04: 'This is an ITC-04 file (job work). It is not imported here.',
  isEinvoice:
    'This is an e-invoice file. Import the sales register or the GSTR-1 file of the period under GSTR-1.',
  isEway:
    'This is an e-way bill file. Import the sales register or the GSTR-1 file of the period under GSTR-1.',
  isItr: 'This is the {type} of assessment year {year}. Import it under Income-tax returns.',
  isItrAnyYear: 'This is an {type}. Import it under Income-tax returns.',
  isPrefill: 'This is income-tax prefill data. Import it in the income-tax return of its year.',
  isTallyJson: 'This is a Tally export in JSON. Export it from Tally as XML and import that.',
  isPurchaseRegister: 'This is a purchase register. Import it with the GSTR-2B of the period.',
  isSalesRegister: 'This is a sales register. Import it under GSTR-1.',
  isDayBook:
    'This is a Tally Day Book: it has no GSTIN and no tax. Export the Sales Register with all columns, or the sales vouchers as XML.',
  isQuickbooks:
    'This is the QuickBooks report Sales by Customer Detail: it has no GSTIN, no tax and no place of supply. Export the GSTR-1 report of QuickBooks, or its file for the offline tool.',
  isTrialBalance: 'This is a trial balance. Import it under Accounts.',
  isBank: 'This is a bank statement: it has no sales documents.',
  isInvoices:
    'This is a list of invoices. Import sales under GSTR-1, and purchases with the GSTR-2B of the period.',
  isClients: 'This is a list of clients. Import it under Entities.',
  isTdsTable: 'This is a list of TDS deductees or challans. Import it in the TDS statement of its quarter.',
  isDayBookOnly: 'This is a Tally Day Book. It is not imported here.',
  isBankOnly: 'This is a bank statement. It is not imported here.',
  isTallyReportOnly: 'This is the Tally report {report}. It is not imported here.',
  isTallyReport: 'This is the Tally report {report}. It has no documents with GSTIN and tax.',
  isPurchases:
    'The documents of this file are purchases: integrated tax is charged to your own State by suppliers of other States. Import the GSTR-2B of the period under GSTR-2B.',
  otherGstin: 'The file is of {found}, not of {wanted}',
  otherPeriod: 'The file is for {found}, not for {wanted}',
  otherPan: 'The file is of PAN {found}, not of {wanted}',
  otherYear: 'The file is of assessment year {found}, not of {wanted}',
} as const;

const patterns = { ...common, ...intakePatterns };

/** Builds a message from the common grammar or that of files. */
export const say = messagesOf(patterns);
