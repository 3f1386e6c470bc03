import { parseAmount } from '../money.ts';

/**
 * Meaning of a trial balance column. Pairs end in Debit and Credit; `opening` and `closing` alone have their
 * side in the cell.
 */
export type Meaning =
  | 'name'
  | 'group'
  | 'head'
  | 'code'
  | 'side'
  | 'opening'
  | 'openingDebit'
  | 'openingCredit'
  | 'debit'
  | 'credit'
  | 'closing'
  | 'closingDebit'
  | 'closingCredit';

/** Columns by meaning, found by their headings. */
export interface Columns {
  /** Title and heading rows; figures start after them. */
  headingRows: number;
  places: Partial<Record<Meaning, number>>;
  /** Column labels from the file, in one line. */
  labels: string[];
  /** Meanings that two columns claim. */
  twice: string[];
}

/** Headings are expected within these rows of a file. */
const reach = 40;
/** Lines a heading may have. */
const lines = 4;

const squeeze = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const plain: Readonly<Record<string, Meaning>> = {
  ...Object.fromEntries(
    [
      'particulars ledger ledgername ledgers nameofledger account accountname accname acname accounthead',
      'accountheads glname glaccountname ledgeraccount accountdescription shorttext description विवरण खाता खातानाम',
    ].flatMap((words) => words.split(' ').map((w) => [w, 'name' as const])),
  ),
  ...Object.fromEntries(
    'group groupname ledgergroup accountgroup primarygroup parentgroup under undergroup parent accounttype समूह'
      .split(' ')
      .map((w) => [w, 'group' as const]),
  ),
  ...Object.fromEntries(
    'code accountcode accode glcode glaccount ledgercode srno sno slno'
      .split(' ')
      .map((w) => [w, 'code' as const]),
  ),
  head: 'head',
};

const kinds: Readonly<Record<string, 'dr' | 'cr' | 'opening' | 'closing' | 'moved' | ''>> = {
  ...words('dr', 'dr debit debits नामे डेबिट'),
  ...words('cr', 'cr credit credits जमा क्रेडिट'),
  ...words('opening', 'op opn opening ob carryforward आरंभिक'),
  ...words('closing', 'cl closing cb net accumulated अंतिम'),
  ...words('moved', 'transaction transactions movement movements during turnover'),
  ...words('', 'amount amt rs inr rupees total in as on at of the for year period current end'),
  ...words('', 'jan feb mar apr may jun jul aug sep oct nov dec march april june july'),
};

function words<K extends string>(kind: K, list: string): Record<string, K> {
  return Object.fromEntries(list.split(' ').map((w) => [w, kind]));
}

const isBalance = (word: string) => ['balance', 'balances', 'bal', 'शेष'].includes(word);

interface Heading {
  side?: 'Debit' | 'Credit' | 'both';
  period?: 'opening' | 'closing' | 'moved';
}

/** An amount heading, if all its words are known: `Op. Bal.(Dr)`, `Net Credit`; otherwise undefined. */
function amountHeading(text: string): Heading | undefined {
  const found = text.toLowerCase().match(/[a-z]+|[\p{Script=Devanagari}\p{M}]+/gu) ?? [];
  const seen = new Set<string>();
  for (const word of found) {
    const kind = isBalance(word) ? 'balance' : kinds[word];
    if (kind === undefined) return undefined;
    seen.add(kind);
  }
  const side =
    seen.has('dr') && seen.has('cr')
      ? 'both'
      : seen.has('dr')
        ? 'Debit'
        : seen.has('cr')
          ? 'Credit'
          : undefined;
  const period = seen.has('opening')
    ? 'opening'
    : seen.has('closing') || seen.has('balance')
      ? 'closing'
      : seen.has('moved')
        ? 'moved'
        : undefined;
  if (!side && !period) return undefined;
  return { ...(side ? { side } : {}), ...(period ? { period } : {}) };
}

function meaningOf({ side, period }: Heading): Meaning | undefined {
  if (side === 'both') return period && period !== 'moved' ? period : 'side';
  if (!side) return period === 'moved' ? undefined : period;
  if (period === 'opening' || period === 'closing') return `${period}${side}`;
  return side === 'Debit' ? 'debit' : 'credit';
}

