import type { Issue } from '../../forms/messages.ts';
import { type FormValues, getAt, type PathOf, setAt } from '../../forms/paths.ts';
import { amountReader, withoutTan } from '../common/documented.ts';
import type { Itr1Year } from '../itr1/data/years.ts';
import { isObject } from '../json/path.ts';
import type { Itr4 } from '../values/itr4.ts';

const record = (v: unknown): FormValues => (isObject(v) ? v : {});
const text = (v: unknown): string => (typeof v === 'string' ? v.trim() : '');
const uses: Record<string, string> = { 'Self-Occupied': 'S', 'Let-Out': 'L' };

/** Members of the documented shape that are not parts of the form. */
const documented = [
  'pan_number',
  'assessee_name',
  'houseProperty',
  'specialBusiness',
  'detailedPL',
  'otherSources',
  'taxRegime',
  'tds_paid',
  'advance_tax_paid',
];

/**
 * The documented ITR-4 form data (flat amounts under salary, houseProperty, business44ad, profession44ada,
 * otherSources, deductions) as form data; members already in form structure are unchanged. Amounts requiring
 * a schedule become its first row, to be completed; members without a field and invalid amounts are listed in
 * `warnings`. Numbers may be text.
 */
export function fromDocumented(year: Itr1Year, members: FormValues): { data: FormValues; warnings: Issue[] } {
  const warnings: Issue[] = [];
  let data: FormValues = Object.fromEntries(
    Object.entries(members).filter(([key]) => !documented.includes(key)),
  );
  const put = (path: PathOf<Itr4>, value: unknown) => {
    if (value !== '' && value !== 0 && value !== undefined && getAt(data, path) === undefined)
      data = setAt(data, path, value);
  };
  const drop = (path: string) => {
    data = setAt(data, path, undefined);
  };
  const warn = (path: string, message: string) =>
    warnings.push({ path, message: { text: message }, severity: 'warning' });

  put('personal.pan_number', text(members['pan_number']).toUpperCase());
  const names = text(members['assessee_name']).split(/\s+/).filter(Boolean);
  put('personal.last_name', names.at(-1));
  if (names.length > 1) put('personal.first_name', names[0]);
  put('personal.middle_name', names.slice(1, -1).join(' '));

  const amount = amountReader(warnings);
  /** Reader of a group's amounts by name. */
  const of = (group: string, from: FormValues) => (key: string) => amount(`${group}.${key}`, from[key]);

  const salary = record(members['salary']);
  if (salary['employers'] === undefined) {
    const pay = of('salary', salary);
    put('salary.employers.0.salary_17_1', pay('gross_salary'));
    put('salary.employers.0.employer_name', text(salary['employer_name']));
    put('salary.employers.0.employer_tan', text(salary['employer_tan']).toUpperCase());
    put('salary.employers.0.tds_deducted', pay('tds_deducted'));
    if (pay('tds_deducted') > 0 && text(salary['employer_tan']) === '')
      warnings.push(withoutTan('salary.tds_deducted'));
    for (const key of ['employer_name', 'employer_tan', 'gross_salary', 'standard_deduction', 'tds_deducted'])
      if (salary[key] !== undefined) drop(`salary.${key}`);
  }

  const house = record(members['houseProperty']);
  const rent = of('houseProperty', house);
  const rowAt = 'house_property.properties.0';
  const at = year.propertyRows ? rowAt : 'house_property';
  if (
    ['gav', 'municipal_taxes', 'unrealized_rent', 'interest_on_loan', 'arrears'].some((key) => rent(key) > 0)
  ) {
    put(`${at}.property_type`, uses[text(house['property_type'])] ?? 'S');
    put(`${at}.gross_annual_value`, rent('gav'));
    put(`${at}.municipal_taxes_paid`, rent('municipal_taxes'));
    if (year.propertyRows) put(`${rowAt}.unrealized_rent`, rent('unrealized_rent'));
    else if (rent('unrealized_rent') > 0)
      warn('houseProperty.unrealized_rent', 'This year’s form has no field for unrealised rent');
    put(`${at}.${year.detailed ? 'loans.0.interest' : 'interest_on_loan'}`, rent('interest_on_loan'));
    put(`${at}.arrears`, rent('arrears'));
  }

  const trade = of('business44ad', record(members['business44ad']));
  // turnover alone does not say how it was received: the higher rate applies
  if (trade('digital_receipts') + trade('cash_receipts') === 0)
    put('business44ad.other_receipts', trade('gross_turnover'));
  else {
    if (trade('digital_receipts') > 0) put('business44ad.declared_income_6', trade('presumptive_income_6'));
    if (trade('cash_receipts') > 0) put('business44ad.declared_income_8', trade('presumptive_income_8'));
  }
  const practice = of('profession44ada', record(members['profession44ada']));
  if (practice('digital_receipts') + practice('cash_receipts') === 0)
    put('profession44ada.other_receipts', practice('gross_receipts'));
  put('profession44ada.declared_income', practice('presumptive_income_50'));

  const special = record(members['specialBusiness']);
  const income = of('specialBusiness', special);
  if (special['opted_out'] === true) put('special_business.opted_out', true);
  for (const key of ['firm_income', 'speculation_income', 'other_business_income'] as const)
    if (income(key) > 0) {
      put(`special_business.${key}`, true);
      warn(
        `specialBusiness.${key}`,
        'ITR-4 has no field for this income, so it is not taxed here; file ITR-3',
      );
    }
  if (income('section_44ae_income') > 0) {
    put('business_other.goods_carriages.0.declared_income', income('section_44ae_income'));
    warn('specialBusiness.section_44ae_income', 'Enter each goods carriage: a total alone cannot be filed');
  }
  const books = of('detailedPL', record(members['detailedPL']));
  if (['revenue', 'expenses', 'net_profit'].some((key) => books(key) > 0))
    warn('detailedPL', 'A profit and loss account belongs to ITR-3: it is not taxed here');

  const sources = of('otherSources', record(members['otherSources']));
  for (const key of ['interest_from_savings', 'interest_from_deposits', 'dividend_income'] as const)
    put(`other_sources.${key}`, sources(key));
  put('other_sources.others.0.amount', sources('other'));

  const claims = record(members['deductions']);
  const claim = of('deductions', claims);
  // the year without particulars has these claims under the same names
  if (year.detailed) {
    if (claims['schedule_80c'] === undefined) put('deductions.schedule_80c.0.amount', claim('sec_80c'));
    if (claims['loans_80e'] === undefined) put('deductions.loans_80e.0.interest', claim('sec_80e'));
  }
  if (claims['schedule_80d'] === undefined && claim('sec_80d') > 0) {
    put('deductions.schedule_80d.self_senior', 'N');
    put(
      `deductions.schedule_80d.${year.detailed ? 'self_policies.0.premium' : 'self_premium'}`,
      claim('sec_80d'),
    );
  }
  if (claim('sec_80g') > 0 && !Object.keys(claims).some((key) => key.startsWith('donations_80g')))
    warn('deductions.sec_80g', 'Enter each donation: a total alone cannot be filed');

  const regime = text(members['taxRegime']);
  if (regime === 'Old' || regime === 'New') {
    put(year.moreContacts ? 'filing.opted_out_earlier' : 'filing.opted_out_2024', 'N');
    put('filing.opt_out_now', regime === 'Old' ? 'Y' : 'N');
  }
  const tds = amount('tds_paid', members['tds_paid']);
  put('taxes_paid.tds_other.0.tds_deducted', tds);
  put('taxes_paid.tds_other.0.tds_claimed', tds);
  if (tds > 0) warnings.push(withoutTan('tds_paid'));
  const advance = amount('advance_tax_paid', members['advance_tax_paid']);
  put('taxes_paid.payments.0.amount', advance);
  if (advance > 0)
    warn('advance_tax_paid', 'Enter the date of deposit, without which the payment does not count');
  return { data, warnings };
}
