import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const statement = (year: number, ...rows: string[]) =>
  Buffer.from(
    ['Account No : 112233445566', 'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...rows]
      .join('\n')
      .replaceAll('YYYY', `${year}`),
  );
const lines = [
  '05/04/YYYY,UPI-LARK ESTATES-lark@okaxis-512345678901,30000.00,,70000.00',
  '30/04/YYYY,NEFT CR-UTIB0000001-MURVO FOODS LIMITED-AXISN1234,,80000.00,150000.00',
  '05/05/YYYY,UPI-LARK ESTATES-lark@okaxis-512345678999,30000.00,,120000.00',
  '30/06/YYYY,INT.PD:01-04-YYYY TO 30-06-YYYY,,1250.00,121250.00',
];

it('places lines of a bank to ledgers, learns from them, and makes the trial balance of the year', async () => {
  const owner = await buildUser(server, { tier: 'tier3' });
  const { id, entity } = await buildEntity(server, { owner, fields: { assessment_year: '2025-2026' } });
  const send = (company: string, year: string, bytes: Buffer) => {
    const form = new FormData();
    form.set('company_id', company);
    form.set('assessment_year', year);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'statement.csv');
    return server.call('POST', '/api/evidence', { token: owner.token, form });
  };
  expect((await send(id, '2025-26', statement(2024, ...lines))).status).toBe(200);
  const whose = { company_id: id, assessment_year: '2025-26' };
  const path = `/api/evidence/bank?company_id=${id}&assessment_year=2025-26`;
  const before = (await server.get(path, owner.token)).body;
  // 70,000 after 30,000 went out: 1,00,000 at the start.
  expect(before.accounts).toEqual([{ account: '112233445566', opening: 100000, closing: 121250, breaks: 0 }]);
  expect(before.lines.map((l: { by: string }) => l.by)).toEqual(['', '', '', 'words']);
  const early = await server.post('/api/evidence/bank/trial-balance', whose, owner.token);
  expect([early.status, early.body.error.id]).toEqual([422, 'lines_unplaced']);
  const place = (index: number, ledger: string, group?: string) =>
    server.post(
      '/api/evidence/bank',
      { ...whose, ids: [before.lines[index].id], ledger, group },
      owner.token,
    );
  const unnamed = await place(0, 'Rent');
  expect([unnamed.status, unnamed.body.error.fields?.[0]?.path]).toEqual([422, 'group']);
  const rent = await place(0, 'Rent', 'Indirect Expenses');
  // May's rent follows the rule of April's.
  expect(rent.body.lines.map((l: { ledger: string }) => l.ledger)).toEqual([
    'Rent',
    null,
    'Rent',
    'Interest on savings accounts',
  ]);
  expect((await place(1, 'Sales', 'Sales / Revenue')).body.unplaced).toBe(0);
  const made = await server.post('/api/evidence/bank/trial-balance', whose, owner.token);
  expect([made.status, made.body.balanced, made.body.ledger_count]).toEqual([200, true, 5]);
  const stored = (await server.get(`/api/accounts/trial-balance/${made.body.id}`, owner.token)).body;
  const ledger = (name: string) =>
    stored.trial_balance.ledgers.find((l: { ledger_name: string }) => l.ledger_name === name);
  expect(ledger('Bank account 112233445566')).toMatchObject({ closing_balance: 121250 });
  expect(ledger('Rent')).toMatchObject({ closing_balance: 60000 });
  const again = await server.post('/api/evidence/bank/trial-balance', whose, owner.token);
  expect([again.status, again.body.error.id]).toEqual([409, 'trial_balance_exists']);
  const replaced = await server.post(
    '/api/evidence/bank/trial-balance',
    { ...whose, replace: true },
    owner.token,
  );
  expect([replaced.status, replaced.body.replaced]).toEqual([200, true]);

  // The year after: the rules came along, nothing is said of its lines yet.
  const { id: next } = await buildEntity(server, {
    owner,
    fields: { pan: entity.pan, assessment_year: '2026-2027' },
  });
  await send(next, '2026-27', statement(2025, ...lines));
  const later = (
    await server.get(`/api/evidence/bank?company_id=${next}&assessment_year=2026-27`, owner.token)
  ).body;
  expect(later.lines.map((l: { by: string }) => l.by)).toEqual(['rule', 'rule', 'rule', 'words']);

  // A line that is missing: 1,20,000 and 5,000 in are not 1,30,000.
  const gap = statement(2025, '05/07/YYYY,MURVO FOODS,,5000.00,130000.00');
  const broken = Buffer.concat([
    statement(2025, ...lines.slice(0, 3)),
    Buffer.from(`\n${gap.toString().split('\n').at(-1)}`),
  ]);
  const { id: other } = await buildEntity(server, { owner, fields: { assessment_year: '2026-2027' } });
  await send(other, '2026-27', broken);
  const refused = await server.post(
    '/api/evidence/bank/trial-balance',
    { company_id: other, assessment_year: '2026-27' },
    owner.token,
  );
  expect([refused.status, refused.body.error.id]).toEqual([422, 'balance_breaks']);

  const stranger = await buildUser(server);
  expect((await server.get(path, stranger.token)).status).toBe(404);
  expect(
    (
      await server.post(
        '/api/evidence/bank',
        { ...whose, ids: [before.lines[0].id], ledger: '' },
        stranger.token,
      )
    ).status,
  ).toBe(404);
});
