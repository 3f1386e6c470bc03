import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import type { SalesField } from '../../intake/headings.ts';
import { answerFor } from '../../intake/questions.ts';
import { repeatsHeading, squeeze } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, readDay, shownCell as shown } from '../../sheets/cells.ts';
import { parseState } from '../data/states.ts';
import { say } from '../messages.ts';
import { coverage } from '../periods.ts';
import type { OutwardLine } from './outward.ts';
import { asidesOf } from './register-asides.ts';
import {
  amount,
  cancelledWord,
  gstinLike,
  gstinsIn,
  percent,
  ratesOf,
  roundRate,
  squeezed,
  takenBack,
  unregistered,
} from './register-cells.ts';
import { inRupees } from './register-currency.ts';
import { takeTaxOut } from './register-inside.ts';
import { type Layout, usedColumns } from './register-layout.ts';
import {
  type BodyLine,
  cellOf,
  countRefused,
  type Fields,
  fieldsOf,
  isData,
  type Line,
  type Reading,
  refuseLine,
} from './register-reading.ts';
import { noSums, type Sums, sumKinds } from './register-sums.ts';
import type { LineKind } from './sales-sources.ts';

const draftWord = /\b(draft|pro-?forma|estimate|quotation|pending approval|rejected)\b/i;
const otherWord = /\b(receipt|payment|journal|contra|delivery (note|challan)|sales? order)\b/i;
const creditWord =
  /\bcredit|\bcr\.?\s*note|sales?\s*re?t(urn)?\b|\breturn\b|refund|^c$|^cr\.?$|^cr?\/?n$|^s(l|ls|al)?[\s._-]*(ret|rt|rtn)\.?$|^srn$|क्रेडिट नोट|बिक्री वापसी/i;
export const creditTitle = /credit[ _-]?notes?\b|sales[ _-]?returns?\b/i;
const debitWord = /\bdebit|\bdr\.?\s*note|^d$|^dn$|^drn$|^dbn$|डेबिट नोट/i;
/**
 * Words that clearly do not denote a note: names of sales, purchases and supplies, of buyers, and codes of
 * the department.
 */
const plainWord =
  /sal|inv|bill|b2[bc]|tax|retail|whole|cash|memo|export|suppl|regular|counter|\bpos\b|gst|goods|serv|regist|consum|custom|local|inter|intra|state|outward|inward|advance|nil|exempt|deemed|sez|compos|overseas|business|individual|dealer|distrib|domestic|direct|online|store|shop|ship|order|voucher|challan|firm|company|pvt|ltd|purch|expens|import|asset|input|\p{Script=Gujarati}|बिक्री|बिल|विक्रय|खरीद|क्रय|^(r|de|sewp|sewop|cbw|oe|e|i|b|s|sl|si|ur|urd|urp|uin|un|p|pu|pur|yes|no|y|n|dr|cr|wpay|wopay|expwp|expwop)$/iu;
/** Asks for the meaning of a document type. */
const askKinds = {
  id: 'kinds',
  text: say('askKinds'),
  options: [
    { value: 'invoice', label: say('anInvoice') },
    { value: 'C', label: say('aCreditNote') },
    { value: 'D', label: say('aDebitNote') },
    { value: 'none', label: say('noSupply') },
  ],
};
/** Words for documents excluded from a return. */
const leftWord = new RegExp([cancelledWord, draftWord, otherWord].map((w) => w.source).join('|'), 'i');
const dated = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

/** Whether dates are month-first: only if nothing else fits; the period decides ambiguous ones, otherwise asks. */
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

