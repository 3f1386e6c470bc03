import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullReturn } from '../../shared/itr/itr2/testing/returns.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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
          capitalGains: { ltcg_listed_equity: 1 },
        },
      },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
    expect(made.body.warnings.map((w: { path: string }) => w.path)).toEqual([
      'capitalGains.ltcg_listed_equity',
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
