import { type DayHints, dayOrder } from '../../intake/day-order.ts';
import type { SalesField } from '../../intake/headings.ts';
import type { Answers, Question } from '../../intake/questions.ts';
import type { Table } from '../../intake/recognise-table.ts';
import { type TitleFacts, titleFacts } from '../../intake/title.ts';
import type { FieldOf } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, readDay, shownCell } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import { type Frequency, type Period, periodOf, quarterEnd } from '../periods.ts';
import { isKnownSheet } from './known-sheets.ts';
import { type Layout, layoutOf, type SalesMapping } from './register-layout.ts';
import type { SalesSource } from './sales-sources.ts';
import { bySheetName } from './table.ts';

/** Options for finding columns and interpreting dates. */
interface PeriodOptions {
  mapping?: SalesMapping;
  remembered?: Readonly<Record<string, SalesMapping>>;
  sources?: readonly SalesSource[];
  fieldOf?: FieldOf<SalesField>;
  answers?: Answers;
  frequency?: Frequency;
  today?: string;
  /** The period a person named. */
  period?: Period | undefined;
}

/** Tables with their dates looked at. */
export interface Dated {
  /** Rows by period of their document, in order of the periods; tables without dates are in `undated`. */
  periods: Map<Period, Table[]>;
  undated: Table[];
  /** Which comes first in dates like 03/04/2025. */
  order: 'day' | 'month' | 'open';
  question?: Question;
  /** Text above the headings of the tables. */
  title: TitleFacts;
}

interface Found {
  table: Table;
  layout: Layout | undefined;
}

const dateCells = (layout: Layout): readonly number[] => [
  ...(layout.at.noteDate ?? []),
  ...(layout.at.date ?? []),
];
/** The date cell of a line: a note's own, else the document's. */
const dayCell = (columns: readonly number[], cells: readonly RawCell[]): RawCell =>
  cells[columns.find((i) => shownCell(cells[i]) !== '') ?? -1];

/** Converts a month-first date. */
const dayFirst = (raw: RawCell, order: Dated['order']): RawCell =>
  order === 'month' && typeof raw === 'string'
    ? raw.replace(/^(\s*)(\d{1,2})([-/.])(\d{1,2})\3/, '$1$4$3$2$3')
    : raw;

/** Asks which of two date orders is meant. */
const askOrder = (example: string): Question => ({
  id: 'dates',
  text: say('askDates', { date: example }),
  options: [
    { value: 'day', label: say('dayFirst') },
    { value: 'month', label: say('monthBeforeDay') },
  ],
});

/** Asks whether a spreadsheet swapped day and month in cells it recognized as dates. */
const askTurned = (date: string): Question => ({
  id: 'turned',
  text: say('askTurned', { date }),
  options: [
    { value: 'turned', label: say('daysTurned') },
    { value: 'kept', label: say('daysKept') },
  ],
});

const iso = (day: Date): string => day.toISOString().slice(0, 10);
/** A day with day and month exchanged. */
const turnedDay = (day: Date): Date => {
  const [y, m, d] = iso(day).split('-').map(Number);
  return new Date(Date.UTC(y!, d! - 1, m!));
};

/**
 * A spreadsheet date with day and month swapped, as dd-mm-yyyy, if swapping is plausible. Typed as 05/10/2025
 * in a month-first locale, a cell becomes the tenth of May, while 15/10/2025 stays text: then no date cell
 * has a day above 12, and swapped they fall in the months of the texts.
 */
function turnedAmong(cells: Iterable<RawCell>): string | undefined {
  const months = new Set<string>();
  const days: Date[] = [];
  for (const raw of cells) {
    if (raw instanceof Date) days.push(raw);
    const m = typeof raw === 'string' ? /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(raw) : null;
    if (!m) continue;
    if (Number(m[1]) <= 12) return undefined;
    months.add(`${m[3]!.padStart(4, '20')}-${m[2]!.padStart(2, '0')}`);
  }
  const monthOf = (day: Date) => iso(day).slice(0, 7);
  if (!days.every((d) => d.getUTCDate() <= 12 && months.has(monthOf(turnedDay(d))))) return undefined;
  const odd = days.find((d) => !months.has(monthOf(d)));
  return odd && iso(odd).split('-').reverse().join('-');
}

/** A line of one text: a title, or the name of a party, which speaks of the lines below it in every period. */
const isTitle = (cells: readonly RawCell[]): boolean => {
  const filled = cells.filter((raw) => shownCell(raw) !== '');
  return filled.length === 1 && typeof filled[0] === 'string' && /\p{L}/u.test(filled[0]);
};

