import type { Option } from '../../forms/fields.ts';
import { formInfo, type TdsForm } from './forms.ts';

/** Why a row has a rate other than the section's, or none: letters and meanings of each form's file format. */
const resident: Readonly<Record<string, string>> = {
  A: 'Lower or no deduction on a certificate',
  B: 'No deduction on a declaration',
  C: 'Higher rate, PAN not available',
  D: 'None or less by notification for the payee',
  E: 'None by Circular 3 of 2002',
  M: 'None or less by notification under section 194N',
  N: 'Withdrawal of a person exempt in section 194N',
  O: 'None for a unit holder of a business trust',
  P: 'Dividend to a business trust',
  Q: 'Payee exempt from tax on dividend or interest',
  R: 'Interest of a senior citizen within the limit',
  S: 'Software, or taxed under another provision',
  T: 'Transporter with PAN',
  U: 'Higher rate of section 206AB (to 2024-25)',
  Y: 'Not above the threshold',
  Z: 'None or less by notification for the payment',
};

const salary: Readonly<Record<string, string>> = {
  A: 'Lower or no deduction on a certificate',
  B: 'No deduction on a certificate or declaration',
  C: 'Higher rate, PAN not available',
};

const nonResident: Readonly<Record<string, string>> = {
  A: 'Lower or no deduction on a certificate',
  B: 'No deduction on a declaration',
  C: 'Higher rate, PAN not available',
  G: 'None by section 197A(1D)',
  H: 'None by the proviso to section 196D(1A)',
  I: 'None by section 196D(2)',
  J: 'Higher rate of section 206AB (to 2024-25)',
  M: 'None or less by notification under section 194N',
  N: 'Withdrawal of a person exempt in section 194N',
  O: 'None for a unit holder of a business trust',
  P: 'No deduction (letter P of the format)',
  S: 'Software, or taxed under another provision',
  Y: 'Not above the threshold',
};

const collection: Readonly<Record<string, string>> = {
  A: 'Lower collection on a certificate',
  B: 'No collection on a declaration (form 27C)',
  C: 'Higher rate, PAN not available',
  D: 'No collection under section 206C(1G)',
  E: 'No collection from Government and others exempt',
  F: 'No collection, the buyer deducts (section 206C(1H))',
  G: 'No collection, tax was deducted (section 206C(1G))',
  H: 'No collection (letter H of the format)',
  I: 'Higher rate of section 206CCA (to 2024-25)',
};

/** Letters the forms of 2026 no longer have. */
const dropped = new Set('MRU');

const of = (meanings: Readonly<Record<string, string>>, without: ReadonlySet<string> = new Set()): Option[] =>
  Object.entries(meanings)
    .filter(([letter]) => !without.has(letter))
    .map(([value, meaning]) => ({ value, label: `${value} ${meaning}` }));

const lists: Readonly<Record<TdsForm, readonly Option[]>> = {
  '24Q': of(salary),
  '138': of(salary),
  '26Q': of(resident),
  '140': of(resident, dropped),
  '27Q': of(nonResident),
  '144': of(resident, dropped),
  '27EQ': of(collection),
  '143': of(collection, new Set('I')),
};

/** Remarks of a form. */
export const remarksOf = (form: TdsForm): readonly Option[] => lists[form];

/** Letters of higher rates that ended with financial year 2024-25 (sections 206AB and 206CCA, omitted from 1 April 2025). */
export const endedRemark = (form: TdsForm, letter: string): boolean =>
  ({ resident: 'U', 'non-resident': 'J', collection: 'I', salary: '' })[formInfo[form].kind] === letter;
