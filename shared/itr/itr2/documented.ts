import { type Issue, say } from '../../forms/messages.ts';
import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import { amountReader, totalOnly, wholeOf, withoutTan } from '../common/documented.ts';
import { isObject } from '../json/path.ts';
import type { Itr2, Itr2Deductions, Itr2HousePropertyProperties, Itr2OtherSources } from '../values/itr2.ts';

/** Form data, and omitted parts of a call. */
interface Documented {
  data: FormValues;
  warnings: Issue[];
}

const sections: Record<string, string> = { '139(1)': '11', '139(4)': '12', '139(5)': '17' };
const residence: Record<string, string> = { Resident: 'RES', 'Non-Resident': 'NRI', RNOR: 'NOR' };
const regimes: Record<string, string> = { Old: 'Y', New: 'N' };
const propertyTypes: Record<string, string> = { 'Self-Occupied': 'S', 'Let-Out': 'L' };

/** As a number where it is one; anything else stays for the check of the draft to refuse. */
const whole = (value: unknown): unknown => (value === '' ? value : (wholeOf(value) ?? value));
const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const basics: Record<string, PathOf<Itr2>> = {
  pan_number: 'personal.pan_number',
  date_of_birth: 'personal.date_of_birth',
  aadhar_number: 'personal.aadhar_number',
  mobile: 'personal.mobile',
  email: 'personal.email',
  original_receipt_number: 'filing.original_receipt_number',
  original_filing_date: 'filing.original_filing_date',
};

/** Documented names of other sources; `other` is one row. */
const sources = [
  'interest_from_savings',
  'interest_from_deposits',
  'dividend_income',
  'family_pension',
] as const satisfies readonly (keyof Itr2OtherSources)[];
const plainDeductions: readonly (keyof Itr2Deductions)[] = [
  'sec_80ccd1',
  'sec_80ccd1b',
  'sec_80ccd2',
  'sec_80tta',
  'sec_80ttb',
  'sec_80gg',
  'sec_80cch',
];

const ofSalary = [
  'employer_name',
  'employer_tan',
  'gross_salary',
  'exemptions',
  'professional_tax',
  'tds_deducted',
  // calculated
  'standard_deduction',
];
const houseAmounts = [
  'gross_annual_value',
  'municipal_taxes_paid',
  'unrealized_rent',
  'arrears',
] as const satisfies readonly (keyof Itr2HousePropertyProperties)[];
const ofHouse = [...houseAmounts, 'property_type', 'interest_on_loan', 'standard_deduction_30', 'nav'];

/** Members the form calculates itself, or knows from the call. */
const ignored = ['assessment_year', 'standard_deduction', 'return_type'];

/**
 * The documented members of an ITR-2 (basics, `salaries`, `houseProperties`, `capitalGains`, `otherSources`,
 * `deductions`, `foreignIncome`, `chosenRegime`) as form data; members that are parts of the form are
 * unchanged. Totals which the department requires as rows are listed in `warnings`: claims as warnings,
 * incomes as errors, since no tax may be shown without them. `otherAllowance`: the year's list of exempt
 * allowances has "any other".
 */
