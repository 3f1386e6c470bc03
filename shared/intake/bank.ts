import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import { cellText, type RawCell, readDay, readMoney, shownCell } from '../sheets/cells.ts';
import { type BankField, bankField as fieldOf } from './bank-headings.ts';
import { dayOrder } from './day-order.ts';
import { say } from './messages.ts';
import type { Answers } from './questions.ts';
import { titleFacts } from './title.ts';
import { findHeading, type Heading, repeatsHeading } from './vocabulary.ts';

/** One line of a bank statement; amounts in paise, with the balance after it if present (overdrawn is negative). */
export interface BankLine {
  line: number;
  date: string;
  text: string;
  reference: string;
  debit: Paise;
  credit: Paise;
  balance: Paise | undefined;
}

/** A bank statement as read. */
interface BankRead {
  heading: { line: number; names: string[]; fields: (BankField | '')[] } | undefined;
  lines: BankLine[];
  refused: { line: number; column?: string; message: Message; cells: string[] }[];
  left: { line: number; message: Message }[];
  /** Which comes first in its dates. */
  order: 'day' | 'month' | 'open';
  example: string;
  /** Numbers of lines whose balance does not follow from the line before. */
  breaks: number[];
}

const money = (raw: RawCell): Paise | undefined | 'bad' => {
  const text = shownCell(raw)
    .replace(/\s*(cr|dr)\.?$/i, '')
    .trim();
  if (text === '' || /^-+$/.test(text)) return undefined;
  const read = readMoney(typeof raw === 'number' ? raw : text);
  return read.ok ? Number(read.value ?? 0) : 'bad';
};

/** A second column of sides is that of the balance before it. */
const sideOfBalance = (names: readonly string[], balance: number, side: number): number =>
  names.findIndex(
    (name, i) => i !== side && i === balance + 1 && fieldOf(name)?.field === 'side' && balance >= 0,
  );

/** Whether every amount of a column is negative, as some banks write debits. */
const allBelowNought = (column: readonly RawCell[]): boolean =>
  column.map(money).every((n) => typeof n !== 'number' || n <= 0);

/** Where banks sum up the lines, or explain their words, below them; -1 where they do not. */
const summaryIn = (body: readonly (readonly RawCell[])[]): number =>
  body.findIndex((cells) =>
    /^\W*(statement summary|legends? used|account summary)\b/i.test(
      cells.map(shownCell).find((t) => t !== '') ?? '',
    ),
  );

/** Lines whose balance does not follow from the line before. */
function breaksIn(lines: readonly BankLine[]): number[] {
  const newestFirst = lines.length > 1 && lines[0]!.date > lines.at(-1)!.date;
  const ordered = newestFirst ? [...lines].reverse() : lines;
  return ordered.flatMap((now, i) => {
    const before = ordered[i - 1];
    if (before?.balance === undefined || now.balance === undefined) return [];
    return before.balance + now.credit - now.debit === now.balance ? [] : [now.line];
  });
}

/**
 * Reads a bank statement by its headings: separate debit and credit columns, or one amount with its side. A
 * balance that does not follow from the line before is reported with its line; the dates show whether the
 * newest line comes first.
 */
