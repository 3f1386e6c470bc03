/**
 * Comparison of captions by words. Portals number their captions, add the formula, spell section numbers in
 * three ways and shorten words; the field is still the same.
 */

import synonyms from './synonyms.json' with { type: 'json' };

const before: readonly [RegExp, string][] = [
  [/\[[^\]]*\]/g, ' '],
  [/\((?:in )?(?:rs\.?|₹|inr|amount)\)|\(₹\)|₹/g, ' '],
  [/\((?:dd|mm|yyyy)[^)]*\)/g, ' '],
  [
    /\((?:optional|mandatory|required|if any|if applicable|where applicable|auto ?populated|editable)\)/g,
    ' ',
  ],
  [/\((?:please|ensure|note|enter|refer|e\.? ?g\.?|eg)\b[^)]*\)/g, ' '],
  // A formula such as (ia + ib + ic) or (1a-1b).
  [/\(\s*[\w.()%]{1,6}(?:\s*[-+–−*×/]\s*[\w.()%]{1,6})+\s*\)/g, ' '],
  // A column of the form: `TDS credit out of (5)`; a plural in brackets: `Tenant(s)`.
  [/\b(out of|of|in|per|columns?|col\.?|items?)\s*\(\s*\d{1,2}[a-z]?\s*\)/g, '$1 '],
  [/(?<=[a-z]\.?)\(e?s\)/g, ' '],
  // The unit of a rate; Form 10-IA and 80-IAB with and without the stroke.
  [/\brate \(?(?:in )?%\)?/g, 'rate '],
  [/\b(\d{2,3})-(?=(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{1,4}\b)/g, '$1'],
  [/\be[\s-]*mail(?:[\s-]*(?:id|address))?\b|\bmail id\b/g, ' email '],
  [/\bpermanent account number(?:\s*\(pan\))?/g, ' pan '],
  [
    /\btax (?:deduction|collection)(?: and (?:tax )?collection| \/ (?:tax )?collection)? account (?:number|no\.?)(?:\s*\(tan\))?/g,
    ' tan ',
  ],
  [/\b(?:bank )?ifsc?(?: code)?\b/g, ' ifsc '],
  [/\bdate of birth\b/g, ' dob '],
  [/\bpin\s?code\b/g, ' pin '],
  [/\bzip\s?code\b/g, ' zip '],
  [/\bco[\s-]owner/g, ' coowner'],
  [/\ba\s?\/\s?c\b/g, ' account '],
  [/\btds\b/g, ' tax deducted '],
  [/\btcs\b/g, ' tax collected '],
  [/\bat source\b/g, ' '],
  [/\bon or before\b/g, ' upto '],
  [/\bup to\b|\btill\b/g, ' upto '],
  // One effect on profit and its opposite are the same words in another order.
  [/\bincrease in (?:the )?profit or decrease in (?:the )?loss\b/g, ' profitup '],
  [/\bdecrease in (?:the )?profit or increase in (?:the )?loss\b/g, ' profitdown '],
  [/\bprofit and gain|\bprofits and gains/g, ' profit gain'],
  [
    /\bincome chargeable under (?:the )?head\b|\bincome chargeable under\b|\bchargeable to tax under\b/g,
    ' income chargeable ',
  ],
  [/\bduring the (?:previous |financial )?year\b|\bof the (?:previous )?year\b/g, ' '],
  [/\b(?:u\/s\.?|under section|as per section|sections?|sec\.?|us)\s*(?=\d)/g, ' § '],
  [/\bu\/s\b/g, ' '],
];

/**
 * Letters and numbers before a caption without a full stop, as in the printed forms: `a Gross rent`, `bii
 * From Deposits`, `5a Standard`.
 */
const printed = /^\s*(?:[A-Ha-h]|[A-Ea-e][ivx]{1,4}|\d{1,2}[a-z]{1,2}[ivx]{0,4})\s+(?=[A-Z])/;

const numbering =
  /^\s*(?:sl\.?\s*no\.?\s*)?(?:\(\s*(?:[ivx]{1,5}[a-z]?|[a-z]{1,2}|[a-z]?\d{1,2}[a-z]?)\s*\)\s*|(?:[a-e]?\d{1,2}(?:\.\d{1,2})*[a-z]{0,2}|[ivx]{1,5}[a-z]?|[a-z])\s*[.):]\s*(?!\d)|[a-e]\d{1,2}[a-z]?\s+(?=[a-z§\d])|(?:i|ii|iii|iv|v|vi|vii|viii|ix|x)\s+(?=[a-z])|\d{1,2}[a-z]?\s+(?=(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|lakh|year|month|to\b)[a-z]))/;

