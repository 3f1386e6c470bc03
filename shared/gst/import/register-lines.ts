import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import type { SalesField } from '../../intake/headings.ts';
import { type Answers, answerFor, type Questions } from '../../intake/questions.ts';
import { repeatsHeading, squeeze } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, readDay, shownCell as shown } from '../../sheets/cells.ts';
import { parseState } from '../data/states.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { coverage } from '../periods.ts';
import type { OutwardDocument, OutwardLine } from './outward.ts';
import {
  amount,
  gstinLike,
  percent,
  ratesOf,
  roundRate,
  squeezed,
  totalLine,
  unregistered,
} from './register-cells.ts';
import { fieldLabels, type Layout } from './register-layout.ts';
import { addTo, noSums, type Sums, sumKinds } from './register-sums.ts';
import type { LineKind } from './sales-sources.ts';
import type { Refused } from './table.ts';

/** One line of a register as it was read; amounts in paise with the file's own sign. */
export interface Line {
  line: number;
  cells: readonly RawCell[];
  kind: OutwardDocument['kind'] | undefined;
  /** The file's word for the kind: a sale put back after its return is no part of the first sale. */
  word: string;
  number: string;
  date: string;
  gstin: string;
  party: string;
  place: string | undefined;
  supply: string;
  taxability: OutwardLine['taxability'];
  reverse: boolean;
  total: number | undefined;
  original: string;
  amounts: Sums;
  /** The file says the taxes; `lump` in one column for all of them, kept under `igst` until the place is known. */
  taxed: boolean;
  lump: boolean;
  rate: number | undefined;
  hsn: string;
  description: string;
  unit: string;
  quantity: number | undefined;
  port: string;
  shippingNumber: string;
  shippingDate: string;
  operator: string;
  eligible: string;
}

/** What a reading of one table gathers beside its lines. */
export interface Reading {
  who: Taxpayer;
  layout: Layout;
  answers: Answers;
  questions: Questions;
  /** All of the table is of this kind where lines do not say. */
  wholeKind: OutwardDocument['kind'];
  /** The numbers are of notes; `undefined` beside it where neither heading nor title says which way they go. */
  ofNotes: boolean;
  notesAre: 'C' | 'D' | undefined;
  refused: Refused[];
  notes: Message[];
  totals: { file: Sums; refused: Sums };
  cancelled: string[];
  aside: string[];
  /** The register is of purchases: the party is the supplier. */
  inward?: true;
  /** Lines of sums at the end of the file. */
  sums: (readonly RawCell[])[];
  /** Lines that are no supplies, with what they are. */
  left: LeftLine[];
}

/** A line that was set aside without being refused: sums, headings met again, cancelled and other documents. */
export interface LeftLine {
  line: number;
  message: Message;
}

/** A line of the table behind its headings, with its number in the file. */
export interface BodyLine {
  line: number;
  cells: readonly RawCell[];
}

export const cancelledWord = /\b(cancel+ed|void(ed)?)\b|रद्द/i;
const draftWord = /\b(draft|pro-?forma|estimate|quotation|pending approval|rejected)\b/i;
const otherWord = /\b(receipt|payment|journal|contra|delivery (note|challan)|sales? order)\b/i;
const creditWord =
  /\bcredit|\bcr\.?\s*note|sales?\s*return|\breturn\b|refund|^c$|^cn$|क्रेडिट नोट|बिक्री वापसी/i;
export const creditTitle = /credit[ _-]?notes?\b|sales[ _-]?returns?\b/i;
const debitWord = /\bdebit|\bdr\.?\s*note|^d$|^dn$|डेबिट नोट/i;
const dated = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

/** First filled cell of a field. */
function cellOf(layout: Layout, cells: readonly RawCell[], field: SalesField): RawCell {
  const list = layout.at[field];
  if (!list) return undefined;
  return cells[list.find((i) => shown(cells[i]) !== '') ?? list[0]!];
}

/** Texts of all columns of a field. */
const textsOf = (layout: Layout, cells: readonly RawCell[], field: SalesField): string =>
  (layout.at[field] ?? [])
    .map((i) => cellText(cells[i]))
    .filter((text) => text !== '')
    .join(' ');

/** Paise of all columns of a field; undefined where all are blank. */
export function moneyOf(
  layout: Layout,
  cells: readonly RawCell[],
  field: SalesField,
): ReturnType<typeof amount> {
  let sum: number | undefined;
  for (const i of layout.at[field] ?? []) {
    const read = amount(cells[i]);
    if (!read) continue;
    if ('message' in read) return read;
    sum = (sum ?? 0) + read.paise;
  }
  return sum === undefined ? undefined : { paise: sum };
}

