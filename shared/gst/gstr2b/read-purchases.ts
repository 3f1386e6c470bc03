import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import { inwardField } from '../../intake/inward-headings.ts';
import { type Answers, answerFor, type Question, Questions } from '../../intake/questions.ts';
import { unitAbove } from '../../intake/units.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { isRate } from '../data/rates.ts';
import { parseState } from '../data/states.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import { taxOn } from '../gstr1/supply.ts';
import { rateLines } from '../import/rate-lines.ts';
import { amount, percent, squeezed, unregistered } from '../import/register-cells.ts';
import { askNotes, askRepeated, noteNumber, once, repeats } from '../import/register-documents.ts';
import { askInside, columnOfSide, insideOf } from '../import/register-inside.ts';
import {
  fieldLabels,
  type Layout,
  layoutOf,
  type SalesMapping,
  tellsAmounts,
  usedColumns,
} from '../import/register-layout.ts';
import { readLines } from '../import/register-lines.ts';
import { type BodyLine, type Line, moneyOf, type Reading } from '../import/register-reading.ts';
import { addTo, compareTotals, noSums, type Sums, sumKinds } from '../import/register-sums.ts';
import { purchaseSources } from '../import/sales-sources.ts';
import type { LeftLine, Refused } from '../import/table.ts';
import { ledgerLines } from '../import/tally-ledgers.ts';
import { say } from '../messages.ts';
import { type Purchase, readPurchaseTemplate } from './register.ts';

type Cells = readonly (readonly RawCell[])[];

/** Purchases of a table, with refusals, questions and remarks. Sums in paise, credit notes negative. */
interface PurchasesRead {
  purchases: Purchase[];
  refused: Refused[];
  unused: string[];
  notes: Message[];
  questions: Question[];
  layout?: Layout;
  totals?: { file: Sums; placed: Sums; refused: Sums };
  own?: Partial<Sums>;
  left?: readonly LeftLine[];
}

/** The user's input for a purchase register. */
interface PurchaseOptions {
  answers?: Answers;
  mapping?: SalesMapping;
  /** Remembered columns, by `layoutKey`. */
  remembered?: Readonly<Record<string, SalesMapping>>;
}

const blank = (raw: RawCell): boolean => shown(raw) === '';

/**
 * Purchases of a table for the taxpayer `gstin`: of a known program, by headings of any kind, or of our template. Lines that buy from
 * the taxpayer itself are sales and refused; a line without the supplier's GSTIN matches nothing and is refused.
 */
export function readPurchases(
  gstin: string,
  table: Cells,
  next: NextId,
  { answers = {}, mapping = {}, remembered = {} }: PurchaseOptions = {},
): PurchasesRead {
  const marg = readMarg(gstin, table, next, answers);
  if (marg) return marg;
  const layout = layoutOf(table, mapping, { sources: purchaseSources, fieldOf: inwardField, remembered });
  const mapped = Object.keys(mapping).length > 0;
  if (layout && !layout.source) ofImports(layout);
  const readable =
    layout?.at.number &&
    layout.at.date &&
    (layout.at.gstin ?? layout.at.shippingNumber) &&
    tellsAmounts(layout.at);
  if (!mapped && !layout?.source && !readable)
    return { ...readPurchaseTemplate(gstin, table, next), notes: [], questions: [] };
  return readRegister(gstin, table, layout!, next, answers);
}

/** A list of bills of entry alone has these for its documents. */
function ofImports({ at }: Layout): void {
  if (!at.shippingNumber || at.number) return;
  at.number = at.shippingNumber;
  at.date ??= at.shippingDate ?? [];
}

/** A line without a supplier's GSTIN that has a bill of entry is an import of goods: the bill of entry is its document. */
function byEntry({ at }: Layout, { line, cells }: BodyLine): BodyLine {
  const filled = (list: readonly number[] | undefined) => list?.find((i) => !blank(cells[i]));
  const [number, date] = [filled(at.shippingNumber), filled(at.shippingDate)];
  const gstin = filled(at.gstin);
  if (number === undefined || (gstin !== undefined && !unregistered.test(cellText(cells[gstin]))))
    return { line, cells };
  const out = [...cells];
  if (at.number?.[0] !== undefined) out[at.number[0]] = cells[number];
  if (at.date?.[0] !== undefined && date !== undefined) out[at.date[0]] = cells[date];
  return { line, cells: out };
}

