import type { Option } from '../../forms/fields.ts';

const list = (rows: Record<string, string>): Option[] =>
  Object.entries(rows).map(([value, label]) => ({ value, label }));

/** Nature of employment (ITR schema, EmployerCategory). */
export const employerCategories = [
  { value: 'CGOV', label: 'Central Government' },
  { value: 'SGOV', label: 'State Government' },
  { value: 'PSU', label: 'Public sector undertaking' },
  { value: 'PE', label: 'Pensioner - Central Government' },
  { value: 'PESG', label: 'Pensioner - State Government' },
  { value: 'PEPS', label: 'Pensioner - public sector undertaking' },
  { value: 'PEO', label: 'Pensioner - others' },
  { value: 'OTH', label: 'Others' },
  { value: 'NA', label: 'Not applicable' },
] as const;

/** Section the return is filed under (ITR schema, ReturnFileSec). */
export const filingSections = [
  { value: '11', label: '139(1) - on or before the due date' },
  { value: '12', label: '139(4) - belated' },
  { value: '13', label: '142(1) - in answer to a notice' },
  { value: '14', label: '148 - in answer to a notice' },
  { value: '16', label: '153C - in answer to a notice' },
  { value: '17', label: '139(5) - revised' },
  { value: '18', label: '139(9) - in answer to a defect notice' },
  { value: '20', label: '119(2)(b) - after condonation of delay' },
] as const;

/** Clause (iv) of the seventh proviso to section 139(1), rule 12AB. */
export const clauseIvNatures = [
  { value: '1', label: 'TDS and TCS of the year are 25,000 or more (50,000 for a resident senior citizen)' },
  { value: '2', label: 'Deposits in savings accounts are 50 lakh or more in the year' },
] as const;

/** Allowances exempt under section 10 (ITR schema, SalNatureDesc), those both years have. */
export const exemptAllowances: readonly Option[] = list({
  '10(5)': '10(5) - Leave travel concession',
  '10(6)': '10(6) - Remuneration of an official of an embassy or high commission',
  '10(7)': '10(7) - Allowances paid by the Government for service outside India',
  '10(10)': '10(10) - Death-cum-retirement gratuity',
  '10(10A)': '10(10A) - Commuted pension',
  '10(10AA)': '10(10AA) - Leave encashment on retirement',
  '10(10B)(i)': '10(10B) first proviso - Retrenchment compensation, notified limit',
  '10(10B)(ii)': '10(10B) second proviso - Compensation under an approved scheme',
  '10(10C)': '10(10C) - Voluntary retirement or termination of service',
  '10(10CC)': '10(10CC) - Tax paid by the employer on a non-monetary perquisite',
  '10(13A)': '10(13A) - House rent allowance',
  '10(14)(i)': '10(14)(i) - Allowances for the performance of duties (rule 2BB(1))',
  '10(14)(ii)': '10(14)(ii) - Allowances for personal expenses or cost of living (rule 2BB(2))',
  '10(14)(i)(115BAC)': '10(14)(i) - Travel, transfer, daily and conveyance allowances, rule 2BB(1)(a) to (c)',
  '10(14)(ii)(115BAC)': '10(14)(ii) - Transport allowance of a person with a disability',
  EIC: 'Exempt income of a judge of the Supreme Court or a High Court',
});

/** Bank account types (ITR schema, AccountType). */
export const accountTypes = [
  { value: 'SB', label: 'Savings' },
  { value: 'CA', label: 'Current' },
  { value: 'CC', label: 'Cash credit' },
  { value: 'OD', label: 'Overdraft' },
  { value: 'NRO', label: 'Non-resident ordinary' },
  { value: 'OTH', label: 'Other' },
] as const;

/** Lender (ITR schema, LoanTknFrom). */
export const lenders = [
  { value: 'B', label: 'Bank' },
  { value: 'I', label: 'Institution other than a bank' },
] as const;

/** Diseases of rule 11DD (ITR schema, NameOfSpecDisease80DDB). */
export const diseases80DDB = list({
  a: 'Dementia',
  b: 'Dystonia musculorum deformans',
  c: 'Motor neuron disease',
  d: 'Ataxia',
  e: 'Chorea',
  f: 'Hemiballismus',
  g: 'Aphasia',
  h: "Parkinson's disease",
  i: 'Malignant cancer',
  j: 'Full-blown AIDS',
  k: 'Chronic renal failure',
  l: 'Haematological disorder',
  m: 'Haemophilia',
  n: 'Thalassaemia',
});

/** Clauses of section 80GGA(2) (ITR schema, RelevantClauseUndrDedClaimed). */
export const clauses80GGA = list({
  '80GGA2a': '(a) Scientific research',
  '80GGA2aa': '(aa) Social science or statistical research',
  '80GGA2b': '(b) Rural development association or institution',
  '80GGA2bb': '(bb) Eligible project approved by the National Committee',
  '80GGA2c': '(c) Conservation of natural resources or afforestation',
  '80GGA2cc': '(cc) Notified afforestation fund',
  '80GGA2d': '(d) Notified rural development fund',
  '80GGA2e': '(e) National Urban Poverty Eradication Fund',
});

/** Dependant of section 80DD (ITR schema, DependentType). */
export const dependants = list({
  '1': 'Spouse',
  '2': 'Son',
  '3': 'Daughter',
  '4': 'Father',
  '5': 'Mother',
  '6': 'Brother',
  '7': 'Sister',
});

/** The dependant of a family; ITR-1 is not for families and does not list it. */
export const hufMember: Option = { value: '8', label: 'Member of the Hindu undivided family' };

/** Financial years as the file names them, the newest first: `2025` is 2025-26. */
export const financialYears = (newest: number, oldest: number): Option[] =>
  Array.from({ length: newest - oldest + 1 }, (_, i) => {
    const y = newest - i;
    return { value: String(y), label: `${y}-${String((y + 1) % 100).padStart(2, '0')}` };
  });
