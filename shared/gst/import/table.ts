import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import { salesField } from '../../intake/headings.ts';
import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { parseCell } from '../gstr1/cells.ts';
import type { Column, Row } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import { type SectionId, sectionIds, sections } from '../gstr1/sections.ts';
import { complete, type Taxpayer } from '../gstr1/supply.ts';
import { withInitials } from '../gstr1/wire.ts';
import { say } from '../messages.ts';
import { cancelledWord, percent, ratesOf } from './register-cells.ts';

/** A refused row, with the sheet's line number (the first line is 1) and its content. */
export interface Refused {
  line: number;
  column?: string;
  message: Message;
  cells: string[];
  /** Id of the question whose answer would accept the line. */
  asked?: string;
}

/** A line that was set aside without being refused: sums, repeated headings, cancelled and other documents. */
export interface LeftLine {
  line: number;
  message: Message;
}

/** Result of one table. */
export interface ImportedTable {
  section: SectionId;
  rows: Row[];
  refused: Refused[];
  /** Headings that were not used. */
  unused: string[];
  /** Lines of documents cancelled according to a status column. */
  left?: LeftLine[];
}

const squeezeHeading = (s: string): string => s.toLowerCase().replace(/[^a-z0-9%]/g, '');

const headings = new Map<readonly Column[], Map<string, Column>>();
function headingsOf(columns: readonly Column[]): Map<string, Column> {
  const known = headings.get(columns);
  if (known) return known;
  const map = new Map<string, Column>();
  for (const column of columns) {
    for (const name of [column.label, column.key, ...(column.also ?? [])]) {
      const key = squeezeHeading(name);
      if (!map.has(key)) map.set(key, column);
    }
  }
  headings.set(columns, map);
  return map;
}

interface Heading {
  index: number;
  columns: (Column | undefined)[];
  hits: number;
}

/** Finds the heading row among the first lines: the one matching most of the section's columns. */
export function findHeading(
  columns: readonly Column[],
  table: readonly (readonly RawCell[])[],
): Heading | undefined {
  const map = headingsOf(columns);
  let best: Heading | undefined;
  for (let index = 0; index < Math.min(table.length, 12); index++) {
    const seen = new Set<string>();
    const found = table[index]!.map((raw) => {
      const column = map.get(squeezeHeading(shown(raw)));
      if (!column || seen.has(column.key)) return undefined;
      seen.add(column.key);
      return column;
    });
    if (!best || seen.size > best.hits) best = { index, columns: found, hits: seen.size };
  }
  return best && best.hits >= 2 ? best : undefined;
}

/**
 * The section whose headings a table matches best, or undefined; a sheet name like `b2b,sez,de` or `hsn(b2c)`
 * takes precedence.
 */
export function guessSection(table: readonly (readonly RawCell[])[], sheetName = ''): SectionId | undefined {
  const named = bySheetName(sheetName);
  if (named) return named;
  let best: { id: SectionId; score: number } | undefined;
  for (const id of sectionIds) {
    const section = sections[id];
    const heading = findHeading(section.columns, table);
    if (!heading) continue;
    const needed = section.columns.filter((c) => c.required);
    const missing = needed.filter((c) => !heading.columns.includes(c)).length;
    const score = heading.hits * 2 - missing * 3;
    if (missing < needed.length / 2 && (!best || score > best.score)) best = { id, score };
  }
  return best?.id;
}

/** Sheet names of the department's Excel template and our own. */
const sheetNames: Record<string, SectionId> = {
  b2bsezde: 'b2b',
  b2bsez: 'b2b',
  b2basezde: 'b2ba',
  atadj: 'txpd',
  atadja: 'txpda',
  exemp: 'nil',
  docs: 'doc_issue',
  hsnb2b: 'hsn',
  hsnb2c: 'hsn',
  eco: 'supeco',
  ecoa: 'supecoa',
};
export function bySheetName(name: string): SectionId | undefined {
  const key = name.toLowerCase().replace(/[^a-z0-9_]/g, '');
  if (Object.hasOwn(sections, key)) return key as SectionId;
  return (
    sheetNames[key.replace(/_/g, '')] ??
    sectionIds.find((id) => sections[id].title.slice(0, 31).toLowerCase() === name.toLowerCase())
  );
}

const isBlank = (row: readonly RawCell[]): boolean => row.every((raw) => shown(raw).trim() === '');
/** Cells allowed on a totals line next to its word. */
const summed = new Set<Column['kind']>(['money', 'quantity', 'count']);
/** A line of sums under a table (`Total`, `Grand Total`) has nothing but sums; a bill of Total Fabs has more. */
const isTotalLine = (row: readonly RawCell[], columns: readonly (Column | undefined)[]): boolean => {
  const first = row.findIndex((raw) => shown(raw).trim() !== '');
  return (
    /^(grand\s+)?total\b/i.test(shown(row[first]).trim()) &&
    row.every(
      (raw, i) => i === first || !columns[i] || summed.has(columns[i].kind) || shown(raw).trim() === '',
    )
  );
};

/**
 * Rows of any table by its columns: finds the heading, reads cells, and refuses invalid lines with cell and
 * reason.
 */
