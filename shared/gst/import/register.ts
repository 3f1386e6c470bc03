import type { Message } from '../../forms/messages.ts';
import type { SalesField } from '../../intake/headings.ts';
import { type Answers, type Question, Questions } from '../../intake/questions.ts';
import { unitAbove } from '../../intake/units.ts';
import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { documentsIssued } from './documents-issued.ts';
import { type OutwardDocument, placeOutward } from './outward.ts';
import { partiesAbove } from './party-above.ts';
import { rateLines } from './rate-lines.ts';
import { gstinsIn, isGstinCell, squeezed } from './register-cells.ts';
import { documentsOf } from './register-documents.ts';
import { askInside, columnOfSide, insideOf } from './register-inside.ts';
import { fieldLabels, type Layout, layoutOf, type SalesMapping, usedColumns } from './register-layout.ts';
import { creditTitle, notesOf, readLines } from './register-lines.ts';
import { type Line, moneyOf, type Reading } from './register-reading.ts';
import { compareTotals, noSums, placedSums, type Sums, sumKinds } from './register-sums.ts';
import { shopifyLines } from './shopify.ts';
import type { LeftLine, Refused } from './table.ts';
import { ledgerLines } from './tally-ledgers.ts';

/** A sales register as placed. `file` are the sums of its lines; `placed` and `refused` add up to them. */
interface RegisterImport {
  sheets: Sheets;
  refused: Refused[];
  notes: Message[];
  totals: { file: Sums; placed: Sums; refused: Sums };
  questions: Question[];
  /** How its columns were read; absent where no headings were found. */
  layout?: Layout;
  /** The file's own totals line, if any. */
  own?: Partial<Sums>;
  left: readonly LeftLine[];
  documents: number;
}

/** The user's input for a register. */
export interface RegisterOptions {
  sheetName?: string;
  answers?: Answers;
  mapping?: SalesMapping;
  /** Remembered columns, by `layoutKey`. */
  remembered?: Readonly<Record<string, SalesMapping>>;
}

/**
 * Reads a sales register and places each line: with a GSTIN in B2B (or notes to registered persons), without
 * one by place of supply and value; tables 12 and 13 are derived from the same lines. Uncertain data is asked
 * about or refuses the line; an unclear column refuses the table.
 */
