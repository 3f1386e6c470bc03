import { figureNames } from './names-of-figures.ts';
import type { Figure } from './pieces.ts';

/** Grouping data of a row. */
interface Grouped {
  role: string;
  figure: Figure | '';
  decision: string | null;
  suggestion: { action: string; figure: Figure | '' };
}

/** A group of rows: a figure of the return, or '' for rows without one. */
interface Group<R> {
  figure: Figure | '';
  rows: R[];
  /** Rows whose suggestion can be applied without a question. */
  ready: number;
  /** Rows a person has to look at. */
  open: number;
}

const order = Object.keys(figureNames);
/** Rows that only support others or are no evidence of income or tax come last. */
const quiet = new Set(['line', 'summary', 'control', 'acquisition']);
const followed = new Set(['take', 'match', 'set_aside']);

/** Rows to be decided first, decided rows last. */
const rank = (row: Grouped): 0 | 1 | 2 | 3 =>
  row.decision !== null ? 3 : row.suggestion.action === 'ask' ? 0 : row.suggestion.action === 'take' ? 1 : 2;

/** Rows by suggested figure, in the order of a return; rows to be decided come first in each. */
export function groupsOf<R extends Grouped>(rows: readonly R[]): Group<R>[] {
  const groups = new Map<Figure | '', [R[], R[], R[], R[]]>();
  for (const row of rows) {
    const figure = row.suggestion.figure || (quiet.has(row.role) ? '' : row.figure);
    let ranks = groups.get(figure);
    if (!ranks) {
      ranks = [[], [], [], []];
      groups.set(figure, ranks);
    }
    ranks[rank(row)].push(row);
  }
  return [...groups]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : order.indexOf(a) - order.indexOf(b)))
    .map(([figure, ranks]) => {
      const undecided = ranks.slice(0, 3).flat();
      return {
        figure,
        rows: [...undecided, ...ranks[3]],
        ready: undecided.filter((row) => followed.has(row.suggestion.action)).length,
        open: undecided.filter((row) => !quiet.has(row.role) && row.suggestion.action !== 'set_aside').length,
      };
    });
}