/** One line for each rate, imports of goods by their bill of entry. */
const unfolded = (reading: Reading, body: readonly BodyLine[]): BodyLine[] =>
  rateLines(reading, body).map((row) =>
    reading.layout.at.shippingNumber ? byEntry(reading.layout, row) : row,
  );

const isImport = (l: Line): boolean => l.gstin === '' && l.shippingNumber !== '';

/** Why a table cannot be read, with the column. */
function faultOf(
  layout: Layout,
  inside: ReturnType<typeof insideOf>,
): Pick<Refused, 'column' | 'message'> | undefined {
  const { at, names } = layout;
  if (layout.faults[0]) return layout.faults[0];
  if (inside === 'open') return { message: askInside.text, column: names[at.total![0]!]! };
  const missing = (['number', 'date', 'gstin', 'taxable'] as const).find(
    (field) =>
      !at[field] &&
      !(field === 'gstin' && at.shippingNumber) &&
      !(field === 'taxable' && layout.source?.reader),
  );
  if (missing) {
    const column = layout.source && missing === 'number' ? 'Supplier Invoice No.' : fieldLabels[missing]!;
    return { message: say('columnMissing', { column }), column };
  }
  return layout.source?.reader ? undefined : taxFault(layout);
}

/** A register without any tax gives no credit. */
function taxFault({ at }: Layout): Pick<Refused, 'column' | 'message'> | undefined {
  if ((['igst', 'cgst', 'sgst', 'tax'] as const).some((f) => at[f])) return undefined;
  return { message: say('columnMissing', { column: 'Integrated tax' }), column: 'Integrated tax' };
}

/** Amounts without Dr and Cr: purchases are debited, returns credited. */
function asBought({ at }: Layout, { line, cells }: BodyLine): BodyLine {
  const marked = /^(.*\d.*?)\s*\(?(dr|cr)\.?\)?$/i;
  const back = /cr\b/i.test(marked.exec(cellText(cells[at.taxable?.[0] ?? -1]))?.[2] ?? '');
  const columns = new Set(
    (['taxable', 'igst', 'cgst', 'sgst', 'cess', 'tax', 'total'] as const).flatMap((f) => at[f] ?? []),
  );
  const own = (raw: RawCell): RawCell => {
    const found = typeof raw === 'string' ? marked.exec(raw.trim())?.[1] : undefined;
    return found === undefined ? raw : back ? `-${found}` : found;
  };
  return { line, cells: cells.map((raw, i) => (columns.has(i) ? own(raw) : raw)) };
}

/** Why a list of creditors is not read as a register. */
const creditorsRefused = ({ line, names }: Layout, column: string): Refused => ({
  line: line + 1,
  message: say('columnOfCredits', { column }),
  column,
  cells: names,
});

/** Fields of a purchase other than amounts. */
const purchaseOf = (l: Line) => ({
  gstin: l.gstin,
  name: l.party.slice(0, 200),
  number: l.number,
  date: l.date,
  place_of_supply: l.place ?? '',
  reverse: l.reverse,
  eligible: /^(no?|ineligible|blocked|17\(5\).*)$/i.test(l.eligible) ? ('no' as const) : ('yes' as const),
});