export function importRegister(
  who: Taxpayer,
  table: readonly (readonly RawCell[])[],
  next: NextId,
  { sheetName = '', answers = {}, mapping = {}, remembered = {} }: RegisterOptions = {},
): RegisterImport {
  const layout = layoutOf(table, mapping, { remembered });
  const refused: Refused[] = [];
  const notes: Message[] = [];
  const totals = { file: noSums(), placed: noSums(), refused: noSums() };
  const questions = new Questions();
  const whole = (line: number, message: Message, column?: string): RegisterImport => ({
    sheets: {},
    refused: [{ line, ...(column ? { column } : {}), message, cells: (table[line - 1] ?? []).map(shown) }],
    notes,
    totals,
    questions: questions.list,
    ...(layout ? { layout } : {}),
    left: [],
    documents: 0,
  });
  if (!layout) return whole(1, say('noHeading'));
  const head = layout.line + 1;
  const unit = unitAbove(table.slice(0, head));
  if (unit) return whole(head, say('largerUnit', { found: unit }));
  if (layout.faults.length > 0)
    return {
      ...whole(head, layout.faults[0]!.message),
      refused: layout.faults.map((f) => ({ line: head, ...f, cells: layout.names })),
    };
  const { at, source } = layout;
  const inside = insideOf(layout, table.slice(head), answers);
  if (inside === 'open') {
    questions.ask(askInside);
    const asked = whole(head, askInside.text, name(layout, 'total'));
    return { ...asked, refused: asked.refused.map((r) => ({ ...r, asked: askInside.id })) };
  }
  for (const field of ['number', 'date', 'taxable'] as const)
    if (at[field] === undefined && !(field === 'taxable' && source?.reader === 'tally-ledgers'))
      return whole(head, say('columnMissing', { column: fieldLabels[field]! }));
  if ((at.cgst === undefined) !== (at.sgst === undefined))
    return whole(
      head,
      say('columnMissing', { column: fieldLabels[at.cgst === undefined ? 'cgst' : 'sgst']! }),
    );
  let body = table
    .slice(head)
    .map((cells, i) => ({ line: head + 1 + i, cells }))
    .filter(({ cells }) => cells.some((c) => shown(c) !== ''));
  const columns = { at: { ...at } };
  const above = partiesAbove(layout, who.gstin, body);
  if (above && 'open' in above) return whole(above.open, say('buyerOpen'));
  if (above) body = above.body;
  const stray = strayGstins(who, layout, body);
  if (stray !== undefined) return whole(head, say('columnOfGstins', { column: stray }), stray);
  const sides = source ? undefined : strayOf(layout, body, /^(dr|cr|debit|credit)\.?$/i);
  if (sides !== undefined) return whole(head, say('columnOfSides', { column: sides }), sides);
  if (at.gstin === undefined && !source) notes.push(say('noGstinColumn'));
  const debits = source ? undefined : columnOfSide(layout, body, 'Dr');
  if (debits) return whole(head, say('columnOfDebits', { column: debits }), debits);
  const title = table.slice(0, layout.line).flat().map(shown).concat(sheetName).join(' ');
  // A column of note numbers is not one of invoices: name, kind or title tells the kind of note.
  const numbered = source ? '' : name(layout, 'number');
  const ofNotes = /\bnote\b|नोट/i.test(numbered);
  const notesAre = ofNotes ? notesOf(numbered, title) : undefined;
  if (ofNotes && !notesAre && at.kind === undefined)
    return whole(head, say('columnMissing', { column: 'Note Type' }), numbered);
  const reading: Reading = {
    who,
    layout,
    answers,
    questions,
    ofNotes,
    notesAre,
    wholeKind:
      source?.whole ?? notesAre ?? (at.kind === undefined && creditTitle.test(title) ? 'C' : 'invoice'),
    refused,
    notes,
    totals,
    cancelled: [],
    aside: [],
    ...(inside ? { inside } : {}),
    sums: [],
    left: [],
  };
  if (source?.reader === 'tally-ledgers') body = ledgerLines(reading, body);
  if (source?.reader === 'shopify') body = shopifyLines(reading, body);
  if (layout.byRate) body = rateLines(reading, body);
  const lines = readLines(reading, body);
  if (!taxesAgree(lines))
    return {
      ...whole(head, say('amountsDisagree', { column: name(layout, 'taxable') }), name(layout, 'taxable')),
      notes,
    };
  const { documents, negatives } = documentsOf(reading, lines);
  const { sheets } = placeOutward(who, documents, next);
  const issued = source?.unnumbered === 'all' ? [] : issuedBy(reading, documents, next);
  if (issued.length > 0) sheets.doc_issue = issued;

  totals.placed = placedSums(sheets);
  // Nothing is saved from a file whose lines do not all arrive. Taxes are compared in total if present,
  // because one column may contain all.
  const given = lines.every((l) => l.taxed);
  const taxOf = (s: Sums) => s.igst + s.cgst + s.sgst;
  const lost =
    totals.file.taxable - totals.placed.taxable - totals.refused.taxable ||
    totals.file.cess - totals.placed.cess - totals.refused.cess ||
    (given ? taxOf(totals.file) - taxOf(totals.placed) - taxOf(totals.refused) : 0);
  if (lost !== 0)
    return whole(
      head,
      say('placedDiffers', {
        found: (totals.placed.taxable / 100).toFixed(2),
        expected: ((totals.file.taxable - totals.refused.taxable) / 100).toFixed(2),
      }),
    );
  // Columns of ledgers are added up from the file's own cells.
  const own = ownTotals(reading, { ...layout, at: columns.at });
  notes.push(...compareTotals(own, totals.file));
  const b2b = documents.some((d) => d.gstin);
  if (b2b && at.reverse === undefined && !source) notes.push(say('assumedNoReverse'));
  if (b2b && at.supply === undefined && !source) notes.push(say('assumedRegular'));
  if (at.hsn === undefined && documents.length > 0) notes.push(say('noHsnColumn'));
  if (negatives > 0) notes.push(say('negativesAreNotes', { count: negatives }));
  const { cancelled, aside } = reading;
  if (cancelled.length > 0)
    notes.push(say('cancelledLeft', { count: cancelled.length, numbers: cancelled.slice(0, 50).join(', ') }));
  if (aside.length > 0)
    notes.push(say('otherLeft', { count: aside.length, numbers: aside.slice(0, 50).join(', ') }));
  const left = leftColumns(layout, lines);
  if (left.length > 0 && !source) notes.push(say('columnsNotUsed', { columns: left.join(', ') }));
  return {
    sheets,
    refused: refused.sort((a, b) => a.line - b.line),
    notes,
    totals,
    questions: questions.list,
    layout,
    own,
    left: reading.left,
    documents: documents.length,
  };
}

