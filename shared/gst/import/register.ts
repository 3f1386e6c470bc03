import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import { findSalesHeading, type SalesField, type SalesHeading } from '../../intake/headings.ts';
import { cellText, type RawCell, readDay, readMoney } from '../../sheets/cells.ts';
import { isRate, rates } from '../data/rates.ts';
import { parseState } from '../data/states.ts';
import { parseUnit } from '../data/units.ts';
import { paise } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { homeState, inferRate, type Taxes, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { type OutwardDocument, type OutwardLine, placeOutward } from './outward.ts';
import type { Refused } from './table.ts';

/** Amounts of lines added up, paise; credit notes negative. */
export type Sums = Taxes & { taxable: number };

/** A sales register as placed. `file` are the sums of its lines; `placed` and `refused` add up to them. */
export interface RegisterImport {
  sheets: Sheets;
  refused: Refused[];
  notes: Message[];
  totals: { file: Sums; placed: Sums; refused: Sums };
}

const kinds = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
const none = (): Sums => ({ taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 });
const add = (to: Sums, from: Sums, sign = 1): void => {
  for (const key of kinds) to[key] += sign * from[key];
};

/** Labels of fields as messages name them. */
const labels: Partial<Record<SalesField, string>> = {
  number: 'Invoice Number',
  date: 'Invoice date',
  gstin: 'GSTIN/UIN of Recipient',
  own: 'Supplier GSTIN',
  place: 'Place Of Supply',
  taxable: 'Taxable Value',
  rate: 'Rate',
  igst: 'Integrated Tax',
  cgst: 'Central Tax',
  sgst: 'State/UT Tax',
  cess: 'Cess Amount',
  total: 'Invoice Value',
  hsn: 'HSN',
  tax: 'Tax Amount',
};
/** Fields where a wrong column is a wrong return: two columns for one of them are asked about. */
const decisive = new Set<SalesField>([
  'number',
  'date',
  'gstin',
  'place',
  'taxable',
  'rate',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'hsn',
]);

const shown = (raw: RawCell): string =>
  raw === null || raw === undefined
    ? ''
    : raw instanceof Date
      ? raw.toISOString().slice(0, 10)
      : String(raw).trim();
const squeezed = (raw: RawCell): string => cellText(raw).toUpperCase().replace(/[\s.]/g, '');
const gstinLike = /^\d{2}[A-Z0-9]{12}[0-9A-Z]$/;
export const isGstinCell = (raw: RawCell): boolean => gstinLike.test(squeezed(raw)) && isGstin(squeezed(raw));
/** What people write where a buyer has no GSTIN. */
const unregistered =
  /^(|-+|–|na|n\/a|nil|none|urp|urd|ur|unreg(istered)?|unregistereddealer|consumer|b2c|cash)$/i;
const totalLine = /^((grand|sub|net)\s*)?total\b|^कुल|^योग/i;
const noFigure = /^(-+|–|—|nil|n\.?a\.?)$/i;

const amount = (raw: RawCell): { paise: number } | { message: Message } | undefined => {
  const text = cellText(raw);
  if (text === '' || noFigure.test(text)) return undefined;
  const read = readMoney(raw);
  return read.ok ? { paise: (read.value as number | undefined) ?? 0 } : { message: read.message };
};

/** Per cent of `18`, `18%`, `GST 18%`, `9+9`; NaN when it is no rate at all. */
function percent(raw: RawCell): number | undefined {
  const text = cellText(raw);
  if (text === '' || noFigure.test(text)) return undefined;
  const halves = /^(\d+(?:\.\d+)?)\s*%?\s*\+\s*(\d+(?:\.\d+)?)\s*%?$/.exec(text);
  if (halves) return Number(halves[1]) + Number(halves[2]);
  const m = /^(?:[a-z@/ ]*)(\d+(?:\.\d+)?)\s*%?$/i.exec(text.replace(/,/g, ''));
  return m ? Number(m[1]) : Number.NaN;
}

const round = (n: number): number => Math.round(n * 1e4) / 1e4;

interface Chosen {
  at: Partial<Record<SalesField, number>>;
  faults: { column: string; message: Message }[];
}

/** One column for each field: a full name before a common word, then the first if both hold the same; else the fault asks. */
function chooseColumns(heading: SalesHeading, body: readonly (readonly RawCell[])[]): Chosen {
  const at: Chosen['at'] = {};
  const faults: Chosen['faults'] = [];
  const common =
    /^(rate|rate ?%|rt|state|state ?(name|code)|gstin|gst ?no\.?|date|dt\.?|type|total|taxable|basic|value|sub ?total)$/i;
  for (const [field, all] of heading.columns) {
    const named = all.filter((i) => !common.test(heading.names[i]!.trim()));
    const from = named.length > 0 && named.length < all.length ? named : all;
    const filled = from.filter((i) => body.some((row) => shown(row[i]) !== ''));
    const list = filled.length > 0 ? filled : from;
    const same = list.every((i) => body.every((row) => shown(row[i]) === shown(row[list[0]!])));
    if (list.length > 1 && !same && decisive.has(field))
      faults.push({
        column: heading.names[list[0]!]!,
        message: say('twoColumns', { first: heading.names[list[0]!]!, second: heading.names[list[1]!]! }),
      });
    at[field] = list[0]!;
  }
  return { at, faults };
}

/** Rates of a column: per cent, or fractions of one where only that gives legal rates; undefined when it holds prices. */
function ratesOf(values: readonly (number | undefined)[]): ((v: number) => number) | undefined {
  const own = values.filter((v): v is number => v !== undefined && v !== 0);
  if (own.every((v) => isRate(v))) return (v) => v;
  if (own.every((v) => isRate(round(v * 100)))) return (v) => round(v * 100);
  return undefined;
}

/** Whether a table is a register of sales documents: each line says number, date and taxable value under known headings. */
export function isRegister(rows: readonly (readonly RawCell[])[]): boolean {
  const heading = findSalesHeading(rows);
  return heading?.columns.has('number') === true && heading.columns.has('taxable');
}

interface Line {
  line: number;
  cells: readonly RawCell[];
  kind: OutwardDocument['kind'] | undefined;
  number: string;
  date: string;
  gstin: string;
  party: string;
  place: string | undefined;
  supply: string;
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
}

const cancelledWord = /\b(cancel+ed|void(ed)?)\b|रद्द/i;
const draftWord = /\b(draft|pro-?forma|estimate|quotation|pending approval|rejected)\b/i;
const otherWord = /\b(receipt|payment|journal|contra|delivery (note|challan)|sales? order)\b/i;
const creditWord =
  /\bcredit|\bcr\.?\s*note|sales?\s*return|\breturn\b|refund|^c$|^cn$|क्रेडिट नोट|बिक्री वापसी/i;
const debitWord = /\bdebit|\bdr\.?\s*note|^d$|^dn$|डेबिट नोट/i;

/**
 * Reads a sales register whose headings are known and places each line by itself: with a GSTIN it goes to B2B (or notes to registered
 * persons), without one by place of supply and value; table 12 follows from the HSN column. What a line does not say and cannot be told
 * with certainty refuses that line; a column that cannot be told refuses the table.
 */
export function importRegister(
  who: Taxpayer,
  table: readonly (readonly RawCell[])[],
  next: NextId,
  sheetName = '',
): RegisterImport {
  const refused: Refused[] = [];
  const notes: Message[] = [];
  const totals = { file: none(), placed: none(), refused: none() };
  const whole = (line: number, message: Message, column?: string): RegisterImport => ({
    sheets: {},
    refused: [{ line, ...(column ? { column } : {}), message, cells: (table[line - 1] ?? []).map(shown) }],
    notes,
    totals,
  });
  const heading = findSalesHeading(table);
  if (!heading) return whole(1, say('noHeading'));
  const head = heading.line + 1;
  const body = table.slice(heading.line + 1);
  const { at, faults } = chooseColumns(heading, body);
  const name = (i: number): string => heading.names[i] || `${i + 1}`;
  if (faults.length > 0)
    return {
      ...whole(head, faults[0]!.message),
      refused: faults.map((f) => ({ line: head, ...f, cells: heading.names })),
    };
  for (const field of ['number', 'date', 'taxable'] as const)
    if (at[field] === undefined) return whole(head, say('columnMissing', { column: labels[field]! }));
  if ((at.cgst === undefined) !== (at.sgst === undefined))
    return whole(head, say('columnMissing', { column: labels[at.cgst === undefined ? 'cgst' : 'sgst']! }));

  const cell = (cells: readonly RawCell[], field: SalesField): RawCell => {
    const i = at[field];
    return i === undefined ? undefined : cells[i];
  };
  // A line of sums says neither when nor to whom nor at which rate; a bill of Total Fabs does.
  const isData = (cells: readonly RawCell[]): boolean => {
    const first = cells.findIndex((raw) => shown(raw) !== '');
    const says = (field: SalesField) => at[field] !== first && shown(cell(cells, field)) !== '';
    return (
      first >= 0 &&
      (!totalLine.test(shown(cells[first])) ||
        (['date', 'gstin', 'place', 'rate', 'hsn'] as const).some(says))
    );
  };
  const data = body.filter(isData);
  const width = Math.max(heading.names.length, ...body.slice(0, 200).map((row) => row.length));
  const used = new Set(Object.values(at));
  for (let i = 0; i < width; i++) {
    if (used.has(i) || i === at.own) continue;
    const values = data.filter((row) => isGstinCell(row[i]));
    const foreign = values.filter((row) => squeezed(row[i]) !== who.gstin && squeezed(row[i])[13] !== 'C');
    if (foreign.length > 0) return whole(head, say('columnOfGstins', { column: name(i) }), name(i));
  }
  if (at.gstin === undefined) notes.push(say('noGstinColumn'));
  // Rates: a bare `Rate` that holds prices is left aside, and the rate follows from the taxes.
  const rateOf = ratesOf(data.map((row) => percent(cell(row, 'rate'))));
  if (at.rate !== undefined && !rateOf) used.delete(at.rate);
  const halfRates = (['igstRate', 'cgstRate', 'sgstRate'] as const).some((f) => at[f] !== undefined);
  const scale = halfRates
    ? data.every((row) =>
        (['igstRate', 'cgstRate', 'sgstRate'] as const).every((f) => (percent(cell(row, f)) ?? 0) <= 0.4),
      )
      ? 100
      : 1
    : 1;
  // Month before day only where nothing else fits every date.
  const slashed = data.flatMap(
    (row) => /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(cellText(cell(row, 'date'))) ?? [],
  );
  const pairs = Array.from(
    { length: slashed.length / 4 },
    (_, i) => [Number(slashed[i * 4 + 1]), Number(slashed[i * 4 + 2])] as const,
  );
  const monthFirst = pairs.some(([, b]) => b > 12) && pairs.every(([a]) => a <= 12);
  if (monthFirst) notes.push(say('monthFirst'));
  const title = table.slice(0, heading.line).flat().map(shown).concat(sheetName).join(' ');
  // A column of note numbers is no column of invoices: which way a note goes its name, its kind or the title says.
  const numbered = name(at.number!);
  const asNotes = /\bnote\b|नोट/i.test(numbered);
  const creditTitle = /credit[ _-]?notes?\b|sales[ _-]?returns?\b/i;
  const notesAre = creditWord.test(numbered)
    ? 'C'
    : debitWord.test(numbered)
      ? 'D'
      : creditTitle.test(title)
        ? 'C'
        : /debit[ _-]?notes?\b/i.test(title)
          ? 'D'
          : undefined;
  if (asNotes && !notesAre && at.kind === undefined)
    return whole(head, say('columnMissing', { column: 'Note Type' }), numbered);
  const wholeKind = asNotes
    ? (notesAre ?? 'invoice')
    : at.kind === undefined && creditTitle.test(title)
      ? 'C'
      : 'invoice';
  const cancelled: string[] = [];
  const aside: string[] = [];
  const lines: Line[] = [];
  const refuse = (i: number, cells: readonly RawCell[], message: Message, field?: SalesField) => {
    const column = field && at[field] !== undefined ? name(at[field]!) : field ? labels[field] : undefined;
    refused.push({ line: i, ...(column ? { column } : {}), message, cells: cells.map(shown) });
  };
  let above: readonly RawCell[] | undefined;
  const totalRows: (readonly RawCell[])[] = [];

  for (const [index, raw] of body.entries()) {
    const line = heading.line + 2 + index;
    if (raw.every((c) => shown(c) === '')) continue;
    if (!isData(raw)) {
      totalRows.push(raw);
      continue;
    }
    // Headings printed again on a new page.
    if (heading.names.every((h, i) => h === shown(raw[i]))) continue;
    let cells = raw;
    if (cellText(cell(raw, 'number')) === '' && above) {
      const carried = (
        ['number', 'date', 'gstin', 'party', 'place', 'kind', 'supply', 'reverse'] as const
      ).map((f) => at[f]);
      const before = above;
      // A line that names somebody else is another document, whose number is missing.
      const another = (['gstin', 'party'] as const).some(
        (f) => shown(cell(raw, f)) !== '' && squeezed(cell(raw, f)) !== squeezed(cell(before, f)),
      );
      if (shown(cell(raw, 'date')) === '' && !another && amount(cell(raw, 'taxable'))) {
        cells = raw.map((c, i) => (carried.includes(i) && shown(c) === '' ? before[i] : c));
      }
    }
    const amounts = none();
    let unread: readonly [Message, SalesField] | undefined;
    for (const key of kinds) {
      const read = amount(cell(cells, key));
      if (!read) continue;
      if ('message' in read) unread ??= [read.message, key];
      else amounts[key] = read.paise;
    }
    const kindText = cellText(cell(cells, 'kind'));
    const words = [kindText, cellText(cell(cells, 'status')), cellText(cell(cells, 'supply'))].join(' | ');
    const number = cellText(cell(cells, 'number'));
    if (cancelledWord.test(words)) {
      cancelled.push(number);
      continue;
    }
    if (draftWord.test(words) || otherWord.test(kindText)) {
      aside.push(number);
      continue;
    }
    const fail = (message: Message, field?: SalesField) => {
      const credit = creditWord.test(kindText) || wholeKind === 'C';
      const signed = none();
      for (const key of kinds) signed[key] = credit ? -Math.abs(amounts[key]) : amounts[key];
      add(totals.file, signed);
      add(totals.refused, signed);
      refuse(line, cells, message, field);
    };
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
    if (/purchase|खरीद/i.test(kindText)) {
      fail(say('rowIsPurchase'), 'kind');
      continue;
    }
    const share = percent(cell(cells, 'percent'));
    if (share !== undefined && share !== 100) {
      fail(say('percentHere'), 'percent');
      continue;
    }
    const own = squeezed(cell(cells, 'own'));
    if (own !== '' && own !== who.gstin) {
      fail(say('otherSeller', { gstin: own }), 'own');
      continue;
    }
    let date = cell(cells, 'date');
    if (monthFirst) date = cellText(date).replace(/^(\d{1,2})([-/.])(\d{1,2})\2/, '$3$2$1$2');
    const day = readDay(typeof date === 'string' ? date.replace(/\s+\d{1,2}:\d{2}.*$/, '') : date);
    if (!day.ok) {
      fail(day.message, 'date');
      continue;
    }
    if (amount(cell(cells, 'taxable')) === undefined) {
      fail(say('required'), 'taxable');
      continue;
    }
    const written = cellText(cell(cells, 'gstin'));
    const gstin = unregistered.test(written.replace(/\s/g, '')) ? '' : squeezed(written);
    if (gstin !== '' && !gstinLike.test(gstin)) {
      fail(say('gstinShape'), 'gstin');
      continue;
    }
    if (gstin !== '' && !isGstin(gstin)) {
      fail(say('gstinCheck'), 'gstin');
      continue;
    }
    if (gstin === who.gstin) {
      fail(say('ownGstin'), 'gstin');
      continue;
    }
    const placeText = cellText(cell(cells, 'place'));
    const place = placeText === '' ? undefined : parseState(placeText);
    if (placeText !== '' && !place) {
      fail(say('aState'), 'place');
      continue;
    }
    const total = amount(cell(cells, 'total'));
    if (total && 'message' in total) {
      fail(total.message, 'total');
      continue;
    }
    let rate: number | undefined;
    if (rateOf && at.rate !== undefined) {
      const read = percent(cell(cells, 'rate'));
      rate = read === undefined ? undefined : rateOf(read);
    } else if (halfRates) {
      const igst = percent(cell(cells, 'igstRate')) ?? 0;
      rate = round(
        (igst > 0
          ? igst
          : (percent(cell(cells, 'cgstRate')) ?? 0) + (percent(cell(cells, 'sgstRate')) ?? 0)) * scale,
      );
    }
    const quantity = cellText(cell(cells, 'quantity')).replace(/,/g, '');
    const combined = amount(cell(cells, 'tax'));
    const taxColumns = (['igst', 'cgst', 'sgst'] as const).some((f) => at[f] !== undefined);
    const lump = !taxColumns && at.tax !== undefined;
    if (lump && combined && 'paise' in combined) amounts.igst = combined.paise;
    const kind = creditWord.test(kindText)
      ? 'C'
      : debitWord.test(kindText)
        ? 'D'
        : at.kind === undefined
          ? undefined
          : asNotes
            ? notesAre
            : 'invoice';
    if (asNotes && !kind && !notesAre) {
      fail(say('chooseOne'), 'kind');
      continue;
    }
    lines.push({
      line,
      cells,
      kind,
      number,
      date: day.value as string,
      gstin,
      party: cellText(cell(cells, 'party')),
      place,
      supply: `${cellText(cell(cells, 'supply'))} ${kindText}`,
      reverse: /^(y|yes|true|1|हाँ)/i.test(cellText(cell(cells, 'reverse'))),
      total: total?.paise,
      original: cellText(cell(cells, 'original')),
      amounts,
      taxed: taxColumns || lump,
      lump,
      rate,
      hsn: cellText(cell(cells, 'hsn')).replace(/[\s.]/g, ''),
      description: cellText(cell(cells, 'description')),
      unit: cellText(cell(cells, 'unit')),
      quantity: /^-?\d+(\.\d+)?/.test(quantity) ? Math.abs(Number.parseFloat(quantity)) : undefined,
    });
  }

  // Whether the taxable value is what the taxes were charged on.
  const judged = lines.filter(
    (l) => l.taxed && l.rate !== undefined && l.rate > 0 && l.amounts.taxable !== 0,
  );
  const charged = (l: Line) => Math.abs(l.amounts.igst + l.amounts.cgst + l.amounts.sgst);
  const agrees = (l: Line) =>
    Math.abs(charged(l) - (Math.abs(l.amounts.taxable) * l.rate!) / 100) <= Math.max(100, charged(l) / 100);
  const carrying = judged.filter((l) => charged(l) > 0);
  if (carrying.length > 0 && carrying.filter(agrees).length * 2 < carrying.length)
    return {
      ...whole(head, say('amountsDisagree', { column: name(at.taxable!) }), name(at.taxable!)),
      notes,
    };

  const groups = new Map<string, Line[]>();
  for (const l of lines) {
    const key = `${l.gstin || l.party.toLowerCase()}|${l.number.toUpperCase()}|${l.date}|${l.kind ?? ''}`;
    const list = groups.get(key);
    if (list) list.push(l);
    else groups.set(key, [l]);
  }
  const unusedAmounts = heading.names.flatMap((h, i) =>
    used.has(i) ||
    h === '' ||
    !data.some((row) => typeof row[i] === 'number' || /^-?[\d,]+\.\d{2}$/.test(cellText(row[i])))
      ? []
      : data.some((row) => {
            const read = amount(row[i]);
            return read && 'paise' in read && read.paise !== 0;
          })
        ? [h]
        : [],
  );
  const home = homeState(who);
  const documents: OutwardDocument[] = [];
  const values = new Map<string, number>();
  let negatives = 0;
  for (const group of groups.values()) {
    const first = group[0]!;
    const taxable = group.reduce((n, l) => n + l.amounts.taxable, 0);
    const turned = first.kind === undefined && wholeKind === 'invoice' && taxable < 0;
    if (turned) negatives++;
    const kind = first.kind ?? (turned ? 'C' : wholeKind);
    const sign = kind === 'C' && taxable < 0 ? -1 : 1;
    const placed = placeLines(who, home, group, sign);
    const signed = none();
    for (const l of group) add(signed, l.amounts, kind === 'C' ? -sign : 1);
    add(totals.file, signed);
    if ('message' in placed) {
      add(totals.refused, signed);
      for (const l of group) refuse(l.line, l.cells, placed.message, placed.field);
      continue;
    }
    const own = placed.lines.reduce((n, l) => n + l.taxable + l.igst + l.cgst + l.sgst + l.cess, 0);
    const told = group.flatMap((l) => (l.total === undefined ? [] : [Math.abs(l.total)]));
    const added = told.reduce((n, v) => n + v, 0);
    const value =
      told.length === 0
        ? own
        : told.every((v) => v === told[0]) && Math.abs(told[0]! - own) <= Math.abs(added - own)
          ? told[0]!
          : added;
    // Rounding off is a rupee at most; more is an amount in a column that was not read.
    if (unusedAmounts.length > 0 && told.length > 0 && Math.abs(value - own) > 100 && !first.reverse) {
      add(totals.refused, signed);
      for (const l of group)
        refuse(l.line, l.cells, say('amountsLeft', { columns: unusedAmounts.join(', ') }), 'total');
      continue;
    }
    if (kind === 'invoice') values.set(first.number.toUpperCase(), value);
    documents.push({
      kind,
      number: first.number,
      date: first.date,
      value,
      ...(first.original ? { original_value: values.get(first.original.toUpperCase()) ?? value } : {}),
      ...(first.party ? { name: first.party.slice(0, 200) } : {}),
      ...(first.gstin ? { gstin: first.gstin } : {}),
      ...placed.where,
      reverse_charge: first.reverse,
      lines: placed.lines,
    });
  }
  const { sheets, exempt } = placeOutward(who, documents, next);

  totals.placed = placedSums(sheets);
  // Nothing is saved of a file whose lines do not all arrive. Taxes are compared where the file says them, by their sum: one column may hold all.
  const given = lines.every((l) => l.taxed);
  const taxOf = (s: Sums) => s.igst + s.cgst + s.sgst;
  const lost =
    totals.file.taxable - totals.placed.taxable - totals.refused.taxable ||
    totals.file.cess - totals.placed.cess - totals.refused.cess ||
    (given ? taxOf(totals.file) - taxOf(totals.placed) - taxOf(totals.refused) : 0);
  if (lost !== 0)
    return {
      ...whole(
        head,
        say('placedDiffers', {
          found: (totals.placed.taxable / 100).toFixed(2),
          expected: ((totals.file.taxable - totals.refused.taxable) / 100).toFixed(2),
        }),
      ),
      notes,
    };
  totalsRow(totalRows, at, cell, totals.file, notes);
  const b2b = documents.filter((d) => d.gstin);
  if (b2b.length > 0 && at.reverse === undefined) notes.push(say('assumedNoReverse'));
  if (b2b.length > 0 && at.supply === undefined) notes.push(say('assumedRegular'));
  if (at.hsn === undefined && documents.length > 0) notes.push(say('noHsnColumn'));
  if (negatives > 0) notes.push(say('negativesAreNotes', { count: negatives }));
  if (cancelled.length > 0)
    notes.push(say('cancelledLeft', { count: cancelled.length, numbers: cancelled.slice(0, 50).join(', ') }));
  if (aside.length > 0)
    notes.push(say('otherLeft', { count: aside.length, numbers: aside.slice(0, 50).join(', ') }));
  if (exempt > 0) notes.push(say('exemptFound', { count: exempt }));
  const left = heading.names.filter(
    (h, i) => h !== '' && !used.has(i) && data.some((row) => shown(row[i]) !== ''),
  );
  if (left.length > 0) notes.push(say('columnsNotUsed', { columns: left.join(', ') }));
  return { sheets, refused: refused.sort((a, b) => a.line - b.line), notes, totals };
}

type Placed =
  | { lines: OutwardLine[]; where: Pick<OutwardDocument, 'party' | 'place_of_supply' | 'supply_type'> }
  | { message: Message; field?: SalesField };

/** Where a document belongs and its lines with rate and taxes; the taxes of the file are the witness of its place of supply. */
function placeLines(who: Taxpayer, home: string, group: readonly Line[], sign: number): Placed {
  const first = group[0]!;
  const sum = (key: 'igst' | 'cgst' | 'sgst') => group.reduce((n, l) => n + Math.abs(l.amounts[key]), 0);
  const intraTax = sum('cgst') + sum('sgst') > 0;
  const interTax = !first.lump && sum('igst') > 0;
  if (intraTax && interTax) return { message: say('bothTaxes'), field: 'igst' };
  // Codes of the department's templates and of e-invoices stand for the words.
  const sez = /\bsez\b|_sez|\bsezwo?p\b|\bsewo?p\b/i.test(first.supply);
  const deemed = /deemed|\bdexp\b|^de\b/i.test(first.supply);
  const bonded = /attracting igst|\bcbw\b/i.test(first.supply);
  const overseas =
    first.place === '96' ||
    /\bexport|overseas|\bexpwo?p\b|\bwo?pay\b/i.test(first.supply.replace(/deemed[ _]exp\w*/i, ''));
  if (first.gstin && overseas && first.place !== '96')
    return { message: say('exportWithGstin'), field: 'supply' };
  if (!first.gstin && (sez || deemed || bonded)) return { message: say('partyNeeded'), field: 'gstin' };
  let place = overseas ? '96' : first.place;
  // A counter sale to a buyer of another State is taxed at home; without a column the buyer's State is the place.
  if (!place) place = intraTax ? home : first.gstin ? first.gstin.slice(0, 2) : undefined;
  if (!place) return { message: say('voucherNoState'), field: 'place' };
  const special = sez || bonded || overseas || who.sez === true;
  const inter = special || place !== home;
  if (interTax && !inter) return { message: say(first.gstin ? 'igstAtHome' : 'igstInIntra'), field: 'igst' };
  if (intraTax && inter) return { message: say('statesTaxInInter'), field: 'cgst' };
  const stated = /without|wop|\blut\b|zero/i.test(first.supply)
    ? false
    : /with\b|wp\b|\bwpay/i.test(first.supply)
      ? true
      : undefined;
  if ((sez || overseas) && !first.taxed && stated === undefined)
    return { message: say('paymentUnknown'), field: 'supply' };
  const lines: OutwardLine[] = [];
  for (const l of group) {
    const amounts = none();
    for (const key of kinds) amounts[key] = sign * l.amounts[key];
    const tax = amounts.igst + amounts.cgst + amounts.sgst;
    const rate = l.rate ?? (l.taxed ? (tax === 0 ? 0 : inferRate(amounts.taxable, tax)) : undefined);
    if (rate === undefined || Number.isNaN(rate)) return { message: say('rateUnknown'), field: 'rate' };
    if (!isRate(rate)) return { message: say('rateList', { rates: rates.join(', ') }), field: 'rate' };
    const free = (sez || overseas) && (stated === false || (l.taxed && tax === 0));
    const halves = first.lump && !inter;
    const half = Math.floor(amounts.igst / 2);
    const taxes =
      !l.taxed && !free
        ? taxOn(amounts.taxable, rate, !inter)
        : halves
          ? { igst: 0, cgst: amounts.igst - half, sgst: half }
          : { igst: amounts.igst, cgst: amounts.cgst, sgst: amounts.sgst };
    if (l.taxed && tax === 0 && rate > 0 && !free && !l.reverse)
      return { message: say('taxMissing', { rate }), field: 'igst' };
    const unit = l.unit ? (parseUnit(l.unit) ?? 'OTH') : undefined;
    lines.push({
      taxable: amounts.taxable,
      rate,
      ...taxes,
      cess: amounts.cess,
      ...(l.hsn ? { hsn: l.hsn } : {}),
      ...(l.description ? { description: l.description.slice(0, 300) } : {}),
      ...(unit ? { unit } : {}),
      ...(l.quantity === undefined ? {} : { quantity: l.quantity }),
    });
  }
  return {
    lines,
    where: {
      party: first.gstin ? (sez ? 'sez' : 'registered') : overseas ? 'overseas' : 'unregistered',
      place_of_supply: place,
      ...(deemed ? { supply_type: 'DE' as const } : bonded ? { supply_type: 'CBW' as const } : {}),
    },
  };
}

/** What the tables of documents and summaries hold; tables 12 and 13 repeat it and are left aside. */
function placedSums(sheets: Sheets): Sums {
  const out = none();
  for (const id of ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'] as const)
    for (const row of sheets[id] ?? []) {
      const sign = row.note_type === 'C' ? -1 : 1;
      out.taxable += sign * (paise(row, 'taxable_value') + paise(row, 'exempt_amount'));
      out.igst += sign * (paise(row, 'igst') + paise(row, 'tax_amount'));
      for (const key of ['cgst', 'sgst', 'cess'] as const) out[key] += sign * paise(row, key);
    }
  return out;
}

/** Compares the file's own line of totals with the sum of its lines. */
function totalsRow(
  rows: readonly (readonly RawCell[])[],
  at: Chosen['at'],
  cell: (cells: readonly RawCell[], field: SalesField) => RawCell,
  file: Sums,
  notes: Message[],
): void {
  const last = rows.at(-1);
  if (!last) return;
  for (const key of kinds) {
    if (at[key] === undefined) continue;
    const read = amount(cell(last, key));
    if (!read || !('paise' in read) || Math.abs(read.paise) === Math.abs(file[key])) continue;
    notes.push(
      say('totalDiffers', {
        column: labels[key]!,
        found: (read.paise / 100).toFixed(2),
        expected: (file[key] / 100).toFixed(2),
      }),
    );
  }
}
