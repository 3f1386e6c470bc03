import type { AssessmentYear } from '../../../dates.ts';
import type { Rule } from './reader.ts';

/** Where AY 2026-27's list has the rules of AY 2025-26's: first and last number there, and by how much they moved; others were dropped. */
const moved: readonly (readonly [first: number, last: number, by: number])[] = [
  [1, 117, 0],
  [119, 185, -1],
  [194, 233, -9],
  [234, 234, -8],
  [236, 236, -11],
  [237, 276, -10],
  [277, 278, -9],
  [279, 279, -12],
];

/** Category B and D of AY 2026-27 by their numbers of AY 2025-26. */
const advice2026: Readonly<Record<string, number>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [`B-${no}`, no])),
  'D-3': 1,
};

/**
 * Number of a rule in the department's list of the year; undefined if not in it. AY 2024-25 uses the list of
 * the following year.
 */
export const numberIn = ({ category, no, list }: Rule, year: AssessmentYear): number | undefined => {
  if (list === '2026-27') return year === list ? no : undefined;
  if (year !== '2026-27') return no;
  if (category !== 'A') return advice2026[`${category}-${no}`];
  const block = moved.find(([first, last]) => no >= first && no <= last);
  return block && no + block[2];
};
