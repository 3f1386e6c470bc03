/** Words that do not identify a name. */
const filler = new Set(
  'LIMITED LTD PVT PRIVATE THE CO COMPANY CORP CORPORATION INDIA INC LLP AND OF M S MS'.split(' '),
);
const fundWords = new Set(
  'MUTUAL FUND FUNDS ASSET MANAGEMENT AMC TRUSTEE TRUSTEES INVESTMENT MANAGERS SERVICES'.split(' '),
);

const words = (name: string): string[] =>
  name
    .toUpperCase()
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/&/g, ' AND ')
    .replace(/[.'’]/g, '')
    // Letters apart are one word: H D F C is HDFC.
    .replace(/\b[A-Z](?:\s+[A-Z]\b)+/g, (letters) => letters.replace(/\s+/g, ''))
    .split(/[^A-Z0-9]+/)
    .filter((w) => w !== '');

const keyOf = (list: readonly string[]): string => [...new Set(list)].sort().join(' ');

const MOST_KNOWN = 20_000;
/** Names come again with each of their rows. */
const known = new Map<string, string>();
const once = (kind: string, name: string, make: () => string): string => {
  const key = kind + name;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = make();
  known.set(key, made);
  return made;
};

/** A name as the set of its identifying words: `The X Bank Ltd.` is `X BANK LIMITED`; `X` is not `X FINANCE`. */
export const nameKey = (name: string): string =>
  once('name ', name, () => {
    const all = words(name);
    const telling = all.filter((w) => !filler.has(w));
    return keyOf(telling.length > 0 ? telling : all);
  });

/** Words of the account a company pays its dividend, or a bank its tax, from. */
const accountWords = new Set(
  'DIVIDEND DIVIDENDS DIV INTERIM FINAL SPECIAL UNPAID UNCLAIMED ACCOUNT ACC AC TDS CPC CELL HO HEAD OFFICE FY'.split(
    ' ',
  ),
);

/** A name without the words of an account: `X LIMITED - INTERIM DIVIDEND ACCOUNT 2025-26` is `X`. */
export const payerKey = (name: string): string =>
  once('payer ', name, () =>
    keyOf(words(name).filter((w) => !filler.has(w) && !accountWords.has(w) && !/^(20)?\d\d$/.test(w))),
  );

/** Whether two names are one but for a slip of the pen: a letter more, fewer or other, or two in the wrong order, in a long name. */
export function nearName(a: string, b: string): boolean {
  const [x, y] = [nameKey(a), nameKey(b)];
  if (x === y) return x !== '';
  if (Math.min(x.length, y.length) < 8 || Math.abs(x.length - y.length) > 1) return false;
  let from = 0;
  while (from < x.length && x[from] === y[from]) from++;
  let end = 0;
  while (end < Math.min(x.length, y.length) - from && x.at(-1 - end) === y.at(-1 - end)) end++;
  const [p, q] = [x.slice(from, x.length - end), y.slice(from, y.length - end)];
  return Math.max(p.length, q.length) <= 1 || (p.length === 2 && q === `${p[1]}${p[0]}`);
}

/** The brand of a fund house: `Y Mutual Fund` and `Y Asset Management Company Limited` are `Y`. */
export const brandKey = (name: string): string =>
  once('brand ', name, () => keyOf(words(name).filter((w) => !filler.has(w) && !fundWords.has(w))));
