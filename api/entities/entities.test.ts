import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { gstinCheckCharacter } from '../../shared/identifiers.ts';
import { buildEntity, buildUser, entityBody, freshPan, type TestUser } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Entity } from './model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const gstinOf = (pan: string, state = '27') => {
  const first14 = `${state}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
};
const firm = (over: Record<string, unknown> = {}) =>
  entityBody({
    status: 'Partnership firm',
    pan: freshPan('F'),
    first_name: '',
    last_name: 'Rao Traders',
    salary: false,
    ...over,
  });
const update = (id: string, body: object, token: string) =>
  server.call('PUT', `/api/companies/update/${id}`, { token, body });
const upload = (
  path: string,
  field: string,
  name: string,
  content: string | Buffer,
  token: string,
  more: Record<string, string> = {},
) => {
  const form = new FormData();
  form.set(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  for (const [key, value] of Object.entries(more)) form.set(key, value);
  return server.call('POST', path, { token, form });
};

describe('an entity', () => {
  it('keeps every field of both steps', async () => {
    const pan = freshPan('F');
    const body = firm({
      pan,
      company_name: 'Rao Traders',
      cin: 'AAB-1234',
      gstin: gstinOf(pan),
      tan: 'PNER12345B',
      business_type: 'Trading',
      constitution_type: 'Partnership',
      business: true,
      business_sources: 3,
      ltcg: true,
      other_sources: false,
      due_date: '2026-07-31',
      use_current_date: true,
    });
    const { id, owner } = await buildEntity(server, { fields: body });
    const { company } = (await server.get(`/api/companies/${id}`, owner.token)).body;
    for (const [key, value] of Object.entries(body))
      if (value !== '') expect(company[key], key).toEqual(value);
    expect(company.ltcg_sources).toBe(1);
    expect(company).toMatchObject({
      name: 'Rao Traders',
      gst_number: gstinOf(pan),
      canFileGST: true,
      permission: 'own',
    });
  });

  it.each([
    [{ pan: freshPan('C') }, 'pan', 'The fourth character of the PAN of this type must be P'],
    [{ gstin: gstinOf('ABCFK1234L') }, 'gstin', 'The PAN inside the GSTIN must equal the PAN of this entry'],
    [{ gstin: '27ABCPK1234L1Z0' }, 'gstin', 'This should look like 27AAPFU0939F1ZV'],
    [{ tan: 'PUNE12345' }, 'tan', 'This should look like DELA12345B'],
    [{ pincode: '011001' }, 'pincode', 'This should look like 110001'],
    [{ mobile: '12345' }, 'mobile', 'This should look like 9876543210'],
    [{ date_of_birth: '2090-01-01' }, 'date_of_birth', 'This date cannot be in the future'],
    [{ business: true, business_sources: 6 }, 'business_sources', 'Must be at most 5'],
    [{ business: false, business_sources: 2 }, 'business_sources', 'Tick the head of income first'],
    [
      { senior_citizen: true, very_senior_citizen: true },
      'very_senior_citizen',
      'Choose either senior or very senior citizen',
    ],
    [{ residential_status: '09' }, 'residential_status', 'Choose one of the options'],
    [{ assessment_year: '2026-2029' }, 'assessment_year', 'This should look like 2026-2027'],
  ])('refuses %j', async (fields, path, message) => {
    const { token } = await buildUser(server);
    const answer = await server.post('/api/companies/create', entityBody(fields), token);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.error.fields).toContainEqual(expect.objectContaining({ path, message }));
    expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
  });

  it('allows heads of income by type only', async () => {
    const { token } = await buildUser(server);
    for (const head of [
      'salary',
      'self_occupied_property',
      'letout_property',
      'profession',
      'senior_citizen',
    ]) {
      const answer = await server.post('/api/companies/create', firm({ [head]: true }), token);
      expect(answer.status, head).toBe(422);
      expect(answer.body.error.fields[0].path).toBe(head);
    }
    const town = entityBody({
      status: 'Local authority',
      pan: freshPan('L'),
      last_name: 'Town',
      salary: false,
      letout_property: true,
      profession: true,
    });
    expect((await server.post('/api/companies/create', town, token)).status).toBe(200);
  });

  it('refuses unknown members and values of another type', async () => {
    const { token } = await buildUser(server);
    for (const extra of [
      { owner_id: 'x' },
      { _id: 'x' },
      { deleted_at: null },
      { pan: { $ne: null } },
      { salary: 'yes' },
      { first_name: 7 },
    ]) {
      const answer = await server.post('/api/companies/create', entityBody(extra), token);
      expect(answer.status, JSON.stringify(extra)).toBe(400);
    }
  });

  it('is entered once for a PAN, type and year of an owner', async () => {
    const { owner, entity } = await buildEntity(server);
    const again = await server.post('/api/companies/create', entityBody({ pan: entity.pan }), owner.token);
    expect(again.status).toBe(409);
    expect(again.body.error.id).toBe('entity_exists');
    const stranger = await buildUser(server);
    expect(
      (await server.post('/api/companies/create', entityBody({ pan: entity.pan }), stranger.token)).status,
    ).toBe(200);
  });

  it('keeps PAN and GSTIN sealed in the store', async () => {
    const pan = freshPan('F');
    const { id, owner } = await buildEntity(server, { fields: firm({ pan, gstin: gstinOf(pan) }) });
    const found = async (q: string) =>
      (await server.get(`/api/companies/list?q=${q}`, owner.token)).body.companies.map(
        (c: { id: string }) => c.id,
      );
    expect(await found(gstinOf(pan))).toEqual([id]);
    expect(await found(gstinOf(pan).slice(0, 6).toLowerCase())).toEqual([id]);
    expect(await found(gstinOf(pan, '29'))).toEqual([]);
    const raw = JSON.stringify(
      await Entity.collection.findOne({ _id: (await Entity.findById(id).lean())!._id }),
    );
    expect(raw).not.toContain(pan);
    expect(raw).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
  });

  it('goes by versions: two tabs, the second one gets the stored record', async () => {
    const { id, owner, entity } = await buildEntity(server);
    const first = await update(
      id,
      { ...entityBody({ pan: entity.pan, city: 'Nashik' }), version: 1 },
      owner.token,
    );
    expect(first.body.data).toMatchObject({ version: 2, city: 'Nashik' });
    const second = await update(
      id,
      { ...entityBody({ pan: entity.pan, city: 'Thane' }), version: 1 },
      owner.token,
    );
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      error: { id: 'stale_version' },
      stored: { version: 2, city: 'Nashik' },
    });
    const without = await update(id, entityBody({ pan: entity.pan }), owner.token);
    expect(without.status).toBe(400);
  });

  it('is saved once by twenty saves of the same version at once', async () => {
    const { id, owner, entity } = await buildEntity(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        update(id, { ...entityBody({ pan: entity.pan, city: `City ${i}` }), version: 1 }, owner.token),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect(answers.filter((a) => a.status === 409)).toHaveLength(19);
  });
});

describe('the bin', () => {
  it('gives an entity back within thirty days', async () => {
    const { id, owner } = await buildEntity(server);
    await server.call('DELETE', `/api/companies/delete/${id}`, { token: owner.token });
    expect((await server.get(`/api/companies/${id}`, owner.token)).status).toBe(404);
    expect((await server.get('/api/companies/deleted', owner.token)).body.companies[0].id).toBe(id);
    const back = await server.post(`/api/companies/restore/${id}`, {}, owner.token);
    expect(back.status, back.text).toBe(200);
    expect((await server.get(`/api/companies/${id}`, owner.token)).status).toBe(200);
  });

  it('frees the PAN, and then the old one cannot come back beside the new', async () => {
    const { id, owner, entity } = await buildEntity(server);
    await server.call('DELETE', `/api/companies/delete/${id}`, { token: owner.token });
    expect(
      (await server.post('/api/companies/create', entityBody({ pan: entity.pan }), owner.token)).status,
    ).toBe(200);
    expect((await server.post(`/api/companies/restore/${id}`, {}, owner.token)).status).toBe(409);
  });
});

describe('the plan', () => {
  it('allows five entities in Starter, counts a PAN once, and says how to go on', async () => {
    const owner = await buildUser(server, { tier: 'tier1' });
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await buildEntity(server, { owner }));
    const sixth = await server.post('/api/companies/create', entityBody(), owner.token);
    expect(sixth.status).toBe(403);
    expect(sixth.body).toMatchObject({ error: { id: 'entity_limit' }, limit: 5, used: 5 });
    expect(sixth.body.message).toMatch(/upgrade/);
    const copy = await server.post(`/api/companies/${made[0]!.id}/copy-year`, {}, owner.token);
    expect(copy.status, copy.text).toBe(200);
    expect(copy.body.data).toMatchObject({
      assessment_year: '2027-2028',
      pan: made[0]!.entity.pan,
      financial_year: '2026-27',
    });
    expect((await server.post(`/api/companies/${made[0]!.id}/copy-year`, {}, owner.token)).status).toBe(409);
    await server.call('DELETE', `/api/companies/delete/${made[1]!.id}`, { token: owner.token });
    expect((await server.post('/api/companies/create', entityBody(), owner.token)).status).toBe(200);
    expect((await server.post(`/api/companies/restore/${made[1]!.id}`, {}, owner.token)).status).toBe(403);
  });

  it('is kept when entities come at once', async () => {
    const owner = await buildUser(server, { tier: 'tier1' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.post('/api/companies/create', entityBody(), owner.token)),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(5);
    expect((await server.get('/api/companies/list', owner.token)).body.total).toBe(5);
  });
});

describe('lists', () => {
  let owner: TestUser;
  const list = async (query: string) => (await server.get(`/api/companies/list?${query}`, owner.token)).body;
  beforeAll(async () => {
    owner = await buildUser(server);
    for (const name of ['Zed', 'alpha', 'Mid', 'a+b', '.*'])
      await buildEntity(server, {
        owner,
        fields: { first_name: name, last_name: '', city: name === 'Mid' ? 'Satara' : 'Pune' },
      });
    await buildEntity(server, { owner, fields: firm({ pan: 'QQQFK9876Z' }) });
  });

  it('sort, page and count', async () => {
    const names = (body: { companies: { name: string }[] }) => body.companies.map((c) => c.name);
    expect(names(await list('sort=name'))).toEqual(['.*', 'a+b', 'alpha', 'Mid', 'Rao Traders', 'Zed']);
    const second = await list('sort=-name&page=2&page_size=2');
    expect(names(second)).toEqual(['Mid', 'alpha']);
    expect(second.total).toBe(6);
    expect((await server.get('/api/companies/list?page_size=201', owner.token)).status).toBe(400);
    expect((await server.get('/api/companies/list?sort=pan_sealed', owner.token)).status).toBe(400);
  });

  it('by name as people count, over all pages', async () => {
    const counted = await buildUser(server);
    for (const n of [10, 2, 1, 21, 3])
      await buildEntity(server, { owner: counted, fields: { first_name: `No ${n}`, last_name: '' } });
    const page = async (query: string) =>
      (await server.get(`/api/companies/list?page_size=3&${query}`, counted.token)).body.companies.map(
        (c: { name: string }) => c.name,
      );
    expect(await page('sort=name')).toEqual(['No 1', 'No 2', 'No 3']);
    expect(await page('sort=name&page=2')).toEqual(['No 10', 'No 21']);
    expect(await page('sort=-name')).toEqual(['No 21', 'No 10', 'No 3']);
    const board = (await server.get('/api/board', counted.token)).body;
    expect(board.rows.map((r: { client: { name: string } }) => r.client.name)).toEqual(
      [1, 2, 3, 10, 21].map((n) => `No ${n}`),
    );
  });

  it('search literally, by any part of the name or the beginning of a PAN', async () => {
    const found = async (q: string) => {
      const started = performance.now();
      const body = await list(`q=${encodeURIComponent(q)}`);
      expect(performance.now() - started).toBeLessThan(500);
      return body.companies.map((c: { name: string }) => c.name);
    };
    expect(await found('ALPH')).toEqual(['alpha']);
    expect(await found('.*')).toEqual(['.*']);
    expect(await found('a+b')).toEqual(['a+b']);
    expect(await found('(a+)+$')).toEqual([]);
    expect(await found('satara')).toEqual(['Mid']);
    expect(await found('qqqfk')).toEqual(['Rao Traders']);
    expect(await found('QQQFK9876Z')).toEqual(['Rao Traders']);
  });

  it('filter by status', async () => {
    expect((await list('status=Partnership%20firm')).total).toBe(1);
    expect((await list('status=All')).total).toBe(6);
    expect((await server.get('/api/companies/list?status=Nonsense', owner.token)).status).toBe(422);
  });
});

describe('sharing', () => {
  it('shows the entity to the other with the owner’s name, view or edit', async () => {
    const { id, owner, entity } = await buildEntity(server);
    const reader = await buildUser(server, { role: 'client' });
    const share = (permission: string) =>
      server.post(`/api/companies/${id}/shares`, { email: reader.email, permission }, owner.token);
    expect((await share('view')).body.shares).toEqual([{ email: reader.email, permission: 'view' }]);
    expect((await mailTo(server, reader.email, /shared .* with you/)).text).toContain('view');
    const [seen] = (await server.get('/api/companies/list', reader.token)).body.companies;
    expect(seen).toMatchObject({ id, permission: 'view', shared: true, owner_name: owner.doc.full_name });
    const body = { ...entityBody({ pan: entity.pan, city: 'Nashik' }), version: 2 };
    expect((await update(id, body, reader.token)).status).toBe(403);
    await share('edit');
    const edited = await update(id, { ...body, version: 3 }, reader.token);
    expect(edited.status, edited.text).toBe(200);
    for (const answer of [
      await server.call('DELETE', `/api/companies/delete/${id}`, { token: reader.token }),
      await server.post(
        `/api/companies/${id}/shares`,
        { email: 'third@example.in', permission: 'view' },
        reader.token,
      ),
      await server.post(`/api/companies/${id}/copy-year`, {}, reader.token),
    ])
      expect(answer.status).toBe(403);
    await server.call('DELETE', `/api/companies/${id}/shares`, {
      token: owner.token,
      body: { email: reader.email },
    });
    expect((await server.get(`/api/companies/${id}`, reader.token)).status).toBe(404);
  });

  it('waits for someone who registers later, and answers alike for known and unknown addresses', async () => {
    const { id, owner } = await buildEntity(server);
    const known = await buildUser(server);
    const say = (email: string) =>
      server.post(`/api/companies/${id}/shares`, { email, permission: 'view' }, owner.token);
    expect(Object.keys((await say(known.email)).body)).toEqual(
      Object.keys((await say('later@example.in')).body),
    );
    const { createAccount } = await import('../users/create.ts');
    const { claimShares } = await import('../users/account/claims.ts');
    const later = await createAccount(server.deps, {
      email: 'later@example.in',
      email_proved: true,
      full_name: 'Later',
      password_hash: known.doc.password_hash,
      role: 'client',
      tier: 'tier1',
      status: 'active',
    });
    await claimShares(later);
    const login = await server.post('/api/auth/login', {
      email: 'later@example.in',
      password: known.password,
    });
    expect(
      (await server.get('/api/companies/list', login.body.token)).body.companies.map(
        (c: { id: string }) => c.id,
      ),
    ).toEqual([id]);
  });
});

describe('auto-fill', () => {
  it.each([
    ['nothing', '', 400],
    ['text', 'hello', 400],
    ['a prototype', '{"__proto__":{"isAdmin":true},"ITR":{}}', 400],
    ['a constructor', '{"ITR":{"constructor":{"prototype":{"a":1}}}}', 400],
    ['another object', '{"foo":1}', 422],
  ])('refuses %s and stores nothing', async (_what, text, status) => {
    const { token } = await buildUser(server);
    const answer = await upload('/api/companies/upload-json-autofill', 'jsonFile', 'x.json', text, token);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body.success).toBe(false);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
  });

  it.each([
    ['ITR1', 'ITR-1', '2025', { pan: 'ABCPE1234F', type: 'ITR-1', year: '2026-27', from: '2025-26' }],
    ['ITR4', 'ITR-4', '2026', { pan: 'ABCPE1234F', type: 'ITR-4', year: '2026-27', from: '2026-27' }],
    // A year before those kept here still says who files and which form.
    ['ITR3', 'ITR-3', '2022', { pan: 'ABCPE1234F', type: 'ITR-3', year: '2026-27', from: '2022-23' }],
    ['ITR6', 'ITR-6', '2025', { pan: 'ABCPE1234F', type: 'ITR-6', year: '2026-27', from: '2025-26' }],
  ])('says which return the file of %s begins', async (name, _form, year, begins) => {
    const { token } = await buildUser(server);
    const who = { PAN: 'ABCPE1234F', AssesseeName: { SurNameOrOrgName: 'Kulkarni' }, DOB: '1985-06-15' };
    const person =
      name === 'ITR3' || name === 'ITR6' ? { PartA_GEN1: { PersonalInfo: who } } : { PersonalInfo: who };
    const file = { ITR: { [name]: { [`Form_${name}`]: { AssessmentYear: year }, ...person } } };
    const answer = await upload(
      '/api/companies/upload-json-autofill',
      'jsonFile',
      'last.json',
      JSON.stringify(file),
      token,
    );
    expect([answer.status, answer.body.begins], answer.text).toEqual([200, begins]);
  });

  it('says clearly that 20 MB are too large', async () => {
    const { token } = await buildUser(server);
    const answer = await upload(
      '/api/companies/upload-json-autofill',
      'jsonFile',
      'big.json',
      Buffer.alloc(20 * 1024 * 1024, 32),
      token,
    );
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe("The file is larger than 15 MB. A return's JSON is smaller than that.");
  });
});

describe('import and export', () => {
  const csv = (rows: string[]) =>
    ['status,pan,Name,First name,date_of_birth,address,mobile,email,phone,assessment_year', ...rows].join(
      '\n',
    );
  const good = (pan: string) =>
    `Individual,${pan},Patil,Sunil,15/06/1985,"1, Main Road",9876543210,s@example.in,9876543210,2026-27`;
  const send = (content: string | Buffer, name: string, token: string, more: Record<string, string> = {}) =>
    upload('/api/companies/import', 'file', name, content, token, more);

  it('previews every row with its errors and stores nothing', async () => {
    const { token } = await buildUser(server);
    const pan = freshPan();
    const answer = await send(
      csv([good(pan), good(pan), good('ABC'), 'Individual,,,,,,,,,']),
      'list.csv',
      token,
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ total: 4, valid: 1, invalid: 3, imported: 0 });
    expect(answer.body.rows.map((r: { row: number; ok: boolean }) => [r.row, r.ok])).toEqual([
      [2, true],
      [3, false],
      [4, false],
      [5, false],
    ]);
    expect(answer.body.rows[1].errors[0].message).toBe('Row 2 has the same PAN, status and assessment year.');
    expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
  });

  it('commits all or nothing, or the good rows when asked', async () => {
    const { token } = await buildUser(server);
    const file = csv([good(freshPan()), good('ABC')]);
    const refused = await send(file, 'list.csv', token, { mode: 'commit' });
    expect(refused.status).toBe(422);
    expect(refused.body.rows).toHaveLength(2);
    expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
    const some = await send(file, 'list.csv', token, { mode: 'commit', skip_invalid: 'true' });
    expect(some.body).toMatchObject({ imported: 1 });
    const [entity] = (await server.get('/api/companies/list', token)).body.companies;
    expect(entity).toMatchObject({
      name: 'Sunil Patil',
      date_of_birth: '1985-06-15',
      assessment_year: '2026-2027',
    });
  });

  it('keeps within the plan: six rows in Starter store none', async () => {
    const { token } = await buildUser(server, { tier: 'tier1' });
    const answer = await send(csv(Array.from({ length: 6 }, () => good(freshPan()))), 'list.csv', token, {
      mode: 'commit',
    });
    expect(answer.body.error.id).toBe('entity_limit');
    expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
  });

  it('names what a file lacks', async () => {
    const { token } = await buildUser(server);
    const says = async (content: string | Buffer, name: string) =>
      (await send(content, name, token)).body.message;
    expect(await says('a,b\n1,2', 'x.csv')).toContain('at least "status" and "pan"');
    expect(await says('status,pan\n', 'x.csv')).toContain('no rows');
    expect(await says('status,pan,pan\nHUF,A,B', 'x.csv')).toContain('appears twice');
    // UTF-16 with its mark is read like any other text: a heading alone.
    expect(await says(Buffer.from([0xff, 0xfe, 0x61, 0x00]), 'x.csv')).toContain(
      'at least "status" and "pan"',
    );
    expect(await says('<html>', 'x.xlsx')).toContain('not an Excel file');
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(120 * 1024 * 1024) }, { level: 1 });
    expect(await says(Buffer.from(bomb), 'x.xlsx')).toContain('too large once unpacked');
    expect(await says('x', 'x.pdf')).toContain('Unsupported file format');
    expect(await says('status,pan\n"HUF,A', 'x.csv')).toContain('quotation mark');
    const named = await send('status,pan,__proto__\nHUF,A,1', 'x.csv', token);
    expect(named.body.unknown_columns).toEqual(['__proto__']);
  });

  it('goes round in CSV and Excel, formulas disarmed', async () => {
    const owner = await buildUser(server);
    const wild = '=HYPERLINK("http://evil.example")';
    const made = await buildEntity(server, {
      owner,
      fields: {
        first_name: wild,
        middle_name: '-1+1',
        phone: '+91 98765 43210',
        business: true,
        business_sources: 2,
      },
    });
    const asCsv = await server.get('/api/companies/export?format=csv', owner.token);
    expect(asCsv.headers.get('content-disposition')).toMatch(
      /attachment; filename="karsetu-entities-\d{4}-\d\d-\d\d.csv"/,
    );
    expect(asCsv.text).toContain(`'=HYPERLINK`);
    expect(asCsv.text).not.toMatch(/[,\n]"?=HYPERLINK/);
    const asXlsx = await server.get('/api/companies/export?format=xlsx', owner.token);
    const sheet = await readSheet(asXlsx.bytes);
    expect(sheet.flat()).toContain(`'${wild}`);
    for (const [name, content] of [
      ['back.csv', asCsv.bytes],
      ['back.xlsx', asXlsx.bytes],
    ] as const) {
      const other = await buildUser(server);
      const back = await send(content, name, other.token, { mode: 'commit' });
      expect(back.body, back.text).toMatchObject({ imported: 1 });
      const [entity] = (await server.get('/api/companies/list', other.token)).body.companies;
      expect(entity).toMatchObject({
        first_name: wild,
        middle_name: '-1+1',
        phone: '+91 98765 43210',
        business_sources: 2,
        pan: made.entity.pan,
      });
    }
  });

  it('reads Excel dates and numbers', async () => {
    const { token } = await buildUser(server);
    const rows = [
      [
        'status',
        'pan',
        'last_name',
        'first_name',
        'date_of_birth',
        'address',
        'mobile',
        'email',
        'phone',
        'assessment_year',
      ],
      [
        'individual',
        freshPan(),
        'Patil',
        'Sunil',
        new Date(Date.UTC(1985, 5, 15)),
        'Road',
        9876543210,
        's@example.in',
        9876543210,
        '2026-2027',
      ],
    ].map((row) =>
      row.map((value) => ({ value, ...(value instanceof Date ? { format: 'dd/mm/yyyy' } : {}) })),
    );
    const file = await writeXlsxFile(rows as never).toBuffer();
    const answer = await send(file, 'list.xlsx', token, { mode: 'commit' });
    expect(answer.body, answer.text).toMatchObject({ imported: 1 });
    const [entity] = (await server.get('/api/companies/list', token)).body.companies;
    expect(entity).toMatchObject({ date_of_birth: '1985-06-15', mobile: '9876543210' });
  });
});
