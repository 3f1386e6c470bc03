import type { Period } from '../periods.ts';
import type { Row } from './columns.ts';
import { documentNumberOf, numberKey } from './documents.ts';
import type { GstIssue } from './issue.ts';
import { checkCells } from './rules-cells.ts';
import { checkDocument, checkUnique, type Placed, uniqueKey } from './rules-groups.ts';
import { checkReturn } from './rules-return.ts';
import { type CheckContext, checkRow } from './rules-rows.ts';
import { type SectionId, type Sheets, sectionIds, sections } from './sections.ts';

/** Document numbers already reported elsewhere: `numberKey` to the period. */
export type Earlier = ReadonlyMap<string, Period>;

/**
 * Keeps the findings of a return up to date as rows are added, changed and removed; only affected rows are
 * checked again.
 */
export interface Checker {
  /** Adds or replaces rows of a section. */
  put(section: SectionId, rows: readonly Row[]): void;
  /** Removes rows by id. */
  remove(ids: readonly string[]): void;
  /** Findings about one row; the same list until something about them changes. */
  of(id: string): readonly GstIssue[];
  /** How many findings of rows refuse them. */
  errors(): number;
  /** Rows of a section that would be refused. */
  refusedIn(section: SectionId): number;
  /** Processes pending changes, so that the next query is immediate. */
  settle(): void;
  /** Adds numbers reported in another period, until replaced. */
  reported(numbers: Earlier): void;
  /** All findings of rows, in no promised order. */
  rows(): GstIssue[];
}

function checkOne(who: CheckContext, { section, row }: Placed): GstIssue[] {
  const found: GstIssue[] = [];
  const faulty = new Set<string>();
  checkCells(section, row, (field, message, severity = 'error', source) => {
    if (field && severity === 'error') faulty.add(field);
    found.push({ section: section.id, row: row.id, field, message, severity, source });
  });
  checkRow(who, section, row, (field, message, severity = 'error', source) => {
    // A cell that is already wrong is not explained twice.
    if (field && faulty.has(field)) return;
    found.push({ section: section.id, row: row.id, field, message, severity, source });
  });
  return found;
}

const none: readonly GstIssue[] = [];

/**
 * A checker for one return. Rows are not copied; `known` finds numbers reported in other periods, `placeOf`
 * gives the order of two rows with the same number (by default, order of insertion).
 */
