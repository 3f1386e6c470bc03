/// <reference types="chrome" />
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { openFake, portal, type Rig, startRig } from '../../extension/testing/browser.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { sampleFile } from './sample-return.ts';
import { clear, press, shows, stage } from './stage.ts';
import { openAsTrusted, trustedOrigin } from './trusted-origin.ts';

/** A return goes from the web app into the extension's panel, where the user accepts it. */

let server: TestServer;
let rig: Rig;
let owner: TestUser;
let page: Page;
let address = '';

beforeAll(async () => {
  const shared = await stage();
  server = shared.server;
  rig = await startRig();
  owner = await buildUser(server);
  const { id: entityId } = await buildEntity(server, { owner, fields: { pan: 'ABCPK1234F' } });
  const model = await loadItrForm('ITR-1', '2026-27');
  const form = model.importJson(JSON.parse((await sampleFile()).json)).data;
  const made = await buildReturn(server, { owner, entityId, form_data: form, status: 'validated' });
  address = `${trustedOrigin}/app/itr/itr1/${entityId}?year=2026-27&return=${made.id}&view=file`;
  page = await rig.browser.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  await openAsTrusted(page, server, owner);
});
afterAll(async () => {
  await rig?.close();
  await clear();
});

const kept = () =>
  rig.panel.evaluate(() => chrome.storage.session.get(null)) as Promise<Record<string, unknown>>;

it('the web app sees the extension and its version, sends the return, and the user accepts it in the panel', async () => {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const version = await rig.panel.evaluate(() => chrome.runtime.getManifest().version);
  await shows(page, `Installed, version ${version}`);
  await press(page, 'Send to extension');
  await shows(page, 'The return was sent to the extension. Open its side panel on the portal.');
  // Until the user accepts it, it is an offer and nothing else.
  expect(Object.keys(await kept())).toEqual(['offered']);
  await shows(rig.panel, 'A return was sent to you');
  await shows(rig.panel, `ITR-1 AY 2026-27, PAN ABXXXXX34F, from ${trustedOrigin}`);
  await press(rig.panel, 'Use this return');
  await shows(rig.panel, 'Asha');
  expect(Object.keys(await kept())).toEqual(['loaded']);
  expect(rig.logs).toEqual([]);
});

it('the download page names the installed version', async () => {
  await page.goto(`${trustedOrigin}/download-extension`, { waitUntil: 'domcontentloaded' });
  await shows(page, 'This is the newest version.');
});

it('a portal map of the firm goes from Settings to the panel, which fills by it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karsetu-map-'));
  const path = join(folder, 'map.json');
  const learned = { caption: 'Gross pay', headings: ['Pay of the year'], section: 'gross_total_income' };
  await writeFile(
    path,
    JSON.stringify({
      format: 'karsetu-portal-map/1',
      form: 'itr1',
      years: ['2026-27'],
      fields: { 'ITR1_IncomeDeductions.Salary': { from: 'taught', learned } },
    }),
  );
  await page.bringToFront();
  await page.goto(`${trustedOrigin}/app/account-settings?tab=firm`, { waitUntil: 'domcontentloaded' });
  await shows(page, 'No portal map has been shared yet.');
  const input = await page.waitForSelector('xpath/.//label[contains(., "Share a portal map")]//input');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  await shows(page, '1 field');
  await press(page, 'Send to extension');
  await shows(page, 'The portal map was sent to the extension. Accept it in its side panel.');
  await rm(folder, { recursive: true, force: true });

  await shows(rig.panel, 'A portal map of your firm was sent to you');
  await shows(rig.panel, `ITR-1 AY 2026-27: 1 fields, from ${trustedOrigin}`);
  await press(rig.panel, 'Use this portal map');
  const { loaded } = (await kept()) as {
    loaded: { file: { pan: string; content: Record<string, unknown> } };
  };
  const salary = (loaded.file.content['ITR1_IncomeDeductions'] as { Salary: number }).Salary;
  expect(salary).toBeGreaterThan(0);
  const tab = await openFake(
    rig,
    `${portal}?shared#/foreturns-ay26/fo-itr1-ay2026/gross_total_income`,
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header class="user-details">PAN ${loaded.file.pan}</header>
     <main><h1>Gross Total Income</h1><section><h3>Pay of the year</h3><label for="g">Gross pay</label><input id="g"></section></main>`,
  );
  await tab.bringToFront();
  await press(rig.panel, 'Fill this section');
  await tab.waitForFunction(
    (want) => (document.getElementById('g') as HTMLInputElement).value.replace(/\D/g, '') === want,
    { timeout: 15_000, polling: 50 },
    String(salary),
  );
});
