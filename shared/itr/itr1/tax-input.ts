import { mulDiv } from '../../money.ts';
import type { DeductionsInput, Donation, HealthClaim } from '../../tax/inputs/deductions.ts';
import type { PropertyInput } from '../../tax/inputs/house-property.ts';
import type { ByInstalment, OtherSourcesInput } from '../../tax/inputs/other-sources.ts';
import type { EmployerCategory, EmployerInput, ExemptAllowanceSection } from '../../tax/inputs/salary.ts';
import type { FilingInput, Regime, TaxInput } from '../../tax/model/types.ts';
import { common } from '../../tax/years/common.ts';
import { filingInput } from '../common/filing.ts';
import { loanInput } from '../common/house-loan.ts';
import { houseRentInput } from '../common/house-rent.ts';
import { loansInput } from '../common/loans.ts';
import { amountsOf, dateOf, listsOf, rowsOf, rupees, textOf, total } from '../common/read.ts';
import { readingsOf } from '../common/readings.ts';
import type {
  Itr1,
  Itr1HouseProperty,
  Itr1HousePropertyProperties,
  Itr1OtherSourcesDividendQuarters,
} from '../values/itr1.ts';
import { healthGroups } from './data/health.ts';
import type { Itr1Year } from './data/years.ts';
import { donationLists } from './donation-figures.ts';

const categories: Record<string, EmployerCategory> = {
  CGOV: 'central-government',
  SGOV: 'state-government',
  PSU: 'psu',
  PE: 'central-pensioner',
  PESG: 'state-pensioner',
  PEPS: 'psu-pensioner',
  PEO: 'other-pensioner',
  OTH: 'other',
  NA: 'not-applicable',
};

const allowanceSection = (nature: string): ExemptAllowanceSection =>
  nature === '10(14)(i)(115BAC)'
    ? '10(14)(i)-115BAC'
    : nature === '10(14)(ii)(115BAC)'
      ? '10(14)(ii)-115BAC'
      : nature === 'EIC' || nature === 'OTH'
        ? 'other'
        : (nature as ExemptAllowanceSection);

const employers = (data: Itr1): EmployerInput[] => {
  const rows = rowsOf(data.salary?.employers);
  const category = categories[textOf(data.personal?.employer_category)];
  const list: EmployerInput[] = (rows.length > 0 ? rows : [{}]).map((row) => {
    const basicAndDa = rupees(row.basic_salary) + rupees(row.da);
    return {
      salary: rupees(row.salary_17_1),
      perquisites: rupees(row.perquisites),
      profitsInLieu: rupees(row.profit_in_lieu_salary),
      ...(category ? { category } : {}),
      ...(basicAndDa > 0 ? { basicAndDa } : {}),
    };
  });
  const first = list[0]!;
  first.retirementAccount =
    total(rowsOf(data.salary?.retirement_notified_rows), 'amount') + rupees(data.salary?.retirement_other);
  first.relief89A = rupees(data.salary?.relief_89a);
  first.entertainmentAllowance = rupees(data.salary?.entertainment_allowance);
  first.professionalTax = rupees(data.salary?.professional_tax);
  first.exempt = rowsOf(data.salary?.exempt_allowances).map((row) => ({
    section: allowanceSection(textOf(row.nature)),
    amount: rupees(row.amount),
  }));
  if (data.salary?.hra !== undefined) first.hra = houseRentInput(data.salary.hra);
  return list;
};

/** Rent received later is typed net of 30% as in the form; the engine needs the gross amount (s.25A). */
const grossArrears = (net: number) => mulDiv(net, 10_000, 10_000 - common.houseProperty.standardDeduction);

/** The one house of the years without rows, or a row of the others. */
type House = Itr1HouseProperty & Itr1HousePropertyProperties;

const property = (year: Itr1Year, row: House): PropertyInput => {
  const type = textOf(row.property_type);
  return {
    use: type === 'L' ? 'let-out' : type === 'D' ? 'deemed-let-out' : 'self-occupied',
    annualLettableValue: rupees(row.gross_annual_value),
    unrealisedRent: rupees(row.unrealized_rent),
    municipalTaxes: rupees(row.municipal_taxes_paid),
    ...(textOf(row.co_owned) === 'YES' ? { share: Math.round(rupees(row.own_share) * 100) } : {}),
    ...(year.detailed
      ? loanInput(row.loans, year.assessmentYear)
      : { interest: rupees(row.interest_on_loan) }),
    arrearsReceived: grossArrears(rupees(row.arrears)),
  };
};

const instalments = (quarters: Itr1OtherSourcesDividendQuarters = {}): ByInstalment => [
  rupees(quarters.upto_15_jun),
  rupees(quarters.upto_15_sep),
  rupees(quarters.upto_15_dec),
  rupees(quarters.upto_15_mar),
  rupees(quarters.upto_31_mar),
];

const otherSources = (data: Itr1): OtherSourcesInput => {
  const at = amountsOf(data.other_sources);
  const byInstalment = instalments(data.other_sources?.dividend_quarters);
  const split = byInstalment.reduce((a, b) => a + b, 0) === at('dividend_income');
  return {
    savingsInterest: at('interest_from_savings'),
    depositInterest: at('interest_from_deposits'),
    refundInterest: at('interest_on_refund'),
    otherInterest:
      at('pf_interest_10_11_first') +
      at('pf_interest_10_11_second') +
      at('pf_interest_10_12_first') +
      at('pf_interest_10_12_second'),
    familyPension: at('family_pension'),
    dividends: { amount: at('dividend_income'), ...(split ? { byInstalment } : {}) },
    retirementAccount:
      total(rowsOf(data.other_sources?.retirement_notified_rows), 'amount') + at('retirement_other'),
    relief89A: at('relief_89a'),
    other: rowsOf(data.other_sources?.others).map((row) => ({
      label: textOf(row.description),
      amount: rupees(row.amount),
    })),
  };
};

