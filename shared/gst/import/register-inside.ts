import type { Message } from '../../forms/messages.ts';
import type { Answers } from '../../intake/questions.ts';
import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { inferRate } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { amount } from './register-cells.ts';
import { type Layout, tellsAmounts } from './register-layout.ts';
import type { BodyLine, Fields } from './register-reading.ts';
import type { Sums } from './register-sums.ts';

/** Asks whether a document's value includes the tax. */
export const askInside = {
  id: 'inside',
  text: say('askInside'),
  options: [
    { value: 'inside', label: say('taxInside') },
    { value: 'outside', label: say('taxOutside') },
  ],
};

/** Names of amounts that may be before tax. */
const amountWord = /\b(amount|amt|value|sub ?total)\b|राशि|मूल्य/i;

/**
 * The only unread amount column for which every line's taxes are a legal rate, and which with them gives the
 * line's value.
 */
function provedBase(
  { at, names }: Pick<Layout, 'at' | 'names'>,
  body: readonly (readonly RawCell[])[],
  taxes: readonly number[],
  paiseOf: (raw: RawCell) => number,
): number | undefined {
  const used = new Set(Object.values(at).flat());
  const total = at.total![0]!;
  const charged = body
    .map((cells) => ({ cells, tax: Math.abs(taxes.reduce((n, i) => n + paiseOf(cells[i]), 0)) }))
    .filter(({ tax }) => tax > 0);
  const found = names.flatMap((n, i) =>
    !used.has(i) &&
    amountWord.test(n) &&
    charged.length > 0 &&
    charged.every(({ cells, tax }) => {
      const base = Math.abs(paiseOf(cells[i]));
      const off = Math.abs(base + tax - Math.abs(paiseOf(cells[total])));
      return base > 0 && off <= 100 && inferRate(base, tax) !== undefined;
    })
      ? [i]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/**
 * If no column has the value before tax: the amount column that includes tax, by its heading or proved by the
 * taxes; otherwise asks. Modifies the layout.
 */
export function insideOf(
  { at, names, source }: Layout,
  body: readonly (readonly RawCell[])[],
  answers: Answers,
): true | 'open' | undefined {
  if (at.taxable || source || !tellsAmounts(at)) return undefined;
  const column = (at.gross ?? at.total)!;
  const taxes = (['igst', 'cgst', 'sgst', 'tax'] as const).flatMap((f) => at[f] ?? []);
  const paiseOf = (raw: RawCell) => {
    const read = amount(raw);
    return read && 'paise' in read ? read.paise : 0;
  };
  const told = answers['inside'];
  if (told === 'outside') {
    at.taxable = column;
    delete at.gross;
    if (at.total === column) delete at.total;
    return undefined;
  }
  if (!at.gross && at.total && !told) {
    const base = provedBase({ at, names }, body, taxes, paiseOf);
    if (base !== undefined) {
      at.taxable = [base];
      return undefined;
    }
  }
  // An unread amount column may be the value before tax: the user chooses.
  const used = new Set(Object.values(at).flat());
  const unread = names.some(
    (n, i) =>
      n !== '' &&
      !used.has(i) &&
      body.some((cells) => /^[\d,]+\.\d+$/.test(shown(cells[i])) || Math.abs(paiseOf(cells[i])) > 100_00),
  );
  if (!at.gross && unread && !told) return undefined;
  const judged = body.flatMap((cells) => {
    const value = Math.abs(paiseOf(cells[column[0]!]));
    const tax = Math.abs(taxes.reduce((n, i) => n + paiseOf(cells[i]), 0));
    return value > 0 && tax > 0 ? [{ value, tax }] : [];
  });
  const proved =
    judged.length > 0 &&
    judged.every(({ value, tax }) => inferRate(value - tax, tax)) &&
    !judged.every(({ value, tax }) => inferRate(value, tax));
  if (!at.gross && !/incl|with (tax|gst)/i.test(names[column[0]!]!) && told !== 'inside' && !proved)
    return 'open';
  at.taxable = column;
  delete at.gross;
  if (at.total === column) delete at.total;
  return true;
}

/** The value before tax of a tax-inclusive amount: less the line's taxes, else by its rate. Modifies `amounts`. */
export function takeTaxOut(
  { at }: Layout,
  { money }: Fields,
  amounts: Sums,
  rate: number | undefined,
): { gross: number } | { message: Message } {
  const gross = amounts.taxable;
  const lump = money('tax');
  const tax =
    at.igst || at.cgst
      ? amounts.igst + amounts.cgst + amounts.sgst
      : lump && 'paise' in lump
        ? lump.paise
        : undefined;
  if (tax !== undefined) amounts.taxable = gross - tax - amounts.cess;
  else if (rate === undefined || Number.isNaN(rate)) return { message: say('insideRate') };
  else amounts.taxable = Math.round(((gross - amounts.cess) * 10_000) / (10_000 + Math.round(rate * 100)));
  return { gross };
}

/** A column of values that are all marked Dr, or all Cr: lists of debtors and creditors write them on the other side than the registers. */
export function columnOfSide(
  layout: Layout,
  body: readonly BodyLine[],
  side: 'Dr' | 'Cr',
): string | undefined {
  const at = layout.at.taxable?.[0];
  if (at === undefined) return undefined;
  const texts = body.map(({ cells }) => shown(cells[at])).filter((t) => t !== '');
  return texts.length > 0 && texts.every((t) => new RegExp(`\\d\\s*${side}\\.?$`, 'i').test(t))
    ? layout.names[at] || `${at + 1}`
    : undefined;
}
