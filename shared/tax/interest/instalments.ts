import { positive, type Rupees } from '../../money.ts';

/** Income of the columns after one, losses of later columns netted; 0 when it is not split. */
export const incomeAfter = (columns: readonly number[] | undefined, column: number): Rupees => {
  if (!columns) return 0;
  let total = 0;
  for (let i = column + 1; i < 5; i += 1) total += columns[i] ?? 0;
  return positive(total);
};

/**
 * Income after set-off, spread over the form's five columns: losses reduce the earliest income, as in the
 * s.234C computation (Schedule CG, table F).
 */
export const spread = (left: Rupees, columns: readonly number[] | undefined): number[] => {
  if (!columns) return [left, 0, 0, 0, 0];
  const afterColumn = [0, 1, 2, 3].map((column) => Math.min(left, incomeAfter(columns, column)));
  const edges = [left, ...afterColumn, 0];
  // a later column may net below an earlier one; the amount after a date can only shrink
  for (let i = edges.length - 2; i > 0; i -= 1) edges[i] = Math.max(edges[i]!, edges[i + 1]!);
  return [0, 1, 2, 3, 4].map((i) => edges[i]! - edges[i + 1]!);
};
