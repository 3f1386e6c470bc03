import { type Doc, decode, elementEnd, isPlainObject } from './bson.ts';

/** Names of top-level fields to read; undefined: any. */
type Needs = Set<string> | undefined;

const top = (path: string) => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

/** The fields a filter reads. */
export const filterNeeds = (filter: Doc, into: Set<string> = new Set()): Needs => {
  for (const key of Object.keys(filter)) {
    if (!key.startsWith('$')) into.add(top(key));
    else if (key === '$and' || key === '$or') {
      const clauses = filter[key];
      if (!Array.isArray(clauses)) return undefined;
      for (const clause of clauses)
        if (!isPlainObject(clause) || !filterNeeds(clause, into)) return undefined;
    } else return undefined;
  }
  return into;
};

/** Decodes a document, or the part needed. */
export type Decoder = (raw: Uint8Array) => Doc;

const same = (raw: Uint8Array, at: number, name: Uint8Array): boolean => {
  for (let i = 0; i < name.length; i++) if (raw[at + i] !== name[i]) return false;
  return raw[at + name.length] === 0;
};

/** Most fields for which selective decoding pays off. */
const MOST = 12;

/** A decoder of the named top-level fields: only their bytes become objects. Without names it decodes everything. */
export const decoderOf = (needs: Needs): Decoder => {
  if (!needs || needs.size > MOST) return decode;
  const names = [...needs].map((n) => new Uint8Array(Buffer.from(n, 'utf8')));
  let scratch = new Uint8Array(1024);
  return (raw) => {
    let size = 4;
    let left = names.length;
    for (let at = 4; left > 0 && raw[at] !== 0; ) {
      const end = elementEnd(raw, at);
      for (const name of names) {
        if (raw[at + 1] !== name[0] && name.length > 0) continue;
        if (!same(raw, at + 1, name)) continue;
        const length = end - at;
        if (size + length + 1 > scratch.length) {
          const bigger = new Uint8Array((size + length + 1) * 2);
          bigger.set(scratch.subarray(0, size));
          scratch = bigger;
        }
        if (length < 64) for (let i = 0; i < length; i++) scratch[size + i] = raw[at + i]!;
        else scratch.set(raw.subarray(at, end), size);
        size += length;
        left--;
        break;
      }
      at = end;
    }
    scratch[size++] = 0;
    scratch[0] = size & 0xff;
    scratch[1] = (size >> 8) & 0xff;
    scratch[2] = (size >> 16) & 0xff;
    scratch[3] = size >>> 24;
    // A copy, because binary values refer to the bytes they were decoded from.
    return decode(scratch.slice(0, size));
  };
};
