import { daysBetween } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import type { Taxes } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import type { InwardDocument } from './read.ts';
import type { Purchase } from './register.ts';

/**
 * Match between a purchase and a document of the statement. `exact`: all fields agree. `within`: same number
 * apart from formatting, amounts within tolerance. `different`: same number, other amounts. `near`: probable
 * match, with reasons. The rest is on one side only.
 */
export type MatchState = 'exact' | 'within' | 'different' | 'near' | 'only_2b' | 'only_books';

/** One line of the comparison; `reasons` name every difference. */
export interface Match {
  state: MatchState;
  purchase?: Purchase;
  document?: InwardDocument;
  reasons: Message[];
}

/** Matching tolerance: paise per amount, and days. */
interface Tolerance {
  amount: number;
  days: number;
}
const usualTolerance: Tolerance = { amount: 100, days: 7 };

/** A number as it compares: capitals, no separators, no leading zeros in any run of digits. */
export const normalNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .replace(/ /g, '');

/** The last run of digits other than a year: the counter of a series. */
const counter = (number: string): string => {
  const runs = number.match(/\d+/g) ?? [];
  return (runs.at(-1) ?? '').replace(/^0+(?=\d)/, '');
};
const panOf = (gstin: string): string => gstin.slice(2, 12);

const amounts = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
const labels = {
  taxable: 'Taxable value',
  igst: 'Integrated tax',
  cgst: 'Central tax',
  sgst: 'State/UT tax',
  cess: 'Cess',
};
type Amounts = Taxes & { taxable: number };

const agree = (a: Amounts, b: Amounts, by: number): boolean =>
  amounts.every((key) => Math.abs(a[key] - b[key]) <= by);
const taxOf = (a: Taxes): number => a.igst + a.cgst + a.sgst + a.cess;

function reasonsOf(p: Purchase, d: InwardDocument, by: number): Message[] {
  const reasons: Message[] = [];
  if (p.gstin !== d.gstin) reasons.push(say('gstinDiffers', { books: p.gstin, statement: d.gstin }));
  if (p.number.toUpperCase() !== d.number.toUpperCase())
    reasons.push(say('numberDiffers', { books: p.number, statement: d.number }));
  if (p.date !== d.date) reasons.push(say('dateDiffers', { days: Math.abs(daysBetween(p.date, d.date)) }));
  for (const key of amounts) {
    const off = p[key] - d[key];
    if (Math.abs(off) > by || (off !== 0 && by === 0)) {
      reasons.push(
        say('amountDiffers', {
          field: labels[key],
          books: { paise: p[key] },
          statement: { paise: d[key] },
        }),
      );
    }
  }
  return reasons;
}

/** Whether one letter or digit added, lost, changed or swapped makes the numbers the same. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < 3) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  const [x, y] = [a.slice(i), b.slice(i)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/** How likely two documents are one, 0 when they are not: number, date, amounts and supplier each add. */
function likeness(p: Purchase, d: InwardDocument, tolerance: Tolerance): number {
  const a = normalNumber(p.number);
  const b = normalNumber(d.number);
  const number =
    a === b
      ? 4
      : oneSlip(a, b)
        ? 3
        : counter(p.number) !== '' && counter(p.number) === counter(d.number)
          ? 2
          : a.length >= 3 && b.length >= 3 && (a.includes(b) || b.includes(a))
            ? 2
            : 0;
  const off = Math.abs(p.taxable - d.taxable) + Math.abs(taxOf(p) - taxOf(d));
  const share = off / Math.max(1, d.taxable + taxOf(d));
  const value = agree(p, d, tolerance.amount) ? 4 : share <= 0.01 ? 2 : share <= 0.05 ? 1 : 0;
  const days = p.date && d.date ? Math.abs(daysBetween(p.date, d.date)) : 999;
  const time = days === 0 ? 2 : days <= tolerance.days ? 1 : 0;
  const party = p.gstin === d.gstin ? 1 : 0;
  // A number and an amount must both speak for it, or the amount and the very day.
  if (value === 0 || (number === 0 && !(value === 4 && days === 0))) return 0;
  return number + value + time + party;
}

const NEAR_ENOUGH = 6;

function put<T>(map: Map<string, T[]>, key: string, item: T): void {
  const found = map.get(key);
  if (found) found.push(item);
  else map.set(key, [item]);
}

/**
 * Matches imports of goods with the statement's bills of entry, by number, then by other fields; unmatched
 * ones are left out.
 */
