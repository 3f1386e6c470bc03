import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, entityBody, freshPan, type TestUser } from './testing/factories.ts';
import { b2bRow, buildGstEntity, formWith, gstinOf, statementOf } from './testing/gst.ts';
import { invoiceBody } from './testing/invoices.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { buildDeductor } from './testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Registered {
  id: string;
  kind: string;
  number: string;
  main: boolean;
  state_name: string;
  [field: string]: unknown;
}

/** A proprietor registered in Gujarat and, since July 2025 and quarterly, in Maharashtra. */
async function buildTwo(owner?: TestUser) {
  const pan = freshPan();
  const [surat, pune] = [gstinOf(pan, '24'), gstinOf(pan, '27')];
  const made = await buildEntity(server, {
    ...(owner ? { owner } : {}),
    fields: {
      status: 'Sole Proprietorship',
      pan,
      gstin: surat,
      salary: false,
      business: true,
      registrations: [
        { kind: 'gstin', number: surat },
        { kind: 'gstin', number: pune, frequency: 'quarterly', from: '2025-07-01', name: 'Pune branch' },
      ],
    },
  });
  const [first, second] = made.entity.registrations as Registered[];
  return { ...made, gstin: surat, pan, surat: first!, pune: second! };
}
type Two = Awaited<ReturnType<typeof buildTwo>>;

const put = (
  e: { entity: { version: number; id: string }; owner: TestUser },
  fields: object,
  version = 1,
) => {
  const { company_name, ...body } = entityBody();
  return server.call('PUT', `/api/companies/update/${e.entity.id}`, {
    body: { ...body, company_name, ...fields, version },
    token: e.owner.token,
  });
};
const formOf = (e: Two) => ({
  status: 'Sole Proprietorship',
  pan: e.pan,
  gstin: e.gstin,
  salary: false,
  business: true,
});
const bare = (list: Registered[]) =>
  list.map(({ main: _m, state: _s, state_name: _n, ...r }) => r as Omit<Registered, 'main' | 'state_name'>);

