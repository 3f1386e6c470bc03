import { previousYear } from '../dates.ts';
import { type FormValues, getAt, type RowAt } from '../forms/paths.ts';
import type { AnyItr } from '../itr/values/any-form.ts';
import type { Paise } from '../money.ts';
import type { Place } from './enter.ts';
import { type Figure, gainFigures } from './pieces.ts';

/** A tax claim in the return: deductor, section as in the return, gross and tax. */
interface Claim {
  figure: 'tds_other' | 'tds3' | 'tcs';
  id: string;
  section: string;
  gross: Paise;
  tax: Paise;
  path: string;
}

/** Return amounts by figure; undefined if the form has no comparable field. */
export interface OfReturn {
  type: string;
  figures: Partial<Record<Figure, Paise>>;
  employers: { tan: string; name: string; gross: Paise; tax: Paise }[];
  claims: Claim[];
  challans: { bsr: string; date: string; serial: number; amount: Paise }[];
  /** Deemed sale value of land and buildings (section 50C). */
  property_taken: Paise;
}

const paise = (x: unknown): Paise => (typeof x === 'number' && Number.isFinite(x) ? Math.round(x * 100) : 0);
const rowsAt = <P extends Place>(data: AnyItr, path: P): RowAt<AnyItr, P>[] => {
  const rows = getAt(data, path);
  return Array.isArray(rows) ? rows.filter((r) => typeof r === 'object' && r !== null) : [];
};
const text = (x: unknown): string => (typeof x === 'string' ? x.trim() : '');
const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** Fields of each form for figures with a single amount, which the desk adds to and subtracts from. */
export const scalarPaths = (type: string): Partial<Record<Figure, Place>> => ({
  interest_savings: 'other_sources.interest_from_savings',
  interest_deposit: 'other_sources.interest_from_deposits',
  interest_refund: 'other_sources.interest_on_refund',
  dividend: 'other_sources.dividend_income',
  ...(type === 'ITR-2' || type === 'ITR-3'
    ? {
        interest_others: 'other_sources.other_interest',
        rent_machinery: 'other_sources.plant_rent',
        business_trust: 'other_sources.business_trust',
        winnings_115BB: 'other_sources.lottery',
        winnings_115BBJ: 'other_sources.online_games',
      }
    : {}),
});

/** A long-term row of Schedule 112A as its gain (section 55(2)(ac)). */
function gainOfRow(row: RowAt<AnyItr, 'schedule_112a.rows'>): Paise {
  const [sale, paid] = [paise(row.sale_value), paise(row.purchase_cost)];
  const fmv = row.acquired === 'BE' ? Math.round(paise(row.fmv_unit) * Number(row.units ?? 0)) : 0;
  return sale - Math.max(paid, Math.min(fmv, sale)) - paise(row.expenses);
}

type Block =
  | `capital_gains.${'short.equity_111a' | 'long.assets' | 'long.listed_112'}.${'sale' | 'before'}`
  | 'capital_gains.short.other_assets';

/** Gain of a block: consideration less cost, improvement and transfer expenses. */
const gainOf = (at: (path: Place) => Paise, block: Block, received: Paise): Paise =>
  received - at(`${block}.cost`) - at(`${block}.improvement`) - at(`${block}.expenses`);

const sides = ['sale', 'before'] as const;
/** Gains under section 112 other than land: listed bonds and other assets, including foreign shares. */
const otherLong = (at: (path: Place) => Paise): Paise =>
  sum(
    sides.flatMap((side) => {
      const assets = `capital_gains.long.assets.${side}` as const;
      const listed = `capital_gains.long.listed_112.${side}` as const;
      return [
        gainOf(at, assets, at(`${assets}.other_value`) + at(`${assets}.unquoted_value`)),
        gainOf(at, listed, at(`${listed}.full_value`)),
      ];
    }),
  );

/** The tax claimed as deducted or collected, row by row. */
function claimsOf(data: AnyItr): Claim[] {
  const claims = <P extends Place>(
    figure: Claim['figure'],
    path: P,
    of: (row: RowAt<AnyItr, P>) => { id: unknown; section?: unknown; gross: unknown; tax: unknown },
  ): Claim[] =>
    rowsAt(data, path).map((row, i) => {
      const { id, section, gross, tax } = of(row);
      return {
        figure,
        id: text(id).toUpperCase(),
        section: text(section),
        gross: paise(gross),
        tax: paise(tax),
        path: `${path}.${i}`,
      };
    });
  return [
    ...claims('tds_other', 'taxes_paid.tds_other', (r) => ({
      id: r.tan,
      section: r.section,
      gross: r.gross_receipt,
      tax: r.tds_claimed ?? r.tds_deducted ?? r.deducted,
    })),
    ...claims('tds3', 'taxes_paid.tds_tenant', (r) => ({
      id: r.tenant_pan,
      section: r.section,
      gross: r.gross_receipt,
      tax: r.tds_claimed ?? r.tds_deducted,
    })),
    ...claims('tds3', 'taxes_paid.tds_buyer_tenant', (r) => ({
      id: r.deductor_pan,
      section: r.section,
      gross: r.gross_receipt,
      tax: r.tds_claimed ?? r.deducted,
    })),
    ...claims('tcs', 'taxes_paid.tcs', (r) => ({
      id: r.tan,
      gross: r.gross_payment,
      tax: r.tcs_claimed ?? r.tcs_collected ?? r.collected,
    })),
  ];
}

