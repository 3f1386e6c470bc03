import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let user: TestUser;
let id: string;
let entityId: string;

// AY 2026-27, filed in time: salary 15,00,000. New: 14,25,000 bears 20,000 + 40,000 + 15% of 2,25,000 = 93,750, with cess 97,500.
// Old: 14,50,000 bears 1,12,500 + 1,35,000 = 2,47,500, with cess 2,57,400. With 1,50,000 u/s 80C: 13,00,000, 2,02,500 and cess 2,10,600.
const salary = { salary: { employers: [{ salary_17_1: 15_00_000 }] }, filing: { filing_date: '2026-07-01' } };

beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  user = await buildUser(server);
  const entity = await buildEntity(server, { owner: user });
  entityId = entity.id;
  id = (await buildReturn(server, { owner: user, entityId, form_data: salary })).id;
  await buildReturn(server, { owner: user, entityId, assessment_year: '2025-26', form_data: {} });
});
afterAll(() => server.stop());

const plan = (columns: unknown, path = 'plan', more: object = {}) =>
  server.call('POST', `/api/itr/${id}/${path}`, { token: user.token, body: { columns, ...more } });

describe('POST /api/itr/{id}/plan', () => {
  it('sets copies beside the return, with what changes', async () => {
    const answer = await plan([
      { title: 'Old regime', regime: 'old' },
      {
        title: 'Old with savings',
        regime: 'old',
        changes: [{ path: 'deductions.schedule_80c.0.amount', value: 1_50_000 }],
      },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.present).toMatchObject({ regime: 'new', total_income: 14_25_000, tax: 97_500 });
    const [old, saving] = answer.body.columns;
    expect(old.figures).toMatchObject({ regime: 'old', total_income: 14_50_000, tax: 2_57_400 });
    expect(old.saved).toBe(answer.body.present.total - old.figures.total);
    expect(saving.figures).toMatchObject({ total_income: 13_00_000, tax: 2_10_600 });
    expect(saving.changes[0]).toMatchObject({ before: null, after: 1_50_000 });
    expect(old.lines.length).toBeGreaterThan(0);
    expect(answer.body.years.map((one: { assessment_year: string }) => one.assessment_year)).toEqual([
      '2026-27',
      '2025-26',
    ]);
  });

  it('lists the returns of a client’s other years', async () => {
    const entity = await buildEntity(server, { owner: user });
    const copied = await server.post(
      `/api/companies/${entity.id}/copy-year`,
      { assessment_year: '2025-2026' },
      user.token,
    );
    const made = await buildReturn(server, { owner: user, entityId: entity.id, form_data: salary });
    await buildReturn(server, {
      owner: user,
      entityId: copied.body.data.id,
      assessment_year: '2025-26',
      form_data: {},
    });
    const { body } = await server.post(
      `/api/itr/${made.id}/plan`,
      { columns: [{ title: 'Old regime', regime: 'old' }] },
      user.token,
    );
    expect(body.years?.map((one: { assessment_year: string }) => one.assessment_year)).toEqual([
      '2026-27',
      '2025-26',
    ]);
  });

  it('works ready-made plans, says why, and what one lacks', async () => {
    const answer = await plan([
      { title: 'Other regime', ready: { kind: 'other_regime' } },
      { title: 'Defer', ready: { kind: 'defer_gains' } },
      { title: 'Harvest', ready: { kind: 'harvest_gains', amount: 1_00_000 } },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [other, defer, harvest] = answer.body.columns;
    expect(other.figures).toMatchObject({ regime: 'old', tax: 2_57_400 });
    expect(other.why[0]).toContain('Form 10-IEA');
    // Nothing to defer: said so, with the figures of the return.
    expect(defer).toMatchObject({
      problem: 'There are no gains on listed shares (section 112A) to defer.',
      saved: 0,
    });
    // 1,00,000 more income within the exemption, no more tax.
    expect(harvest.figures).toMatchObject({ total_income: 15_25_000, tax: 97_500 });
    expect(harvest.why[0]).toContain('section 112A(2)');
    expect((await plan([{ title: 'x', ready: { kind: 'magic' } }])).status).toBe(422);
  });

  it('sets the return of whoever gets a gift beside it', async () => {
    // Giver: salary 25,00,000 and interest 1,00,000: 25,25,000 bears 3,00,000 + 37,500 = 3,37,500, with cess 3,51,000; without the interest 3,07,500
    // and 3,19,800. Son: salary 10,00,000: 9,25,000, nil by the rebate; with 1,00,000 10,25,000, nil again. The family saves 31,200.
    const taxpayer = async (salary_17_1: number, interest: number) => {
      const entity = await buildEntity(server, { owner: user });
      const form_data = {
        salary: { employers: [{ salary_17_1 }] },
        ...(interest ? { other_sources: { interest_from_deposits: interest } } : {}),
        filing: { filing_date: '2026-07-01' },
      };
      return (await buildReturn(server, { owner: user, entityId: entity.id, form_data })).id;
    };
    const [giver, son] = [await taxpayer(25_00_000, 1_00_000), await taxpayer(10_00_000, 0)];
    const ask = (ready: object, receiver = son) =>
      server.call('POST', `/api/itr/${giver}/plan`, {
        token: user.token,
        body: { columns: [{ title: 'Gift', ready, receiver }] },
      });
    const { body } = await ask({ kind: 'gift_adult', amount: 1_00_000 });
    expect(body.present.tax, JSON.stringify(body)).toBe(3_51_000);
    const [gift] = body.columns;
    expect([gift.figures.tax, gift.family.before.tax, gift.family.after.tax]).toEqual([3_19_800, 0, 0]);
    expect(gift.family.after.total_income).toBe(10_25_000);
    expect(gift.family.saved).toBe(gift.saved);
    const clubbed = (await ask({ kind: 'gift_spouse', amount: 1_00_000 })).body.columns[0];
    expect([clubbed.saved, clubbed.family.saved]).toEqual([0, 0]);
    expect(clubbed.family.after).toEqual(clubbed.family.before);
    const own = await ask({ kind: 'gift_adult', amount: 1 }, giver);
    expect([own.status, own.body.error.fields[0].path]).toEqual([422, 'columns.0.receiver']);
  });

  it.each([
    ['a field the form does not have', 'no_such.field', 1, 'columns.0.changes.0.path'],
    ['a figure that follows from others', 'salary.income', 1, 'columns.0.changes.0.path'],
    [
      'a value of another kind',
      'salary.employers.0.salary_17_1',
      'much',
      'columns.0.salary.employers.0.salary_17_1',
    ],
  ])('refuses %s', async (_, path, value, at) => {
    const answer = await plan([{ title: 'X', changes: [{ path, value }] }]);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields[0].path).toBe(at);
  });

  it.each([[[]], [Array.from({ length: 5 }, () => ({ title: 'X' }))]])(
    'takes one to four copies',
    async (columns) => {
      expect((await plan(columns)).status).toBe(422);
    },
  );

  it('leaves the return as it was', async () => {
    const { body } = await server.call('GET', `/api/itr/${id}`, { token: user.token });
    expect(body.return.form_data).toEqual(salary);
  });
});

it.each(['en', 'hi'])('POST /api/itr/{id}/plan/letter is a PDF in %s', async (language) => {
  const answer = await server.call('POST', `/api/itr/${id}/plan/letter`, {
    token: user.token,
    body: { columns: [{ title: 'Old regime', regime: 'old' }], language },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/pdf');
});
