import { type Doc, isPlainObject } from './bson.ts';

/** Names of top-level fields something reads; undefined: it may read any. */
export type Needs = Set<string> | undefined;

const top = (path: string) => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

/** The fields a filter looks at. */
export const filterNeeds = (filter: Doc, into: Set<string> = new Set()): Needs => {
  for (const key of Object.keys(filter)) {
    if (!key.startsWith('$')) into.add(top(key));
    else if (key === '$and' || key === '$or' || key === '$nor') {
      const clauses = filter[key];
      if (!Array.isArray(clauses)) return undefined;
      for (const clause of clauses)
        if (!isPlainObject(clause) || !filterNeeds(clause, into)) return undefined;
    } else if (key !== '$comment') return undefined;
  }
  return into;
};
