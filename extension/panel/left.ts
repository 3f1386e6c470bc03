import type { Entry, Report, Step, Waiting } from '../fill/plan.ts';
import { readable } from './show.ts';

/** One value that is not on the page yet, ready to be copied. */
export interface LeftLine {
  entry: Entry;
  /** As a person types it: words of a choice, an amount in plain digits, a date as DD/MM/YYYY. */
  text: string;
}

/** Values of one row, or of no row. */
interface LeftGroup {
  /** `Employer 2: MUMB54321C`; absent for values outside lists. */
  row?: string;
  waiting?: Waiting;
  lines: LeftLine[];
}

/** Values left to the user: to be typed, row by row in page order, apart from computed ones. */
export interface LeftToUser {
  type: LeftGroup[];
  computed: LeftLine[];
  /** The filled row waiting for the page's Add or Save. */
  offered: string | undefined;
  /** Little of the page is known: most values found no place. */
  littleKnown: boolean;
}

/** `2025-06-05` -> `05/06/2025`; everything else as a person reads it. */
function typed(entry: Entry, step: Step | undefined): string {
  if (step?.kind === 'date') return entry.want.split('-').reverse().join('/');
  return step?.options || step?.kind === 'flag' ? readable(entry, step, 'Yes', 'No') : entry.want;
}

/**
 * The steps of a plan in page order. A value without its own place follows the previous one of the return;
 * those before all found ones stay first.
 */
function onPage(
  steps: ReadonlyMap<string, Step>,
  byPath: ReadonlyMap<string, Entry>,
): (readonly [string, Step])[] {
  let last = -1;
  return [...steps]
    .filter(([path]) => byPath.has(path))
    .map(([path, step]) => {
      last = byPath.get(path)!.place ?? last;
      return { path, step, place: last };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ path, step }) => [path, step] as const);
}

/** Sorts the values left in a report; `steps` are the plan's, in the order of the return. */
export function leftOf(report: Report, steps: ReadonlyMap<string, Step>): LeftToUser {
  const byPath = new Map(report.entries.map((e) => [e.path, e]));
  const left: LeftToUser = { type: [], computed: [], offered: undefined, littleKnown: false };
  const groups = new Map<string, LeftGroup>();
  let missing = 0;
  for (const [path, step] of onPage(steps, byPath)) {
    const entry = byPath.get(path)!;
    if (entry.waiting === 'press-add' || entry.waiting === 'offered') left.offered ??= entry.row;
    if (entry.status === 'filled' || entry.status === 'right') continue;
    const line = { entry, text: typed(entry, step) };
    if (entry.computed) {
      left.computed.push(line);
      continue;
    }
    if (entry.status === 'not-found') missing += 1;
    // A row is kept together; values outside lists come in page order, between the lists.
    const last = left.type.at(-1);
    const known = entry.row ? groups.get(entry.row) : last?.row ? undefined : last;
    const group: LeftGroup = known ?? { ...(entry.row ? { row: entry.row } : {}), lines: [] };
    if (entry.waiting) group.waiting = entry.waiting;
    group.lines.push(line);
    if (!known) left.type.push(group);
    if (entry.row) groups.set(entry.row, group);
  }
  left.littleKnown = missing >= 5 && missing > steps.size / 2;
  return left;
}

/** All values left as text for the clipboard: one line each, rows under their names. */
export function leftAsText(left: LeftToUser, name: (label: string) => string): string {
  return left.type
    .map(({ row, lines }) =>
      [...(row ? [row] : []), ...lines.map(({ entry, text }) => `${name(entry.label)}\t${text}`)].join('\n'),
    )
    .join('\n\n');
}
