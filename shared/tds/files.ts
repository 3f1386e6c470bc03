import type { Message } from '../forms/messages.ts';
import { say } from '../forms/messages.ts';
import {
  type ParsedCell,
  type RawCell,
  readChoice,
  readDay,
  readMoney,
  showDay,
  showMoney,
} from '../sheets/cells.ts';
import type { TdsForm } from './data/forms.ts';
import { columnsOf, type SheetColumn, type SheetRow, type TableName, tables } from './sheets.ts';

/** Sheet names of the workbooks and the templates. */
export const sheetNames: Readonly<Record<TableName, string>> = {
  challans: 'Challans',
  deductees: 'Deductees',
  salaries: 'Salaries',
};

const readRate = (raw: RawCell): ParsedCell => {
  const found = /^(\d{1,3})(?:\.(\d{0,4}))?\s*%?$/.exec(String(raw ?? '').trim());
  if (!found) return { ok: false, message: say('aNumber') };
  const value = Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'));
  return value > 1_000_000 ? { ok: false, message: say('atMost', { max: 100 }) } : { ok: true, value };
};

/** Reads a typed, pasted or imported cell; `challans` are the ids in their order, named by number in files. */
export function readSheetCell(
  column: SheetColumn,
  raw: RawCell,
  challans: readonly string[] = [],
): ParsedCell {
  const text = raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();
  if (text === '' && !(raw instanceof Date)) return { ok: true, value: undefined };
  switch (column.kind) {
    case 'rate':
      return readRate(raw);
    case 'challan': {
      if (challans.includes(text)) return { ok: true, value: text };
      const id = challans[Number(text) - 1];
      return id === undefined
        ? { ok: false, message: say('between', { min: 1, max: challans.length }) }
        : { ok: true, value: id };
    }
    case 'money': {
      const read = readMoney(raw);
      return read.ok && typeof read.value === 'number' && read.value < 0
        ? { ok: false, message: say('notNegative') }
        : read;
    }
    case 'date':
      return readDay(raw);
    case 'choice':
      return readChoice(raw, column.options);
    default: {
      // Excel drops leading zeros of what it takes for numbers.
      if (typeof raw === 'number' && (column.key === 'bsr' || column.key === 'serial'))
        return { ok: true, value: text.padStart(column.max ?? 0, '0') };
      const plain = column.kind === 'upper' ? text.toUpperCase().replace(/\s/g, '') : text.replace(/^'/, '');
      return plain.length > (column.max ?? 75)
        ? { ok: false, message: say('tooLong', { max: column.max ?? 75 }) }
        : { ok: true, value: plain };
    }
  }
}

const rateText = (value: number): string => String(value / 10_000);

/** A cell as files and grids show it: dd-mm-yyyy, plain decimals, the number of a challan. */
export function showSheetCell(
  column: SheetColumn,
  value: string | number | undefined,
  challans: readonly string[] = [],
): string {
  if (value === undefined || value === '') return '';
  if (column.kind === 'rate') return rateText(Number(value));
  if (column.kind === 'challan') {
    const at = challans.indexOf(String(value));
    return at < 0 ? '' : String(at + 1);
  }
  if (column.kind === 'money') return showMoney(Number(value));
  if (column.kind === 'date') return showDay(String(value));
  return column.options?.find((o) => o.value === value)?.label ?? String(value);
}

/** A table with its headings, as CSV and Excel take it. */
export function tableOf(
  form: TdsForm,
  table: TableName,
  rows: readonly SheetRow[],
  challans: readonly string[],
): string[][] {
  const columns = columnsOf(form, table);
  return [
    columns.map((c) => c.label),
    ...rows.map((row) => columns.map((c) => showSheetCell(c, row[c.key], challans))),
  ];
}

const squeeze = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The table a sheet or file is named after, as our own exports are. */
export const namedTable = (name: string): TableName | undefined =>
  tables.find((t) => squeeze(name).endsWith(squeeze(sheetNames[t])));

/** The table a sheet holds by the headings it shares; undefined when it fits none. */
export function guessTable(form: TdsForm, heading: readonly RawCell[]): TableName | undefined {
  const cells = new Set(heading.map((c) => squeeze(String(c ?? ''))));
  const score = (table: TableName) =>
    columnsOf(form, table).filter((c) => cells.has(squeeze(c.label)) || cells.has(squeeze(c.key))).length;
  const best = [...tables].sort((a, b) => score(b) - score(a))[0]!;
  return score(best) >= 3 ? best : undefined;
}

/** A line that was not taken, with its number in the file, the column and the reason. */
export interface RefusedLine {
  table: TableName;
  line: number;
  column?: string;
  message: Message;
}

/** A column that names the deductor of each line. */
const tanColumn = /^(tan(no|number)?|(tan(no|number)?of(the)?)?(deductor|collector)s?(tan)?)$/;
const isTan = /^[A-Z]{4}\d{5}[A-Z]$/;

/**
 * Reads a sheet by its headings. A line with a cell that does not read is refused as a whole, as is one that names another TAN
 * than `tan`, the statement's.
 */
export function readTable(
  form: TdsForm,
  table: TableName,
  lines: readonly (readonly RawCell[])[],
  nextId: () => string,
  challans: readonly string[],
  tan = '',
): { rows: SheetRow[]; refused: RefusedLine[]; unused: string[] } {
  const columns = columnsOf(form, table);
  const unused: string[] = [];
  let tanAt: number | undefined;
  const places = (lines[0] ?? []).map((cell, i) => {
    const heading = squeeze(String(cell ?? ''));
    const column = columns.find((c) => squeeze(c.label) === heading || squeeze(c.key) === heading);
    if (!column && tanColumn.test(heading)) tanAt ??= i;
    else if (!column && heading) unused.push(String(cell));
    return column;
  });
  // Of two columns with one meaning the second would replace the first.
  const again = places.findIndex(
    (column, at) =>
      column !== undefined &&
      places.indexOf(column) < at &&
      lines.slice(1).some((cells) => String(cells[at] ?? '') !== String(cells[places.indexOf(column)] ?? '')),
  );
  if (again >= 0) {
    const column = places[again]!.label;
    const message = {
      text: 'Two columns are headed {found}: name one of them otherwise',
      params: { found: column },
    };
    return { rows: [], refused: [{ table, line: 1, column, message }], unused };
  }
  const rows: SheetRow[] = [];
  const refused: RefusedLine[] = [];
  lines.slice(1).forEach((cells, i) => {
    if (cells.every((c) => c === null || c === undefined || String(c).trim() === '')) return;
    const row: Record<string, unknown> & { id: string } = { id: nextId() };
    const before = refused.length;
    const theirs =
      tanAt === undefined
        ? ''
        : String(cells[tanAt] ?? '')
            .trim()
            .toUpperCase();
    if (tan && theirs !== tan && isTan.test(theirs))
      refused.push({
        table,
        line: i + 2,
        column: String(lines[0]![tanAt!]),
        message: {
          text: 'The file is of TAN {theirs}, this statement of {ours}',
          params: { theirs, ours: tan },
        },
      });
    cells.forEach((raw, at) => {
      const column = places[at];
      if (!column) return;
      const read = readSheetCell(column, raw, challans);
      if (!read.ok) refused.push({ table, line: i + 2, column: column.label, message: read.message });
      else if (read.value !== undefined && read.value !== '') row[column.key] = read.value;
    });
    if (refused.length === before) rows.push(row satisfies SheetRow);
  });
  return { rows, refused, unused };
}
