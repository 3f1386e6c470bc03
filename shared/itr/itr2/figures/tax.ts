import type { FormValues } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { listsOf, rowsOf, rupees, total } from '../../common/read.ts';
import type {
  Itr2,
  Itr2TaxesPaid,
  Itr2TaxesPaidTdsBuyerTenant,
  Itr2TaxesPaidTdsOther,
} from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { esopYears } from '../parts/tax.ts';
import { headLosses } from './losses.ts';
import type { RateFlow } from './rates.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** Part B-TI. */
export const totalIncomeFigures = (
  result: TaxResult,
  flows: readonly RateFlow[],
  specialIncome: number,
  brought: number,
  sources: FormValues,
): FormValues => {
  const term = (t: 'short' | 'long') => sum(flows.filter((f) => f.group.term === t).map((f) => f.afterGains));
  const virtual = result.capitalGains.virtualAssets;
  const normal = positive(result.otherSources.normal);
  const special = Number(sources['special_income'] ?? 0);
  const horses = positive(result.otherSources.raceHorses);
  const gains = term('short') + term('long');
  const house = positive(result.houseProperty.income);
  const heads = result.salary.income + house + gains + virtual + normal + special + horses;
  const losses = headLosses(result);
  const current = losses.houseSetOff + losses.sourcesSetOff;
  // the schedule's figure, whether or not it raises the rate (rule 508)
  const agricultural = result.agriculturalIncome;
  return {
    salary: result.salary.income,
    house_property: house,
    ...Object.fromEntries(flows.map((f) => [f.group.key, f.afterGains])),
    short_term: term('short'),
    long_term: term('long'),
    gains,
    virtual_assets: virtual,
    capital_gains: gains + virtual,
    sources_normal: normal,
    sources_special: special,
    race_horses: horses,
    other_sources: normal + special + horses,
    heads,
    current_losses: current,
    after_current: heads - current,
    brought_losses: brought,
    gross_total_income: result.grossTotalIncome,
    special_in_gross: specialIncome,
    deductions: result.totalDeductions,
    total_income: result.totalIncome,
    special_income: Math.min(specialIncome, result.totalIncome),
    agricultural,
    aggregate: positive(result.totalIncome - specialIncome) + agricultural,
    losses_carried: sum(
      result.lossesCarriedForward
        .filter((l) => l.assessmentYear === result.assessmentYear && l.kind !== 'depreciation')
        .map((l) => l.amount),
    ),
    deemed_income: result.tax.amt.adjustedTotalIncome,
  };
};

/** Relief for tax paid abroad as Schedule TR has it. */
interface Relief {
  relief_treaty: number;
  relief_no_treaty: number;
}

/** Part B-TTI; reliefs are those of the schedules, net tax is the balance (rules 526 to 528). */
export const taxFigures = (year: Itr2Year, data: Itr2, result: TaxResult, foreign: Relief): FormValues => {
  const { tax, interest, fees } = result;
  const minimum = tax.amt.parts;
  const unexplained = tax.specialRates.find(({ code }) => code === '115BBE')?.tax ?? 0;
  const flat = percentOf(unexplained, rulesOf(result.assessmentYear).surcharge.unexplained);
  const flatBefore = Math.min(flat, tax.surchargeBeforeRelief);
  const flatAfter = Math.min(flat, tax.surcharge);
  const payable = Math.max(tax.gross, tax.amt.tax);
  return {
    minimum_tax: minimum.tax,
    minimum_surcharge: minimum.surcharge,
    minimum_cess: minimum.cess,
    minimum_total: tax.amt.tax,
    normal: tax.atNormalRates,
    special: tax.atSpecialRates,
    agricultural_rebate: tax.agriculturalRebate,
    tax: tax.total,
    rebate_87a: tax.rebate87A,
    tax_after_rebate: tax.afterRebate,
    surcharge_115bbe_before: flatBefore,
    surcharge_before: tax.surchargeBeforeRelief - flatBefore,
    surcharge_115bbe: flatAfter,
    surcharge: tax.surcharge - flatAfter,
    total_surcharge: tax.surcharge,
    cess: tax.cess,
    gross_liability: tax.gross,
    gross_payable: payable,
    ...(tax.deferral.deferred + tax.deferral.payableNow > 0
      ? {
          deferral: {
            on_perquisite: tax.deferral.withoutPerquisite,
            deferred: tax.deferral.deferred,
            payable_now: tax.deferral.payableNow,
          },
        }
      : {}),
    credit_115jd: tax.amt.creditUsed,
    after_credit: payable - tax.deferral.deferred + tax.deferral.payableNow - tax.amt.creditUsed,
    relief_90: foreign.relief_treaty,
    relief_91: foreign.relief_no_treaty,
    total_relief: rupees(data.tax?.relief_89) + foreign.relief_treaty + foreign.relief_no_treaty,
    net_tax: tax.net,
    interest_234a: interest.s234A,
    interest_234b: interest.s234B,
    interest_234c: interest.s234C,
    fee_234f: fees.s234F,
    ...(year.moreContacts ? { fee_234i: fees.s234I } : {}),
    total_interest: interest.s234A + interest.s234B + interest.s234C + fees.s234F + fees.s234I,
    total_liability: result.totalLiability,
    balance_payable: result.balancePayable,
    refund: result.refund,
  };
};

