import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decimal128, Double, Long, MongoClient, ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backup } from './backup.ts';
import { startEmbedded } from './embedded/server/start.ts';
import { move } from './move.ts';
import { restore, verifyBackup } from './restore.ts';
import { withDatabase } from './testing/client.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'karsetu-backup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const withStore = async <T>(
  dataDir: string,
  act: (client: MongoClient, uri: string) => Promise<T>,
): Promise<T> => {
  const store = await startEmbedded(dataDir);
  const client = await MongoClient.connect(store.uri);
  try {
    return await act(client, store.uri);
  } finally {
    await client.close();
    await store.close();
  }
};

const fill = async (client: MongoClient) => {
  const people = client.db().collection('people');
  await people.createIndex({ mail: 1 }, { unique: true });
  await people.createIndex({ tags: 1 });
  await people.insertMany(
    Array.from({ length: 2500 }, (_, i) => ({
      _id: i as never,
      mail: `p${i}@x.in`,
      tags: ['a', `t${i % 5}`],
      long: Long.fromString('9007199254740993'),
      whole: new Double(5),
      money: Decimal128.fromString('1.10'),
      at: new Date(i),
      ref: new ObjectId(),
    })),
  );
  await client.db().createCollection('empty');
};

const drive = (dataDir: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, 'drive', name, '..'), { recursive: true });
    writeFileSync(join(dataDir, 'drive', name), text);
  }
};

