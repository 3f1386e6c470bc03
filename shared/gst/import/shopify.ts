import { answerFor } from '../../intake/questions.ts';
import { squeeze } from '../../intake/vocabulary.ts';
import { cellText, type RawCell } from '../../sheets/cells.ts';
import { isRate } from '../data/rates.ts';
import { say } from '../messages.ts';
import { amount } from './register-cells.ts';
import { type BodyLine, type Reading, refuseLine } from './register-reading.ts';

/** Order-level taxes a file has room for. */
const TAXES = 5;

/**
 * Orders of a Shopify export as lines, one per rate of tax in an order (`IGST 18%`). An order's figures are
 * on its first line only. Whether prices include tax is a shop setting, and an order number is not an invoice
 * number: both are asked about.
 */
export function shopifyLines(reading: Reading, body: readonly BodyLine[]): BodyLine[] {
  const { layout, answers, questions } = reading;
  const index = new Map(layout.names.map((name, i) => [squeeze(name), i] as const));
  const cell = (cells: readonly RawCell[], name: string): RawCell => cells[index.get(squeeze(name)) ?? -1];
  const paise = (cells: readonly RawCell[], name: string): number => {
    const read = amount(cell(cells, name));
    return read && 'paise' in read ? read.paise : 0;
  };
  const base = layout.names.length;
  (['taxable', 'rate', 'igst', 'cgst', 'sgst'] as const).forEach((field, i) => {
    layout.at[field] = [base + i];
  });
  for (const field of ['total', 'tax'] as const) delete layout.at[field];
  const ask = (
    id: 'orders' | 'inclusive',
    pattern: 'askOrders' | 'askInclusive',
    values: readonly string[],
  ) => {
    const answer = answerFor(answers, id);
    if (answer === undefined || !values.includes(answer))
      questions.ask({
        id,
        text: say(pattern),
        options: values.map((value) => ({
          value,
          label: say(
            ({ summary: 'ordersSummary', yes: 'pricesInclude', no: 'pricesWithout' } as const)[
              value as 'yes'
            ],
          ),
        })),
      });
    return answer !== undefined && values.includes(answer) ? answer : undefined;
  };
  const orders = ask('orders', 'askOrders', ['summary']);
  const inclusive = ask('inclusive', 'askInclusive', ['yes', 'no']);
  const out: BodyLine[] = [];
  for (const { line, cells } of body) {
    // Further items of an order repeat its number alone.
    if (cellText(cell(cells, 'Total')) === '') continue;
    const status = cellText(cell(cells, 'Financial Status'));
    const number = cellText(cell(cells, 'Name'));
    if (/void|cancel/i.test(status) || cellText(cell(cells, 'Cancelled at')) !== '') {
      reading.cancelled.push(number);
      continue;
    }
    if (!orders || !inclusive) {
      refuseLine(
        reading,
        { line, cells },
        say(orders ? 'askInclusive' : 'askOrders'),
        'number',
        orders ? 'inclusive' : 'orders',
      );
      continue;
    }
    if (/refund/i.test(status)) {
      refuseLine(reading, { line, cells }, say('orderRefunded'), 'number');
      continue;
    }
    const byRate = new Map<number, { igst: number; cgst: number; sgst: number }>();
    let strange: string | undefined;
    for (let n = 1; n <= TAXES; n++) {
      const name = cellText(cell(cells, `Tax ${n} Name`));
      const value = paise(cells, `Tax ${n} Value`);
      if (name === '' && value === 0) continue;
      const found = /\b([ICS]GST|UTGST)\b.*?(\d+(?:\.\d+)?)\s*%/i.exec(name);
      if (!found) {
        strange ??= name;
        continue;
      }
      const head = found[1]!.toUpperCase() === 'UTGST' ? 'sgst' : (found[1]!.toLowerCase() as 'igst');
      const rate = Number(found[2]) * (head === 'igst' ? 1 : 2);
      const sums = byRate.get(rate) ?? { igst: 0, cgst: 0, sgst: 0 };
      sums[head] += value;
      byRate.set(rate, sums);
    }
    const taxes = [...byRate.values()].reduce((sum, t) => sum + t.igst + t.cgst + t.sgst, 0);
    const price = paise(cells, 'Subtotal') + paise(cells, 'Shipping');
    const net = inclusive === 'yes' ? price - taxes : price;
    const rates = [...byRate.keys()];
    if (
      strange !== undefined ||
      rates.some((r) => !isRate(r)) ||
      Math.abs(net + taxes - paise(cells, 'Total')) > 100
    ) {
      refuseLine(
        reading,
        { line, cells },
        strange === undefined ? say('orderDiffers') : say('orderTax', { tax: strange }),
        'total',
      );
      continue;
    }
    const parts = rates.map((rate) => {
      const t = byRate.get(rate)!;
      return { rate, ...t, taxable: Math.round(((t.igst + t.cgst + t.sgst) * 100) / rate) };
    });
    // A tax in whole paise gives its base within a few paise; the largest part absorbs the rest, and a larger
    // difference means the tax does not belong to these prices.
    const off = net - parts.reduce((sum, p) => sum + p.taxable, 0);
    if (parts.length > 0) {
      const largest = parts.reduce((a, b) => (b.taxable > a.taxable ? b : a));
      largest.taxable += off;
      if (Math.abs(off) > Math.max(100, parts.length * 100)) {
        refuseLine(reading, { line, cells }, say('orderDiffers'), 'total');
        continue;
      }
    } else parts.push({ rate: 0, igst: 0, cgst: 0, sgst: 0, taxable: net });
    const padded = Array.from({ length: base }, (_, i) => cells[i] ?? null);
    for (const p of parts)
      out.push({
        line,
        cells: [...padded, p.taxable / 100, p.rate, p.igst / 100, p.cgst / 100, p.sgst / 100],
      });
  }
  return out;
}
