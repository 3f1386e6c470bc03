import { paise, type Row, type RowKey } from './columns.ts';
import { type SectionId, sections } from './sections.ts';
import { addLine, noTotals, type SectionTotals, sameDocument, signOf } from './totals.ts';

/** Current figures of a section: totals, and the sum of each line-level amount column. */
export interface CurrentTotals {
  totals: SectionTotals;
  columns: Readonly<Partial<Record<RowKey, number>>>;
}

/**
 * Keeps the totals of one section up to date as rows are added, changed and removed; the cost is proportional
 * to the change.
 */
export interface RunningTotals {
  /** Adds or replaces rows. */
  put(rows: readonly Row[]): void;
  /** Removes rows by id; unknown ids are ignored. */
  remove(ids: readonly string[]): void;
  /** The same object until something changes. */
  now(): CurrentTotals;
  /** Processes pending changes, so that the next query is immediate. */
  settle(): void;
}

interface Document {
  /** May name rows that have left meanwhile; they are dropped when the document is counted again. */
  ids: string[];
  value: number;
}

/** Running totals of no rows. `placeOf` orders them: where lines of a document disagree about its value, the first one's counts. */
export function createRunningTotals(id: SectionId, placeOf: (id: string) => number): RunningTotals {
  const section = sections[id];
  const keys = section.columns.filter((c) => c.kind === 'money' && !c.header).map((c) => c.key);
  const rows = new Map<string, Row>();
  const documents = new Map<string, Document>();
  const dirty = new Set<string>();
  const totals = noTotals();
  const columns: Partial<Record<RowKey, number>> = Object.fromEntries(keys.map((key) => [key, 0]));
  let told: CurrentTotals | undefined;

  const count = (row: Row, by: 1 | -1) => {
    addLine(totals, section, row, by);
    const s = by * signOf(row);
    for (const key of keys) columns[key]! += s * paise(row, key);
    if (section.document) dirty.add(sameDocument(section.document, row));
    else totals.documents += by;
  };
  const leave = (row: Row) => {
    count(row, -1);
    rows.delete(row.id);
  };
  /** Documents touched since: their rows, and the value of the first. */
  const settle = () => {
    const { document } = section;
    if (!document) return;
    for (const key of dirty) {
      const known = documents.get(key);
      if (!known) continue;
      totals.value -= known.value;
      const here = (id: string) => {
        const row = rows.get(id);
        return row !== undefined && sameDocument(document, row) === key;
      };
      const ids = known.ids.length === 1 ? known.ids.filter(here) : [...new Set(known.ids)].filter(here);
      if (ids.length === 0) {
        documents.delete(key);
        continue;
      }
      let first = ids[0]!;
      for (const id of ids) if (placeOf(id) < placeOf(first)) first = id;
      const row = rows.get(first)!;
      const value = signOf(row) * paise(row, document.value);
      totals.value += value;
      documents.set(key, { ids, value });
    }
    dirty.clear();
    totals.documents = documents.size;
  };

  return {
    put(list) {
      for (const row of list) {
        const old = rows.get(row.id);
        if (old) leave(old);
        rows.set(row.id, row);
        count(row, 1);
        if (!section.document) continue;
        const key = sameDocument(section.document, row);
        const document = documents.get(key);
        if (document) document.ids.push(row.id);
        else documents.set(key, { ids: [row.id], value: 0 });
      }
      if (list.length > 0) told = undefined;
    },
    remove(ids) {
      for (const id of ids) {
        const row = rows.get(id);
        if (row) leave(row);
      }
      if (ids.length > 0) told = undefined;
    },
    now() {
      if (told) return told;
      settle();
      told = { totals: { ...totals }, columns: { ...columns } };
      return told;
    },
    settle,
  };
}
