/** Key of a part missing in the form. */
const NONE = {};

/** Cached results, by the objects they were calculated from and, last, by key strings. */
type Known<T> = { next: WeakMap<object, Known<T>>; results: Map<string, { is: T }> };
const nothingYet = <T>(): Known<T> => ({ next: new WeakMap(), results: new Map() });

/** Nothing is taken from the cache, and each calculation gets the whole form. */
let wholly = false;

/** Runs `work` without the cache and with whole forms: what the cached way is compared with in tests. */
export const onWholeForms = <T>(work: () => T): T => {
  wholly = true;
  try {
    return work();
  } finally {
    wholly = false;
  }
};

/**
 * Caches a calculation on named parts of a form until one of them is replaced: parts are replaced on change,
 * never mutated, and the result must not be mutated either. The calculation gets only those parts, so that it
 * cannot depend on others. The cache is held by the parts through weak references.
 */
export const ofParts =
  <D extends object>() =>
  <const N extends keyof D & string, How extends readonly (object | string)[], T>(
    names: readonly N[],
    work: (parts: Pick<D, N>, ...how: How) => T,
  ): ((data: D, ...how: How) => T) => {
    const root = nothingYet<T>();
    const partsOf = (data: D): Pick<D, N> => {
      const parts = {} as Pick<D, N>;
      for (const name of names) {
        const part = Object.hasOwn(data, name) ? data[name] : undefined;
        if (part !== undefined) parts[name] = part;
      }
      return parts;
    };
    return (data, ...how) => {
      if (wholly) return work(data, ...how);
      let at = root;
      let words = '';
      const follow = (key: object) => {
        let next = at.next.get(key);
        if (!next) {
          next = nothingYet();
          at.next.set(key, next);
        }
        at = next;
      };
      for (const key of how) {
        if (typeof key === 'string') words += `${key}/`;
        else follow(key);
      }
      for (const name of names) {
        const part: unknown = Object.hasOwn(data, name) ? data[name] : undefined;
        // a draft may have any value: only objects can be cache keys
        if (part !== undefined && (part === null || typeof part !== 'object'))
          return work(partsOf(data), ...how);
        follow((part as object | undefined) ?? NONE);
      }
      let found = at.results.get(words);
      if (!found) {
        found = { is: work(partsOf(data), ...how) };
        at.results.set(words, found);
      }
      return found.is;
    };
  };
