import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildUser, freshPan, type TestUser } from '../../api/testing/factories.ts';
import { gstinOf, local } from '../../api/testing/gst.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { clear, downloadsTo, press, shows, signIn, stage, watch } from './stage.ts';

/** Someone new, without any client, brings in a register of the shop and ends with the portal's file. */

let server: TestServer;
let person: TestUser;
let page: Page;
let folder: string;
let wrong: string[];

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  person = await buildUser(server);
  folder = await mkdtemp(join(tmpdir(), 'karsetu-import-'));
  const profile = await browser.createBrowserContext();
  page = await profile.newPage();
  await page.setViewport({ width: 1366, height: 900 });
  wrong = watch(page);
  await downloadsTo(page, folder);
  await signIn(page, person);
});
afterAll(async () => {
  await clear();
  await rm(folder, { recursive: true, force: true });
});

const typed = async (label: string, text: string) => {
  const field = (await page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`)) as ElementHandle;
  await field.click({ count: 3 });
  await field.type(text);
};
const findings = async () => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document),
  );
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
};

it('goes from a shop’s register to the GSTR-1 JSON in ten clicks at most', async () => {
  const seller = gstinOf('AAAPS1234C', '24');
  const file = join(folder, 'october.csv');
  await writeFile(
    file,
    [
      `Shah Traders GSTIN ${seller},,,,,,,,`,
      'Sales register 1-Oct-2025 to 31-Oct-2025,,,,,,,,',
      'Bill No,Bill Dt,Party Name,GST No,State,HSN,Qty,Unit,Net worth of goods,GST %,GST Amt,Bill Amt',
      // 10,000 at 18% to a trader of the State, 5,000 at 5% to a consumer.
      `1,03-10-2025,Anand Traders,${local},Gujarat,84713010,2,Nos,"10,000.00",18%,"1,800.00","11,800.00"`,
      '2,04-10-2025,Cash,,Gujarat,10063020,50,Kgs,"5,000.00",5%,250.00,"5,250.00"',
      ',,Total,,,,,,"15,000.00",,"2,050.00","17,050.00"',
    ].join('\r\n'),
  );
  let clicks = 0;
  const click = async (name: string) => {
    clicks++;
    await press(page, name);
  };
  await page.goto(`${server.url}/app`);
  await click('Import a file');
  await shows(page, 'Any columns in any order');
  // The file chooser is one click.
  clicks++;
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await shows(page, 'Sales register');
  // The file names its GSTIN, which is entered already.
  await typed('Name of the client', 'Shah Traders');
  await click('Add this client');
  await shows(page, 'Net worth of goods');
  expect(await findings()).toEqual([]);
  // A heading no one knows gets its meaning from a drop-down: one click to open, one to choose.
  clicks += 2;
  await page.waitForSelector('select[aria-label="Net worth of goods is read as"]');
  await page.select('select[aria-label="Net worth of goods is read as"]', 'taxable');
  await shows(page, '15,000.00');
  await shows(page, 'B2B invoices (4A, 4B, 6B, 6C)');
  expect(
    await page.$$eval('tr[data-table]', (rows) =>
      rows.map((r) => [r.getAttribute('data-table'), r.children[1]?.textContent, r.children[2]?.textContent]),
    ),
  ).toEqual([
    ['b2b', '1', '10,000.00'],
    ['b2cs', '1', '5,000.00'],
    ['doc_issue', '1', ''],
    ['hsn', '2', '15,000.00'],
  ]);
  expect(await page.$$('[data-differs]')).toHaveLength(0);
  await click('Import');
  await shows(page, 'The file was imported.');
  expect(await findings()).toEqual([]);
  await click('Open GSTR-1');
  await shows(page, 'B2B Invoices (1)');
  await click('Export');
  await click('JSON for the portal');
  let json:
    | { gstin: string; b2b: unknown[]; b2cs: { txval: number }[]; hsn: object; doc_issue: object }
    | undefined;
  await expect
    .poll(
      async () => {
        const name = (await readdir(folder)).find((f) => /^returns_.*\.json$/.test(f));
        json = name ? JSON.parse(await readFile(join(folder, name), 'utf8')) : undefined;
        return json?.gstin;
      },
      { timeout: 20_000 },
    )
    .toBe(seller);
  expect([json!.b2b.length, json!.b2cs[0]!.txval]).toEqual([1, 5000]);
  expect(clicks).toBeLessThanOrEqual(10);
  expect(wrong).toEqual([]);
});

it('tells a GSTR-2A offered as sales by its name, and nothing is kept', async () => {
  const file = join(folder, '2a.json');
  await writeFile(
    file,
    JSON.stringify({ gstin: local, fp: '102025', b2b: [{ ctin: local, cfs3b: 'Y', inv: [] }] }),
  );
  await page.goto(`${server.url}/app/import?for=sales`);
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await shows(page, 'This is a GSTR-2A download (purchases)');
  expect((await server.get('/api/intake', person.token)).body.intakes.length).toBe(2);
});

const upload = async (name: string, content: string) => {
  const file = join(folder, name);
  await writeFile(file, content);
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
};

it('puts a register of two GSTINs into the return of each, and shows the way to both', async () => {
  const pan = freshPan();
  const [mh, ka] = [gstinOf(pan, '27'), gstinOf(pan, '29')];
  const client = await buildEntity(server, {
    owner: person,
    fields: {
      status: 'Sole Proprietorship',
      pan,
      gstin: mh,
      state: 'Maharashtra',
      city: 'Pune',
      pincode: '411001',
      salary: false,
      business: true,
      registrations: [
        { kind: 'gstin', number: mh },
        { kind: 'gstin', number: ka, name: 'Hubballi' },
      ],
    },
  });
  const buyer = gstinOf('ZZZCA1111B', '27');
  await page.goto(`${server.url}/app/import?company=${client.id}&for=sales`);
  await upload(
    'branches.csv',
    [
      'Seller GSTIN,Invoice No,Invoice Date,Party GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value',
      `${mh},M/1,15-10-2025,${buyer},27-Maharashtra,10000,18,0,900,900,11800`,
      `${ka},K/1,15-10-2025,${buyer},27-Maharashtra,10000,18,1800,0,0,11800`,
    ].join('\r\n'),
  );
  await shows(page, '20,000.00');
  expect(await findings()).toEqual([]);
  await press(page, 'Import');
  await shows(page, 'The file was imported.');
  for (const gstin of [mh, ka]) await shows(page, `GSTR-1 October 2025 · ${gstin}`);
  const links = await page.$$eval('a[href*="gstr1"]', (all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links).size).toBe(2);
});

it('lets the groups of a trial balance be confirmed, and puts the ledgers where they were sent', async () => {
  const client = await buildEntity(server, { owner: person });
  await page.goto(`${server.url}/app/import?company=${client.id}&for=trial_balance`);
  await upload(
    'tb.csv',
    [
      'Trial Balance as at 31-Mar-2026,,,',
      'Ledger,Group,Debit,Credit',
      'Cash,Cash-in-hand,1500,',
      'Deposit with Rao,Zephyr Matters,500,',
      'Capital,Capital Account,,2000',
    ].join('\r\n'),
  );
  await shows(page, 'Groups to confirm');
  expect(await findings()).toEqual([]);
  const select = 'select[aria-label="Zephyr Matters goes to"]';
  await page.waitForSelector(select);
  const to = 'Investments';
  await page.select(select, to);
  // The file is read again before it can be imported.
  const reading = async () => {
    const list = (await server.get('/api/intake', person.token)).body.intakes;
    return list.find((i: { company_id: string }) => i.company_id === client.id).answers;
  };
  await expect.poll(reading, { timeout: 20_000 }).toEqual({ 'group:Zephyr Matters': to });
  await page.waitForSelector('[aria-busy="false"]');
  await press(page, 'Import');
  await shows(page, 'The file was imported.');
  const { body } = await server.get('/api/intake', person.token);
  const last = body.intakes.find((i: { company_id: string }) => i.company_id === client.id);
  expect([last.state, last.answers]).toEqual(['applied', { 'group:Zephyr Matters': to }]);
});

const filed = '../shared/samples/itr/dummy_ITR1_AY2025-26_newregime.json';
it.skipIf(!existsSync(filed))('begins this year’s return with the file a client was made from', async () => {
  await page.goto(`${server.url}/app/companies/new`);
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(filed);
  await shows(page, 'Form filled');
  await press(page, 'Next');
  await press(page, 'Submit & Create');
  await shows(page, 'Begin ITR-1');
  await press(page, 'Begin ITR-1');
  await page.waitForFunction(() => /\/app\/itr\//.test(location.pathname), { timeout: 30_000 });
});
