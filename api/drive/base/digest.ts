import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Vault } from '../../base/vault.ts';
import { readFrom } from './disk.ts';

/** Digests of content. */
export interface Sums {
  sha256: string;
  crc32: number;
  size: number;
}

/** Digests over streamed content: SHA-256 to recognize it, CRC-32 for ZIPs, and size. */
export class Digest {
  readonly #hash: Hash = createHash('sha256');
  crc = 0;
  size = 0;

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.crc = crc32(chunk, this.crc);
    this.size += chunk.length;
  }

  /** The digests; can be called repeatedly. */
  result(): Sums {
    return { sha256: this.#hash.copy().digest('hex'), crc32: this.crc, size: this.size };
  }
}

/** Digests of content, read in pieces. */
export async function digestOf(chunks: AsyncIterable<Buffer>): Promise<Digest> {
  const digest = new Digest();
  for await (const chunk of chunks) digest.add(chunk);
  return digest;
}

/** Digests so far of uploads this process received from their beginning; others are read again at the end. */
export const digests = new Map<string, Digest>();

export const forgetDigest = (uploadId: string): void => void digests.delete(uploadId);

/** Digests of a complete upload. */
export async function sumsOf(vault: Vault, uploadId: string, path: string, size: number): Promise<Sums> {
  const known = digests.get(uploadId);
  return (known?.size === size ? known : await digestOf(await readFrom(vault, { path }))).result();
}
