import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { readReturn } from '../../extension/portals/itr/file.ts';
import { type Rig, startRig } from '../../extension/testing/browser.ts';
import { catalogFor, fillOpened } from '../../extension/testing/itr.ts';
import { officialPages } from '../../extension/testing/official/forms.ts';
import { furtherPages } from '../../extension/testing/official/further.ts';
import { type FormValues, setAt } from '../../shared/forms/paths.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { sampleFile } from './sample-return.ts';
import { clear, press, shows, stage } from './stage.ts';

/** The way of a return: last year's JSON, client, ITR-1, the department's JSON, the portal's page filled by the extension. */

let server: TestServer;
let rig: Rig;
let folder: string;
let page: Page;
const email = 'preparer@example.in';
const password = 'night before the due date';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karsetu-journey-'));
  const shared = await stage();
  server = shared.server;
  rig = await startRig();
  const admin = await signInAdmin(server);
  const made = await server.post(
    '/api/admin/users',
    { email, password, full_name: 'Meera Joshi', role: 'ca', tier: 'tier2' },
    admin.token,
  );
  expect(made.status, made.text).toBe(200);
});
afterAll(async () => {
  await rig?.close();
  await clear();
  await rm(folder, { recursive: true, force: true });
});

/** Form data without the day of filing, which is the day of the download. */
function undated(data: FormValues): FormValues {
  return setAt(data, 'filing.filing_date', undefined);
}

describe('from last year’s JSON to a filled portal page', () => {
  let downloaded = '';
  it('signs in, creates the client from JSON, prepares ITR-1 and downloads the department’s JSON', async () => {
    const { json, problems } = await sampleFile();
    expect(problems).toEqual([]);
    const file = join(folder, 'last-year.json');
    await writeFile(file, json);

    page = await rig.browser.newPage();
    const client = await page.createCDPSession();
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      eventsEnabled: true,
    });
    const violations: string[] = [];
    page.on('console', (m) => {
      if (m.type() === 'error' && /Content Security Policy/.test(m.text())) violations.push(m.text());
    });
    await page.goto(`${server.url}/login`);
    await page.waitForSelector('#f-email');
    await page.type('#f-email', email);
    await page.type('#f-password', password);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/app');

    await page.goto(`${server.url}/app/companies/new`);
    const upload = (await page.waitForSelector('input[type=file]'))!;
    await (upload as ElementHandle<HTMLInputElement>).uploadFile(file);
    await shows(page, 'Form filled');
    await press(page, 'Next');
    await press(page, 'Submit & Create');
    await page.waitForFunction(() => location.pathname === '/app/companies/success', { timeout: 20_000 });
    await press(page, 'File ITR');
    await page.waitForFunction(() => location.pathname === '/app/itr');

    const listed = await page.evaluate(async () => {
      const answer = await fetch('/api/companies/list', {
        headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
      });
      return (await answer.json()) as { companies: { id: string; pan: string; first_name: string }[] };
    });
    expect(listed.companies).toMatchObject([{ pan: 'ABCPK1234F', first_name: 'Asha' }]);

    await page.goto(`${server.url}/app/itr/itr1/${listed.companies[0]!.id}?year=2026-27`);
    await press(page, 'Import or carry forward');
    const importer = (await page.waitForSelector('dialog[open] input[type=file]'))!;
    await (importer as ElementHandle<HTMLInputElement>).uploadFile(file);
    await press(page, 'Apply');
    await shows(page, 'Saved');
    await shows(page, '₹ 1,80,840');
    // The last step holds Submit; Next walks there, its errors (there are none) would stop it.
    for (let step = 2; step <= 8; step++) {
      await press(page, 'Next');
      await shows(page, `Step ${step} of 8`);
    }
    await press(page, 'Submit');
    await shows(page, 'ITR saved as validated');
    await press(page, 'Download JSON');
    for (let i = 0; i < 100 && !downloaded; i++) {
      const name = (await readdir(folder)).find((n) => n.endsWith('.json') && n !== 'last-year.json');
      if (name) downloaded = await readFile(join(folder, name), 'utf8');
      else await new Promise((r) => setTimeout(r, 100));
    }
    expect(downloaded).not.toBe('');
    const model = await loadItrForm('ITR-1', '2026-27');
    expect(undated(model.importJson(JSON.parse(downloaded)).data)).toEqual(
      undated(model.importJson(JSON.parse(json)).data),
    );
    expect(violations).toEqual([]);
  });

  it('hands out the extension that was built, with its checksum', async () => {
    const config = (await server.get('/api/client-config')).body;
    const zip = await server.get('/downloads/karsetu-extension.zip');
    expect(zip.status).toBe(200);
    expect(createHash('sha256').update(zip.bytes).digest('hex')).toBe(config.extension.checksum);
    expect(zip.bytes.length).toBe(config.extension.size);
    await page.goto(`${server.url}/download-extension`);
    await shows(page, config.extension.checksum);
  });

  it('the extension fills every section of the portal’s page with what the JSON says', async () => {
    const read = readReturn(downloaded);
    if (!read.ok) throw new Error(read.refusal.text);
    const catalog = await catalogFor('itr1', '2026-27');
    for (const form of [...officialPages, ...furtherPages].filter((p) => p.form === 'itr1')) {
      const { outcome } = await fillOpened(rig, catalog, read.file, form);
      expect([outcome.wrong, outcome.silent, outcome.repeated], form.title).toEqual([[], [], 0]);
      expect(outcome.right, form.title).toBe(outcome.values);
      expect(outcome.presses.filter((p) => !/^Add (Another|Details)$/.test(p))).toEqual([]);
    }
    expect(
      rig.requests.filter((url) => !url.startsWith('chrome-extension:') && !url.startsWith(server.url)),
    ).toEqual([]);
  });
});
