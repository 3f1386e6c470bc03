import type { Message } from '../forms/messages.ts';
import type { RawCell } from '../sheets/cells.ts';
import { bankField } from './bank-headings.ts';
import { findColumns } from './ledger-headings.ts';
import { say } from './messages.ts';
import { HEADING_LINES } from './vocabulary.ts';

/** Kinds of tables with specific marks. */
export type TableKind =
  | 'gstr2a'
  | 'gstr2b'
  | 'sales-register'
  | 'purchase-register'
  | 'day-book'
  | 'trial-balance'
  | 'clients'
  /** Deductees, challans or salaries of a TDS or TCS statement. */
  | 'tds'
  | 'bank'
  /** Shares, units and other capital assets sold. */
  | 'gains'
  | 'tally-report'
  /** QuickBooks' lists of sales, which have no GSTIN and no tax. */
  | 'quickbooks-sales'
  /** A register of Tally by month. */
  | 'month-totals'
  /** Gains on units of mutual funds as registrars state them. */
  | 'fund-gains'
  /** Payouts of a marketplace or payment gateway. */
  | 'settlement'
  /** Salaries by employee, as opposed to lists of clients. */
  | 'pay-sheet';

/** One sheet of a workbook, or a CSV under its file's name. */
export interface Table {
  name: string;
  rows: readonly (readonly RawCell[])[];
  /** How far the first text of each row is indented, where the texts themselves do not show it. */
  indents?: readonly number[];
}

/** Kind of a table, with the words of the file that show it. */
interface RecognisedTable {
  kind: TableKind;
  mark: string;
}

/** Lines at the top with title, period and headings. */
const TOP = 15;
const textOf = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();
const squeeze = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Titles of Tally's reports, the only text of their line. */
const titles: Record<string, TableKind> = {
  'sales register': 'sales-register',
  'credit note register': 'sales-register',
  'purchase register': 'purchase-register',
  'debit note register': 'purchase-register',
  'gstr1 report': 'sales-register',
  'gstr-1 report': 'sales-register',
  'gstr2 report': 'purchase-register',
  'gstr-2 report': 'purchase-register',
  'day book': 'day-book',
  daybook: 'day-book',
  'trial balance': 'trial-balance',
  'cash flow': 'tally-report',
  'balance sheet': 'tally-report',
  'profit & loss a/c': 'tally-report',
  'stock summary': 'tally-report',
  'group summary': 'tally-report',
  'group vouchers': 'tally-report',
  'ledger account': 'tally-report',
  'ledger vouchers': 'tally-report',
  'ledger monthly summary': 'tally-report',
  'bills receivable': 'tally-report',
  'bills payable': 'tally-report',
  'ratio analysis': 'tally-report',
  'funds flow': 'tally-report',
};
/** Titles in other words: `List of Purchase Vouchers`, `SALE REGISTER FROM 01/10/2025`. */
const registerTitles: readonly (readonly [RegExp, TableKind])[] = [
  [/^(list of |details of )?(gst )?purchases?( returns?)? (vouchers|register)\b/i, 'purchase-register'],
  [/^(list of |details of )?(gst )?sales?( returns?)? (vouchers|register)\b/i, 'sales-register'],
];

