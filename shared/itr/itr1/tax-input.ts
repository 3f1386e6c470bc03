import type { FormData } from '../../forms/paths.ts';
import { getAt } from '../../forms/paths.ts';
import { mulDiv } from '../../money.ts';
import type { DeductionsInput, Donation, HealthClaim } from '../../tax/inputs/deductions.ts';
import type { PropertyInput } from '../../tax/inputs/house-property.ts';
import type { ByInstalment, OtherSourcesInput } from '../../tax/inputs/other-sources.ts';
import type { EmployerCategory, EmployerInput, ExemptAllowanceSection } from '../../tax/inputs/salary.ts';
import type { FilingInput, FilingSection, Regime, TaxInput } from '../../tax/types.ts';
import { typedAt as amountAt, dateAt, rowsAt, sumOf, textAt } from '../read.ts';
import { UPDATED, updatedFiling } from '../updated-return.ts';
import { healthGroups } from './health.ts';
import type { Itr1Year } from './years.ts';

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

const sections: Record<string, FilingSection> = {
  '11': '139(1)',
  '12': '139(4)',
  '13': '142(1)',
  '14': '148',
  '16': '148',
  '17': '139(5)',
  '21': '139(8A)',
  '18': '139(9)',
  '20': '119(2)(b)',
};

const allowanceSection = (nature: string): ExemptAllowanceSection =>
  nature === '10(14)(i)(115BAC)'
    ? '10(14)(i)-115BAC'
    : nature === '10(14)(ii)(115BAC)'
      ? '10(14)(ii)-115BAC'
      : nature === 'EIC' || nature === 'OTH'
        ? 'other'
        : (nature as ExemptAllowanceSection);

const employers = (data: FormData): EmployerInput[] => {
  const rows = rowsAt(data, 'salary.employers');
  const category = categories[textAt(data, 'personal.employer_category')];
  const list: EmployerInput[] = (rows.length > 0 ? rows : [{} as FormData]).map((row) => {
    const basicAndDa = amountAt(row, 'basic_salary') + amountAt(row, 'da');
    return {
      salary: amountAt(row, 'salary_17_1'),
      perquisites: amountAt(row, 'perquisites'),
      profitsInLieu: amountAt(row, 'profit_in_lieu_salary'),
      ...(category ? { category } : {}),
      ...(basicAndDa > 0 ? { basicAndDa } : {}),
    };
  });
  const first = list[0]!;
  first.retirementAccount =
    sumOf(rowsAt(data, 'salary.retirement_notified_rows'), 'amount') +
    amountAt(data, 'salary.retirement_other');
  first.relief89A = amountAt(data, 'salary.relief_89a');
  first.entertainmentAllowance = amountAt(data, 'salary.entertainment_allowance');
  first.professionalTax = amountAt(data, 'salary.professional_tax');
  first.exempt = rowsAt(data, 'salary.exempt_allowances').map((row) => ({
    section: allowanceSection(textAt(row, 'nature')),
    amount: amountAt(row, 'amount'),
  }));
  if (getAt(data, 'salary.hra') !== undefined)
    first.hra = [
      {
        months: 12,
        basicAndDa: amountAt(data, 'salary.hra.basic_salary') + amountAt(data, 'salary.hra.da'),
        hraReceived: amountAt(data, 'salary.hra.hra_received'),
        rentPaid: amountAt(data, 'salary.hra.rent_paid'),
        metro: textAt(data, 'salary.hra.place_of_work') === '1',
      },
    ];
  return list;
};

/** Rent received later is typed net of 30% as the form asks; the engine takes it gross (s.25A). */
const grossArrears = (net: number) => mulDiv(net, 10, 7);

const property = (year: Itr1Year, row: FormData): PropertyInput => {
  const type = textAt(row, 'property_type');
  return {
    use: type === 'L' ? 'let-out' : type === 'D' ? 'deemed-let-out' : 'self-occupied',
    annualLettableValue: amountAt(row, 'gross_annual_value'),
    unrealisedRent: amountAt(row, 'unrealized_rent'),
    municipalTaxes: amountAt(row, 'municipal_taxes_paid'),
    ...(textAt(row, 'co_owned') === 'YES' ? { share: Math.round(amountAt(row, 'own_share') * 100) } : {}),
    interest: year.detailed ? sumOf(rowsAt(row, 'loans'), 'interest') : amountAt(row, 'interest_on_loan'),
    arrearsReceived: grossArrears(amountAt(row, 'arrears')),
  };
};

