import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAt, setAt } from '../../shared/forms/paths.ts';
import { trust } from '../../shared/itr/itr7/testing/returns.ts';
import { worked } from '../../shared/itr/itr7/testing/worked.ts';
import { departmentTree, heldAgainst, lines } from '../../shared/itr/testing/department-tree.ts';
import { long } from '../../shared/testing/runs.ts';
import { clientOf, validated } from '../testing/entity-returns.ts';
import { expectOneRegime } from '../testing/one-regime.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true, config: { itdSoftwareId: 'SW12345678' } });
});
afterAll(() => server.stop());

const tree = departmentTree(7);
if (!tree) console.log('ITR-7: the department’s tree is not here, files are not held against it');
const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

/** The worked returns of trusts; that of a company has the PAN of one, which a trust's record does not take. */
const ofTrusts = worked
  .map(
    ([name, data, income, net]) =>
      [name, setAt(data, 'personal.pan_number', 'AAATE1234F'), income, net] as const,
  )
  .filter(([, data]) => getAt(data, 'personal.status') !== '7');

// What each of them comes to, and back from its file, is in `shared/itr/itr7`.
describe.each(long ? ofTrusts : ofTrusts.slice(0, 3))('ITR-7 over HTTP: %s', (_, data, totalIncome, net) => {
  it('is validated, taxed as worked by hand, written into the file and read back the same', async () => {
    const { token, id } = await validated(server, 'ITR-7', 'Trust (ITR 7)', data);
    const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}`, token)).body.data;
    expect(tax.total_income).toBe(totalIncome);
    const file = await server.get(`/api/itr/${id}/json`, token);
    expect(file.status, file.text.slice(0, 800)).toBe(200);
    if (tree) expect(lines(heldAgainst(tree, JSON.parse(file.text)).violations)).toEqual([]);
    const liability = (text: string) =>
      getAt(JSON.parse(text), 'ITR.ITR7.PartB_TTI.ComputationOfTaxLiability.NetTaxLiability');
    expect(liability(file.text)).toBe(net);

    // another preparer, who has nothing but the file
    const next = await clientOf(server, 'Trust (ITR 7)', data);
    const upload = new FormData();
    upload.append('company_id', next.id);
    upload.append('jsonFile', new Blob([file.text]), 'return.json');
    const read = await server.call('POST', '/api/itr/import-json', { token: next.owner.token, form: upload });
    expect(read.status, read.text.slice(0, 500)).toBe(200);
    expect(read.body).toMatchObject({ itr_type: 'ITR-7', valid: true });
    const again = await save(
      {
        company_id: next.id,
        itr_type: 'ITR-7',
        assessment_year: '2026-27',
        status: 'validated',
        // the day of the file stands for the day of filing
        form_data: setAt(read.body.form_data, 'filing.filing_date', getAt(data, 'filing.filing_date')),
      },
      next.owner.token,
    );
    expect(again.status, again.text.slice(0, 800)).toBe(200);
    const second = await server.get(`/api/itr/${again.body.itr_id}/json`, next.owner.token);
    expect(JSON.parse(second.text)).toEqual(JSON.parse(file.text));
  });
});

describe('ITR-7 over HTTP', () => {
  it.each([
    ['Trust (ITR 7)', 'T'],
    ['AOP', 'A'],
    ['Artificial jurisdiction person', 'J'],
    ['Co-operative society', 'A'],
  ])('a %s is a client who may file it', async (status, letter) => {
    const data = setAt(trust(), 'personal.pan_number', `AAA${letter}E1234F`);
    const { owner, id, entity } = await clientOf(server, status, data);
    expect(entity.canFileITR).toBe(true);
    const made = await save(
      { company_id: id, itr_type: 'itr7', assessment_year: '2026-27', status: 'validated', form_data: data },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
  });

  it('names the rule of the department a return breaks', async () => {
    const data = setAt(worked[0]![1], 'registration.under_act', []);
    const { owner, id } = await clientOf(server, 'Trust (ITR 7)', data);
    const made = await save(
      { company_id: id, itr_type: 'ITR-7', assessment_year: '2026-27', status: 'validated', form_data: data },
      owner.token,
    );
    expect(made.status).toBe(422);
    // rule 7: s.11 needs a registration under s.12AB
    expect(made.text).toContain('A-7');
  });

  it('is not prepared for AY 2025-26', async () => {
    const { owner, id } = await clientOf(server, 'Trust (ITR 7)', trust());
    const made = await save(
      { company_id: id, itr_type: 'ITR-7', assessment_year: '2025-26', form_data: trust() },
      owner.token,
    );
    expect([made.status, made.body.error.id]).toEqual([422, 'form_not_available']);
  });

  it('has its computation without a second regime, is filed, and revised as a copy', async () => {
    const { token, id } = await validated(server, 'ITR-7', 'Trust (ITR 7)', worked[1]![1]);
    await expectOneRegime(server, { token, id }, '10,00,000');
  });
});
