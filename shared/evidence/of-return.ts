import { previousYear } from '../dates.ts';
import { type FormData, getAt, type RowAt } from '../forms/paths.ts';
import type { AnyItr } from '../itr/values/any-form.ts';
import type { Paise } from '../money.ts';
import type { Place } from './enter.ts';
import { type Figure, gainFigures } from './pieces.ts';

/** A claim of tax in the return: who deducted, the section as the return has it, gross and tax. */
interface Claim {
  figure: 'tds_other' | 'tds3' | 'tcs';
  id: string;
  section: string;
  gross: Paise;
  tax: Paise;
  path: string;
}

/** What a return has, by figure; undefined where the form has no place the desk can compare. */
export interface OfReturn {
  type: string;
  figures: Partial<Record<Figure, Paise>>;
  employers: { tan: string; name: string; gross: Paise; tax: Paise }[];
  claims: Claim[];
  challans: { bsr: string; date: string; serial: number; amount: Paise }[];
  /** What land and buildings are taken to have been sold for (section 50C). */
  property_taken: Paise;
}

const paise = (x: unknown): Paise => (typeof x === 'number' && Number.isFinite(x) ? Math.round(x * 100) : 0);
const rowsAt = <P extends Place>(data: AnyItr, path: P): RowAt<AnyItr, P>[] => {
  const rows = getAt(data, path);
  return Array.isArray(rows) ? rows.filter((r) => typeof r === 'object' && r !== null) : [];
};
const text = (x: unknown): string => (typeof x === 'string' ? x.trim() : '');
const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** Where each form has a figure that is one amount; the desk adds and takes there. */
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

/** Gains taxed under section 112 besides land: listed bonds and other assets, foreign shares among them. */
const otherLong = (at: (path: Place) => Paise): Paise =>
  sum(
    (['assets', 'listed_112'] as const).flatMap((list) =>
      (['sale', 'before'] as const).map((side) => {
        const block = `capital_gains.long.${list}.${side}` as const;
        return (
          (list === 'assets'
            ? at(`capital_gains.long.assets.${side}.other_value`) +
              at(`capital_gains.long.assets.${side}.unquoted_value`)
            : at(`capital_gains.long.listed_112.${side}.full_value`)) -
          at(`${block}.cost`) -
          at(`${block}.improvement`) -
          at(`${block}.expenses`)
        );
      }),
    ),
  );

/** The tax claimed as deducted or collected, row by row. */
function claimsOf(data: AnyItr): Claim[] {
  const claims: Claim[] = [];
  rowsAt(data, 'taxes_paid.tds_other').forEach((r, i) => {
    claims.push({
      figure: 'tds_other',
      id: text(r.tan).toUpperCase(),
      section: text(r.section),
      gross: paise(r.gross_receipt),
      tax: paise(r.tds_claimed ?? r.tds_deducted ?? r.deducted),
      path: `taxes_paid.tds_other.${i}`,
    });
  });
  rowsAt(data, 'taxes_paid.tds_tenant').forEach((r, i) => {
    claims.push({
      figure: 'tds3',
      id: text(r.tenant_pan).toUpperCase(),
      section: text(r.section),
      gross: paise(r.gross_receipt),
      tax: paise(r.tds_claimed ?? r.tds_deducted),
      path: `taxes_paid.tds_tenant.${i}`,
    });
  });
  rowsAt(data, 'taxes_paid.tds_buyer_tenant').forEach((r, i) => {
    claims.push({
      figure: 'tds3',
      id: text(r.deductor_pan).toUpperCase(),
      section: text(r.section),
      gross: paise(r.gross_receipt),
      tax: paise(r.tds_claimed ?? r.deducted),
      path: `taxes_paid.tds_buyer_tenant.${i}`,
    });
  });
  rowsAt(data, 'taxes_paid.tcs').forEach((r, i) => {
    claims.push({
      figure: 'tcs',
      id: text(r.tan).toUpperCase(),
      section: '',
      gross: paise(r.gross_payment),
      tax: paise(r.tcs_claimed ?? r.tcs_collected ?? r.collected),
      path: `taxes_paid.tcs.${i}`,
    });
  });
  return claims;
}

/** What a draft has, read from the form's own data; never throws. */
export function ofReturn(type: string, assessmentYear: string, draft: FormData): OfReturn {
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
  // Tax may be claimed of an employer whose salary is not there.
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
  if (two) {
    for (const figure of gainFigures) if (figure !== 'fno' && figure !== 'buyback') figures[figure] = 0;
    figures['112A'] = sum(rowsAt(data, 'schedule_112a.rows').map(gainOfRow));
    figures['111A'] = sum(
      (['sale', 'before'] as const).map((side) => {
        const block = `capital_gains.short.equity_111a.${side}` as const;
        return (
          at(`${block}.full_value`) -
          at(`${block}.cost`) -
          at(`${block}.improvement`) -
          at(`${block}.expenses`)
        );
      }),
    );
    const other = 'capital_gains.short.other_assets';
    // Debt funds of section 50AA and other short-term assets share one block of the form.
    figures['50AA'] =
      at(`${other}.unquoted_value`) +
      at(`${other}.other_value`) -
      at(`${other}.cost`) -
      at(`${other}.improvement`) -
      at(`${other}.expenses`);
    delete figures.short_slab;
    figures['112'] = otherLong(at);
    figures.property_consideration = sum(
      (['short', 'long'] as const).flatMap((term) =>
        rowsAt(data, `capital_gains.${term}.land`).map((r) => paise(r.sale_value ?? r.full_value)),
      ),
    );
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
  }
  const property_taken = sum(
    (['short', 'long'] as const).flatMap((term) =>
      rowsAt(data, `capital_gains.${term}.land`).map((r) =>
        Math.max(paise(r.full_value), paise(r.sale_value), paise(r.stamp_value)),
      ),
    ),
  );
  return { type, figures, employers, claims, challans, property_taken };
}
