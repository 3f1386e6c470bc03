import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize, UUID } from 'bson';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { parseRequest, reply } from '../../api/database/embedded/connection/wire.ts';
import { dispatch } from '../../api/database/embedded/server/dispatch.ts';
import { DATABASE, startEmbedded, storeDirectory } from '../../api/database/embedded/server/start.ts';
import { closeStore, openStore } from '../../api/database/embedded/storage/store.ts';

/** `node scripts/bench/store.ts`: the embedded store beside raw node:sqlite doing the same work (the limit). */
const COUNT = Number(process.env['BENCH_DOCUMENTS'] ?? 100_000);

type Line = { what: string; store: number; raw: number | undefined; unit: string; note?: string };
const lines: Line[] = [];
const checks: { what: string; ok: boolean; figure: string }[] = [];

const root = mkdtempSync(join(tmpdir(), 'karsetu-bench-'));

const invoice = (i: number): Document => ({
  firm: i % 50,
  period: `2026-${String(1 + (i % 12)).padStart(2, '0')}`,
  no: `INV/2026/${String(i).padStart(6, '0')}`,
  gstin: '27AAPFU0939F1ZV',
  party: `Customer number ${i % 997}`,
  at: new Date(Date.UTC(2026, 0, 1) + i * 60_000),
  taxable: 1000 + (i % 9000),
  items: [{ hsn: '9983', rate: 18, taxable: 1000 + (i % 9000), igst: 0, cgst: 90, sgst: 90 }],
});

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;

/** Median microseconds of one call, after `warm` calls that are not counted. */
const each = async (
  times: number,
  act: (i: number) => Promise<unknown> | unknown,
  warm = times > 1000 ? 4000 : 0,
): Promise<number> => {
  for (let i = 0; i < warm; i++) await act(i);
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const startedAt = performance.now();
    await act(i);
    taken.push((performance.now() - startedAt) * 1000);
  }
  return median(taken);
};

/** Calls per second over a stretch. */
const rate = async (calls: number, act: () => Promise<unknown> | unknown): Promise<number> => {
  const startedAt = performance.now();
  await act();
  return (calls / (performance.now() - startedAt)) * 1000;
};

