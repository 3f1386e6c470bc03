import type { Option } from '../../../forms/fields.ts';

/**
 * Parts of treaty gains: shares with STT, gains of foreign investors at 30%, gains at slab rates, bonds,
 * long-term gains with and without indexation, and those of ss.115AC, 115ACA and 115E.
 */
export type TreatyKind =
  | 'equityShort'
  | 'fii'
  | 'slab'
  | 'equityLong'
  | 'bonds'
  | 'other'
  | 'low'
  | 'bonds115AC'
  | 'receipts115ACA'
  | 'exchange115E'
  | 'other115E';

/** Items of Schedule CG a treaty gain may be included in (ItemNoincl), by term. */
export interface TreatyItems {
  short: Readonly<Record<string, TreatyKind>>;
  long: Readonly<Record<string, TreatyKind>>;
}

const items = (kinds: Partial<Record<TreatyKind, string>>) =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, codes]) =>
      codes.split(' ').map((code) => [code, kind as TreatyKind]),
    ),
  );

/** Items until AY 2025-26, with bonds as item B2 (ITR-2 schema V1.2 of AY 2024-25). */
export const treatyItems2025: TreatyItems = {
  short: items({ equityShort: 'A2e_111A A2e_115AD A3a A7a', fii: 'A4e A7b', slab: 'A1e A3b A5e A6 A7c' }),
  long: items({
    bonds: 'B2e',
    equityLong: 'B4c_112A B7c B11a1',
    low: 'B3e_112(1) B6e_112(1)(c) B6e_115AD B11a2',
    receipts115ACA: 'B3e_115ACA',
    bonds115AC: 'B6e_115AC',
    exchange115E: 'B8c',
    other115E: 'B8f',
    other: 'B1e B5c B9e B10 B11b',
  }),
};

/** Items of AY 2026-27 in ITR-2 (schema V1.2). */
export const treatyItems2026: TreatyItems = {
  short: items({ equityShort: 'A2e_111A A2e_115AD A3a A7a_20%', fii: 'A4e A7b', slab: 'A1e A3b A5e A6 A7c' }),
  long: items({
    equityLong: 'B3c_112A B6c_115AD(1)(iii)_proviso B10a1',
    other: 'B1g B2e_112(1) B4ciii B5e_112(1)(c) B5e_115AD B8e B9 B10a2',
    receipts115ACA: 'B2e_115ACA',
    bonds115AC: 'B5e_115AC',
    exchange115E: 'B7c',
  }),
};

/** The same in ITR-3, where slump sale moves every later item by one (schema V1.1 of AY 2026-27). */
export const treatyItems2026Itr3: TreatyItems = {
  short: items({ equityShort: 'A3ie A3iie A4a A8a', fii: 'A5e A8b', slab: 'A1e A2c A4b A6g A7 A8c' }),
  long: items({
    equityLong: 'B4c_112A B7c_115AD(1)(iii)_proviso B11a1',
    other: 'B1g B2e B3ie B5c B6ie_112(1)(c) B6iiie_115AD B9e B10 B11a2',
    receipts115ACA: 'B3iie_115ACA',
    bonds115AC: 'B6iie_115AC',
    exchange115E: 'B8c',
  }),
};

/** Items of ITR-5 (schema V1.1 of AY 2026-27). */
export const treatyItems2026Itr5: TreatyItems = {
  short: treatyItems2026Itr3.short,
  long: items({
    equityLong: 'B4_12.5% B7c_12.5% B10a1_12.5%',
    other:
      'B1g_12.5% B2e_12.5% B3c_12.5% B5c_12.5% B6c112(1)(c)_12.5% B6ciii115AD B8e_12.5% B9_12.5% B10a2_12.5%',
    bonds115AC: 'B6c115AC_12.5% B6c115AB1b_12.5%',
  }),
};

/** Items of ITR-7 (schema V0.1 of AY 2026-27). */
export const treatyItems2026Itr7: TreatyItems = {
  short: treatyItems2026Itr3.short,
  long: items({
    equityLong: 'B4_12.5% B7_12.5% B10(a1)_12.5%',
    other: 'B1g_12.5% B2e_12.5% B3c B5_12.5% B6ic_12.5% B6ivc_12.5% B8e_12.5% B9_12.5% B10(a2)_12.5%',
    bonds115AC: 'B6iiic_12.5% B6iic_12.5%',
  }),
};

/** Whether gains deposited in earlier years remain unutilised. */
export const unutilisedAnswers = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
  { value: 'X', label: 'Not applicable' },
] as const;

/** Sections of exemption a gain on land or buildings may claim (ExemptionSecCode). */
export const landExemptions: readonly Option[] = [
  { value: '54', label: '54 - Residential house sold, another acquired' },
  { value: '54B', label: '54B - Agricultural land' },
  { value: '54EC', label: '54EC - Specified bonds' },
  { value: '54F', label: '54F - Other asset sold, residential house acquired' },
];

/** Day of acquisition of a share or unit (ShareOnOrBefore). */
export const acquisitionSides = [
  { value: 'BE', label: 'On or before 31 January 2018' },
  { value: 'AE', label: 'After 31 January 2018' },
] as const;

/** Day of transfer of a share or unit (ShareTransferredOnOrBefore, AY 2025-26). */
export const transferSides = [
  { value: 'BE', label: 'Before 23 July 2024' },
  { value: 'AE', label: 'On or after 23 July 2024' },
] as const;
