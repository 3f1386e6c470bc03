import { formatPaise, type Paise } from '../money.ts';
import type { BalanceSheet, FinalAccounts, Line, ProfitAndLoss, Ratios } from './statements.ts';

/** One row of a statement on screen, in the PDF and in Excel. Labels are English source texts. */
export interface StatementRow {
  kind: 'heading' | 'line' | 'total';
  label: string;
  /** Paise; absent on headings. */
  amount?: Paise;
  /** The same line a year before, where there is one. */
  previous?: Paise;
  /** Number of the schedule for the line, from 1. */
  schedule?: number;
}

/** Ledgers making up one line of a statement. */
export interface Schedule {
  number: number;
  label: string;
  amount: Paise;
  previous?: Paise;
  lines: { label: string; amount: Paise; previous?: Paise }[];
}

/** A formatted ratio: `33.00%` or `2.85`. */
interface ShownRatio {
  label: string;
  value: string;
  previous?: string;
}

/** The final accounts in the vertical layout, with numbered schedules. Amounts in paise. */
interface StatementLayout {
  profitAndLoss: StatementRow[];
  balanceSheet: StatementRow[];
  schedules: Schedule[];
  ratios: ShownRatio[];
  /** Assets less liabilities; not 0 while the trial balance does not balance. */
  difference: Paise;
}

const ratioNames: readonly (readonly [keyof Ratios, string, 'percent' | 'times'])[] = [
  ['grossProfit', 'Gross profit to revenue', 'percent'],
  ['netProfit', 'Net profit to revenue', 'percent'],
  ['currentRatio', 'Current ratio', 'times'],
  ['debtEquity', 'Debt to equity', 'times'],
  ['stockTurnover', 'Stock turnover', 'times'],
];

// Basis points have two decimals both as per cent and as times: 3300 is 33.00%, 28500 is 2.85.
const ratioText = (value: number, kind: 'percent' | 'times'): string =>
  kind === 'percent' ? `${formatPaise(value)}%` : formatPaise(Math.round(value / 100));

const ratiosOf = (now: Ratios, before: Ratios | undefined): ShownRatio[] =>
  ratioNames.flatMap(([key, label, kind]) => {
    const value = now[key];
    if (value === undefined) return [];
    const earlier = before?.[key];
    return [
      {
        label,
        value: ratioText(value, kind),
        ...(earlier === undefined ? {} : { previous: ratioText(earlier, kind) }),
      },
    ];
  });

const byLabel = (lines: readonly Line[] | undefined): Map<string, Paise> => {
  const out = new Map<string, Paise>();
  for (const line of lines ?? []) out.set(line.label, (out.get(line.label) ?? 0) + line.amount);
  return out;
};

/** Ledgers of this year with last year's amounts; those only in last year come last with 0. */
function compared(now: Line, before: Line | undefined): Schedule['lines'] {
  const earlier = byLabel(before?.children);
  const lines = (now.children ?? []).map((c) => {
    const previous = earlier.get(c.label);
    earlier.delete(c.label);
    return { label: c.label, amount: c.amount, ...(previous === undefined ? {} : { previous }) };
  });
  for (const [label, previous] of earlier) lines.push({ label, amount: 0, previous });
  return lines;
}

/** Vertical layout of this year's accounts, with the previous year's where known. */
export function layoutOf(now: FinalAccounts, before?: FinalAccounts): StatementLayout {
  const schedules: Schedule[] = [];
  const heading = (label: string): StatementRow => ({ kind: 'heading', label });
  const total = (label: string, amount: Paise, previous: Paise | undefined): StatementRow => ({
    kind: 'total',
    label,
    amount,
    ...(previous === undefined ? {} : { previous }),
  });
  const line = (current: Line, earlier: Line | undefined, label = current.label): StatementRow[] => {
    if (current.amount === 0 && !current.children && !earlier?.amount) return [];
    const beside = before ? { previous: earlier?.amount ?? 0 } : {};
    const lines = compared(current, earlier);
    const number = schedules.length + 1;
    if (lines.length > 0) schedules.push({ number, label, amount: current.amount, ...beside, lines });
    return [
      {
        kind: 'line',
        label,
        amount: current.amount,
        ...beside,
        ...(lines.length > 0 ? { schedule: number } : {}),
      },
    ];
  };
  /** Heads of a list, those only last year had included. */
  const list = (current: readonly Line[], earlier: readonly Line[] | undefined): StatementRow[] => {
    const rest = (earlier ?? []).filter((e) => !current.some((c) => c.label === e.label));
    return [
      ...current.flatMap((c) =>
        line(
          c,
          earlier?.find((e) => e.label === c.label),
        ),
      ),
      ...rest.flatMap((e) => line({ label: e.label, amount: 0 }, e)),
    ];
  };

  const bs = now.balanceSheet;
  const bsBefore = before?.balanceSheet;
  const at = (key: 'capital' | 'reserves' | 'longTermLiabilities' | 'fixedAssets' | 'investments') =>
    line(bs[key], bsBefore?.[key]);
  const balanceSheet: StatementRow[] = [
    heading('Equity and liabilities'),
    ...at('capital'),
    ...at('reserves'),
    ...at('longTermLiabilities'),
    ...list(bs.currentLiabilities, bsBefore?.currentLiabilities),
    total('Total equity and liabilities', bs.totalLiabilities, bsBefore?.totalLiabilities),
    heading('Assets'),
    ...at('fixedAssets'),
    ...at('investments'),
    ...list(bs.currentAssets, bsBefore?.currentAssets),
    total('Total assets', bs.totalAssets, bsBefore?.totalAssets),
    ...differenceRow(bs, bsBefore),
  ];

  const pl = now.profitAndLoss;
  const plBefore = before?.profitAndLoss;
  type LineKey = {
    [K in keyof ProfitAndLoss]: ProfitAndLoss[K] extends Line ? K : never;
  }[keyof ProfitAndLoss];
  const item = (key: LineKey) => line(pl[key], plBefore?.[key]);
  const profitAndLoss: StatementRow[] = [
    heading('Trading account'),
    ...item('revenue'),
    ...item('closingStock'),
    heading('Less'),
    ...item('openingStock'),
    ...item('purchases'),
    ...item('directExpenses'),
    total('Gross profit', pl.grossProfit, plBefore?.grossProfit),
    heading('Profit and loss account'),
    ...item('otherIncome'),
    heading('Less'),
    ...item('administrative'),
    ...item('financial'),
    ...item('otherExpenses'),
    ...item('depreciation'),
    total('Net profit', pl.netProfit, plBefore?.netProfit),
  ];
  return {
    profitAndLoss: withoutEmptyHeadings(profitAndLoss),
    balanceSheet,
    schedules,
    ratios: ratiosOf(now.ratios, before?.ratios),
    difference: bs.difference,
  };
}

function differenceRow(now: BalanceSheet, before: BalanceSheet | undefined): StatementRow[] {
  if (now.difference === 0 && !before?.difference) return [];
  return [
    {
      kind: 'line',
      label: 'Difference in the trial balance',
      amount: now.difference,
      ...(before ? { previous: before.difference } : {}),
    },
  ];
}

/** A heading with nothing before the next total or heading is left out. */
const withoutEmptyHeadings = (rows: readonly StatementRow[]): StatementRow[] =>
  rows.filter((row, i) => row.kind !== 'heading' || rows[i + 1]?.kind === 'line');
