import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize, UUID } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Doc, decode } from './base/bson.ts';
import { expireDocuments } from './pipeline/ttl.ts';
import { dispatch, type Shared } from './server/dispatch.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { closeStore, openStore, type Store } from './storage/store.ts';

let directory: string;
let store: Store;
let shared: Shared;
const open = () => {
  store = openStore(directory);
  shared = { store, sessions: new Map(), cursors: new Map(), address: 'test' };
};
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'karsetu-sessions-'));
  open();
});
afterEach(() => {
  closeStore(store);
  rmSync(directory, { recursive: true, force: true });
});

const login = { signedIn: () => true, start: () => ({}), proceed: () => ({}) };
const send = (body: Doc, documents: Doc[] = []): Promise<Doc> =>
  new Promise((answer) => {
    const sequences = new Map(
      documents.length > 0 ? [['documents', documents.map((d) => serialize(d))]] : [],
    );
    const raw = serialize(body);
    dispatch(
      shared,
      { id: 1, login },
      { requestId: 1, legacy: false, answer: true, db: 'd', body: decode(raw), raw, sequences },
      (reply) => answer(reply instanceof Uint8Array ? (deserialize(reply) as Doc) : reply),
    );
  });
const lsid = { id: new UUID() };
const increment = (txnNumber: number) =>
  send({ update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { v: 1 } } }], lsid, txnNumber });
const value = async () =>
  ((await send({ find: 'c', filter: { _id: 1 } }))['cursor'] as { firstBatch: Doc[] }).firstBatch[0]!['v'];

describe('retryable writes', () => {
  it('does a write sent twice once and gives the same answer, also after a restart', async () => {
    await send({ insert: 'c' }, [{ _id: 1, v: 0 }]);
    const first = await increment(5);
    expect(first).toMatchObject({ n: 1, nModified: 1, ok: 1 });
    expect(await increment(5)).toEqual(first);
    expect(await value()).toBe(1);
    closeStore(store);
    open();
    expect(await increment(5)).toEqual(first);
    expect(await value()).toBe(1);
    expect((await increment(4))['code']).toBe(225);
    await increment(6);
    expect(await value()).toBe(2);
  });

  it('remembers a commit across a restart', async () => {
    await send({ insert: 'c' }, [{ _id: 1, v: 0 }]);
    await send({
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { $inc: { v: 1 } } }],
      lsid,
      txnNumber: 9,
      startTransaction: true,
      autocommit: false,
    });
    const commit = () => send({ commitTransaction: 1, lsid, txnNumber: 9, autocommit: false });
    expect(await commit()).toMatchObject({ ok: 1 });
    closeStore(store);
    open();
    expect(await commit()).toMatchObject({ ok: 1 });
    expect(await value()).toBe(1);
  });
});

describe('what is left open', () => {
  it('aborts a transaction after its minute and frees what it held', async () => {
    await send({ insert: 'c' }, [{ _id: 1, v: 0 }]);
    await send({
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { $set: { v: 100 } } }],
      lsid,
      txnNumber: 1,
      startTransaction: true,
      autocommit: false,
    });
    const waiting = increment2();
    sweepSessions(store, shared.sessions, Date.now() + 61_000);
    expect(await waiting).toMatchObject({ nModified: 1 });
    expect(await value()).toBe(1);
    expect((await send({ commitTransaction: 1, lsid, txnNumber: 1, autocommit: false }))['code']).toBe(251);
  });

  it('removes documents whose time is over', async () => {
    await send({ createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 }] });
    const now = Date.now();
    await send({ insert: 'c' }, [
      { _id: 1, at: new Date(now - 61_000) },
      { _id: 2, at: new Date(now - 10_000) },
      { _id: 3, at: 'no date' },
      { _id: 4 },
      { _id: 5, at: [new Date(now), new Date(now - 100_000)] },
    ]);
    expect(expireDocuments(store, now)).toBe(2);
    const left = (
      (await send({ find: 'c', sort: { _id: 1 } }))['cursor'] as { firstBatch: Doc[] }
    ).firstBatch.map((d) => d['_id']);
    expect(left).toEqual([2, 3, 4]);
  });
});

const increment2 = () => send({ update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { v: 1 } } }] });

describe('trouble below', () => {
  it('answers a full disk with an error to all writers of the group, keeps what was stored, and goes on', async () => {
    await send({ insert: 'c' }, [{ _id: 1, v: 0 }]);
    const pages = store.main.row('PRAGMA page_count')![0] as number;
    store.main.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const big = 'x'.repeat(100_000);
    const answers = await Promise.all([2, 3, 4].map((i) => send({ insert: 'c' }, [{ _id: i, big }])));
    expect(answers.some((a) => a['ok'] === 0 && a['code'] === 14031)).toBe(true);
    store.main.exec('PRAGMA max_page_count = 1000000');
    const stored = (
      (await send({ find: 'c', sort: { _id: 1 }, projection: { _id: 1 } }))['cursor'] as { firstBatch: Doc[] }
    ).firstBatch.map((d) => d['_id']);
    // Exactly the writes that were acknowledged.
    expect(stored).toEqual([1, ...[2, 3, 4].filter((_, i) => answers[i]!['ok'] === 1)]);
    expect(await send({ insert: 'c' }, [{ _id: 9 }])).toMatchObject({ n: 1, ok: 1 });
  });

  it('shows nobody a write before it is durable', async () => {
    const order: string[] = [];
    const write = send({ insert: 'c' }, [{ _id: 1 }]).then(() => order.push('write'));
    const read = send({ find: 'c' }).then((a) =>
      order.push(`read ${(a['cursor'] as { firstBatch: Doc[] }).firstBatch.length}`),
    );
    expect(store.group.isOpen()).toBe(true);
    expect(order).toEqual([]);
    await Promise.all([write, read]);
    expect(order).toEqual(['write', 'read 1']);
  });

  it('takes back a failed index and leaves the collection as it was', async () => {
    await send({ insert: 'c' }, [
      { _id: 1, k: 1 },
      { _id: 2, k: 1 },
    ]);
    expect(
      (
        await send({
          createIndexes: 'c',
          indexes: [
            { key: { a: 1 }, name: 'a_1' },
            { key: { k: 1 }, name: 'k_1', unique: true },
          ],
        })
      )['code'],
    ).toBe(11000);
    const listed = (await send({ listIndexes: 'c' }))['cursor'] as { firstBatch: Doc[] };
    expect(listed.firstBatch.map((i) => i['name'])).toEqual(['_id_']);
    expect(await send({ insert: 'c' }, [{ _id: 3, k: 1 }])).toMatchObject({ n: 1 });
  });
});
