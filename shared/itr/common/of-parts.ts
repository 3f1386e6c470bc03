/** Stands for a part the form does not have. */
const NONE = {};

/** What was calculated, by the objects it was calculated from and, last, by words. */
type Known<T> = { next: WeakMap<object, Known<T>>; results: Map<string, { is: T }> };
const nothingYet = <T>(): Known<T> => ({ next: new WeakMap(), results: new Map() });

/** Work on some parts of a form `D`; `plain` does it again each time, with the whole form before it. */
interface OfParts<D extends object, How extends readonly (object | string)[], T> {
  (data: D, ...how: How): T;
  plain: (data: D, ...how: How) => T;
}

/**
 * Works something out of the named parts of a form once, for as long as none of them is replaced: parts are replaced when they
 * change, never written to, and neither may be what comes out. The work is shown those parts alone, so that it cannot follow from
 * another one. What is known is held by the parts themselves and gone with them.
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
      // a draft may hold anything: what is no object cannot hold what is known
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
