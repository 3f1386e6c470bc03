import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../shared/forms/paths.ts';
import { company } from '../../shared/itr/itr6/testing/returns.ts';
import { worked } from '../../shared/itr/itr6/testing/worked.ts';
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

const tree = departmentTree(6);
if (!tree) console.log('ITR-6: the department’s tree is not here, files are not held against it');
const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

const typeOf = (data: FormValues) =>
  getAt(data, 'personal.domestic') === 'N'
    ? 'Foreign Company'
    : getAt(data, 'personal.status') === '6'
      ? 'Public limited domestic company'
      : 'Private limited domestic company';

// What each of them comes to, and back from its file, is in `shared/itr/itr6`.
describe.each(long ? worked : worked.slice(0, 2))('ITR-6 over HTTP: %s', (_, data, totalIncome, net) => {
  it('is validated, taxed as worked by hand, written into the file and read back the same', async () => {
    const { token, id } = await validated(server, 'ITR-6', typeOf(data), data);
    const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}`, token)).body.data;
    expect(tax.total_income).toBe(totalIncome);
    const file = await server.get(`/api/itr/${id}/json`, token);
    expect(file.status, file.text.slice(0, 800)).toBe(200);
    if (tree) expect(lines(heldAgainst(tree, JSON.parse(file.text)).violations)).toEqual([]);
    const liability = (text: string) =>
      getAt(JSON.parse(text), 'ITR.ITR6.PartB_TTI.ComputationOfTaxLiability.NetTaxLiability');
    expect(liability(file.text)).toBe(net);

    // another preparer, who has nothing but the file
    const next = await clientOf(server, typeOf(data), data);
    const upload = new FormData();
    upload.append('company_id', next.id);
    upload.append('jsonFile', new Blob([file.text]), 'return.json');
    const read = await server.call('POST', '/api/itr/import-json', { token: next.owner.token, form: upload });
    expect(read.status, read.text.slice(0, 500)).toBe(200);
    expect(read.body).toMatchObject({ itr_type: 'ITR-6', valid: true });
    const again = await save(
      {
        company_id: next.id,
        itr_type: 'ITR-6',
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

describe('ITR-6 over HTTP', () => {
  it.each([
    ['Private limited domestic company', '7', 'Y'],
    ['Public limited domestic company', '6', 'Y'],
  ])('a %s is a client who may file it', async (status, type, domestic) => {
    const data = setAt(setAt(company(), 'personal.status', type), 'personal.domestic', domestic);
    const { owner, id, entity } = await clientOf(server, status, data);
    expect(entity.canFileITR).toBe(true);
    const made = await save(
      { company_id: id, itr_type: 'itr6', assessment_year: '2026-27', status: 'validated', form_data: data },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
  });

  it('is not prepared for AY 2025-26', async () => {
    const { owner, id } = await clientOf(server, 'Private limited domestic company', company());
    const made = await save(
      { company_id: id, itr_type: 'ITR-6', assessment_year: '2025-26', form_data: company() },
      owner.token,
    );
    expect([made.status, made.body.error.id]).toEqual([422, 'form_not_available']);
  });

  it('has its computation without a second regime, is filed, and revised as a copy', async () => {
    const { token, id } = await validated(server, 'ITR-6', 'Private limited domestic company', worked[1]![1]);
    await expectOneRegime(server, { token, id }, '40,00,000');
  });
});
