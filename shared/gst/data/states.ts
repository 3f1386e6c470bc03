import { states as table } from '../../data/states.ts';

/** Places of supply by code; there is no 28. */
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
  outsideindia: '96',
  outsideofindia: '96',
  foreign: '96',
  overseas: '96',
  otherterritoryoutsideindia: '96',
  nctofdelhi: '07',
  telengana: '36',
  orisha: '21',
  chhatisgarh: '22',
  damananddiu: '26',
};
/** Codes of two letters, of ISO 3166-2:IN and of accounting programs. */
const letters: Record<string, string> = Object.fromEntries(
  [
    '01JK 02HP 03PB 04CH 05UK 05UA 05UT 06HR 07DL 08RJ 09UP 10BR 11SK 12AR 13NL 14MN 15MZ 16TR 17ML 18AS 19WB 20JH',
    '21OD 21OR 22CG 22CT 23MP 24GJ 26DN 26DD 26DH 27MH 29KA 30GA 31LD 32KL 33TN 34PY 35AN 36TS 36TG 37AP 37AD 38LA',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(2), pair.slice(0, 2)]),
);
const hindi: Record<string, string> = Object.fromEntries(
  [
    ['01', 'जम्मू और कश्मीर'],
    ['02', 'हिमाचल प्रदेश'],
    ['03', 'पंजाब'],
    ['04', 'चंडीगढ़'],
    ['05', 'उत्तराखंड'],
    ['06', 'हरियाणा'],
    ['07', 'दिल्ली'],
    ['08', 'राजस्थान'],
    ['09', 'उत्तर प्रदेश'],
    ['10', 'बिहार'],
    ['11', 'सिक्किम'],
    ['12', 'अरुणाचल प्रदेश'],
    ['13', 'नागालैंड'],
    ['14', 'मणिपुर'],
    ['15', 'मिजोरम'],
    ['16', 'त्रिपुरा'],
    ['17', 'मेघालय'],
    ['18', 'असम'],
    ['19', 'पश्चिम बंगाल'],
    ['20', 'झारखंड'],
    ['21', 'ओडिशा'],
    ['22', 'छत्तीसगढ़'],
    ['23', 'मध्य प्रदेश'],
    ['24', 'गुजरात'],
    ['27', 'महाराष्ट्र'],
    ['29', 'कर्नाटक'],
    ['30', 'गोवा'],
    ['32', 'केरल'],
    ['33', 'तमिलनाडु'],
    ['34', 'पुदुचेरी'],
    ['36', 'तेलंगाना'],
    ['37', 'आंध्र प्रदेश'],
    ['38', 'लद्दाख'],
  ].map(([code, name]) => [name!.normalize('NFC').replace(/\s/g, ''), code!]),
);
const byName = new Map<string, string>([
  ...Object.entries(states).map(([code, name]) => [squeeze(name), code] as const),
  ...Object.entries(aliases),
]);

/** Two-digit code of `27`, `7`, `27-Maharashtra`, `Maharashtra (27)`, `Maharashtra`, `महाराष्ट्र`, `MH` or `IN-MH`; undefined when no state. */
export function parseState(text: string): string | undefined {
  const digits = /\d{1,2}/.exec(text)?.[0];
  if (digits) {
    const code = digits.padStart(2, '0');
    return isState(code) ? code : undefined;
  }
  const code = /^\s*(?:IN-)?([A-Za-z]{2})\s*$/.exec(text)?.[1]?.toUpperCase();
  return (
    (code && letters[code]) || byName.get(squeeze(text)) || hindi[text.normalize('NFC').replace(/\s/g, '')]
  );
}

/**
 * States whose quarterly GSTR-3B is due on the 22nd; all others on the 24th (Notification 82/2020-CT read
 * with 76/2020-CT).
 */
export const group22: ReadonlySet<string> = new Set(
  '22 23 24 25 26 27 29 30 31 32 33 34 35 36 37'.split(' '),
);