function readRegister(
  gstin: string,
  table: Cells,
  layout: Layout,
  next: NextId,
  answers: Answers,
): PurchasesRead {
  const questions = new Questions();
  const totals = { file: noSums(), placed: noSums(), refused: noSums() };
  const out: PurchasesRead = {
    purchases: [],
    refused: [],
    unused: [],
    notes: [],
    questions: [],
    layout,
    totals,
  };
  const head = layout.line + 1;
  const unit = unitAbove(table.slice(0, head));
  if (unit)
    return {
      ...out,
      refused: [{ line: head, message: say('largerUnit', { found: unit }), cells: layout.names }],
    };
  const inside = insideOf(layout, table.slice(head), answers);
  if (inside === 'open') questions.ask(askInside);
  const fault = faultOf(layout, inside);
  if (fault) {
    const asked = inside === 'open' ? { asked: askInside.id } : {};
    return {
      ...out,
      questions: questions.list,
      refused: [{ line: head, ...fault, cells: layout.names, ...asked }],
    };
  }
  const columns = { ...layout.at };
  const reading: Reading = {
    who: { gstin, period: '04-2000', frequency: 'monthly' },
    layout,
    answers,
    questions,
    wholeKind: 'invoice',
    ofNotes: false,
    notesAre: undefined,
    refused: out.refused,
    notes: out.notes,
    totals,
    cancelled: [],
    aside: [],
    inward: true,
    ...(inside === true ? { inside } : {}),
    sums: [],
    left: [],
  };
  let body: BodyLine[] = table
    .slice(head)
    .map((cells, i) => ({ line: head + 1 + i, cells }))
    .filter(({ cells }) => cells.some((c) => !blank(c)));
  if (layout.source?.reader) {
    body = ledgerLines(reading, body);
    const taxless = taxFault(layout);
    if (taxless) return { ...out, refused: [{ line: head, ...taxless, cells: layout.names }] };
  }
  const creditors = layout.source ? undefined : columnOfSide(layout, body, 'Cr');
  if (creditors) return { ...out, refused: [creditorsRefused(layout, creditors)] };
  if (!layout.source) body = body.map((line) => asBought(layout, line));
  body = unfolded(reading, body);
  const documents = new Map<string, Purchase>();
  const keyOf = (l: Line) => `${l.gstin}|${l.number.toUpperCase()}|${l.date}|${l.kind ?? 'invoice'}`;
  const groups = Map.groupBy(readLines(reading, body), keyOf);
  const lines = [...groups.values()].flatMap((group) =>
    !layout.source && repeats(group) && answerFor(answers, 'repeated', group[0]!.number) === 'once'
      ? once(group)
      : group,
  );
  const days = new Map<string, Set<string>>();
  for (const l of lines) days.set(numberOf(l), (days.get(numberOf(l)) ?? new Set()).add(l.date));
  for (const l of lines) {
    const asked = layout.source ? undefined : openOf(l, groups.get(keyOf(l))!, answers);
    if (asked) {
      addTo(totals.file, l.amounts);
      addTo(totals.refused, l.amounts);
      questions.ask(asked, { key: l.number, label: [l.number, l.party].filter(Boolean).join(' · ') });
      out.refused.push({ line: l.line, message: asked.text, cells: l.cells.map(shown), asked: asked.id });
      continue;
    }
    const told = l.kind === undefined ? answerFor(answers, 'notes', l.number) : undefined;
    const debit = l.kind === 'D' ? answerFor(answers, askDebits.id, l.number) : undefined;
    const kind =
      debit === 'C'
        ? 'C'
        : (l.kind ?? (noteNumber.test(l.number) && (told === 'C' || told === 'D') ? told : 'invoice'));
    const sign = kind === 'C' ? (l.amounts.taxable < 0 ? 1 : -1) : 1;
    addTo(totals.file, l.amounts, sign);
    const problem = problemOf(l, layout, gstin, layout.source ? 1 : days.get(numberOf(l))!.size);
    if (problem) {
      addTo(totals.refused, l.amounts, sign);
      const column = layout.names[(layout.at[problem.field] ?? layout.at.tax)?.[0] ?? -1];
      out.refused.push({
        line: l.line,
        ...(column ? { column } : {}),
        message: problem.message,
        cells: l.cells.map(shown),
      });
      continue;
    }
    addTo(totals.placed, l.amounts, sign);
    const key = `${l.gstin}|${l.number.toUpperCase()}|${l.date}|${kind}`;
    const known = documents.get(key);
    const turned = kind === 'C' && l.amounts.taxable < 0 ? -1 : 1;
    if (known) for (const k of sumKinds) known[k] += turned * l.amounts[k];
    else {
      const purchase: Purchase = { id: next(), kind, ...noSums(), ...purchaseOf(l) };
      for (const k of sumKinds) purchase[k] = turned * l.amounts[k];
      documents.set(key, purchase);
    }
  }
  out.purchases = [...documents.values()];
  out.questions = questions.list;
  out.left = reading.left;
  out.refused.sort((a, b) => a.line - b.line);
  const { cancelled, aside } = reading;
  if (cancelled.length > 0)
    out.notes.push(
      say('cancelledLeft', { count: cancelled.length, numbers: cancelled.slice(0, 50).join(', ') }),
    );
  if (aside.length > 0)
    out.notes.push(say('otherLeft', { count: aside.length, numbers: aside.slice(0, 50).join(', ') }));
  const own = ownTotals(reading, { ...layout, at: columns });
  if (own) {
    out.own = own;
    out.notes.push(...compareTotals(own, totals.file));
  }
  const used = usedColumns({ ...layout, at: columns });
  out.unused = layout.source
    ? []
    : layout.names.filter(
        (name, i) => name !== '' && !used.has(i) && body.some(({ cells }) => !blank(cells[i])),
      );
  return out;
}

