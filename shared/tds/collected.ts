import type { BasisPoints, Paise } from '../money.ts';
import { type CollectionRule, collectionOf, collectionOn } from './data/collection.ts';
import { collectionRateWithoutPan, hasPan, taxOn } from './rates.ts';
import type { DeducteeRow } from './sheets.ts';

/** Limits and rates of section 206C applied to one receipt. Paise and basis points. */
interface Collected {
  rule: CollectionRule;
  base: Paise;
  running: Paise;
  rate: BasisPoints;
  tax: Paise;
}

const text = (v: string | number | undefined): string => (v === undefined ? '' : String(v));
const amountOf = (row: DeducteeRow): Paise => (typeof row.amount === 'number' ? row.amount : 0);

/** Rules that share a limit have one key; others are followed each alone. */
const poolOf = (rule: CollectionRule): string => rule.pool ?? rule.code;

/**
 * Follows each collectee through the year: receipts above a limit (206C(1G), (1H)), the value of one item (206C(1F)), two rates
 * with a slab between them (tour packages), and the higher rate without PAN (206CC). By place among `rows`.
 */
export function workCollections(
  rows: readonly DeducteeRow[],
  earlier: readonly DeducteeRow[] = [],
): Map<number, Collected> {
  const out = new Map<number, Collected>();
  const running = new Map<string, Paise>();
  const places = [...earlier.map((row) => ({ row, at: -1 })), ...rows.map((row, at) => ({ row, at }))].sort(
    (a, b) => text(a.row.paid_on).localeCompare(text(b.row.paid_on)),
  );
  for (const { row, at } of places) {
    const rule = collectionOf(text(row.code));
    const span = rule && row.paid_on ? collectionOn(rule, text(row.paid_on)) : undefined;
    const pan = text(row.pan);
    const amount = amountOf(row);
    if (!rule || !span || pan === '' || amount === 0) continue;
    const who = `${poolOf(rule)} ${hasPan(pan) ? pan : text(row.name).toLowerCase()}`;
    const before = running.get(who) ?? 0;
    const sum = before + amount;
    running.set(who, sum);
    const rateOf = (rate: BasisPoints) => (hasPan(pan) ? rate : collectionRateWithoutPan(rate));
    const over = (limit: number, of: Paise) => Math.max(0, of - limit * 100);
    let base = amount;
    let rate = rateOf(span.rate);
    let tax: Paise;
    if (span.perItemAbove !== undefined) base = amount > span.perItemAbove * 100 ? amount : 0;
    else if (span.above !== undefined) base = over(span.above, sum) - over(span.above, before);
    if (span.slab) {
      const high = over(span.slab.above, sum) - over(span.slab.above, before);
      tax = taxOn(amount - high, rate) + taxOn(high, rateOf(span.slab.rate));
      if (high === amount) rate = rateOf(span.slab.rate);
    } else tax = taxOn(base, rate);
    if (at >= 0) out.set(at, { rule, base, running: sum, rate, tax });
  }
  return out;
}
