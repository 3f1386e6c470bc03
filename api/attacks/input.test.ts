import { request } from 'node:http';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayRun } from '../../shared/sheets/safe-cell.ts';
import { xlsxOf } from '../files/workbook.ts';
import { routes } from '../routes.ts';
import { buildDriveOwner, driveCalls, putFile, putFolder } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn, formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement, fullStatement } from '../testing/tds.ts';
import { buildTrialBalance } from '../testing/trial-balance.ts';

/** Attacks by what is sent: operators, prototypes, markup, paths, archives, formulas, over HTTP. */
let server: TestServer;
let owner: TestUser;
const drive = driveCalls(() => server);
/** A workbook whose one sheet unpacks to 200 MB of blanks. */
async function packedBlanks(): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(new Uint8Array(await xlsxOf([{ name: 'x', rows: [['a']] }])));
  const sheet = Buffer.alloc(200_000_000, ' ');
  sheet.write('<worksheet><sheetData>');
  sheet.write('</sheetData></worksheet>', sheet.length - 24);
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(sheet) });
}
let bomb: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  // Before there is a server: packing holds the process up.
  bomb = await packedBlanks();
  server = await startTestServer();
  owner = await buildDriveOwner(server);
}, 60_000);
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  server.call(method, path, {
    token: owner.token,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });

