import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Vault } from './vault.ts';

/**
 * Files at rest. An encrypted file is a head of 32 bytes (mark, key id, salt) and frames of 64 KiB, each
 * AES-256-GCM under a key for this file only; the frame's number and whether it is the last form its nonce,
 * so that frames cannot be moved and the file cannot be truncated. Any range can be read without the rest. A
 * file still arriving is AES-256-CTR behind the same kind of head, because it may be cut off at any byte and
 * resumed. Files without a mark predate encryption and are read as they are.
 */
const marks = { whole: Buffer.from('KARSETU\u0001'), arriving: Buffer.from('KARSETU\u0002') } as const;
type Kind = keyof typeof marks;

const headBytes = 32;
const frameBytes = 64 * 1024;
const tagBytes = 16;
const sealedFrame = frameBytes + tagBytes;
/** Frames read from disk per read. */
const framesAtOnce = 8;

interface Head {
  bytes: Buffer;
  key: Buffer;
  keyId: string;
}

function newHead(vault: Vault, kind: Kind): Head {
  const salt = randomBytes(16);
  const { id, key } = vault.fileKey(salt);
  const bytes = Buffer.concat([marks[kind], Buffer.from(id, 'hex'), salt, Buffer.alloc(4)]);
  return { bytes, key, keyId: id };
}

/** Id of the key in a head; undefined for an unencrypted file. */
function keyIdOf(bytes: Buffer, kind: Kind): string | undefined {
  const isMarked = bytes.length === headBytes && bytes.subarray(0, 8).equals(marks[kind]);
  return isMarked ? bytes.subarray(8, 12).toString('hex') : undefined;
}

async function firstBytes(handle: FileHandle): Promise<Buffer> {
  const bytes = Buffer.alloc(headBytes);
  const { bytesRead } = await handle.read(bytes, 0, headBytes, 0);
  return bytes.subarray(0, bytesRead);
}

async function readHead(handle: FileHandle, vault: Vault, kind: Kind): Promise<Head | undefined> {
  const bytes = await firstBytes(handle);
  const keyId = keyIdOf(bytes, kind);
  if (!keyId) return undefined;
  return { bytes, keyId, key: vault.fileKey(bytes.subarray(12, 28), keyId).key };
}

/** Id of the key of an encrypted file; undefined if unencrypted. */
export const sealedWith = async (handle: FileHandle): Promise<string | undefined> =>
  keyIdOf(await firstBytes(handle), 'whole');

function nonce(frame: number, last: boolean): Buffer {
  const out = Buffer.alloc(12);
  out.writeBigUInt64BE(BigInt(frame));
  out[8] = last ? 1 : 0;
  return out;
}

/** Splits a stream into frames and encrypts each; `aad` is bound to all of them. */
export async function* sealFrames(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  aad: Buffer,
): AsyncGenerator<Buffer> {
  let frame = 0;
  const seal = (plain: Buffer, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(frame++, last)).setAAD(aad);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    // The last frame is only known at the end, so one is held back.
    for (; held.length - at > frameBytes; at += frameBytes)
      yield seal(held.subarray(at, at + frameBytes), false);
    held = held.subarray(at);
  }
  yield seal(held, true);
}

const openFrame = (sealed: Buffer, key: Buffer, aad: Buffer, frame: number, last: boolean): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce(frame, last)).setAAD(aad);
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
};

/** Decrypts the output of `sealFrames`; a changed, moved or missing frame is an error. */
export async function* openFrames(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  aad: Buffer,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let frame = 0;
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    for (; held.length - at > sealedFrame; at += sealedFrame)
      yield openFrame(held.subarray(at, at + sealedFrame), key, aad, frame++, false);
    held = held.subarray(at);
  }
  if (held.length < tagBytes) throw new Error('A sealed file is cut off');
  yield openFrame(held, key, aad, frame, true);
}

/** Writes a stream to a new file, encrypted with the newest key. Synced when this resolves. */
export async function writeSealed(
  handle: FileHandle,
  vault: Vault,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const head = newHead(vault, 'whole');
  await writeAll(handle, head.bytes, 0);
  let at = headBytes;
  for await (const sealed of sealFrames(chunks, head.key, head.bytes)) {
    await writeAll(handle, sealed, at);
    at += sealed.length;
  }
  await handle.sync();
}