/** Figures of a draft, from the form data; never throws. */
export function ofReturn(type: string, assessmentYear: string, draft: FormValues): OfReturn {
  const data: AnyItr = draft;
  const at = (path: Place): Paise => paise(getAt(data, path));
  const two = type === 'ITR-2' || type === 'ITR-3';
  const figures: OfReturn['figures'] = {};
  for (const [figure, path] of Object.entries(scalarPaths(type)) as [Figure, Place][])
    figures[figure] = at(path);
  // Interest that was entered as another source under its name.
  figures.interest_others =
    (figures.interest_others ?? 0) +
    sum(
      rowsAt(data, 'other_sources.others')
        .filter((r) => /interest/i.test(text(r.description)))
        .map((r) => paise(r.amount)),
    );
  const deductedBy = new Map<string, { name: string; tax: Paise }>();
  for (const r of two ? rowsAt(data, 'taxes_paid.tds_salary') : []) {
    const tan = text(r.employer_tan).toUpperCase();
    const had = deductedBy.get(tan)?.tax ?? 0;
    deductedBy.set(tan, { name: text(r.employer_name), tax: had + paise(r.tds_deducted) });
  }
  const employers: OfReturn['employers'] = rowsAt(data, 'salary.employers').map((r) => {
    const tan = text(r.employer_tan).toUpperCase();
    return {
      tan,
      name: text(r.employer_name),
      gross: paise(r.salary_17_1) + paise(r.perquisites) + paise(r.profit_in_lieu_salary),
      tax: two ? (deductedBy.get(tan)?.tax ?? 0) : paise(r.tds_deducted),
    };
  });
  // Tax may be claimed for an employer without salary in the return.
  for (const [tan, { name, tax }] of deductedBy)
    if (!employers.some((e) => e.tan === tan)) employers.push({ tan, name, gross: 0, tax });
  figures.salary_gross = sum(employers.map((e) => e.gross));
  figures.tds_salary = sum(employers.map((e) => e.tax));
  const properties = rowsAt(data, 'house_property.properties');
  figures.rent_received =
    sum(properties.map((p) => paise(p.gross_annual_value))) + at('house_property.gross_annual_value');
  const receipts = (['business44ad', 'profession44ada'] as const).map((b) =>
    sum((['digital_receipts', 'cash_receipts', 'other_receipts'] as const).map((f) => at(`${b}.${f}`))),
  );
  if (type === 'ITR-4') figures.business_receipts = sum(receipts);
  if (type === 'ITR-3' && getAt(data, 'profit_loss') === undefined)
    figures.business_receipts =
      sum(receipts) +
      sum(
        (['business_without_books', 'profession'] as const).flatMap((b) =>
          (['bank_receipts', 'other_receipts'] as const).map((f) => at(`${b}.${f}`)),
        ),
      );
  const claims = claimsOf(data);
  for (const figure of ['tds_other', 'tds3', 'tcs'] as const)
    figures[figure] = sum(claims.filter((c) => c.figure === figure).map((c) => c.tax));
  const { to } = previousYear(assessmentYear);
  const challans = rowsAt(data, 'taxes_paid.payments').map((r) => ({
    bsr: text(r.bsr_code),
    date: text(r.date),
    serial: Number(r.challan_number ?? 0),
    amount: paise(r.amount),
  }));
  figures.advance_tax = sum(challans.filter((c) => c.date <= to).map((c) => c.amount));
  figures.self_assessment = sum(challans.filter((c) => c.date > to).map((c) => c.amount));
  const land = (['short', 'long'] as const).flatMap((term) => rowsAt(data, `capital_gains.${term}.land`));
  if (two) {
    for (const figure of gainFigures) if (figure !== 'fno' && figure !== 'buyback') figures[figure] = 0;
    figures['112A'] = sum(rowsAt(data, 'schedule_112a.rows').map(gainOfRow));
    figures['111A'] = sum(
      sides.map((side) => {
        const block = `capital_gains.short.equity_111a.${side}` as const;
        return gainOf(at, block, at(`${block}.full_value`));
      }),
    );
    const other = 'capital_gains.short.other_assets';
    // Debt funds of section 50AA and other short-term assets share one block of the form.
    figures['50AA'] = gainOf(at, other, at(`${other}.unquoted_value`) + at(`${other}.other_value`));
    delete figures.short_slab;
    figures['112'] = otherLong(at);
    figures.property_consideration = sum(land.map((r) => paise(r.sale_value ?? r.full_value)));
    figures.vda_consideration = sum(rowsAt(data, 'schedule_vda.rows').map((r) => paise(r.sale_value)));
    // Shares a company bought back: the dividend apart from others, their cost as losses (AY 2026-27 on).
    if (Number(assessmentYear.slice(0, 4)) >= 2026) {
      figures.dividend = (figures.dividend ?? 0) + at('other_sources.dividend_22f');
      figures.buyback =
        sum((['20', '30', 'app'] as const).map((rate) => at(`capital_gains.short.buy_back_${rate}`))) +
        at('capital_gains.long.buy_back');
    }
    delete figures.speculative;
    if (type === 'ITR-3') {
      // Speculation without books is in item 65 of Part A-P&L.
      figures.speculative = at('trading.intraday_income') + at('speculation.gross_profit');
      figures.fno = at('trading.derivatives_income');
    }
  } else if ((type === 'ITR-1' || type === 'ITR-4') && Number(assessmentYear.slice(0, 4)) >= 2025) {
    // Exempt gains up to 1,25,000 of section 112A are one sale value and cost in ITR-1 and ITR-4.
    const gains = 'exempt_income.ltcg_112a';
    figures['112A'] = at(`${gains}.sale_consideration`) - at(`${gains}.cost`);
  }
  const property_taken = sum(
    land.map((r) => Math.max(paise(r.full_value), paise(r.sale_value), paise(r.stamp_value))),
  );
  return { type, figures, employers, claims, challans, property_taken };
}
