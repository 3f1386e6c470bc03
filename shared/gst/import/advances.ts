import type { Message } from '../../forms/messages.ts';
import { salesField } from '../../intake/headings.ts';
import type { Answers, Question } from '../../intake/questions.ts';
import {
  type FieldNames,
  findHeading,
  type Heading,
  repeatsHeading,
  vocabulary,
} from '../../intake/vocabulary.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { isRate, rates } from '../data/rates.ts';
import { parseState } from '../data/states.ts';
import type { Row } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { homeState, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { amount, mayBeRate, percent, ratesOf, totalLine } from './register-cells.ts';
import { askInside } from './register-inside.ts';
import type { LeftLine, Refused } from './table.ts';

type Cells = readonly (readonly RawCell[])[];

const fields = {
  number: {
    names: ['receipt no', 'receipt number', 'receipt voucher no', 'voucher no', 'advance receipt no'],
    bare: ['receipt'],
  },
  place: {
    names: ['place of supply', 'आपूर्ति का स्थान'],
    bare: ['pos', 'state', 'state code', 'state name', 'राज्य'],
  },
  kind: { names: ['receipt type', 'nature of receipt', 'type of receipt'], bare: ['type', 'nature', 'kind'] },
  against: {
    names: ['against voucher no', 'against invoice', 'against bill', 'adjusted against'],
    bare: ['invoice no', 'bill no'],
  },
  amount: {
    names: [
      'advance received',
      'advance adjusted',
      'advance amount',
      'gross advance',
      'amount received',
      'receipt amount',
    ],
    bare: ['amount', 'advance', 'received'],
  },
  rate: { names: ['gst rate', 'tax rate', 'rate of tax', 'gst %', 'tax %'], bare: ['rate', 'rate %', 'rt'] },
  cess: { names: ['cess amount'], bare: ['cess'] },
} as const satisfies Record<string, FieldNames>;
type Field = keyof typeof fields;
const known = vocabulary<Field>(fields);
/** An amount counts whatever is known of the tax included in it. */
const fieldOf = (heading: string) =>
  known(heading) ??
  (salesField(heading)?.field === 'gross' ? { field: 'amount' as const, whole: false } : undefined);

const inside = /incl|with (gst|tax)/i;
/** The portal’s Gross Advance is the amount without its tax. */
const outside = /excl|before tax|without (gst|tax)|taxable|^gross advance (received|adjusted)$/i;
/** A rate of tax, not a price. */
const ofTax = /gst|tax|%/i;
const said = /\badvances?\b|अग्रिम/i;

/** Rows for tables 11A and 11B from a list of advances. */
interface AdvancesRead {
  sheets: Sheets;
  refused: Refused[];
  left: LeftLine[];
  questions: Question[];
}

/** Headings of a list of advances: a rate, an amount, and a word that says so; without invoice columns. */
function headingOf(name: string, rows: Cells): Heading<Field> | undefined {
  const heading = findHeading(fieldOf, rows);
  if (!heading?.columns.has('amount') || !heading.columns.has('rate')) return undefined;
  const taxable = heading.names.some((n) => salesField(n)?.field === 'taxable');
  const amounts = heading.columns.get('amount')!.map((i) => heading.names[i]!);
  const title = rows.slice(0, heading.line).flat().map(shown).concat(name).join(' ');
  const receipts = heading.names.some((n) => /receipt/i.test(n));
  return !taxable && (said.test(title) || amounts.some((n) => said.test(n)) || receipts)
    ? heading
    : undefined;
}

/**
 * Advances received (table 11A) and adjusted (11B), totalled by place of supply and rate; the tax is included
 * in the amount received (rule 35 CGST Rules) if the heading says so. Undefined for any other table.
 */
export function readAdvances(
  who: Taxpayer,
  name: string,
  rows: Cells,
  next: NextId,
  answers: Answers,
): AdvancesRead | undefined {
  const heading = headingOf(name, rows);
  if (!heading) return undefined;
  const { names, columns, line } = heading;
  const at = (field: Field) => columns.get(field)?.[0] ?? -1;
  const out: AdvancesRead = { sheets: {}, refused: [], left: [], questions: [] };
  const refuse = (n: number, cells: readonly RawCell[], message: Message, field?: Field, asked?: string) =>
    out.refused.push({
      line: n,
      ...(field && at(field) >= 0 ? { column: names[at(field)]! } : {}),
      message,
      cells: cells.map(shown),
      ...(asked ? { asked } : {}),
    });
  const label = names[at('amount')]!;
  const taxInside = inside.test(label) || (!outside.test(label) && answers['inside'] === 'inside');
  if (!taxInside && !outside.test(label) && answers['inside'] !== 'outside') {
    out.questions.push({ ...askInside });
    refuse(line + 1, names, askInside.text, 'amount', askInside.id);
    return out;
  }
  const body = rows.slice(line + 1);
  // A heading repeated on the next page has no rate.
  const read = body.map((cells) => percent(cells[at('rate')])).filter((rate) => !Number.isNaN(rate));
  // Only a column that does not say whose rate it has may have prices in it.
  const rateOf = ratesOf(ofTax.test(names[at('rate')]!) ? read.filter(mayBeRate) : read);
  const title = rows.slice(0, line).flat().map(shown).concat(name, label).join(' ');
  const whole = /adjust/i.test(title) ? 'txpd' : 'at';
  const sums = new Map<string, Row>();
  for (const [i, cells] of body.entries()) {
    const n = line + 2 + i;
    const filled = cells.filter((c) => shown(c) !== '');
    if (filled.length === 0) continue;
    const leave = (message: Message) => out.left.push({ line: n, message });
    if (repeatsHeading(names, cells)) {
      leave(say('leftHeadings'));
      continue;
    }
    if (totalLine.test(shown(filled[0]))) {
      leave(say('leftTotals'));
      continue;
    }
    const kind = cellText(cells[at('kind')]);
    const billed = cellText(cells[at('against')]) !== '';
    if (/refund/i.test(kind)) {
      refuse(n, cells, say('advanceRefund'), 'kind');
      continue;
    }
    const table = kind === '' ? whole : /adjust/i.test(kind) ? 'txpd' : said.test(kind) ? 'at' : undefined;
    if (!table && (billed || /\b(bill|invoice|payment|other)/i.test(kind))) {
      leave(say('leftOther'));
      continue;
    }
    if (!table) {
      refuse(n, cells, say('advanceKind', { kind }), 'kind');
      continue;
    }
    if (table === 'at' && billed) {
      refuse(n, cells, say('advanceBilled'), 'against');
      continue;
    }
    const read = amount(cells[at('amount')]);
    if (!read) {
      refuse(n, cells, say('required'), 'amount');
      continue;
    }
    if ('message' in read) {
      refuse(n, cells, read.message, 'amount');
      continue;
    }
    const cess = amount(cells[at('cess')]);
    if (cess && 'message' in cess) {
      refuse(n, cells, cess.message, 'cess');
      continue;
    }
    const asked = percent(cells[at('rate')]);
    if (asked === undefined) {
      refuse(n, cells, say('required'), 'rate');
      continue;
    }
    const rate = rateOf?.(asked);
    if (rate === undefined || !isRate(rate)) {
      refuse(n, cells, say('rateList', { rates: rates.join(', ') }), 'rate');
      continue;
    }
    const place = parseState(cellText(cells[at('place')]));
    if (!place) {
      refuse(n, cells, say('aState'), 'place');
      continue;
    }
    const ofCess = cess?.paise ?? 0;
    const value = taxInside
      ? Math.round(((read.paise - ofCess) * 10_000) / (10_000 + Math.round(rate * 100)))
      : read.paise;
    const tax = taxOn(value, rate, place === homeState(who));
    const key = `${table}|${place}|${rate}`;
    const row = sums.get(key) ?? ({ id: next(), place_of_supply: place, rate } as Row);
    for (const [column, more] of Object.entries({ advance_amount: value, ...tax, cess: ofCess }))
      if (more !== 0) row[column as 'igst'] = ((row[column as 'igst'] as number | undefined) ?? 0) + more;
    if (!sums.has(key)) out.sheets[table] = [...(out.sheets[table] ?? []), row];
    sums.set(key, row);
  }
  return out;
}
