import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityTypes } from '../../shared/entities/types.ts';
import { getAt, setAt } from '../../shared/forms/paths.ts';
import { association, firm, fullReturn, juridical, society } from '../../shared/itr/itr5/testing/returns.ts';
import { worked } from '../../shared/itr/itr5/testing/worked.ts';
import { long } from '../../shared/testing/runs.ts';
import { clientOf, typeOfBody, validated } from '../testing/entity-returns.ts';
import { expectOneRegime } from '../testing/one-regime.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true, config: { itdSoftwareId: 'SW12345678' } });
});
afterAll(() => server.stop());

const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

// What each of them comes to, and back from its file, is in `shared/itr/itr5`.
describe.each(long ? worked : worked.slice(0, 2))('ITR-5 over HTTP: %s', (_, data, totalIncome, net) => {
  it('is validated, taxed as worked by hand, written into the file and read back the same', async () => {
    const { token, id, entityId } = await validated(server, 'ITR-5', typeOfBody(data), data);
    const first = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}`, token)).body.data;
    const regime = first.chosen_regime;
    const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=${regime}`, token)).body
      .data;
    expect(tax.total_income).toBe(totalIncome);
    const file = await server.get(`/api/itr/${id}/json`, token);
    expect(file.status, file.text.slice(0, 800)).toBe(200);
    const liability = (text: string) =>
      getAt(JSON.parse(text), 'ITR.ITR5.PartB_TTI.ComputationOfTaxLiability.NetTaxLiability');
    expect(liability(file.text)).toBe(net);

    const upload = new FormData();
    upload.append('company_id', entityId);
    upload.append('jsonFile', new Blob([file.text]), 'return.json');
    const read = await server.call('POST', '/api/itr/import-json', { token, form: upload });
    expect(read.status, read.text.slice(0, 500)).toBe(200);
    expect(read.body.itr_type).toBe('ITR-5');
    const again = await save(
      {
        itr_id: id,
        version: 1,
        status: 'validated',
        // the day of the file stands for the day of filing
        form_data: setAt(read.body.form_data, 'filing.filing_date', '2026-07-20'),
      },
      token,
    );
    expect(again.status, again.text.slice(0, 800)).toBe(200);
    const second = await server.get(`/api/itr/${id}/json`, token);
    expect(liability(second.text)).toBe(net);
  });
});

describe('ITR-5 over HTTP', () => {
  it.each([
    ['Partnership firm', 'F', firm()],
    ['LLP', 'F', firm({ personal: { sub_status: '5', llpin: 'AAA-1234' } })],
    ['AOP', 'A', association()],
    ['BOI', 'B', association()],
    ['PDT', 'T', association({ personal: { sub_status: '13' } })],
    ['Local authority', 'L', juridical('2')],
    ['Artificial jurisdiction person', 'J', juridical('9', { personal: { sub_status: '19' } })],
    ['Co-operative society', 'A', society()],
  ])('a %s is a client who may file it', async (status, letter, data) => {
    const pan = `AAA${letter}E1234F`;
    const { owner, id, entity } = await clientOf(server, status, setAt(data, 'personal.pan_number', pan));
    expect(entity.canFileITR).toBe(true);
    const made = await save(
      { company_id: id, itr_type: 'ITR-5', assessment_year: '2026-27', status: 'draft', form_data: data },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
  });

  it('has its computation without a second regime, is filed, and revised as a copy', async () => {
    const { token, id } = await validated(server, 'ITR-5', 'Partnership firm', fullReturn());
    const { comparison } = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=New`, token))
      .body.data;
    expect(comparison.new).toEqual(comparison.old);
    await expectOneRegime(server, { token, id }, '33,44,250');
  });
});

describe('types of entities', () => {
  it('may file an income-tax return where its form is prepared here', () => {
    // all fifteen, since ITR-6 and ITR-7 are prepared too
    expect(entityTypes.filter((type) => !type.canFileITR)).toEqual([]);
    expect(entityTypes).toHaveLength(15);
  });
});