describe('registrations of a client', () => {
  it('are given with the form, with State, frequency, dates and name', async () => {
    const e = await buildTwo();
    expect(e.entity.gst_number).toBe(e.gstin);
    expect(e.entity.registrations).toMatchObject([
      {
        kind: 'gstin',
        number: e.gstin,
        main: true,
        state: '24',
        state_name: 'Gujarat',
        frequency: 'monthly',
      },
      {
        kind: 'gstin',
        main: false,
        state: '27',
        state_name: 'Maharashtra',
        frequency: 'quarterly',
        scheme: 'regular',
        from: '2025-07-01',
        to: '',
        name: 'Pune branch',
      },
    ]);
    const list = await server.get(`/api/companies/list?q=${e.pune.number.slice(0, 8)}`, e.owner.token);
    expect(list.body.companies.map((c: { id: string }) => c.id)).toEqual([e.id]);
  });

  it('of a documented call are its own GSTIN and TAN', async () => {
    const { entity } = await buildDeductor(server);
    expect(entity.registrations).toMatchObject([{ kind: 'tan', number: 'MUMA12345B', main: true }]);
    const { gstin, entity: other } = await buildGstEntity(server);
    expect(other.registrations).toMatchObject([{ kind: 'gstin', number: gstin, main: true }]);
  });

  it('stay when a documented call saves the form without them', async () => {
    const e = await buildTwo();
    const saved = await put(e, { ...formOf(e), city: 'Surat' });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data.registrations).toEqual(e.entity.registrations);
  });

  it.each([
    [
      'another PAN inside',
      (e: Two) => [e.surat, { kind: 'gstin', number: '29AAACI1195H1ZI' }],
      'registrations.1.number',
    ],
    [
      'the number of another row',
      (e: Two) => [e.surat, { kind: 'gstin', number: e.gstin }],
      'registrations.1.number',
    ],
    [
      'a TAN of another shape',
      (e: Two) => [e.surat, { kind: 'tan', number: 'MUM1' }],
      'registrations.1.number',
    ],
  ])('refuse %s and change nothing', async (_what, list, path) => {
    const e = await buildTwo();
    const registrations = list(e).map((r) => ('id' in r ? bare([r as Registered])[0] : r));
    const refused = await put(e, { ...formOf(e), registrations });
    expect([refused.status, refused.body.error?.fields?.[0]?.path]).toEqual([422, path]);
    const now = await server.get(`/api/companies/${e.id}`, e.owner.token);
    expect(now.body.company).toMatchObject({ version: 1, registrations: e.entity.registrations });
  });

  it('with returns are ended, not removed or renumbered', async () => {
    const e = await buildTwo();
    const made = await server.post(
      '/api/gst/gstr1.php',
      { gst_master_id: e.id, registration_id: e.pune.id, return_period: '09-2025' },
      e.owner.token,
    );
    expect(made.status, made.text).toBe(200);
    const [surat, pune] = bare(e.entity.registrations);
    const removed = await put(e, { ...formOf(e), registrations: [surat] });
    expect([removed.status, removed.body.message]).toEqual([
      422,
      `Returns of ${e.pune.number} exist: enter its end date instead of removing it`,
    ]);
    const other = gstinOf(e.pan, '29');
    const renumbered = await put(e, { ...formOf(e), registrations: [surat, { ...pune, number: other }] });
    expect([renumbered.status, renumbered.body.error.fields[0].path]).toEqual([
      422,
      'registrations.1.number',
    ]);
    const ended = await put(e, { ...formOf(e), registrations: [surat, { ...pune, to: '2025-12-31' }] });
    expect(ended.body.data.registrations[1], ended.text).toMatchObject({ id: e.pune.id, to: '2025-12-31' });
  });

  it('go with the client into the next year', async () => {
    const e = await buildTwo();
    const copy = await server.post(`/api/companies/${e.id}/copy-year`, {}, e.owner.token);
    const list = copy.body.data.registrations as Registered[];
    expect(list.map((r) => r.number)).toEqual([e.gstin, e.pune.number]);
    expect(list.map((r) => r.id)).not.toContain(e.pune.id);
  });
});

