import { treeOf } from '../../shared/forms/form.ts';
import type { Issue } from '../../shared/forms/messages.ts';
import { type FormValues, type PathOf, setAt } from '../../shared/forms/paths.ts';
import { fieldsOf, patternOf } from '../../shared/forms/walk.ts';
import { amountReader, totalOnly, wholeOf, withoutTan } from '../../shared/itr/common/documented.ts';
import type { ItrForm } from '../../shared/itr/common/types.ts';
import type { Itr1 } from '../../shared/itr/values/itr1.ts';

const sections: Record<string, string> = { '139(1)': '11', '139(4)': '12', '139(5)': '17' };
const properties: Record<string, string> = { 'Self-Occupied': 'S', 'Let-Out': 'L' };

/** Documented flat names of ITR-1 that are a separate row of Schedule 80C. */
const natures80c = ['ppf', 'elss', 'life_insurance', 'housing_loan_principal', 'nsc', 'tuition_fees'];

type Path = PathOf<Itr1>;

/** Documented flat names of ITR-1 with their paths; the first path the year's form has is used. */
const places: Record<string, readonly Path[]> = {
  ...at('personal', ['pan_number', 'date_of_birth', 'aadhar_number', 'mobile', 'email']),
  ...at('filing', ['section_filed', 'original_receipt_number', 'original_filing_date']),
  ...at('conditions', [
    'partner_in_firm',
    'unlisted_shares',
    'director',
    'esop_deferred',
    'foreign_assets',
    'foreign_income',
    'signing_authority',
    'pti_115u',
    'pti_115u_amount',
    'pti_115ua',
    'pti_115ua_amount',
    'pti_115ub',
    'pti_115ub_amount',
  ]),
  ...at('salary.employers.0', [
    'employer_name',
    'employer_tan',
    'basic_salary',
    'da',
    'hra',
    'lta',
    'other_allowances',
    'perquisites',
    'profit_in_lieu_salary',
    'tds_deducted',
  ]),
  gross_salary: ['salary.employers.0.salary_17_1'],
  professional_tax: ['salary.professional_tax'],
  property_type: ['house_property.properties.0.property_type', 'house_property.property_type'],
  gross_annual_value: ['house_property.properties.0.gross_annual_value', 'house_property.gross_annual_value'],
  municipal_taxes_paid: [
    'house_property.properties.0.municipal_taxes_paid',
    'house_property.municipal_taxes_paid',
  ],
  interest_on_loan: ['house_property.properties.0.loans.0.interest', 'house_property.loans.0.interest'],
  ...at('other_sources', [
    'interest_from_savings',
    'interest_from_deposits',
    'dividend_income',
    'family_pension',
  ]),
  sec_80d: ['deductions.schedule_80d.self_policies.0.premium'],
  sec_80e: ['deductions.loans_80e.0.interest'],
  sec_80tta: ['deductions.sec_80tta'],
};

/** Names equal to those of the form under `prefix`. */
function at<const P extends string, const N extends string>(
  prefix: P,
  names: readonly (`${P}.${N}` extends Path ? N : never)[],
): Record<string, readonly Path[]> {
  return Object.fromEntries(names.map((name) => [name, [`${prefix}.${name}` as Path]]));
}

/** Converted if numeric; anything else is left for the draft check to refuse. */
const numbered = (value: unknown): unknown => wholeOf(value) ?? value;

/** Members without a path: calculated by the form, or insufficient for the department's fields. */
const derived = ['standard_deduction', 'return_type'];
const insufficient = ['sec_80g', 'interest_on_loan_preconst'];

/**
 * The flat members of a call as form data: documented ITR-1 names are mapped, members that are parts of the
 * form stay. `warnings` lists those left out.
 */
export function fromFlat(form: ItrForm, members: FormValues): { data: FormValues; warnings: Issue[] } {
  const kinds = new Map(fieldsOf(treeOf(form.model)).map((f) => [f.path, f.meta.kind]));
  const warnings: Issue[] = [];
  let data: FormValues = {};
  const put = (path: Path, value: unknown) => {
    data = setAt(data, path, kinds.get(patternOf(path)) === 'amount' ? numbered(value) : value);
  };
  const rows80c: { nature: string; amount: unknown }[] = [];
  const exempt: { nature: string; amount: unknown }[] = [];
  const read = amountReader(warnings);
  const amount = (name: string) => read(name, members[name], true);
  for (const [name, value] of Object.entries(members)) {
    if (value === '' || value === null || derived.includes(name)) continue;
    const place = places[name]?.find((path) => kinds.has(patternOf(path)));
    if (insufficient.includes(name)) {
      if (amount(name) !== 0) warnings.push(totalOnly(name, 'warning'));
    } else if (name === 'assessee_name' && typeof value === 'string') nameInto(put, value);
    else if (natures80c.includes(name) && kinds.has('deductions.schedule_80c[].nature')) {
      if (amount(name) !== 0) rows80c.push({ nature: name, amount: amount(name) });
    } else if (name === 'hra_exempt' || name === 'lta_exempt') {
      if (amount(name) !== 0)
        exempt.push({ nature: name === 'hra_exempt' ? '10(13A)' : '10(5)', amount: amount(name) });
    } else if (name === 'gross_salary' && place)
      // The form takes salary u/s 17(1); perquisites 17(2) and profits in lieu 17(3) are separate fields.
      put(place, amount(name) - amount('perquisites') - amount('profit_in_lieu_salary'));
    else if (place) put(place, sections[String(value)] ?? properties[String(value)] ?? value);
    else data = { ...data, [name]: value };
  }
  if (amount('tds_deducted') > 0 && !members['employer_tan']) warnings.push(withoutTan('tds_deducted'));
  if (rows80c.length > 0) put('deductions.schedule_80c', rows80c);
  if (exempt.length > 0) put('salary.exempt_allowances', exempt);
  return { data, warnings };
}

function nameInto(put: (path: Path, value: unknown) => void, name: string): void {
  const words = name.trim().split(/\s+/);
  put('personal.last_name', words.at(-1) ?? '');
  if (words.length > 1) put('personal.first_name', words[0]);
  if (words.length > 2) put('personal.middle_name', words.slice(1, -1).join(' '));
}