export function readTable(
  columns: readonly Column[],
  table: readonly (readonly RawCell[])[],
  next: NextId,
): { rows: Row[]; refused: Refused[]; unused: string[]; lines: Map<Row, number>; columns: Column[] } {
  const heading = findHeading(columns, table);
  const refused: Refused[] = [];
  if (!heading)
    return {
      rows: [],
      refused: [{ line: 1, message: say('noHeading'), cells: (table[0] ?? []).map(shown) }],
      unused: [],
      lines: new Map(),
      columns: [],
    };
  const headed = heading.columns.filter((column) => column !== undefined);
  const headingCells = table[heading.index]!.map(shown);
  const unused = headingCells.filter((name, i) => name.trim() !== '' && !heading.columns[i]);
  for (const column of columns) {
    const inferable = column.initial !== undefined || column.key === 'rate' || column.kind === 'money';
    if (column.required && !inferable && !heading.columns.includes(column)) {
      refused.push({
        line: heading.index + 1,
        column: column.label,
        message: say('columnMissing', { column: column.label }),
        cells: headingCells,
      });
    }
  }
  const lines = new Map<Row, number>();
  if (refused.length > 0) return { rows: [], refused, unused, lines, columns: headed };
  // Workbooks of marketplaces, and cells with the format of a percentage, have 0.18 for 18%.
  const rateAt = heading.columns.findIndex((c) => c?.key === 'rate');
  const shares =
    rateAt < 0
      ? undefined
      : ratesOf(
          table.slice(heading.index + 1).map((cells) => {
            const read = percent(cells[rateAt] ?? null);
            return read === undefined || Number.isNaN(read) ? undefined : read;
          }),
        );
  const rateCell = (raw: RawCell): RawCell => {
    const read = percent(raw);
    return read === undefined || Number.isNaN(read) || !shares || shares(read) === read ? raw : shares(read);
  };
  const rows: Row[] = [];
  for (let i = heading.index + 1; i < table.length; i++) {
    const cells = table[i]!;
    if (isBlank(cells) || isTotalLine(cells, heading.columns)) continue;
    const row: Record<string, unknown> = { id: '' };
    let fault: Refused | undefined;
    for (let k = 0; k < heading.columns.length && !fault; k++) {
      const column = heading.columns[k];
      if (!column) continue;
      const read = parseCell(column, k === rateAt ? rateCell(cells[k] ?? null) : cells[k]);
      if (!read.ok)
        fault = { line: i + 1, column: column.label, message: read.message, cells: cells.map(shown) };
      else if (read.value !== undefined) row[column.key] = read.value;
    }
    if (fault) refused.push(fault);
    else {
      row['id'] = next();
      rows.push(row as Row);
      lines.set(row as Row, i + 1);
    }
  }
  return { rows, refused, unused, lines, columns: headed };
}

/**
 * Rows of a table of cells (CSV lines or Excel rows, heading included) for one section. Amounts the table leaves out are computed from the rate.
 * A line with a cell that does not read is refused whole, with the cell and the reason.
 */
export function importTable(
  who: Taxpayer,
  id: SectionId,
  table: readonly (readonly RawCell[])[],
  next: NextId,
  sheetName = '',
): ImportedTable {
  const section = sections[id];
  const read = readTable(section.columns, table, next);
  const part = /b2c/i.test(sheetName) ? 'B2C' : /b2b/i.test(sheetName) ? 'B2B' : undefined;
  const stray = read.unused.flatMap((name) => {
    const line = table.findIndex((cells) => cells.some((c) => shown(c) === name));
    const column = table[line]!.findIndex((c) => shown(c) === name);
    // An operator's GSTIN (table 14) and the supplier's own are not recipients.
    const held = table.slice(line + 1).map((cells) =>
      shown(cells[column] ?? null)
        .toUpperCase()
        .replace(/[\s.]/g, ''),
    );
    return salesField(name)?.field !== 'operator' &&
      held.some((text) => isGstin(text) && text[13] !== 'C' && text !== who.gstin)
      ? [{ name, line }]
      : [];
  })[0];
  if (stray)
    return {
      section: id,
      rows: [],
      refused: [
        {
          line: stray.line + 1,
          column: stray.name,
          message: say('columnOfGstins', { column: stray.name }),
          cells: table[stray.line]!.map(shown),
        },
      ],
      unused: read.unused,
    };
  const left = cancelledLines(read, table);
  const gone = new Set(left.map((l) => l.line));
  const kept = read.rows.filter((row) => !gone.has(read.lines.get(row)!));
  read.refused = read.refused.filter((r) => !gone.has(r.line));
  const needsGstin = section.columns.some((c) => c.key === 'gstin' && c.required);
  const bare = new Set(needsGstin ? kept.filter((row) => !row.gstin) : []);
  for (const row of bare) {
    const line = read.lines.get(row)!;
    read.refused.push({
      line,
      column: section.columns.find((c) => c.key === 'gstin')!.label,
      message: say('gstinNeeded'),
      cells: table[line - 1]!.map(shown),
    });
  }
  if (bare.size > 0) read.refused.sort((a, b) => a.line - b.line);
  const rows = kept
    .filter((row) => !bare.has(row))
    .map((row) => {
      const own = id === 'hsn' && part && row.hsn_part === undefined ? { ...row, hsn_part: part } : row;
      return complete(who, section, withInitials(section, own));
    });
  return {
    section: id,
    rows,
    refused: read.refused,
    unused: read.unused,
    ...(left.length > 0 ? { left } : {}),
  };
}

/** Lines of cancelled documents, according to the status column of the portal's e-invoice lists. */
function cancelledLines(
  { unused }: { unused: string[] },
  table: readonly (readonly RawCell[])[],
): LeftLine[] {
  const name = unused.find((n) => salesField(n)?.field === 'status');
  if (name === undefined) return [];
  const line = table.findIndex((cells) => cells.some((c) => shown(c) === name));
  const column = table[line]!.findIndex((c) => shown(c) === name);
  return table.flatMap((cells, i) =>
    i > line && cancelledWord.test(shown(cells[column] ?? null))
      ? [{ line: i + 1, message: say('leftCancelled') }]
      : [],
  );
}