describe('GST returns', () => {
  const begin = (e: Two, type: 'gstr1' | 'gstr3b', period: string, more: object = {}) =>
    server.post(
      `/api/gst/${type}.php`,
      { gst_master_id: e.id, return_period: period, ...more },
      e.owner.token,
    );

  it('are told apart by their GSTIN in the report of the client, a single TAN is not named', async () => {
    const e = await buildTwo();
    await begin(e, 'gstr1', '09-2025');
    await begin(e, 'gstr1', '09-2025', { registration_id: e.pune.id });
    const { token } = e.owner;
    const asked = { company_id: e.id, form_type: '26Q', financial_year: '2025-2026', quarter: 'Q1' };
    await server.post('/api/tds/statements', asked, token);
    const { ticket } = (await server.post('/api/reports/ticket', { id: e.id, type: 'company' }, token)).body;
    const page = await server.get(`/api/reports/view?id=${e.id}&type=company&ticket=${ticket}`);
    for (const gstin of [e.gstin, e.pune.number]) expect(page.text).toContain(`GSTR-1, ${gstin}`);
    expect(page.text).not.toContain('GSTR-1<');
    expect(page.text).not.toContain('26Q, ');
  });

  it('are one a registration, form and period; a call that names none is of the main one', async () => {
    const e = await buildTwo();
    const main = await begin(e, 'gstr1', '09-2025');
    const branch = await begin(e, 'gstr1', '09-2025', { registration_id: e.pune.id });
    expect([main.status, branch.status], branch.text).toEqual([200, 200]);
    const again = await begin(e, 'gstr1', '09-2025', { registration_id: e.pune.id });
    expect([again.status, again.body.gst_id]).toEqual([409, branch.body.gst_id]);
    const read = async (id: string) => (await server.get(`/api/gst/gstr1/${id}`, e.owner.token)).body.return;
    expect(await read(main.body.gst_id)).toMatchObject({
      gstin: e.gstin,
      registration_id: e.surat.id,
      frequency: 'monthly',
    });
    expect(await read(branch.body.gst_id)).toMatchObject({
      gstin: e.pune.number,
      registration_id: e.pune.id,
      frequency: 'quarterly',
    });
    const list = await server.get(`/api/gst/list?registration_id=${e.pune.id}`, e.owner.token);
    expect(list.body.returns.map((r: { gstin: string }) => r.gstin)).toEqual([e.pune.number]);
  });

  it('of one GSTIN do not see what another reported or supplied', async () => {
    const e = await buildTwo();
    const row = b2bRow({ invoice_date: '2025-09-05' });
    await begin(e, 'gstr1', '09-2025', { b2b_invoices: [row] });
    const branch = await begin(e, 'gstr1', '10-2025', {
      registration_id: e.pune.id,
      b2b_invoices: [b2bRow({ invoice_date: '2025-10-05' })],
    });
    const at = `/api/gst/gstr1/${branch.body.gst_id}/reported`;
    expect((await server.get(at, e.owner.token)).body.reported).toEqual([]);
    const prepared = (more: object) =>
      server.post(
        '/api/gst/gstr3b/prepare',
        { gst_master_id: e.id, return_period: '09-2025', ...more },
        e.owner.token,
      );
    // 10,000 of the one invoice of Gujarat; Maharashtra has no return of September.
    expect((await prepared({})).body.form.supplies.taxable.taxable).toBe(10_000);
    const other = await prepared({ registration_id: e.pune.id });
    expect([other.body.form.supplies.taxable.taxable, other.body.from.gstr1]).toEqual([0, []]);
  });

  it('are due by the frequency of their GSTIN, while it holds', async () => {
    const e = await buildTwo();
    const home = async (more = '') =>
      (await server.get(`/api/gst/home/${e.id}?financial_year=2025-26${more}`, e.owner.token)).body;
    const due = (h: { periods: { period: string; gstr1: { due_date: string } | null }[] }, p: string) =>
      h.periods.find((x) => x.period === p)?.gstr1?.due_date ?? null;
    const main = await home();
    expect(main.registrations.map((r: Registered) => r.number)).toEqual([e.gstin, e.pune.number]);
    // Rule 59 with Notification 83/2020: the 11th of the next month, of a quarter the 13th; the optional IFF the 13th.
    expect([due(main, '06-2025'), due(main, '08-2025'), due(main, '09-2025')]).toEqual([
      '2025-07-11',
      '2025-09-11',
      '2025-10-11',
    ]);
    const branch = await home(`&registration_id=${e.pune.id}`);
    expect(branch.company.gstin).toBe(e.pune.number);
    // Registered on 1 July 2025: nothing is due of the quarter to June.
    expect([due(branch, '06-2025'), due(branch, '08-2025'), due(branch, '09-2025')]).toEqual([
      null,
      '2025-09-13',
      '2025-10-13',
    ]);
  });

  it('keep settings of a year by GSTIN, and the turnover of the PAN', async () => {
    const e = await buildTwo();
    const at = `/api/gst/home/${e.id}`;
    const body = { financial_year: '2025-26', frequency: 'monthly', turnover: 70_00_000, sez: true };
    const saved = await server.call('PUT', at, {
      body: { ...body, registration_id: e.pune.id },
      token: e.owner.token,
    });
    expect(saved.status, saved.text).toBe(200);
    const settings = async (more: string) =>
      (await server.get(`${at}?financial_year=2025-26${more}`, e.owner.token)).body.settings;
    expect(await settings(`&registration_id=${e.pune.id}`)).toEqual({
      frequency: 'monthly',
      turnover: 70_00_000,
      sez: true,
    });
    expect(await settings('')).toEqual({ frequency: 'monthly', turnover: 70_00_000, sez: false });
    const next = await server.get(`${at}?financial_year=2026-27&registration_id=${e.pune.id}`, e.owner.token);
    expect(next.body.settings.frequency).toBe('quarterly');
  });

  it('take a government file to the registration of its GSTIN, and refuse a stranger’s', async () => {
    const e = await buildTwo();
    const send = (gstin: string, fields: Record<string, string> = {}) =>
      server.call('POST', '/api/gst/gstr2b', {
        token: e.owner.token,
        form: formWith('2b.json', JSON.stringify(statementOf(gstin)), { gst_master_id: e.id, ...fields }),
      });
    const taken = await send(e.pune.number);
    expect(taken.body.return, taken.text).toMatchObject({ gstin: e.pune.number, registration_id: e.pune.id });
    const chosen = await send(e.pune.number, { registration_id: e.surat.id });
    expect([chosen.status, chosen.body.error.id, chosen.body.registration_id]).toEqual([
      422,
      'other_gstin',
      e.pune.id,
    ]);
    const stranger = await send('29AAACI1195H1ZI');
    expect([stranger.status, stranger.body.message]).toEqual([
      422,
      `The file is for 29AAACI1195H1ZI, this entity is ${e.gstin}`,
    ]);
  });

  it('of a registration of another client are not found', async () => {
    const [mine, theirs] = [await buildTwo(), await buildTwo()];
    const registration_id = theirs.pune.id;
    const token = mine.owner.token;
    const file = (name: string, value: object, more: Record<string, string> = {}) =>
      formWith(name, JSON.stringify(value), { gst_master_id: mine.id, registration_id, ...more });
    const answers = [
      await begin(mine, 'gstr1', '09-2025', { registration_id }),
      await begin(mine, 'gstr3b', '09-2025', { registration_id }),
      await server.get(`/api/gst/home/${mine.id}?registration_id=${registration_id}`, token),
      await server.get(`/api/gst/home/${mine.id}/compare?registration_id=${registration_id}`, token),
      await server.call('PUT', `/api/gst/home/${mine.id}`, {
        body: {
          financial_year: '2025-26',
          frequency: 'monthly',
          turnover: null,
          sez: false,
          registration_id,
        },
        token,
      }),
      await server.post(
        '/api/gst/gstr3b/prepare',
        { gst_master_id: mine.id, return_period: '09-2025', registration_id },
        token,
      ),
      await server.call('POST', '/api/gst/gstr2b', {
        token,
        form: file('2b.json', statementOf(theirs.gstin)),
      }),
      await server.call('POST', '/api/gst/gstr1/import', {
        token,
        form: file('1.json', { gstin: theirs.gstin, fp: '092025' }, { return_period: '09-2025' }),
      }),
      await server.call('POST', '/api/gst/gstr3b/import', {
        token,
        form: file('3b.json', { gstin: theirs.pune.number, ret_period: '092025' }),
      }),
    ];
    for (const { status, text } of answers) expect(status, text).toBe(404);
    const list = await server.get(`/api/gst/list?registration_id=${registration_id}`, token);
    expect(list.body.returns).toEqual([]);
  });
});

