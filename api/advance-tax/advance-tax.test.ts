import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullNewRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  server.advance(Date.parse('2026-11-23T06:00:00Z') - Date.now());
});
afterAll(() => server.stop());

const url = (id: string, year = '2026-27') => `/api/advance-tax/${id}?year=${year}`;
const job = async (owner: TestUser, body: object) => {
  const begun = await server.post('/api/jobs', { kind: 'advance_tax', ...body }, owner.token);
  expect(begun.status, begun.text).toBe(200);
  for (;;) {
    const { body: read } = await server.get(`/api/jobs/${begun.body.job_id}`, owner.token);
    if (read.state === 'done') return read;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('advance tax of a client', () => {
  it('nothing is known: every head empty, no letter', async () => {
    const { owner, id } = await buildEntity(server);
    const { status, body } = await server.get(url(id), owner.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tax_year: '2026-27',
      assessment_year: '2027-28',
      act: '2025',
      estimate: true,
      blank: true,
      version: 0,
      payable: 0,
      exempt: 'below_threshold',
      next: null,
      challan: null,
      sources: { last_return: null, books: null, evidence: null },
    });
    expect(body.basis.length).toBeGreaterThan(5);
    expect((await server.get(`/api/advance-tax/${id}/letter.pdf?year=2026-27`, owner.token)).status).toBe(
      422,
    );
  });

  // s.202 on 25,00,000: 3,30,000 and cess 13,200, less TDS of 43,200; see shared/advance-tax/plan.test.ts
  const facts = {
    heads: { interest: 25_00_000 },
    tds: 43_200,
    payments: [{ date: '2026-06-15', amount: 45_000 }],
  };

  it('typed income: instalments, interest to today, challan, and it is kept', async () => {
    const { owner, id } = await buildEntity(server);
    const saved = await server.call('PUT', url(id), { token: owner.token, body: facts });
    expect(saved.status, saved.text).toBe(200);
    const { body } = await server.get(url(id), owner.token);
    expect(body).toMatchObject({
      version: 1,
      total_income: 25_00_000,
      tax: 3_43_200,
      tds: 43_200,
      payable: 3_00_000,
      paid: 45_000,
      exempt: null,
      // September: 1,35,000 less 45,000 at 3%
      interest: {
        on: '2026-11-23',
        deferment: 2_700,
        shortfall: 0,
        sections: { deferment: '425', shortfall: '424' },
      },
      next: { due_by: '2026-12-15', amount: 1_80_000 },
      challan: { form: 'ITNS 280', major_head: '0021', minor_head: '100', amount: 1_80_000 },
    });
    expect(body.instalments.map((i: { state: string }) => i.state)).toEqual([
      'past',
      'past',
      'next',
      'later',
    ]);
    expect(body.facts).toEqual(facts);
    const list = await server.get('/api/advance-tax?year=2026-27', owner.token);
    expect(list.body.clients).toHaveLength(1);
    expect(list.body.clients[0]).toMatchObject({ id, summary: { next_amount: 1_80_000, deferment: 2_700 } });
    const again = await server.call('PUT', url(id), { token: owner.token, body: { version: 7 } });
    expect([again.status, again.body.error.id ?? again.body.error.code]).toContain(409);
    expect((await server.get(url(id), owner.token)).body.version).toBe(1);
  });

  it('a letter in English and Hindi', async () => {
    const { owner, id } = await buildEntity(server);
    await server.call('PUT', url(id), { token: owner.token, body: facts });
    for (const language of ['en', 'hi']) {
      const letter = await server.get(
        `/api/advance-tax/${id}/letter.pdf?year=2026-27&language=${language}`,
        owner.token,
      );
      expect(letter.status).toBe(200);
      expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('heads come from last year’s return, with what becomes of its TDS', async () => {
    const { owner, id } = await buildEntity(server);
    await buildReturn(server, {
      owner,
      entityId: id,
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
      form_data: fullNewRegime('2026-27'),
    });
    const { body } = await server.get(url(id), owner.token);
    expect(body.sources.last_return).toMatchObject({ form: 'ITR-1', assessment_year: '2026-27' });
    const salary = body.heads.find((h: { id: string }) => h.id === 'salary');
    expect(salary).toMatchObject({ source: 'last_year', amount: salary.last_year, section: '15' });
    expect(salary.amount).toBeGreaterThan(0);
    const changed = await server.call('PUT', url(id), {
      token: owner.token,
      body: { heads: { salary: salary.amount + 1_00_000 } },
    });
    expect(changed.body.total_income).toBe(body.total_income + 1_00_000);
  });

  it('names what cannot be', async () => {
    const { owner, id } = await buildEntity(server);
    const put = (body: object, year?: string) =>
      server.call('PUT', url(id, year), { token: owner.token, body });
    const first = async (body: object) => {
      const { status, body: answer } = await put(body);
      return [status >= 400 && status < 500, answer.error?.fields?.[0]?.path];
    };
    expect(await first({ heads: { salary: -1 } })).toEqual([true, 'heads.salary']);
    expect(await first({ heads: { salary: 1.5 } })).toEqual([true, 'heads.salary']);
    expect((await first({ heads: { pay: 1 } }))[0]).toBe(true);
    expect(await first({ payments: [{ date: '2026-03-31', amount: 1 }] })).toEqual([true, 'payments.0.date']);
    expect(await first({ payments: [{ date: '2026-11-24', amount: 1 }] })).toEqual([true, 'payments.0.date']);
    expect(await first({ payments: [{ date: '2026-11-23', amount: 0 }] })).toEqual([
      true,
      'payments.0.amount',
    ]);
    expect(await first({ payments: [{ date: '2026-11-23', amount: 1, bsr: '12' }] })).toEqual([
      true,
      'payments.0.bsr',
    ]);
    expect(await first({ heads: { dividend: 1 }, periods: { dividend: [1, 0, 0, 0, 0] } })).toEqual([
      true,
      'heads.dividend',
    ]);
    for (const year of ['2031-32', '2026-28', '1', '2026-2027']) {
      const { status, body } = await server.get(url(id, year), owner.token);
      expect([status, body.error.fields[0].path]).toEqual([422, 'year']);
    }
    expect((await server.get(url(id), owner.token)).body.version).toBe(0);
    const stranger = await buildUser(server);
    expect((await server.get(url(id), stranger.token)).status).toBe(404);
  });

  it('earlier years run under the Act of 1961', async () => {
    const { owner, id } = await buildEntity(server);
    const { body } = await server.call('PUT', url(id, '2025-26'), {
      token: owner.token,
      body: { heads: { interest: 25_00_000 }, tds: 43_200 },
    });
    expect(body).toMatchObject({ act: '1961', assessment_year: '2026-27', next: null });
    // 15,150 for deferment; April to November 2026 is 8 months on 3,00,000
    expect(body.interest).toMatchObject({
      deferment: 15_150,
      shortfall: 24_000,
      sections: { deferment: '234C' },
    });
  });
});

describe('all clients in one job', () => {
  it('one archive of letters; a client nothing is known of is left out and told', async () => {
    const { owner, id } = await buildEntity(server);
    const { id: blank } = await buildEntity(server, { owner });
    await server.call('PUT', url(id), { token: owner.token, body: { heads: { interest: 25_00_000 } } });
    const done = await job(owner, { options: { year: '2026-27', language: 'hi' } });
    expect(done.progress).toMatchObject({ total: 2, done: 1, skipped: 1 });
    expect(done.has_file).toBe(true);
    const lines = new Map(done.lines.map((l: { client: { id: string } }) => [l.client.id, l]));
    // 75% of 3,43,200
    expect(lines.get(id)).toMatchObject({ state: 'done', params: { amount: { rupees: 2_57_400 } } });
    expect(lines.get(blank)).toMatchObject({ state: 'skipped' });
    const file = await server.get(`/api/jobs/${done.id}/file`, owner.token);
    expect(Object.keys(unzipSync(new Uint8Array(file.bytes)))).toHaveLength(1);
    const wrong = await server.post(
      '/api/jobs',
      { kind: 'advance_tax', options: { year: '2031-32' } },
      owner.token,
    );
    expect(wrong.status).toBe(422);
    const none = await server.post(
      '/api/jobs',
      { kind: 'print', options: { period: '10-2026' } },
      owner.token,
    );
    expect([none.status, none.body.error.fields[0].path]).toEqual([422, 'clients']);
  });
});
