import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { fromFlat } from './flat.ts';

/**
 * Every documented member of a return's form data (names as the documented forms list them), each tried alone in a call that is
 * otherwise empty: its value is in the draft, or a warning or error names it. Figures that follow from others are left out of the list.
 */
type Expected = [member: string, given: unknown, found?: unknown];

const amounts = (group: string, names: string): Expected[] =>
  names.split(' ').map((name, i) => [group ? `${group}.${name}` : name, 41_003 + 17 * i]);
const texts = (group: string, names: Record<string, string>): Expected[] =>
  Object.entries(names).map(([name, value]) => [group ? `${group}.${name}` : name, value]);

const basics = {
  pan_number: 'ABCPE1234F',
  assessee_name: 'Ashalata',
  date_of_birth: '1971-03-05',
  aadhar_number: '234567890124',
  mobile: '9812345670',
  email: 'asha@example.in',
  original_receipt_number: '123456789012345',
  original_filing_date: '2026-07-11',
};
const section: Expected = ['section_filed', '139(4)', '12'];

const members: Partial<Record<ItrType, Expected[]>> = {
  'ITR-1': [
    ...texts('', { ...basics, employer_name: 'Zenith Works', employer_tan: 'PNEZ12345B' }),
    section,
    ['property_type', 'Let-Out', 'L'],
    ...amounts(
      '',
      'gross_salary basic_salary da hra hra_exempt lta lta_exempt other_allowances perquisites profit_in_lieu_salary professional_tax tds_deducted gross_annual_value municipal_taxes_paid interest_on_loan interest_on_loan_preconst interest_from_savings interest_from_deposits dividend_income family_pension ppf elss life_insurance housing_loan_principal nsc tuition_fees sec_80d sec_80e sec_80g sec_80tta pti_115u_amount pti_115ua_amount pti_115ub_amount',
    ),
  ],
  'ITR-2': [
    ...texts('', basics),
    section,
    ['resident_status', 'Non-Resident', 'NRI'],
    ['chosenRegime', 'Old', 'Y'],
    ...texts('salaries.0', { employer_name: 'Zenith Works', employer_tan: 'PNEZ12345B' }),
    ...amounts('salaries.0', 'gross_salary exemptions professional_tax tds_deducted'),
    ...amounts('houseProperties.0', 'gross_annual_value municipal_taxes_paid interest_on_loan'),
    ...amounts(
      'capitalGains',
      'ltcg_listed_equity ltcg_unlisted_equity ltcg_property stcg_listed_111a stcg_other',
    ),
    ...amounts(
      'otherSources',
      'interest_from_savings interest_from_deposits dividend_income family_pension other',
    ),
    ...amounts('deductions', 'sec_80c sec_80d sec_80e sec_80g sec_80tta'),
    ['foreignIncome', 52_391],
  ],
  'ITR-3': [
    ['taxRegime', 'Old', 'Y'],
    ...amounts(
      'business',
      'net_profit_as_per_pl add_inadmissible_expenses add_income_not_included add_depreciation_pl less_deductible_expenses less_income_to_exclude less_depreciation_allowed',
    ),
    ...amounts('profession', 'gross_receipts expenses net_profit_as_per_pl'),
    ...amounts('otherSources', 'interest_from_savings interest_from_deposits dividend_income'),
    ['agricultural_income', 52_391],
  ],
  'ITR-4': [
    ...texts('', { pan_number: 'ABCPE1234F', assessee_name: 'Ashalata' }),
    ['taxRegime', 'Old', 'Y'],
    ['salary.employer_name', 'Zenith Works'],
    ...amounts('salary', 'gross_salary tds_deducted'),
    ...amounts('houseProperty', 'gav municipal_taxes interest_on_loan arrears unrealized_rent'),
    ...amounts('business44ad', 'gross_turnover digital_receipts cash_receipts'),
    ...amounts('profession44ada', 'gross_receipts presumptive_income_50'),
    ...amounts('specialBusiness', 'firm_income speculation_income section_44ae_income other_business_income'),
    ...amounts('detailedPL', 'revenue expenses net_profit'),
    ...amounts('otherSources', 'interest_from_savings interest_from_deposits dividend_income other'),
    ...amounts('deductions', 'sec_80c sec_80d sec_80e sec_80g sec_80tta'),
    ...amounts('', 'tds_paid advance_tax_paid'),
  ],
};

/** A call with one member. */
function callWith(path: string, value: unknown): FormValues {
  const [head, ...rest] = path.split('.');
  if (rest.length === 0) return { [head!]: value };
  return rest[0] === '0' ? { [head!]: [{ [rest[1]!]: value }] } : { [head!]: { [rest[0]!]: value } };
}

const leaves = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value];

describe.each(Object.entries(members) as [ItrType, Expected[]][])(
  'documented members of %s',
  (type, list) => {
    it.each(list)('%s is in the draft or told', async (path, given, found = given) => {
      const form = await loadItrForm(type, '2026-27');
      const call = callWith(path, given);
      const { data, warnings } = form.fromDocumented?.(call) ?? fromFlat(form, call);
      const told = warnings.filter(
        (w) => w.path.endsWith(path.split('.').at(-1)!) || path.startsWith(`${w.path}.`),
      );
      const kept = leaves(path in data ? { ...data, [path]: undefined } : data);
      expect(kept.includes(found) || told.length > 0, JSON.stringify({ data, warnings })).toBe(true);
    });
  },
);
