import { messagesOf } from '../forms/messages.ts';

const patterns = {
  notAis: 'This is not an Annual Information Statement of the portal.',
  cutAis: 'The AIS file is incomplete or damaged: download it again from the portal.',
  wrongKey:
    'The AIS does not open with the PAN and the date of birth (or incorporation) of this client. Check both on the client’s page, or upload the client’s own file.',
  noBirthDate: 'Enter the client’s date of birth (or incorporation) first: the file opens with it.',
  wrongPan: 'This file is for PAN {found}, not this client. Nothing was imported.',
  wrongYear: 'This file is for financial year {found}, not {expected}. Nothing was imported.',
  yearUnsaid: 'The file does not state a year; its dates are in {year}.',
  yearUnknown:
    'The file does not state its year, and no date in it shows it. Download the AIS of {year} again from the portal.',
  panUnsaid: 'The file does not identify the taxpayer: make sure it belongs to this client.',
  unknownCode: 'Information code {code} is not recognised: look at its rows and decide.',
  unknownSection: 'Part “{title}” of the AIS is not recognised: decide on its rows yourself.',
  sumDiffers: '{code} of {payer}: the rows total {found}, the file says {expected}.',
  aisPdf:
    'This is the AIS as a PDF. Download it from the portal as JSON (for the AIS utility) and upload that: it has every row.',
  as26Pdf: 'This is Form 26AS as a PDF. Download it from TRACES as text and send that: it has every row.',
  cut26as: 'Form 26AS is incomplete: it ends before its last part. Download it again.',
  not26as: 'This is not the text of a Form 26AS.',
  rowsDiffer: '{payer}: the rows total {found}, the file’s total is {expected}. The file may be incomplete.',
  outerAlone: '{payer}: a total without rows. The file is incomplete.',
  notTis: 'This is not a Taxpayer Information Summary.',
  notForm16: 'This is not a Form 16 or 16A.',
  noText: 'This PDF contains images, not text. Download it from the portal again instead of scanning it.',
  pdfLocked:
    'This PDF does not open with the PAN and the date of birth of this client. Enter its password, or save it without one and upload that.',
  zipLocked:
    'This zip file does not open with this client’s date of birth (or incorporation). Enter its password, or upload the files in it.',
  wrongPassword: 'The file does not open with this password.',
  cutPdf: 'This PDF is incomplete or damaged.',
  quarterSum: 'The quarters of Part A total {found}, but its total line is {expected}.',
  salarySum: 'Rows 1(a) to 1(c) total {found}, but row 1(d) is {expected}.',
  noTotal: 'The statement has no total: its rows cannot be checked against one.',
  totalDiffers: 'The rows total {found}, but the statement’s total is {expected}.',
  turnoverDiffers:
    'The statement’s turnover of intraday or F&O trades is {expected}; the differences of its rows total {found}.',
  gainDiffers: 'Row {row}: the statement shows a gain of {found}; from its figures it is {expected}.',
  foreignCurrency:
    'The amounts are in {currency}: enter them in rupees by the rate of rule 115, or send a statement in rupees.',
  fundKind:
    'Row {row}: {name} is a fund, and the statement does not show transaction tax. It is read as a fund other than equity: check this.',
  tradeBook:
    'This is a trade book: it does not have the cost of each sale. Send the broker’s tax P&L or capital gains statement instead.',
  noDates: 'This statement has no dates of purchase and sale: it cannot fill the schedules of capital gains.',
  balanceBreaks: 'The balance of line {line} does not follow from the line before.',
  otherName: 'The statement is in the name of {found}: make sure it belongs to this client.',
  expensesWithStt:
    'Row {row}: the expenses include securities transaction tax of {amount}, which is not deductible and was excluded.',
  grandfathered:
    'Row {row}: bought by 31 January 2018, without the fair market value on that date: the price paid is used.',
  unread: 'Not read: {reason}',
  anotherKind: 'This is not one of the documents read here. Use the Import page instead.',
  tooMany: 'The file has more than {max} rows.',
  notDetail: 'Not a separate line',
  joinSalary: 'Section 192 and Annexure II of one TAN are the same salary',
  joinForm16: 'The same employer in Form 16',
  joinInterest: 'One bank: tax deducted and interest reported are the same interest',
  joinDividend: 'One company: tax deducted and dividend reported are the same dividend',
  joinFund: 'One fund house: tax deducted and dividend reported are the same dividend',
  joinCredit: 'Same TAN, section, date and tax',
  joinProperty: 'Same acknowledgement number, or PAN and date',
  joinSaleOfLand: 'One sale of property: date and amount agree',
  joinSale: 'ISIN, quantity, sale date within 3 days',
  joinRedemption: 'ISIN, units or amount, date within 3 days',
  joinStatements: 'One redemption in two statements',
  notInDocuments:
    'Kept with the evidence, but not among the client’s documents: the drive did not accept the file.',
  joinBank: 'Account number; interest credited in the year',
  joinChallan: 'Same BSR code, date and serial number',
  joinExchange: 'Amount and date of the exchange’s statement',
  joinCredited: 'The bank’s credit of this dividend',
  joinReplaced: 'Replaced by the active row',
  joinCertified: 'Account number, or the bank’s name, in the certificate',
  joinControl: 'Total of the same reporter: not a second sale',
  joinExempt: 'One bank: interest without deduction (15G or 15H)',
  joinRefund: 'One refund; only its interest is income',
  joinCertificate: 'Same TAN, section and quarter in the certificate',
  joinTis: 'Category of the TIS',
  diffOmitted: '{payer}: {amount} is not in the return.',
  diffNet:
    '{payer}: the return has {found}, which is {amount} net of tax deducted. Income is taxable before deduction of tax.',
  diffLess: 'The return has {found}, the evidence totals {amount}.',
  diffMore: 'The return has {found}, {amount} more than the evidence.',
  diffPlace: '{amount} has no matching field in {form} to compare with: check where it belongs.',
  diffNone: 'The return has {amount} without evidence.',
  diffEstimate: '{name}: the AIS has a price of the depository ({found}); the statement’s {amount} counts.',
  diffYear: 'A challan of {year} for {amount} is not a credit of this year.',
  diffRowYear: '{payer}: a row of {year}. Its income and tax belong to that year (section 199, rule 37BA).',
  diffTwice:
    '{payer}: account {account} with {amount} is reported twice. Give feedback 4 on one row if it is the same interest.',
  diffControl: '{payer}: its total of sales is {found}, but the sales listed add up to {amount}.',
  diffTurnover: 'GST turnover of {found} exceeds the receipts by {amount}.',
  diffBankDividend:
    'The bank credited {amount} ({payer}), which the AIS does not report. It is taxable all the same.',
  diffMinor:
    '{name}: a gain of {amount} of a minor child. It is clubbed with the parent’s income (section 64(1A)).',
  diffStamp: '{payer}: the stamp duty value is {amount} above the price in the return (section 50C).',
  diffDerived: '{code} of {payer}: reported {found}, after feedback or by the system {amount}.',
  diffNotFinal: '{payer}: status {status}, the credit of {amount} is not final.',
  diffCreditAis: '{payer}: {amount} of tax is in the AIS but not in Form 26AS. Form 26AS decides the credit.',
  diffCredit26as: '{payer}: {amount} of tax is in Form 26AS but not in the AIS.',
  diffSources: '{payer}: {found} in one report, {amount} in the other.',
  diffSaleAlone: '{name}: a sale of {amount} in the AIS without a statement; its cost is unknown.',
  diffLotAlone: '{name}: a sale of {amount} is not in the AIS. It is taxable all the same.',
  diffUnknown: '{code}: {amount}. Decide how to treat it.',
  diffShare: '{payer}: {amount} is this person’s share of a sale of {found}.',
  diffJoint: '{payer}: held jointly. Report your own share; the rest is feedback for another PAN.',
  diffCertificate:
    '{payer}: the certificate shows tax of {found}, but Form 26AS or the AIS shows {amount}. Only deposited tax is creditable: ask the deductor.',
  diffJointShare:
    'The return has {found} of {amount}: the share of one of {count} holders. The rest is feedback for another PAN.',
  diffCredit: '{payer}: {amount} of tax is not claimed in the return.',
  diffOverClaimed: '{payer}: the return claims {found}, the evidence has {amount}.',
  diffSalary: '{payer}: the return has {found}, the evidence {amount}.',
  diffTis: '{category}: the TIS has {found}, the rows total {amount}.',
  diffReversed: '{payer}: the deductor reversed {amount}.',
  diffForm16: '{payer}: Form 16 has {found}, the AIS {amount}.',
  diffPurchase: 'Stamp duty value above the price by {amount}: section 56(2)(x) may apply.',
  suggestTake: 'Enter {amount} in {field}',
  suggestUndated:
    'Enter {amount} in {field}. The papers do not show when it was paid: choose the period in the return',
  suggestForeign:
    'Enter {amount} in {field}, cost and proceeds in Schedule FA. Enter address, peak and closing value there, as no statement has them',
  suggestTrade: 'Enter {amount}, turnover {turnover}. Charges and taxes of {charges} are not deducted.',
  suggestOption:
    'Enter {amount}; turnover by differences is {turnover} ({more} with the premium received). Charges and taxes of {charges} are not deducted.',
  suggestItr3: 'Business income: this form has no field for it; use ITR-3',
  suggestMatched: 'Already in the return',
  suggestAside: 'Neither income nor credit',
  suggestTwin: 'The same as another row',
  suggestSupport: 'Supports another row; not a duplicate',
  suggestAsk: 'Decide',
  suggestDisputedBefore: 'Disputed in {year}: {note}',
  suggestAsideBefore: 'Set aside in {year}: {note}',
  suggestMatchedBefore: 'Matched in {year}: {note}',
  suggestTakeBefore: 'Enter {amount} in {field}, as in {year}',
  suggestDispute: 'Report to the department',
} as const;

/** Messages of the desk on files, rows, joins and differences. */
export const say = messagesOf(patterns);
