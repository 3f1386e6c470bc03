import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  user = await buildUser(server);
});
afterAll(() => server.stop());

const ask = (name: string, body: object) =>
  server.call('POST', `/api/calculators/${name}`, { token: user.token, body });

describe('POST /api/calculators/{name}', () => {
  it('answers the figures, the working and the warnings', async () => {
    // 15/26 of 60,000 for 27 years (s.10(10)(ii))
    const answer = await ask('gratuity', {
      employer: 'covered',
      received: 15_00_000,
      on: '2025-06-15',
      service_years: 26,
      service_months: 8,
      monthly_salary: 60_000,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      result: { exempt: 9_34_615, taxable: 5_65_385 },
      warnings: [],
    });
    expect(answer.body.lines).toContainEqual({
      text: '15/26 of ₹ 60,000 for 27 years of service',
      amount: 9_34_615,
      section: '10(10)(ii)',
    });
  });

  it('takes facts that another answer hides as absent', async () => {
    const answer = await ask('gratuity', { employer: 'government', received: 5_00_000, on: '2025-06-15' });
    expect(answer.body.result).toEqual({ exempt: 5_00_000, taxable: 0 });
  });

  it.each([
    [
      'a fact is missing',
      { employer: 'covered', received: 1, on: '2025-06-15', service_years: 1 },
      422,
      'monthly_salary',
    ],
    ['a day does not exist', { employer: 'government', received: 1, on: '2025-02-30' }, 422, 'on'],
    ['an amount is negative', { employer: 'government', received: -1, on: '2025-02-03' }, 422, 'received'],
    ['a choice is unknown', { employer: 'nobody', received: 1, on: '2025-02-03' }, 422, 'employer'],
  ])('names the field when %s', async (_, body, status, path) => {
    const answer = await ask('gratuity', body);
    expect(answer.status).toBe(status);
    expect(answer.body.error.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  it('refuses a fact it does not know', async () => {
    const answer = await ask('gratuity', {
      employer: 'government',
      received: 1,
      on: '2025-02-03',
      colour: 'red',
    });
    expect(answer.status).toBe(400);
  });

  it('has no calculator of another name', async () => {
    expect((await ask('horoscope', {})).status).toBe(404);
  });
});

it('GET /api/calculators lists every calculator with its facts', async () => {
  const { body } = await server.call('GET', '/api/calculators', { token: user.token });
  expect(body.calculators.map((one: { name: string }) => one.name)).toEqual([
    'gratuity',
    'leave-encashment',
    'commuted-pension',
    'voluntary-retirement',
    'hra',
    'rent-free-house',
    'perquisites',
    'relief-89',
    'gains-exemption',
    'pre-construction-interest',
    'interest-234',
    'tds-interest',
    'gst-interest',
  ]);
  expect(body.calculators[0].facts[0]).toEqual({
    name: 'employer',
    label: 'Employer',
    kind: 'choice',
    required: true,
    choices: ['government', 'covered', 'other'],
  });
});
