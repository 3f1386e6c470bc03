import { english } from '../../forms/messages.ts';
import type { SheetCell, WorkbookSheet } from '../../sheets/workbook.ts';
import { excelCell } from './cells.ts';
import type { Row } from './columns.ts';
import { type SectionId, type Sheets, sectionIds, sections } from './sections.ts';
import type { ListedIssue } from './validate.ts';

/** A section as workbook rows, heading first; amounts are rupee numbers, dates are days. */
export function sectionRows(id: SectionId, rows: readonly Row[]): SheetCell[][] {
  const { columns } = sections[id];
  return [columns.map((c) => c.label), ...rows.map((row) => columns.map((c) => excelCell(c, row[c.key])))];
}

/** One sheet a section with rows, named by the government's key so that it reads back in. */
export function workbook(sheets: Sheets): WorkbookSheet[] {
  const out: WorkbookSheet[] = [];
  for (const id of sectionIds) {
    const rows = sheets[id];
    if (rows && rows.length > 0) out.push({ name: id, rows: sectionRows(id, rows) });
  }
  return out;
}

/** Errors as a sheet: table, document, line, column, reason. */
export function issueRows(issues: readonly ListedIssue[]): SheetCell[][] {
  return [
    ['Table', 'Document', 'Line', 'Column', 'Reason', 'Refused'],
    ...issues.map((issue) => [
      issue.section ? sections[issue.section].title : 'Return',
      issue.number ?? null,
      issue.line ?? null,
      issue.label ?? null,
      english(issue.message),
      issue.severity === 'error' ? 'Yes' : 'Warning',
    ]),
  ];
}