/** The file's own line of totals, by the columns that were added. */
function ownTotals({ sums }: Reading, layout: Layout): Partial<Sums> | undefined {
  const last = sums.at(-1);
  if (!last || last.part) return undefined;
  const own: Partial<Sums> = {};
  for (const key of sumKinds) {
    const read = layout.at[key] ? moneyOf(layout, last.cells, key) : undefined;
    if (read && 'paise' in read) own[key] = read.paise;
  }
  return own;
}

/** Asks who issued a debit note in a purchase register. */
const askDebits = {
  id: 'debits',
  text: say('askDebits'),
  options: [
    { value: 'C', label: say('debitsOwn') },
    { value: 'D', label: say('debitsTheirs') },
  ],
};

/** Questions about a document before it is imported: duplicate lines, a number like a note's. */
function openOf(l: Line, group: readonly Line[], answers: Answers): Omit<Question, 'documents'> | undefined {
  if (repeats(group) && !answerFor(answers, 'repeated', l.number)) return askRepeated;
  if (l.kind === 'D' && l.amounts.taxable > 0 && !answerFor(answers, askDebits.id, l.number))
    return askDebits;
  return l.kind === undefined && noteNumber.test(l.number) && !answerFor(answers, 'notes', l.number)
    ? askNotes
    : undefined;
}

/** A supplier's number within a financial year: it is given once (rule 46(b) CGST Rules). */
const numberOf = (l: Line): string => {
  const year = Number(l.date.slice(0, 4)) - (l.date.slice(5, 7) < '04' ? 1 : 0);
  return `${l.gstin}|${l.number.toUpperCase()}|${l.kind ?? ''}|${l.amounts.taxable < 0}|${year}`;
};

/** Why a line is refused, with its field; `count` is the number of dates its number is used on. */
function problemOf(
  l: Line,
  layout: Layout,
  gstin: string,
  count: number,
): { message: Message; field: 'gstin' | 'igst' | 'number' | 'rate' } | undefined {
  if (l.gstin === '' && !isImport(l)) return { message: say('supplierGstin'), field: 'gstin' };
  if (l.amounts.igst !== 0 && (l.amounts.cgst !== 0 || l.amounts.sgst !== 0))
    return { message: say('bothTaxes'), field: 'igst' };
  if (count > 1) return { message: say('numberTwice', { number: l.number, count }), field: 'number' };
  const message = lumpOf(l, gstin) ?? (layout.source ? undefined : offRate(l));
  return message && { message, field: 'rate' };
}

/** A tax that is not the rate of its line: one of the two was misread. */
function offRate({ amounts, rate, reverse }: Line): Message | undefined {
  const tax = Math.abs(amounts.igst + amounts.cgst + amounts.sgst);
  if (rate === undefined || Number.isNaN(rate) || tax === 0 || reverse) return undefined;
  const expected = Math.round((Math.abs(amounts.taxable) * rate) / 100);
  return Math.abs(tax - expected) <= Math.max(200, expected / 100)
    ? undefined
    : say('taxNotAtRate', { found: (tax / 100).toFixed(2), rate, expected: (expected / 100).toFixed(2) });
}

/** Splits a single tax total by the supplier's State and the place of supply; a message if the place is unknown. */
function lumpOf(l: Line, gstin: string): Message | undefined {
  if (!l.lump || l.amounts.igst === 0) return undefined;
  const place = l.place ?? gstin.slice(0, 2);
  if (place === '') return say('voucherNoState');
  if (l.gstin.slice(0, 2) !== place) return undefined;
  const half = Math.trunc(l.amounts.igst / 2);
  l.amounts.cgst = l.amounts.igst - half;
  l.amounts.sgst = half;
  l.amounts.igst = 0;
  return undefined;
}

const mark = (cells: readonly RawCell[]) => cellText(cells[0]);

