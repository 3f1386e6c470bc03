import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealDrive, resealFile } from './reseal-files.ts';
import {
  appendTo,
  arrivedBytes,
  beginArriving,
  readArrived,
  readSealed,
  writeSealed,
} from './sealed-file.ts';
import { createVault } from './vault.ts';

let dir: string;
let at = 0;
const fresh = () => join(dir, String(++at));
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'karsetu-sealed-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const [first, second] = [randomBytes(32), randomBytes(32)];
const vault = createVault([first]);

async function* pieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function seal(bytes: Buffer, piece = 50_000, by = vault): Promise<string> {
  const path = fresh();
  const handle = await open(path, 'wx+');
  await writeSealed(handle, by, pieces(bytes, piece));
  await handle.close();
  return path;
}
async function read(path: string, part?: { start: number; end: number }, by = vault): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readSealed(await open(path), by, part)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a sealed file', () => {
  const frame = 65_536;
  it.each([0, 1, 15, frame - 1, frame, frame + 1, 8 * frame, 8 * frame + 7, 1_000_003])(
    'of %i bytes comes back, in any part, and shows nothing of its content',
    async (size) => {
      const bytes = randomBytes(size);
      const path = await seal(bytes);
      expect((await read(path)).equals(bytes)).toBe(true);
      for (const [start, end] of [
        [0, 0],
        [size >> 1, size - 1],
        [frame - 1, frame],
        [size - 1, size - 1],
        [3 * frame, 5 * frame],
      ] as const)
        if (start >= 0 && start < size)
          expect((await read(path, { start, end })).equals(bytes.subarray(start, end + 1))).toBe(true);
      const raw = await readFile(path);
      expect(raw.length).toBe(32 + size + 16 * Math.max(1, Math.ceil(size / frame)));
      if (size > 15) expect(raw.includes(bytes.subarray(0, 16))).toBe(false);
    },
  );

  it('that was changed, cut, or whose frames were swapped does not open, nor with another key', async () => {
    const bytes = randomBytes(4 * frame);
    const path = await seal(bytes);
    const raw = await readFile(path);
    const tried = async (change: (raw: Buffer) => Buffer) => {
      const other = fresh();
      await writeFile(other, change(Buffer.from(raw)));
      return read(other).then(
        () => 'opened',
        () => 'refused',
      );
    };
    const sealed = frame + 16;
    const flip = (where: number) => (b: Buffer) => {
      b[where]! ^= 1;
      return b;
    };
    expect(await tried((b) => b)).toBe('opened');
    for (const where of [9, 13, 28, 40, raw.length - 1])
      expect(await tried(flip(where)), `${where}`).toBe('refused');
    expect(await tried((b) => b.subarray(0, 32 + 2 * sealed))).toBe('refused');
    expect(await tried((b) => b.subarray(0, -1))).toBe('refused');
    expect(
      await tried((b) =>
        Buffer.concat([
          b.subarray(0, 32),
          b.subarray(32 + sealed, 32 + 2 * sealed),
          b.subarray(32, 32 + sealed),
          b.subarray(32 + 2 * sealed),
        ]),
      ),
    ).toBe('refused');
    await expect(read(path, undefined, createVault([second]))).rejects.toThrow('unknown key');
  });
});

describe('a file that is arriving', () => {
  it('goes on at any byte, is cut back, and lies sealed', async () => {
    const bytes = Buffer.alloc(200_001, 'Form 16 of Asha Kulkarni ');
    const path = fresh();
    const begin = await open(path, 'wx+');
    await beginArriving(begin, vault);
    await begin.close();
    let sent = 0;
    for (const size of [1, 15, 16, 17, 99_999, 5, 100_000]) {
      const handle = await open(path, 'r+');
      expect(await arrivedBytes(handle)).toBe(sent);
      const file = await appendTo(handle, vault, sent);
      await file.write(Buffer.from('what is cut off again'));
      await file.truncate(sent);
      const again = await appendTo(handle, vault, sent);
      const part = bytes.subarray(sent, sent + size);
      await again.write(part.subarray(0, 3));
      await again.write(part.subarray(3));
      sent = Math.min(bytes.length, sent + size);
      await handle.close();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of readArrived(await open(path), vault)) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect((await readFile(path)).includes('Asha')).toBe(false);
  });
});

describe('files of an earlier version or key', () => {
  it('are sealed with the newest key once, keep their bytes, and one that does not open stays as it is', async () => {
    const root = fresh();
    const owner = join(root, 'a'.repeat(24), 'bb');
    const both = createVault([second, first]);
    const { mkdir } = await import('node:fs/promises');
    await mkdir(owner, { recursive: true });
    const name = (letter: string) => join(owner, `bb${letter.repeat(30)}`);
    const bytes = Buffer.alloc(300_000, 'plain as before ');
    await writeFile(name('0'), bytes);
    await writeFile(name('1'), await readFile(await seal(bytes)));
    await writeFile(name('2'), await readFile(await seal(bytes, 1000, createVault([randomBytes(32)]))));
    const strange = await readFile(name('2'));
    expect(await resealDrive(both, root)).toEqual({ files: 3, changed: 2, failed: 1 });
    for (const letter of ['0', '1']) {
      expect((await readFile(name(letter))).includes('plain')).toBe(false);
      expect((await read(name(letter), undefined, createVault([second]))).equals(bytes)).toBe(true);
    }
    expect((await readFile(name('2'))).equals(strange)).toBe(true);
    await rm(name('2'));
    expect(await resealDrive(both, root)).toEqual({ files: 2, changed: 0, failed: 0 });
    expect(await resealDrive(both, root), 'the note of the round before').toMatchObject({ files: 0 });
    expect(await resealDrive(createVault([randomBytes(32), second]), root)).toMatchObject({ changed: 2 });
  });

  it('stay readable while they are written again', async () => {
    const bytes = randomBytes(2_000_000);
    const path = fresh();
    await writeFile(path, bytes);
    const reading = readSealed(await open(path), vault);
    const begun = await reading.next();
    expect(await resealFile(vault, path)).toBe(true);
    const chunks = [begun.value as Buffer];
    for await (const chunk of reading) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect((await read(path)).equals(bytes)).toBe(true);
  });
});
