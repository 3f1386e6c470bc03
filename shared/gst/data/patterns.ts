import { gstinCheckCharacter } from '../../identifiers.ts';
import { isState } from './states.ts';

/** Kinds of GST identification number by shape, the special ones first (offline tool v3.2.4). */
const gstinKinds = {
  government: /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  uin: /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/,
  deductor: /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  collector: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  nonResident: /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  oidar: /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
  regular: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
} as const;
type GstinKind = keyof typeof gstinKinds;

/** Kind of a GSTIN by its format, or undefined. */
export function gstinKind(gstin: string): GstinKind | undefined {
  for (const kind of Object.keys(gstinKinds) as GstinKind[]) if (gstinKinds[kind].test(gstin)) return kind;
  return undefined;
}

/** What is wrong with a GSTIN: format, state, or check character; undefined if valid. */
export function gstinFault(gstin: string): 'shape' | 'state' | 'check' | undefined {
  const kind = gstinKind(gstin);
  if (!kind) return 'shape';
  if (kind !== 'oidar' && !isState(gstin.slice(0, 2))) return 'state';
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin[14] ? undefined : 'check';
}

/** Document number: 1 to 16 of letters, digits, - and /, starting with a letter or digit, not only zeros (rule 46(b)). */
export const isDocumentNumber = (s: string): boolean =>
  /^[a-zA-Z0-9][a-zA-Z0-9/-]{0,15}$/.test(s) && !/^[0/-]+$/.test(s);

/** Serial number of table 13: as a document number with at least one letter or non-zero digit. */
export const isSerial = (s: string): boolean => /^[a-zA-Z0-9/-]{1,16}$/.test(s) && /[a-zA-Z1-9]/.test(s);

/** Customs port code: up to six letters or digits. */
export const isPortCode = (s: string): boolean => /^[a-zA-Z0-9]{1,6}$/.test(s);
/** Shipping bill number: three to seven digits. */
export const isShippingBill = (s: string): boolean => /^[0-9]{3,7}$/.test(s);
