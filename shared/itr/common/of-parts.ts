/** Key of a part missing in the form. */
const NONE = {};

/** Cached results, by the objects they were calculated from and, last, by key strings. */
type Known<T> = { next: WeakMap<object, Known<T>>; results: Map<string, { is: T }> };
const nothingYet = <T>(): Known<T> => ({ next: new WeakMap(), results: new Map() });

/** Work on some parts of a form `D`; `plain` does it again each time, with the whole form before it. */
interface OfParts<D extends object, How extends readonly (object | string)[], T> {
  (data: D, ...how: How): T;
  plain: (data: D, ...how: How) => T;
}

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
  ): OfParts<D, How, T> => {
    const root = nothingYet<T>();
    const find = (data: D, ...how: How): T => {
      const parts = {} as Pick<D, N>;
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
      let odd = false;
      for (const name of names) {
        const part = Object.hasOwn(data, name) ? data[name] : undefined;
        if (part !== undefined) parts[name] = part as D[N];
        if (part !== undefined && (part === null || typeof part !== 'object')) odd = true;
        else follow((part as object | undefined) ?? NONE);
      }
      // a draft may have any value: only objects can be cache keys
      if (odd) return work(parts, ...how);
      let found = at.results.get(words);
      if (!found) {
        found = { is: work(parts, ...how) };
        at.results.set(words, found);
      }
      return found.is;
    };
    return Object.assign(find, { plain: work as (data: D, ...how: How) => T });
  };