describe('backup and restore', () => {
  it('brings everything back: records, types, indexes, drive files and secrets', async () => {
    const from = join(root, 'from');
    const file = join(root, 'all.backup');
    drive(from, { 'ab/one': 'first file', two: 'x'.repeat(3_000_000) });
    writeFileSync(join(from, 'data-key'), 'secret', { mode: 0o600 });
    let before: unknown[] = [];
    await withStore(from, async (client) => {
      await fill(client);
      before = await client.db().collection('people').find().sort({ _id: 1 }).toArray();
      // While the program runs, with writes going on.
      let stop = false;
      const writer = (async () => {
        for (let i = 0; !stop; i++) await client.db().collection('log').insertOne({ i });
      })();
      const running = backup(file, { dataDir: from });
      // Deleted while the backup is being written: it belongs to the moment of the backup all the same.
      const deleting = setInterval(() => {
        if (readdirSync(root).some((name) => name.endsWith('.partial')))
          rmSync(join(from, 'drive/ab/one'), { force: true });
      }, 1);
      const done = await running;
      clearInterval(deleting);
      expect(existsSync(join(from, 'drive/ab/one'))).toBe(false);
      stop = true;
      await writer;
      expect(done.collections['people']!.documents).toBe(2500);
      expect(done.files).toBeGreaterThanOrEqual(3);
    });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    const to = join(root, 'to');
    await restore(file, { dataDir: to });
    expect(readFileSync(join(to, 'drive/ab/one'), 'utf8')).toBe('first file');
    expect(readFileSync(join(to, 'drive/two')).length).toBe(3_000_000);
    expect(readFileSync(join(to, 'data-key'), 'utf8')).toBe('secret');
    await withStore(to, async (client) => {
      const people = client.db().collection('people');
      expect(await people.find().sort({ _id: 1 }).toArray()).toEqual(before);
      expect((await people.indexes()).map((i) => i.name)).toEqual(['_id_', 'mail_1', 'tags_1']);
      await expect(people.insertOne({ mail: 'p7@x.in' })).rejects.toMatchObject({ code: 11000 });
      expect(await people.countDocuments({ tags: 't3' })).toBe(500);
      expect((await client.db().listCollections().toArray()).map((c) => c.name)).toContain('empty');
    });
  });

  it('refuses a damaged, cut or foreign file and leaves what is there alone', async () => {
    const from = join(root, 'from');
    const file = join(root, 'a.backup');
    await withStore(from, async (client) => client.db().collection('c').insertOne({ a: 1 }));
    await backup(file, { dataDir: from });
    const good = readFileSync(file);
    const bad = Buffer.from(good);
    bad[good.length >> 1]! ^= 1;
    writeFileSync(join(root, 'flipped'), bad);
    writeFileSync(join(root, 'cut'), good.subarray(0, good.length - 40));
    writeFileSync(
      join(root, 'other'),
      'hello world, this is some other file which is long enough to be looked at',
    );
    for (const name of ['flipped', 'cut', 'other']) {
      await expect(restore(join(root, name), { dataDir: join(root, 'to') })).rejects.toThrow(
        /damaged|not a Karsetu backup/,
      );
      expect(existsSync(join(root, 'to', 'store'))).toBe(false);
    }
    await verifyBackup(file);
    await expect(restore(file, { dataDir: from })).rejects.toThrow(/already holds data/);
    await withStore(from, async (client) => {
      await expect(restore(file, { dataDir: from, replace: true })).rejects.toThrow(
        new RegExp(`pid ${process.pid}`),
      );
      await client.db().collection('c').insertOne({ a: 2 });
    });
    const done = await restore(file, { dataDir: from, replace: true });
    expect(done.setAside.length).toBeGreaterThan(0);
    await withStore(from, async (client) =>
      expect(await client.db().collection('c').countDocuments()).toBe(1),
    );
  });

  it('saves what can be read of a damaged store and says what is lost', async () => {
    const from = join(root, 'from');
    await withStore(from, async (client) => {
      await client
        .db()
        .collection('c')
        .insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i as never, text: 'x'.repeat(400) })));
    });
    const file = join(from, 'store', 'store.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 200 * 4096, 204 * 4096);
    writeFileSync(file, bytes);
    await expect(backup(join(root, 'x'), { dataDir: from })).rejects.toThrow();
    const lost: string[] = [];
    const done = await backup(join(root, 'saved'), { dataDir: from, damaged: (m) => lost.push(m) });
    expect(lost.join()).toContain('c: damaged');
    expect(done.collections['c']!.documents).toBeGreaterThan(2500);
    await restore(join(root, 'saved'), { dataDir: join(root, 'to') });
    await withStore(join(root, 'to'), async (client) =>
      expect(await client.db().collection('c').countDocuments()).toBe(done.collections['c']!.documents),
    );
    truncateSync(file, 0);
    await expect(startEmbedded(from)).rejects.toThrow(/empty|missing/);
  });

  it('moves to a MongoDB, keeps types and indexes, and verifies what arrived', async () => {
    const from = join(root, 'from');
    await withStore(from, fill);
    // Any server of the protocol: here a second store, an external MongoDB where TEST_MONGODB_URI is set.
    await withStore(join(root, 'to'), async (client, uri) => {
      const to = process.env['TEST_MONGODB_URI']
        ? withDatabase(process.env['TEST_MONGODB_URI'], `move_${process.pid}`)
        : uri.replace('/karsetu?', '/moved?');
      const target = process.env['TEST_MONGODB_URI'] ? await MongoClient.connect(to) : client;
      const db = process.env['TEST_MONGODB_URI'] ? target.db() : client.db('moved');
      const sent = await move({ dataDir: from, to });
      expect(sent['people']!.documents).toBe(2500);
      expect((await db.collection('people').indexes()).length).toBe(3);
      expect((await db.collection('people').findOne({ _id: 3 as never }))!['money']).toEqual(
        Decimal128.fromString('1.10'),
      );
      await expect(move({ dataDir: from, to })).rejects.toThrow(/already has/);
      await move({ dataDir: from, to, replace: true });
      await db.dropDatabase();
      if (target !== client) await target.close();
    });
  });

  it('saves from and restores into a server reached by MONGODB_URI', async () => {
    const file = join(root, 'server.backup');
    await withStore(join(root, 'server'), async (client, uri) => {
      await fill(client);
      mkdirSync(join(root, 'office'), { recursive: true });
      drive(join(root, 'office'), { one: 'file' });
      const done = await backup(file, { dataDir: join(root, 'office'), mongodbUri: uri });
      expect([done.collections['people']!.documents, done.files]).toEqual([2500, 1]);
      const before = await client.db().collection('people').find().sort({ _id: 1 }).toArray();
      await expect(restore(file, { dataDir: join(root, 'office2'), mongodbUri: uri })).rejects.toThrow(
        /already has/,
      );
      await restore(file, { dataDir: join(root, 'office2'), mongodbUri: uri, replace: true });
      expect(await client.db().collection('people').find().sort({ _id: 1 }).toArray()).toEqual(before);
      expect((await client.db().collection('people').indexes()).length).toBe(3);
      expect(readFileSync(join(root, 'office2/drive/one'), 'utf8')).toBe('file');
    });
    // What was saved from a server comes up embedded too.
    await restore(file, { dataDir: join(root, 'pc') });
    await withStore(join(root, 'pc'), async (client) =>
      expect(await client.db().collection('people').countDocuments({ tags: 't1' })).toBe(500),
    );
  });
});
