import { states as table } from '../../data/states.ts';

/** Places of supply by code, in the order of the codes; there is no 28. */
export const states: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...table.map((s) => [s.gst, s.name] as const),
    ['96', 'Other Countries'],
    ['97', 'Other Territory'],
  ].sort(),
);

/** Code 25 merged into 26 on this day (Act 44 of 2019); later documents use 26. */
export const damanAndDiuEnded = '2020-01-26';

/** Whether a two-digit code is a place of supply. */
export const isState = (code: string): boolean => Object.hasOwn(states, code);

/** `27-Maharashtra`, or the code alone when unknown. */
export const stateLabel = (code: string): string => (isState(code) ? `${code}-${states[code]}` : code);

const squeeze = (s: string): string =>
  s
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');
/** Other spellings accounting packages write. */
const aliases: Record<string, string> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  jammuandkashmir: '01',
  newdelhi: '07',
  chattisgarh: '22',
  tamilnadu: '33',
  andamanandnicobar: '35',
  dadraandnagarhaveli: '26',
  othercountry: '96',
  foreigncountry: '96',
  otherterritories: '97',
};
const byName = new Map<string, string>([
  ...Object.entries(states).map(([code, name]) => [squeeze(name), code] as const),
  ...Object.entries(aliases),
]);

/** Two-digit code of `27`, `7`, `27-Maharashtra`, `Maharashtra (27)` or `Maharashtra`; undefined when no state. */
export function parseState(text: string): string | undefined {
  const digits = /\d{1,2}/.exec(text)?.[0];
  if (digits) {
    const code = digits.padStart(2, '0');
    return isState(code) ? code : undefined;
  }
  return byName.get(squeeze(text));
}

/**
 * Principal places of business whose quarterly GSTR-3B is due on the 22nd; all others on the 24th
 * (Notification 82/2020-CT as read with 76/2020-CT, states named there).
 */
export const group22: ReadonlySet<string> = new Set(
  '22 23 24 25 26 27 29 30 31 32 33 34 35 36 37'.split(' '),
);