export function fromDocumented(members: FormValues, detailed: boolean, otherAllowance = true): Documented {
  const warnings: Issue[] = [];
  let data: FormValues = {};
  const put = (path: PathOf<Itr2>, value: unknown) => {
    if (value !== '' && value !== null && value !== undefined) data = setAt(data, path, value);
  };
  const wholeAt = amountReader(warnings);
  const claims = (value: unknown): boolean =>
    Array.isArray(value) || isObject(value) ? Object.values(value).some(claims) : (wholeOf(value) ?? 0) !== 0;
  const leaveOut = (path: string, value: unknown, severity: Issue['severity']) => {
    if (claims(value)) warnings.push(totalOnly(path, severity));
  };
  /** Members of a row that are not documented. */
  const unknown = (at: string, row: FormValues, names: readonly string[]) => {
    for (const [key, value] of Object.entries(row))
      if (value && value !== '0' && !names.includes(key))
        warnings.push({ path: `${at}.${key}`, message: say('unknownField'), severity: 'warning' });
  };

  const salaries = (value: unknown) => {
    let professional = 0;
    let exempt = 0;
    for (const [i, row] of list(value).entries()) {
      const at = `salaries.${i}`;
      const pay = wholeAt(`${at}.gross_salary`, row['gross_salary']);
      const deducted = wholeAt(`${at}.tds_deducted`, row['tds_deducted']);
      put(`salary.employers.${i}.employer_name`, row['employer_name']);
      put(`salary.employers.${i}.employer_tan`, row['employer_tan']);
      put(`salary.employers.${i}.salary_17_1`, pay);
      professional += wholeAt(`${at}.professional_tax`, row['professional_tax']);
      const ofRow = wholeAt(`${at}.exemptions`, row['exemptions']);
      exempt += ofRow;
      if (ofRow > 0 && !otherAllowance)
        warnings.push({
          path: `${at}.exemptions`,
          message: {
            text: 'Choose the allowance under Salary, Allowances exempt under section 10: this year’s file has no code for others',
          },
          severity: 'warning',
        });
      unknown(at, row, ofSalary);
      if (deducted === 0) continue;
      if (!row['employer_tan']) warnings.push(withoutTan(`${at}.tds_deducted`));
      put(`taxes_paid.tds_salary.${i}.employer_name`, row['employer_name']);
      put(`taxes_paid.tds_salary.${i}.employer_tan`, row['employer_tan']);
      put(`taxes_paid.tds_salary.${i}.income`, pay);
      put(`taxes_paid.tds_salary.${i}.tds_deducted`, deducted);
    }
    if (professional > 0) put('salary.professional_tax', professional);
    if (exempt > 0)
      put('salary.exempt_allowances', [{ nature: 'OTH', description: 'Exempt allowances', amount: exempt }]);
    const tds = data['taxes_paid'];
    if (isObject(tds) && Array.isArray(tds['tds_salary']))
      put('taxes_paid.tds_salary', tds['tds_salary'].filter(isObject));
  };

  const houses = (value: unknown) => {
    for (const [i, row] of list(value).entries()) {
      const at = `house_property.properties.${i}` as const;
      put(`${at}.property_type`, propertyTypes[String(row['property_type'])] ?? row['property_type']);
      for (const key of houseAmounts) put(`${at}.${key}`, whole(row[key]));
      const interest = wholeAt(`houseProperties.${i}.interest_on_loan`, row['interest_on_loan']);
      if (interest > 0) put(detailed ? `${at}.loans.0.interest` : `${at}.interest_on_loan`, interest);
      unknown(`houseProperties.${i}`, row, ofHouse);
    }
  };

  const deductions = (value: FormValues) => {
    for (const [key, given] of Object.entries(value)) {
      const path = `deductions.${key}`;
      if (given === '' || given === null || wholeOf(given) === 0) continue;
      const sum = () => wholeAt(path, given);
      const plain = plainDeductions.find((name) => name === key);
      if (plain) put(`deductions.${plain}`, whole(given));
      else if (key === 'sec_80c')
        put(detailed ? 'deductions.schedule_80c.0.amount' : 'deductions.sec_80c', sum());
      else if (key === 'sec_80e')
        put(detailed ? 'deductions.loans_80e.0.interest' : 'deductions.sec_80e', sum());
      else if (key === 'sec_80d') {
        put('deductions.schedule_80d.self_senior', 'N');
        put(
          detailed
            ? 'deductions.schedule_80d.self_policies.0.premium'
            : 'deductions.schedule_80d.self_premium',
          sum(),
        );
      } else if (key === 'sec_80g') leaveOut(path, given, 'warning');
      else data = setAt(data, path, given);
    }
  };

  for (const [name, value] of Object.entries(members)) {
    if (value === '' || value === null || ignored.includes(name)) continue;
    if (basics[name]) put(basics[name], value);
    else if (name === 'section_filed') put('filing.section_filed', sections[String(value)] ?? value);
    else if (name === 'resident_status') put('filing.resident_status', residence[String(value)] ?? value);
    else if (name === 'chosenRegime') put('filing.opt_out_new_tax_regime', regimes[String(value)] ?? value);
    else if (name === 'assessee_name' && typeof value === 'string') {
      const parts = value.trim().split(/\s+/);
      put('personal.last_name', parts.at(-1));
      if (parts.length > 1) put('personal.first_name', parts[0]);
      if (parts.length > 2) put('personal.middle_name', parts.slice(1, -1).join(' '));
    } else if (name === 'salaries') salaries(value);
    else if (name === 'houseProperties') houses(value);
    else if (name === 'otherSources' && isObject(value)) {
      for (const key of sources) put(`other_sources.${key}`, whole(value[key]));
      const other = wholeAt('otherSources.other', value['other']);
      if (other > 0) put('other_sources.others', [{ description: 'Other income', amount: other }]);
      unknown('otherSources', value, [...sources, 'other']);
    } else if (name === 'capitalGains' && isObject(value))
      for (const [key, given] of Object.entries(value)) leaveOut(`capitalGains.${key}`, given, 'error');
    else if (name === 'foreignIncome') leaveOut('foreignIncome', value, 'error');
    else if (name === 'deductions' && isObject(value)) deductions(value);
    else
      data = {
        ...data,
        [name]: isObject(value) && isObject(data[name]) ? { ...data[name], ...value } : value,
      };
  }
  return { data, warnings };
}