/** Schedule ESOP: tax attributed and carried forward. */
export const deferredFigures = (year: Itr2Year, data: Itr2, result: TaxResult): FormValues => {
  if (data.deferred_tax === undefined) return {};
  const years = esopYears(year).filter(({ key }) => data.deferred_tax?.[key] !== undefined);
  const attributed = (key: (typeof years)[number]['key']) =>
    total<{ amount?: number }>(rowsOf(data.deferred_tax?.[key]?.sales), 'amount');
  const { deferred } = result.tax.deferral;
  return {
    deferred_tax: {
      ...Object.fromEntries(
        years.map(({ key }) => [
          key,
          {
            attributed: attributed(key),
            carried_forward: positive(
              rupees(data.deferred_tax?.[key]?.brought_forward) - rupees(data.deferred_tax?.[key]?.payable),
            ),
          },
        ]),
      ),
      ...(deferred > 0
        ? { current: { assessment_year: year.assessmentYear, carried_forward: deferred } }
        : {}),
      total: years.reduce((t, { key }) => t + attributed(key), 0),
    },
  };
};

const creditLeft = (row: Itr2TaxesPaidTdsOther | Itr2TaxesPaidTdsBuyerTenant): number =>
  positive(
    rupees(row.brought_forward) +
      rupees(row.deducted) +
      rupees(row.other_deducted) -
      rupees(row.tds_claimed) -
      rupees(row.claimed_other),
  );

/** Schedules IT, TDS1 to TDS3 and TCS. */
export const paidFigures = (data: Itr2, result: TaxResult): FormValues => {
  const rows = listsOf(data.taxes_paid);
  const present = (key: keyof Itr2TaxesPaid, figures: FormValues[]): FormValues =>
    data.taxes_paid?.[key] === undefined ? {} : { [key]: figures };
  return {
    total_tds_salary: total(rows('tds_salary'), 'tds_deducted'),
    ...present(
      'tds_other',
      rows('tds_other').map((row) => ({ carried_forward: creditLeft(row) })),
    ),
    total_tds_other: total(rows('tds_other'), 'tds_claimed'),
    ...present(
      'tds_buyer_tenant',
      rows('tds_buyer_tenant').map((row) => ({ carried_forward: creditLeft(row) })),
    ),
    total_tds_buyer_tenant: total(rows('tds_buyer_tenant'), 'tds_claimed'),
    ...present(
      'tcs',
      rows('tcs').map((row) => ({
        carried_forward: positive(
          rupees(row.brought_forward) +
            rupees(row.collected) +
            rupees(row.other_collected) -
            rupees(row.tcs_claimed) -
            rupees(row.claimed_other),
        ),
      })),
    ),
    total_tcs: total(rows('tcs'), 'tcs_claimed'),
    total_payments: total(rows('payments'), 'amount'),
    advance_tax: result.taxesPaid.advanceTax,
    self_assessment_tax: result.taxesPaid.selfAssessment,
    tds: result.taxesPaid.tds,
    tcs_total: result.taxesPaid.tcs,
    total: result.taxesPaid.total,
  };
};
