import { patterns as common, messagesOf } from '../forms/messages.ts';

/** Message patterns on the kind and target of a file; a translation is a table of these texts. */
const intakePatterns = {
  isGstr1: 'This is a GSTR-1 file (sales). Import it under GSTR-1.',
  isGstr1Summary:
    'This is the summary of a GSTR-1. Download the GSTR-1 with its documents and import it under GSTR-1.',
  isGstr1Errors:
    'This is the portal’s error file for a GSTR-1. Correct the errors in the return; the file itself is not imported.',
  isGstr2: 'This is a GSTR-2 file (purchases; discontinued). Import the GSTR-2B of the period under GSTR-2B.',
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
  whyKeys: 'The file has the fields of this portal file.',
  whyWords: 'Recognised by: {words}.',
  whySheet: 'A sheet is named {name}, as in GSTR-1 files.',
  whyLayout: 'The headings are those of {source}.',
  whyVouchers: 'The file contains Tally vouchers.',
  whyTallyXml: 'The file is a Tally report in XML.',
  whySaid: 'The file type is unclear; it is read as the type you chose.',
  noHeadings: 'No heading row of this table was found',
  columnMissing: 'The column {column} is missing',
  leftTotals: 'A line of totals',
  leftHeadings: 'Repeated headings',
  leftNote: 'A note',
  allImported: 'All lines of this file were imported before, on {date}',
  dateAhead: 'This date is after the current period: correct its month or year',
  leftImported: 'Imported before, on {date}',
  soldBefore: 'Sold before it was bought',
  gainDiffers: 'The file has a gain of {found}, but sale less cost is {expected}',
  askDates: 'Is {date} in day-month or month-day order?',
  dayFirst: 'Day first',
  monthFirst: 'Month first',
  askBalances:
    'The balance does not follow from the line before in {count} lines (first in line {first}): lines may be missing. Keep the lines as they are?',
  keepLines: 'Yes, keep them',
  askListed:
    'Were these listed shares or units of equity funds, with securities transaction tax paid on the sale?',
  allListed: 'Yes, all of them',
  askGainTotals:
    'The file’s own total of sales is {own}, its lines add up to {lines}. Import the lines as they are?',
  linesRight: 'Yes, the lines are right',
  askBalanceTotals:
    'The file’s own total of balances is {own}, its lines add up to {lines}. Import the lines as they are?',
  askSchedule: 'Which schedule do these shares belong to?',
  askOtherSchedule: 'The file is for {found}, but was opened from {wanted}. Which schedule is it for?',
  askReturnYear: 'Which assessment year’s return are these shares for?',
  askTransferred:
    'The return of 2025-26 asks when each share was sold, and the file has no column 1b. When were these sold?',
  soldEarlier: 'All before 23 July 2024',
  soldLater: 'All on or after 23 July 2024',
  soldOpen: 'Leave it blank, to be entered in the return',
  askShortGains:
    'The return of {year} already has short-term gains under section 111A. Add those of this file?',
  addThem: 'Yes, add them',
  earlierBalance: 'The file is for financial year {year}; trial balances are supported from {first}',
  earlierBank: 'The statement is for financial year {year}; papers are supported from {first}',
  askMonths: 'The invoices are from several months. Which month’s books is this register for?',
  ownMonths: 'Put each invoice into the month of its date',
  askClient: 'Which client is this file for?',
  askType: 'The PAN does not tell the type of these clients. Which type is it?',
  askKind: 'What is this file? Its content does not say.',
  aTrialBalance: 'Trial balance',
  aClientList: 'List of clients',
  aTdsList: 'TDS deductees and challans',
  aGainsList: 'Shares and units sold',
  aBankStatement: 'Bank statement',
  askRegister: 'Is this a register of sales or of purchases?',
  aSale: 'Sales',
  aPurchase: 'Purchases',
  askStatement: 'Which statement do these deductees belong to? The file has no sections.',
  askOtherQuarter:
    'The payments in this file are for {found}, but this statement is for {wanted}. Import them into it?',
  thisStatement: 'Yes, into this statement',
  whyStatement: 'The file is a TDS statement in the validator’s (FVU) format.',
  askYearOf: 'The file is for financial year {found}, but was opened from {wanted}. Which year is it for?',
  askQuarter: 'Which quarter’s statement is this file for?',
  askQuarters: 'The payments are from several quarters. Which quarter’s statement is this file for?',
  earlierPayments: 'The payments are from {year}; statements are supported from {first}',
  askPeriod: 'Which return period is this file for?',
  askExisting3b: 'The GSTR-3B draft for {period} has different figures. Replace them with those of the file?',
  replace3b: 'Yes, use the file’s figures',
  askExisting2a:
    'The saved GSTR-2A of {period} has {count} documents that are not in this file. Is the file another part of it, or does it replace it?',
  replace2a: 'Replace the saved GSTR-2A',
  isPaper:
    'This is an income-tax paper (AIS, 26AS, TIS, Form 16 or a PDF statement). Import it on the Papers page of the client and year.',
  askOtherMonth:
    'The purchase register of another month already has these bills. Include them again, or leave them out?',
  takeAgain: 'Include them in this month as well',
  inOtherMonth: 'The purchase register of {period} already has this bill',
  askLeft:
    'These columns contain GSTINs, tax amounts or dates but are not used. Leave them out of the import?',
  leaveColumn: 'Leave the column out',
  askTotals:
    'The file’s own total of {column} is {own}, its lines add up to {lines}. Columns that differ: {count}. Import the lines as they are?',
  askSheet:
    'Several sheets have such a table. Which one should be imported now? You can import the others from the same file later.',
  leftSheet: 'Sheet {name} was left out: its headings match no register',
  leftSheetGains: 'Sheet {name} was left out: it has no sales of shares',
  ignored: '{path} was not applied ({count})',
  isTallyVouchers: 'These are Tally vouchers in XML. Import sales under GSTR-1.',
  isTallyXml: 'This is a Tally report in XML. Import a trial balance under Accounts.',
  isGains: 'This is a list of shares or other assets sold. Import it in the income-tax return of its year.',
  isPurchaseRegister: 'This is a purchase register. Import it with the GSTR-2B of the period.',
  isSalesRegister: 'This is a sales register. Import it under GSTR-1.',
  isDayBook:
    'This is a Tally Day Book: it has no GSTIN and no tax. Export the Sales Register with all columns, or the sales vouchers as XML.',
  isQuickbooks:
    'This is the QuickBooks report Sales by Customer Detail: it has no GSTIN, no tax and no place of supply. Export the GSTR-1 report of QuickBooks, or its file for the offline tool.',
  isSettlement:
    'This is a report of payments or settlements: it has no invoices and no GSTIN. Import the tax report of the marketplace (MTR, Sales Report, GST report) under GSTR-1.',
  isFundGains:
    'This is a statement of gains on mutual fund units by a registrar (CAMS, KFintech). Import it on the Papers page of the client and year.',
  isPaySheet:
    'This is a salary sheet. Import deductees of a TDS statement with PAN, section, date, amount and tax.',
  isMonthTotals:
    'This is the Tally report {report} by month: it has no vouchers. Open a month in Tally, show it with all columns, and export that.',
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
    'The documents in this file are purchases: suppliers in other States charged integrated tax to your State. Import the GSTR-2B of the period under GSTR-2B.',
  otherGstin: 'The file is for {found}, not {wanted}',
  askGstin: 'The client has several GSTINs. Which one is this file for?',
  askGstinOf: 'The line does not say which GSTIN of the client it is for. Which one?',
  askTan: 'The client has several TANs. Which one is this file for?',
  otherPeriod: 'The file is for {found}, not for {wanted}',
  otherPan: 'The file is for PAN {found}, not {wanted}',
  otherYear: 'The file is for assessment year {found}, not {wanted}',
} as const;

const patterns = { ...common, ...intakePatterns };

/** Builds a message from the common grammar or that of files. */
export const say = messagesOf(patterns);
