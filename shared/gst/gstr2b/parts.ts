import type { InwardDocument } from './read.ts';

/** One file of a statement: its number and the total, if the file tells. */
export interface StatementPart {
  number: number | null;
  of: number | null;
  /** Begins the ids of its documents. */
  prefix: string;
  documents: number;
}

/** A statement as stored: generation date (ISO, or ''), its parts and documents. */
export interface StoredParts {
  generated: string;
  parts: readonly StatementPart[];
  documents: readonly InwardDocument[];
}

/** Effect of a file on the stored statement of the same GSTIN and period. */
type Joined =
  | { way: 'new' | 'replaced' | 'same-part' | 'added'; parts: StatementPart[]; documents: InwardDocument[] }
  /** An older generation than the one stored. */
  | { way: 'older' }
  /** Some documents are in both, others in only one, and neither file tells its part number. */
  | { way: 'ask'; common: number; missing: number };

/** Key of a document, unique within a file. */
export const documentKey = (d: InwardDocument): string =>
  [d.source, d.kind, d.gstin, d.number.toUpperCase(), d.date, d.rejected].join('|');

/** The part of a document. Statements stored before parts existed are one part, whose ids have no prefix. */
const partOf = (parts: readonly StatementPart[], d: InwardDocument): StatementPart =>
  parts.find((p) => p.prefix !== '' && d.id.startsWith(`${p.prefix}-`)) ??
  parts.find((p) => p.prefix === '')!;

/**
 * Merges a file with the stored statement. A later generation replaces everything; within one generation a
 * part replaces itself, and another part is added (a large statement is downloaded as files 1 to n).
 * `existing` answers what the files leave open.
 */
export function joinParts(
  stored: StoredParts | undefined,
  file: { generated: string; number: number | null; of: number | null; documents: readonly InwardDocument[] },
  existing?: 'add' | 'replace',
): Joined {
  const fresh = (used: readonly StatementPart[]): { part: StatementPart; documents: InwardDocument[] } => {
    let n = 1;
    while (used.some((p) => p.prefix === `p${n}`)) n++;
    const prefix = used.length === 0 ? '' : `p${n}`;
    return {
      part: { number: file.number, of: file.of, prefix, documents: file.documents.length },
      documents: file.documents.map((d) => (prefix ? { ...d, id: `${prefix}-${d.id}` } : d)),
    };
  };
  const whole = (way: 'new' | 'replaced' | 'same-part'): Joined => {
    const { part, documents } = fresh([]);
    return { way, parts: [part], documents };
  };
  if (!stored) return whole('new');
  if (existing === 'replace') return whole('replaced');
  if (stored.generated && file.generated && stored.generated !== file.generated)
    return file.generated > stored.generated ? whole('replaced') : { way: 'older' };
  const known = stored.documents.map((d) => ({ part: partOf(stored.parts, d), d }));
  const keep = (gone: StatementPart): Joined => {
    const parts = stored.parts.filter((p) => p !== gone);
    const { part, documents } = fresh(parts);
    // Ids of the parts that stay must not be those of a part without prefix.
    const others = known.filter((k) => k.part !== gone).map((k) => k.d);
    return { way: 'same-part', parts: [...parts, part], documents: [...others, ...documents] };
  };
  const added = (): Joined => {
    const own = new Set(file.documents.map(documentKey));
    const { part, documents } = fresh(stored.parts);
    const others = known.filter((k) => !own.has(documentKey(k.d))).map((k) => k.d);
    return { way: 'added', parts: [...stored.parts, part], documents: [...others, ...documents] };
  };
  const same = stored.parts.find((p) => p.number !== null && p.number === file.number && p.of === file.of);
  if (same) return keep(same);
  const own = new Set(file.documents.map(documentKey));
  const theirs = new Map<StatementPart, Set<string>>(stored.parts.map((p) => [p, new Set<string>()]));
  for (const k of known) theirs.get(k.part)!.add(documentKey(k.d));
  const touching = stored.parts.filter((p) => [...theirs.get(p)!].some((key) => own.has(key)));
  // The same part again, whatever else the file now has: everything of that part is in it.
  const again = touching.filter((p) => [...theirs.get(p)!].every((key) => own.has(key)));
  if (touching.length === 1 && again.length === 1) return keep(touching[0]!);
  if (touching.length > 1 && touching.length === again.length && touching.length === stored.parts.length)
    return whole('replaced');
  if (touching.length === 0 || existing === 'add') return added();
  const common = [...own].filter((key) => touching.some((p) => theirs.get(p)!.has(key))).length;
  return { way: 'ask', common, missing: known.length - common };
}

/** Parts of a statement still to come, by number where the files are numbered. */
export function missingParts(
  parts: readonly StatementPart[],
): { have: number; of: number; numbers: number[] } | undefined {
  const of = Math.max(0, ...parts.map((p) => p.of ?? 0));
  if (of <= parts.length) return undefined;
  const have = new Set(parts.map((p) => p.number));
  const numbers = parts.every((p) => p.number !== null)
    ? Array.from({ length: of }, (_, i) => i + 1).filter((n) => !have.has(n))
    : [];
  return { have: parts.length, of, numbers };
}