export function createChecker(
  who: CheckContext,
  known: Earlier = new Map(),
  placeOf?: (id: string) => number,
): Checker {
  const earlier = new Map(known);
  const placed = new Map<string, Placed & { keys: string[] }>();
  const own = new Map<string, GstIssue[]>();
  const groups = new Map<string, Set<string>>();
  const shared = new Map<string, Map<string, GstIssue[]>>();
  const dirty = new Set<string>();
  const joined = new Map<string, readonly GstIssue[]>();
  const errorsOf = new Map<string, number>();
  const refused = new Map<SectionId, number>();
  let errors = 0;

  /** Counts findings in, or with `by` -1 out. */
  const count = (issues: readonly GstIssue[], by: 1 | -1): void => {
    for (const { row, section, severity } of issues) {
      if (severity !== 'error' || !row || !section) continue;
      const before = errorsOf.get(row) ?? 0;
      const after = before + by;
      errors += by;
      if (after > 0) errorsOf.set(row, after);
      else errorsOf.delete(row);
      if (before === 0 || after === 0) refused.set(section, (refused.get(section) ?? 0) + by);
    }
  };
  const keysOf = ({ section, row }: Placed): string[] => {
    const keys: string[] = [];
    const number = numberKey(section, row, who.period);
    if (number) keys.push(`d|${number}`);
    const unique = uniqueKey(section, row);
    if (unique) keys.push(`u|${unique}`);
    return keys;
  };
  const leave = (id: string, key: string): void => {
    const group = groups.get(key);
    group?.delete(id);
    if (group?.size === 0) groups.delete(key);
    dirty.add(key);
  };
  const settle = (): void => {
    for (const key of dirty) {
      const group = groups.get(key);
      const byRow = new Map<string, GstIssue[]>();
      for (const [id, list] of shared.get(key) ?? []) {
        count(list, -1);
        joined.delete(id);
      }
      if (group) {
        const ids = [...group];
        if (placeOf && ids.length > 1) ids.sort((a, b) => placeOf(a) - placeOf(b));
        const members = ids.map((id) => placed.get(id)!);
        const found = key.startsWith('d|')
          ? checkDocument(members, earlier.get(key.slice(2)))
          : checkUnique(members);
        for (const issue of found) {
          const list = byRow.get(issue.row!);
          if (list) list.push(issue);
          else byRow.set(issue.row!, [issue]);
        }
        for (const [id, list] of byRow) {
          count(list, 1);
          joined.delete(id);
        }
      }
      if (byRow.size > 0) shared.set(key, byRow);
      else shared.delete(key);
    }
    dirty.clear();
  };

  return {
    put(id, rows) {
      const section = sections[id];
      for (const row of rows) {
        const next = { section, row };
        const keys = keysOf(next);
        for (const key of placed.get(row.id)?.keys ?? []) if (!keys.includes(key)) leave(row.id, key);
        placed.set(row.id, { ...next, keys });
        for (const key of keys) {
          const group = groups.get(key);
          if (group) group.add(row.id);
          else groups.set(key, new Set([row.id]));
          dirty.add(key);
        }
        const found = checkOne(who, next);
        count(own.get(row.id) ?? none, -1);
        count(found, 1);
        joined.delete(row.id);
        if (found.length > 0) own.set(row.id, found);
        else own.delete(row.id);
      }
    },
    remove(ids) {
      for (const id of ids) {
        for (const key of placed.get(id)?.keys ?? []) leave(id, key);
        placed.delete(id);
        count(own.get(id) ?? none, -1);
        joined.delete(id);
        own.delete(id);
      }
    },
    reported(numbers) {
      for (const [key, period] of numbers) {
        earlier.set(key, period);
        dirty.add(`d|${key}`);
      }
    },
    of(id) {
      settle();
      const row = placed.get(id);
      if (!row) return none;
      const known = joined.get(id);
      if (known) return known;
      const found = [
        ...(own.get(id) ?? none),
        ...row.keys.flatMap((key) => shared.get(key)?.get(id) ?? none),
      ];
      if (found.length === 0) return none;
      joined.set(id, found);
      return found;
    },
    errors() {
      settle();
      return errors;
    },
    refusedIn(section) {
      settle();
      return refused.get(section) ?? 0;
    },
    settle,
    rows() {
      settle();
      const found: GstIssue[] = [];
      for (const list of own.values()) found.push(...list);
      for (const byRow of shared.values()) for (const list of byRow.values()) found.push(...list);
      return found;
    },
  };
}

/** Every finding of a whole return: rows first, in section and row order, then the return itself. */
export function checkAll(who: CheckContext, sheets: Sheets, earlier?: Earlier): GstIssue[] {
  const checker = createChecker(who, earlier);
  const order = new Map<string, number>();
  for (const id of sectionIds) {
    const rows = sheets[id] ?? [];
    for (const row of rows) order.set(row.id, order.size);
    checker.put(id, rows);
  }
  const rows = checker.rows().sort((a, b) => order.get(a.row!)! - order.get(b.row!)!);
  return [...rows, ...checkReturn(who, sheets)];
}

/** A finding as a page or an Excel of refused rows shows it. `line` is the row's place in its section from 1. */
export interface ListedIssue extends GstIssue {
  line?: number;
  number?: string;
  label?: string;
}

/** A finding with line number, document number and column label; `place` is its row's position. */
export function listIssue(issue: GstIssue, place: { line: number; row: Row } | undefined): ListedIssue {
  const section = issue.section && sections[issue.section];
  return {
    ...issue,
    line: place?.line,
    number: place && section ? documentNumberOf(section, place.row) : undefined,
    label: section && issue.field ? section.columns.find((c) => c.key === issue.field)?.label : undefined,
  };
}

/** Findings with line number, document number and column label. */
export function listIssues(issues: readonly GstIssue[], sheets: Sheets): ListedIssue[] {
  const places = new Map<string, { line: number; row: Row }>();
  for (const id of sectionIds) sheets[id]?.forEach((row, i) => void places.set(row.id, { line: i + 1, row }));
  return issues.map((issue) => listIssue(issue, issue.row ? places.get(issue.row) : undefined));
}
