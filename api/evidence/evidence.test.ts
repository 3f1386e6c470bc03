import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../../shared/evidence/testing/draft.ts';
import { buildDriveOwner } from '../testing/drive.ts';
import { buildEntity, buildReturn, type TestUser } from '../testing/factories.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const root = join(import.meta.dirname, '../../../shared/samples/evidence');
const present = existsSync(root);
if (!present) console.warn('shared/samples/evidence is absent: the desk is not tried with its samples.');
const sample = (path: string) => readFileSync(join(root, path));

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
beforeEach(async () => {
  owner = await buildDriveOwner(server, { tier: 'tier3' });
});
afterAll(() => server.stop());

const send = (company_id: string, name: string, bytes: Buffer, assessment_year = '2026-27') => {
  const form = new FormData();
  form.set('company_id', company_id);
  form.set('assessment_year', assessment_year);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return server.call('POST', '/api/evidence', { token: owner.token, form });
};
const desk = async (company_id: string) =>
  (await server.get(`/api/evidence?company_id=${company_id}&assessment_year=2026-27`, owner.token)).body;

describe.skipIf(!present)('the desk of a client', () => {
  const truth = present ? JSON.parse(sample('expected.json').toString('utf8')) : {};
  const clientOf = async (name: string, fields: Record<string, unknown> = {}) => {
    const { pan, date_of_birth } = truth[name].client;
    return buildEntity(server, { owner, fields: { pan, date_of_birth, ...fields } });
  };

  it('reads every paper of a client, joins and compares them with the return, and enters nothing unasked', async () => {
    const { id } = await clientOf('s1');
    const data = draftOf(JSON.parse(sample('s1/return.json').toString('utf8')));
    const { id: itr } = await buildReturn(server, {
      owner,
      entityId: id,
      itr_type: 'ITR-2',
      form_data: data,
    });
    const rows: Record<string, number> = {};
    for (const file of [
      'ais.json',
      '26as.zip',
      'tis.pdf',
      'form16.pdf',
      'zerodha-taxpnl.xlsx',
      'bank-hdfc.csv',
      'bank-sbi.xls',
    ]) {
      const answer = await send(id, file, sample(`s1/${file}`));
      expect([file, answer.status, answer.body.error]).toEqual([file, 200, undefined]);
      rows[file] = answer.body.rows;
    }
    // Rows of the truth file: 38 of the AIS, 19 of Form 26AS, 6 categories, 4 quarters and Part B, 7 lots, 52 and 35 lines.
    expect(rows).toEqual({
      'ais.json': 38,
      '26as.zip': 19,
      'tis.pdf': 6,
      'form16.pdf': 5,
      'zerodha-taxpnl.xlsx': 7,
      'bank-hdfc.csv': 52,
      'bank-sbi.xls': 35,
    });
    // The originals are documents of the client: their bytes by SHA-256.
    const documents = (await server.get(`/api/cloud-storage/documents/${id}`, owner.token)).body;
    expect(documents.items.map((d: { name: string }) => d.name).sort()).toEqual([
      '26as.zip',
      'ais.json',
      'bank-hdfc.csv',
      'bank-sbi.xls',
      'form16.pdf',
      'tis.pdf',
      'zerodha-taxpnl.xlsx',
    ]);
    const kept = documents.items.find((d: { name: string }) => d.name === 'form16.pdf');
    expect(kept).toMatchObject({ entity_id: id, assessment_year: '2026-27' });
    expect(kept.sha256).toBe(createHash('sha256').update(sample('s1/form16.pdf')).digest('hex'));
    const at = await desk(id);
    const whose = `company_id=${id}&assessment_year=2026-27`;
    const part = (await server.get(`/api/evidence?${whose}&from=5&rows=10`, owner.token)).body;
    expect(part.pieces).toEqual(
      at.pieces
        .slice(5, 15)
        .map((p: object) => expect.objectContaining({ ...p, joined_with: expect.anything() })),
    );
    expect(part.total_pieces).toBe(at.pieces.length);
    // A part has the differences of its rows; those of no row come with the first.
    const differing = at.differences.find((d: { pieces: string[] }) => d.pieces.length > 0).pieces[0];
    const from = at.pieces.findIndex((p: { id: string }) => p.id === differing);
    const one = (await server.get(`/api/evidence?${whose}&from=${from}&rows=1`, owner.token)).body;
    const ofRow = (d: { pieces: string[] }) => d.pieces.includes(differing) || (from === 0 && !d.pieces[0]);
    expect(one.differences).toEqual(at.differences.filter(ofRow));
    const page = (await server.get(`/api/evidence?${whose}&only=page`, owner.token)).body;
    // 50 rows of each figure, 10 of those of none: 162 rows, of which the page has what it shows; more when asked.
    const count = (list: { figure: string; rows: number }[]) => list.reduce((n, g) => n + g.rows, 0);
    expect(count(page.groups)).toBe(at.pieces.length);
    const others = page.groups.find((g: { figure: string }) => g.figure === '');
    expect(page.pieces).toHaveLength(at.pieces.length - others.rows + 10);
    const more = (await server.get(`/api/evidence?${whose}&only=page&more=none:1000`, owner.token)).body;
    expect(new Set(more.pieces.map((p: { id: string }) => p.id))).toEqual(
      new Set(at.pieces.map((p: { id: string }) => p.id)),
    );
    expect([page.heads, page.unexplained]).toEqual([at.heads, at.unexplained]);
    const open = at.differences.filter((d: { explained: boolean }) => !d.explained);
    expect(open).toEqual([
      expect.objectContaining({ kind: 'omitted_in_return', head: 'other sources', amount: 3120 }),
    ]);
    expect(at.heads.interest_savings).toEqual({
      head: 'other sources',
      evidence: 11532,
      return: 8412,
      difference: 3120,
    });
    const stored = (await server.get(`/api/itr/${itr}`, owner.token)).body.return;
    expect(stored.version).toBe(1);

    const row = at.pieces.find(
      (p: { code: string; gross: number }) => p.code === 'SFT-016(SB)' && p.gross === 3120,
    );
    expect(row.suggestion).toMatchObject({
      action: 'take',
      field: 'other_sources.interest_from_savings',
      amount: 3120,
    });
    const taken = await server.call('PATCH', `/api/evidence/${row.id}`, {
      token: owner.token,
      body: { decision: 'taken' },
    });
    expect(taken.status).toBe(200);
    expect(taken.body.heads.interest_savings.return).toBe(11532);
    const after = (await server.get(`/api/itr/${itr}`, owner.token)).body.return;
    expect(after.form_data.other_sources.interest_from_savings).toBe(11532);
    const undone = await server.call('POST', '/api/evidence/undo', {
      token: owner.token,
      body: { company_id: id, assessment_year: '2026-27' },
    });
    expect(undone.body.heads.interest_savings.return).toBe(8412);

    const all = await server.call('POST', '/api/evidence/accept', {
      token: owner.token,
      body: { company_id: id, assessment_year: '2026-27' },
    });
    expect(all.status).toBe(200);
    expect(all.body.differences.filter((d: { explained: boolean }) => !d.explained)).toEqual([]);
    expect(all.body.heads.interest_savings.return).toBe(11532);
    // A figure that is in the return is not entered again.
    const again = await server.call('POST', '/api/evidence/accept', {
      token: owner.token,
      body: { company_id: id, assessment_year: '2026-27' },
    });
    expect(again.body.accepted).toBe(0);
  });

  it('enters intraday trades and derivatives of a statement into ITR-3, and takes them out again', async () => {
    const { id } = await clientOf('s1');
    const form_data = { other_sources: { interest_from_savings: 8412 } };
    const { id: itr } = await buildReturn(server, { owner, entityId: id, itr_type: 'ITR-3', form_data });
    const filed = async () =>
      (await server.get(`/api/itr/${itr}`, owner.token)).body.return.form_data.trading;
    await send(id, 'zerodha-taxpnl.xlsx', sample('s1/zerodha-taxpnl.xlsx'));
    const { heads } = await desk(id);
    // Truth file: 1,16,275.65 - 1,28,820.42 and 76,950 - 1,55,100.
    expect(heads.speculative).toMatchObject({ evidence: -12544.77, return: 0 });
    expect(heads.fno).toMatchObject({ evidence: -78150, return: 0 });
    const body = { company_id: id, assessment_year: '2026-27' };
    const all = await server.call('POST', '/api/evidence/accept', { token: owner.token, body });
    expect([all.status, all.body.heads.fno.difference]).toEqual([200, 0]);
    expect(await filed()).toMatchObject({
      intraday_income: -12545,
      intraday_turnover: 12545,
      derivatives_income: -78150,
      derivatives_turnover: 78150,
    });
    const undone = await server.call('POST', '/api/evidence/undo', { token: owner.token, body });
    expect([undone.status, undone.body.heads.fno.return]).toEqual([200, 0]);
    expect((await filed())?.derivatives_income).toBeUndefined();
  });

  it('shows figures with their papers, counts them on the board, and prints the sheet below the computation', async () => {
    const { id } = await clientOf('s1', { assessment_year: '2026-2027' });
    const { id: itr } = await buildReturn(server, {
      owner,
      entityId: id,
      itr_type: 'ITR-2',
      form_data: { other_sources: { interest_from_savings: 8412, other_interest: 700 } },
    });
    const sent = await send(id, 'ais.json', sample('s1/ais.json'));
    await send(id, 'bank-hdfc.csv', sample('s1/bank-hdfc.csv'));
    const path = `/api/evidence?company_id=${id}&assessment_year=2026-27&only=figures`;
    const { body } = await server.get(path, owner.token);
    const figure = (name: string) => body.figures.find((f: { figure: string }) => f.figure === name);
    // Two accounts, 8,412 and 3,120; the bank's statement joins one of them.
    expect(figure('interest_savings')).toEqual({
      figure: 'interest_savings',
      path: 'other_sources.interest_from_savings',
      evidence: 11532,
      in_return: 8412,
      count: 2,
      sources: ['ais', 'bank'],
    });
    // A figure of the return without a paper is listed too.
    expect(figure('interest_others')).toMatchObject({ evidence: 0, in_return: 700, sources: [] });
    expect(sent.body.unexplained).toBeGreaterThan(0);
    const pdf = await server.call('GET', `/api/itr/${itr}/computation.pdf`, { token: owner.token });
    expect(await pdfText(pdf.bytes)).toMatch(/Reconciliation with AIS\/26AS[\s\S]*Interest of savings/);
    const board = (await server.get('/api/board?period=05-2026', owner.token)).body;
    const row = board.rows.find((r: { client: { id: string } }) => r.client.id === id);
    expect(row.client.papers).toEqual({
      company_id: id,
      year: '2026-27',
      unexplained: body.unexplained,
    });
  });

  it('counts a desk again on the board and the client’s page once its return was edited elsewhere', async () => {
    const { id } = await clientOf('s1', { assessment_year: '2026-2027' });
    const data = draftOf(JSON.parse(sample('s1/return.json').toString('utf8')));
    const { id: itr } = await buildReturn(server, {
      owner,
      entityId: id,
      itr_type: 'ITR-2',
      form_data: data,
    });
    for (const file of [
      'ais.json',
      '26as.zip',
      'form16.pdf',
      'zerodha-taxpnl.xlsx',
      'bank-hdfc.csv',
      'bank-sbi.xls',
    ])
      await send(id, file, sample(`s1/${file}`));
    const counts = async () => {
      const board = (await server.get('/api/board?period=05-2026', owner.token)).body;
      const client = (await server.get(`/api/clients/${id}`, owner.token)).body;
      const all = (await server.get('/api/evidence', owner.token)).body;
      return [
        board.rows.find((r: { client: { id: string } }) => r.client.id === id).client.papers.unexplained,
        client.evidence[0].unexplained,
        all.desks.find((d: { company_id: string }) => d.company_id === id).unexplained,
      ];
    };
    // 3,120 of interest is planted as missing in the return.
    expect(await counts()).toEqual([1, 1, 1]);
    const other_sources = { ...(data['other_sources'] as object), interest_from_savings: 11_532 };
    const edited = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: itr, version: 1, form_data: { ...data, other_sources } },
      owner.token,
    );
    expect([edited.status, edited.body.error]).toEqual([200, undefined]);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('suggests next year what was decided this year, and does nothing of it unasked', async () => {
    const clear = JSON.parse(sample('s3/ais.clear.json').toString('utf8'));
    const { id } = await clientOf('s3', { assessment_year: '2025-2026' });
    const unknown = {
      title: 'New',
      l2: { columnData: [['New', 'SFT-099', 'New', 'REPORTER (ZZZCR0001R.AZ001)', '1', '500']] },
      l1: null,
    };
    const sft = clear.partB.sections.find((s: { sectionKey: string }) => s.sectionKey === 'sft');
    sft.elements.push(unknown);
    // The same AIS a year earlier.
    const text = JSON.stringify(clear);
    const earlier = text
      .replaceAll('2025-26', '2024-25')
      .replaceAll('2026-27', '2025-26')
      .replaceAll('/2025', '/2024')
      .replaceAll('/2026', '/2025');
    const first = await send(id, 'ais.json', Buffer.from(earlier), '2025-26');
    expect([first.status, first.body.error]).toEqual([200, undefined]);
    const rows = async (company: string, year: string) =>
      (await server.get(`/api/evidence?company_id=${company}&assessment_year=${year}`, owner.token)).body;
    const row = (await rows(id, '2025-26')).pieces.find((p: { code: string }) => p.code === 'SFT-099');
    expect(row.suggestion.action).toBe('ask');
    const set = await server.call('PATCH', `/api/evidence/${row.id}`, {
      token: owner.token,
      body: { decision: 'set_aside', note: 'Own transfer' },
    });
    expect(set.status).toBe(200);
    const { id: later } = await clientOf('s3', { assessment_year: '2026-2027' });
    await send(later, 'ais.json', Buffer.from(text));
    const now = await rows(later, '2026-27');
    const same = now.pieces.find((p: { code: string }) => p.code === 'SFT-099');
    expect([same.decision, same.suggestion.action]).toEqual([null, 'set_aside']);
    expect(same.suggestion.message).toContain('Own transfer');
  });

  it('knows the same file again, and keeps decisions when a later one has the same rows', async () => {
    const { id } = await clientOf('s2');
    const first = await send(id, 'ais.json', sample('s2/ais.json'));
    expect([first.status, first.body.again]).toEqual([200, false]);
    const again = await send(id, 'copy of ais.json', sample('s2/ais.json'));
    expect([again.status, again.body.again, again.body.rows]).toEqual([200, true, first.body.rows]);
    const before = await desk(id);
    expect(before.pieces).toHaveLength(32);
    const row = before.pieces.find((p: { code: string }) => p.code === 'TDS-194IA(P)');
    await server.call('PATCH', `/api/evidence/${row.id}`, {
      token: owner.token,
      body: { decision: 'set_aside', note: 'Own purchase' },
    });
    // A later AIS without one dividend takes the place of the first.
    const json = JSON.parse(sample('s2/ais.clear.json').toString('utf8'));
    for (const section of json.partB.sections)
      if (section.sectionKey === 'sft')
        section.elements = section.elements.filter((e: { title: string }) => e.title !== 'Dividend');
    const later = await send(id, 'ais-later.json', Buffer.from(JSON.stringify(json)));
    expect([later.status, later.body.replaced]).toEqual([200, 1]);
    const after = await desk(id);
    expect(after.pieces).toHaveLength(31);
    expect(after.pieces.find((p: { id: string }) => p.id === row.id).decision).toBe('set_aside');
  });

  it('tells a row in full, takes its join apart and together, and writes the text for the feedback of a disputed one', async () => {
    const { id } = await clientOf('s1');
    await send(id, 'ais.json', sample('s1/ais.json'));
    await send(id, '26as.txt', sample('s1/26as.txt'));
    const company = { company_id: id, assessment_year: '2026-27' };
    // 68,400 of one bank: tax deducted (194A) and interest reported (SFT-016) are one fact.
    const { heads, pieces } = await desk(id);
    expect(heads.interest_deposit.evidence).toBe(90550);
    const row = pieces.find((p: { code: string }) => p.code === 'TDS-194A');
    const told = async () => (await server.get(`/api/evidence/${row.id}`, owner.token)).body;
    const join = (await told()).joins.find((j: { rule: string }) => j.rule === 'J1');
    expect([join.apart, join.difference, join.rows[0].code]).toEqual([false, 0, 'SFT-016(TD)']);
    const part = (apart: boolean) =>
      server.post('/api/evidence/joins', { ...company, key: join.key, apart }, owner.token);
    const parted = await part(true);
    // The same bank under both codes: the larger counts until it is settled, and the row has no mate.
    expect([
      parted.status,
      (await told()).joins.find((j: { rule: string }) => j.rule === 'J1').apart,
    ]).toEqual([200, true]);
    expect((await part(false)).status).toBe(200);
    expect((await told()).joins.find((j: { rule: string }) => j.rule === 'J1').apart).toBe(false);
    const decide = (body: object) =>
      server.call('PATCH', `/api/evidence/${row.id}`, { token: owner.token, body });
    expect((await decide({ decision: 'disputed' })).status).toBe(200);
    expect((await told()).decided.note).toMatch(/^Feedback \d: Information .*TDS-194A, .*\(\w{4}\d{5}\w\), /);
    await decide({ decision: 'disputed', note: 'Closed in 2019' });
    expect((await told()).decided).toMatchObject({ kind: 'disputed', note: 'Closed in 2019' });
    await server.post('/api/evidence/undo', company, owner.token);
    expect((await told()).decided.note).toMatch(/^Feedback/);
    await server.post('/api/evidence/undo', company, owner.token);
    expect((await told()).decided).toBeNull();
    expect((await server.get(`/api/evidence/${'0'.repeat(24)}`, owner.token)).status).toBe(404);
  });

  it('refuses in words what it cannot open, is cut, or is of another person or year, and keeps nothing of it', async () => {
    const { id } = await clientOf('s3', { date_of_birth: '1961-11-24' });
    const { id: other } = await clientOf('s1', { assessment_year: '2025-2026' });
    const ais = sample('s3/ais.json');
    const picture = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    );
    const clear = JSON.parse(sample('s3/ais.clear.json').toString('utf8'));
    clear.header.columnData = ['2024-25', '2025-26'];
    const cases: [string, Buffer, string, RegExp][] = [
      ['ais.json', ais, 'wrong_key', /date of birth/],
      ['cut.json', ais.subarray(0, 5001), 'cut', /cut|damaged/],
      ['cut-clear.json', sample('s3/ais.clear.json').subarray(0, 9000), 'cut', /cut|damaged/],
      ['theirs.json', sample('s1/ais.clear.json'), 'other_person', /ZZHPT7971Z/],
      ['last-year.json', Buffer.from(JSON.stringify(clear)), 'other_year', /2024-25/],
      ['26as.txt', sample('s1/26as.txt'), 'other_person', /ZZHPT7971Z/],
      ['26as-cut.txt', sample('s3/26as.txt').subarray(0, 2500), 'cut', /cut/],
      ['26as.zip', sample('s1/26as.zip'), 'locked', /date of birth/],
      ['scan.pdf', picture, 'no_text', /images, not text/],
      ['cut.pdf', sample('s3/tis.pdf').subarray(0, 300), 'cut', /cut|damaged/],
    ];
    for (const [name, bytes, why, words] of cases) {
      const answer = await send(id, name, Buffer.from(bytes));
      expect([name, answer.status, answer.body.error?.id]).toEqual([name, 422, why]);
      expect(answer.text).toMatch(words);
    }
    expect((await desk(id)).pieces).toEqual([]);
    const year = await send(other, 'ais.clear.json', sample('s1/ais.clear.json'), '2025-26');
    expect([year.status, year.body.error.id]).toEqual([422, 'other_year']);
  });
});