/** Kind of a line by its document type. */
function kindOf(reading: Reading, word: string): LineKind | undefined | 'unknown' | 'open' {
  const { source, at } = reading.layout;
  if (source?.kinds) return source.kinds[squeeze(word)] ?? 'unknown';
  if (source?.whole) return source.whole;
  const note = creditWord.test(word) ? 'C' : debitWord.test(word) ? 'D' : undefined;
  if (note) return source?.notes?.[note] ?? note;
  if (at.kind === undefined) return undefined;
  if (word !== '' && !source && !reading.ofNotes && !plainWord.test(word) && !leftWord.test(word))
    return (answerFor(reading.answers, askKinds.id, word) as LineKind | undefined) ?? 'open';
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

/** Why a line is refused: message, field, and the question whose answer would accept it. */
interface Refusal {
  message: Message;
  field: SalesField | undefined;
  asked: string | undefined;
}

const refusal = (message: Message, field?: SalesField, asked?: string): Refusal => ({
  message,
  field,
  asked,
});

/** How the lines of a table say their rate in per cent; they may leave it to the taxes. */
function rateReader(layout: Layout, data: readonly BodyLine[]): (fields: Fields) => number | undefined {
  const { at } = layout;
  // A `Rate` column with prices is ignored, and the rate follows from the taxes.
  const rateOf = ratesOf(data.map(({ cells }) => percent(cellOf(layout, cells, 'rate'))));
  if (!rateOf) delete at.rate;
  const halves = ['igstRate', 'cgstRate', 'sgstRate'] as const;
  const halfRates = halves.some((f) => at[f] !== undefined);
  const halfOf = (cells: readonly RawCell[], field: SalesField) =>
    (at[field] ?? []).reduce((n, i) => n + (percent(cells[i]) ?? 0), 0);
  const scale = data.every(({ cells }) => halves.every((f) => halfOf(cells, f) <= 0.4)) ? 100 : 1;
  return ({ cells, cell }) => {
    if (rateOf && at.rate !== undefined) {
      const read = percent(cell('rate'));
      return read === undefined ? undefined : rateOf(read);
    }
    if (!halfRates) return undefined;
    const igst = halfOf(cells, 'igstRate');
    return roundRate((igst > 0 ? igst : halfOf(cells, 'cgstRate') + halfOf(cells, 'sgstRate')) * scale);
  };
}

/** Fields a further line of the same document may leave blank. */
const ofDocument = ['number', 'date', 'gstin', 'party', 'place', 'kind', 'supply', 'reverse'] as const;

/** The cells of a line; a continuation of the document above inherits its blanks. */
function continued(
  layout: Layout,
  cells: readonly RawCell[],
  above: readonly RawCell[] | undefined,
): readonly RawCell[] {
  const { cell, text } = fieldsOf(layout, cells);
  if (layout.source && !layout.source.carries) return cells;
  if (!above || text('number') !== '' || shown(cell('date')) !== '') return cells;
  // A line with another party is another document, whose number is missing.
  const another = (['gstin', 'party'] as const).some(
    (f) => shown(cell(f)) !== '' && squeezed(cell(f)) !== squeezed(cellOf(layout, above, f)),
  );
  if (another || !amount(cell('taxable'))) return cells;
  const carried = ofDocument.flatMap((f) => layout.at[f] ?? []);
  return cells.map((c, i) => (carried.includes(i) && shown(c) === '' ? above[i] : c));
}

/** The amounts of a line in paise, with the first that cannot be read. */
function readAmounts({ money }: Fields): { amounts: Sums; unread: Refusal | undefined } {
  const amounts = noSums();
  let unread: Refusal | undefined;
  for (const key of sumKinds) {
    const read = money(key);
    if (!read) continue;
    if ('message' in read) unread ??= refusal(read.message, key);
    else amounts[key] = read.paise;
  }
  return { amounts, unread };
}

/** Document of a line. */
interface Heading {
  /** The file's words for the kind and for the supply. */
  word: string;
  supply: string;
  kind: ReturnType<typeof kindOf>;
  /** A credit note whose number has a separate column; the other number is the invoice's. */
  isNote: boolean;
  number: string;
}

/** `SEZ` if a yes/no column marks the supply as one to a special economic zone. */
const ofSez = ({ layout }: Reading, cells: readonly RawCell[]): string =>
  layout.names.some(
    (name, i) =>
      /^(is |whether )?sez( (supply|unit|customer|party|flag))?\W*(y\W*n|yes\W*no)?\W*$/i.test(name.trim()) &&
      !layout.off.has(i) &&
      /^(y|yes|true|1|sez)$/i.test(cellText(cells[i])),
  )
    ? 'SEZ'
    : '';

function headingOf(reading: Reading, { text, texts, cells }: Fields): Heading {
  const word = texts('kind');
  const own = kindOf(reading, word);
  const { section } = reading;
  // A title above speaks for lines that say nothing else.
  const kind =
    section && section !== 'cancelled' && (own === undefined || (own === 'invoice' && word === ''))
      ? section === 'other'
        ? 'none'
        : section
      : own;
  const isNote = kind === 'C' && text('noteNumber') !== '';
  return {
    word,
    supply: [texts('supply'), ofSez(reading, cells)].filter((t) => t !== '').join(' '),
    kind,
    isNote,
    number: text(isNote ? 'noteNumber' : 'number').replace(/^(\d+)\.0+$/, '$1'),
  };
}

/**
 * Kind of lines that are not supplies, which are noted and ignored. `voided` collects invoices cancelled by
 * another line.
 */
function leftAs(
  reading: Reading,
  { text, cells }: Fields,
  { word, supply, kind, number }: Heading,
  voided: Set<string>,
  beside: readonly number[],
): Message | undefined {
  const words = [word, text('status'), supply].join(' | ');
  if (
    reading.section === 'cancelled' ||
    cancelledWord.test(words) ||
    [text('party'), ...beside.map((i) => cellText(cells[i]))].some((t) => takenBack.test(t))
  ) {
    reading.cancelled.push(number);
    return say('leftCancelled');
  }
  if (kind === 'none' || draftWord.test(words) || otherWord.test(word)) {
    reading.aside.push(number);
    return say('leftOther');
  }
  if (reading.mixed && kind === 'D' && answerFor(reading.answers, 'sides', number) === 'purchase') {
    reading.aside.push(number);
    return say('leftOther');
  }
  if (kind !== 'void') return undefined;
  // An order cancelled before it was invoiced has no number.
  if (number !== '') voided.add(number.toUpperCase());
  return say('leftCancelled');
}

/** Why a line's document is unclear. */
function unclear(
  { questions }: Reading,
  { kind, word, number }: Heading,
  unread: Refusal | undefined,
): Refusal | undefined {
  if (kind === 'unknown') return refusal(say('kindUnknown', { kind: word }), 'kind');
  if (kind === 'open') {
    questions.ask(askKinds, { key: word, label: word });
    return refusal(askKinds.text, 'kind', askKinds.id);
  }
  if (unread) return unread;
  if (number === '') return refusal(say('required'), 'number');
  if (/^\d\.\d+E\+\d+$/i.test(number)) return refusal(say('documentNumber'), 'number');
  return undefined;
}

const amendment = /^(revised|amended) (invoice|inv|bill|document|doc|note)/i;

/** Objections from columns without a field: an amendment of an earlier document. */
function besides({ layout }: Reading, cells: readonly RawCell[]): Refusal | undefined {
  for (const [i, name] of layout.names.entries()) {
    const text = cellText(cells[i]);
    if (text === '' || layout.off.has(i)) continue;
    if (amendment.test(name.trim())) return refusal(say('amendedHere'), 'number');
  }
  return undefined;
}

/** Asks who issued a debit note, in a register of sales and purchases. */
const askSides = {
  id: 'sides',
  text: say('askSides'),
  options: [
    { value: 'sale', label: say('sidesSale') },
    { value: 'purchase', label: say('sidesPurchase') },
  ],
};

/** Why a line's document does not belong in this return. */
function outOfPlace(
  reading: Reading,
  { cell, cells }: Fields,
  { kind, word, number }: Heading,
): Refusal | undefined {
  const beside = besides(reading, cells);
  if (beside) return beside;
  if (!reading.inward && /purchase|खरीद/i.test(word)) return refusal(say('rowIsPurchase'), 'kind');
  if (reading.inward && /\bsales?\b|बिक्री/i.test(word)) return refusal(say('rowIsSale'), 'kind');
  if (reading.mixed && kind === 'D' && !answerFor(reading.answers, 'sides', number)) {
    reading.questions.ask(askSides, { key: number, label: number });
    return refusal(askSides.text, 'kind', askSides.id);
  }
  if (reading.ofNotes && !kind && !reading.notesAre) return refusal(say('chooseOne'), 'kind');
  const share = percent(cell('percent'));
  if (share !== undefined && share !== 100) return refusal(say('percentHere'), 'percent');
  const own = squeezed(cell('own'));
  if (own !== '' && own !== reading.who.gstin && reading.who.gstin !== '')
    return refusal(say('otherSeller', { gstin: own }), 'own');
  return undefined;
}

/** The date of a line's document; asks if day and month are ambiguous. */
function readDate(
  { questions }: Reading,
  { cell }: Fields,
  { isNote }: Heading,
  monthFirst: boolean | 'open',
): { date: string } | Refusal {
  const raw = cell(isNote && shown(cell('noteDate')) !== '' ? 'noteDate' : 'date');
  const text = cellText(raw);
  if (monthFirst === 'open' && dated.test(text)) {
    const message = say('askDates', { date: text });
    questions.ask({
      id: 'dates',
      text: message,
      options: [
        { value: 'day', label: say('dayFirst') },
        { value: 'month', label: say('monthBeforeDay') },
      ],
    });
    return refusal(message, 'date', 'dates');
  }
  const date = monthFirst === true ? text.replace(/^(\d{1,2})([-/.])(\d{1,2})\2/, '$3$2$1$2') : raw;
  const day = readDay(typeof date === 'string' ? date.replace(/\s+\d{1,2}:\d{2}.*$/, '') : date);
  return day.ok ? { date: day.value as string } : refusal(day.message, 'date');
}

/** GSTIN of the other party, blank for one without, and the place of supply. */
function readParty(
  { who, inward }: Reading,
  { text }: Fields,
  { supply, word }: Heading,
): { gstin: string; place: string | undefined } | Refusal {
  const written = text('gstin');
  // Some offices write it after the name.
  const behind = gstinsIn(text('party'));
  const gstin = unregistered.test(written.replace(/\s/g, ''))
    ? behind.length === 1
      ? behind[0]!
      : ''
    : squeezed(written);
  if (behind.length > 1) return refusal(say('gstinShape'), 'party');
  if (gstin !== '' && (!gstinLike.test(gstin) || !isGstin(gstin)))
    return refusal(say(gstinLike.test(gstin) ? 'gstinCheck' : 'gstinShape'), 'gstin');
  if (gstin === who.gstin) return refusal(say(inward ? 'ownSupplier' : 'ownGstin'), 'gstin');
  const named = text('place');
  const abroad = /\bexport|overseas|\bexpwo?p\b/i.test(`${supply} ${word}`) && !/deemed/i.test(supply);
  const place = named === '' ? undefined : (parseState(named) ?? (abroad ? '96' : undefined));
  // `Regular B2B` is the default of the portal's template in every line.
  if (
    gstin === '' &&
    [supply, word].some((t) => /^(b2b|registered( (business|dealer|person)s?)?)$/i.test(t.trim()))
  )
    return refusal(say('partyNeeded'), 'gstin');
  return named !== '' && !place ? refusal(say('aState'), 'place') : { gstin, place };
}

/** The taxes of a line: in separate columns, or one total. Modifies `amounts`. */
function settleTaxes({ at, source }: Layout, { text, money }: Fields, amounts: Sums) {
  const taxColumns = (['igst', 'cgst', 'sgst'] as const).some((f) => at[f] !== undefined);
  const combined = money('tax');
  const lump = !taxColumns && at.tax !== undefined;
  if (combined && 'paise' in combined) {
    if (lump) amounts.igst = combined.paise;
    else if (source) putTax(amounts, combined.paise);
  }
  if (/^(true|yes|y|1)$/i.test(text('inclusive')))
    amounts.taxable -= amounts.igst + amounts.cgst + amounts.sgst + amounts.cess;
  return { taxed: taxColumns || lump, lump };
}

/** Codes have 4, 6 or 8 digits: an odd number means a spreadsheet dropped the leading zero (chapters 01 to 09). */
const cutCode = /^[1-9](\d{2}|\d{4}|\d{6})$/;
const wholeCode = (hsn: string): string => (cutCode.test(hsn) ? `0${hsn}` : hsn);

/** Details of a line: goods, shipping, operator. */
function detailsOf({ cell, text }: Fields) {
  const quantity = text('quantity').replace(/,/g, '');
  const shipped = readDay(cell('shippingDate'));
  return {
    hsn: wholeCode(text('hsn').replace(/[\s.]/g, '')),
    description: text('description'),
    unit: text('unit'),
    quantity: /^-?\d+(\.\d+)?/.test(quantity) ? Math.abs(Number.parseFloat(quantity)) : undefined,
    port: text('port').toUpperCase(),
    shippingNumber: text('shippingNumber'),
    shippingDate: shipped.ok ? ((shipped.value as string | undefined) ?? '') : '',
    operator: squeezed(cell('operator')),
    eligible: text('eligible'),
  };
}

/** A line of a document, or why it is refused. */
function readLine(
  reading: Reading,
  line: number,
  fields: Fields,
  heading: Heading,
  amounts: Sums,
  {
    gross,
    ...table
  }: {
    monthFirst: boolean | 'open';
    rateOf: (fields: Fields) => number | undefined;
    /** The amount with its tax inside, where the taxable value was calculated from it. */
    gross: number | undefined;
  },
): Line | Refusal {
  const wrong = outOfPlace(reading, fields, heading);
  if (wrong) return wrong;
  const date = readDate(reading, fields, heading, table.monthFirst);
  if ('message' in date) return date;
  if (fields.money('taxable') === undefined) return refusal(say('required'), 'taxable');
  const party = readParty(reading, fields, heading);
  if ('message' in party) return party;
  const total = fields.money('total');
  if (total && 'message' in total) return refusal(total.message, 'total');

  const { source } = reading.layout;
  const { text, texts } = fields;
  const { kind, word, supply, isNote, number } = heading;
  const reverse = text('reverse');
  return {
    line,
    cells: fields.cells,
    // lines of every other kind were left out or refused before
    kind: kind as Line['kind'],
    word,
    number,
    ...date,
    ...party,
    party: text('party'),
    supply: `${supply} ${source?.kinds ? '' : word}`,
    taxability: taxabilityIn(texts('exemption')) ?? taxabilityIn(supply),
    reverse: source?.id.startsWith('zoho-') ? reverse !== '' : /^(y|yes|true|1|हाँ)/i.test(reverse),
    total: total?.paise ?? gross,
    original: text(isNote ? 'number' : 'original'),
    amounts,
    rate: table.rateOf(fields),
    ...settleTaxes(reading.layout, fields, amounts),
    ...detailsOf(fields),
  };
}

/** Reads the lines of a table. A line with missing or invalid data is refused with cell and reason. */
export function readLines(reading: Reading, body: readonly BodyLine[]): Line[] {
  const { layout } = reading;
  const data = body.filter(({ cells }) => isData(layout, cells));
  const rateOf = rateReader(layout, data);
  const monthFirst = isMonthFirst(reading, data);
  if (monthFirst === true) reading.notes.push(say('monthFirst'));
  const lines: Line[] = [];
  const voided = new Set<string>();
  let above: readonly RawCell[] | undefined;
  const kinds = new Set(layout.at.kind ?? []);
  reading.mixed =
    !reading.inward &&
    !layout.source &&
    data.some(({ cells }) => [...kinds].some((i) => /purchase|खरीद/i.test(cellText(cells[i]))));
  const used = usedColumns(layout);
  const besideColumns = layout.source
    ? []
    : layout.names.flatMap((_, i) => (used.has(i) || layout.off.has(i) ? [] : [i]));
  const asides = asidesOf(reading);
  const currencies = new Set<string>();

  for (const { line, cells: raw } of body) {
    if (raw.every((c) => shown(c) === '')) continue;
    const leave = (message: Message) => reading.left.push({ line, message });
    if (repeatsHeading(layout.names, raw)) {
      leave(say('leftHeadings'));
      continue;
    }
    if (asides.take(line, raw)) continue;
    const { fields, open, converted } = inRupees(reading, fieldsOf(layout, continued(layout, raw, above)));
    const { cells } = fields;
    if (converted) currencies.add(converted);
    const { amounts, unread } = readAmounts(fields);
    const heading = headingOf(reading, fields);
    const left = leftAs(reading, fields, heading, voided, besideColumns);
    asides.add(amounts.taxable, left === undefined);
    if (left) {
      leave(left);
      continue;
    }
    const unplaced =
      unclear(reading, heading, unread) ?? (open && refusal(open.message, 'taxable', open.asked));
    if (!unplaced) above = cells;
    const inside = reading.inside
      ? takeTaxOut(layout, fields, amounts, rateOf(fields))
      : { gross: undefined };
    const read =
      unplaced ??
      ('message' in inside
        ? refusal(inside.message, 'rate')
        : readLine(reading, line, fields, heading, amounts, { monthFirst, rateOf, gross: inside.gross }));
    if (!('message' in read)) {
      lines.push(read);
      continue;
    }
    const { kind } = heading;
    countRefused(reading, amounts, kind === 'C' || (kind === undefined && reading.wholeKind === 'C'));
    refuseLine(reading, { line, cells }, read.message, read.field, read.asked);
  }
  const padded = lines.filter(({ cells }) =>
    cutCode.test(cellText(cellOf(layout, cells, 'hsn')).replace(/[\s.]/g, '')),
  ).length;
  if (currencies.size > 0)
    reading.notes.push(say('currencyConverted', { currency: [...currencies].join(', ') }));
  if (padded > 0) reading.notes.push(say('hsnPadded', { count: padded }));
  if (voided.size === 0) return lines;
  reading.cancelled.push(...voided);
  return lines.filter((l) => l.kind !== 'invoice' || !voided.has(l.number.toUpperCase()));
}

/** A source's tax total exceeds its parts, which omit discounts: the charged head gets the difference. */
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
