import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isFailure } from '../base/errors.ts';
import { type Limit, rateLimits } from '../base/limits.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createLimiter } from './rate-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let time = Date.UTC(2026, 10, 22, 6, 30);
const now = () => new Date(time);
const status = (call: Promise<void>) =>
  call.then(
    () => 200,
    (error: unknown) => (isFailure(error) ? error.status : Promise.reject(error)),
  );
const guesses: Limit = { per: 'account', max: 10, seconds: 900, together: true };

it('two servers on one store count guesses together, also when they come at once', async () => {
  const servers = [createLimiter(now, 'mongodb'), createLimiter(now, 'mongodb')];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => status(servers[n % 2]!.hit('guesses', 'asha@example.in', guesses))),
  );
  expect(answers.filter((answer) => answer === 200)).toHaveLength(10);
  for (const one of servers) expect(await status(one.check('guesses', 'asha@example.in', guesses))).toBe(429);
  expect(await status(servers[0]!.check('guesses', 'ravi@example.in', guesses))).toBe(200);
  const stored = JSON.stringify(await mongoose.connection.collection('rate_windows').find().toArray());
  expect(stored).not.toContain('example.in');

  await servers[0]!.clear('guesses', 'asha@example.in', guesses);
  expect(await status(servers[1]!.check('guesses', 'asha@example.in', guesses))).toBe(200);
});

it('two servers on one store let through together what one would, with few writes', async () => {
  const work: Limit = { per: 'user', max: 100, seconds: 60 };
  const servers = [createLimiter(now, 'mongodb'), createLimiter(now, 'mongodb')];
  const sent = vi.spyOn(mongoose.Collection.prototype, 'findOneAndUpdate');
  const tries = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => status(servers[n % 2]!.hit('work', 'asha', work))));
  const answers = await tries(300);
  const through = answers.filter((answer) => answer === 200).length;
  expect(through).toBe(100);
  expect(sent.mock.calls.length).toBeGreaterThan(19);
  expect(sent.mock.calls.length).toBeLessThan(30);
  sent.mockRestore();
  for (const one of servers) expect(await status(one.check('work', 'asha', work))).toBe(429);
  // One at a time a server may sit on a share no one uses: 5 of 100 at most.
  let alone = 0;
  await servers[0]!.hit('work', 'ravi', work);
  while ((await status(servers[1]!.hit('work', 'ravi', work))) === 200) alone++;
  expect(alone).toBe(95);
  time += 60_000;
  expect(await tries(4)).toEqual([200, 200, 200, 200]);
});

it('says for how many seconds: a second into an hour, for 3,599', async () => {
  const hour: Limit = { per: 'account', max: 1, seconds: 3600, together: true };
  const limiter = createLimiter(now, 'mongodb');
  await limiter.hit('codes', 'asha@example.in', hour);
  time += 1000;
  const refused = await limiter.hit('codes', 'asha@example.in', hour).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '3599' } });
});

it('a server whose clock is a moment behind counts on where the other stands', async () => {
  const [ahead, behind] = [0, -5].map((off) => createLimiter(() => new Date(time + off), 'mongodb'));
  for (let n = 0; n < 10; n++) await ahead!.hit('guesses', 'clocks', guesses);
  expect(await status(behind!.hit('guesses', 'clocks', guesses))).toBe(429);
  expect(await status(ahead!.hit('guesses', 'clocks', guesses))).toBe(429);
});

it.each(['embedded', 'mongodb'] as const)(
  'a clock that jumps back a day locks nobody out (%s)',
  async (database) => {
    const limiter = createLimiter(now, database);
    for (let n = 0; n < 10; n++) await limiter.hit('jumps', database, guesses);
    expect(await status(limiter.check('jumps', database, guesses))).toBe(429);
    time -= 24 * 3_600_000;
    expect(await status(limiter.check('jumps', database, guesses))).toBe(200);
    time += 24 * 3_600_000;
    expect(await status(limiter.check('jumps', database, guesses))).toBe(429);
    time += 900_000;
    expect(await status(limiter.check('jumps', database, guesses))).toBe(200);
  },
);

it('everything that is guessed at or sends mail is counted together', () => {
  const together = Object.entries(rateLimits as Record<string, Limit>)
    .filter(([, limit]) => limit.together)
    .map(([name]) => name);
  expect(together).toEqual([
    'login',
    'loginFailures',
    'loginFailuresDay',
    'loginFailuresAddress',
    'loginFailuresAll',
    'loginFailuresAllDay',
    'deviceFailures',
    'deviceFailuresDay',
    'ownPassword',
    'ownPasswordDay',
    'factorTries',
    'factorTriesDay',
    'factorTriesAllDay',
    'register',
    'otpMails',
    'otpTries',
    'longOtpTries',
    'forgot',
    'resetMails',
    'reset',
    'tokens',
    'sharePasswords',
    'sharePasswordsAll',
    'guests',
    'invitations',
  ]);
});
