import { type FormValues, setAt } from '../../forms/paths.ts';
import { positive } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { dateOf, mergeFigures, rowsOf, rupees, textOf } from '../common/read.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr2Year } from './data/years.ts';
import { deductionFigures } from './figures/deductions.ts';
import { gainFigures, shareSchedule, virtualFigures } from './figures/gains.ts';
import { houseFigures, salaryFigures } from './figures/heads.ts';
import { communionFigures, exemptFigures, foreignFigures, passThroughFigures } from './figures/lists.ts';
import { carriedFigures, minimumTaxFigures, setOffFigures } from './figures/losses.ts';
import { quarterTable, rateFlows, setOffTable } from './figures/rates.ts';
import { sourceFigures } from './figures/sources.ts';
import { specialRateRows } from './figures/special.ts';
import { deferredFigures, paidFigures, taxFigures, totalIncomeFigures } from './figures/tax.ts';
import { type Contribution, treatyGains } from './gains/contributions.ts';
import { treatyRowOf } from './input/sources.ts';

/** Gains on virtual assets by the form's five columns. */
const virtualColumns = (year: Itr2Year, data: Itr2): number[] => {
  const due = rulesOf(year.assessmentYear).interest.instalments;
  const out = [0, 0, 0, 0, 0];
  for (const row of rowsOf(data.schedule_vda?.rows)) {
    const on = dateOf(row.sold_on);
    const found = on === undefined ? 0 : due.findIndex(({ dueBy }) => on <= dueBy);
    const column = found === -1 ? 4 : found;
    out[column] = out[column]! + positive(rupees(row.sale_value) - rupees(row.cost));
  }
  return out;
};

const returnTypes: Record<string, string> = { '17': 'Revised', '19': 'Modified' };

/** The form with every read-only figure written over the data of the chosen regime. */
export function withItr2Figures(
  year: Itr2Year,
  base: FormValues,
  data: Itr2,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues {
  const flows = rateFlows(year, result, treatyGains(year, data));
  const si = specialRateRows(year, data, items, result);
  const { current_losses, brought_losses } = setOffFigures(result, flows, treatyRowOf(year, data));
  const sources = sourceFigures(data, result);
  const { reliefRows, ...foreign } = foreignFigures(data, result);
  const gains = flows.reduce((t, f) => t + f.afterGains, 0);
  const virtual = result.capitalGains.virtualAssets;
  const specialIncome = si.reduce((t, row) => t + row.income, 0);
  const figures: FormValues = {
    filing: { return_type: returnTypes[textOf(data.filing?.section_filed)] ?? 'Original' },
    salary: salaryFigures(data, result),
    house_property: houseFigures(year, data, result),
    capital_gains: {
      ...gainFigures(year, data, items, result),
      set_off: setOffTable(flows),
      by_quarter: quarterTable(flows, result, virtualColumns(year, data)),
      income: gains,
      vda: virtual,
      total: gains + virtual,
    },
    schedule_112a: shareSchedule(year, data, 'schedule_112a'),
    schedule_115ad: shareSchedule(year, data, 'schedule_115ad'),
    schedule_vda: virtualFigures(data, result),
    other_sources: sources,
    pass_through: passThroughFigures(data),
    exempt_income: exemptFigures(data),
    carried_losses: carriedFigures(year, data, result),
    current_losses,
    brought_losses,
    ...minimumTaxFigures(data, result),
    deductions: deductionFigures(year, data, result),
    ...foreign,
    ...communionFigures(data),
    taxes_paid: paidFigures(data, result),
    special_income: {
      income: specialIncome,
      tax: si.reduce((t, row) => t + row.tax, 0),
    },
    total_income: totalIncomeFigures(result, flows, specialIncome, Number(brought_losses['total']), sources),
    tax: taxFigures(year, data, result, foreign.tax_relief),
    ...deferredFigures(year, data, result),
  };
  // rows the form calculates altogether are written, not merged
  let out = mergeFigures(base, figures) as FormValues;
  out = setAt(out, 'special_income.rows', si.length > 0 ? si : undefined);
  out = setAt(out, 'tax_relief.rows', reliefRows.length > 0 ? reliefRows : undefined);
  return out;
}