const amounts = new Set<Meaning>([
  'opening',
  'openingDebit',
  'openingCredit',
  'debit',
  'credit',
  'closing',
  'closingDebit',
  'closingCredit',
]);

type Grid = readonly (readonly string[])[];
const at = (rows: Grid, r: number, c: number): string => (rows[r]?.[c] ?? '').trim();

/** `Opening`, `Transactions` or `Closing` above column `c`, in a merged cell that starts in it or to its left. */
function periodAbove(rows: Grid, bottom: number, c: number): Heading['period'] {
  for (let r = bottom - 1; r >= Math.max(0, bottom - lines + 1); r--)
    for (let left = c; left >= 0; left--) {
      const text = at(rows, r, left);
      if (!text) continue;
      const heading = amountHeading(text);
      if (heading?.period && !heading.side) return heading.period;
      break;
    }
  return undefined;
}

function columnsAt(rows: Grid, bottom: number): Columns | undefined {
  const places: Columns['places'] = {};
  const labels: string[] = [];
  const twice: string[] = [];
  const width = Math.max(...rows.slice(Math.max(0, bottom - lines + 1), bottom + 1).map((r) => r.length), 0);
  let own = 0;
  for (let c = 0; c < width; c++) {
    const text = at(rows, bottom, c);
    if (text !== '' && parseAmount(text).ok) return undefined;
    labels[c] = text;
    let meaning = plain[squeeze(text)];
    const heading = text === '' ? undefined : amountHeading(text);
    if (!meaning && heading) {
      const period = heading.period ?? (heading.side ? periodAbove(rows, bottom, c) : undefined);
      meaning = meaningOf({ ...heading, ...(period ? { period } : {}) });
      if (period && !heading.period) labels[c] = `${period} ${text}`;
      if (meaning && amounts.has(meaning)) own++;
    }
    // A heading merged over both lines is in the upper one.
    for (let r = bottom - 1; text === '' && !meaning && r >= Math.max(0, bottom - lines + 1); r--) {
      const upper = at(rows, r, c);
      if (upper === '') continue;
      meaning = plain[squeeze(upper)];
      labels[c] = upper;
      break;
    }
    if (!meaning) continue;
    if (meaning === 'head' && places.group === undefined) meaning = 'group';
    if (places[meaning] === undefined) places[meaning] = c;
    else if (amounts.has(meaning)) twice.push(labels[c]!);
  }
  // A single amount next to a side column is the balance.
  if (own === 0 && places.side !== undefined) {
    const amount = labels.findIndex((label) =>
      /^(amount|amt|balance|value)(rs|inr|inrs)?$/.test(squeeze(label)),
    );
    if (amount >= 0) {
      places.closing = amount;
      own++;
    }
  }
  if (own === 0) return undefined;
  return { headingRows: bottom + 1, places, labels, twice };
}

/** Whether the columns give every ledger's balance. */
const tells = ({ places: p }: Columns): boolean =>
  (p.debit !== undefined && p.credit !== undefined) ||
  (p.closingDebit !== undefined && p.closingCredit !== undefined) ||
  (p.openingDebit !== undefined && p.openingCredit !== undefined) ||
  p.closing !== undefined;

/**
 * Finds the headings of a trial balance within its first 40 rows, in one or more lines, below any titles;
 * undefined if there are none.
 */
export function findColumns(rows: Grid): Columns | undefined {
  let best: Columns | undefined;
  const worth = (c: Columns | undefined) => (c ? Object.keys(c.places).length : 0);
  for (let bottom = 0; bottom < Math.min(reach, rows.length); bottom++) {
    const found = columnsAt(rows, bottom);
    if (!found || !tells(found) || worth(found) <= worth(best)) continue;
    best = found;
  }
  if (!best || best.places.name !== undefined) return best;
  // QuickBooks leaves the heading of the names blank: the first column of words before the figures.
  const first = Math.min(...Object.values(best.places));
  for (let c = 0; c < first; c++)
    if (
      at(rows, best.headingRows - 1, c) === '' &&
      rows.slice(best.headingRows).some((row) => /\p{L}/u.test(row[c] ?? ''))
    )
      return { ...best, places: { ...best.places, name: c } };
  return best;
}
