import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LedgerBlock } from '../accounts/model.ts';
import { TdsRows } from '../tds/model.ts';
import { buildGstEntity, saveGstr1 } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement, contractor, statementChallan, statementHead } from '../testing/tds.ts';
import { buildTrialBalance } from '../testing/trial-balance.ts';
import { op, toId } from './records.ts';

/** Statements and trial balances of many rows: what is written beside them, and what a refused save leaves. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const count = 3000;

describe('a TDS statement of 3,000 payees', () => {
  it('is saved, changed in many rows, and keeps order, sums and nothing of a stale save', async () => {
    const made = await buildStatement(server);
    const at = `/api/tds/statements/${made.id}`;
    const rows = (over: object = {}) =>
      Array.from({ length: count }, (_, i) => contractor({ id: `d${i}`, name: `Payee ${i}`, ...over }));
    const patch = (version: number, body: object) =>
      server.call('PATCH', at, { token: made.owner.token, body: { version, ...body } });
    const read = async () => (await server.get(at, made.owner.token)).body.statement;
    const blocks = () => TdsRows.find({ entity_id: toId(made.entity.id) }, { statement_id: 1 }).lean();

    const saved = await patch(1, { ...statementHead, challans: [statementChallan()], deductees: rows() });
    expect(saved.status, saved.text.slice(0, 300)).toBe(200);
    // 3,000 payments of 1,00,000 with 1,000 deducted and deposited each; paise.
    expect(saved.body.totals).toMatchObject({
      challans: 1,
      deductees: count,
      amount: count * 1_00_000_00,
      deducted: count * 1000_00,
      deposited: count * 1000_00,
    });
    // One block of the challan and 3,000 / 250 of payees.
    expect(await blocks()).toHaveLength(13);

    // Half of the rows halve, 700 go, one comes: 2,300 of 1,00,000 less 1,500 times 50,000, and 1,00,000.
    const halved = rows({ amount: 50_000_00 }).slice(0, 1500);
    const removed = Array.from({ length: 700 }, (_, i) => `d${2000 + i}`);
    const large = await patch(2, { deductees: [...halved, contractor({ id: 'new' })], removed });
    expect(large.body.totals, large.text.slice(0, 300)).toMatchObject({
      deductees: 2301,
      amount: 2301 * 1_00_000_00 - 1500 * 50_000_00,
    });
    const now = await read();
    expect(now.deductees.map((d: { id: string }) => d.id)).toEqual([
      ...Array.from({ length: 2000 }, (_, i) => `d${i}`),
      ...Array.from({ length: 300 }, (_, i) => `d${2700 + i}`),
      'new',
    ]);
    expect(now.deductees[1499].amount).toBe(50_000_00);
    expect(now.deductees[1500].amount).toBe(1_00_000_00);

    const before = await blocks();
    expect((await patch(2, { deductees: rows({ amount: 1 }) })).status).toBe(409);
    expect(await read()).toEqual(now);
    expect(await blocks()).toEqual(before);
    expect(before.every((block) => String(block.statement_id) === made.id)).toBe(true);
    const book = await server.call('GET', `${at}/xlsx`, { token: made.owner.token });
    expect([book.status, book.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});

describe('a trial balance of 3,000 ledgers', () => {
  it('is saved and replaced whole, and a stale save leaves nothing', async () => {
    const ledgers = (amount: number) =>
      Array.from({ length: count }, (_, i) => ({
        ledger_name: `Party ${i} ${'of a long name '.repeat(6)}`,
        ledger_group: 'Current Assets',
        opening_balance: 0,
        debit: i % 2 ? 0 : amount,
        credit: i % 2 ? amount : 0,
      }));
    const made = await buildTrialBalance(server, { body: { ledgers: ledgers(10) } });
    const save = (version: number, amount: number) =>
      server.post(
        '/api/accounts/import-trial-balance.php',
        { id: made.id, version, ledgers: ledgers(amount) },
        made.owner.token,
      );
    expect((await save(1, 20)).body).toMatchObject({ version: 2, balanced: true, ledger_count: count });
    expect((await save(1, 30)).status).toBe(409);
    const [one, two] = await Promise.all([save(2, 40), save(2, 50)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const { trial_balance } = (await server.get(`/api/accounts/trial-balance/${made.id}`, made.owner.token))
      .body;
    expect(trial_balance.ledgers).toHaveLength(count);
    expect(trial_balance.ledgers[0].debit).toBe(one.status === 200 ? 40 : 50);
    // 3,000 / 500 blocks, all of this trial balance.
    const blocks = await LedgerBlock.find({ entity_id: toId(made.entityId) }).lean();
    expect(blocks).toHaveLength(6);
    expect(blocks.every((block) => String(block.trial_balance_id) === made.id && !block.staged_at)).toBe(
      true,
    );
  });
});

it('asks the store only for the numbers of the rows that are saved', async () => {
  const entity = await buildGstEntity(server);
  const row = (number: string) => ({
    gstin: '24AANFA2641L1ZF',
    invoice_number: number,
    invoice_date: '05-09-2025',
    invoice_value: 118,
    place_of_supply: '24',
    rate: 18,
    taxable_value: 100,
  });
  await saveGstr1(server, entity, { return_period: '09-2025', b2b_invoices: [row('A/1'), row('A/2')] });
  const { gst_id } = (await saveGstr1(server, entity, { return_period: '10-2025' })).body;
  const asked: unknown[] = [];
  mongoose.set('debug', (collection: string, method: string, filter: Record<string, unknown>) => {
    if (collection === 'gst_blocks' && method === 'find' && !('section' in filter))
      asked.push(filter['keys']);
  });
  try {
    const answer = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: entity.owner.token,
      body: { version: 1, b2b_invoices: [{ id: 'x', ...row('A/1') }] },
    });
    expect(answer.body.reported, answer.text).toEqual([expect.objectContaining({ period: '09-2025' })]);
  } finally {
    mongoose.set('debug', false);
  }
  expect(asked.at(-1)).toEqual(op({ $in: [expect.any(String)] }));
});
