import { createHash } from 'node:crypto';

/**
 * A backup is `MAGIC`, a zstd stream of records, and a SHA-256 (32 bytes) over everything before it. A record
 * is a type byte, a length (uint32, little endian) and that many bytes.
 */
export const MAGIC = Buffer.from('KARSETU BACKUP 1\n');
/** Length of the SHA-256 at the end. */
export const CHECKSUM_BYTES = 32;

/** The kinds of records. */
export const RECORD = {
  /** JSON: version, time, kind of store. */
  head: 0x48,
  /** JSON: name, options and indexes of the collection whose documents follow. */
  collection: 0x43,
  /** One document in BSON. */
  document: 0x44,
  /** JSON: location and path of the file whose bytes follow. */
  file: 0x46,
  bytes: 0x42,
  /** JSON: counts and hashes of everything, for verification. */
  end: 0x5a,
} as const;

/** One of the kinds. */
type RecordType = (typeof RECORD)[keyof typeof RECORD];

/** A collection; options and indexes in extended JSON. */
export type CollectionHead = { name: string; options: string; indexes: string };
/** A file: its location and permissions. */
export type FileHead = { place: 'drive' | 'data'; path: string; mode: number };
/** Contents of a backup. */
export type Totals = {
  collections: Record<string, { documents: number; sha256: string }>;
  files: number;
  bytes: number;
};

/** Maximum record size: a document of 16 MiB, with overhead. */
const MAX_RECORD = 64 * 1024 * 1024;

/** A record in bytes. */
export const record = (type: RecordType, payload: Uint8Array): Buffer => {
  const out = Buffer.allocUnsafe(5 + payload.length);
  out[0] = type;
  out.writeUInt32LE(payload.length, 1);
  out.set(payload, 5);
  return out;
};

/** A record of JSON. */
export const json = (type: RecordType, value: unknown): Buffer =>
  record(type, Buffer.from(JSON.stringify(value)));

/** Splits a byte stream into records; a truncated stream is an error. */
export async function* readRecords(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ type: number; payload: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    while (held.length - at >= 5) {
      const size = held.readUInt32LE(at + 1);
      if (size > MAX_RECORD) throw new Error('the backup is damaged: a record is too long');
      if (held.length - at < 5 + size) break;
      yield { type: held[at]!, payload: held.subarray(at + 5, at + 5 + size) };
      at += 5 + size;
    }
    held = held.subarray(at);
  }
  if (held.length > 0) throw new Error('the backup is damaged: it ends in the middle of a record');
}

/** Counts and hashes the documents of a collection in the given order. */
export const tally = () => {
  const hash = createHash('sha256');
  let documents = 0;
  return {
    add: (doc: Uint8Array) => {
      hash.update(doc);
      documents++;
    },
    result: () => ({ documents, sha256: hash.digest('hex') }),
  };
};