// The limit: the same documents in SQLite itself, in this thread, without protocol, driver or indexes by key order.
const raw = new DatabaseSync(join(root, 'raw.sqlite'));
raw.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;
  CREATE TABLE t (rid INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL);
  CREATE TABLE x (firm INTEGER, at INTEGER, rid INTEGER, PRIMARY KEY (firm, at, rid)) WITHOUT ROWID;
  CREATE TABLE u (no TEXT PRIMARY KEY, rid INTEGER) WITHOUT ROWID;`);
const insertDoc = raw.prepare('INSERT INTO t (id, doc) VALUES (?, ?)');
const insertX = raw.prepare('INSERT INTO x VALUES (?, ?, ?)');
const insertU = raw.prepare('INSERT INTO u VALUES (?, ?)');
const key = (i: number) => Buffer.from(`id${String(i).padStart(9, '0')}`);
const rawInsert = (i: number) => {
  const doc = invoice(i);
  const { lastInsertRowid } = insertDoc.run(key(i), serialize({ _id: i, ...doc }));
  insertX.run(doc['firm'], doc['at'].getTime(), lastInsertRowid);
  insertU.run(doc['no'], lastInsertRowid);
};

const dataDir = join(root, 'data');
let store = await startEmbedded(dataDir);
let client = await MongoClient.connect(store.uri, { maxPoolSize: 16 });
let coll: Collection<Document> = client.db().collection('invoices');
await coll.createIndex({ firm: 1, at: -1 });
await coll.createIndex({ no: 1 }, { unique: true });
const doc = (i: number) => ({ _id: i as never, ...invoice(i) });

// Single durable inserts by one writer, then by eight at once. Ids above COUNT, removed afterwards.
for (let i = 0; i < 300; i++) await coll.insertOne(doc(COUNT * 3 + i));
const SINGLES = 1500;
const one = await rate(SINGLES, async () => {
  for (let i = 0; i < SINGLES; i++) await coll.insertOne(doc(COUNT + i));
});
const rawOne = await rate(SINGLES, () => {
  for (let i = 0; i < SINGLES; i++) {
    raw.exec('BEGIN IMMEDIATE');
    rawInsert(COUNT + i);
    raw.exec('COMMIT');
  }
});
const EIGHT = 8 * 1000;
const eight = await rate(EIGHT, () =>
  Promise.all(
    Array.from({ length: 8 }, async (_, w) => {
      for (let i = 0; i < EIGHT / 8; i++) await coll.insertOne(doc(COUNT * 2 + w * EIGHT + i));
    }),
  ),
);
lines.push({ what: 'single insert, 1 writer', store: one, raw: rawOne, unit: '/s' });
lines.push({ what: 'single insert, 8 writers', store: eight, raw: undefined, unit: '/s' });
checks.push({
  what: '8 durable writers at least 3x one',
  ok: eight >= 3 * one,
  figure: `${(eight / one).toFixed(2)}x`,
});
await coll.deleteMany({});
raw.exec('DELETE FROM t; DELETE FROM x; DELETE FROM u');

// Batches of 1,000.
const batched = await rate(COUNT, async () => {
  for (let i = 0; i < COUNT; i += 1000)
    await coll.insertMany(Array.from({ length: Math.min(1000, COUNT - i) }, (_, j) => doc(i + j)));
});
const rawBatched = await rate(COUNT, () => {
  for (let i = 0; i < COUNT; i += 1000) {
    raw.exec('BEGIN IMMEDIATE');
    for (let j = i; j < Math.min(COUNT, i + 1000); j++) rawInsert(j);
    raw.exec('COMMIT');
  }
});
lines.push({ what: 'batched insert (1,000)', store: batched, raw: rawBatched, unit: '/s' });

// Reads: driver and socket time for a document when the store has almost no load.
const single = client.db().collection('single');
await single.insertOne({ a: 1 });
const random = (n: number) => Math.floor(Math.random() * n);
const roundTrip = await each(3000, () => single.findOne());
const byId = await each(3000, () => coll.findOne({ _id: random(COUNT) as never }));
const getById = raw.prepare('SELECT doc FROM t WHERE id = ?');
const rawById = await each(3000, () =>
  deserialize((getById.get(key(random(COUNT))) as { doc: Uint8Array }).doc),
);
lines.push({ what: 'driver round trip (only document)', store: roundTrip, raw: undefined, unit: 'us' });
lines.push({ what: 'findById', store: byId, raw: rawById, unit: 'us' });
checks.push({
  what: 'findById within 4x raw + the round trip',
  ok: byId <= 4 * rawById + roundTrip,
  figure: `${Math.round(byId)} <= ${Math.round(4 * rawById + roundTrip)} us`,
});

const byNo = await each(2000, () => coll.findOne({ no: invoice(random(COUNT))['no'] }));
const getByNo = raw.prepare('SELECT doc FROM u JOIN t USING (rid) WHERE no = ?');
const rawByNo = await each(2000, () =>
  deserialize((getByNo.get(invoice(random(COUNT))['no']) as { doc: Uint8Array }).doc),
);
lines.push({ what: 'indexed find (unique text)', store: byNo, raw: rawByNo, unit: 'us' });

const page = await each(300, () =>
  coll
    .find({ firm: random(50) })
    .sort({ at: -1 })
    .skip(random(500))
    .limit(50)
    .toArray(),
);
const getPage = raw.prepare(
  'SELECT doc FROM x JOIN t USING (rid) WHERE firm = ? ORDER BY at DESC LIMIT 50 OFFSET ?',
);
const rawPage = await each(300, () =>
  (getPage.all(random(50), random(500)) as { doc: Uint8Array }[]).map((r) => deserialize(r.doc)),
);
lines.push({ what: 'sorted page of 50', store: page, raw: rawPage, unit: 'us' });
checks.push({
  what: 'indexed page of 50 under 5 ms',
  ok: page < 5000,
  figure: `${(page / 1000).toFixed(2)} ms`,
});

// The store runs in a thread: its effect on the server's event loop.
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const scanned =
  (await each(3, () => coll.countDocuments({ taxable: { $gte: 0 }, period: { $gte: '2026-04' } }))) / 1000;
loop.disable();
const every = raw.prepare('SELECT doc FROM t');
const rawCounted =
  (await each(3, () => {
    let n = 0;
    for (const row of every.iterate() as Iterable<{ doc: Uint8Array }>) {
      const d = deserialize(row.doc);
      if (d['taxable'] >= 0 && d['period'] >= '2026-04') n++;
    }
    return n;
  })) / 1000;
lines.push({
  what: `count over ${COUNT.toLocaleString('en')} (no index)`,
  store: scanned,
  raw: rawCounted,
  unit: 'ms',
});
lines.push({
  what: 'event loop delay meanwhile (p99)',
  store: loop.percentile(99) / 1e6,
  raw: undefined,
  unit: 'ms',
});
const counted = await each(50, () => coll.countDocuments({ firm: 7 }));
lines.push({
  what: 'covered count (2% of all)',
  store: counted,
  raw: await each(50, () => raw.prepare('SELECT count(*) FROM x WHERE firm = 7').get()),
  unit: 'us',
});

// Size and open time.
await client.close();
await store.close();
raw.exec('PRAGMA wal_checkpoint(TRUNCATE)');
const mb = (file: string) => statSync(file).size / 2 ** 20;
lines.push({
  what: 'size on disk',
  store: mb(join(dataDir, 'store/store.sqlite')),
  raw: mb(join(root, 'raw.sqlite')),
  unit: 'MiB',
});
raw.close();

// The store's own part of a findById: bytes of the request in, bytes of the answer out, without socket or driver.
const bare = openStore(storeDirectory(dataDir));
const shared = { store: bare, sessions: new Map(), cursors: new Map(), address: '' };
const login = { signedIn: () => true, start: () => ({}), proceed: () => ({}) };
const request = (i: number) => {
  const body = serialize({
    find: 'invoices',
    filter: { _id: i },
    limit: 1,
    singleBatch: true,
    lsid: { id: new UUID() },
    $db: DATABASE,
  });
  const message = Buffer.alloc(21 + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2013, 12);
  message.set(body, 21);
  return message;
};
let answered = 0;
const own = await each(20_000, () => {
  const parsed = parseRequest(request(random(COUNT)));
  dispatch(shared, { id: 1, login }, parsed, (body) => {
    answered += reply(parsed, body).length;
  });
});
if (answered === 0) throw new Error('nothing was answered');
closeStore(bare);
lines.push({ what: 'findById, the store alone', store: own, raw: rawById, unit: 'us' });
checks.push({
  what: 'the store alone within 4x raw',
  ok: own <= 4 * rawById,
  figure: `${own.toFixed(1)} <= ${(4 * rawById).toFixed(1)} us`,
});

const opening: number[] = [];
for (let i = 0; i < 5; i++) {
  const startedAt = performance.now();
  store = await startEmbedded(dataDir);
  opening.push(performance.now() - startedAt);
  if (i < 4) await store.close();
}
client = await MongoClient.connect(store.uri);
coll = client.db().collection('invoices');
if ((await coll.estimatedDocumentCount()) !== COUNT) throw new Error('documents are missing after reopening');
lines.push({ what: 'open (start to listening)', store: median(opening), raw: undefined, unit: 'ms' });
checks.push({
  what: 'open under 300 ms',
  ok: median(opening) < 300,
  figure: `${Math.round(median(opening))} ms`,
});
await client.close();
await store.close();
rmSync(root, { recursive: true, force: true });

const show = (n: number | undefined, unit: string) =>
  n === undefined ? '' : `${n >= 100 ? Math.round(n).toLocaleString('en') : n.toFixed(1)} ${unit}`;
console.log(
  `\nEmbedded store, ${COUNT.toLocaleString('en')} documents, against node:sqlite in one thread (the limit)\n`,
);
console.log(`${'work'.padEnd(36)}${'store'.padStart(16)}${'node:sqlite'.padStart(16)}`);
for (const l of lines)
  console.log(`${l.what.padEnd(36)}${show(l.store, l.unit).padStart(16)}${show(l.raw, l.unit).padStart(16)}`);
console.log('');
for (const c of checks) console.log(`${c.ok ? 'met ' : 'MISSED '} ${c.what}: ${c.figure}`);
if (checks.some((c) => !c.ok)) process.exitCode = 1;