describe('TDS statements', () => {
  const begin = (e: { id: string; owner: TestUser }, more: object = {}) =>
    server.post(
      '/api/tds/statements',
      { company_id: e.id, form_type: '26Q', financial_year: '2025-2026', quarter: 'Q1', ...more },
      e.owner.token,
    );
  async function buildTans() {
    const owner = await buildUser(server);
    const made = await buildEntity(server, {
      owner,
      fields: {
        status: 'Private limited domestic company',
        pan: freshPan('C'),
        company_name: 'Sahyadri Tools Pvt Ltd',
        tan: 'MUMA12345B',
        salary: false,
        business: true,
        registrations: [
          { kind: 'tan', number: 'MUMA12345B' },
          { kind: 'tan', number: 'PNEB54321C', name: 'Pune works' },
        ],
      },
    });
    const [mum, pne] = made.entity.registrations as Registered[];
    return { ...made, mum: mum!, pne: pne! };
  }

  it('are one a TAN, form and quarter, and begin with its number', async () => {
    const e = await buildTans();
    const main = await begin(e);
    const works = await begin(e, { registration_id: e.pne.id });
    expect([main.status, works.status], works.text).toEqual([200, 200]);
    expect([main.body.statement.deductor.tan, works.body.statement.deductor]).toMatchObject([
      'MUMA12345B',
      { tan: 'PNEB54321C', branch: 'Pune works' },
    ]);
    expect((await begin(e)).status).toBe(409);
    const home = async (more: string) =>
      (await server.get(`/api/tds/home/${e.id}?financial_year=2025-2026${more}`, e.owner.token)).body;
    const idOf = (h: { quarters: { forms: { form_type: string; tds_id: string }[] }[] }) =>
      h.quarters[0]!.forms.find((f) => f.form_type === '26Q')!.tds_id;
    expect(idOf(await home(''))).toBe(main.body.statement.id);
    expect(idOf(await home(`&registration_id=${e.pne.id}`))).toBe(works.body.statement.id);
    const list = await server.get('/api/tds/list', e.owner.token);
    expect(list.body.returns.map((r: { tan: string }) => r.tan).sort()).toEqual(['MUMA12345B', 'PNEB54321C']);
  });

  it('and returns are told apart by their number in file names and in the client’s report', async () => {
    const e = await buildTans();
    for (const more of [{}, { registration_id: e.pne.id }]) {
      const { statement } = (await begin(e, more)).body;
      const file = await server.call('GET', `/api/tds/statements/${statement.id}/xlsx`, {
        token: e.owner.token,
      });
      expect(file.headers.get('content-disposition')).toContain(
        `26Q_${more.registration_id ? 'PNEB54321C' : 'MUMA12345B'}_2025-2026_Q1.xlsx`,
      );
    }
    const { ticket } = (
      await server.post('/api/reports/ticket', { id: e.id, type: 'company' }, e.owner.token)
    ).body;
    const report = await server.get(`/api/reports/view?id=${e.id}&type=company&ticket=${ticket}`);
    expect(report.text).toContain('26Q, MUMA12345B');
    expect(report.text).toContain('26Q, PNEB54321C');
  });

  it('begun before the client had a TAN belong to the first one it gets', async () => {
    const owner = await buildUser(server);
    const pan = freshPan('C');
    const fields = {
      status: 'Private limited domestic company',
      pan,
      company_name: 'Sahyadri Tools Pvt Ltd',
      salary: false,
    };
    const made = await buildEntity(server, { owner, fields });
    const early = await begin({ id: made.id, owner });
    expect(early.body.statement.registration_id, early.text).toBeNull();
    const saved = await put({ entity: made.entity, owner }, { ...fields, tan: 'MUMA12345B' });
    const [tan] = saved.body.data.registrations as Registered[];
    const now = await server.get(`/api/tds/statements/${early.body.statement.id}`, owner.token);
    expect(now.body.statement.registration_id).toBe(tan!.id);
    expect((await begin({ id: made.id, owner })).status).toBe(409);
  });

  it('of a registration of another client, or of a GSTIN, are not found', async () => {
    const [mine, theirs] = [await buildTans(), await buildTans()];
    expect((await begin(mine, { registration_id: theirs.pne.id })).status).toBe(404);
    const home = await server.get(
      `/api/tds/home/${mine.id}?registration_id=${theirs.pne.id}`,
      mine.owner.token,
    );
    expect(home.status).toBe(404);
    const two = await buildTwo();
    expect((await begin(two, { registration_id: two.pune.id })).status).toBe(404);
  });
});

