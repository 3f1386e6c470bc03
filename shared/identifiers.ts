/** Checks of Indian tax identifiers. All take the typed string after trimming and upper-casing. */

/** Permanent account number: five letters, four digits, a letter (rule 114). */
export const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
/** Tax deduction account number: four letters, five digits, a letter (section 203A). */
export const TAN = /^[A-Z]{4}\d{5}[A-Z]$/;
/** Bank branch code (RBI): four letters, zero, six letters or digits. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const GSTIN = /^\d{2}[A-Z0-9]{10}[A-Z0-9]{3}$/;
const GSTIN_REGULAR = /^(\d{2})([A-Z]{5}\d{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/;

export const isPan = (s: string): boolean => PAN.test(s);
export const isTan = (s: string): boolean => TAN.test(s);
export const isIfsc = (s: string): boolean => IFSC.test(s);
/** Mobile as in the ITR schemas: ten digits, not starting with zero. */
export const isMobile = (s: string): boolean => /^[1-9]\d{9}$/.test(s);
/** Six digits, the first not zero. */
export const isPincode = (s: string): boolean => /^[1-9]\d{5}$/.test(s);
/** E-mail by the pattern the ITR schemas use, anchored. */
export const isEmail = (s: string): boolean =>
  s.length <= 125 && /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(s);

const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The GSTIN's check character over its first 14 (modulus 36, factors 1 and 2 alternating). */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = BASE36.indexOf(first14[i]!) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return BASE36[(36 - (sum % 36)) % 36]!;
}

/** Whether `s` is a GSTIN of any kind (regular, UIN, TDS, non-resident) with the right check character. */
export function isGstin(s: string): boolean {
  return GSTIN.test(s) && gstinCheckCharacter(s.slice(0, 14)) === s[14];
}

/** The PAN inside a regular taxpayer's GSTIN, or undefined for the special kinds. */
export function panOfGstin(gstin: string): string | undefined {
  return GSTIN_REGULAR.exec(gstin)?.[2];
}

const VERHOEFF_D = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const VERHOEFF_P = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether the digits of `s` have a correct Verhoeff check digit. */
export function isVerhoeff(s: string): boolean {
  let check = 0;
  for (let i = 0; i < s.length; i++) {
    const digit = Number(s[s.length - 1 - i]);
    check = Number(VERHOEFF_D[check]![Number(VERHOEFF_P[i % 8]![digit])]);
  }
  return check === 0;
}

/** Aadhaar: twelve digits, the first not 0 or 1, Verhoeff check digit (UIDAI). */
export const isAadhaar = (s: string): boolean => /^[2-9]\d{11}$/.test(s) && isVerhoeff(s);
