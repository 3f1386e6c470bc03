import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullReturn } from '../../shared/itr/itr2/testing/returns.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

describe('ITR-2 over HTTP', () => {
  it('takes the documented members and computes both regimes', async () => {
    const { owner, id } = await buildEntity(server);
    const made = await save(
      {
        company_id: id,
        itr_type: 'ITR-2',
        assessment_year: '2026-27',
        status: 'draft',
        form_data: {
          pan_number: 'ABCPE1234F',
          resident_status: 'Resident',
          chosenRegime: 'New',
          salaries: [{ employer_name: 'A LTD', gross_salary: 1_575_000, tds_deducted: 109_200 }],
          filing: { filing_date: '2026-07-15' },
          capitalGains: { ltcg_listed_equity: 0 },
          deductions: { sec_80c: 150_000 },
        },
      },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
    expect(made.body.warnings).toMatchObject([
      {
        path: 'salaries.0.tds_deducted',
        message: 'Enter the TAN of the deductor: without it this tax cannot be claimed',
      },
      {
        path: 'deductions.schedule_80c.0.amount',
        message: '150000 is not used: the new tax regime does not allow it (section 115BAC(2))',
      },
    ]);
    const tax = await server.get(
      `/api/itr/calculate-tax.php?itr_id=${made.body.itr_id}&regime=New`,
      owner.token,
    );
    expect(tax.status, tax.text).toBe(200);
    // 15,75,000 less 75,000; slabs of s.115BAC(1A) on 15,00,000: 20,000 + 40,000 + 45,000; cess 4%
    expect(tax.body.data).toMatchObject({
      regime: 'New',
      total_income: 1_500_000,
      tax_before_cess: 105_000,
      cess: 4200,
      total_tax: 109_200,
      tds_paid: 109_200,
      chosen_regime: 'New',
    });
    expect(tax.body.data.breakdown.length).toBeGreaterThan(5);
  });

  it.each([
    ['ITR-2', { capitalGains: { ltcg_listed_equity: 1 } }, 'capitalGains.ltcg_listed_equity'],
    ['ITR-2', { foreignIncome: 1000 }, 'foreignIncome'],
    ['ITR-3', { taxRegime: 'New', stcg: [{ asset: 'Shares', consideration: 10 }] }, 'stcg'],
  ])(
    'refuses totals of income in %s that no tax could be shown with: %o',
    async (itr_type, form_data, path) => {
      const { owner, id } = await buildEntity(server);
      const refused = await save(
        {
          company_id: id,
          itr_type,
          assessment_year: '2026-27',
          form_data: { pan_number: 'ABCPE1234F', ...form_data },
        },
        owner.token,
      );
      expect(refused.status, refused.text).toBe(422);
      expect(refused.body.error.fields.map((f: { path: string }) => f.path)).toEqual([path]);
      const list = await server.get(`/api/itr/list?company_id=${id}`, owner.token);
      expect(list.body.returns).toEqual([]);
    },
  );

  it.each([
    ['ITR-2', 'pan_number', 'ABCPE1234F'],
    ['ITR-2', 'assessee_name', 'Ashalata'],
    ['ITR-2', 'chosenRegime', 'Old'],
    ['ITR-2', 'resident_status', 'Resident'],
    ['ITR-2', 'salaries', [{ employer_name: 'A LTD', gross_salary: 5 }]],
    ['ITR-2', 'houseProperties', [{ gav: 5 }]],
    ['ITR-2', 'capitalGains', {}],
    ['ITR-4', 'houseProperty', { gav: 5 }],
    ['ITR-4', 'otherSources', { other: 5 }],
    ['ITR-4', 'taxRegime', 'Old'],
  ])('reads a call to %s with %s alone as the documented format', async (itr_type, name, value) => {
    const { owner, id } = await buildEntity(server);
    const answer = await save(
      { company_id: id, itr_type, assessment_year: '2026-27', form_data: { [name]: value } },
      owner.token,
    );
    // as data of the form itself the name would be an unknown field
    expect([answer.status, answer.body.error?.fields]).toEqual([200, undefined]);
  });

  it('keeps TDS of an employer without TAN in the tax of an ITR-4, with a warning', async () => {
    const { owner, id } = await buildEntity(server);
    const made = await save(
      {
        company_id: id,
        itr_type: 'ITR-4',
        assessment_year: '2026-27',
        form_data: { taxRegime: 'New', salary: { gross_salary: 1_575_000, tds_deducted: 109_200 } },
      },
      owner.token,
    );
    expect(made.body.warnings.map((w: { path: string }) => w.path)).toEqual(['salary.tds_deducted']);
    const tax = await server.get(
      `/api/itr/calculate-tax.php?itr_id=${made.body.itr_id}&regime=New`,
      owner.token,
    );
    expect(tax.body.data.tds_paid).toBe(109_200);
    const checked = await server.post(`/api/itr/${made.body.itr_id}/validate`, {}, owner.token);
    expect(checked.body.errors).toContainEqual(
      expect.objectContaining({
        path: 'salary.employers.0.employer_tan',
        message: 'Enter the TAN: without it the tax deducted (109200) cannot be claimed',
      }),
    );
  });

  it('validates a complete return and refuses an incomplete one with its fields', async () => {
    const { owner, id } = await buildEntity(server, { fields: { pan: 'ABCPE1234F' } });
    const send = (form_data: unknown) =>
      save(
        { company_id: id, itr_type: 'ITR-2', assessment_year: '2026-27', status: 'validated', form_data },
        owner.token,
      );
    const refused = await send({ filing: { section_filed: '11' } });
    expect(refused.status).toBe(422);
    const made = await send(fullReturn('2026-27'));
    expect(made.status, made.text).toBe(200);
    expect(made.body.status).toBe('validated');
    const file = await server.get(`/api/itr/${made.body.itr_id}/json`, owner.token);
    expect(file.status, file.text).toBe(200);
    expect(file.text).toContain('"ITR2"');
  });
});
