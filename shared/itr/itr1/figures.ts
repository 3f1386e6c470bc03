import { percentOf, positive } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { loanFigures } from '../common/house-loan.ts';
import { amountsOf, rowsOf, rupees, textOf, total } from '../common/read.ts';
import type {
  Itr1,
  Itr1HouseProperty,
  Itr1HousePropertyProperties,
  Itr1SalaryEmployers,
} from '../values/itr1.ts';
import { disabilitySum } from './data/disability.ts';
import { healthGroups, healthLimit } from './data/health.ts';
import type { Itr1Year } from './data/years.ts';
import { donationFigures, eligibleUnder80G } from './donation-figures.ts';
import { allowedDeductions } from './parts/tax-computation.ts';

const salaryFigures = (year: Itr1Year, data: Itr1, result: TaxResult) => {
  const rows = rowsOf(data.salary?.employers);
  const gross = (row: Itr1SalaryEmployers) =>
    rupees(row.salary_17_1) + rupees(row.perquisites) + rupees(row.profit_in_lieu_salary);
  const at = amountsOf(data.salary?.hra);
  const pay = at('basic_salary') + at('da');
  const { metro, other, rentOver: rentShare } = rulesOf(result.assessmentYear).salary.hraSalaryShare;
  const rentOver = positive(at('rent_paid') - percentOf(pay, rentShare));
  const share = percentOf(pay, textOf(data.salary?.hra?.place_of_work) === '1' ? metro : other);
  return {
    employers: rows.map((row) => ({
      income_for_tds: row.income_chargeable === undefined ? gross(row) : rupees(row.income_chargeable),
    })),
    salary_17_1: total(rows, 'salary_17_1'),
    perquisites: total(rows, 'perquisites'),
    profit_in_lieu_salary: total(rows, 'profit_in_lieu_salary'),
    ...(year.retirementAccounts
      ? { retirement_notified: total(rowsOf(data.salary?.retirement_notified_rows), 'amount') }
      : {}),
    gross_salary: result.salary.gross,
    ...(data.salary?.hra === undefined
      ? {}
      : {
          hra: {
            rent_over_tenth: rentOver,
            half_or_two_fifths: share,
            hra_exempt: Math.min(at('hra_received'), rentOver, share),
          },
        }),
    total_exempt_allowances: result.salary.totalExempt,
    net_salary: result.salary.net,
    standard_deduction: result.salary.standardDeduction,
    deductions_16: result.salary.totalDeductions,
    income: result.salary.income,
  };
};

const houseFigures = (year: Itr1Year, data: Itr1, result: TaxResult) => {
  const worked = result.houseProperty.properties;
  const one = (row: Itr1HouseProperty | Itr1HousePropertyProperties, i: number) => {
    const w = worked[i];
    return {
      annual_value: w?.annualValue ?? 0,
      standard_deduction_30: w?.standardDeduction ?? 0,
      ...(year.detailed
        ? { interest_on_loan: w?.interest ?? 0, ...loanFigures(row.loans, year.assessmentYear) }
        : {}),
      income: w?.income ?? 0,
      ...(year.propertyRows
        ? {
            unrealized_and_taxes: (w?.unrealisedRent ?? 0) + (w?.municipalTaxes ?? 0),
            own_annual_value: w?.ownAnnualValue ?? 0,
            total_deductions: (w?.standardDeduction ?? 0) + (w?.interest ?? 0),
          }
        : {}),
    };
  };
  return year.propertyRows
    ? { properties: rowsOf(data.house_property?.properties).map(one), income: result.houseProperty.income }
    : one(data.house_property ?? {}, 0);
};

const healthFigures = (year: Itr1Year, data: Itr1, result: TaxResult) => {
  if (data.deductions?.schedule_80d === undefined) return {};
  const at = amountsOf(data.deductions?.schedule_80d);
  const out: Record<string, number> = {};
  for (const g of healthGroups) {
    const open = textOf(data.deductions?.schedule_80d?.[g.flag]) === g.answer;
    const typed = year.detailed
      ? total(rowsOf(data.deductions?.schedule_80d?.[`${g.key}_policies`]), 'premium')
      : at(`${g.key}_premium`);
    const premium = open ? typed : 0;
    const spent = open ? premium + at(`${g.key}_checkup`) + (g.senior ? at(`${g.key}_medical`) : 0) : 0;
    if (year.detailed) {
      out[`${g.key}_premium`] = premium;
      out[`${g.key}_premium_total`] = premium;
    }
    out[`${g.key}_allowed`] = Math.min(spent, healthLimit(rulesOf(year.assessmentYear), g));
  }
  out['eligible'] = result.deductions.find((d) => d.section === '80D')?.allowed ?? 0;
  return { schedule_80d: out };
};

const loanClaims = ['80e', '80ee', '80eea', '80eeb'] as const;

