import { expect, it } from 'vitest';
import { ask, failing, fill, lines, looksAs, open, person, press, shows } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('administers registrations, storage, users', async () => {
  const admin = await person({ role: 'admin', full_name: 'Admin Two', email: 'admin-two@example.in' });
  await person({ full_name: 'Waits Long', email: 'waits@example.in', status: 'pending', tier: 'tier2' });
  await person({ full_name: 'Works Here', email: 'works-here@example.in', tier: 'tier1' });
  await open('/app/admin', admin);
  await fill('Search by name', 'waits@');
  await looksAs('registrations');
  await press('Reject');
  await looksAs('reject');
  await press('Cancel');
  await press('Approve');
  await looksAs('approved');
  await open('/app/admin?tab=users', admin);
  await press('New user');
  await looksAs('new-user');
  await press('Create');
  await looksAs('new-user-missing');
  await open('/app/admin?tab=waitlist', admin);
  await looksAs('waitlist');
  await open('/app/admin?tab=users', admin);
  await fill('Search', 'works-here');
  await looksAs('users');
  await press('Actions for');
  await looksAs('user-menu');
});

it('answers every control of the administration', async () => {
  const admin = await person({
    role: 'admin',
    full_name: 'Admin Presser',
    email: 'admin-presser@example.in',
  });
  for (const one of ['first', 'second'])
    await person({ full_name: `Presser ${one}`, email: `pressed-${one}@example.in`, status: 'pending' });
  const client = await person({
    role: 'client',
    full_name: 'Waits For Room',
    email: 'waits-room@example.in',
  });
  await ask(client, 'POST', '/api/cloud-storage/join-waitlist');
  const presses = presser(admin, {
    fails: true,
    skip: /^Pending Registrations|^Refresh|^Next|^Previous|^Download|^Clear/,
  });
  const find = (text: string) => () => fill('Search by name', text);
  await presses('/app/admin', { types: false, first: find('pressed-') });
  await presses('/app/admin?tab=users', { types: false, first: () => fill('Search', 'pressed-') });
  const only = { types: false, first: () => fill('Search', 'waits-room') };
  await presses('/app/admin?tab=waitlist', only);
  await open('/app/admin?tab=audit', admin);
  await press('Check the chain');
  await shows('The audit trail is intact: no row was changed or removed.');
});

it('tells what was done from what was refused in the audit trail, and where it is broken', async () => {
  const admin = await person({ role: 'admin', full_name: 'Admin Audits', email: 'audits@example.in' });
  const row = (seq: number, outcome: string) => ({
    id: String(seq),
    seq,
    at: '2026-11-16T05:00:00.000Z',
    actor_name: 'Asha Rao',
    action: 'firm.changed',
    outcome,
    target_kind: 'firm',
    target_id: '1',
    ip: '203.0.113.7',
    detail: '',
  });
  const rows = { audit: [row(8, 'refused'), row(7, 'done')], total: 2 };
  const sound = { whole: true, first_broken: null };
  const broken = { whole: false, first_broken: 7 };
  for (const [verified, said] of [
    [{ ...broken, access_log: sound }, 'The trail is broken at row 7.'],
    [{ whole: false, first_broken: null, access_log: broken }, 'The access log is broken at batch 7.'],
  ] as const) {
    failing(({ path }) =>
      path === '/api/admin/audit/verify'
        ? Response.json(verified)
        : path.startsWith('/api/admin/audit') && Response.json(rows),
    );
    await open('/app/admin?tab=audit', admin);
    expect(lines().filter((line) => /^\| [78] \|/.test(line))).toEqual([
      expect.stringMatching(/^\| 8 \| .* \| Refused \| 203/),
      expect.stringMatching(/^\| 7 \| .* \| Done \| 203/),
    ]);
    await press('Check the chain');
    expect(lines()).toContain(said);
  }
});