describe('a body', () => {
  it.each([
    '{"__proto__":{"isAdmin":true},"name":"x"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}',
    '{"name":"x","letterhead":{"__proto__":{"isAdmin":true}}}',
    '{"\\u005f\\u005fproto\\u005f\\u005f":{"isAdmin":true}}',
  ])('%s touches no prototype', async (body) => {
    const answer = await call('PATCH', '/api/firm', body);
    expect(answer.status, answer.text).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('of a return with a prototype among its fields keeps none of it', async () => {
    const { id, version } = await buildReturn(server, { owner });
    for (const form of [
      '{"__proto__":{"polluted":1}}',
      '{"personal":{"__proto__":{"polluted":1}}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"personal":{"first_name":{"$gt":""}}}',
    ]) {
      const answer = await call(
        'POST',
        '/api/itr/create-itr.php',
        `{"itr_id":"${id}","version":${version},"form_data":${form}}`,
      );
      expect([400, 422], `${form} ${answer.text}`).toContain(answer.status);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('refuses to sign in with operators, lists, numbers or nothing in place of text', async () => {
    for (const value of [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, ['x'], 0, true, null]) {
      for (const body of [
        { email: value, password: owner.password },
        { email: owner.email, password: value },
        { email: value, password: value },
      ])
        expect((await server.post('/api/auth/login', body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('with a member twice, a byte-order mark, deep nesting or a huge number is refused or taken as text', async () => {
    for (const text of [
      '{"name":"a","name":"b"}',
      '\ufeff{"name":"a"}',
      `{"name":${'['.repeat(500)}${']'.repeat(500)}}`,
      '{"retention_years":1e400}',
      '{"retention_years":-1}',
      '{"retention_years":1.5}',
      '{"retention_years":"8"}',
      '{"version":9007199254740993}',
    ]) {
      const answer = await call('PATCH', '/api/firm', text);
      expect(answer.status, `${text.slice(0, 40)} ${answer.text}`).toBeLessThan(500);
    }
    const { firm } = (await server.get('/api/firm', owner.token)).body;
    expect(firm.retention_years).toBe(8);
  });
});

describe('a query', () => {
  it('finds nothing by operators, expressions or patterns', async () => {
    const { id } = await buildEntity(server, { owner, fields: { first_name: 'Zenobia' } });
    expect((await call('GET', '/api/companies/list?q=Zenobia')).body.companies[0].id).toBe(id);
    for (const q of [
      '.*',
      'Z.nobia',
      '(Zenobia)',
      '[Z]enobia',
      '^zen',
      'zenobia$',
      "'; return true; //",
      '$where',
      '{"$gt":""}',
    ])
      expect((await call('GET', `/api/companies/list?q=${encodeURIComponent(q)}`)).body.companies, q).toEqual(
        [],
      );
    for (const query of [
      'q[$ne]=x',
      'q[]=x',
      'sort=-$where',
      'sort=password_hash',
      'page=-1',
      'page=1e9',
      'page_size=100000',
      'status[$gt]=',
    ])
      expect((await call('GET', `/api/companies/list?${query}`)).status, query).toBeGreaterThanOrEqual(400);
  });

  it('with a pattern that never ends is answered like any other', async () => {
    const began = process.hrtime.bigint();
    const answer = await call('GET', `/api/companies/list?q=${encodeURIComponent('(a+)+$'.repeat(10))}`);
    expect(answer.status).toBe(200);
    expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(30);
  });
});

describe('a call', () => {
  it.each(['TRACE', 'TRACK', 'PROPFIND', 'OPTIONS', 'SEARCH'])(
    'by %s or an unused method is not echoed',
    async (method) => {
      const { port } = new URL(server.url);
      const answer = await new Promise<{ status: number; text: string }>((done, fail) => {
        const asked = request(
          { host: '127.0.0.1', port, method, path: '/api/firm', headers: { 'X-Secret': 'echo-me' } },
          (reply) => {
            let text = '';
            reply.on('data', (part) => {
              text += part;
            });
            reply.on('end', () => done({ status: reply.statusCode ?? 0, text }));
          },
        );
        asked.on('error', fail);
        asked.end();
      }).catch(() => ({ status: 400, text: '' }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('echo-me');
    },
  );
});

describe('an address', () => {
  it('leads to no file of the server, however it is written', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../package.json',
      '/assets/..%5c..%5cpackage.json',
      '/%00',
      '/.env',
      '/.git/config',
      '/storage/../../secrets.json',
      '/api/../secrets.json',
      '//etc/passwd',
      '/assets/%252e%252e/package.json',
    ]) {
      const answer = await server.call('GET', path);
      expect(answer.text, path).not.toMatch(/"dependencies"|root:|\[core\]|DATA_KEY/);
    }
  });

  it('never sends on to another site', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/login?next=//evil.example',
      '/%2f%2fevil.example/',
      '/app/..//evil.example',
    ]) {
      const answer = await server.call('GET', path);
      expect(answer.headers.get('location') ?? '', path).not.toMatch(/evil/);
    }
  });
});

describe('names in the drive', () => {
  it('lead nowhere, in a path, an upload, a folder or a zip', async () => {
    for (const name of [
      '../../x.txt',
      '..',
      '.',
      'a/b.txt',
      'a\\b.txt',
      '/etc/passwd',
      'x\u0000.txt',
      'CON',
      'a\r\nb.txt',
    ]) {
      const opened = await call('POST', '/storage/uploads', { folder_id: '', name, size: 1 });
      if (opened.status === 200) expect(opened.body.upload.name ?? '', name).not.toMatch(/[/\\\0\r\n]/);
      else expect([400, 422], name).toContain(opened.status);
      const folder = await call('POST', `/storage/folders/create/${owner.id}`, { path: '/', name });
      if (folder.status !== 200) expect([400, 422], name).toContain(folder.status);
    }
    for (const path of ['/../../etc/passwd', '/%2e%2e/x', '/./../secrets.json', '\\..\\x', '/x\u0000'])
      expect([400, 404], path).toContain(
        (await call('GET', `/storage/files/download/${owner.id}?path=${encodeURIComponent(path)}`)).status,
      );
    const folder = await putFolder(server, owner, 'zipped');
    await putFile(server, owner, { name: 'plain.txt', folder_id: folder.id });
    const zip = await call('GET', `/storage/items/${folder.id}/download`);
    expect(zip.status).toBe(200);
    expect(zip.bytes.toString('latin1')).not.toMatch(/\.\.[/\\]/);
  });

  it('are text in the head of a download', async () => {
    const file = await putFile(server, owner, { name: 'a"; filename=evil.html; x=".txt' }).catch(
      () => undefined,
    );
    const name = file ? file : await putFile(server, owner, { name: "inv'oice हिन्दी.txt" });
    const answer = await call('GET', `/storage/items/${name.id}/download`);
    const head = answer.headers.get('content-disposition')!;
    expect(head).toMatch(/^attachment;/);
    expect(head.match(/filename=/g)).toHaveLength(1);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('of web pages and pictures with scripts are never shown as such', async () => {
    for (const [name, content] of [
      ['page.html', '<script>alert(1)</script>'],
      ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['text.xml', '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>1</script></x>'],
    ] as const) {
      const sent = await drive.upload(owner, { [name]: content });
      const item = sent.body?.files?.[0] ?? sent.body?.items?.[0];
      if (!item?.id) continue;
      const shown = await call('GET', `/storage/items/${item.id}/preview`);
      expect(shown.headers.get('content-type') ?? '', name).not.toMatch(/html|svg|xml/);
    }
  });
});

describe('an archive', () => {
  it('that unpacks to far more than it is, is refused by every reader of workbooks', async () => {
    const { id: gst_master_id } = await buildGstEntity(server, { owner });
    const { id: company_id } = await buildEntity(server, { owner });
    for (const [path, fields] of [
      ['/api/companies/import', {}],
      ['/api/gst/gstr1/import', { gst_master_id, return_period: '10-2025' }],
      ['/api/accounts/trial-balance/read-file', {}],
      ['/api/intake', { company_id, purpose: 'sales' }],
    ] as const) {
      const answer = await server.call('POST', path, {
        token: owner.token,
        form: formWith('bomb.xlsx', bomb, fields),
      });
      expect([400, 413, 422], `${path} ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
    expect((await server.get('/api/health')).status).toBe(200);
  }, 120_000);
});

describe('XML', () => {
  const bombs = {
    'an entity that grows': `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]><ENVELOPE><BODY>&c;</BODY></ENVELOPE>`,
    'a file of the server':
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><ENVELOPE><BODY>&f;</BODY></ENVELOPE>',
    'an address of the network':
      '<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://169.254.169.254/latest/meta-data"><ENVELOPE/>',
    'a depth without end': `<ENVELOPE>${'<A>'.repeat(50_000)}</ENVELOPE>`,
  };
  it.each(Object.entries(bombs))('with %s is refused by every reader', async (_what, xml) => {
    const { id: company_id } = await buildEntity(server, { owner });
    for (const [path, fields] of [
      ['/api/accounts/trial-balance/read-file', {}],
      ['/api/intake', { company_id, purpose: 'trial_balance' }],
    ] as const) {
      const answer = await server.call('POST', path, {
        token: owner.token,
        form: formWith('tally.xml', xml, fields),
      });
      expect([400, 413, 422], `${path} ${answer.text.slice(0, 200)}`).toContain(answer.status);
      expect(answer.text).not.toMatch(/root:|ami-id/);
    }
  });
});

describe('a spreadsheet that leaves', () => {
  const formulas = [
    '=HYPERLINK("http://evil.example","x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
  ];
  /** Cells a spreadsheet would run. */
  const liveCells = (csv: string) =>
    csv
      .split(/\r?\n/)
      .flatMap((line) => line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [])
      .map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, ''))
      .filter((cell) => mayRun.test(cell) && !/^-?[\d,.]+$/.test(cell) && cell !== '-');

  it('as CSV or Excel carries no formula a person typed: clients, access log, breach report, TDS, books, GST', async () => {
    const files: [string, string][] = [];
    for (const formula of formulas) {
      const person = await buildUser(server, { full_name: formula });
      const made = await buildEntity(server, {
        owner: person,
        fields: { last_name: formula, address: formula },
      }).catch(() => undefined);
      if (!made) continue;
      await server.get(`/api/companies/${made.id}`, person.token);
      for (const path of [
        '/api/companies/export?format=csv',
        '/api/companies/export?format=xlsx',
        '/api/access-log?format=csv',
        '/api/firm/breach-report?format=csv',
      ]) {
        const answer = await server.get(path, person.token);
        expect(answer.status, `${path} ${answer.text.slice(0, 100)}`).toBe(200);
        if (path.includes('xlsx')) noFormulas(answer.bytes, path);
        else files.push([path, answer.text]);
      }
    }
    const { owner: books, id } = await buildTrialBalance(server);
    files.push(['books', (await server.get(`/api/accounts/trial-balance/${id}/csv`, books.token)).text]);
    noFormulas(
      (await server.get(`/api/accounts/trial-balance/${id}/statements.xlsx`, books.token)).bytes,
      'books',
    );
    const { owner: deductor, id: tds } = await buildStatement(server);
    const saved = await server.call('PATCH', `/api/tds/statements/${tds}`, {
      token: deductor.token,
      body: { version: 1, ...fullStatement },
    });
    expect(saved.status, saved.text).toBe(200);
    for (const table of ['challans', 'deductees'])
      files.push([
        table,
        (await server.get(`/api/tds/statements/${tds}/csv?table=${table}`, deductor.token)).text,
      ]);
    noFormulas((await server.get(`/api/tds/statements/${tds}/xlsx`, deductor.token)).bytes, 'tds');
    for (const type of ['GSTR-1', 'GSTR-3B'] as const) {
      const made = await buildGstReturn(server, type);
      const path = `/api/gst/${type === 'GSTR-1' ? 'gstr1' : 'gstr3b'}/${made.id}`;
      files.push([path, (await server.get(`${path}/csv`, made.owner.token)).text]);
      noFormulas((await server.get(`${path}/xlsx`, made.owner.token)).bytes, path);
    }
    for (const [path, text] of files) expect(liveCells(text.replace(/^\ufeff/, '')), path).toEqual([]);
  }, 120_000);

  function noFormulas(bytes: Buffer, what: string) {
    for (const [name, part] of Object.entries(unzipSync(new Uint8Array(bytes)))) {
      const formulaCells =
        Buffer.from(part)
          .toString('utf8')
          .match(/<f[ >][^<]*<\/f>/g) ?? [];
      expect(
        formulaCells.filter((f) => /HYPERLINK|http|SUM\(A1\)|WEBSERVICE/i.test(f)),
        `${what} ${name}`,
      ).toEqual([]);
    }
  }
});

describe('markup in names', () => {
  const evil = '<img src=x onerror=alert(1)>"\'</script><script>alert(2)</script>';
  it('stays text in reports, share pages and letters', async () => {
    const person = await buildDriveOwner(server, { full_name: evil });
    const { id } = await buildEntity(server, { owner: person, fields: { last_name: evil } });
    const made = await buildReturn(server, { owner: person, entityId: id });
    const ticket = (await server.post('/api/reports/ticket', { id: made.id, type: 'itr' }, person.token)).body
      .ticket;
    const page = await server.call('GET', `/api/reports/view?id=${made.id}&type=itr&ticket=${ticket}`, {
      headers: { Accept: 'text/html' },
    });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).not.toMatch(/<img src=x|<script>alert/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is served as JSON that no browser takes for a page', async () => {
    for (const path of [
      '/api/companies/list',
      '/api/firm',
      '/api/nothing-here',
      `/api/companies/${'0'.repeat(24)}`,
    ]) {
      const answer = await call('GET', path, undefined, { Accept: 'text/html' });
      expect(answer.headers.get('content-type'), path).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('what a cache may keep', () => {
  it.each(
    routes
      .filter((r) => r.method === 'GET' && !r.path.includes(':'))
      .map((r) => `${r.base ?? '/api'}${r.path}`),
  )('%s: nothing', async (path) => {
    const answer = await call('GET', path);
    expect(answer.headers.get('cache-control') ?? '', path).toContain('no-store');
  });
});

describe('an address the server would fetch', () => {
  it('is in no field: a logo, a site, a link of a share', async () => {
    for (const logo of [
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:text/html;base64,PHNjcmlwdD4=',
      'data:image/png;base64,PHN2Zy8+',
      '//evil.example/x.png',
    ]) {
      const answer = await call('PATCH', '/api/firm', { letterhead: { logo } });
      expect([400, 422], logo).toContain(answer.status);
    }
  });
});