/** Abbreviations and synonyms of portals; ambiguous abbreviations are not included. */
const same: ReadonlyMap<string, string> = new Map(Object.entries(synonyms.words));

const phrases = new Map(Object.entries(synonyms.phrases));
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...phrases.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((short) => short.replace(/[./]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

const stop = new Set(
  'the of or and a an in to for by as per if any is are was were on at with under which your you it its be this that has have been from § please enter select specify whether made such all'.split(
    ' ',
  ),
);
const kept = new Set(['from', 'to']);

/** Words in many captions: matching only in them means little. */
const weak = new Set(
  'name amount total detail number code value income tax date type address year state city town district country claimed reference gross net section schedule mobile email pan tan pin zip aadhaar'.split(
    ' ',
  ),
);

/** Words that distinguish otherwise equal captions. */
const telling = new Set(
  (
    'second primary representative tenant employer employee deductor collector spouse father mother parent parents nominee witness partner coowner bank foreign cash total net gross not senior self business profession ' +
    'loss brought forward carried short long preventive first middle last buyer buyers dependent donee lender unlisted indian previous earlier opening closing notified other mode chargeable exempt taxable eligible ' +
    'claimed deducted collected paid payable received receivable arrears unrealized interest rent balance outstanding cost acquisition sale price number date name amount tan pan aadhaar code share percent perquisite ' +
    'allowance standard entertainment professional upto self husband wife minor guardian auditor employment original revised notice order due preparer trp spouse state country city residential office correspondence ' +
    'permanent present communication savings deposit refund family dividend description nature category subcategory fair market per highest peak quarterly short deemed profitup profitdown'
  ).split(' '),
);

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function stem(word: string): string {
  const known = same.get(word);
  if (known !== undefined) return known;
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  const one = /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:x|sh|ch|ss)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/s$/, '');
  return same.get(one) ?? one;
}

