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
  whyKeys: 'The file has the fields of this file of the portal.',
  whyWords: 'Recognised by: {words}.',
  whySheet: 'A sheet is named {name}, as in GSTR-1 files.',
  whyLayout: 'The headings are those of {source}.',
  whyVouchers: 'The file contains Tally vouchers.',
  whyTallyXml: 'The file is a Tally report in XML.',
  whySaid: 'The file does not identify itself: it is read as you chose.',
  noHeadings: 'No heading row of this table was found',
  columnMissing: 'The column {column} is missing',
  leftTotals: 'A line of totals',
  leftHeadings: 'The headings again',
  leftNote: 'A note',
  allImported: 'All lines of this file were imported before, on {date}',
  dateAhead: 'This date is after the current period: correct its month or year',
  leftImported: 'Imported before, on {date}',
  soldBefore: 'Sold before it was bought',
  gainDiffers: 'The file says a gain of {found}; sale less cost is {expected}',
  askDates: 'Is {date} written day first or month first?',
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
  askSchedule: 'Which schedule are these shares of?',
  askOtherSchedule:
    'The file names {found}, the page it was opened from is {wanted}. Which schedule is it for?',
  askReturnYear: 'Which assessment year’s return are these shares for?',
  askTransferred:
    'The return of 2025-26 asks when each share was sold, and the file has no column 1b. When were these sold?',
  soldEarlier: 'All before 23 July 2024',
  soldLater: 'All on or after 23 July 2024',
  soldOpen: 'Leave it blank, to be entered in the return',
  askShortGains:
    'The return of {year} already has short-term gains of section 111A. Are those of this file to be added to them?',
  addThem: 'Yes, add them',
  earlierBalance: 'The file is for financial year {year}; trial balances are kept from {first} on',
  earlierBank: 'The statement is for financial year {year}; papers are kept from {first} on',
  askMonths: 'The invoices are from several months. Which month’s books is this register for?',
  ownMonths: 'Put each invoice into the month of its date',
  askClient: 'Which client is this file for?',
  askType: 'The PAN does not decide which type these clients are. Which is it?',
  askKind: 'What is this file? Nothing in it says so.',
  aTrialBalance: 'Trial balance',
  aClientList: 'List of clients',
  aTdsList: 'TDS deductees and challans',
  aGainsList: 'Shares and units sold',
  aBankStatement: 'Bank statement',
  askRegister: 'Is this a register of sales or of purchases?',
  aSale: 'Sales',
  aPurchase: 'Purchases',
  askStatement: 'Which statement are these deductees of? The file names no sections.',
  askOtherQuarter:
    'The payments of this file are of {found}, the statement it is imported into is of {wanted}. Import them into this statement?',
  thisStatement: 'Yes, into this statement',
  whyStatement: 'The file is a TDS statement as the validator (FVU) takes it.',
  askYearOf:
    'The file says financial year {found}, the page it was opened from is of {wanted}. Which year is it for?',
  askQuarter: 'Which quarter’s statement is this file for?',
  askQuarters: 'The payments are from several quarters. Which quarter’s statement is this file for?',
  earlierPayments: 'The payments are from {year}; statements are kept from {first} on',
  askPeriod: 'Which return period is this file for?',
  askExisting3b:
    'The draft of the GSTR-3B of {period} has other figures. Replace them with the figures of the file?',
  replace3b: 'Yes, use the figures of the file',
  askExisting2a:
    'The GSTR-2A of {period} kept here has {count} documents that are not in this file. Is the file a further part of it, or does it replace it?',
  replace2a: 'Replace the GSTR-2A kept here',
  isPaper:
    'This is a paper of income tax (AIS, 26AS, TIS, Form 16 or a statement as PDF). It is read on the Papers page of the client and year.',
  askOtherMonth:
    'The purchase register of another month already has these bills. Include them again, or leave them out?',
  takeAgain: 'Include them in this month as well',
  inOtherMonth: 'The purchase register of {period} has this bill already',
  askLeft:
    'These columns hold GSTINs, amounts of tax or dates and are not used. Leave them out of the import?',
  leaveColumn: 'Leave the column out',
  askTotals:
    'The file’s own total of {column} is {own}, its lines add up to {lines}. Columns that differ: {count}. Import the lines as they are?',
  askSheet:
    'Several sheets hold such a table. Which one is imported now? The others can be imported from the same file afterwards.',
  leftSheet: 'The sheet {name} was left out: its headings fit no register',
  leftSheetGains: 'The sheet {name} was left out: it lists no sales of shares',
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
    'The documents of this file are purchases: integrated tax is charged to your own State by suppliers of other States. Import the GSTR-2B of the period under GSTR-2B.',
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
