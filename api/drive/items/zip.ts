/**
 * A streamed ZIP: without compression (scans and PDFs would not shrink) and without buffering. Size and
 * CRC-32 of every file are known from its upload, so the total length is known in advance; ZIP64 where
 * required.
 */

export interface ZipEntry {
  /** `Folder/name`, with a trailing slash for a folder. */
  path: string;
  modified: Date;
  size: number;
  crc32: number;
  open: () => Promise<AsyncIterable<Buffer>>;
}

const limit32 = 0xffff_ffff;
const limit16 = 0xffff;
const ist = 330 * 60_000;

/** MS-DOS date and time, in Indian time. */
function dosTime(at: Date): { date: number; time: number } {
  const d = new Date(at.getTime() + ist);
  const year = Math.min(2107, Math.max(1980, d.getUTCFullYear()));
  return {
    date: ((year - 1980) << 9) | ((d.getUTCMonth() + 1) << 5) | d.getUTCDate(),
    time: (d.getUTCHours() << 11) | (d.getUTCMinutes() << 5) | (d.getUTCSeconds() >> 1),
  };
}

const big = (entry: ZipEntry) => entry.size >= limit32;

/** Extra field for numbers beyond 32 bits. */
function extra64(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0);
  const out = Buffer.alloc(4 + 8 * numbers.length);
  out.writeUInt16LE(1, 0);
  out.writeUInt16LE(8 * numbers.length, 2);
  for (const [i, n] of numbers.entries()) out.writeBigUInt64LE(BigInt(n), 4 + 8 * i);
  return out;
}

/** Fields common to local and central headers, from the version to the lengths of name and extra field. */
function common(entry: ZipEntry, name: Buffer, extra: Buffer, needs64: boolean): Buffer {
  const out = Buffer.alloc(26);
  const { date, time } = dosTime(entry.modified);
  out.writeUInt16LE(needs64 ? 45 : 20, 0);
  out.writeUInt16LE(0x0800, 2);
  out.writeUInt16LE(0, 4);
  out.writeUInt16LE(time, 6);
  out.writeUInt16LE(date, 8);
  out.writeUInt32LE(entry.crc32, 10);
  out.writeUInt32LE(big(entry) ? limit32 : entry.size, 14);
  out.writeUInt32LE(big(entry) ? limit32 : entry.size, 18);
  out.writeUInt16LE(name.length, 22);
  out.writeUInt16LE(extra.length, 24);
  return out;
}

const signature = (value: number) => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
};

function local(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.path);
  const extra = extra64(big(entry) ? [entry.size, entry.size] : []);
  return Buffer.concat([signature(0x0403_4b50), common(entry, name, extra, big(entry)), name, extra]);
}

function central(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.path);
  const far = offset >= limit32;
  const extra = extra64([...(big(entry) ? [entry.size, entry.size] : []), ...(far ? [offset] : [])]);
  const rest = Buffer.alloc(14);
  // Folder attribute for systems that ignore the trailing slash.
  rest.writeUInt32LE(entry.path.endsWith('/') ? 0x10 : 0, 6);
  rest.writeUInt32LE(far ? limit32 : offset, 10);
  const madeBy = Buffer.from([45, 0]);
  return Buffer.concat([
    signature(0x0201_4b50),
    madeBy,
    common(entry, name, extra, big(entry) || far),
    rest,
    name,
    extra,
  ]);
}

function ending(count: number, size: number, start: number): Buffer {
  const parts: Buffer[] = [];
  const needs64 = count >= limit16 || size >= limit32 || start >= limit32;
  if (needs64) {
    const record = Buffer.alloc(56);
    record.writeUInt32LE(0x0606_4b50, 0);
    record.writeBigUInt64LE(44n, 4);
    record.writeUInt16LE(45, 12);
    record.writeUInt16LE(45, 14);
    record.writeBigUInt64LE(BigInt(count), 24);
    record.writeBigUInt64LE(BigInt(count), 32);
    record.writeBigUInt64LE(BigInt(size), 40);
    record.writeBigUInt64LE(BigInt(start), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x0706_4b50, 0);
    locator.writeBigUInt64LE(BigInt(start + size), 8);
    locator.writeUInt32LE(1, 16);
    parts.push(record, locator);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, limit16), 8);
  end.writeUInt16LE(Math.min(count, limit16), 10);
  end.writeUInt32LE(Math.min(size, limit32), 12);
  end.writeUInt32LE(Math.min(start, limit32), 16);
  return Buffer.concat([...parts, end]);
}

/** Offsets of the entries, length of the central directory, and total length. */
function layout(entries: readonly ZipEntry[]) {
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    offsets.push(at);
    at += local(entry).length + entry.size;
  }
  const directory = entries.reduce((sum, entry, i) => sum + central(entry, offsets[i]!).length, 0);
  return {
    offsets,
    start: at,
    directory,
    total: at + directory + ending(entries.length, directory, at).length,
  };
}

/** Length of the ZIP of these entries. */
export const zipSize = (entries: readonly ZipEntry[]): number => layout(entries).total;

/** The ZIP in chunks, generated on demand. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const { offsets, start, directory } = layout(entries);
  for (const entry of entries) {
    yield local(entry);
    if (entry.size === 0) continue;
    let sent = 0;
    for await (const chunk of await entry.open()) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== entry.size) throw new Error('a file of the drive is not as long as it should be');
  }
  for (const [i, entry] of entries.entries()) yield central(entry, offsets[i]!);
  yield ending(entries.length, directory, start);
}
