import type { Paise } from '../money.ts';
import type { Desk } from './desk.ts';
import type { Place } from './enter.ts';
import { scalarPaths } from './of-return.ts';
import type { Figure, PaperKind, Piece } from './pieces.ts';

/** Evidence for one figure: its place in the return, the total of the papers, and its papers and payers. Paise. */
interface FigureEvidence {
  figure: Figure;
  /** Field or list of the form; '' if the form has none. */
  path: string;
  evidence: Paise;
  /** Null where the form has nothing to compare. */
  in_return: Paise | null;
  /** Accounts, payers or sales that count. */
  count: number;
  sources: PaperKind[];
}

const lists: Partial<Record<Figure, string>> = {
  interest_others: 'other_sources.others',
  salary_gross: 'salary.employers',
  rent_received: 'house_property.properties',
  tds_salary: 'taxes_paid.tds_salary',
  tds_other: 'taxes_paid.tds_other',
  tds3: 'taxes_paid.tds_buyer_tenant',
  tcs: 'taxes_paid.tcs',
  advance_tax: 'taxes_paid.payments',
  self_assessment: 'taxes_paid.payments',
  '112A': 'schedule_112a.rows',
  '111A': 'capital_gains.short.equity_111a',
  '50AA': 'capital_gains.short.other_assets',
  short_slab: 'capital_gains.short.other_assets',
  '112': 'capital_gains.long.assets',
  property_consideration: 'capital_gains.long.land',
  vda_consideration: 'schedule_vda.rows',
  speculative: 'trading.intraday_income',
  fno: 'trading.derivatives_income',
} satisfies Partial<Record<Figure, Place>>;

/** Where ITR-1 and ITR-4 have them otherwise. */
const listsOfSmallForms: Partial<Record<Figure, string>> = {
  tds_salary: 'salary.employers',
  tds3: 'taxes_paid.tds_tenant',
  '112A': 'exempt_income.ltcg_112a',
} satisfies Partial<Record<Figure, Place>>;

/** Where a form has a figure. */
function pathOf(figure: Figure, type: string): string {
  const path = scalarPaths(type)[figure];
  if (path) return path;
  const two = type === 'ITR-2' || type === 'ITR-3';
  return (two ? undefined : listsOfSmallForms[figure]) ?? lists[figure] ?? '';
}

/** Each figure of papers and return, with explained and unexplained parts. */
export function figuresOf(desk: Omit<Desk, 'suggestions'>, type: string): FigureEvidence[] {
  const { incomes, credits, gains, totals } = desk.account;
  const figures = new Set<Figure>([
    ...(Object.keys(totals) as Figure[]),
    ...(Object.entries(desk.has?.figures ?? {}) as [Figure, Paise][]).flatMap(([f, v]) => (v ? [f] : [])),
  ]);
  return [...figures].map((figure) => {
    const groups = [...incomes, ...credits].filter((g) => g.figure === figure);
    const lots = gains.find((g) => g.figure === figure)?.lots ?? [];
    const counted: Piece[] = [...groups.flatMap((g) => g.pieces), ...lots];
    const keys = new Set(counted.map((p) => p.key));
    const mates = new Set(
      desk.joins
        .filter((j) => j.a.some((key) => keys.has(key)) || j.b.some((key) => keys.has(key)))
        .flatMap((j) => [...j.a, ...j.b]),
    );
    const accounts = new Set(counted.map((p) => p.detail.account || p.payer_id || p.payer || p.key));
    return {
      figure,
      path: pathOf(figure, type),
      evidence: totals[figure] ?? 0,
      in_return: desk.has?.figures[figure] ?? null,
      count: lots.length || accounts.size,
      sources: [
        ...new Set(
          [
            ...counted,
            ...groups.flatMap((g) => g.others),
            ...desk.pieces.filter((p) => mates.has(p.key)),
          ].map((p) => p.source),
        ),
      ],
    };
  });
}
