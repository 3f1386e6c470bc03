import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../base/limits.ts';
import { buildShare } from '../testing/drive.ts';
import { buildUser, type TestUser } from '../testing/factories.ts';
import { mailsTo, otpFor } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { User } from './model.ts';
import { hashPassword } from './password.ts';

/** Guesses at passwords and codes, from outside, on a server with the limits of every day that trusts one proxy. */

let server: TestServer;
beforeAll(async () => {
  const config = { trustedProxies: 1 };
  const { work, open } = rateLimits;
  server = await startTestServer({ config, limits: { ...rateLimits, work, open } });
});
afterAll(() => server.stop());

const minutes = (n: number) => n * 60_000;
const from = (ip: string) => ({ 'X-Forwarded-For': ip });
const login = (body: object, ip = '203.0.113.7') =>
  server.call('POST', '/api/auth/login', { body, headers: from(ip) });
/** Address `n` of a net no one uses. */
const address = (n: number) => `198.18.${n >> 8}.${n & 255}`;
let count = 0;
const deviceOf = (name: string) => `device-${name}-${++count}-of-a-test`;

/** A person whose browser has signed in before. */
async function withDevice(): Promise<{ person: TestUser; device_id: string }> {
  const person = await buildUser(server);
  const device_id = deviceOf('home');
  const first = await login({ email: person.email, password: person.password, device_id }, address(++count));
  expect(first.status, first.text).toBe(200);
  return { person, device_id };
}

