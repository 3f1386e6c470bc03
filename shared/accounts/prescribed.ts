import type { Paise } from '../money.ts';
import type { Head, LedgerGroup } from './groups.ts';
import { type Adjustments, isStock, noAdjustments } from './statements.ts';
import type { Schedule, StatementRow } from './statements-layout.ts';
import { closingOf, type Ledger } from './trial-balance.ts';

/**
 * The format a kind of entity is bound to: Division I of Schedule III to the Companies Act 2013 (s.129(1)); the formats of the ICAI's guidance notes
 * on financial statements of limited liability partnerships and of non-corporate entities, and of its technical guide for not-for-profit organisations.
 */
export type Format = 'schedule-iii' | 'llp' | 'non-corporate' | 'not-for-profit';

/** Format for a type of entity. */
export const formatOf = (status: string): Format =>
  /company/i.test(status)
    ? 'schedule-iii'
    : status === 'LLP'
      ? 'llp'
      : /ITR 7/i.test(status)
        ? 'not-for-profit'
        : 'non-corporate';

/** Funds and liabilities of the formats, in their order; shown as credits. */
export const liabilities = [
  'capital',
  'currentAccount',
  'reserves',
  'application',
  'longSecured',
  'longUnsecured',
  'deferredLiability',
  'otherLong',
  'longProvisions',
  'shortSecured',
  'shortUnsecured',
  'payablesSmall',
  'payables',
  'otherLiabilities',
  'shortProvisions',
] as const;
/** Assets in their order. */
export const assets = [
  'tangible',
  'intangible',
  'progress',
  'investments',
  'deferredAsset',
  'longAdvances',
  'otherNonCurrent',
  'currentInvestments',
  'inventories',
  'receivables',
  'cash',
  'shortAdvances',
  'otherAssets',
] as const;
const income = ['revenue', 'otherIncome'] as const;
const costs = [
  'materials',
  'purchases',
  'stockChange',
  'employees',
  'finance',
  'depreciation',
  'otherExpenses',
] as const;
/** Items of the formats, in the sign they are shown in. */
const items = [
  ...liabilities,
  ...assets,
  ...income,
  ...costs,
  'exceptional',
  'partnersPay',
  'currentTax',
  'deferredTax',
] as const;
export type ItemKey = (typeof items)[number];

interface Item {
  amount: Paise;
  lines: { label: string; amount: Paise }[];
}
type Items = Record<ItemKey, Item>;

const credits = new Set<ItemKey>([...liabilities, ...income]);

const ofExpenses: Partial<Record<Head, ItemKey>> = {
  'Employee benefits': 'employees',
  Depreciation: 'depreciation',
  'Remuneration of partners': 'partnersPay',
  'Current tax': 'currentTax',
  'Deferred tax': 'deferredTax',
  'Exceptional items': 'exceptional',
};

/** Heads of each group with their own item, then the default item of the group. */
const places: Readonly<Record<LedgerGroup, readonly [Partial<Record<Head, ItemKey>>, ItemKey]>> = {
  'Capital Account': [
    { 'Current account of owners': 'currentAccount', 'Share application money': 'application' },
    'capital',
  ],
  'Reserves & Surplus': [{}, 'reserves'],
  'Long-term Liabilities': [
    {
      'Secured loans': 'longSecured',
      'Deferred tax': 'deferredLiability',
      Provisions: 'longProvisions',
      'Trade payables': 'otherLong',
      'Duties and taxes': 'otherLong',
      'Other current liabilities': 'otherLong',
      'Other long-term liabilities': 'otherLong',
      Suspense: 'otherLong',
    },
    'longUnsecured',
  ],
  'Current Liabilities': [
    {
      'Secured loans': 'shortSecured',
      'Unsecured loans': 'shortUnsecured',
      'Trade payables': 'payables',
      'Dues of micro and small enterprises': 'payablesSmall',
      Provisions: 'shortProvisions',
      'Deferred tax': 'deferredLiability',
    },
    'otherLiabilities',
  ],
  'Fixed Assets': [{ 'Intangible assets': 'intangible', 'Capital work-in-progress': 'progress' }, 'tangible'],
  Investments: [{ 'Current investments': 'currentInvestments' }, 'investments'],
  'Current Assets': [
    {
      'Trade receivables': 'receivables',
      'Cash and bank balances': 'cash',
      'Loans and advances': 'shortAdvances',
      'Long-term loans and advances': 'longAdvances',
      'Other non-current assets': 'otherNonCurrent',
      'Current investments': 'currentInvestments',
      'Deferred tax': 'deferredAsset',
    },
    'otherAssets',
  ],
  'Sales / Revenue': [{}, 'revenue'],
  'Other Income': [{ 'Exceptional items': 'exceptional' }, 'otherIncome'],
  Purchase: [{ 'Raw materials': 'materials' }, 'purchases'],
  'Direct Expenses': [ofExpenses, 'otherExpenses'],
  'Indirect Expenses': [ofExpenses, 'otherExpenses'],
  'Administrative Expenses': [ofExpenses, 'otherExpenses'],
  'Financial Expenses': [ofExpenses, 'finance'],
};