/** Whether a table has the lines H, T and F of Marg's purchase bills. */
export function isMarg(table: Cells): boolean {
  const filled = table.filter((cells) => cells.some((c) => !blank(c)));
  return (
    filled.length >= 3 &&
    filled.every((cells) => /^[HTF]$/.test(mark(cells))) &&
    mark(filled[0]!) === 'H' &&
    filled.some((cells) => mark(cells) === 'T')
  );
}

/**
 * A purchase file of Marg ERP: lines H (bill), T (item) and F (total) without headings. Its positions are
 * known from one published note, so the user must confirm them.
 */
function readMarg(gstin: string, table: Cells, next: NextId, answers: Answers): PurchasesRead | undefined {
  if (!isMarg(table)) return undefined;
  const filled = table.filter((cells) => cells.some((c) => !blank(c)));
  const out: PurchasesRead = { purchases: [], refused: [], unused: [], notes: [], questions: [] };
  const sample = filled[0]!;
  const gstinAt = sample.findLastIndex((c) => isGstin(squeezed(c)) && squeezed(c) !== gstin);
  const day = (raw: RawCell) => {
    const m = /^(\d{2})(\d{2})(20\d{2})$/.exec(cellText(raw).padStart(8, '0'));
    return m ? `${m[3]}-${m[2]}-${m[1]}` : undefined;
  };
  const ask: Omit<Question, 'documents'> = {
    id: 'marg',
    text: say('askMarg', {
      number: cellText(sample[2]),
      date: cellText(sample[3]),
      supplier: gstinAt < 0 ? '' : cellText(sample[gstinAt - 2]) || squeezed(sample[gstinAt]),
    }),
    options: [{ value: 'yes', label: say('margYes') }],
  };
  const agreed = answerFor(answers, 'marg') === 'yes';
  let bill: { line: number; cells: readonly RawCell[]; items: (readonly RawCell[])[] } | undefined;
  const refuse = (message: Message, asked?: string) =>
    out.refused.push({
      line: bill!.line,
      message,
      cells: bill!.cells.map(shown),
      ...(asked ? { asked } : {}),
    });
  const close = (foot: readonly RawCell[] | undefined) => {
    if (!bill) return;
    const { cells, items } = bill;
    const supplier = gstinAt < 0 ? '' : squeezed(cells[gstinAt]);
    const date = day(cells[3]);
    const total = foot && amount(foot[2]);
    const sums = noSums();
    const place = parseState(cellText(cells[13])) ?? gstin.slice(0, 2);
    let unread = false;
    for (const item of items) {
      const taxable = amount(item[25]);
      const rate = percent(item[24]);
      if (!taxable || 'message' in taxable || rate === undefined || !isRate(rate)) {
        unread = true;
        continue;
      }
      const tax = taxOn(taxable.paise, rate, supplier.slice(0, 2) === place);
      addTo(sums, { taxable: taxable.paise, ...tax, cess: 0 });
    }
    const value = sums.taxable + sums.igst + sums.cgst + sums.sgst;
    if (supplier === gstin) refuse(say('ownSupplier'));
    else if (!isGstin(supplier)) refuse(say('supplierGstin'));
    else if (!date) refuse(say('aDate'));
    else if (unread || !total || 'message' in total || Math.abs(total.paise - value) > 100)
      refuse(
        say('valueDiffers', {
          found: total && 'paise' in total ? (total.paise / 100).toFixed(2) : '',
          expected: (value / 100).toFixed(2),
        }),
      );
    else if (!agreed) refuse(ask.text, 'marg');
    else
      out.purchases.push({
        id: next(),
        kind: 'invoice',
        gstin: supplier,
        name: cellText(cells[gstinAt - 2]),
        number: cellText(cells[2]),
        date,
        ...sums,
        place_of_supply: place,
        reverse: false,
        eligible: 'yes',
      });
    bill = undefined;
  };
  table.forEach((cells, i) => {
    if (mark(cells) === 'H') {
      close(undefined);
      bill = { line: i + 1, cells, items: [] };
    } else if (mark(cells) === 'T') bill?.items.push(cells);
    else if (mark(cells) === 'F') close(cells);
  });
  close(undefined);
  if (!agreed && out.refused.some((r) => r.asked)) out.questions.push(ask as Question);
  return out;
}