describe('guesses at a password', () => {
  it('are counted before they are checked: of sixty released together at most ten are verified', async () => {
    const person = await buildUser(server);
    // As costly as in use, so that sixty checks would overlap.
    const inUse = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
    const password_hash = await hashPassword(person.password, inUse);
    await User.updateOne({ email: person.email }, { $set: { password_hash } });
    // The last is the right one: an answer of 429 to a guess that was checked would still tell it from the others.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        login({ email: person.email, password: n === 59 ? person.password : `guess ${n}` }),
      ),
    );
    const statuses = answers.map((a) => a.status);
    expect(statuses.at(-1), 'the right one is not looked at').toBe(429);
    expect(statuses.filter((s) => s === 401)).toHaveLength(10);
    expect(statuses.filter((s) => s === 429)).toHaveLength(50);
    const late = await login({ email: person.email, password: person.password });
    expect(late.status, 'the right one after them').toBe(429);
  });

  it('are counted alike for an e-mail nobody has', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => login({ email: 'nobody@example.in', password: `guess ${n}` })),
    );
    expect(answers.filter((a) => a.status === 401)).toHaveLength(10);
  });

  it('of strangers do not lock out a browser that signed in before, from whatever address', async () => {
    const { person, device_id } = await withDevice();
    const { email, password } = person;
    // From the person's own office, and from so many places that the account takes no unknown device any more.
    for (let n = 0; n < 10; n++) await login({ email, password: `guess ${n}` });
    expect((await login({ email, password })).status).toBe(429);
    const everywhere = rateLimits.loginFailuresAll.max;
    for (let n = 0; n < everywhere; n++) await login({ email, password: `guess ${n}` }, address(1000 + n));
    expect((await login({ email, password }, '192.0.2.99')).status, 'an unknown device').toBe(429);
    expect((await login({ email, password, device_id })).status).toBe(200);
    expect((await login({ email, password, device_id }, '192.0.2.99')).status).toBe(200);
  });

  it('are counted for a known browser too', async () => {
    const { person, device_id } = await withDevice();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        login({ email: person.email, password: `guess ${n}`, device_id }, address(3000 + n)),
      ),
    );
    expect(answers.filter((a) => a.status === 401)).toHaveLength(10);
  });

  it('take no device id that follows from the program alone for a known browser', async () => {
    const person = await buildUser(server);
    // A browser without an id is known by its User-Agent, which anybody can send.
    expect((await login({ email: person.email, password: person.password }, address(9))).status).toBe(200);
    const { known_devices } = (await User.findById(person.id).lean())!;
    const device_id = known_devices.find((id) => id.startsWith('agent-'))!;
    for (let n = 0; n < 10; n++) await login({ email: person.email, password: `guess ${n}` });
    const answer = await login({ email: person.email, password: person.password, device_id });
    expect(answer.status).toBe(429);
  });

  it('grow slower: ten in a quarter of an hour, thirty a day from one address', async () => {
    const person = await buildUser(server);
    let verified = 0;
    for (let quarter = 0; quarter < 6; quarter++) {
      for (let n = 0; n < 11; n++)
        if ((await login({ email: person.email, password: `guess ${n}` })).status === 401) verified++;
      server.advance(minutes(15) + 1000);
    }
    expect(verified).toBe(30);
  });

  it('from one IPv6 network are one address', async () => {
    const person = await buildUser(server);
    const answers: number[] = [];
    for (let n = 1; n <= 20; n++)
      answers.push(
        (await login({ email: person.email, password: `guess ${n}` }, `2001:db8:7:9::${n}`)).status,
      );
    expect(answers.filter((s) => s === 401)).toHaveLength(10);
  });

  it.each([
    [
      'PUT',
      '/api/users/update-profile',
      (guess: string, n: number) => ({ full_name: 'X', email: `to${n}@example.in`, current_password: guess }),
    ],
    [
      'POST',
      '/api/users/change-password',
      (guess: string) => ({
        current_password: guess,
        new_password: 'quiet bay',
        confirm_password: 'quiet bay',
      }),
    ],
    ['DELETE', '/api/users/account', (guess: string) => ({ password: guess })],
  ] as const)('with a stolen session: %s %s verifies ten', async (method, path, bodyOf) => {
    const person = await buildUser(server);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        server.call(method, path, { token: person.token, body: bodyOf(`guess ${n}`, n) }),
      ),
    );
    expect(answers.filter((a) => a.status === 403)).toHaveLength(10);
    expect(answers.filter((a) => a.status === 429)).toHaveLength(30);
    // The owner, elsewhere, is not locked out by the thief.
    const own = await login({ email: person.email, password: person.password }, address(5000));
    expect(own.status).toBe(200);
    const changed = await server.post(
      '/api/users/change-password',
      { current_password: person.password, new_password: 'quiet bay', confirm_password: 'quiet bay' },
      own.body.token,
    );
    expect(changed.status, changed.text).toBe(200);
  });

  it('with one stolen session are ten together, whichever call is used', async () => {
    const person = await buildUser(server);
    let verified = 0;
    for (let n = 0; n < 8; n++) {
      const profile = { full_name: 'X', email: `x${n}@example.in`, current_password: `guess ${n}` };
      const answers = [
        await server.call('PUT', '/api/users/update-profile', { token: person.token, body: profile }),
        await server.call('DELETE', '/api/users/account', {
          token: person.token,
          body: { password: `guess ${n}` },
        }),
      ];
      verified += answers.filter((a) => a.status === 403).length;
    }
    expect(verified).toBe(10);
  });
});

describe('guesses at the password of a share', () => {
  const unlock = (token: string, password: string, ip: string) =>
    server.call('POST', '/api/cloud-storage/unlock-shared', {
      body: { token, password },
      headers: from(ip),
    });

  it('from one IPv6 network are one address, and of sixty released together ten are verified', async () => {
    const { token } = await buildShare(server, { access: 'public', password: 'sesame 42' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        unlock(token, n === 59 ? 'sesame 42' : `guess ${n}`, `2001:db8:5:6::${n + 1}`),
      ),
    );
    expect(answers.filter((a) => a.status === 403)).toHaveLength(10);
    expect(answers.filter((a) => a.status === 429)).toHaveLength(50);
    expect((await unlock(token, 'sesame 42', '2001:db8:5:7::1')).status, 'from elsewhere').toBe(200);
  });

  it('are what is counted from everywhere: opening it with the right one closes it for nobody', async () => {
    const { token } = await buildShare(server, { access: 'public', password: 'sesame 42' });
    const { max } = rateLimits.sharePasswordsAll;
    for (let n = 0; n < max + 1; n++)
      expect([n, (await unlock(token, 'sesame 42', address(7000 + n))).status]).toEqual([n, 200]);
  });
});

