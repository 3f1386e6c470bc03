import type { Itr1AssessmentYear } from '../data/years.ts';

/** One rule tripped by a change to a sound file; `pass` makes the file fit for it first. Undefined removes a key. */
export interface Case {
  /** Its name in the list for AY 2025-26, or in `list`. */
  rule: string;
  list?: '2026-27';
  on: 'old' | 'new';
  why: string;
  set: Record<string, unknown>;
  /** For AY 2026-27 where the paths differ. */
  set26?: Record<string, unknown>;
  pass?: Record<string, unknown>;
  years?: readonly Itr1AssessmentYear[];
}

type Rest = Pick<Case, 'set26' | 'pass' | 'years'>;

/** A case on the full return of the old regime. */
export const old = (no: number, why: string, set: Case['set'], rest: Rest = {}): Case => ({
  rule: `A-${no}`,
  on: 'old',
  why,
  set,
  ...rest,
});
/** A case on the full return of the new regime. */
export const neu = (no: number, why: string, set: Case['set'], rest: Rest = {}): Case => ({
  rule: `A-${no}`,
  on: 'new',
  why,
  set,
  ...rest,
});

export const I = 'ITR1_IncomeDeductions';
export const U = `${I}.UsrDeductUndChapVIA`;
export const D = `${I}.DeductUndChapVIA`;
export const T = 'ITR1_TaxComputation';
const ALLOWANCES = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;

/** One more exempt allowance; the full returns have rows 0 to 3 (old) and 0 (new). */
export const allowance = (on: 'old' | 'new', nature: string, amount: number, again = 0) => ({
  [`${ALLOWANCES}[${(on === 'old' ? 4 : 1) + again}]`]: { SalNatureDesc: nature, SalOthAmount: amount },
});

/** One more income from other sources; the full returns have rows 0 to 5 (old). */
export const source = (nature: string, amount: number) => ({
  [`${I}.OthersInc.OthersIncDtlsOthSrc[6]`]: { OthSrcNatureDesc: nature, OthSrcOthAmount: amount },
});