/** Trial balance amounts by item of the formats, and the result of the year; paise. */
export function itemsOf(
  ledgers: readonly Ledger[],
  adjustments: Adjustments = noAdjustments,
): { items: Items; profitBeforeTax: Paise; profit: Paise; difference: Paise } {
  const found = Object.fromEntries(items.map((key) => [key, { amount: 0, lines: [] }])) as unknown as Items;
  const add = (key: ItemKey, label: string, amount: Paise) => {
    if (amount === 0) return;
    found[key].amount += amount;
    found[key].lines.push({ label, amount });
  };
  let opening = 0;
  for (const ledger of ledgers) {
    const closing = closingOf(ledger);
    if (isStock(ledger)) {
      opening += closing;
      continue;
    }
    const [own, rest] = places[ledger.ledger_group];
    const key = (ledger.head && own[ledger.head]) ?? rest;
    add(key, ledger.ledger_name, credits.has(key) ? -closing : closing);
  }
  add('inventories', 'Closing stock', adjustments.closing_stock);
  add('stockChange', 'Opening stock', opening);
  add('stockChange', 'Less: closing stock', -adjustments.closing_stock);
  add('tangible', 'Less: depreciation', -adjustments.depreciation);
  add('depreciation', 'Depreciation not yet in the books', adjustments.depreciation);
  const of = (...keys: ItemKey[]) => keys.reduce((sum, key) => sum + found[key].amount, 0);
  const expenses = of(...costs, 'exceptional', 'partnersPay');
  const profitBeforeTax = of(...income) - expenses;
  const profit = profitBeforeTax - of('currentTax', 'deferredTax');
  const difference = ledgers.reduce((sum, l) => sum + closingOf(l), 0);
  return { items: found, profitBeforeTax, profit, difference };
}

/** A row of a format: a heading, an item by key, or a sum of items (a leading minus subtracts). */
type Spec =
  | readonly ['heading', label: string]
  | readonly ['line', label: string, keys: readonly ItemKey[]]
  | readonly ['total', label: string, keys: readonly (ItemKey | `-${ItemKey}`)[]];

const ownersFunds: Readonly<Record<Format, readonly Spec[]>> = {
  'schedule-iii': [
    ['heading', 'I. Equity and liabilities'],
    ['heading', '1. Shareholders’ funds'],
    ['line', '(a) Share capital', ['capital', 'currentAccount']],
    ['line', '(b) Reserves and surplus', ['reserves']],
    ['line', '2. Share application money pending allotment', ['application']],
  ],
  llp: [
    ['heading', 'I. Partners’ funds and liabilities'],
    ['heading', '1. Partners’ funds'],
    ['line', '(a)(i) Partners’ contribution', ['capital', 'application']],
    ['line', '(a)(ii) Partners’ current account', ['currentAccount']],
    ['line', '(b) Reserves and surplus', ['reserves']],
  ],
  'non-corporate': [
    ['heading', 'I. Owners’ funds and liabilities'],
    ['heading', '1. Owners’ funds'],
    ['line', '(a)(i) Owners’ capital', ['capital', 'application']],
    ['line', '(a)(ii) Owners’ current account', ['currentAccount']],
    ['line', '(b) Reserves and surplus', ['reserves']],
  ],
  'not-for-profit': [
    ['heading', 'I. Sources of funds'],
    ['heading', '1. Funds of the organisation'],
    ['line', '(a) Corpus', ['capital', 'application']],
    ['line', '(b) Other funds and reserves', ['reserves']],
    ['line', '(c) Income and expenditure account', ['currentAccount']],
  ],
};

