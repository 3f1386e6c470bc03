import type { Rupees } from '../../money.ts';

/** The department's nature of employment. */
export type EmployerCategory =
  | 'central-government'
  | 'state-government'
  | 'psu'
  | 'central-pensioner'
  | 'state-pensioner'
  | 'psu-pensioner'
  | 'other-pensioner'
  | 'other'
  | 'not-applicable';

/** Allowances and receipts exempt to an extent under s.10, as the form's drop-down has them. */
export type ExemptAllowanceSection =
  | '10(5)'
  | '10(6)'
  | '10(7)'
  | '10(10)'
  | '10(10A)'
  | '10(10AA)'
  | '10(10B)(i)'
  | '10(10B)(ii)'
  | '10(10C)'
  | '10(10CC)'
  | '10(13A)'
  | '10(14)(i)'
  | '10(14)(ii)'
  | '10(14)(i)-115BAC'
  | '10(14)(ii)-115BAC'
  | 'other';

/** One stretch of months with the same rent and pay; HRA is calculated for each (rule 2A). */
export type HraPeriod = {
  months: number;
  /** Basic pay and dearness allowance of the period. */
  basicAndDa: Rupees;
  hraReceived: Rupees;
  rentPaid: Rupees;
  /** Delhi, Mumbai, Kolkata or Chennai: half of salary instead of two fifths. */
  metro: boolean;
};

/** One employer (Schedule S). */
export type EmployerInput = {
  name?: string;
  category?: EmployerCategory;
  /** s.17(1) */
  salary: Rupees;
  /** s.17(2) */
  perquisites?: Rupees;
  /** Part of the perquisites: shares of an eligible start-up, whose tax is deferred (ss.17(2)(vi), 191(2)). */
  deferredPerquisite?: Rupees;
  /** s.17(3) */
  profitsInLieu?: Rupees;
  /** Income of a foreign retirement account taxable this year, and the part deferred u/s 89A. */
  retirementAccount?: Rupees;
  relief89A?: Rupees;
  /** Basic pay and dearness allowance, for s.80CCD and HRA caps; `salary` when absent. */
  basicAndDa?: Rupees;
  exempt?: { section: ExemptAllowanceSection; amount: Rupees }[];
  /** When given, s.10(13A) is calculated and any typed claim for it ignored. */
  hra?: HraPeriod[];
  entertainmentAllowance?: Rupees;
  professionalTax?: Rupees;
};

/** Head "Salaries". */
export type SalaryInput = { employers: EmployerInput[] };
