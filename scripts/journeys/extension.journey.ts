/// <reference types="chrome" />
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { type Rig, startRig } from '../../extension/testing/browser.ts';
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
  await shows(page, 'The extension has the return. Open its side panel on the portal.');
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
