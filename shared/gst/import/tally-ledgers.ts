import { squeeze } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import { amount, cancelledWord } from './register-cells.ts';
import type { Layout } from './register-layout.ts';
import { type BodyLine, isData, moneyOf, type Reading, refuseLine } from './register-reading.ts';
import { linesOf, notValue, type Part, priceLedger, rateInName, taxHead } from './voucher-lines.ts';

/** Columns of a Tally register before those of its ledgers. */
const fixed = new Set(
  [
    'Date',
    'Particulars',
    'Consignee/Party',
    'Consignee/Party Address',
    'Buyer',
    'Buyer Address',
    'Supplier',
    'Supplier Address',
    'Party',
    'Party Address',
    'Voucher Type',
    'Voucher No.',
    'Voucher Ref. No.',
    'Voucher Ref. Date',
    'Supplier Invoice No.',
    'Supplier Invoice Date',
    'GSTIN/UIN',
    'PAN No.',
    'Sales Tax No.',
    'Service Tax No.',
    'CST No.',
    'Narration',
    'Order No. & Date',
    'Terms of Payment',
    'Other References',
    'Terms of Delivery',
    'Receipt Note No.',
    'Receipt Note No. & Date',
    'Delivery Note No. & Date',
    'Despatch Doc. No.',
    'Despatch Through',
    'Destination',
    'Quantity',
    'Alt. Units',
    'Rate',
    'Value',
    'Addl. Cost',
    'Gross Total',
  ].map(squeeze),
);

/** Columns that are ledgers, by index. */
const ledgerColumns = (names: readonly string[]): number[] =>
  names.flatMap((name, i) => (name !== '' && !fixed.has(squeeze(name)) ? [i] : []));

/** A voucher's ledgers as amounts that add up to its gross total; undefined if they do not. */
function voucherOf(
  names: readonly string[],
  cells: readonly RawCell[],
  total: number | undefined,
):
  | { value: number; parts: Part[]; taxes: Record<'igst' | 'cgst' | 'sgst' | 'cess', number> }
  | 'unread'
  | undefined {
  const taxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  const parts: Part[] = [];
  const open: { sign: (n: 1 | -1) => void; paise: number; less: boolean }[] = [];
  let sum = 0;
  for (const i of ledgerColumns(names)) {
    const read = amount(cells[i]);
    if (!read) continue;
    if ('message' in read) return 'unread';
    const name = names[i]!;
    const paise = Math.abs(read.paise) === 0 ? 0 : read.paise;
    if (paise === 0) continue;
    const head = taxHead(name);
    sum += paise;
    if (head) taxes[head] += paise;
    else {
      const free = notValue.test(name);
      const part: Part = {
        amount: paise,
        rate: rateInName(name),
        description: name,
        extra: priceLedger.test(name),
      };
      if (!free) parts.push(part);
      // The side of a round-off or discount may be in the number's format alone.
      if ((free || part.extra) && paise > 0)
        open.push({
          sign: (n) => (part.amount = n * paise),
          paise,
          less: /disc|rebate|less|round/i.test(name),
        });
    }
  }
  const value = total === undefined ? sum : Math.abs(total);
  const sign = sum < 0 ? -1 : 1;
  let off = value - sign * sum;
  for (const one of open.filter((o) => o.less))
    if (off === -2 * one.paise * sign) {
      one.sign(-1);
      off = 0;
    }
  return Math.abs(off) > 100 ? undefined : { value: sign * value, parts, taxes };
}

const noteType = /credit|debit|return/i;

/**
 * Whether a voucher of another type reverses a sale or purchase: its amounts are negative or, with Dr and Cr,
 * the buyer is credited or the supplier debited.
 */
function takesBack(reading: Reading, layout: Layout, cells: readonly RawCell[], value: number): boolean {
  const at = (field: 'total' | 'kind') => cellText(cells[layout.at[field]?.[0] ?? -1]);
  if (noteType.test(at('kind'))) return false;
  const side = /\d\s*(dr|cr)\.?$/i.exec(at('total'))?.[1]?.toLowerCase();
  if (side) return side === (reading.inward ? 'dr' : 'cr');
  return value < 0 && !cells.some((c) => /\d\s*(dr|cr)\.?$/i.test(cellText(c)));
}

/**
 * Lines of a Tally register with ledger columns: one line per rate of a voucher, with its share of the taxes;
 * ledgers that change the price are spread over the goods. Returns the table's lines in new columns, and
 * points the layout to them.
 */
export function ledgerLines(reading: Reading, body: readonly BodyLine[]): BodyLine[] {
  const { layout } = reading;
  const base = layout.names.length;
  const added = ['taxable', 'rate', 'igst', 'cgst', 'sgst', 'cess'] as const;
  const out: BodyLine[] = [];
  const before: Layout = { ...layout, at: { ...layout.at } };
  added.forEach((field, i) => {
    layout.at[field] = [base + i];
  });
  for (const { line, cells } of body) {
    const cancelled =
      cancelledWord.test(cells.map((c) => cellText(c)).join(' | ')) && !moneyOf(before, cells, 'total');
    // A second line of headings names units and `Amount`.
    if (!cells.some((c) => /\d/.test(cellText(c)))) {
      reading.left.push({ line, message: say('leftHeadings') });
      continue;
    }
    if (cancelled || !isData(before, cells) || shown(cells[before.at.number![0]!]) === '') {
      out.push({ line, cells });
      continue;
    }
    const total = moneyOf(before, cells, 'total');
    const voucher = voucherOf(layout.names, cells, total && 'paise' in total ? total.paise : undefined);
    if (!voucher || voucher === 'unread' || voucher.parts.length === 0) {
      refuseLine(reading, { line, cells }, say(voucher ? 'voucherNoTaxable' : 'ledgersDiffer'), 'total');
      continue;
    }
    const lines = linesOf(voucher, voucher.value < 0 ? -1 : 1);
    if (!lines) {
      refuseLine(reading, { line, cells }, say('voucherNoRate'), 'rate');
      continue;
    }
    const padded = Array.from({ length: base }, (_, i) => cells[i] ?? null);
    // A reversal without a type is read as a note.
    if (before.at.kind && takesBack(reading, before, cells, voucher.value))
      padded[before.at.kind[0]!] = reading.inward ? 'Debit Note' : 'Credit Note';
    const byRate = new Map<number, number[]>();
    for (const l of lines) {
      const sums = byRate.get(l.rate) ?? [0, 0, 0, 0, 0];
      for (const [i, n] of [l.taxable, l.igst, l.cgst, l.sgst, l.cess].entries()) sums[i]! += n;
      byRate.set(l.rate, sums);
    }
    for (const [rate, [taxable, ...taxes]] of byRate)
      out.push({ line, cells: [...padded, taxable! / 100, rate, ...taxes.map((n) => n / 100)] });
  }
  return out;
}