const sheetRows = (format: Format): readonly Spec[] => {
  const [non, current] = format === 'schedule-iii' ? [3, 4] : [2, 3];
  return [
    ...ownersFunds[format],
    ['heading', `${non}. Non-current liabilities`],
    ['line', '(a) Long-term borrowings', ['longSecured', 'longUnsecured']],
    ['line', '(b) Deferred tax liabilities (net)', ['deferredLiability']],
    ['line', '(c) Other long-term liabilities', ['otherLong']],
    ['line', '(d) Long-term provisions', ['longProvisions']],
    ['heading', `${current}. Current liabilities`],
    ['line', '(a) Short-term borrowings', ['shortSecured', 'shortUnsecured']],
    ['line', '(b) Trade payables: (A) dues of micro and small enterprises', ['payablesSmall']],
    ['line', '(b) Trade payables: (B) dues of other creditors', ['payables']],
    ['line', '(c) Other current liabilities', ['otherLiabilities']],
    ['line', '(d) Short-term provisions', ['shortProvisions']],
    ['total', 'Total of funds and liabilities', liabilities],
    ['heading', 'II. Assets'],
    ['heading', '1. Non-current assets'],
    ['line', '(a)(i) Property, plant and equipment', ['tangible']],
    ['line', '(a)(ii) Intangible assets', ['intangible']],
    ['line', '(a)(iii) Capital work-in-progress', ['progress']],
    ['line', '(b) Non-current investments', ['investments']],
    ['line', '(c) Deferred tax assets (net)', ['deferredAsset']],
    ['line', '(d) Long-term loans and advances', ['longAdvances']],
    ['line', '(e) Other non-current assets', ['otherNonCurrent']],
    ['heading', '2. Current assets'],
    ['line', '(a) Current investments', ['currentInvestments']],
    ['line', '(b) Inventories', ['inventories']],
    ['line', '(c) Trade receivables', ['receivables']],
    ['line', '(d) Cash and cash equivalents', ['cash']],
    ['line', '(e) Short-term loans and advances', ['shortAdvances']],
    ['line', '(f) Other current assets', ['otherAssets']],
    ['total', 'Total assets', assets],
  ];
};

const less = <K extends ItemKey>(keys: readonly K[]) => keys.map((key) => `-${key}` as const);

/** Income and expenditure account: no profit is shared. */
const expenditureRows: readonly Spec[] = [
  ['line', 'I. Donations, grants, fees and sales', ['revenue']],
  ['line', 'II. Other income', ['otherIncome']],
  ['total', 'III. Total income (I + II)', income],
  ['heading', 'IV. Expenditure'],
  ['line', 'Materials consumed or distributed', ['materials']],
  ['line', 'Purchases', ['purchases']],
  ['line', 'Changes in inventories', ['stockChange']],
  ['line', 'Employee benefits expense', ['employees']],
  ['line', 'Finance costs', ['finance']],
  ['line', 'Depreciation and amortisation expense', ['depreciation']],
  ['line', 'Spending on the objects and other expenses', ['otherExpenses', 'partnersPay']],
  ['total', 'Total expenditure', [...costs, 'partnersPay']],
  [
    'total',
    'V. Excess of income over expenditure before exceptional items (III − IV)',
    [...income, ...less([...costs, 'partnersPay'])],
  ],
  ['line', 'VI. Exceptional items', ['exceptional']],
  ['line', 'VII. Tax', ['currentTax', 'deferredTax']],
  [
    'total',
    'VIII. Excess of income over expenditure for the year',
    [...income, ...less([...costs, 'partnersPay', 'exceptional', 'currentTax', 'deferredTax'])],
  ],
];

const accountRows = (format: Format): readonly Spec[] => {
  if (format === 'not-for-profit') return expenditureRows;
  const company = format === 'schedule-iii';
  const profit = company
    ? 'Profit before exceptional items and tax'
    : 'Profit before exceptional items, remuneration of partners and tax';
  return [
    ['line', 'I. Revenue from operations', ['revenue']],
    ['line', 'II. Other income', ['otherIncome']],
    ['total', 'III. Total income (I + II)', income],
    ['heading', 'IV. Expenses'],
    ['line', 'Cost of materials consumed', ['materials']],
    ['line', 'Purchases of stock-in-trade', ['purchases']],
    ['line', 'Changes in inventories', ['stockChange']],
    ['line', 'Employee benefits expense', ['employees']],
    ['line', 'Finance costs', ['finance']],
    ['line', 'Depreciation and amortisation expense', ['depreciation']],
    ['line', 'Other expenses', company ? ['otherExpenses', 'partnersPay'] : ['otherExpenses']],
    ['total', 'Total expenses', company ? [...costs, 'partnersPay'] : costs],
    [
      'total',
      `V. ${profit} (III − IV)`,
      [...income, ...less(costs), ...(company ? less(['partnersPay']) : [])],
    ],
    ['line', 'VI. Exceptional items', ['exceptional']],
    ...(company ? [] : ([['line', 'VII. Remuneration of partners', ['partnersPay']]] as const)),
    [
      'total',
      `${company ? 'VII' : 'VIII'}. Profit before tax`,
      [...income, ...less([...costs, 'exceptional', 'partnersPay'])],
    ],
    ['heading', `${company ? 'VIII' : 'IX'}. Tax expense`],
    ['line', '(1) Current tax', ['currentTax']],
    ['line', '(2) Deferred tax', ['deferredTax']],
    [
      'total',
      `${company ? 'IX' : 'X'}. Profit for the year`,
      [...income, ...less([...costs, 'exceptional', 'partnersPay', 'currentTax', 'deferredTax'])],
    ],
  ];
};

