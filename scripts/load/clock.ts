import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entityBody } from '../../api/testing/factories.ts';
import { invoiceBody } from '../../api/testing/invoices.ts';
import { addDays, todayInIst } from '../../shared/dates.ts';
import { root, run } from '../build.ts';
import { adminTokenOf, hireCrew } from './crew.ts';
import { startServer } from './server-process.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Said {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  body: any;
}

/**
 * The clock of the machine jumps while people work: over the end of sessions and codes, over midnight in India, days back
 * and forth. Nothing saved is lost, no one stays locked out, what ends ends, and the audit trail still holds.
 */
export async function clockJumps(dataDir: string): Promise<string> {
  const clock = join(dataDir, 'clock');
  writeFileSync(clock, '0');
  let ahead = 0;
  const home = join(dataDir, 'server');
  const server = await startServer(home, {
    NODE_OPTIONS: `--import ${join(root, 'scripts/load/moved-clock.ts')}`,
    CLOCK_FILE: clock,
  });
  const at = () => Date.now() + ahead;
  /** Moves the server's clock, which looks ten times a second. */
  const move = async (to: number) => {
    ahead = to;
    writeFileSync(clock, String(to));
    await pause(600);
  };
  const call = async (method: string, path: string, body?: unknown, token = ''): Promise<Said> => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        'x-forwarded-for': '10.9.9.9',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const expected = (what: string, said: Said, ...statuses: number[]) => {
    if (!statuses.includes(said.status))
      throw new Error(`${what}: ${said.status} ${JSON.stringify(said.body).slice(0, 300)}`);
    return said.body;
  };
  const signIn = (email: string, password: string) =>
    call('POST', '/api/auth/login', { email, password, device_id: 'device-clock-1' });
  const signedIn = async (email: string, password: string) =>
    expected('sign-in', await signIn(email, password), 200)['token'] as string;

  const crew = await hireCrew(3, () => server.url);
  const adminToken = await adminTokenOf(server.url);
  const asha = { email: 'asha@example.in', password: 'a boat on the river' };
  expected(
    'account',
    await call(
      'POST',
      '/api/admin/users',
      { ...asha, full_name: 'Asha', role: 'ca', tier: 'tier3' },
      adminToken,
    ),
    200,
  );

  // Work goes on while the clock jumps inside the life of everyone's session; every save must be there afterwards.
  const work = crew.workFor(9000);
  for (const jump of [5 * hour, -6 * hour, 11 * hour, -11 * hour, 0]) {
    await pause(1200);
    await move(jump);
  }
  await work;
  await crew.check();
  const failed = crew.timings.filter((t) => t.status === 0 || t.status >= 500 || t.status === 401);
  if (failed.length > 0)
    throw new Error(`${failed.length} calls failed, the first: ${failed[0]!.name} ${failed[0]!.status}`);

  // A session ends after twelve hours by the server's clock, forward and backward, and a new one begins at once.
  const token = await signedIn(asha.email, asha.password);
  const profile = (with_: string) => call('GET', '/api/users/profile', undefined, with_);
  await move(12 * hour - minute);
  expected('a minute before the end', await profile(token), 200);
  await move(12 * hour + minute);
  expected('a minute after the end', await profile(token), 401);
  const next = await signedIn(asha.email, asha.password);
  expected('the next session', await profile(next), 200);
  await move(-2 * day);
  expected('a session from a clock that was ahead', await profile(next), 200, 401);
  const back = await signedIn(asha.email, asha.password);
  expected('a session after the clock went back', await profile(back), 200);

  // Ten wrong passwords two days ahead lock the account there, not after the clock was put right.
  await move(2 * day);
  for (let n = 0; n < 10; n++) expected('wrong password', await signIn(asha.email, 'wrong'), 401);
  expected('the eleventh', await signIn(asha.email, asha.password), 429);
  await move(0);
  expected('after the clock was put right', await signIn(asha.email, asha.password), 200);

  // A code lasts ten minutes; codes mailed by a clock that was ahead do not use up those of today.
  const newcomer = {
    email: 'newcomer@example.in',
    password: 'a lantern at noon',
    full_name: 'Ravi Rao',
    phone: '9876543210',
    role: 'ca',
    subscription_tier: 1,
    pan_number: 'ABCPR1234K',
  };
  const register = (otp?: string) =>
    call('POST', '/api/auth/register.php', { ...newcomer, ...(otp ? { otp } : {}) });
  /** Codes mailed so far, by the file of the mail. */
  const outbox = () =>
    new Map(
      readdirSync(join(home, 'outbox')).flatMap((name) => {
        const found = /^Subject: (\d{4}) is your/m.exec(readFileSync(join(home, 'outbox', name), 'utf8'));
        return found ? [[name, found[1]!] as const] : [];
      }),
    );
  await move(3 * day);
  for (let n = 0; n < 3; n++) expected('a code', await register(), 200);
  expected('a fourth code', await register(), 429);
  await move(0);
  const known = outbox();
  expected('a code after the clock was put right', await register(), 200);
  const code = [...outbox()].find(([name]) => !known.has(name))?.[1];
  if (!code) throw new Error('no code came');
  await move(11 * minute);
  expected('a code of eleven minutes ago', await register(code), 400, 422);
  await move(9 * minute);
  expected('a code of nine minutes ago', await register(code), 200, 201);

  // Midnight in India changes the day: a credit note of tomorrow is refused until then, and an invoice falls due.
  const noon = Date.parse(`${todayInIst(new Date())}T12:00:00+05:30`) - Date.now();
  await move(noon + 12 * hour - 30_000);
  const here = await signedIn(asha.email, asha.password);
  const today = todayInIst(new Date(at()));
  const entity = expected('entity', await call('POST', '/api/companies/create', entityBody(), here), 200);
  const sent = expected(
    'invoice',
    await call(
      'POST',
      '/api/invoices/send',
      invoiceBody(entity['data'].id, { invoice_date: today, due_date: today }),
      here,
    ),
    200,
  );
  const shown = async () =>
    expected('the invoice', await call('GET', `/api/invoices/${sent['id']}`, undefined, here), 200)[
      'invoice'
    ];
  if ((await shown()).overdue) throw new Error('overdue on the day it is due');
  const credit = async () =>
    call(
      'POST',
      `/api/invoices/${sent['id']}/credit-note`,
      {
        version: (await shown()).version,
        note_date: addDays(today, 1),
        reason: 'Returned',
        items: invoiceBody('')['items'],
      },
      here,
    );
  expected('a credit note of tomorrow', await credit(), 422);
  await move(noon + 12 * hour + 30_000);
  if (!(await shown()).overdue) throw new Error('not overdue on the day after it was due');
  expected('a credit note of the new day', await credit(), 200);
  await move(0);

  // And everything is as it was acknowledged, in this process and after a start with the clock a day behind.
  await crew.check();
  await server.stop();
  writeFileSync(clock, String(-day));
  const again = await startServer(
    home,
    { NODE_OPTIONS: `--import ${join(root, 'scripts/load/moved-clock.ts')}`, CLOCK_FILE: clock },
    Number(new URL(server.url).port),
  );
  await crew.check();
  await again.stop();
  await run(['scripts/audit-verify.ts'], { quiet: true, env: { DATA_DIR: home } });
  return `5 jumps under work, ${crew.acknowledged()} acknowledged saves, none lost; sessions, codes, limits and midnight as they should; audit trail whole`;
}