describe('a file of the import page', () => {
  const csv =
    'Invoice No,Invoice Date,GSTIN of customer,Place of supply,Taxable value,Rate,IGST,CGST,SGST,Invoice value\r\n' +
    'S-1,15-10-2025,24AANFA2641L1ZF,24,1000,18,0,90,90,1180\r\n';
  const open = (e: Two, text: string) =>
    server.call('POST', '/api/intake', {
      token: e.owner.token,
      form: formWith('sales.csv', text, { company_id: e.id, purpose: 'sales' }),
    });

  it('that names no GSTIN is asked which one it is of, and goes there', async () => {
    const e = await buildTwo();
    const read = await open(e, csv);
    const [asked] = read.body.questions.filter((q: { id: string }) => q.id === 'registration');
    expect(asked, read.text).toMatchObject({
      options: [
        { value: e.surat.id, label: `${e.gstin} · Gujarat` },
        { value: e.pune.id, label: `${e.pune.number} · Pune branch` },
      ],
    });
    const id = read.body.intake_id;
    expect((await server.post(`/api/intake/${id}/apply`, {}, e.owner.token)).status).toBe(422);
    await server.call('PUT', `/api/intake/${id}`, {
      body: { answers: { registration: e.surat.id } },
      token: e.owner.token,
    });
    const applied = await server.post(`/api/intake/${id}/apply`, {}, e.owner.token);
    expect(applied.status, applied.text).toBe(200);
    const list = await server.get('/api/gst/list', e.owner.token);
    expect(list.body.returns.map((r: { gstin: string; period: string }) => [r.gstin, r.period])).toEqual([
      [e.gstin, '10-2025'],
    ]);
  });

  it('that names one in its title goes there unasked; one of a stranger is refused', async () => {
    const e = await buildTwo();
    const read = await open(
      e,
      `Sales Register,GSTIN: ${e.pune.number}\r\n\r\n${csv.replace('0,90,90', '180,0,0')}`,
    );
    expect(
      read.body.questions?.filter((q: { id: string }) => q.id === 'registration'),
      read.text,
    ).toEqual([]);
    await server.call('PUT', `/api/intake/${read.body.intake_id}`, { body: {}, token: e.owner.token });
    const applied = await server.post(`/api/intake/${read.body.intake_id}/apply`, {}, e.owner.token);
    expect(applied.status, applied.text).toBe(200);
    const list = await server.get('/api/gst/list', e.owner.token);
    // Its branch files by the quarter that ends in December.
    expect(list.body.returns.map((r: { gstin: string; period: string }) => [r.gstin, r.period])).toEqual([
      [e.pune.number, '12-2025'],
    ]);
    const stranger = await open(e, `Sales Register,GSTIN: 29AAACI1195H1ZI\r\n\r\n${csv}`);
    expect([stranger.status, stranger.body.error?.id]).toEqual([422, 'other_gstin']);
  });
});

