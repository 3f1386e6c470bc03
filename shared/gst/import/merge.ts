import { type Column, paise, type Row } from '../gstr1/columns.ts';
import { documentNumberOf, numberKey } from '../gstr1/documents.ts';
import { uniqueKey } from '../gstr1/rules-groups.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../gstr1/sections.ts';
import type { Period } from '../periods.ts';

/** Effect of an import on one document or summary line. */
export interface MergeEntry {
  section: SectionId;
  state: 'new' | 'changed' | 'same';
  /** Document number, or name of the summary line. */
  name: string;
  before: Row[];
  after: Row[];
  /** Labels of the columns that differ. */
  changed: string[];
}

/** Plan of an import: entries to show, and the rows to write and remove when accepted. */
interface MergePlan {
  entries: MergeEntry[];
  counts: { new: number; changed: number; same: number };
}

const same = (columns: readonly Column[], a: Row, b: Row): string[] =>
  columns
    .filter((c) => {
      const left = c.kind === 'money' ? paise(a, c.key) : (a[c.key] ?? '');
      const right = c.kind === 'money' ? paise(b, c.key) : (b[c.key] ?? '');
      return left !== right;
    })
    .map((c) => c.label);

const byRate = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => (a.rate ?? -1) - (b.rate ?? -1));

/** Columns in which two sets of lines of one document differ. */
function differences(id: SectionId, before: readonly Row[], after: readonly Row[]): string[] {
  const { columns } = sections[id];
  if (before.length !== after.length) return ['Rate'];
  const a = byRate(before);
  const b = byRate(after);
  return [...new Set(a.flatMap((row, i) => same(columns, row, b[i]!)))];
}

const keyOf = (id: SectionId, row: Row, period: Period): string =>
  `${id}|${numberKey(sections[id], row, period) ?? uniqueKey(sections[id], row) ?? `#${row.id}`}`;

/** Rows by the document (whatever its party: the number decides) or summary line they belong to. */
function grouped(id: SectionId, rows: readonly Row[], period: Period): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(id, row, period);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Compares incoming rows with a return, document by document; a document is replaced whole, never mixed. */
export function planMerge(current: Sheets, incoming: Sheets, period: Period): MergePlan {
  const entries: MergeEntry[] = [];
  const counts = { new: 0, changed: 0, same: 0 };
  for (const id of sectionIds) {
    const rows = incoming[id];
    if (!rows || rows.length === 0) continue;
    const section = sections[id];
    const existing = grouped(id, current[id] ?? [], period);
    for (const [key, after] of grouped(id, rows, period)) {
      const before = existing.get(key) ?? [];
      const changed = before.length === 0 ? [] : differences(id, before, after);
      const state = before.length === 0 ? 'new' : changed.length === 0 ? 'same' : 'changed';
      counts[state]++;
      const first = after[0]!;
      const name =
        documentNumberOf(section, first) ??
        (section.unique ?? [])
          .map((k) => first[k] ?? '')
          .filter((v) => v !== '')
          .join(' ');
      entries.push({ section: id, state, name, before, after, changed });
    }
  }
  return { entries, counts };
}

/** Kinds of columns that a line of sums adds up. */
const summed = new Set<Column['kind']>(['money', 'quantity']);

/**
 * Rows merged with existing ones: a summary line (B2CS, nil rated, advances, HSN) is added to the existing
 * one, a document is used as imported.
 */
export function onTopOf(current: Sheets, incoming: Sheets): Sheets {
  const out: Sheets = { ...incoming };
  for (const id of sectionIds) {
    const section = sections[id];
    const rows = incoming[id];
    if (!rows || section.document || id === 'doc_issue') continue;
    const there = Map.groupBy(current[id] ?? [], (row) => uniqueKey(section, row));
    out[id] = rows.map((row) => {
      const key = uniqueKey(section, row);
      const own = key === undefined ? [] : (there.get(key) ?? []);
      const sums = section.columns
        .filter((c) => summed.has(c.kind))
        .map((c) => [c.key, own.reduce((n, r) => n + ((r[c.key] as number | undefined) ?? 0), 0)] as const)
        .filter(([, sum]) => sum !== 0)
        .map(([k, sum]) => [k, ((row[k] as number | undefined) ?? 0) + sum]);
      return { ...row, ...Object.fromEntries(sums) };
    });
  }
  return out;
}

/** Rows to write and ids to remove to apply the accepted entries of a plan. Lines keep their ids if possible. */
export function applyMerge(entries: readonly MergeEntry[]): { put: Sheets; remove: string[] } {
  const put: Sheets = {};
  const remove: string[] = [];
  for (const entry of entries) {
    if (entry.state === 'same') continue;
    const before = byRate(entry.before);
    const rows = byRate(entry.after).map((row, i) => (before[i] ? { ...row, id: before[i].id } : row));
    const list = put[entry.section] ?? [];
    put[entry.section] = list;
    list.push(...rows);
    for (const gone of before.slice(rows.length)) remove.push(gone.id);
  }
  return { put, remove };
}
