import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDriveOwner } from '../testing/drive.ts';
import { buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// What scanners agree to report, in two parts so that no scanner of a development machine takes this file for it.
const bad = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`;

let server: TestServer;
let owner: TestUser;
let folder: string;
let seen: string;
/** What the scanner answers for clean files. */
let state: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanner-'));
  [seen, state] = [join(folder, 'seen'), join(folder, 'state')];
  const program = join(folder, 'scan.mjs');
  // As `clamdscan -`: the file on standard input, exit code 0 clean, 1 found, 2 failed.
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
     const text = readFileSync(0);
     appendFileSync(${JSON.stringify(seen)}, text.length + '\\n');
     process.exit(text.includes('EICAR-STANDARD') ? 1 : Number(readFileSync(${JSON.stringify(state)}, 'utf8')));`,
  );
  await writeFile(state, '0');
  await writeFile(seen, '');
  server = await startTestServer({ config: { scanCommand: [process.execPath, program] } });
  owner = await buildDriveOwner(server);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const sizes = async () => (await readFile(seen, 'utf8')).split('\n').filter(Boolean).map(Number);

async function inParts(name: string, text: string) {
  const begun = await server.post(
    '/storage/uploads',
    { folder_id: '', name, size: text.length },
    owner.token,
  );
  expect(begun.status, begun.text).toBe(200);
  const id = begun.body.upload.id as string;
  await fetch(`${server.url}/storage/uploads/${id}?offset=0`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/octet-stream' },
    body: text,
  });
  return { id, complete: () => server.post(`/storage/uploads/${id}/complete`, {}, owner.token) };
}

function inForm(name: string, text: string) {
  const form = new FormData();
  form.append('files', new Blob([text]), name);
  return server.call('POST', `/storage/files/upload/${owner.id}`, { token: owner.token, form });
}

describe('with a virus scanner', () => {
  it('a clean file of the drive is handed to it in full and kept', async () => {
    const text = 'a letter\n'.repeat(20_000);
    const before = (await sizes()).length;
    const { complete } = await inParts('letter.txt', text);
    expect((await complete()).status).toBe(200);
    expect((await inForm('note.txt', 'hello')).status).toBe(200);
    expect((await sizes()).slice(before)).toEqual([180_000, 5]);
  });

  it('one in which it finds something is refused and leaves nothing', async () => {
    const { id, complete } = await inParts('bad.txt', bad);
    const refused = await complete();
    expect(refused.status).toBe(422);
    expect(refused.body.error.id).toBe('infected_file');
    expect((await server.get(`/storage/uploads/${id}`, owner.token)).status).toBe(404);
    expect((await inForm('bad.txt', bad)).body.error.id).toBe('infected_file');
    const list = await server.get(`/storage/items`, owner.token);
    expect(list.text).not.toContain('bad.txt');
    expect(await readdir(join(server.dataDir, 'drive', 'incoming'))).toEqual([]);
  });

  it('so is one a page reads: an import', async () => {
    const form = new FormData();
    form.append('file', new Blob([bad]), 'list.csv');
    const person = await buildUser(server);
    const answer = await server.call('POST', '/api/intake', { token: person.token, form });
    expect(answer.body.error.id, answer.text).toBe('infected_file');
  });

  it('nothing is kept while it does not answer, and what arrived in parts need not be sent again', async () => {
    const { complete } = await inParts('later.txt', 'later');
    await writeFile(state, '2');
    const away = await complete();
    expect(away.status).toBe(503);
    expect((await inForm('later2.txt', 'later')).status).toBe(503);
    await writeFile(state, '0');
    const back = await complete();
    expect(back.status, back.text).toBe(200);
  });
});

it('a scanner that is not there refuses rather than lets through', async () => {
  const before = server.deps.config.scanCommand;
  server.deps.config.scanCommand = ['/nowhere/clamdscan', '-'];
  try {
    expect((await inForm('nowhere.txt', 'hello')).status).toBe(503);
  } finally {
    server.deps.config.scanCommand = before;
  }
});