/** Whether a line is of a document: a line of sums says neither when nor to whom nor at which rate; a bill of Total Fabs does. */
export function isData(layout: Layout, cells: readonly RawCell[]): boolean {
  const first = cells.findIndex((raw) => shown(raw) !== '');
  const says = (field: SalesField) =>
    (layout.at[field] ?? []).some((i) => i !== first && shown(cells[i]) !== '');
  return (
    first >= 0 &&
    (!totalLine.test(shown(cells[first])) || (['date', 'gstin', 'place', 'rate', 'hsn'] as const).some(says))
  );
}

/** Whether the dates have the month before the day: only where nothing else fits; the period decides between two readings, else it is asked. */
function isMonthFirst(reading: Reading, body: readonly BodyLine[]): boolean | 'open' {
  const pairs = body.flatMap(({ cells }) => {
    const m = dated.exec(cellText(cellOf(reading.layout, cells, 'date')));
    return m ? [[Number(m[1]), Number(m[2]), m[3]!.padStart(4, '20')] as const] : [];
  });
  if (pairs.some(([a]) => a > 12)) return false;
  if (pairs.some(([, b]) => b > 12)) return true;
  if (pairs.every(([a, b]) => a === b)) return false;
  const said = answerFor(reading.answers, 'dates');
  if (said) return said === 'month';
  const { from, to } = coverage(reading.who.period, reading.who.frequency);
  const two = (n: number) => String(n).padStart(2, '0');
  const within = (order: 'day' | 'month') =>
    pairs.filter(([a, b, y]) => {
      const day = order === 'day' ? `${y}-${two(b)}-${two(a)}` : `${y}-${two(a)}-${two(b)}`;
      return day >= from && day <= to;
    }).length;
  return within('day') >= within('month') ? false : within('day') === 0 ? true : 'open';
}

const taxabilityIn = (text: string): OutwardLine['taxability'] =>
  /non.?gst/i.test(text)
    ? 'non-gst'
    : /\bnil/i.test(text)
      ? 'nil'
      : /exempt/i.test(text)
        ? 'exempt'
        : undefined;

/** What a line is by the words of its kind. */
function kindOf(reading: Reading, word: string): LineKind | undefined | 'unknown' {
  const { source, at } = reading.layout;
  if (source?.kinds) return source.kinds[squeeze(word)] ?? 'unknown';
  if (source?.whole) return source.whole;
  const note = creditWord.test(word) ? 'C' : debitWord.test(word) ? 'D' : undefined;
  if (note) return source?.notes?.[note] ?? note;
  if (at.kind === undefined) return undefined;
  return reading.ofNotes ? reading.notesAre : 'invoice';
}

/** Which way the notes of a table go: by the heading of their numbers, else by the table's title. */
export const notesOf = (heading: string, title: string): 'C' | 'D' | undefined =>
  creditWord.test(heading)
    ? 'C'
    : debitWord.test(heading)
      ? 'D'
      : creditTitle.test(title)
        ? 'C'
        : /debit[ _-]?notes?\b/i.test(title)
          ? 'D'
          : undefined;

/** The field of a table's messages as the file calls it. */
const columnOf = (layout: Layout, field: SalesField): string | undefined => {
  const i = layout.at[field]?.[0];
  return i === undefined ? fieldLabels[field] : layout.names[i] || `${i + 1}`;
};

/** Refuses a line; what of it reads counts as refused, so that nothing is lost from the sums. */
export function refuseLine(
  reading: Reading,
  { line, cells }: BodyLine,
  message: Message,
  field?: SalesField,
  asked?: string,
): void {
  const column = field && columnOf(reading.layout, field);
  reading.refused.push({
    line,
    ...(column ? { column } : {}),
    message,
    cells: cells.map(shown),
    ...(asked ? { asked } : {}),
  });
}

