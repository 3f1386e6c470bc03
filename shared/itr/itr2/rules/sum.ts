/** A figure that must equal others: `at` = sum of `plus` less `minus`; paths with `[]` add up a column. `floor`: never below nil. */
export interface Sum {
  /** List with a sum in every row; the whole file if absent. */
  list?: string;
  at: string;
  plus: readonly string[];
  minus?: readonly string[];
  floor?: true;
  /** Terms that count only when positive. */
  gains?: readonly string[];
  /** Only in the old regime. */
  old?: true;
  /** Only where this place of the file (or row) is there. */
  needs?: string;
}

/** Paths under a prefix. */
export const under = (prefix: string, paths: readonly string[]) => paths.map((p) => `${prefix}.${p}`);
