import type { Message } from '../../forms/messages.ts';
import { paise, type Row } from '../gstr1/columns.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { Taxes } from '../gstr1/supply.ts';
import { say } from '../messages.ts';

/** Amounts of lines added up, paise; credit notes negative. */
export type Sums = Taxes & { taxable: number };

export const sumKinds = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
export const noSums = (): Sums => ({ taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 });
export const addTo = (to: Sums, from: Sums, sign = 1): void => {
  for (const key of sumKinds) to[key] += sign * from[key];
};

/** Totals of the tables of documents and summaries; tables 12 to 15 repeat them and are ignored. */
export function placedSums(sheets: Sheets): Sums {
  const out = noSums();
  for (const id of ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'] as const)
    for (const row of (sheets[id] ?? []) as Row[]) {
      const sign = row.note_type === 'C' ? -1 : 1;
      const untaxed = paise(row, 'nil_amount') + paise(row, 'exempt_amount') + paise(row, 'non_gst_amount');
      out.taxable += sign * (paise(row, 'taxable_value') + untaxed);
      out.igst += sign * (paise(row, 'igst') + paise(row, 'tax_amount'));
      for (const key of ['cgst', 'sgst', 'cess'] as const) out[key] += sign * paise(row, key);
    }
  return out;
}

const labels = {
  taxable: 'Taxable Value',
  igst: 'Integrated Tax',
  cgst: 'Central Tax',
  sgst: 'State/UT Tax',
  cess: 'Cess Amount',
};

/** Compares the file's own totals line (in paise, where present) with the sum of its lines. */
export const compareTotals = (own: Partial<Sums>, file: Sums): Message[] =>
  sumKinds.flatMap((key) =>
    own[key] === undefined || Math.abs(own[key]) === Math.abs(file[key])
      ? []
      : [
          say('totalDiffers', {
            column: labels[key],
            found: (own[key] / 100).toFixed(2),
            expected: (file[key] / 100).toFixed(2),
          }),
        ],
  );
