import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullReturn } from '../../shared/itr/itr3/testing/returns.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

describe('ITR-3 over HTTP', () => {
  it('takes the documented members and computes the regime asked for', async () => {
    const { owner, id } = await buildEntity(server);
    const made = await save(
      {
        company_id: id,
        itr_type: 'ITR-3',
        assessment_year: '2026-27',
        status: 'draft',
        form_data: {
          pan_number: 'ABCPE1234F',
          business: {
            net_profit_as_per_pl: 900_000,
            add_inadmissible_expenses: 50_000,
            add_depreciation_pl: 80_000,
            less_depreciation_allowed: 100_000,
          },
          profession: { gross_receipts: 500_000, expenses: 150_000 },
          taxRegime: 'Old',
        },
      },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
    expect(made.body.message).toBe('ITR saved as draft');
    expect(made.body.warnings.length).toBeGreaterThan(0);
    const of = async (regime: string) => {
      const tax = await server.get(
        `/api/itr/calculate-tax.php?itr_id=${made.body.itr_id}&regime=${regime}`,
        owner.token,
      );
      expect(tax.status, tax.text).toBe(200);
      return tax.body.data;
    };
    // 9,00,000 + 50,000 + 80,000 - 1,00,000 and 3,50,000 of the profession: 12,80,000
    // old: 1,12,500 + 30% of 2,80,000 = 1,96,500; new: 20,000 + 40,000 + 15% of 80,000 = 72,000
    expect(await of('Old')).toMatchObject({
      regime: 'Old',
      total_income: 1_280_000,
      tax_before_cess: 196_500,
      cess: 7860,
      chosen_regime: 'Old',
    });
    expect(await of('New')).toMatchObject({
      regime: 'New',
      total_income: 1_280_000,
      tax_before_cess: 72_000,
    });
  });

  it.each(['2026-27', '2025-26'] as const)(
    'validates a complete return of AY %s, gives its file, and refuses an incomplete one',
    async (assessment_year) => {
      const { owner, id } = await buildEntity(server, { fields: { pan: 'ABCPE1234F' } });
      const send = (form_data: unknown) =>
        save(
          { company_id: id, itr_type: 'ITR-3', assessment_year, status: 'validated', form_data },
          owner.token,
        );
      const refused = await send({ filing: { section_filed: '11' } });
      expect(refused.status).toBe(422);
      const made = await send(fullReturn(assessment_year));
      expect(made.status, made.text).toBe(200);
      expect(made.body.status).toBe('validated');
      const file = await server.get(`/api/itr/${made.body.itr_id}/json`, owner.token);
      expect(file.status, file.text).toBe(200);
      expect(file.text).toContain('"ITR3"');
      expect(file.text).toContain('"ITR3ScheduleBP"');
    },
  );
});