/** The English half of a caption in two scripts, `पिन कोड / PIN Code`; one that mixes them is left unchanged. */
function inEnglish(caption: string): string {
  if (!/[\u0900-\u097f]/.test(caption)) return caption;
  const hindi = /^[^A-Za-z]*[\u0900-\u097f][^A-Za-z]*?\s*[/|(–—:-]\s*(?=[A-Za-z])([^\u0900-\u097f]+)$/u.exec(
    caption,
  );
  const english =
    /^([^\u0900-\u097f]*[A-Za-z][^\u0900-\u097f]*?)\s*[/|(–—:-]\s*[\u0900-\u097f][^A-Za-z]*$/u.exec(caption);
  return hindi?.[1]?.replace(/\)$/, '') ?? english?.[1] ?? caption;
}

const cache = new Map<string, readonly string[]>();

/** The words of a caption in one spelling, numbering, formulas and filling words left out: `(ia) Salary as per section 17(1)` -> `salary §17.1`. */
export function wordsOf(caption: string): readonly string[] {
  const known = cache.get(caption);
  if (known) return known;
  let text = inEnglish(caption.normalize('NFKC'))
    .replace(printed, '')
    .toLowerCase()
    .replace(/[’‘“”"]/g, "'")
    // a star marks a required field; within a formula it multiplies
    .replace(/(?<!\w)\*|\*(?!\w)|[\u200b-\u200d\ufeff]/g, ' ');
  text = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(phrase, (short) => phrases.get(short)!);
  for (let i = 0; i < 2; i++) text = text.replace(numbering, '');
  text = text.replace(/^\s*(?:less|add)\s*[:\-–]\s*/, '').replace(/^\s*(?:less|add)\s+(?=[a-z])/, '');
  for (const [pattern, by] of before) text = text.replace(pattern, by);
  const found: string[] = [];
  // Section numbers: 17(1), 80CCD(1B), 10(13A), 115BBH.
  text = text.replace(
    /(§\s*)?\b(\d{1,3}[a-z]{0,4})((?:\s?\([0-9a-z]{1,4}\))*)(?=[\s\-–,.;:'/)]|$)/g,
    (all, mark, head, parts) => {
      const named = mark || parts || /^\d{1,3}[a-z]{1,4}$/.test(head);
      if (!named || /^\d+(?:st|nd|rd|th)$/.test(head)) return all;
      found.push(
        `§${`${head}${parts.replace(/\s/g, '').replace(/\(/g, '.').replace(/\)/g, '')}`.replace(/(\d)\.([a-z])/g, '$1$2')}`,
      );
      return ' ';
    },
  );
  // Days: 15-Jun-2025, 15 June, 15/06/2025.
  text = text.replace(
    /\b(\d{1,2})(?:st|nd|rd|th)?[\s\-/]+(?:of )?(?:day of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[\s\-/,]+\d{2,4})?/g,
    (_, d, m) => {
      found.push(`${Number(d)}${m}`);
      return ' ';
    },
  );
  text = text.replace(/\b(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}\b/g, (_, d, m) => {
    found.push(`${Number(d)}${months[Number(m) - 1] ?? m}`);
    return ' ';
  });
  for (const word of text.split(/[^\p{L}\p{N}%]+/u)) {
    if (word === '' || (stop.has(word) && !kept.has(word)) || word === '§') continue;
    if (kept.has(word) && found.length === 0) continue;
    if (kept.has(word)) continue;
    const one = stem(word);
    if (one) found.push(one);
  }
  const out = [...new Set(found)];
  cache.set(caption, out);
  return out;
}

const weigh = (word: string) => (word.startsWith('§') ? 3 : weak.has(word) ? 0.6 : 1);

/** Weight of a caption: a field name by more than common words. */
export function weightOf(caption: string): number {
  return wordsOf(caption).reduce((n, w) => n + (weak.has(w) ? 0 : w.startsWith('§') ? 2 : 1), 0);
}

/**
 * Similarity of two captions, 0 to 1. Different section numbers give 0; a distinguishing word in only one of
 * them keeps it below certainty.
 */
export function likeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const common = left.filter((w) => right.includes(w));
  const only = [...left.filter((w) => !right.includes(w)), ...right.filter((w) => !left.includes(w))];
  if (only.length === 0) return 1;
  const sections = (words: readonly string[]) => words.filter((w) => w.startsWith('§'));
  const [sa, sb] = [sections(left), sections(right)];
  if (sa.length > 0 && sb.length > 0 && !sa.some((s) => sb.includes(s))) return 0;
  const sum = (words: readonly string[]) => words.reduce((n, w) => n + weigh(w), 0);
  const alike = (2 * sum(common)) / (sum(left) + sum(right));
  return only.some((w) => telling.has(w) || /^\d/.test(w)) ? Math.min(alike, 0.78) : alike;
}

const unit = "(?:lakhs?|lacs?|crores?|thousands?|millions?|'000s?|cr\\.)";
const money = '(?:₹|rs\\.?|rupees|inr)';
/** `(₹ in lakh)`, `in Rs. lakhs`, `Rs. in thousands`: not an amount such as "exceeding Rs. 1 crore". */
const inUnits = new RegExp(
  `(?:\\(\\s*|\\bin\\s+|${money}\\s*)(?:in\\s+)?(?:${money}\\s*)?${unit}(?:\\b|(?<=\\.)|\\))`,
  'i',
);
const allInUnits = new RegExp(
  `\\b(?:amounts?|figures?|values?)\\b[^.]{0,60}\\bin\\s+(?:${money}\\s*)?${unit}`,
  'i',
);

/** `(in US$)`, `amount in USD`, `in foreign currency`: not rupees. */
const inForeignMoney =
  /\(\s*(?:in\s+)?(?:us\s?\$|\$|usd|eur|euros?|gbp|£|€|aed|sgd|dollars?|(?:local|foreign) currency)\s*\)|\bin\s+(?:us\s?\$|usd|us dollars?|euros?|gbp|pounds)|\b(?:amounts?|values?|price|cost|balance)\b[^.]{0,40}\bin\s+(?:local|foreign) currency/i;

/**
 * Whether a caption or heading asks for an amount in lakhs, thousands or similar, or in foreign currency
 * rather than in rupees.
 */
export const asksInUnits = (words: string): boolean => inUnits.test(words) || inForeignMoney.test(words);

/** Whether a text of the page says this of all amounts. */
export const saysUnits = (text: string): boolean => allInUnits.test(text);

const unitAlone = new RegExp(
  `^(?:(?:show|amounts?|figures?|values?)\\s+)?(?:in\\s+)?(?:${money}\\s*)?(?:in\\s+)?${unit}(?:\\s+(?:of\\s+)?${money})?$`,
  'i',
);

/** Whether a choice is nothing but a unit other than rupees: `Lakhs`, `₹ in crore`, `Thousands of Rupees`. */
export const isUnit = (choice: string): boolean =>
  unitAlone.test(choice.replace(/[().]/g, ' ').replace(/\s+/g, ' ').trim());

/** Whether a row's first words say that it sums the others; Total Gases is a name. */
export const isTotals = (words: string): boolean =>
  /^((grand|sub)[ -]?)?totals?(\P{L}*$|\P{L}+(of|for|in|rs|rupees|amount|income|tax|tds|tcs|deducted|collected|paid)\b)/iu.test(
    words.trim(),
  );

/** Two captions this alike are the same field, where no other is nearly as alike. */
export const certain = 0.8;
/** Threshold for asking the user. */
export const doubtful = 0.5;