const instalments = (data: FormData, path: string): ByInstalment => [
  amountAt(data, `${path}.upto_15_jun`),
  amountAt(data, `${path}.upto_15_sep`),
  amountAt(data, `${path}.upto_15_dec`),
  amountAt(data, `${path}.upto_15_mar`),
  amountAt(data, `${path}.upto_31_mar`),
];

const otherSources = (data: FormData): OtherSourcesInput => {
  const at = (key: string) => amountAt(data, `other_sources.${key}`);
  const byInstalment = instalments(data, 'other_sources.dividend_quarters');
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
      sumOf(rowsAt(data, 'other_sources.retirement_notified_rows'), 'amount') + at('retirement_other'),
    relief89A: at('relief_89a'),
    other: rowsAt(data, 'other_sources.others').map((row) => ({
      label: textAt(row, 'description'),
      amount: amountAt(row, 'amount'),
    })),
  };
};

const donations = (data: FormData): Donation[] =>
  (['100', '50', '100-limit', '50-limit'] as const).flatMap((kind) =>
    rowsAt(data, `deductions.donations_80g_${kind.replace('-', '_')}`).map((row) => ({
      kind,
      cash: amountAt(row, 'cash'),
      other: amountAt(row, 'other_mode'),
    })),
  );

const health = (year: Itr1Year, data: FormData, who: 'self' | 'parents'): HealthClaim | undefined => {
  const group = healthGroups.find(
    (g) => g.who === who && textAt(data, `deductions.schedule_80d.${g.flag}`) === g.answer,
  );
  if (!group) return undefined;
  const at = (key: string) => amountAt(data, `deductions.schedule_80d.${group.key}_${key}`);
  return {
    senior: group.senior,
    premium: year.detailed
      ? sumOf(rowsAt(data, `deductions.schedule_80d.${group.key}_policies`), 'premium')
      : at('premium'),
    preventive: at('checkup'),
    medicalExpenditure: at('medical'),
  };
};

const housingLoan = (rows: FormData[]) => {
  const first = rows[0];
  const sanctionedOn = first && dateAt(first, 'sanction_date');
  return { interest: sumOf(rows, 'interest'), ...(sanctionedOn ? { sanctionedOn } : {}) };
};

/** A claim typed as one figure is of a loan in the section's time: the day the section opened stands for it. */
const opened = { '80EE': '2016-04-01', '80EEA': '2019-04-01', '80EEB': '2019-04-01' } as const;

const loans = (year: Itr1Year, data: FormData): DeductionsInput => {
  const at = (key: string) => amountAt(data, `deductions.${key}`);
  const rows = (key: string) => rowsAt(data, `deductions.${key}`);
  if (!year.detailed) {
    const one = (section: keyof typeof opened, interest: number) =>
      interest > 0 ? { [section]: { interest, sanctionedOn: opened[section] } } : {};
    return {
      '80E': at('sec_80e'),
      ...one('80EE', at('sec_80ee')),
      ...one('80EEA', at('sec_80eea')),
      ...one('80EEB', at('sec_80eeb')),
    };
  }
  const out: DeductionsInput = { '80E': sumOf(rows('loans_80e'), 'interest') };
  if (rows('loans_80ee').length > 0)
    out['80EE'] = { ...housingLoan(rows('loans_80ee')), loan: sumOf(rows('loans_80ee'), 'loan_amount') };
  if (rows('loans_80eea').length > 0)
    out['80EEA'] = { ...housingLoan(rows('loans_80eea')), stampValue: at('stamp_value_80eea') };
  if (rows('loans_80eeb').length > 0) out['80EEB'] = housingLoan(rows('loans_80eeb'));
  return out;
};