describe('guesses at a code', () => {
  const details = (email: string) => ({
    email,
    password: 'monsoon',
    full_name: 'Ravi Kumar',
    phone: '',
    pan_number: '',
    role: 'client',
  });
  const register = (body: object, ip: string) =>
    server.call('POST', '/api/auth/register.php', { body, headers: from(ip) });

  /**
   * A registration's code has four digits: 10,000 of them. At most `otpTries.max` = 40 are tried for an address in a
   * window of a day, so in any 24 hours at most two windows' worth, 80: 1 − (1 − 1/10,000)^80 = 0.80%, under 1%.
   */
  it('of a registration stay under 1% for a day, however many codes, addresses and calls at once', async () => {
    expect(1 - (1 - 1 / 10_000) ** (2 * rateLimits.otpTries.max)).toBeLessThan(0.01);
    const email = 'guessed-at@example.in';
    let verified = 0;
    let calls = 0;
    let right = '';
    for (let quarter = 0; quarter < 96; quarter++) {
      for (let mail = 0; mail < 3 && verified < 60; mail++) {
        const step1 = await register(details(email), address(++calls));
        expect(step1.status, step1.text).toBe(200);
        right = await otpFor(server, email);
        const wrong = right === '0000' ? '0001' : '0000';
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => register({ ...details(email), otp: wrong }, address(++calls))),
        );
        verified += answers.filter((a) => a.status === 422).length;
        if (answers.every((a) => a.status === 429)) {
          // Each code takes five tries, three codes a quarter: forty are used up by the third quarter.
          expect(quarter).toBeLessThan(3);
          quarter = 96;
          break;
        }
      }
      server.advance(minutes(15) + 1000);
    }
    // Tries after a code's own five were refused without being compared, but are counted as well.
    expect(verified).toBeLessThanOrEqual(rateLimits.otpTries.max);
    expect((await register({ ...details(email), otp: '1234' }, address(++calls))).status).toBe(429);
    // Its owner still gets in: codes have eight digits now.
    server.advance(minutes(15) + 1000);
    await register(details(email), address(++calls));
    const long = await otpFor(server, email);
    expect(long).toMatch(/^\d{8}$/);
    expect((await register({ ...details(email), otp: '00000000' }, address(++calls))).status).toBe(422);
    expect((await register({ ...details(email), otp: long }, address(++calls))).status).toBe(200);
    const other = 'not-guessed-at@example.in';
    await register(details(other), address(++calls));
    const otp = await otpFor(server, other);
    expect((await register({ ...details(other), otp }, address(++calls))).status).toBe(200);
  });

  it('of somebody with other details do not use up the tries of a code', async () => {
    const email = 'meddled-with@example.in';
    await register(details(email), address(8000));
    const otp = await otpFor(server, email);
    for (let n = 1; n <= 6; n++) {
      const guess = { ...details(email), full_name: 'Somebody Else', otp };
      expect((await register(guess, address(8000 + n))).status).toBe(422);
    }
    expect((await register({ ...details(email), otp }, address(8010))).status).toBe(200);
  });

  it('gets no more than three mails out of sixty calls released together', async () => {
    const email = 'flooded@example.in';
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => register(details(email), address(6000 + n))),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(3);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });

  it('of a new e-mail have six digits', async () => {
    const person = await buildUser(server);
    const email = 'six-digits@example.in';
    const body = { full_name: 'X', email, current_password: person.password };
    const put = (more: object) =>
      server.call('PUT', '/api/users/update-profile', { token: person.token, body: { ...body, ...more } });
    expect((await put({})).body.requiresOTP).toBe(true);
    const otp = await otpFor(server, email);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await put({ otp: otp.slice(0, 4) })).status).toBe(422);
    expect((await put({ otp })).body.user.email).toBe(email);
  });
});