const deductionFigures = (year: Itr1Year, data: Itr1, result: TaxResult) => {
  const at = amountsOf(data.deductions);
  const interest = (key: (typeof loanClaims)[number]) =>
    total<{ interest?: number }>(rowsOf(data.deductions?.[`loans_${key}`]), 'interest');
  const allowed = (section: string) => result.deductions.find((d) => d.section === section)?.allowed ?? 0;
  const health = healthFigures(year, data, result);
  const law = rulesOf(year.assessmentYear);
  const donated = donationFigures(
    data,
    eligibleUnder80G(result),
    positive(result.grossTotalIncome),
    law.deductions,
  );
  const disabled = (key: '80dd' | '80u') =>
    disabilitySum(law, textOf(data.deductions?.[`schedule_${key}`]?.nature));
  const schedules: Record<string, number> = {
    ...(year.detailed
      ? {
          sec_80c: total(rowsOf(data.deductions?.schedule_80c), 'amount'),
          ...Object.fromEntries(loanClaims.map((key) => [`sec_${key}`, interest(key)])),
        }
      : {}),
    ...(year.propertyRows ? { sec_80ccc: total(rowsOf(data.deductions?.pension_80ccc), 'amount') } : {}),
    sec_80d: health.schedule_80d?.['eligible'] ?? 0,
    sec_80dd: disabled('80dd'),
    sec_80g: donated.total_80g_eligible ?? 0,
    sec_80gga: donated.total_80gga_eligible ?? 0,
    sec_80ggc: donated.total_80ggc_eligible ?? 0,
    sec_80u: disabled('80u'),
  };
  const claims = Object.fromEntries(allowedDeductions.map(([key]) => [key, schedules[key] ?? at(key)]));
  return {
    claimed: {
      // a typed claim stays as typed
      ...schedules,
      ...health,
      ...donated,
      ...(disabled('80dd') ? { schedule_80dd: { amount: disabled('80dd') } } : {}),
      ...(disabled('80u') ? { schedule_80u: { amount: disabled('80u') } } : {}),
      ...(year.detailed
        ? Object.fromEntries(
            ['80c', '80e', '80ee', '80eea', '80eeb'].map((key) => [`total_${key}`, claims[`sec_${key}`]]),
          )
        : {}),
      total_claimed: Object.values(claims).reduce((a, b) => a + b, 0),
    },
    allowed: {
      ...Object.fromEntries(allowedDeductions.map(([key, , section]) => [key, allowed(section)])),
      // at most the total of its schedule, which is nil without income (rules)
      sec_80ggc: Math.min(allowed('80GGC'), schedules['sec_80ggc']!),
      total: result.totalDeductions,
    },
  };
};

const returnType = (section: string) => (section === '17' ? 'Revised' : 'Original');

/** Every read-only figure of ITR-1, as a tree to be written over the data of the chosen regime. */
export function itr1Figures(year: Itr1Year, data: Itr1, result: TaxResult): Itr1 {
  const gain = result.capitalGains.longTerm;
  const deductions = deductionFigures(year, data, result);
  const { tax, interest, fees } = result;
  const totalInterest = interest.s234A + interest.s234B + interest.s234C + fees.s234F + fees.s234I;
  const payments = total(rowsOf(data.taxes_paid?.payments), 'amount');
  return {
    filing: { return_type: returnType(textOf(data.filing?.section_filed)) },
    salary: salaryFigures(year, data, result),
    house_property: houseFigures(year, data, result),
    other_sources: {
      retirement_notified: year.retirementAccounts
        ? total(rowsOf(data.other_sources?.retirement_notified_rows), 'amount')
        : undefined,
      family_pension_deduction: result.otherSources.familyPensionDeduction,
      income: result.otherSources.income,
    },
    exempt_income: {
      total: total(rowsOf(data.exempt_income?.rows), 'amount'),
      ...(data.exempt_income?.ltcg_112a === undefined ? {} : { ltcg_112a: { gain } }),
    },
    deductions: deductions.claimed,
    taxes_paid: {
      total_tds_salary: total(rowsOf(data.salary?.employers), 'tds_deducted'),
      total_tds_other: total(rowsOf(data.taxes_paid?.tds_other), 'tds_claimed'),
      total_tds_tenant: total(rowsOf(data.taxes_paid?.tds_tenant), 'tds_claimed'),
      total_tcs: total(rowsOf(data.taxes_paid?.tcs), 'tcs_claimed'),
      total_payments: payments,
      advance_tax: result.taxesPaid.advanceTax,
      self_assessment_tax: result.taxesPaid.selfAssessment,
      tds: result.taxesPaid.tds,
      tcs_total: result.taxesPaid.tcs,
      total: result.taxesPaid.total,
    },
    tax: {
      gross_total_income: result.grossTotalIncome - gain,
      gross_total_income_with_112a: result.grossTotalIncome,
      allowed: deductions.allowed,
      total_income: result.totalIncome,
      tax: tax.total,
      rebate_87a: tax.rebate87A,
      tax_after_rebate: tax.afterRebate,
      cess: tax.cess,
      total_tax_and_cess: tax.gross,
      net_tax: tax.net,
      interest_234a: interest.s234A,
      interest_234b: interest.s234B,
      interest_234c: interest.s234C,
      fee_234f: fees.s234F,
      ...(year.moreContacts ? { fee_234i: fees.s234I } : {}),
      total_interest: totalInterest,
      total_liability: result.totalLiability,
      balance_payable: result.balancePayable,
      refund: result.refund,
    },
  };
}
