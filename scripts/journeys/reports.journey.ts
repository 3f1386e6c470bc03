import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toId } from '../../api/base/records.ts';
import { GstReturn } from '../../api/gst/base/model.ts';
import { buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { still } from '../screens/still.ts';
import { clear, downloadsTo, press, shows, stage, watch } from './stage.ts';

/** What is kept, read on the screen, in a tab of its own, as a file, all at once and as a summary. */

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: TestUser;
let entity: Awaited<ReturnType<typeof buildGstEntity>>;
let folder: string;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karsetu-reports-'));
  owner = await buildUser(server);
  entity = await buildGstEntity(server, { owner });
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  wrong.length = 0;
  watch(page, wrong);
  await downloadsTo(page, folder);
  const { body } = await server.post('/api/auth/login', {
    email: owner.email,
    password: owner.password,
    device_id: 'device-reports-journey',
  });
  await page.evaluateOnNewDocument(
    (token, user) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
      localStorage.setItem('hideExtensionPromo', 'true');
    },
    body.token as string,
    JSON.stringify(body.user),
  );
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

async function downloaded(ending: string): Promise<Buffer> {
  for (let tries = 0; tries < 200; tries++) {
    const name = (await readdir(folder)).find((f) => f.endsWith(ending));
    if (name) return readFile(join(folder, name));
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no ${ending} came`);
}

describe('Reports', () => {
  it('lead from the counters to a page, a PDF, a filtered list, a summary and a ZIP of all', async () => {
    for (const period of ['10-2025', '11-2025', '12-2025'])
      await buildGstReturn(server, 'GSTR-1', { entity, period });
    await buildGstReturn(server, 'GSTR-3B', { entity, period: '12-2025' });
    await buildReturn(server, { owner, entityId: entity.id });
    await page.goto(`${server.url}/app/reports`);
    await shows(page, 'GSTR-3B');

    const opened = context
      .waitForTarget((t) => t.type() === 'page' && t.url().includes('/api/reports/view'))
      .then((t) => t.page());
    await press(page, 'View GSTR-3B 12-2025', { asHand: true });
    const tab = (await opened)!;
    await shows(tab, entity.gstin);
    await shows(tab, 'Tax paid in cash');
    expect(tab.url()).toMatch(/\/api\/reports\/view\?id=[0-9a-f]{24}&type=gst&ticket=[\w-]{43}$/);
    await tab.close();
    await press(page, 'Download GSTR-3B 12-2025', { asHand: true });
    expect((await downloaded('.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    await page.bringToFront();
    // The tab of a download does not stay behind.
    await expect.poll(async () => (await context.pages()).length).toBe(1);

    await press(page, 'Filter', { asHand: true });
    await page.waitForSelector('select[aria-label="Return"]');
    await page.select('select[aria-label="Return"]', 'GSTR-1');
    await page.waitForFunction(() => location.search.includes('return_type=GSTR-1'));
    await page.waitForFunction(() => !document.querySelector('tbody')?.textContent?.includes('GSTR-3B'));
    await page.reload();
    await shows(page, '11-2025');
    await page.waitForSelector('tbody');
    expect(await page.$eval('tbody', (e) => e.textContent)).not.toContain('GSTR-3B');

    await press(page, 'Generate Summary', { asHand: true });
    await shows(page, '0 of 4 returns are filed.');
    await still(page);
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const run = (window as unknown as { axe: typeof axe }).axe.run;
      return (await run()).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
    });
    expect(faults).toEqual([]);

    await press(page, 'TDS', { asHand: true });
    await shows(page, 'No TDS reports available. File your first TDS return to see reports here.');
    expect(new URL(page.url()).search).toBe('?tab=tds&filter=1&summary=1');
    await press(page, 'Company', { asHand: true });
    await shows(page, 'Documents');
    await page.waitForFunction(
      () => document.querySelector('td[data-label="Documents"]')?.textContent === '5',
    );
    await press(page, 'GST', { asHand: true });
    await page.waitForFunction(
      () => document.querySelector('[role=tab][aria-selected=true]')?.textContent?.trim() === 'GST',
    );
    await press(page, 'Export All', { asHand: true });
    const files = unzipSync(new Uint8Array(await downloaded('.zip')));
    expect(Object.keys(files)).toHaveLength(4);
    await shows(page, 'Exported 4 reports');
    expect(wrong).toEqual([]);
  });

  // Several minutes of PDFs: `npm run journeys:long`.
  it.runIf(process.env['MODE'] === 'long')(
    'Export All of 1,000 records counts up, is cancelled, and the second time brings every one of them',
    async () => {
      const sealed = server.deps.vault.seal(entity.gstin);
      await GstReturn.insertMany(
        Array.from({ length: 1000 }, (_, i) => ({
          entity_id: toId(entity.id),
          return_type: 'GSTR-1' as const,
          period: `${String((i % 12) + 1).padStart(2, '0')}-${2018 + (i % 8)}`,
          status: 'draft' as const,
          gstin_sealed: sealed,
          open_key: `${entity.id} ${i}`,
        })),
      );
      await page.goto(`${server.url}/app/reports`);
      await shows(page, '1,000');
      await press(page, 'Export All', { asHand: true });
      // It has begun and is far from done when it is cancelled.
      await page.waitForFunction(() => {
        const bar = document.querySelector('[role=progressbar]');
        const done = Number(bar?.getAttribute('aria-valuenow') ?? 0);
        return done > 0 && done < 100;
      });
      await press(page, 'Cancel', { asHand: true });
      await page.waitForFunction(() => !document.querySelector('[role=progressbar]'));
      expect((await readdir(folder)).filter((name) => name.endsWith('.zip'))).toEqual([]);
      await press(page, 'Export All', { asHand: true });
      // Asked again and again: one call to the browser may last three minutes at most.
      await expect
        .poll(() => page.evaluate(() => document.body.textContent?.includes('Exported 1,000 reports')), {
          timeout: 500_000,
          interval: 1000,
        })
        .toBe(true);
      const files = unzipSync(new Uint8Array(await downloaded('.zip')));
      expect(Object.keys(files)).toHaveLength(1000);
      expect(Object.values(files).every((f) => Buffer.from(f.subarray(0, 5)).toString() === '%PDF-')).toBe(
        true,
      );
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});
