import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { keyOfPassphrase } from '../../base/keys.ts';
import { openFrames, sealFrames } from '../../base/sealed-file.ts';

/** An encrypted backup: this mark, 16 bytes of salt, and the backup in frames of AES-256-GCM. */
const SEALED_MAGIC = Buffer.from('KARSETU SEALED BACKUP 1\n');
const SALT_BYTES = 16;

/** Encrypts a backup while it is written. */
export function sealBackup(passphrase: string) {
  const salt = randomBytes(SALT_BYTES);
  const head = Buffer.concat([SEALED_MAGIC, salt]);
  const key = keyOfPassphrase(passphrase, salt);
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield head;
    yield* sealFrames(chunks, key, head);
  };
}

/** The decrypted backup of a file; a wrong passphrase or a changed file is an error. Can be read repeatedly. */
export async function openBackup(file: string, passphrase: () => Promise<string>): Promise<() => Readable> {
  const head = Buffer.alloc(SEALED_MAGIC.length + SALT_BYTES);
  const handle = await open(file);
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  if (!head.subarray(0, SEALED_MAGIC.length).equals(SEALED_MAGIC))
    return () => createReadStream(file, { highWaterMark: 1 << 20 });
  const typed = await passphrase();
  if (!typed)
    throw new Error('this backup is behind a passphrase: set BACKUP_PASSPHRASE, or type it at a terminal');
  const key = keyOfPassphrase(typed, head.subarray(SEALED_MAGIC.length));
  return () =>
    Readable.from(
      (async function* () {
        const sealed = createReadStream(file, { start: head.length, highWaterMark: 1 << 20 });
        try {
          yield* openFrames(sealed as AsyncIterable<Buffer>, key, head);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code?.startsWith('E') && 'errno' in (error as object))
            throw error;
          throw new Error('the passphrase is wrong, or the backup is damaged; nothing has been restored');
        }
      })(),
      { objectMode: false, highWaterMark: 1 << 20 },
    );
}
