/** One segment of a path in a government file: a key, and for keyed lists which row: `List[Nature=SAV]`. */
export interface Segment {
  key: string;
  match?: { key: string; value: string };
}

const SEGMENT = /^([A-Za-z0-9_-]+)(?:\[([A-Za-z0-9_]+)=([^\]]+)\])?$/;
const cache = new Map<string, readonly Segment[]>();

/** `A.List[Nature=SAV].Amount` as segments; throws on an invalid path. */
export function segmentsOf(path: string): readonly Segment[] {
  const known = cache.get(path);
  if (known) return known;
  const segments =
    path === ''
      ? []
      : path.split('.').map((part): Segment => {
          const m = SEGMENT.exec(part);
          if (!m) throw new Error(`bad path ${path}`);
          return m[2] ? { key: m[1]!, match: { key: m[2], value: m[3]! } } : { key: m[1]! };
        });
  cache.set(path, segments);
  return segments;
}

/** Joins two relative paths, either of which may be empty. */
export const joinPath = (a: string, b: string | undefined): string => (a && b ? `${a}.${b}` : (b ?? a));

export type JsonObject = Record<string, unknown>;

/** Whether a value is a plain JSON object. */
export const isObject = (v: unknown): v is JsonObject =>
  v !== null && typeof v === 'object' && !Array.isArray(v);

/** JSON type name of a value, for messages. */
export const typeName = (v: unknown): string =>
  v === null
    ? 'null'
    : Array.isArray(v)
      ? 'array'
      : typeof v === 'number' && !Number.isInteger(v)
        ? 'decimal number'
        : typeof v;
