import { taxTolerance } from '../data/limits.ts';
import { say } from '../messages.ts';
import type { Period } from '../periods.ts';
import { paise, type Row } from './columns.ts';
import { documentKey, documentNumberOf } from './documents.ts';
import type { GstIssue } from './issue.ts';
import { type Section, sections } from './sections.ts';
import { baseOf, taxesOf } from './supply.ts';

/** A row with the section it is in. */
export interface Placed {
  section: Section;
  row: Row;
}

function lines(section: Section, rows: readonly Row[], found: GstIssue[]): void {
  const first = rows[0]!;
  const number = documentNumberOf(section, first) ?? '';
  const rates = new Set<number | undefined>();
  for (const row of rows) {
    if (row !== first) {
      for (const column of section.columns) {
        if (!column.header || column.ours || row[column.key] === first[column.key]) continue;
        found.push({
          section: section.id,
          row: row.id,
          field: column.key,
          message: say('headerDiffers', { field: column.label, number }),
          severity: 'error',
        });
      }
    }
    if (row.rate !== undefined && rates.has(row.rate)) {
      found.push({
        section: section.id,
        row: row.id,
        field: 'rate',
        message: say('sameRate', { number }),
        severity: 'warning',
      });
    }
    rates.add(row.rate);
  }
  const value = section.document && (first[section.document.value] as number | undefined);
  if (value === undefined) return;
  let taxable = 0;
  let tax = 0;
  for (const row of rows) {
    const t = taxesOf(section, row);
    taxable += baseOf(row);
    tax += t.igst + t.cgst + t.sgst + paise(row, 'cess');
  }
  const off = Math.abs(value - taxable - tax);
  // Under reverse charge the recipient pays the tax, so the document's value may leave it out.
  if (off <= taxTolerance || (first.reverse_charge === 'Y' && Math.abs(value - taxable) <= taxTolerance))
    return;
  found.push({
    section: section.id,
    row: first.id,
    field: section.document!.value,
    message: say('valueDiffers', { found: { paise: value }, expected: { paise: taxable + tax } }),
    severity: 'warning',
  });
}

/** Findings about all rows that share a document number: other party or section, disagreeing lines, earlier periods. */
export function checkDocument(members: readonly Placed[], before: Period | undefined): GstIssue[] {
  const found: GstIssue[] = [];
  const documents = new Map<string, { section: Section; rows: Row[] }>();
  for (const { section, row } of members) {
    const key = documentKey(section, row);
    const document = documents.get(key);
    if (document) document.rows.push(row);
    else documents.set(key, { section, rows: [row] });
  }
  const [first] = documents.values();
  for (const document of documents.values()) {
    lines(document.section, document.rows, found);
    const row = document.rows[0]!;
    const { section } = document;
    const field = section.document!.number;
    const number = documentNumberOf(section, row)!;
    if (document !== first) {
      const other = first!.rows[0]!;
      const message =
        first!.section.id !== section.id || !other.gstin
          ? say('numberTaken', { number, section: first!.section.title })
          : say('numberTakenBy', { number, gstin: other.gstin });
      for (const line of document.rows)
        found.push({
          section: section.id,
          row: line.id,
          field,
          message,
          severity: 'error',
          source: 'rule 46(b)',
        });
    }
    if (before) {
      for (const line of document.rows) {
        found.push({
          section: section.id,
          row: line.id,
          field,
          message: say('numberInPeriod', { number, period: before }),
          severity: 'error',
        });
      }
    }
  }
  return found;
}

/** Findings about summary rows that name the same thing: every one after the first. */
export function checkUnique(members: readonly Placed[]): GstIssue[] {
  return members.slice(1).map(({ section, row }) => ({
    section: section.id,
    row: row.id,
    field: section.unique!.at(-1),
    message: say('sameRow'),
    severity: 'error',
  }));
}

/** Key of a summary row by its section's unique columns; undefined while a required one is blank. */
export function uniqueKey(section: Section, row: Row): string | undefined {
  if (!section.unique) return undefined;
  for (const key of section.unique) {
    const needed = sections[section.id].columns.find((c) => c.key === key)?.required;
    if (needed && (row[key] === undefined || row[key] === '')) return undefined;
  }
  return `${section.id}|${section.unique.map((key) => String(row[key] ?? '').toUpperCase()).join('|')}`;
}
