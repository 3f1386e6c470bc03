import type { Option } from '../../../forms/fields.ts';

const same = (codes: string): Option[] => codes.split(' ').map((value) => ({ value, label: value }));

/** Items of Schedule CG a treaty gain may be included in, with the engine's side of the item. */
export const treatyItems: { short: readonly Option[]; long: readonly Option[] } = {
  short: same('A1e A2e_111A A2e_115AD A3a A3b A4e A5e A6 A7a A7b A7c'),
  long: same(
    'B1e B2e B3e_112(1) B3e_115ACA B4c_112A B5c B6e_112(1)(c) B6e_115AC B6e_115AD B7c B8c B8f B9e B10 B11a1 B11a2 B11b',
  ),
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