const deductions = (year: Itr1Year, data: FormData): DeductionsInput => {
  const at = (key: string) => amountAt(data, `deductions.${key}`);
  const rows = (key: string) => rowsAt(data, `deductions.${key}`);
  const self = health(year, data, 'self');
  const parents = health(year, data, 'parents');
  const severe = (key: string) => textAt(data, `deductions.${key}.nature`);
  const pension =
    getAt(data, 'deductions.pension_80ccc') === undefined
      ? at('sec_80ccc')
      : sumOf(rows('pension_80ccc'), 'amount');
  const amounts: DeductionsInput = {
    '80C': year.detailed ? sumOf(rows('schedule_80c'), 'amount') : at('sec_80c'),
    '80CCC': pension,
    '80CCD(1)': at('sec_80ccd1'),
    '80CCD(1B)': at('sec_80ccd1b'),
    '80CCD(2)': at('sec_80ccd2'),
    '80CCH': at('sec_80cch'),
    ...loans(year, data),
    '80TTA': at('sec_80tta'),
    '80TTB': at('sec_80ttb'),
    '80G': donations(data),
    '80GGA': rows('donations_80gga').map((r) => ({
      cash: amountAt(r, 'cash'),
      other: amountAt(r, 'other_mode'),
    })),
    '80GGC': {
      cash: sumOf(rows('contributions_80ggc'), 'cash'),
      other: sumOf(rows('contributions_80ggc'), 'other_mode'),
    },
  };
  if (self || parents) amounts['80D'] = { ...(self ? { self } : {}), ...(parents ? { parents } : {}) };
  if (severe('schedule_80dd')) amounts['80DD'] = { severe: severe('schedule_80dd') === '2' };
  if (severe('schedule_80u')) amounts['80U'] = { severe: severe('schedule_80u') === '2' };
  if (at('sec_80ddb') > 0)
    amounts['80DDB'] = {
      amount: at('sec_80ddb'),
      senior: textAt(data, 'deductions.sec_80ddb_person') === '2',
    };
  if (at('sec_80gg') > 0)
    amounts['80GG'] = { claimed: at('sec_80gg'), ...(at('rent_80gg') > 0 ? { rent: at('rent_80gg') } : {}) };
  return amounts;
};

const filing = (data: FormData): FilingInput => {
  const filedOn = dateAt(data, 'filing.filing_date');
  const originalFiledOn = dateAt(data, 'filing.original_filing_date');
  return {
    section: sections[textAt(data, 'filing.section_filed')] ?? '139(1)',
    dueDateClass: 'no-business',
    ...(filedOn ? { filedOn } : {}),
    // an updated return names the earlier one in its own part
    ...(originalFiledOn && textAt(data, 'filing.section_filed') !== UPDATED ? { originalFiledOn } : {}),
    ...updatedFiling(data),
    mustFile: textAt(data, 'filing.seventh_proviso') === 'Y',
  };
};

/** What the tax engine needs of an ITR-1, claims of both regimes included; the engine applies the regime's bars. */
export function itr1TaxInput(year: Itr1Year, data: FormData, regime: Regime): TaxInput {
  const born = dateAt(data, 'personal.date_of_birth');
  const house = getAt(data, 'house_property');
  const properties = year.propertyRows
    ? rowsAt(data, 'house_property.properties').map((row) => property(year, row))
    : textAt(data, 'house_property.property_type') || amountAt(data, 'house_property.arrears') > 0
      ? [property(year, house as FormData)]
      : [];
  const gain =
    amountAt(data, 'exempt_income.ltcg_112a.sale_consideration') -
    amountAt(data, 'exempt_income.ltcg_112a.cost');
  const relief = amountAt(data, 'tax.relief_89');
  return {
    assessmentYear: year.assessmentYear,
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
        sumOf(
          rowsAt(data, 'salary.employers').filter((row) => textAt(row, 'employer_tan')),
          'tds_deducted',
        ) +
        sumOf(rowsAt(data, 'taxes_paid.tds_other'), 'tds_claimed') +
        sumOf(rowsAt(data, 'taxes_paid.tds_tenant'), 'tds_claimed'),
      tcs: sumOf(rowsAt(data, 'taxes_paid.tcs'), 'tcs_claimed'),
      payments: rowsAt(data, 'taxes_paid.payments')
        .filter((row) => dateAt(row, 'date'))
        .map((row) => ({ date: dateAt(row, 'date')!, amount: amountAt(row, 'amount') })),
    },
  };
}
