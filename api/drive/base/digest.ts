import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Vault } from '../../base/vault.ts';
import { readFrom } from './disk.ts';

/** Sums of content. */
export interface Sums {
  sha256: string;
  crc32: number;
  size: number;
}

/** Sums over content as it passes: SHA-256 to know it again, CRC-32 for zips, and how much it was. */
export class Digest {
  readonly #hash: Hash = createHash('sha256');
  crc = 0;
  size = 0;

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.crc = crc32(chunk, this.crc);
    this.size += chunk.length;
  }

  /** The sums; may be asked more than once. */
  result(): Sums {
    return { sha256: this.#hash.copy().digest('hex'), crc32: this.crc, size: this.size };
  }
}

/** Sums of content, read piece by piece. */
export async function digestOf(chunks: AsyncIterable<Buffer>): Promise<Digest> {
  const digest = new Digest();
  for await (const chunk of chunks) digest.add(chunk);
  return digest;
}

/** Sums of what has arrived so far of uploads this process saw from their beginning; others are read again at their end. */
export const digests = new Map<string, Digest>();

export const forgetDigest = (uploadId: string): void => void digests.delete(uploadId);

/** Sums of an upload that has arrived whole. */
export async function sumsOf(vault: Vault, uploadId: string, path: string, size: number): Promise<Sums> {
  const known = digests.get(uploadId);
  return (known?.size === size ? known : await digestOf(await readFrom(vault, { path }))).result();
}