/** Reads the lines of a table. What a line does not say, or says wrongly, refuses it with cell and reason. */
export function readLines(reading: Reading, body: readonly BodyLine[]): Line[] {
  const { who, layout, notes } = reading;
  const { at, source } = layout;
  const cell = (cells: readonly RawCell[], field: SalesField) => cellOf(layout, cells, field);
  const text = (cells: readonly RawCell[], field: SalesField) => cellText(cell(cells, field));
  const data = body.filter(({ cells }) => isData(layout, cells));
  // Rates: a bare `Rate` that holds prices is left aside, and the rate follows from the taxes.
  const rateOf = ratesOf(data.map(({ cells }) => percent(cell(cells, 'rate'))));
  if (!rateOf) delete at.rate;
  const halves = ['igstRate', 'cgstRate', 'sgstRate'] as const;
  const halfRates = halves.some((f) => at[f] !== undefined);
  const halfOf = (cells: readonly RawCell[], field: SalesField) =>
    (at[field] ?? []).reduce((n, i) => n + (percent(cells[i]) ?? 0), 0);
  const scale = data.every(({ cells }) => halves.every((f) => halfOf(cells, f) <= 0.4)) ? 100 : 1;
  const monthFirst = isMonthFirst(reading, data);
  if (monthFirst === true) notes.push(say('monthFirst'));
  const lines: Line[] = [];
  const voided = new Set<string>();
  let above: readonly RawCell[] | undefined;
  const carried = (
    ['number', 'date', 'gstin', 'party', 'place', 'kind', 'supply', 'reverse'] as const
  ).flatMap((f) => at[f] ?? []);

  for (const { line, cells: raw } of body) {
    if (raw.every((c) => shown(c) === '')) continue;
    const leave = (message: Message) => reading.left.push({ line, message });
    if (repeatsHeading(layout.names, raw)) {
      leave(say('leftHeadings'));
      continue;
    }
    if (!isData(layout, raw)) {
      reading.sums.push(raw);
      leave(say('leftTotals'));
      continue;
    }
    let cells = raw;
    const before = above;
    if (text(raw, 'number') === '' && before && shown(cell(raw, 'date')) === '') {
      // A line that names somebody else is another document, whose number is missing.
      const another = (['gstin', 'party'] as const).some(
        (f) => shown(cell(raw, f)) !== '' && squeezed(cell(raw, f)) !== squeezed(cell(before, f)),
      );
      if (!another && amount(cell(raw, 'taxable')))
        cells = raw.map((c, i) => (carried.includes(i) && shown(c) === '' ? before[i] : c));
    }
    const amounts = noSums();
    let unread: readonly [Message, SalesField] | undefined;
    for (const key of sumKinds) {
      const read = moneyOf(layout, cells, key);
      if (!read) continue;
      if ('message' in read) unread ??= [read.message, key];
      else amounts[key] = read.paise;
    }
    const word = textsOf(layout, cells, 'kind');
    const supply = textsOf(layout, cells, 'supply');
    const kind = kindOf(reading, word);
    const isNote = kind === 'C' && text(cells, 'noteNumber') !== '';
    const number = text(cells, isNote ? 'noteNumber' : 'number');
    const fail = (message: Message, field?: SalesField, asked?: string) => {
      const credit = kind === 'C' || (kind === undefined && reading.wholeKind === 'C');
      const signed = noSums();
      for (const key of sumKinds) signed[key] = credit ? -Math.abs(amounts[key]) : amounts[key];
      addTo(reading.totals.file, signed);
      addTo(reading.totals.refused, signed);
      refuseLine(reading, { line, cells }, message, field, asked);
    };
    const words = [word, text(cells, 'status'), supply].join(' | ');
    if (cancelledWord.test(words) || /^\W*cancel+ed\W*$/i.test(text(cells, 'party'))) {
      reading.cancelled.push(number);
      leave(say('leftCancelled'));
      continue;
    }
    if (kind === 'none' || draftWord.test(words) || otherWord.test(word)) {
      reading.aside.push(number);
      leave(say('leftOther'));
      continue;
    }
    if (kind === 'void') {
      voided.add(number.toUpperCase());
      leave(say('leftCancelled'));
      continue;
    }
    if (kind === 'unknown') {
      fail(say('kindUnknown', { kind: word }), 'kind');
      continue;
    }
    if (unread) {
      fail(...unread);
      continue;
    }
    if (number === '') {
      fail(say('required'), 'number');
      continue;
    }
    if (/^\d\.\d+E\+\d+$/i.test(number)) {
      fail(say('documentNumber'), 'number');
      continue;
    }
    above = cells;
    if (!reading.inward && /purchase|खरीद/i.test(word)) {
      fail(say('rowIsPurchase'), 'kind');
      continue;
    }
    if (reading.ofNotes && !kind && !reading.notesAre) {
      fail(say('chooseOne'), 'kind');
      continue;
    }
    const share = percent(cell(cells, 'percent'));
    if (share !== undefined && share !== 100) {
      fail(say('percentHere'), 'percent');
      continue;
    }
    const own = squeezed(cell(cells, 'own'));
    if (own !== '' && own !== who.gstin && who.gstin !== '') {
      fail(say('otherSeller', { gstin: own }), 'own');
      continue;
    }
    let date = cell(cells, isNote && shown(cell(cells, 'noteDate')) !== '' ? 'noteDate' : 'date');
    if (monthFirst === 'open' && dated.test(cellText(date))) {
      reading.questions.ask({
        id: 'dates',
        text: say('askDates', { date: cellText(date) }),
        options: [
          { value: 'day', label: say('dayFirst') },
          { value: 'month', label: say('monthBeforeDay') },
        ],
      });
      fail(say('askDates', { date: cellText(date) }), 'date', 'dates');
      continue;
    }
    if (monthFirst === true) date = cellText(date).replace(/^(\d{1,2})([-/.])(\d{1,2})\2/, '$3$2$1$2');
    const day = readDay(typeof date === 'string' ? date.replace(/\s+\d{1,2}:\d{2}.*$/, '') : date);
    if (!day.ok) {
      fail(day.message, 'date');
      continue;
    }
    if (moneyOf(layout, cells, 'taxable') === undefined) {
      fail(say('required'), 'taxable');
      continue;
    }
    const written = text(cells, 'gstin');
    const gstin = unregistered.test(written.replace(/\s/g, '')) ? '' : squeezed(written);
    if (gstin !== '' && (!gstinLike.test(gstin) || !isGstin(gstin))) {
      fail(say(gstinLike.test(gstin) ? 'gstinCheck' : 'gstinShape'), 'gstin');
      continue;
    }
    if (gstin === who.gstin) {
      fail(say(reading.inward ? 'ownSupplier' : 'ownGstin'), 'gstin');
      continue;
    }
    const placeText = text(cells, 'place');
    const place = placeText === '' ? undefined : parseState(placeText);
    if (placeText !== '' && !place) {
      fail(say('aState'), 'place');
      continue;
    }
    const total = moneyOf(layout, cells, 'total');
    if (total && 'message' in total) {
      fail(total.message, 'total');
      continue;
    }
    let rate: number | undefined;
    if (rateOf && at.rate !== undefined) {
      const read = percent(cell(cells, 'rate'));
      rate = read === undefined ? undefined : rateOf(read);
    } else if (halfRates) {
      const igst = halfOf(cells, 'igstRate');
      rate = roundRate((igst > 0 ? igst : halfOf(cells, 'cgstRate') + halfOf(cells, 'sgstRate')) * scale);
    }
    const taxColumns = (['igst', 'cgst', 'sgst'] as const).some((f) => at[f] !== undefined);
    const combined = moneyOf(layout, cells, 'tax');
    const lump = !taxColumns && at.tax !== undefined;
    if (combined && 'paise' in combined) {
      if (lump) amounts.igst = combined.paise;
      else if (source) putTax(amounts, combined.paise);
    }
    if (/^(true|yes|y|1)$/i.test(text(cells, 'inclusive')))
      amounts.taxable -= amounts.igst + amounts.cgst + amounts.sgst + amounts.cess;
    const quantity = text(cells, 'quantity').replace(/,/g, '');
    const shipped = readDay(cell(cells, 'shippingDate'));
    const reverse = text(cells, 'reverse');
    lines.push({
      line,
      cells,
      kind,
      word,
      number,
      date: day.value as string,
      gstin,
      party: text(cells, 'party'),
      place,
      supply: `${supply} ${source?.kinds ? '' : word}`,
      taxability: taxabilityIn(textsOf(layout, cells, 'exemption')) ?? taxabilityIn(supply),
      reverse: source?.id.startsWith('zoho-') ? reverse !== '' : /^(y|yes|true|1|हाँ)/i.test(reverse),
      total: total?.paise,
      original: isNote ? text(cells, 'number') : text(cells, 'original'),
      amounts,
      taxed: taxColumns || lump,
      lump,
      rate,
      hsn: text(cells, 'hsn').replace(/[\s.]/g, ''),
      description: text(cells, 'description'),
      unit: text(cells, 'unit'),
      quantity: /^-?\d+(\.\d+)?/.test(quantity) ? Math.abs(Number.parseFloat(quantity)) : undefined,
      port: text(cells, 'port').toUpperCase(),
      shippingNumber: text(cells, 'shippingNumber'),
      shippingDate: shipped.ok ? ((shipped.value as string | undefined) ?? '') : '',
      operator: squeezed(cell(cells, 'operator')),
      eligible: text(cells, 'eligible'),
    });
  }
  if (voided.size === 0) return lines;
  reading.cancelled.push(...voided);
  return lines.filter((l) => l.kind !== 'invoice' || !voided.has(l.number.toUpperCase()));
}

/** A source's total of taxes stands above its parts, which leave out discounts: the head that was charged takes the difference. */
function putTax(amounts: Sums, tax: number): void {
  const off = tax - amounts.igst - amounts.cgst - amounts.sgst - amounts.cess;
  if (off === 0) return;
  if (amounts.cgst === 0 && amounts.sgst === 0) {
    amounts.igst += off;
    return;
  }
  const half = Math.trunc(off / 2);
  amounts.cgst += off - half;
  amounts.sgst += half;
}