async function* readPlain(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  const most = framesAtOnce * frameBytes;
  for (let at = start; at < end; ) {
    const chunk = Buffer.alloc(Math.min(most, end - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/**
 * Reads a file, encrypted or from before encryption; optionally the range `start` to `end`, inclusive. Closes
 * the handle at its end.
 */
export async function* readSealed(
  handle: FileHandle,
  vault: Vault,
  part?: { start: number; end: number },
): AsyncGenerator<Buffer> {
  try {
    const { size } = await handle.stat();
    const head = await readHead(handle, vault, 'whole');
    if (!head) {
      yield* readPlain(handle, part?.start ?? 0, Math.min(size, (part?.end ?? size) + 1));
      return;
    }
    const frames = Math.ceil((size - headBytes) / sealedFrame);
    const plainSize = size - headBytes - frames * tagBytes;
    const end = Math.min(plainSize, (part?.end ?? plainSize) + 1);
    let start = part?.start ?? 0;
    // An empty file also has one frame to verify.
    for (let first = Math.floor(start / frameBytes); start < end || first < 1; ) {
      const count = Math.max(1, Math.min(framesAtOnce, Math.ceil(end / frameBytes) - first));
      const from = headBytes + first * sealedFrame;
      const sealed = Buffer.alloc(Math.max(0, Math.min(count * sealedFrame, size - from)));
      const { bytesRead } = await handle.read(sealed, 0, sealed.length, from);
      if (bytesRead < sealed.length || bytesRead < tagBytes) throw new Error('A sealed file is cut off');
      const opened: Buffer[] = [];
      for (let at = 0, frame = first; at < sealed.length; at += sealedFrame, frame++)
        opened.push(
          openFrame(sealed.subarray(at, at + sealedFrame), head.key, head.bytes, frame, frame === frames - 1),
        );
      const plain = Buffer.concat(opened);
      const base = first * frameBytes;
      if (start < end) yield plain.subarray(start - base, end - base);
      start = Math.max(start, base + plain.length);
      first += count;
    }
  } finally {
    await handle.close();
  }
}

/** Writes a full chunk at an offset. */
async function writeAll(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, at, chunk.length - at, position + at);
    at += bytesWritten;
  }
}

/** The key stream of an arriving file from an offset on: encryption and decryption are the same. */
function keyStream(key: Buffer, position: number): (bytes: Buffer) => Buffer {
  const counter = Buffer.alloc(16);
  counter.writeBigUInt64BE(BigInt(Math.floor(position / 16)), 8);
  const cipher = createCipheriv('aes-256-ctr', key, counter);
  cipher.update(Buffer.alloc(position % 16));
  return (bytes) => cipher.update(bytes);
}

/** Creates a file that will arrive in pieces. */
export const beginArriving = (handle: FileHandle, vault: Vault): Promise<void> =>
  writeAll(handle, newHead(vault, 'arriving').bytes, 0);

/** Bytes of an arriving file received so far. */
export async function arrivedBytes(handle: FileHandle): Promise<number> {
  const { size } = await handle.stat();
  return keyIdOf(await firstBytes(handle), 'arriving') ? size - headBytes : size;
}

/** Writes to an arriving file from an offset on, and truncates it. */
export async function appendTo(handle: FileHandle, vault: Vault, offset: number) {
  const head = await readHead(handle, vault, 'arriving');
  const shift = head ? headBytes : 0;
  const seal = head ? keyStream(head.key, offset) : (bytes: Buffer) => bytes;
  let position = offset;
  return {
    write: async (chunk: Buffer) => {
      await writeAll(handle, seal(chunk), shift + position);
      position += chunk.length;
    },
    truncate: (to: number) => handle.truncate(shift + to),
  };
}

/** A fully received file. Closes the handle at its end. */
export async function* readArrived(
  handle: FileHandle,
  vault: Vault,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  try {
    const { size } = await handle.stat();
    const head = await readHead(handle, vault, 'arriving');
    const shift = head ? headBytes : 0;
    const open = head ? keyStream(head.key, 0) : (bytes: Buffer) => bytes;
    for await (const chunk of readPlain(handle, shift, Math.min(size, shift + most))) yield open(chunk);
  } finally {
    await handle.close();
  }
}

/** An unencrypted upload that belongs to no one yet. Closes the handle at the end. */
export async function* readLoose(handle: FileHandle, most?: number): AsyncGenerator<Buffer> {
  try {
    yield* readPlain(handle, 0, Math.min((await handle.stat()).size, most ?? Number.POSITIVE_INFINITY));
  } finally {
    await handle.close();
  }
}
