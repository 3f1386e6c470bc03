import { isAadhaar, isIfsc } from '../../../identifiers.ts';
import { ruleA, when } from './build.ts';
import { donees } from './donations.ts';
import type { Reader, Rule } from './reader.ts';

/**
 * The portal checks these against the Reserve Bank's list and the profile. A number with a wrong format or
 * check digit is in neither, so it is rejected here.
 */
export const NO_IFSC = 'Not a valid IFSC: it has four letters, a zero, then six letters or digits';
export const NO_AADHAAR = 'Not a valid Aadhaar number: the check digit does not match';

const banks = (r: Reader) => [
  ...r.rows('Refund.BankAccountDtls.AddtnlBankDetails'),
  ...donees(r),
  ...r.rows('Schedule80GGC.Schedule80GGCDetails'),
];

/** Validation rules 107 and 221. */
export const identifierRules: readonly Rule[] = [
  ruleA(107, NO_IFSC, (r) =>
    banks(r).map((row) => when(row.s('IFSCCode') !== '' && !isIfsc(row.s('IFSCCode')), `${row.at}.IFSCCode`)),
  ),
  ruleA(221, NO_AADHAAR, (r) => {
    const at = 'PersonalInfo.AadhaarCardNo';
    return when(r.s(at) !== '' && !isAadhaar(r.s(at)), at);
  }),
];