const donations = (data: Itr1): Donation[] =>
  donationLists.flatMap(([kind, list]) =>
    rowsOf(data.deductions?.[list]).map((row) => ({
      kind,
      cash: rupees(row.cash),
      other: rupees(row.other_mode),
    })),
  );

const health = (year: Itr1Year, data: Itr1, who: 'self' | 'parents'): HealthClaim | undefined => {
  const group = healthGroups.find(
    (g) => g.who === who && textOf(data.deductions?.schedule_80d?.[g.flag]) === g.answer,
  );
  if (!group) return undefined;
  const at = amountsOf(data.deductions?.schedule_80d);
  return {
    senior: group.senior,
    premium: year.detailed
      ? total(rowsOf(data.deductions?.schedule_80d?.[`${group.key}_policies`]), 'premium')
      : at(`${group.key}_premium`),
    preventive: at(`${group.key}_checkup`),
    medicalExpenditure: group.senior ? at(`${group.key}_medical`) : 0,
  };
};

const deductions = (year: Itr1Year, data: Itr1): DeductionsInput => {
  const at = amountsOf(data.deductions);
  const rows = listsOf(data.deductions);
  const self = health(year, data, 'self');
  const parents = health(year, data, 'parents');
  const severe = (key: 'schedule_80dd' | 'schedule_80u') => textOf(data.deductions?.[key]?.nature);
  const pension =
    data.deductions?.pension_80ccc === undefined ? at('sec_80ccc') : total(rows('pension_80ccc'), 'amount');
  const amounts: DeductionsInput = {
    '80C': year.detailed ? total(rows('schedule_80c'), 'amount') : at('sec_80c'),
    '80CCC': pension,
    '80CCD(1)': at('sec_80ccd1'),
    '80CCD(1B)': at('sec_80ccd1b'),
    '80CCD(2)': at('sec_80ccd2'),
    '80CCH': at('sec_80cch'),
    ...loansInput(year.detailed, data.deductions),
    '80TTA': at('sec_80tta'),
    '80TTB': at('sec_80ttb'),
    '80G': donations(data),
    '80GGA': rows('donations_80gga').map((r) => ({
      cash: rupees(r.cash),
      other: rupees(r.other_mode),
    })),
    '80GGC': {
      cash: total(rows('contributions_80ggc'), 'cash'),
      other: total(rows('contributions_80ggc'), 'other_mode'),
    },
  };
  if (self || parents) amounts['80D'] = { ...(self ? { self } : {}), ...(parents ? { parents } : {}) };
  if (severe('schedule_80dd')) amounts['80DD'] = { severe: severe('schedule_80dd') === '2' };
  if (severe('schedule_80u')) amounts['80U'] = { severe: severe('schedule_80u') === '2' };
  if (at('sec_80ddb') > 0)
    amounts['80DDB'] = {
      amount: at('sec_80ddb'),
      senior: textOf(data.deductions?.sec_80ddb_person) === '2',
    };
  if (at('sec_80gg') > 0)
    amounts['80GG'] = { claimed: at('sec_80gg'), ...(at('rent_80gg') > 0 ? { rent: at('rent_80gg') } : {}) };
  return amounts;
};

/** Under which section, when and whether bound to. */
export const filing = (data: Itr1): FilingInput => ({
  ...filingInput(data),
  dueDateClass: 'no-business',
  mustFile: textOf(data.filing?.seventh_proviso) === 'Y',
});

/** Tax engine input of an ITR-1, with the claims of both regimes; the engine applies the regime. */
export function itr1TaxInput(year: Itr1Year, data: Itr1, regime: Regime): TaxInput {
  const born = dateOf(data.personal?.date_of_birth);
  const house = data.house_property;
  const properties = year.propertyRows
    ? rowsOf(data.house_property?.properties).map((row) => property(year, row))
    : textOf(data.house_property?.property_type) || rupees(data.house_property?.arrears) > 0
      ? [property(year, house ?? {})]
      : [];
  const gain =
    rupees(data.exempt_income?.ltcg_112a?.sale_consideration) - rupees(data.exempt_income?.ltcg_112a?.cost);
  const relief = rupees(data.tax?.relief_89);
  return {
    assessmentYear: year.assessmentYear,
    ...readingsOf(data),
    regime,
    form: 'ITR-1',
    assessee: { type: 'individual', residency: 'resident', ...(born ? { dateOfBirth: born } : {}) },
    filing: filing(data),
    salary: { employers: employers(data) },
    houseProperty: { properties },
    otherSources: otherSources(data),
    ...(gain > 0 ? { capitalGains: { totals: [{ bucket: '112A-12.5', gain }] } } : {}),
    deductions: deductions(year, data),
    ...(relief > 0 ? { relief89: { amount: relief } } : {}),
    taxesPaid: {
      tds:
        total(rowsOf(data.salary?.employers), 'tds_deducted') +
        total(rowsOf(data.taxes_paid?.tds_other), 'tds_claimed') +
        total(rowsOf(data.taxes_paid?.tds_tenant), 'tds_claimed'),
      tcs: total(rowsOf(data.taxes_paid?.tcs), 'tcs_claimed'),
      payments: rowsOf(data.taxes_paid?.payments)
        .filter((row) => dateOf(row.date))
        .map((row) => ({ date: dateOf(row.date)!, amount: rupees(row.amount) })),
    },
  };
}
