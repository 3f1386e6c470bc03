import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormValues, getAt } from '../../shared/forms/paths.ts';
import { departmentTree, heldAgainst, lines } from '../../shared/itr/testing/department-tree.ts';
import { stated, wholeCases } from '../../shared/itr/testing/whole-cases.ts';
import { long } from '../../shared/testing/runs.ts';
import { clientOf, typeOfBody } from '../testing/entity-returns.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { itdSoftwareId: 'SW12345678' } });
});
afterAll(() => server.stop());

/** The type of client by form, status and sub-status. */
const clientType = (type: string, data: FormValues): string => {
  const status = String(getAt(data, 'personal.status'));
  if (type === 'ITR-6')
    return getAt(data, 'personal.domestic') === 'N' ? 'Foreign Company' : 'Private limited domestic company';
  if (type === 'ITR-7' && status === '7') return 'Private limited domestic company';
  if (type === 'ITR-7') return 'Trust (ITR 7)';
  return typeOfBody(data);
};

/** The first of each form and type of client; every case, in every form, in `shared/itr/whole-entities.test.ts`. */
const cases = wholeCases.filter(
  ([, type, { data }], i) =>
    long ||
    wholeCases.findIndex(
      ([, other, { data: its }]) => other === type && clientType(other, its) === clientType(type, data),
    ) === i,
);

describe.each(cases)('%s', (_, type, of) => {
  it('is saved, taxed as worked by hand line by line, written into the file and read back the same', async () => {
    const { data, figures } = of;
    const client = () => clientOf(server, clientType(type, data), data);
    const { owner, id: company_id } = await client();
    const made = await server.post(
      '/api/itr/create-itr.php',
      { company_id, itr_type: type, assessment_year: '2026-27', status: 'validated', form_data: data },
      owner.token,
    );
    expect(made.status, made.text.slice(0, 800)).toBe(200);
    const id = String(made.body.itr_id);
    const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}`, owner.token)).body.data;
    const chosen = (
      await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=${tax.chosen_regime}`, owner.token)
    ).body.data;
    expect(chosen.total_income).toBe(figures.total_income);
    const file = await server.get(`/api/itr/${id}/json`, owner.token);
    expect(file.status, file.text.slice(0, 800)).toBe(200);
    const { found, expected } = stated(type, JSON.parse(file.text), of);
    expect(found).toEqual(expected);
    const tree = departmentTree(Number(type.slice(4)) as 5 | 6 | 7);
    if (tree) expect(lines(heldAgainst(tree, JSON.parse(file.text)).violations)).toEqual([]);

    // another preparer, who has nothing but the file
    const next = await client();
    const upload = new FormData();
    upload.append('company_id', next.id);
    upload.append('jsonFile', new Blob([file.text]), 'return.json');
    const read = await server.call('POST', '/api/itr/import-json', { token: next.owner.token, form: upload });
    expect(read.status, read.text.slice(0, 500)).toBe(200);
    const filing = { ...read.body.form_data.filing, filing_date: getAt(data, 'filing.filing_date') };
    // the file of ITR-7 has no due date
    if (type === 'ITR-7') filing.due_date = getAt(data, 'filing.due_date');
    const again = await server.post(
      '/api/itr/create-itr.php',
      {
        company_id: next.id,
        itr_type: type,
        assessment_year: '2026-27',
        status: 'validated',
        form_data: { ...read.body.form_data, filing },
      },
      next.owner.token,
    );
    expect(again.status, again.text.slice(0, 800)).toBe(200);
    const second = await server.get(`/api/itr/${again.body.itr_id}/json`, next.owner.token);
    expect(stated(type, JSON.parse(second.text), of).found).toEqual(expected);
  });
});
