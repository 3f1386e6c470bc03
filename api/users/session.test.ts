import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../base/deps.ts';
import { spans } from '../base/limits.ts';
import { toId } from '../base/records.ts';
import { withTransaction } from '../database/connect.ts';
import { FirmMember } from '../membership/model.ts';
import { buildUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { User } from './model.ts';
import { load, standsOn } from './session.ts';
import { readToken, signToken } from './tokens.ts';

const claims = { userId: 'a'.repeat(24), sessionId: 'b'.repeat(24) };
const depsAt = (time: { now: number }, secret = 'a secret of this server'): Deps =>
  ({ secrets: { tokenSecrets: [secret] }, now: () => new Date(time.now) }) as unknown as Deps;

describe('a token', () => {
  it('is verified once and refused as soon as it expires', async () => {
    const time = { now: Date.UTC(2026, 10, 1) };
    const deps = depsAt(time);
    const token = await signToken(deps, claims);
    expect(await readToken(deps, token)).toEqual(claims);
    expect(await readToken(deps, token)).toEqual(claims);
    time.now += (spans.session - 1) * 1000;
    expect(await readToken(deps, token)).toEqual(claims);
    time.now += 1000;
    expect(await readToken(deps, token)).toBeUndefined();
  });

  it('is refused when one sign of it differs from one that was verified, and by another server', async () => {
    const time = { now: Date.UTC(2026, 10, 1) };
    const deps = depsAt(time);
    const token = await signToken(deps, claims);
    expect(await readToken(deps, token)).toEqual(claims);
    const [head, body, sign] = token.split('.') as [string, string, string];
    const other = (text: string) => (text[5] === 'A' ? 'B' : 'A') + text.slice(1);
    expect(await readToken(deps, [head, body, other(sign)].join('.'))).toBeUndefined();
    expect(await readToken(deps, [head, other(body), sign].join('.'))).toBeUndefined();
    expect(await readToken(depsAt(time, 'another secret altogether'), token)).toBeUndefined();
  });
});

describe('who a caller is', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const asked = async (token: string) => {
    const found = await readToken(server.deps, token);
    return load(server.deps, found!);
  };

  it('is read again only after something it stands on was written, and the session each time', async () => {
    const { token, doc } = await buildUser(server);
    const accounts = vi.spyOn(User, 'findById');
    const reads = async () => {
      accounts.mockClear();
      const caller = await asked(token);
      return { name: caller?.fullName, reads: accounts.mock.calls.length };
    };
    await reads();
    const again = await reads();
    if (server.deps.database === 'embedded') expect(again.reads).toBe(0);
    // Past mongoose, as a tool or another process writes.
    await mongoose.connection
      .collection(User.collection.collectionName)
      .updateOne({ _id: doc._id }, { $set: { full_name: 'Meera Iyer' } });
    expect(await reads()).toEqual({ name: 'Meera Iyer', reads: 1 });
    await mongoose.connection
      .collection('sessions')
      .updateOne({ user_id: doc._id }, { $set: { ended_at: new Date() } });
    expect(await asked(token)).toBeUndefined();
    accounts.mockRestore();
  });

  it('follows a transaction that takes a right or the account away, whatever was read while it was open', async () => {
    const { token, doc } = await buildUser(server);
    expect((await asked(token))?.firm.role).toBe('owner');
    await withTransaction(async (session) => {
      await FirmMember.updateOne({ user_id: doc._id }, { $set: { role: 'viewer' } }, { session });
      expect((await asked(token))?.firm.role).toBe('owner');
    });
    expect((await asked(token))?.firm.role).toBe('viewer');
    await User.updateOne({ _id: toId(String(doc._id)) }, { $set: { status: 'disabled' } });
    expect(await asked(token)).toBeUndefined();
  });

  it('stands on collections the store has', async () => {
    const names = (await mongoose.connection.db!.listCollections().toArray()).map((c) => c.name);
    expect(names).toEqual(expect.arrayContaining([...standsOn]));
  });
});
