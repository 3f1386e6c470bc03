import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormValues, getAt } from '../../shared/forms/paths.ts';
import { whole as whole5 } from '../../shared/itr/itr5/testing/whole.ts';
import { whole as whole6 } from '../../shared/itr/itr6/testing/whole.ts';
import { whole as whole7 } from '../../shared/itr/itr7/testing/whole.ts';
import { departmentTree, heldAgainst, lines } from '../../shared/itr/testing/department-tree.ts';
import { further5, further6, further7 } from '../../shared/itr/testing/further.ts';
import { nasty5, nasty6, nasty7 } from '../../shared/itr/testing/nasty.ts';
import { statute5, statute6, statute7 } from '../../shared/itr/testing/statute.ts';
import { type Figures, placesOf, type Whole } from '../../shared/itr/testing/whole.ts';
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

const cases: readonly (readonly [
  name: string,
  type: 'ITR-5' | 'ITR-6' | 'ITR-7',
  of: Whole & { part?: Readonly<Record<string, number>> },
])[] = [
  ...[...whole5, ...further5, ...nasty5, ...statute5].map((of) => [of.name, 'ITR-5', of] as const),
  ...[...whole6, ...further6, ...nasty6, ...statute6].map((of) => [of.name, 'ITR-6', of] as const),
  ...[...whole7, ...further7, ...nasty7, ...statute7].map((of) => [of.name, 'ITR-7', of] as const),
];

/** What the file says of each figure worked by hand; what it leaves out is nil. */
const stated = (type: keyof typeof placesOf, text: string, { figures, part = {} }: (typeof cases)[0][2]) => {
  const body = getAt(JSON.parse(text), `ITR.${type.replace('-', '')}`);
  const places = placesOf[type];
  const at = (path: string) => Number(getAt(body as FormValues, path) ?? 0);
  return {
    found: Object.fromEntries([
      ...Object.keys(figures).flatMap((key) => {
        const place = places[key as keyof Figures];
        return place ? [[key, at(place)]] : [];
      }),
      ...Object.keys(part).map((path) => [path, at(path)]),
    ]),
    expected: {
      ...Object.fromEntries(Object.entries(figures).filter(([key]) => places[key as keyof Figures])),
      ...part,
    },
  };
};

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
    const { found, expected } = stated(type, file.text, of);
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
    expect(stated(type, second.text, of).found).toEqual(expected);
  });
});