/** Statements in a prescribed format with the previous year in the second column, and the note for each item. */
export interface PrescribedStatements {
  format: Format;
  balanceSheet: StatementRow[];
  profitAndLoss: StatementRow[];
  notes: Schedule[];
  /** Assets less funds and liabilities. */
  difference: Paise;
}

type Year = ReturnType<typeof itemsOf>;

/** A year with its result among the funds: surplus of a company, current account of owners else. */
const withResult = (year: Year, format: Format): Year => {
  const key = format === 'schedule-iii' ? 'reserves' : 'currentAccount';
  const { amount, lines } = year.items[key];
  const result = {
    label: format === 'not-for-profit' ? 'Excess of income over expenditure' : 'Profit for the year',
    amount: year.profit,
  };
  return {
    ...year,
    items: {
      ...year.items,
      [key]: { amount: amount + year.profit, lines: year.profit === 0 ? lines : [...lines, result] },
    },
  };
};

const noteLines = (now: readonly Item[], before: readonly Item[] | undefined): Schedule['lines'] => {
  const earlier = new Map<string, Paise>();
  for (const { lines } of before ?? [])
    for (const { label, amount } of lines) earlier.set(label, (earlier.get(label) ?? 0) + amount);
  const out: Schedule['lines'] = now.flatMap(({ lines }) =>
    lines.map(({ label, amount }) => {
      const previous = earlier.get(label);
      earlier.delete(label);
      return { label, amount, ...(before ? { previous: previous ?? 0 } : {}) };
    }),
  );
  for (const [label, previous] of earlier) out.push({ label, amount: 0, previous });
  return out;
};

/** The accounts in a format, with the previous year's where known. */
export function prescribed(format: Format, now: Year, before?: Year): PrescribedStatements {
  const notes: Schedule[] = [];
  const this_ = withResult(now, format);
  const last = before && withResult(before, format);
  const figureOf = (year: Year, keys: readonly string[]) =>
    keys.reduce((sum, key) => {
      const away = key.startsWith('-');
      const { amount } = year.items[(away ? key.slice(1) : key) as ItemKey];
      return sum + (away ? -amount : amount);
    }, 0);
  const rows = (specs: readonly Spec[]): StatementRow[] =>
    specs.map((spec): StatementRow => {
      if (spec[0] === 'heading') return { kind: 'heading', label: spec[1] };
      const [kind, label, keys] = spec;
      const row: StatementRow = {
        kind,
        label,
        amount: figureOf(this_, keys),
        ...(last ? { previous: figureOf(last, keys) } : {}),
      };
      if (kind === 'total') return row;
      const of = (year: Year) => keys.map((key) => year.items[key as ItemKey]);
      const lines = noteLines(of(this_), last && of(last));
      if (lines.length === 0) return row;
      const number = notes.length + 1;
      const { amount = 0, previous } = row;
      notes.push({ number, label, amount, ...(previous === undefined ? {} : { previous }), lines });
      return { ...row, schedule: number };
    });
  const balanceSheet = rows(sheetRows(format));
  const profitAndLoss = rows(accountRows(format));
  return { format, balanceSheet, profitAndLoss, notes, difference: now.difference };
}

/** Name of the format, and which parts of it a trial balance cannot give. */
export const formatTexts: Readonly<Record<Format, { name: string; missing: string }>> = {
  'schedule-iii': {
    name: 'Schedule III to the Companies Act 2013, Division I',
    missing:
      'Not in a trial balance, to be added: earnings per share, number of shares and holders above 5%, ageing of receivables and payables, ratios of paragraph 6L, contingent liabilities.',
  },
  llp: {
    name: 'Format of the ICAI for limited liability partnerships',
    missing:
      'Not in a trial balance, to be added: movement of each partner’s account, ageing of receivables and payables, contingent liabilities.',
  },
  'non-corporate': {
    name: 'Format of the ICAI for non-corporate entities',
    missing:
      'Not in a trial balance, to be added: movement of each owner’s account, ageing of receivables and payables, contingent liabilities.',
  },
  'not-for-profit': {
    name: 'Format of the ICAI for not-for-profit organisations',
    missing:
      'Not in a trial balance, to be added: restricted funds by purpose, receipts and payments account, contingent liabilities.',
  },
};
