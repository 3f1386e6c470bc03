import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/factories.ts';
import { buildFirm } from '../testing/firm.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const salary = 'ITR1_IncomeDeductions.Salary';
const taught = (caption: string) => ({
  from: 'taught',
  learned: { caption, headings: ['Pay'], section: 'x' },
});
const mapOf = (fields: object, more: object = {}) => ({
  format: 'karsetu-portal-map/1',
  form: 'itr1',
  years: ['2026-27'],
  fields,
  ...more,
});
const share = (who: { token: string }, map: unknown) =>
  server.post('/api/firm/portal-maps', { map }, who.token);
const list = async (who: { token: string }) =>
  (await server.get('/api/firm/portal-maps', who.token)).body.maps;

describe('portal maps of a firm', () => {
  it('what one member shares another reads, and lessons of both are kept', async () => {
    const { owner, staff } = await buildFirm(server);
    const first = await share(staff, mapOf({ [salary]: taught('Gross pay'), 'A.List[].B': taught('B') }));
    expect(first.status, first.text).toBe(200);
    expect(await list(owner)).toMatchObject([{ form: 'itr1', year: '2026-27', fields: 2 }]);
    const second = await share(owner, mapOf({ [salary]: taught('Salary of the year') }));
    const { id } = second.body.maps[0];
    const { map } = (await server.get(`/api/firm/portal-maps/${id}`, staff.token)).body;
    expect(map).toMatchObject({ format: 'karsetu-portal-map/1', form: 'itr1', years: ['2026-27'] });
    expect(map.fields[salary].learned.caption).toBe('Salary of the year');
    expect(map.fields['A.List[].B'].learned.caption).toBe('B');
  });

  it('what was seen on the live portal is not replaced by a guess; a map of two years is kept by year', async () => {
    const owner = await buildUser(server);
    await share(owner, mapOf({ [salary]: { from: 'live', captions: ['Salary'] } }));
    await share(
      owner,
      mapOf({ [salary]: { from: 'guess', captions: ['Wages'] } }, { years: ['2026-27', '2025-26'] }),
    );
    const maps = await list(owner);
    expect(maps.map((m: { year: string }) => m.year)).toEqual(['2026-27', '2025-26']);
    const read = async (at: number) =>
      (await server.get(`/api/firm/portal-maps/${maps[at].id}`, owner.token)).body.map.fields[salary];
    expect(await read(0)).toEqual({ from: 'live', captions: ['Salary'] });
    expect(await read(1)).toEqual({ from: 'guess', captions: ['Wages'] });
  });

  it('another firm sees none of it; a viewer reads and does not share or remove', async () => {
    const { owner, viewer } = await buildFirm(server);
    const stranger = await buildUser(server);
    const made = await share(owner, mapOf({ [salary]: taught('Pay') }));
    const { id } = made.body.maps[0];
    expect(await list(stranger)).toEqual([]);
    expect((await server.get(`/api/firm/portal-maps/${id}`, stranger.token)).status).toBe(404);
    expect(
      (await server.call('DELETE', `/api/firm/portal-maps/${id}`, { token: stranger.token })).status,
    ).toBe(404);
    expect(await list(viewer)).toHaveLength(1);
    expect((await share(viewer, mapOf({}))).status).toBe(403);
    expect((await server.call('DELETE', `/api/firm/portal-maps/${id}`, { token: viewer.token })).status).toBe(
      403,
    );
    expect((await server.call('DELETE', `/api/firm/portal-maps/${id}`, { token: owner.token })).status).toBe(
      200,
    );
    expect(await list(owner)).toEqual([]);
  });

  it.each([
    ['nothing', undefined, 'The file is not a portal map'],
    ['another file', { ITR: {} }, 'The file is not a portal map'],
    ['no form', mapOf({}, { form: 'gstr1' }), 'The portal map has no form'],
    ['no year', mapOf({}, { years: ['2026'] }), 'The portal map has no assessment year'],
    [
      'a PAN in a caption',
      mapOf({ [salary]: taught('Pay of ABCPE1234F') }),
      'The portal map has an entry that cannot be read',
    ],
    [
      'a path that is none',
      mapOf({ __proto__x: {}, 'a b': {} }),
      'The portal map has a field that cannot be read',
    ],
  ])('%s is refused with the reason and nothing is kept', async (_, map, reason) => {
    const owner = await buildUser(server);
    const answer = await share(owner, map);
    expect([answer.status, answer.body.error?.message ?? answer.body.message]).toEqual([400, reason]);
    expect(await list(owner)).toEqual([]);
  });
});
