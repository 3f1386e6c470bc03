import type { FieldKind, Option } from '../../shared/forms/fields.ts';
import { likeness, wordsOf } from './words.ts';

/** Collapses white space, removes caption decoration (stars, colons, brackets of numbering) and lowers case. */
export function plain(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%']+/gu, ' ')
    .trim();
}

/** `₹ 12,34,567.00/-` -> `1234567`; undefined if it is not a number. */
export function numberText(raw: string): string | undefined {
  let text = raw
    .replace(/[\s,₹\u00a0]/g, '')
    .replace(/^(?:rs\.?|inr)/i, '')
    .replace(/\/[-–—=]$/, '');
  const negative = /^\(.*\)$/.test(text);
  if (negative) text = text.slice(1, -1);
  if (!/^[+-]?\d*\.?\d+$|^[+-]?\d+\.$/.test(text)) return undefined;
  const sign = negative !== text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = fraction.replace(/0+$/, '');
  const value = rest ? `${integer}.${rest}` : integer;
  return value === '0' ? '0' : sign + value;
}

/** Whether two spellings are one identity number: blanks, dashes, capitals and leading zeros are ignored. */
export function sameNumber(a: string, b: string): boolean {
  const [left, right] = [a, b].map((t) =>
    t
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .replace(/^0+(?=\d+$)/, ''),
  );
  return left === right;
}

const isNumber = (kind: FieldKind) => kind === 'amount' || kind === 'integer' || kind === 'decimal';

/** One spelling for equal values of a kind, so that `12,000` and `12000` agree. Dates are compared elsewhere. */
export function canonical(kind: FieldKind, raw: string): string {
  if (isNumber(kind)) return numberText(raw) ?? raw.trim();
  const text = raw.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (kind === 'email') return text.toLowerCase();
  if (kind === 'mobile' || kind === 'aadhaar' || kind === 'pincode') return text.replace(/[\s-]/g, '');
  return text.toUpperCase();
}