const name = (layout: Layout, field: SalesField): string => layout.names[layout.at[field]![0]!] || '';

/** An unused column with GSTINs of other parties that the user has not left out. */
function strayGstins(
  who: Taxpayer,
  layout: Layout,
  body: readonly { cells: readonly RawCell[] }[],
): string | undefined {
  if (layout.source) return undefined;
  const used = usedColumns(layout);
  const width = Math.max(layout.names.length, ...body.slice(0, 200).map(({ cells }) => cells.length));
  for (let i = 0; i < width; i++) {
    if (used.has(i) || layout.off.has(i)) continue;
    const foreign = body.some(
      ({ cells }) =>
        (isGstinCell(cells[i]) && squeezed(cells[i]) !== who.gstin && squeezed(cells[i])[13] !== 'C') ||
        // Mixed with other words, if the line has no GSTIN.
        (!(layout.at.gstin ?? []).some((k) => isGstinCell(cells[k])) &&
          gstinsIn(cells[i]).some((g) => g !== who.gstin)),
    );
    if (foreign) return layout.names[i] || `${i + 1}`;
  }
  return undefined;
}

/** An unused column, not left out, whose cells are two or more different document types. */
function strayOf(
  layout: Layout,
  body: readonly { cells: readonly RawCell[] }[],
  words: RegExp,
): string | undefined {
  const used = usedColumns(layout);
  return layout.names.find((name, i) => {
    if (name === '' || used.has(i) || layout.off.has(i)) return false;
    const texts = new Set(body.map(({ cells }) => shown(cells[i]).toLowerCase()).filter((t) => t !== ''));
    return texts.size > 1 && [...texts].every((t) => words.test(t));
  });
}

/** Whether the taxable values match the taxes in most lines with both. */
function taxesAgree(lines: readonly Line[]): boolean {
  const charged = (l: Line) => Math.abs(l.amounts.igst + l.amounts.cgst + l.amounts.sgst);
  const judged = lines.filter(
    (l) => l.taxed && l.rate !== undefined && l.rate > 0 && l.amounts.taxable !== 0 && charged(l) > 0,
  );
  const agree = judged.filter(
    (l) =>
      Math.abs(charged(l) - (Math.abs(l.amounts.taxable) * l.rate!) / 100) <= Math.max(100, charged(l) / 100),
  );
  return judged.length === 0 || agree.length * 2 >= judged.length;
}

/** Headings of filled columns that were not read. */
function leftColumns(layout: Layout, lines: readonly Line[]): string[] {
  const used = usedColumns(layout);
  return layout.names.filter(
    (h, i) => h !== '' && !used.has(i) && lines.some(({ cells }) => shown(cells[i]) !== ''),
  );
}

/** Table 13 from placed and cancelled documents; a number between two runs is reported, never counted. */
function issuedBy(
  reading: Reading,
  documents: readonly OutwardDocument[],
  next: NextId,
): NonNullable<Sheets['doc_issue']> {
  const numbersOf = (kind: OutwardDocument['kind']) =>
    [...new Set(documents.flatMap((d) => (d.kind === kind ? [d.number] : [])))].map((number) => ({
      number,
      cancelled: false,
    }));
  const invoices = numbersOf('invoice');
  const own = new Set(invoices.map((i) => i.number));
  const withCancelled = [
    ...invoices,
    ...[...new Set(reading.cancelled)].flatMap((number) =>
      number === '' || own.has(number) ? [] : [{ number, cancelled: true }],
    ),
  ];
  const notes = reading.layout.source?.unnumbered === 'notes' ? [] : (['C', 'D'] as const);
  return [
    ...documentsIssued('1', withCancelled, next),
    ...notes.flatMap((kind) => documentsIssued(kind === 'C' ? '5' : '4', numbersOf(kind), next)),
  ];
}

/** The last line of sums, by the columns that were added. */
function ownTotals(reading: Reading, layout: Layout): Partial<Sums> {
  const last = reading.sums.at(-1);
  const out: Partial<Sums> = {};
  if (!last || last.part) return out;
  for (const key of sumKinds) {
    if (layout.source?.reader && layout.at[key] === undefined) continue;
    const read = moneyOf(layout, last.cells, key);
    if (read && 'paise' in read) out[key] = read.paise;
  }
  return out;
}
