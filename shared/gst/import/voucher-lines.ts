import { mulDiv, type Percent } from '../../money.ts';
import { isRate } from '../data/rates.ts';
import { inferRate, taxOn } from '../gstr1/supply.ts';
import type { OutwardLine } from './outward.ts';

const taxLedgers: readonly [RegExp, 'igst' | 'cgst' | 'sgst' | 'cess'][] = [
  [/\bcess\b/i, 'cess'],
  [/igst|integrated/i, 'igst'],
  [/cgst|central\s*(gst|tax)/i, 'cgst'],
  [/sgst|utgst|state\s*(gst|tax)|ut\s*tax/i, 'sgst'],
];
/** Tax of a ledger, by its name. */
export const taxHead = (name: string) => taxLedgers.find(([pattern]) => pattern.test(name))?.[1];
/** Ledgers that are not part of the price: rounding, tax collected or deducted. */
export const notValue = /\bround|\btcs\b|\btds\b/i;

/** A rate of tax in a ledger's name. */
export function rateInName(name: string): number | undefined {
  const named = /(\d+(?:\.\d+)?)\s*%/.exec(name);
  return named && isRate(Number(named[1])) ? Number(named[1]) : undefined;
}

/** Ledgers that change the price of the goods and are not a separate supply (s.15(2)(c), 15(3)(a)). */
export const priceLedger =
  /discount|rebate|freight|cartage|transport|packing|forwarding|insurance|loading|handling|delivery charge|courier|\bp\s*&\s*f\b|other charges/i;

/** An item or ledger of a voucher; amounts in paise, positive on the side of sales. */
export interface Part {
  amount: number;
  /** A discount or charge on the adjacent lines. */
  extra?: boolean;
  taxability?: OutwardLine['taxability'];
  /** Per cent. */
  rate?: Percent;
  hsn?: string;
  description?: string;
  unit?: string;
  quantity?: number;
}

/** A voucher's amounts: its value, items and ledgers, and taxes; paise. */
export interface VoucherAmounts {
  value: number;
  parts: Part[];
  taxes: Record<'igst' | 'cgst' | 'sgst' | 'cess', number>;
}

/**
 * Adds discounts and charges to their lines, by value and to the paisa: those of the same rate if the ledger
 * names one. Those without a line stay separate lines.
 */
function spread(parts: readonly Part[]): Part[] {
  const out = parts.filter((p) => !p.extra).map((p) => ({ ...p }));
  for (const extra of parts.filter((p) => p.extra)) {
    const base = out.filter(
      (p) => !p.extra && (extra.rate === undefined || p.rate === undefined || p.rate === extra.rate),
    );
    const whole = base.reduce((n, p) => n + p.amount, 0);
    if (base.length === 0 || whole === 0) {
      out.push({ ...extra });
      continue;
    }
    let done = 0;
    let before = 0;
    for (const part of base) {
      before += part.amount;
      const upTo = mulDiv(extra.amount, before, whole);
      part.amount += upTo - done;
      done = upTo;
    }
  }
  return out;
}

/** Lines of a voucher: discounts and charges in the price; a discount given after tax leaves the taxable value alone. */
export function linesOf(read: VoucherAmounts, sign: number): OutwardLine[] | undefined {
  const whole = taxedLines({ ...read, parts: spread(read.parts) }, sign);
  if (whole) return whole;
  const goods = read.parts.filter((p) => !p.extra);
  const afterTax = read.parts.filter((p) => p.extra).every((p) => sign * p.amount < 0);
  return goods.length > 0 && goods.length < read.parts.length && afterTax
    ? taxedLines({ ...read, parts: goods }, sign)
    : undefined;
}

/** Spreads the voucher's tax over its rates; undefined if rates are missing and cannot be derived. */
function taxedLines(read: VoucherAmounts, sign: number): OutwardLine[] | undefined {
  const intra = read.taxes.cgst !== 0 || read.taxes.sgst !== 0;
  const tax = {
    igst: sign * read.taxes.igst,
    cgst: sign * read.taxes.cgst,
    sgst: sign * read.taxes.sgst,
    cess: sign * read.taxes.cess,
  };
  const total = sign * read.parts.reduce((n, p) => n + p.amount, 0);
  const known = new Set(read.parts.flatMap((p) => (p.rate === undefined ? [] : [p.rate])));
  const single = inferRate(total, tax.igst + tax.cgst + tax.sgst);
  const usual = known.size === 1 ? [...known][0]! : single;
  const parts = read.parts.map((p) => ({ ...p, amount: sign * p.amount, rate: p.rate ?? usual }));
  if (parts.some((p) => p.rate === undefined)) return undefined;
  const lines = parts.map((p) => ({
    taxable: p.amount,
    rate: p.rate!,
    ...taxOn(p.amount, p.rate!, intra),
    cess: 0,
    hsn: p.hsn,
    description: p.description,
    unit: p.unit,
    quantity: p.quantity,
    taxability: p.taxability,
  }));
  // The books' own tax wins; paise of rounding go to the largest line, anything more means the rates are not the ones used.
  const largest = lines.reduce((a, b) => (b.taxable > a.taxable ? b : a));
  for (const head of ['igst', 'cgst', 'sgst'] as const) {
    const off = tax[head] - lines.reduce((n, line) => n + line[head], 0);
    const untaxed = tax.igst + tax.cgst + tax.sgst === 0;
    if (untaxed) for (const line of lines) line[head] = 0;
    else if (Math.abs(off) > 100 * lines.length) return undefined;
    else largest[head] += off;
  }
  largest.cess = tax.cess;
  return lines;
}