/** The report a title names: alone, or before its period or company (`Sales Register: 1-Oct-25 to 31-Oct-25`). */
function titleOf(text: string): TableKind | undefined {
  const key = text.toLowerCase().trim();
  const own = titles[key.replace(/\s*\(.*\)$/, '')];
  if (own) return own;
  const named = Object.keys(titles).find((t) => key.startsWith(t));
  const rest = named ? key.slice(named.length) : '';
  const worded = registerTitles.find(([pattern]) => pattern.test(text.trim()))?.[1];
  if (worded && !named) return worded;
  return named &&
    /^\s*([-–:,(]|(for|from|of|as)\b|\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/.test(rest)
    ? titles[named]
    : undefined;
}

/** Headings that only the recipient's side writes. */
const purchaseWords = [
  /^(supplier|vendor)('?s)?(name|gstin|gstno)?$/,
  /^gstinof(the)?(supplier|vendor)$/,
  /^supplierinv/,
  /^suppinv/,
  /^(supplier|vendor)(invoice|bill)/,
  /^input(c|s|i)gst/,
  /^input(integrated|central|state)/,
  /^itc/,
  /^eligib\w*(for)?itc/,
  /^grnno/,
  /^(boe|billofentry)(no|number|date)/,
  /^purchase(?!order)/,
  /^sourceofsupply$/,
];
/** Headings that only the supplier's side writes. */
const salesWords = [
  /^gstin(uin)?of(recipient|customer|buyer|receiver)$/,
  /^(recipient|customer|buyer|receiver)('?s)?(name|gstin|gstno)$/,
  /^output(c|s|i)gst/,
];

/** Headings of the annexures of TDS and TCS statements; the first occur nowhere else. */
const tdsOnly = [
  /^bsrcode/,
  /^sectioncode$/,
  /ofthe(deductee|collectee|employee)$/,
  /^(deductee|collectee)/,
  /^dateofdeduction$/,
  /^amountpaid(or)?credited$/,
  /^newregime115bac$/,
  /^taxablesalary/,
  /^t[dc]sdeducted$/,
];
const tdsWords = [
  ...tdsOnly,
  /^challan/,
  /^dateofdeposit$/,
  /^minorhead$/,
  /^dateofpayment(or)?credit$/,
  /^total(tax)?(deposited|deducted)$/,
  /^tds(amount|amt|rate)?$/,
  /^(tds)?sec(tion)?$/,
  /^dateofpayment$/,
  /^amountpaid$/,
  /^(pan|name)$/,
];
/** Columns of a list of taxpayers besides the PAN. */
const personWords = [
  /^(entity)?status$/,
  /^(entity|assessee)type$/,
  /^dob/,
  /^dateof(birth|incorporation)/,
  /^fathers?name$/,
  /^aadhaar/,
  /^nameof(the)?(assessee|client)$/,
  /^clientname$/,
];
/** Headings of documents: no list of people or ledgers has them. */
const documentWords = [/invoice/, /taxablevalue/, /placeofsupply/, /^hsn/, /gstin\w*of/, /amount/];

/** Headings of broker's statements: purchase and sale value of a share. */
const bought =
  /^(buy|purchase|entry|acquisition)(date|value|price|rate|amount|cost)|^dateof(purchase|acquisition|buy)|^costofacquisition|^bought/;
const soldWords =
  /^(sale|sell|exit|transfer)(date|value|price|rate|amount|consideration|proceeds)|^dateof(sale|sell|transfer)|^fullvalueofconsideration|^sold/;
const ofShares =
  /^isin|^scrip|^symbol$|^stockname|^securityname|^sharename|^nameof(the)?(share|scrip|security)|^noofshares|^numberofshares|^shareunit/;

/** Headings of pay-outs: of marketplaces and of payment gateways. */
const settlementWords = [
  /^settlement(id|value|amount|date|utr)/,
  /^(final|bank)settlement/,
  /^neftid$/,
  /^(marketplace|selling|commission)fees?/,
  /^entityid$/,
  /^payoutdate$/,
  /^liveorderstatus$/,
];
/** Headings of a pay sheet. */
const payWords = [
  /^emp(loyee)?(code|id|no|name)/,
  /^basic(pay|salary)?$/,
  /^hra$/,
  /^gross(pay|salary)$/,
  /^net(pay|salary)$/,
  /^(pf|esi|esic|pt)$/,
];

/** Marks of a list of shares or units sold: their name or ISIN with both sides of the sale. */
const listsAssetsSold = (headings: readonly string[]): string | undefined => {
  const [mark] = countOf(headings, [soldWords]);
  return [[bought], [ofShares]].every((words) => countOf(headings, words).length > 0) ? mark : undefined;
};

const countOf = (headings: readonly string[], words: readonly RegExp[]): string[] =>
  headings.filter((h) => words.some((w) => w.test(squeeze(h))));

/** Whether headings are those of ledgers with debits and credits, and nothing dates or numbers the lines. */
function listsBalances(top: readonly (readonly string[])[]): string | undefined {
  const columns = findColumns(top);
  const p = columns?.places ?? {};
  const paired =
    (p.debit !== undefined && p.credit !== undefined) ||
    (p.closingDebit !== undefined && p.closingCredit !== undefined) ||
    (p.openingDebit !== undefined && p.openingCredit !== undefined);
  if (!columns || p.name === undefined || !paired) return undefined;
  const dated =
    /^((txn|tran|transaction|value|posting|voucher|vch|bill|invoice)?(date|dt)|(vch|voucher)(no|type|number))$/;
  const keys = columns.labels.map(squeeze);
  return keys.some((k) => dated.test(k) || /gstin|^pan$/.test(k)) ? undefined : columns.labels[p.name];
}

/** Whether a line is the heading of a bank account: date, debit, credit and balance; no GSTIN and no voucher. */
function isBankHeading(names: readonly string[]): boolean {
  const fields = new Set(names.map((name) => bankField(name)?.field));
  return (
    fields.has('date') &&
    fields.has('balance') &&
    ((fields.has('debit') && fields.has('credit')) || (fields.has('amount') && fields.has('side'))) &&
    !names.some((name) => /gst|vch|voucher|invoice|bill/i.test(name))
  );
}

/** Whether a register of Tally shows the sums of months alone. */
const byMonth = (top: readonly (readonly string[])[]): boolean =>
  top.some((row) => {
    const keys = row.map(squeeze);
    return keys.includes('particulars') && keys.includes('closingbalance') && !keys.includes('date');
  });

function ofSheet({ name, rows }: Table): RecognisedTable | undefined {
  // Table 15 of GSTR-1, which an operator reports for its suppliers.
  if (/^eco/i.test(name)) return undefined;
  // A marketplace names each sheet after the table of GSTR-1 it is for.
  if (/\bin gstr-?1$/i.test(name.trim())) return { kind: 'sales-register', mark: name.trim() };
  const top = rows.slice(0, TOP).map((row) => row.map(textOf));
  for (const line of top) {
    const cells = line.filter((c) => c !== '');
    const title = titleOf(cells[0] ?? '');
    if (title && cells.length === 1)
      return { kind: /-register$/.test(title) && byMonth(top) ? 'month-totals' : title, mark: cells[0]! };
  }
  const headings = [...new Set(top.flat().filter((c) => c !== ''))];
  const keys = new Set(headings.map(squeeze));
  if (['productservice', 'memodescription', 'salesprice'].every((k) => keys.has(k)))
    return { kind: 'quickbooks-sales', mark: 'Product/Service' };
  const supplier = [...keys].some((k) => /^gstinofsupplier/.test(k));
  if (supplier && [...keys].some((k) => /^itcavailability/.test(k)))
    return { kind: 'gstr2b', mark: 'ITC Availability' };
  if (supplier && [...keys].some((k) => /^gstr3bfilingstatus|^counterpartyreturnstatus/.test(k)))
    return { kind: 'gstr2a', mark: 'GSTR-3B Filing Status' };
  const paid = countOf(headings, settlementWords);
  if (paid.length >= 2 || (paid.length === 1 && keys.has('entityid')))
    return { kind: 'settlement', mark: paid[0]! };
  const pay = countOf(headings, payWords);
  if (pay.length >= 4) return { kind: 'pay-sheet', mark: pay.slice(0, 3).join(', ') };
  if (keys.has('date1') && (keys.has('unitcost') || keys.has('redunits')))
    return { kind: 'fund-gains', mark: 'Unit Cost' };
  const documents = [...keys].some((k) => documentWords.slice(0, -1).some((w) => w.test(k)));
  const sold_assets = listsAssetsSold(headings);
  if (sold_assets && !documents) return { kind: 'gains', mark: sold_assets };
  const deducted = countOf(headings, tdsWords);
  if (deducted.length >= 3 && countOf(headings, tdsOnly).length > (documents ? 1 : 0))
    return { kind: 'tds', mark: deducted.slice(0, 3).join(', ') };
  const persons = countOf(headings, personWords);
  const pan = headings.find((h) => /^pan(no|number)?$/.test(squeeze(h)));
  if (pan && persons.length > 0 && ![...keys].some((k) => documentWords.some((w) => w.test(k))))
    return { kind: 'clients', mark: [pan, ...persons.slice(0, 2)].join(', ') };
  const ledger = listsBalances(top);
  if (ledger !== undefined) return { kind: 'trial-balance', mark: ledger };
  const inward = countOf(headings, purchaseWords);
  const sold = countOf(headings, salesWords);
  if (inward.length >= 2 && sold.length === 0)
    return { kind: 'purchase-register', mark: inward.slice(0, 3).join(', ') };
  if (sold.length > 0 && inward.length === 0) return { kind: 'sales-register', mark: sold[0]! };
  const one = (...names: string[]) => names.some((n) => keys.has(n));
  const line = rows.slice(0, HEADING_LINES).findIndex((row) => isBankHeading(row.map(textOf)));
  if (line >= 0) return { kind: 'bank', mark: 'Balance' };
  if (
    one('debit', 'withdrawal', 'withdrawalamt', 'withdrawals', 'debitamount') &&
    one('credit', 'deposit', 'depositamt', 'deposits', 'creditamount') &&
    one('balance', 'closingbalance', 'runningbalance') &&
    ![...keys].some((k) => k.includes('gstin')) &&
    [...keys].some((k) => /date$/.test(k))
  )
    return { kind: 'bank', mark: 'Balance' };
  return undefined;
}

/** Kind of the sheets of a workbook or CSV, by the first with a mark; undefined if none. */
export function recogniseTables(tables: readonly Table[]): RecognisedTable | undefined {
  for (const table of tables) {
    const found = ofSheet(table);
    if (found) return found;
  }
  return undefined;
}

const sentences = {
  gstr2a: 'isGstr2a',
  gstr2b: 'isGstr2bExcel',
  'sales-register': 'isSalesRegister',
  'purchase-register': 'isPurchaseRegister',
  'day-book': 'isDayBook',
  'trial-balance': 'isTrialBalance',
  clients: 'isClients',
  tds: 'isTdsTable',
  bank: 'isBank',
  gains: 'isGains',
  'quickbooks-sales': 'isQuickbooks',
  'fund-gains': 'isFundGains',
  settlement: 'isSettlement',
  'pay-sheet': 'isPaySheet',
} as const;
/** If no documents are wanted, missing document columns do not matter. */
const elsewhere = { 'day-book': 'isDayBookOnly', bank: 'isBankOnly' } as const;
const ofDocuments: readonly TableKind[] = ['sales-register', 'purchase-register', 'gstr2b'];

/** Headings of registers, of sales as of purchases. */
const invoiceWords = [
  /^(invoice|bill|vchbill)(no|number|date|value|amount)$/,
  /^(total)?taxable(sale)?value/,
  /^taxexclusivegross$/,
  /^placeofsupply/,
  /^hsn/,
  /^(integrated|central|state)tax/,
  /^[cis]gst(amount)?$/,
];

/** Whether a line is the heading of invoices of any seller; TDS payees are identified by PAN. */
const listsInvoices = (tables: readonly Table[]): boolean =>
  tables.some(({ rows }) =>
    rows.slice(0, TOP).some((row) => {
      const line = row.map(textOf);
      return countOf(line, invoiceWords).length >= 3 && !line.some((h) => /^pan/i.test(h));
    }),
  );

/** Why tables have no place where one of `wanted` is read; undefined when they fit or bear no mark. */
export function otherTables(tables: readonly Table[], wanted: readonly TableKind[]): Message | undefined {
  const found = recogniseTables(tables);
  const documents = wanted.some((w) => ofDocuments.includes(w));
  if (!found) return wanted.length > 0 && !documents && listsInvoices(tables) ? say('isInvoices') : undefined;
  const { kind, mark } = found;
  if (wanted.includes(kind)) return undefined;
  if (kind === 'month-totals') return say('isMonthTotals', { report: mark });
  if (kind === 'tally-report')
    return say(documents ? 'isTallyReport' : 'isTallyReportOnly', { report: mark });
  if (!documents && (kind === 'bank' || kind === 'day-book')) return say(elsewhere[kind]);
  return say(sentences[kind]);
}
