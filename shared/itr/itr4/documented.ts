import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt, setAt } from '../../forms/paths.ts';
import type { Itr1Year } from '../itr1/years.ts';
import { isObject } from '../json/path.ts';

const amount = (v: unknown): number => {
  const n = typeof v === 'string' ? Number(v.replaceAll(',', '')) : v;
  return typeof n === 'number' && Number.isFinite(n) ? Math.max(0, Math.round(n)) : 0;
};
const record = (v: unknown): FormData => (isObject(v) ? v : {});
const text = (v: unknown): string => (typeof v === 'string' ? v.trim() : '');
const uses: Record<string, string> = { 'Self-Occupied': 'S', 'Let-Out': 'L' };

/** Members of the documented shape that are no part of the form by name. */
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
 * The documented ITR-4 form data (flat amounts under salary, houseProperty, business44ad, profession44ada, otherSources,
 * deductions) as this form's data; what is this form's already stays. Amounts that need a schedule become its first row,
 * to be completed; what has no place is named in `warnings`. Numbers may be text; invalid ones count as 0.
 */
export function fromDocumented(year: Itr1Year, members: FormData): { data: FormData; warnings: Issue[] } {
  const warnings: Issue[] = [];
  let data: FormData = Object.fromEntries(
    Object.entries(members).filter(([key]) => !documented.includes(key)),
  );
  const put = (path: string, value: unknown) => {
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

  const salary = record(members['salary']);
  if (salary['employers'] === undefined) {
    put('salary.employers.0.salary_17_1', amount(salary['gross_salary']));
    put('salary.employers.0.employer_name', text(salary['employer_name']));
    put('salary.employers.0.tds_deducted', amount(salary['tds_deducted']));
    for (const key of ['employer_name', 'gross_salary', 'standard_deduction', 'tds_deducted'])
      if (salary[key] !== undefined) drop(`salary.${key}`);
  }

  const house = record(members['houseProperty']);
  const at = year.propertyRows ? 'house_property.properties.0' : 'house_property';
  const used = amount(house['gav']) + amount(house['interest_on_loan']) + amount(house['arrears']) > 0;
  if (used) {
    put(`${at}.property_type`, uses[text(house['property_type'])] ?? 'S');
    put(`${at}.gross_annual_value`, amount(house['gav']));
    put(`${at}.municipal_taxes_paid`, amount(house['municipal_taxes']));
    if (year.propertyRows) put(`${at}.unrealized_rent`, amount(house['unrealized_rent']));
    put(`${at}.loans.0.interest`, amount(house['interest_on_loan']));
    put(`${at}.arrears`, amount(house['arrears']));
  }

  const trade = record(members['business44ad']);
  const received = amount(trade['digital_receipts']) + amount(trade['cash_receipts']);
  // turnover alone does not say how it was received: the higher rate applies
  if (received === 0) put('business44ad.other_receipts', amount(trade['gross_turnover']));
  const profession = record(members['profession44ada']);
  if (amount(profession['digital_receipts']) + amount(profession['cash_receipts']) === 0)
    put('profession44ada.other_receipts', amount(profession['gross_receipts']));

  const special = record(members['specialBusiness']);
  if (special['opted_out'] === true) put('special_business.opted_out', true);
  if (amount(special['firm_income']) > 0) put('special_business.firm_income', true);
  if (amount(special['speculation_income']) > 0) put('special_business.speculation_income', true);
  if (amount(special['other_business_income']) > 0) put('special_business.other_business_income', true);
  if (amount(special['section_44ae_income']) > 0)
    warn('specialBusiness.section_44ae_income', 'Enter each goods carriage: a total alone cannot be filed');
  const books = record(members['detailedPL']);
  if (['revenue', 'expenses', 'net_profit'].some((key) => amount(books[key]) > 0))
    warn('detailedPL', 'A profit and loss account belongs to ITR-3');

  const sources = record(members['otherSources']);
  for (const key of ['interest_from_savings', 'interest_from_deposits', 'dividend_income'])
    put(`other_sources.${key}`, amount(sources[key]));
  put('other_sources.others.0.amount', amount(sources['other']));

  const claims = record(members['deductions']);
  if (claims['schedule_80c'] === undefined)
    put('deductions.schedule_80c.0.amount', amount(claims['sec_80c']));
  if (claims['schedule_80d'] === undefined && amount(claims['sec_80d']) > 0) {
    put('deductions.schedule_80d.self_senior', 'N');
    put('deductions.schedule_80d.self_policies.0.premium', amount(claims['sec_80d']));
  }
  if (claims['loans_80e'] === undefined) put('deductions.loans_80e.0.interest', amount(claims['sec_80e']));
  if (amount(claims['sec_80g']) > 0 && !Object.keys(claims).some((key) => key.startsWith('donations_80g')))
    warn('deductions.sec_80g', 'Enter each donation: a total alone cannot be filed');

  const regime = text(members['taxRegime']);
  if (regime === 'Old' || regime === 'New') {
    put(year.moreContacts ? 'filing.opted_out_earlier' : 'filing.opted_out_2024', 'N');
    put('filing.opt_out_now', regime === 'Old' ? 'Y' : 'N');
  }
  put('taxes_paid.tds_other.0.tds_deducted', amount(members['tds_paid']));
  put('taxes_paid.tds_other.0.tds_claimed', amount(members['tds_paid']));
  put('taxes_paid.payments.0.amount', amount(members['advance_tax_paid']));
  if (amount(members['advance_tax_paid']) > 0)
    warn('advance_tax_paid', 'Enter the date of deposit: only then does the payment count');
  return { data, warnings };
}
