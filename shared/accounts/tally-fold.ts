import type { Paise } from '../money.ts';
import { parentOfTallyGroup, tallyGroupNamed } from './groups.ts';

/** One row of a display report; paise, opening positive for a debit. */
export interface DisplayRow {
  name: string;
  opening: Paise;
  debit: Paise;
  credit: Paise;
}

/** A remaining row, with the group whose total includes it. */
export interface Leaf<R extends DisplayRow> {
  row: R;
  under?: string;
}

/**
 * Result for a report without depth: rows that count, and groups whose totals were dropped because their
 * parts follow.
 */
interface Folded<R extends DisplayRow> {
  leaves: Leaf<R>[];
  totals: string[];
}

/** Limit of the slower search for an office's own sub-groups. */
const farthest = 4000;

const netOf = (rows: readonly DisplayRow[]) =>
  rows.reduce((sum, r) => sum + r.opening + r.debit - r.credit, 0);

const isZero = (r: DisplayRow) => r.opening === 0 && r.debit === r.credit;

/**
 * A report exploded into groups and ledgers has no depth, so a group's total and its parts are both in the
 * list and would count twice. A predefined group whose following rows add up exactly to its opening and
 * movement is such a total; a predefined group that is not its sub-group ends the search. The office's own
 * sub-groups are found the same way.
 */
export function foldGroups<R extends DisplayRow>(rows: readonly R[]): Folded<R> {
  const totals: string[] = [];
  const leaves: Leaf<R>[] = [];

  /** The row after those that add up exactly to row `at`, all with unknown names; undefined if none. */
  const ownGroupEnd = (at: number): number | undefined => {
    const goal = rows[at]!;
    if (isZero(goal)) return undefined;
    let opening = 0;
    let net = 0;
    for (let j = at + 1; j < rows.length && j - at < farthest; j++) {
      const r = rows[j]!;
      if (tallyGroupNamed(r.name)) return undefined;
      opening += r.opening;
      net += r.debit - r.credit;
      // One row alone may equal by chance; two or more hardly do.
      if (j - at > 1 && opening === goal.opening && net === goal.debit - goal.credit) return j + 1;
    }
    return undefined;
  };

  /** The parts of the group at `at`, and the row after them; undefined if the rows after it are not its parts. */
  const partsOf = (at: number, group: string, ownGroups: boolean): Part | undefined => {
    const goal = rows[at]!;
    let opening = 0;
    let net = 0;
    const found: Leaf<R>[] = [];
    const left: string[] = [];
    let j = at + 1;
    while (j < rows.length && (!ownGroups || j - at < farthest)) {
      const r = rows[j]!;
      const known = tallyGroupNamed(r.name);
      if (known && parentOfTallyGroup(known) !== group) return undefined;
      const inner = known ? node(j, known) : undefined;
      const end = !known && ownGroups ? ownGroupEnd(j) : undefined;
      if (inner) {
        found.push(...inner.found);
        left.push(...inner.left);
        j = inner.next;
      } else if (end !== undefined) {
        left.push(r.name);
        for (let k = j + 1; k < end; k++) found.push({ row: rows[k]!, under: group });
        j = end;
      } else {
        found.push({ row: r, under: known ?? group });
        j++;
      }
      opening += r.opening;
      net += r.debit - r.credit;
      // One sub-group of the office's own making is as much as the group it makes up: its ledgers follow.
      if (!ownGroups && j === at + 2 && !known && ownGroupEnd(at + 1) !== undefined) return undefined;
      if (opening === goal.opening && net === goal.debit - goal.credit)
        return { found, left: [goal.name, ...left], next: j };
    }
    return undefined;
  };
  type Part = { found: Leaf<R>[]; left: string[]; next: number };
  const node = (at: number, group: string): Part | undefined =>
    isZero(rows[at]!) ? undefined : (partsOf(at, group, false) ?? partsOf(at, group, true));

  for (let at = 0; at < rows.length; ) {
    const row = rows[at]!;
    const group = tallyGroupNamed(row.name);
    const part = group ? node(at, group) : undefined;
    if (part) {
      leaves.push(...part.found);
      totals.push(...part.left);
      at = part.next;
    } else {
      leaves.push({ row });
      at++;
    }
  }
  // A ledger named like a group next to an equal one: the balance before must be kept.
  if (netOf(rows) === 0 && netOf(leaves.map((l) => l.row)) !== 0)
    return { leaves: rows.map((row) => ({ row })), totals: [] };
  return { leaves, totals };
}
