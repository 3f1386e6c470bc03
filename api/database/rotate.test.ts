import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { createVault } from '../base/vault.ts';
import { startEmbedded } from './embedded/server/start.ts';
import { rotate } from './rotate.ts';

it('seals every value again with a new key, once, and keeps what the old key is still needed for', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-rotate-'));
  const keyFile = join(dataDir, 'data-key');
  const source = { dataDir, dataKeys: [], dataKeyFile: undefined, passphrase: undefined };
  const first = 'a1'.repeat(32);
  const old = createVault([Buffer.from(first, 'hex')]);
  const inStore = async <T>(act: (client: MongoClient) => Promise<T>): Promise<T> => {
    const store = await startEmbedded(dataDir);
    const client = await MongoClient.connect(store.uri);
    try {
      return await act(client);
    } finally {
      await client.close();
      await store.close();
    }
  };
  try {
    writeFileSync(keyFile, `${first}\n`, { mode: 0o600 });
    await inStore(async (client) => {
      await client
        .db()
        .collection('entities')
        .insertMany([
          {
            _id: 1 as never,
            pan: old.seal('AAAPL1234C'),
            find: old.fingerprint('pan', 'AAAPL1234C'),
            banks: [{ number: old.seal('001122') }, { number: old.seal({ x: 1 }) }],
          },
          { _id: 2 as never, name: 'v1.not.sealed' },
        ]);
      await expect(rotate(source)).rejects.toThrow(/is running/);
    });
    expect(readFileSync(keyFile, 'utf8').trim().split('\n')).toEqual([first]);
    const done = await rotate(source);
    expect([done.changed, done.documents]).toEqual([3, 1]);
    const keys = readFileSync(keyFile, 'utf8').trim().split('\n');
    expect(keys.length).toBe(2);
    expect(keys[1]).toBe(first);
    if (process.platform !== 'win32') expect(statSync(keyFile).mode & 0o077).toBe(0);
    const both = createVault(keys.map((k) => Buffer.from(k, 'hex')));
    const newest = createVault([Buffer.from(keys[0]!, 'hex')]);
    await inStore(async (client) => {
      const doc = (await client
        .db()
        .collection('entities')
        .findOne({ _id: 1 as never }))!;
      expect(newest.open(doc['pan'])).toBe('AAAPL1234C');
      expect(newest.open(doc['banks'][1].number)).toEqual({ x: 1 });
      expect(() => old.open(doc['pan'])).toThrow();
      expect(both.fingerprint('pan', 'AAAPL1234C')).toBe(doc['find']);
      const raw = JSON.stringify(doc);
      expect(raw).not.toContain('AAAPL1234C');
    });
    expect((await rotate({ ...source, dataKeys: keys })).changed).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
