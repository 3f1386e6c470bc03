/** Generates row ids in the caller's format. */
export type NextId = () => string;

/** Ids `r1`, `r2`, …; a store gives its own. */
export function rowIds(prefix = 'r'): NextId {
  let n = 0;
  return () => `${prefix}${++n}`;
}
