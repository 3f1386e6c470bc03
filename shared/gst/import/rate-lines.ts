import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { taxOn } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { figure, type RateGroup, type RateGroups, type RatePart, rateParts } from './rate-groups.ts';
import { amount } from './register-cells.ts';
import type { Layout } from './register-layout.ts';
import { type BodyLine, isData, moneyOf, type Reading, refuseLine } from './register-reading.ts';

/** Fields of amounts that a line of sums fills. */
const amountFields = [...rateParts, 'total'] as const;

type Amounts = Record<RatePart, number>;
const none = (): Amounts => ({ taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0, tax: 0 });

/** The rates of one bill with amounts in paise; a message if they do not match the line's totals. */
function ratesOfLine(
  { groups, all }: RateGroups,
  cells: readonly RawCell[],
): { rates: { group: RateGroup; sums: Amounts }[] } | { unread: string } | 'differ' {
  const rates: { group: RateGroup; sums: Amounts }[] = [];
  const whole = none();
  const cellsOf = (list: readonly number[] | undefined, to: Amounts, part: RatePart): boolean =>
    (list ?? []).every((i) => {
      const read = amount(cells[i]);
      if (read && 'message' in read) return false;
      to[part] += read?.paise ?? 0;
      return true;
    });
  for (const group of groups) {
    const sums = none();
    for (const part of rateParts) if (!cellsOf(group.columns[part], sums, part)) return { unread: part };
    if (rateParts.some((part) => sums[part] !== 0)) rates.push({ group, sums });
  }
  for (const part of rateParts) if (!cellsOf(all[part], whole, part)) return { unread: part };
  if (rates.length === 0 && rateParts.every((part) => whole[part] === 0)) return { rates };
  const sum = (part: RatePart) => rates.reduce((n, { sums }) => n + sums[part], 0);
  const largest = () =>
    rates
      .filter((r) => r.group.rate > 0)
      .sort((a, b) => Math.abs(b.sums.taxable) - Math.abs(a.sums.taxable))[0];
  const near = (a: number, b: number) => Math.abs(a - b) <= 100 * Math.max(1, rates.length);
  if (groups.every((g) => !g.columns.taxable)) {
    // A single value column covers all rates: each rate's value is derived from its tax.
    if (rates.length === 0 && groups.length > 0)
      rates.push({ group: { rate: 0, exemption: '', columns: {} }, sums: none() });
    for (const { group, sums } of rates)
      sums.taxable =
        group.rate > 0
          ? Math.round(((sums.igst + sums.cgst + sums.sgst + sums.tax) * 100) / group.rate)
          : whole.taxable;
    const off = whole.taxable - sum('taxable');
    // A paisa of tax is up to 20 of value at 5%; more than a rupee per rate is a different amount.
    if (rates.length > 1 && Math.abs(off) > Math.max(100 * rates.length, Math.abs(whole.taxable) / 200))
      return 'differ';
    if (rates.length === 1) rates[0]!.sums.taxable = whole.taxable;
    else if (largest()) largest()!.sums.taxable += off;
  } else if (whole.taxable !== 0 && whole.taxable !== sum('taxable')) return 'differ';
  if (rates.some(({ sums }) => sums.taxable === 0)) return 'differ';
  const intra = whole.cgst !== 0 || whole.sgst !== 0;
  for (const part of ['igst', 'cgst', 'sgst', 'tax'] as const) {
    if (!all[part] || groups.some((g) => g.columns[part])) continue;
    if (part !== 'tax' && all.tax && !all.igst && !all.cgst) continue;
    for (const { group, sums } of rates) {
      const own = taxOn(sums.taxable, group.rate, intra);
      sums[part] = part === 'tax' ? own.igst + own.cgst + own.sgst : own[part];
    }
    const off = whole[part] - sum(part);
    if (whole[part] === 0) for (const { sums } of rates) sums[part] = 0;
    else if (!near(off, 0) || !largest()) return 'differ';
    else largest()!.sums[part] += off;
  }
  if (all.cess && !groups.some((g) => g.columns.cess) && whole.cess !== 0) {
    if (rates.length === 0) return 'differ';
    (largest() ?? rates[0]!).sums.cess += whole.cess;
  }
  return { rates };
}

/** One line for each rate of a bill, in the columns `pointAtRates` names; a line of sums stays one line. */
export function rateLines(reading: Reading, body: readonly BodyLine[]): BodyLine[] {
  const { layout } = reading;
  const { byRate } = layout;
  if (!byRate) return [...body];
  const width = layout.width;
  const { rate: _, exemption: __, ...named } = layout.at;
  const before: Layout = { ...layout, at: named };
  const out: BodyLine[] = [];
  const figures = new Set([...byRate.parts.keys(), ...amountFields.flatMap((f) => byRate.all[f] ?? [])]);
  for (const { line, cells } of body) {
    const padded = Array.from({ length: width }, (_, i) => cells[i] ?? null);
    const row = (sums: Amounts, rate: RawCell, exemption: string) => [
      ...padded,
      sums.taxable / 100,
      rate,
      ...(['igst', 'cgst', 'sgst', 'cess', 'tax'] as const).map((part) => sums[part] / 100),
      exemption,
    ];
    const filled = byRate.groups.some((g) =>
      Object.values(g.columns).some((list) => list.some((i) => cellText(cells[i]) !== '')),
    );
    if (!filled && !(byRate.all.taxable && moneyOf({ ...before, at: byRate.all }, cells, 'taxable'))) {
      out.push({ line, cells: padded });
      continue;
    }
    if (!isData(before, cells) || cells.every((c, i) => shown(c) === '' || figures.has(i))) {
      // Totals with unread parts are not compared.
      const sums = none();
      for (const part of rateParts)
        for (const i of byRate.groups.some((g) => g.columns[part])
          ? byRate.groups.flatMap((g) => g.columns[part] ?? [])
          : (byRate.all[part] ?? []))
          sums[part] += figure(cells[i]);
      out.push({ line, cells: row(sums, null, '') });
      continue;
    }
    const read = ratesOfLine(byRate, cells);
    if (read === 'differ' || 'unread' in read) {
      refuseLine(reading, { line, cells }, say(read === 'differ' ? 'ratesDiffer' : 'aNumber'), 'taxable');
      continue;
    }
    if (read.rates.length === 0) out.push({ line, cells: row(none(), null, '') });
    for (const { group, sums } of read.rates)
      out.push({ line, cells: row(sums, group.rate, group.exemption) });
  }
  return out;
}