/** Only the mask of an empty box: `__/__/____`, `₹`, `DD/MM/YYYY`. */
const isMask = (raw: string): boolean =>
  /^[\s_./:#₹-]*$/.test(raw) || /^(?:dd|d)[-/. ](?:mm|mmm|m)[-/. ]y{2,4}$/i.test(raw.trim());

/** Whether a page value means "nothing entered": blank, an empty mask, or the initial zero of an amount. */
export function isBlank(kind: FieldKind, raw: string): boolean {
  if (isMask(raw)) return true;
  return kind === 'amount' && numberText(raw) === '0';
}

/** Framework wrapping around an option's value: Angular's `3: SAV`, AngularJS's `string:SAV`. */
export function bareValue(value: string): string {
  return value.replace(/^(?:\d+:\s*|string:|number:|boolean:)/, '').replace(/^'(.*)'$/, '$1');
}

/**
 * The code of a choice shown by value and text; undefined if none or several match. A value counts only if it
 * is a code of this list and the text does not contradict it; a text only if it equals a label, a code, or a
 * code followed by its label.
 */
export function codeOf(options: readonly Option[], value: string, text: string): string | undefined {
  const shown = plain(text);
  const { byText: texts, byValue: values, byCode: codes } = indexOf(options);
  const byText = shown === '' ? [] : (texts.get(shown) ?? []);
  if (byText.length === 1) return byText[0]!.value;
  const bare = bareValue(value);
  const byValue = bare === '' ? [] : (values.get(bare) ?? []);
  if (
    byValue.length === 1 &&
    (byText.length === 0 ? mayMean(options, byValue[0]!, text) : byText.includes(byValue[0]!))
  )
    return byValue[0]!.value;
  if (byText.length > 1) return undefined;
  // `44-UNITED KINGDOM`: a code before words that may be its own.
  const led = /^([\dA-Z]{1,6})\s*[-–:]\s*(\S.*)$/.exec(text.trim());
  const byLead = led ? (values.get(led[1]!) ?? []) : [];
  if (byLead.length === 1 && mayMean(options, byLead[0]!, led![2]!)) return byLead[0]!.value;
  const byCode = shown === '' ? [] : (codes.get(shown) ?? []);
  if (byCode.length > 0) return byCode.length === 1 ? byCode[0]!.value : undefined;
  return shown === '' || bare.length > 200 ? undefined : alike(options, text);
}

/**
 * Whether an option shown with the value of a code and its own words may be that code: States are numbered in
 * three ways, so words that contradict the number override the value.
 */
function mayMean(options: readonly Option[], option: Option, text: string): boolean {
  if (wordsOf(text).length === 0 || plain(text) === plain(option.value)) return true;
  const said = alike(options, text);
  if (said !== undefined) return said === option.value;
  return !/^\d+$/.test(option.value) || Math.max(...namesOf(option).map((n) => likeness(text, n))) >= 0.5;
}

const namesOf = (o: Option): readonly string[] => [
  o.label,
  ...((o as { also?: readonly string[] }).also ?? []),
];

const guesses = new WeakMap<readonly Option[], Map<string, string | undefined>>();

/** The one option that reads nearly as the text, no other nearly as well; section numbers must be the same. */
function alike(options: readonly Option[], text: string): string | undefined {
  let known = guesses.get(options);
  if (!known) {
    known = new Map();
    guesses.set(options, known);
  }
  if (known.has(text)) return known.get(text);
  const sections = wordsOf(text).filter((w) => w.startsWith('§'));
  const scored = options.map((o) => {
    const own = /^\d+\(/.test(o.value) ? wordsOf(`section ${o.value}`) : [];
    const byCode = own.length === 1 && sections.length > 0 && sections[0] === own[0];
    return { o, points: byCode ? 1 : Math.max(...namesOf(o).map((n) => likeness(text, n))) };
  });
  scored.sort((a, b) => b.points - a.points);
  const [top, next] = scored;
  const clear = top && top.points >= 0.88 && (next?.points ?? 0) <= top.points - 0.15;
  // One option alone names the section: `194J(b) Fees for professional services`.
  const named = options.filter((o) => namesOf(o).some((n) => wordsOf(n).some((w) => sections.includes(w))));
  const bySection =
    sections.length === 1 && named.length === 1 && named[0] === top?.o && (top?.points ?? 0) >= 0.4;
  // `UNITED KINGDOM` in a list of countries: all its words are those of one of them.
  const words = wordsOf(text);
  const within =
    options.length > 100 && words.length > 1
      ? options.filter((o) => words.every((w) => wordsOf(o.label).includes(w)))
      : [];
  const found = clear || bySection ? top!.o.value : within.length === 1 ? within[0]!.value : undefined;
  known.set(text, found);
  return found;
}

interface OptionIndex {
  byText: Map<string, Option[]>;
  byValue: Map<string, Option[]>;
  byCode: Map<string, Option[]>;
}

const indexes = new WeakMap<readonly Option[], OptionIndex>();

/** The department's pages write the sub-number of a code with two digits: `21008_01` for the file's `21008_1`. */
const spellings = (code: string): string[] => [code, ...(/_\d$/.test(code) ? [code.replace('_', '_0')] : [])];

/** Index of a list's possible option texts; lists of countries are long and often used. */
function indexOf(options: readonly Option[]): OptionIndex {
  const known = indexes.get(options);
  if (known) return known;
  const index: OptionIndex = { byText: new Map(), byValue: new Map(), byCode: new Map() };
  const note = (map: Map<string, Option[]>, key: string, option: Option) => {
    const list = map.get(key);
    if (!list) map.set(key, [option]);
    else if (!list.includes(option)) list.push(option);
  };
  for (const option of options) {
    const label = plain(option.label);
    note(index.byText, label, option);
    for (const other of namesOf(option).slice(1)) note(index.byText, plain(other), option);
    for (const value of spellings(option.value)) {
      const code = plain(value);
      for (const text of [`${code} ${label}`, `${label} ${code}`]) note(index.byText, text, option);
      note(index.byValue, value, option);
      note(index.byCode, code, option);
    }
  }
  indexes.set(options, index);
  return index;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as shown on a page; `order` is known if the month is a word or a number above 12. */
interface ShownDate {
  iso: string;
  certain: boolean;
}

const iso = (y: number, m: number, d: number): string | undefined => {
  const date = new Date(Date.UTC(y, m - 1, d));
  const good = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return good && y >= 1800 && y <= 2200 ? date.toISOString().slice(0, 10) : undefined;
};

/** Month number of a name such as `Jun`, `JUNE`, `Sept.`; 0 if none. */
export function monthNumber(name: string): number {
  return months.indexOf(name.toLowerCase().slice(0, 3)) + 1;
}

/** Parses `15/06/1985`, `15-Jun-1985`, `June 15, 1985`, `1985-06-15`; numbers are day first by default. */
export function readDate(raw: string, monthFirst = false): ShownDate | undefined {
  const text = raw.trim();
  const done = (value: string | undefined, certain: boolean) => (value ? { iso: value, certain } : undefined);
  let m = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (m) return done(iso(+m[1]!, +m[2]!, +m[3]!), true);
  m = /^(\d{1,2})[\s\-/.]+([A-Za-z]{3,9})\.?[\s\-/.,]+(\d{4})$/.exec(text);
  if (m) return done(iso(+m[3]!, monthNumber(m[2]!), +m[1]!), true);
  m = /^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(text);
  if (m) return done(iso(+m[3]!, monthNumber(m[1]!), +m[2]!), true);
  m = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/.exec(text);
  if (!m) return undefined;
  const [a, b, y] = [+m[1]!, +m[2]!, +m[3]!];
  if (a > 12) return done(iso(y, b, a), true);
  if (b > 12) return done(iso(y, a, b), true);
  return done(monthFirst ? iso(y, a, b) : iso(y, b, a), a === b);
}

/** Writes a date in a page's own format (`dd/mm/yyyy`, `DD-MMM-YYYY`, `yyyy-mm-dd`); undefined for a format it does not know. */
export function writeDate(isoDate: string, format: string): string | undefined {
  const [y, m, d] = isoDate.split('-') as [string, string, string];
  const name = months[Number(m) - 1]!;
  const title = name[0]!.toUpperCase() + name.slice(1);
  const out = format
    .replace(/y{4}/i, y)
    .replace(/d{2}/i, d)
    .replace(/m{3}/i, '~')
    .replace(/m{2}/i, m)
    .replace('~', title);
  return /[dmy]{2}/i.test(out.replace(title, '')) || !readDate(out) ? undefined : out;
}