export function readBank(
  rows: readonly (readonly RawCell[])[],
  {
    answers = {},
    mapping = {},
    today,
  }: { answers?: Answers; mapping?: Readonly<Record<string, string>>; today?: string } = {},
): BankRead {
  const out: BankRead = {
    heading: undefined,
    lines: [],
    refused: [],
    left: [],
    order: 'day',
    example: '',
    breaks: [],
  };
  const found: Heading<BankField> | undefined = findHeading(fieldOf, rows);
  if (!found) {
    out.refused.push({ line: 1, message: say('noHeadings'), cells: (rows[0] ?? []).map(shownCell) });
    return out;
  }
  const fields = found.names.map((name, i): BankField | '' => {
    if (Object.hasOwn(mapping, name)) return (mapping[name] as BankField | '') ?? '';
    for (const [field, list] of found.columns) if (list[0] === i) return field;
    return '';
  });
  out.heading = { line: found.line, names: found.names, fields };
  const at = (field: BankField) => fields.indexOf(field);
  const cellsOf = (cells: readonly RawCell[], field: BankField): RawCell =>
    at(field) < 0 ? undefined : cells[at(field)];
  const missing =
    at('date') < 0 ? 'Date' : at('debit') < 0 && at('credit') < 0 && at('amount') < 0 ? 'Debit' : '';
  const sides = at('debit') >= 0 && at('credit') >= 0;
  if (missing || (!sides && at('side') < 0)) {
    out.refused.push({
      line: found.line + 1,
      message: say('columnMissing', { column: missing || 'Dr/Cr' }),
      cells: found.names,
    });
    return out;
  }
  const body = rows.slice(found.line + 1);
  const title = titleFacts(rows.slice(0, found.line));
  const texts = body.map((cells) => cellsOf(cells, 'date')).filter((c): c is string => typeof c === 'string');
  out.example = texts.find((t) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]/.test(t)) ?? '';
  out.order = dayOrder(texts, {
    said: answers['dates'],
    ...(title.from && title.to ? { from: title.from, to: title.to } : {}),
    ...(today ? { today } : {}),
  });
  if (out.order === 'open') return out;
  const balanceSide = sideOfBalance(found.names, at('balance'), at('side'));
  const signed = allBelowNought(body.map((cells) => cellsOf(cells, 'debit')));
  const summary = summaryIn(body);
  body.forEach((cells, n) => {
    const line = found.line + 2 + n;
    if (cells.every((c) => shownCell(c) === '')) return;
    if (summary >= 0 && n >= summary) {
      out.left.push({ line, message: say('leftNote') });
      return;
    }
    if (repeatsHeading(found.names, cells)) {
      out.left.push({ line, message: say('leftHeadings') });
      return;
    }
    const refuse = (message: Message, field: BankField) =>
      out.refused.push({
        line,
        ...(at(field) < 0 ? {} : { column: found.names[at(field)]! }),
        message,
        cells: cells.map(shownCell),
      });
    let raw = cellsOf(cells, 'date');
    const figures = (['debit', 'credit', 'amount'] as const).map((f) => money(cellsOf(cells, f)));
    const text = cellText(cellsOf(cells, 'text'));
    if (shownCell(raw) === '') {
      const words = cells.map(shownCell).join(' ');
      const sums = /total|opening balance|closing balance|brought forward|carried forward|b\/f|c\/f/i.test(
        words,
      );
      const last = out.lines.at(-1);
      // A narration continued on the next line.
      if (figures.every((f) => f === undefined) && text !== '' && last && !sums)
        last.text = `${last.text} ${text}`.trim();
      else if (figures.every((f) => f === undefined) || sums)
        out.left.push({ line, message: say('leftTotals') });
      else refuse(say('aDate'), 'date');
      return;
    }
    if (out.order === 'month' && typeof raw === 'string')
      raw = raw.replace(/^(\s*)(\d{1,2})([-/.])(\d{1,2})\3/, '$1$4$3$2$3');
    const day = readDay(typeof raw === 'string' ? raw.replace(/\s+\d{1,2}:\d{2}.*$/, '') : raw);
    if (!day.ok) {
      // Below the lines banks write sums and notes.
      if (figures.every((f) => f === undefined || f === 'bad'))
        out.left.push({ line, message: say('leftNote') });
      else if (/total|balance/i.test(shownCell(raw))) out.left.push({ line, message: say('leftTotals') });
      else refuse(day.message, 'date');
      return;
    }
    if (figures.includes('bad')) {
      refuse(say('aNumber'), figures[0] === 'bad' ? 'debit' : figures[1] === 'bad' ? 'credit' : 'amount');
      return;
    }
    let [debit = 0, credit = 0] = figures as (number | undefined)[];
    const amount = figures[2] as number | undefined;
    if (!sides) {
      const side = shownCell(cellsOf(cells, 'side'));
      const own = /^(d|dr|debit|w|withdrawal)\b/i.test(side)
        ? 'debit'
        : /^(c|cr|credit|deposit)\b/i.test(side)
          ? 'credit'
          : '';
      if (own === '' || amount === undefined) {
        refuse(say('required'), own === '' ? 'side' : 'amount');
        return;
      }
      [debit, credit] = own === 'debit' ? [Math.abs(amount), 0] : [0, Math.abs(amount)];
    }
    // Some banks write all debits as negative; a positive one is a reversed charge.
    if (debit < 0 && credit === 0) [debit, credit] = signed ? [-debit, 0] : [0, -debit];
    if (credit < 0 && debit === 0 && at('balance') >= 0) [debit, credit] = [-credit, 0];
    if (credit < 0) {
      refuse(say('notNegative'), 'credit');
      return;
    }
    if (debit === 0 && credit === 0) {
      out.left.push({ line, message: say('leftTotals') });
      return;
    }
    const balance = money(cellsOf(cells, 'balance'));
    const overdrawn =
      /\bdr\.?$/i.test(shownCell(cellsOf(cells, 'balance'))) ||
      (balanceSide >= 0 && /^d/i.test(shownCell(cells[balanceSide])));
    out.lines.push({
      line,
      date: String(day.value),
      text,
      reference: cellText(cellsOf(cells, 'reference')),
      debit,
      credit,
      balance: typeof balance === 'number' ? (overdrawn ? -Math.abs(balance) : balance) : undefined,
    });
  });
  out.breaks.push(...breaksIn(out.lines));
  return out;
}