/**
 * Splits the lines of registers by the period of their dates (the quarter of a quarterly filer). Line numbers
 * are preserved: lines of another period are blank. Lines without a date belong to the document above;
 * unreadable dates stay in the first period, which refuses them.
 */
export function byPeriod(tables: readonly Table[], options: PeriodOptions = {}): Dated {
  const { mapping, remembered = {}, sources, fieldOf, answers = {}, frequency = 'monthly' } = options;
  const found: Found[] = tables.map((table) => ({
    table,
    layout: layoutOf(table.rows, mapping, {
      remembered,
      ...(sources ? { sources } : {}),
      ...(fieldOf ? { fieldOf } : {}),
    }),
  }));
  const title = titleFacts(
    found.flatMap(({ table, layout }) => table.rows.slice(0, layout ? layout.line : 0)),
  );
  const dated = found.filter(({ layout }) => layout && dateCells(layout).length > 0);
  const hints: DayHints = {
    said: answers['dates'],
    ...(title.from && title.to ? { from: title.from, to: title.to } : {}),
    ...(options.today ? { today: options.today } : {}),
  };
  const dayCells = function* () {
    for (const { table, layout } of dated)
      for (const cells of table.rows.slice(layout!.line + 1)) yield dayCell(dateCells(layout!), cells);
  };
  const odd = turnedAmong(dayCells());
  const said = answers['turned'];
  if (odd && said !== 'turned' && said !== 'kept')
    return { periods: new Map(), undated: [], order: 'open', question: askTurned(odd), title };
  if (odd && said === 'turned')
    for (const one of dated) {
      const at = dateCells(one.layout!);
      const rows = one.table.rows.map((cells) =>
        cells.map((raw, i) => (raw instanceof Date && at.includes(i) ? turnedDay(raw) : raw)),
      );
      one.table = { ...one.table, rows };
    }
  let example = '';
  // Exports of known programs, and the portal's own tables, are day-first unless that gives no dates.
  const isKnown = ({ table, layout }: Found) =>
    layout?.source !== undefined || isKnownSheet(table.name) || bySheetName(table.name) !== undefined;
  const texts = function* (tables: readonly Found[]) {
    for (const { table, layout } of tables) {
      const columns = dateCells(layout!);
      for (const cells of table.rows.slice(layout!.line + 1)) {
        const raw = dayCell(columns, cells);
        if (typeof raw !== 'string') continue;
        if (example === '' && /^\s*\d{1,2}[-/.]\d{1,2}[-/.]/.test(raw)) example = raw.trim();
        yield cellText(raw);
      }
    }
  };
  const own = dated.filter((f) => !isKnown(f));
  const known = dayOrder(texts(dated.filter(isKnown)), hints);
  const order = own.length > 0 ? dayOrder(texts(own), hints) : known === 'open' ? 'day' : known;
  const periods = new Map<Period, Table[]>();
  const undated = found.filter((f) => !dated.includes(f)).map(({ table }) => table);
  if (order === 'open') return { periods, undated, order, question: askOrder(example), title };

  const rowsBy = dated.map(({ table, layout }) => {
    const columns = dateCells(layout!);
    const of: (Period | undefined)[] = [];
    let last: Period | undefined;
    table.rows.forEach((cells, i) => {
      if (i <= layout!.line) return;
      const raw = dayCell(columns, cells);
      if (shownCell(raw) !== '') {
        const text = dayFirst(raw, order);
        const day = readDay(typeof text === 'string' ? text.replace(/\s+\d{1,2}:\d{2}.*$/, '') : text);
        if (day.ok) {
          const own = periodOf(day.value as string);
          last = frequency === 'quarterly' ? quarterEnd(own) : own;
        }
      }
      of[i] = last;
    });
    return { table, line: layout!.line, of };
  });
  const all = [...new Set(rowsBy.flatMap(({ of }) => of.filter((p): p is Period => p !== undefined)))].sort(
    (a, b) => (a.slice(3) + a.slice(0, 2)).localeCompare(b.slice(3) + b.slice(0, 2)),
  );
  const [first] = all;
  for (const period of all)
    periods.set(
      period,
      all.length === 1
        ? dated.map(({ table }) => table)
        : rowsBy.flatMap(({ table, line, of }) => {
            const own = table.rows.map((cells, i) =>
              i <= line || (of[i] ?? first) === period || isTitle(cells) ? cells : [],
            );
            return of.includes(period) ? [{ ...table, rows: own }] : [];
          }),
    );
  if (!first && dated.length > 0) undated.push(...dated.map(({ table }) => table));
  return { periods, undated, order, title };
}