describe('an invoice of a client with several GSTINs', () => {
  it('is issued under the one chosen, with its taxes, and goes to its return alone', async () => {
    const e = await buildTwo();
    const body = (over: object) =>
      invoiceBody(e.id, {
        invoice_date: '2025-10-15',
        due_date: '2025-11-15',
        place_of_supply: '24',
        ...over,
      });
    const send = (over: object) => server.post('/api/invoices/send', body(over), e.owner.token);
    // 1,000 at 18% to Gujarat: 90 + 90 from Surat, 180 of integrated tax from Pune.
    const [surat, pune] = [await send({}), await send({ registration_id: e.pune.id })];
    expect(surat.status, surat.text).toBe(200);
    const shown = async ({ body }: typeof surat) =>
      (await server.get(`/api/invoices/${body.id}`, e.owner.token)).body.invoice;
    expect(await shown(surat)).toMatchObject({ supplier: { gstin: e.gstin }, cgst: 90, sgst: 90, igst: 0 });
    expect(await shown(pune)).toMatchObject({
      supplier: { gstin: e.pune.number, address: expect.stringMatching(/^Pune branch, Maharashtra\n/) },
      cgst: 0,
      igst: 180,
    });
    const stranger = await send({ registration_id: (await buildTwo()).pune.id });
    expect(stranger.status).toBe(404);
    const made = await server.post(
      '/api/gst/gstr1.php',
      { gst_master_id: e.id, return_period: '12-2025', registration_id: e.pune.id },
      e.owner.token,
    );
    const taken = await server.post(
      `/api/gst/gstr1/${made.body.gst_id}/invoices`,
      { mode: 'preview' },
      e.owner.token,
    );
    expect(taken.status, taken.text).toBe(200);
    expect(JSON.stringify(taken.body)).toContain((await shown(pune)).invoice_number);
    expect(JSON.stringify(taken.body)).not.toContain((await shown(surat)).invoice_number);
  });
});
