import type { FormValues } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { amountsOf, rowsOf, rupees, signed, total } from '../../common/read.ts';
import type { Itr2 } from '../../values/itr2.ts';
import { treatyRate } from '../gains/contributions.ts';
import {
  dividendsOf,
  giftsOf,
  passThroughSources,
  specialIncomes,
  specialSum,
  treatyFromNormal,
  treatySources,
  unexplained,
} from '../input/sources.ts';

/** Figures of Schedule OS. */
export const sourceFigures = (data: Itr2, result: TaxResult): FormValues => {
  const at = amountsOf(data.other_sources);
  const notified = total(rowsOf(data.other_sources?.retirement_notified_rows), 'amount');
  const dividends = dividendsOf(data);
  const interest =
    at('interest_from_savings') +
    at('interest_from_deposits') +
    at('interest_on_refund') +
    at('pf_interest_10_11_first') +
    at('pf_interest_10_11_second') +
    at('pf_interest_10_12_first') +
    at('pf_interest_10_12_second') +
    at('other_interest') +
    passThroughSources(data);
  const other =
    at('family_pension') +
    notified +
    at('retirement_other') +
    at('retirement_earlier') +
    at('business_trust') +
    at('life_insurance') +
    total(rowsOf(data.other_sources?.others), 'amount');
  const gross = dividends + interest + at('plant_rent') + giftsOf(data) + other;
  const fund = rowsOf(data.other_sources?.provident_fund);
  const treaty = treatySources(data).reduce((t, { amount }) => t + amount, 0);
  const specialRows = specialSum(data, 'special_rows');
  const passRows = specialSum(data, 'pass_through_rows');
  const special = specialIncomes(data).reduce((t, { source }) => t + source.amount, 0);
  const { dividendInterestShare } = rulesOf(result.assessmentYear).otherSources;
  const allowed = Math.min(
    at('dividend_interest'),
    percentOf(dividends - rupees(data.other_sources?.dividend_22f), dividendInterestShare, 'down'),
  );
  const familyPension = result.otherSources.familyPensionDeduction;
  const deductions = at('expenses') + allowed + familyPension + at('depreciation');
  const balance =
    gross -
    treatyFromNormal(data) -
    deductions +
    signed(data.other_sources?.not_deductible) +
    signed(data.other_sources?.profits_59) -
    Math.min(at('relief_89a'), notified + at('retirement_other') + at('retirement_earlier'));
  const horses = result.otherSources.raceHorses;
  const withoutHorses = special + positive(balance);
  return {
    dividends,
    pass_through: passThroughSources(data),
    interest,
    gifts: giftsOf(data),
    retirement_notified: notified,
    other_income: other,
    gross,
    unexplained: unexplained(data),
    provident_fund_income: total(fund, 'income'),
    provident_fund_tax: total(fund, 'tax'),
    special_total: specialRows,
    pass_through_total: passRows,
    treaty: rowsOf(data.other_sources?.treaty).map((row) => ({ rate: treatyRate(row) })),
    treaty_total: treaty,
    special_income: special,
    dividend_interest_allowed: allowed,
    family_pension_deduction: familyPension,
    deductions,
    balance,
    total_without_horses: withoutHorses,
    ...(data.other_sources?.horses === undefined ? {} : { horses: { balance: horses } }),
    income: withoutHorses + positive(horses),
  };
};
