import type { Message } from '../../forms/messages.ts';
import type { Question } from '../../intake/questions.ts';
import type { RawCell } from '../../sheets/cells.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import { type SectionId, type Sheets, sections } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { readAdvances } from './advances.ts';
import { readKnownSheet, readNumberList } from './known-sheets.ts';
import { importRegister, type RegisterOptions } from './register.ts';
import { isRegister, type Layout, layoutOf } from './register-layout.ts';
import type { Sums } from './register-sums.ts';
import { bySheetName, findHeading, guessSection, importTable, type LeftLine, type Refused } from './table.ts';

type Cells = readonly (readonly RawCell[])[];

/** Result for one sheet. `placed` is false if its headings match no table. */
interface PlacedTable {
  placed: boolean;
  sheets: Sheets;
  refused: (Refused & { section: SectionId | null })[];
  notes: Message[];
  totals?: { file: Sums; placed: Sums; refused: Sums };
  questions?: Question[];
  layout?: Layout;
  own?: Partial<Sums>;
  left?: readonly LeftLine[];
}

const isEmpty = (raw: RawCell): boolean => raw === null || raw === undefined || String(raw).trim() === '';

/** Whether a table has the headings of a section's template: `all` its required columns, or those that cannot be inferred. */
function hasTemplate(id: SectionId, rows: Cells, all: boolean): boolean {
  const heading = findHeading(sections[id].columns, rows);
  return (
    heading !== undefined &&
    sections[id].columns.every(
      (c) =>
        !c.required ||
        heading.columns.includes(c) ||
        (!all && (c.initial !== undefined || c.key === 'rate' || c.kind === 'money')),
    )
  );
}

/** Whether columns with data have no place in a section. */
function leavesOut(id: SectionId, rows: Cells): boolean {
  const heading = findHeading(sections[id].columns, rows)!;
  return rows[heading.index]!.some(
    (name, i) =>
      !isEmpty(name) &&
      !heading.columns[i] &&
      rows.slice(heading.index + 1).some((cells) => !isEmpty(cells[i])),
  );
}

/** Whether sheet, title or a column indicates advances. */
const isAdvances = (name: string, rows: Cells): boolean =>
  /\badvances?\b/i.test(
    [
      name,
      ...rows
        .slice(0, 6)
        .flat()
        .map((c) => (isEmpty(c) ? '' : String(c))),
    ].join(' | '),
  );

/** The rows whose recipient has a GSTIN, or those without; others are blank, so that line numbers are preserved. */
function withGstin(rows: Cells, line: number, column: number, wanted: boolean): Cells {
  return rows.map((cells, i) => (i <= line || isEmpty(cells[column]) !== wanted ? cells : []));
}

/**
 * Reads one sheet for a GSTR-1. A chosen table, or a sheet named like one, is read by that table's columns;
 * any other by its headings: the department's template of one table, else a register whose lines are placed
 * individually.
 */
export function placeTable(
  who: Taxpayer,
  { name, rows }: { name: string; rows: Cells },
  asked: SectionId | undefined,
  next: NextId,
  options: Omit<RegisterOptions, 'sheetName'> = {},
): PlacedTable {
  const register = (table: Cells): PlacedTable => {
    const { refused, ...read } = importRegister(who, table, next, { ...options, sheetName: name });
    return { placed: true, ...read, refused: refused.map((r) => ({ ...r, section: null })) };
  };
  const section = (id: SectionId, table: Cells): PlacedTable => {
    const read = importTable(who, id, table, next, name);
    return {
      placed: true,
      sheets: read.rows.length > 0 ? { [id]: read.rows } : {},
      refused: read.refused.map((r) => ({ ...r, section: id })),
      ...(read.left ? { left: read.left } : {}),
      notes: read.unused.length > 0 ? [say('columnsNotUsed', { columns: read.unused.join(', ') })] : [],
    };
  };
  if (asked) return section(asked, rows);
  const known = readKnownSheet(who, name, rows, next);
  if (known)
    return {
      placed: true,
      sheets: known.rows.length > 0 ? { [known.section]: known.rows } : {},
      refused: known.refused.map((r) => ({ ...r, section: known.section })),
      notes: [],
    };
  const numbers = readNumberList(rows, next);
  if (numbers)
    return { placed: true, sheets: { doc_issue: numbers.rows }, refused: [], notes: [say('numbersOnly')] };
  const named = bySheetName(name);
  const advances = named ? undefined : readAdvances(who, name, rows, next, options.answers ?? {});
  if (advances)
    return {
      placed: true,
      ...advances,
      refused: advances.refused.map((r) => ({ ...r, section: null })),
      notes: [],
    };
  const documents = isRegister(rows, options.mapping, options.remembered);
  if (named && (!documents || hasTemplate(named, rows, false))) return section(named, rows);
  const id = guessSection(rows);
  if (id === 'b2b' && hasTemplate('b2b', rows, true)) {
    const heading = findHeading(sections.b2b.columns, rows)!;
    const column = heading.columns.findIndex((c) => c?.key === 'gstin');
    const unregistered = withGstin(rows, heading.index, column, false);
    if (!unregistered.some((cells, i) => i > heading.index && cells.some((c) => !isEmpty(c))))
      return section('b2b', rows);
    // A line of totals has no GSTIN either: the register knows it.
    const rest = register(unregistered);
    const first = section('b2b', withGstin(rows, heading.index, column, true));
    return {
      placed: true,
      sheets: { ...rest.sheets, ...first.sheets },
      refused: [...first.refused, ...rest.refused].sort((a, b) => a.line - b.line),
      notes: [...first.notes, ...rest.notes.filter((n) => !first.notes.some((own) => own.text === n.text))],
      ...(rest.questions ? { questions: rest.questions } : {}),
      ...(rest.left ? { left: rest.left } : {}),
    };
  }
  if (id && id !== 'b2cl' && hasTemplate(id, rows, true) && !(documents && leavesOut(id, rows)))
    return section(id, rows);
  if (documents) return register(rows);
  const heading = layoutOf(rows, options.mapping, { remembered: options.remembered ?? {} });
  return {
    placed: false,
    ...(heading ? { layout: heading } : {}),
    sheets: {},
    refused: [
      {
        section: null,
        line: (heading?.line ?? 0) + 1,
        message: isAdvances(name, rows)
          ? say('isAdvances')
          : heading?.at.number && heading.at.date && !heading.at.taxable
            ? say('columnMissing', { column: 'Taxable Value' })
            : say('notPlaced'),
        cells: (rows[heading?.line ?? 0] ?? []).map((c) => (isEmpty(c) ? '' : String(c))),
      },
    ],
    notes: [],
  };
}