function matchImports(
  purchases: readonly Purchase[],
  documents: readonly InwardDocument[],
  tolerance: Tolerance,
): Match[] {
  const open = documents.filter((d) => !d.rejected && ['impg', 'impgsez'].includes(d.source));
  return purchases.flatMap((purchase): Match[] => {
    const at = open.findIndex((d) => normalNumber(d.number) === normalNumber(purchase.number));
    if (at < 0) return [];
    const document = open.splice(at, 1)[0]!;
    const reasons = reasonsOf({ ...purchase, gstin: document.gstin }, document, 0);
    const state =
      reasons.length === 0
        ? 'exact'
        : agree(purchase, document, tolerance.amount) &&
            Math.abs(daysBetween(purchase.date, document.date)) <= tolerance.days
          ? 'within'
          : 'different';
    return [{ state, purchase, document, reasons }];
  });
}

/**
 * Compares a purchase register with the statement's trade documents, one to one; imports of goods with its bills of entry. Rejected
 * documents, bills of entry the register does not have, and distributed credit are left aside.
 * Every purchase and document appears exactly once in the answer.
 */
export function matchPurchases(
  purchases: readonly Purchase[],
  documents: readonly InwardDocument[],
  tolerance: Tolerance = usualTolerance,
): Match[] {
  const open = documents.filter(
    (d) => !d.rejected && ['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma'].includes(d.source),
  );
  const taken = new Set<string>();
  const matched = new Map<string, Match>();
  const imports = purchases.filter((p) => p.gstin === '' && p.kind === 'invoice');
  for (const m of matchImports(imports, documents, tolerance)) matched.set(m.purchase!.id, m);
  const byNumber = new Map<string, InwardDocument[]>();
  const byPan = new Map<string, InwardDocument[]>();
  for (const d of open) {
    put(byNumber, `${d.kind}|${d.gstin}|${normalNumber(d.number)}`, d);
    put(byPan, `${d.kind}|${panOf(d.gstin)}`, d);
  }
  const settle = (state: MatchState, purchase: Purchase, document: InwardDocument, reasons: Message[]) => {
    taken.add(document.id);
    matched.set(purchase.id, { state, purchase, document, reasons });
  };
  const pass = (state: MatchState, fits: (p: Purchase, d: InwardDocument) => boolean) => {
    for (const p of purchases) {
      if (matched.has(p.id)) continue;
      const d = byNumber
        .get(`${p.kind}|${p.gstin}|${normalNumber(p.number)}`)
        ?.find((x) => !taken.has(x.id) && fits(p, x));
      if (d) settle(state, p, d, reasonsOf(p, d, state === 'within' ? 0 : tolerance.amount));
    }
  };
  pass(
    'exact',
    (p, d) => p.number.toUpperCase() === d.number.toUpperCase() && p.date === d.date && agree(p, d, 0),
  );
  pass(
    'within',
    (p, d) => agree(p, d, tolerance.amount) && Math.abs(daysBetween(p.date, d.date)) <= tolerance.days,
  );
  pass('different', () => true);
  const candidates: { score: number; p: Purchase; d: InwardDocument; order: number }[] = [];
  purchases.forEach((p, order) => {
    if (matched.has(p.id) || p.gstin === '') return;
    for (const d of byPan.get(`${p.kind}|${panOf(p.gstin)}`) ?? []) {
      if (taken.has(d.id)) continue;
      const score = likeness(p, d, tolerance);
      if (score >= NEAR_ENOUGH) candidates.push({ score, p, d, order });
    }
  });
  candidates.sort((a, b) => b.score - a.score || a.order - b.order);
  for (const { p, d } of candidates) {
    if (!matched.has(p.id) && !taken.has(d.id)) settle('near', p, d, reasonsOf(p, d, tolerance.amount));
  }
  return [
    ...purchases.map(
      (p): Match => matched.get(p.id) ?? { state: 'only_books', purchase: p, reasons: [say('notIn2b')] },
    ),
    ...open
      .filter((d) => !taken.has(d.id))
      .map((d): Match => ({ state: 'only_2b', document: d, reasons: [say('notInBooks')] })),
  ];
}

/**
 * Count and taxes by match state; the statement's figures, or the books' if there is no document. Credit
 * notes count as negative.
 */
export function matchTotals(
  matches: readonly Match[],
): Record<MatchState, Taxes & { count: number; taxable: number }> {
  const zero = () => ({ count: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 });
  const out = {
    exact: zero(),
    within: zero(),
    different: zero(),
    near: zero(),
    only_2b: zero(),
    only_books: zero(),
  };
  for (const match of matches) {
    const side = match.document ?? match.purchase!;
    const sign = side.kind === 'C' ? -1 : 1;
    const sum = out[match.state];
    sum.count++;
    for (const key of amounts) sum[key] += sign * side[key];
  }
  return out;
}
