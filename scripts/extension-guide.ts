import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { ElementHandle, Page } from 'puppeteer';
import { stepsOf } from '../extension/fill/plan.ts';
import { readReturn } from '../extension/portals/itr/file.ts';
import { planSection } from '../extension/portals/itr/plan.ts';
import { portal } from '../extension/testing/browser.ts';
import { catalogFor } from '../extension/testing/itr.ts';
import { officialPages } from '../extension/testing/official/forms.ts';
import { judgeOfficial } from '../extension/testing/official/judge.ts';
import { pageHtml } from '../extension/testing/pages.ts';
import { buildStale, root } from './build.ts';
import { launchChromium } from './chromium.ts';
import { sampleFile } from './journeys/sample-return.ts';

/**
 * Walks docs/extension/guide.md in a real Chromium, from the zip to the first fill, and takes the guide's pictures.
 * Choosing the folder in the system's dialog is the one step that no page can press: the browser is told the folder
 * instead. Ends with 1 when the first fill took longer than two minutes or a value is not on the page.
 */
await buildStale(console.log, ['extension']);
const started = performance.now();
const work = mkdtempSync(join(tmpdir(), 'karsetu-guide-'));
const pictures = join(root, 'docs/extension/images');
mkdirSync(pictures, { recursive: true });
const storePictures = join(root, 'docs/extension/store/pictures');
mkdirSync(storePictures, { recursive: true });

const unpacked = join(work, 'karsetu-extension');
for (const [name, data] of Object.entries(
  unzipSync(readFileSync(join(root, 'dist/downloads/karsetu-extension.zip'))),
)) {
  if (name.endsWith('/')) continue;
  mkdirSync(dirname(join(unpacked, name)), { recursive: true });
  writeFileSync(join(unpacked, name), data);
}
const file = join(work, 'ABCPK1234F_ITR-1.json');
const { json } = await sampleFile();
writeFileSync(file, json);
const read = readReturn(json);
if (!read.ok) throw new Error(read.refusal.text);
const { content, pan } = read.file;

const browser = await launchChromium({
  enableExtensions: true,
  defaultViewport: { width: 1100, height: 760 },
});
/** The same pictures, small, for the web app's download page. */
const small = join(root, 'web/public/guide');
mkdirSync(small, { recursive: true });
const shot = async (page: Page, name: string) => {
  await page.screenshot({ path: join(pictures, `${name}.png`) as `${string}.png` });
  if (/^[245]-/.test(name))
    await page.screenshot({
      path: join(small, `${name}.webp`) as `${string}.webp`,
      type: 'webp',
      quality: 55,
    });
};

const settings = await browser.newPage();
await settings.setViewport({ width: 1000, height: 640 });
await settings.goto('chrome://extensions');
await settings.evaluate(() => {
  const bar = document
    .querySelector('extensions-manager')
    ?.shadowRoot?.querySelector('extensions-toolbar')?.shadowRoot;
  const toggle = bar?.querySelector<HTMLElement & { checked: boolean }>('#devMode');
  if (toggle && !toggle.checked) toggle.click();
});
await new Promise((resolve) => setTimeout(resolve, 600));
await shot(settings, '1-developer-mode');
const id = await browser.installExtension(unpacked);
await new Promise((resolve) => setTimeout(resolve, 800));
await shot(settings, '2-loaded');

const form = officialPages[0]!;
const { plan } = planSection(await catalogFor('itr1', '2026-27'), read.file, form.section);
const html = await pageHtml('official-material', {
  title: form.title,
  blocks: form.blocks,
  shape: 'open',
  ids: true,
  pan,
  user: 'ASHA KULKARNI',
});
const page = await browser.newPage();
// Narrow, so that the pictures can still be read on a phone.
await page.setViewport({ width: 600, height: 760 });
await page.setRequestInterception(true);
page.on('request', (request) =>
  request.url().startsWith(portal)
    ? void request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body: html })
    : void request.abort(),
);
await page.goto(`${portal}#/foreturns-ay26/fo-itr1-ay2026/${form.section}`);
await page.waitForFunction('window.pageReady', { polling: 50 });
await page.bringToFront();
const known = new Set(browser.targets());
await page.triggerExtensionAction((await browser.extensions()).get(id)!);
const panel = await (
  await browser.waitForTarget((t) => !known.has(t) && t.url().endsWith('/sidepanel.html'))
).asPage();
await panel.setViewport({ width: 380, height: 760 });

/** The portal's page and the panel as they are beside each other in the window. */
const both = async (name: string) => {
  const [left, right] = [
    await page.screenshot({ encoding: 'base64' }),
    await panel.screenshot({ encoding: 'base64' }),
  ];
  const sheet = await browser.newPage();
  await sheet.setViewport({ width: 981, height: 760 });
  await sheet.setContent(
    `<style>body{margin:0;display:flex;background:#c8ced4;gap:1px}img{height:760px}</style><img src="data:image/png;base64,${left}"><img src="data:image/png;base64,${right}">`,
  );
  await shot(sheet, name);
  await sheet.close();
};
/** The same at the store's 1280 by 800, the page in its full width. */
const forStore = async (name: string) => {
  await page.setViewport({ width: 899, height: 800 });
  await panel.setViewport({ width: 380, height: 800 });
  const [left, right] = [
    await page.screenshot({ encoding: 'base64' }),
    await panel.screenshot({ encoding: 'base64' }),
  ];
  const sheet = await browser.newPage();
  await sheet.setViewport({ width: 1280, height: 800 });
  await sheet.setContent(
    `<style>body{margin:0;display:flex;background:#c8ced4;gap:1px}img{height:800px}</style><img src="data:image/png;base64,${left}"><img src="data:image/png;base64,${right}">`,
  );
  await sheet.screenshot({ path: join(storePictures, `${name}.png`) as `${string}.png` });
  await sheet.close();
  await page.bringToFront();
  await page.setViewport({ width: 600, height: 760 });
  await panel.setViewport({ width: 380, height: 760 });
};
const press = async (name: string) => {
  const button = await panel.waitForSelector(
    `xpath/.//button[normalize-space()="${name}" and not(@disabled)]`,
    { timeout: 20_000 },
  );
  await (button as ElementHandle<HTMLElement>).evaluate((b) => b.click());
};
await both('3-panel');
await ((await panel.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
await panel.waitForSelector('xpath/.//button[normalize-space()="Fill this section" and not(@disabled)]', {
  timeout: 20_000,
});
await both('4-return-loaded');
await forStore('1-return-loaded');
await press('Fill this section');
const said = await panel.waitForFunction(
  () => /(\d+) of (\d+) values filled/.exec(document.body.textContent ?? '')?.slice(1, 3),
  { timeout: 60_000, polling: 50 },
);
const [done, all] = ((await said.jsonValue()) as string[]).map(Number) as [number, number];
const { values, right } = judgeOfficial(
  form,
  content,
  await page.evaluate('window.pageModel()'),
  { mode: 'fill', section: form.section, entries: [], milliseconds: 0 },
  [],
  new Set(stepsOf(plan.nodes).map((s) => s.path)),
);
const seconds = (performance.now() - started) / 1000;
await page.evaluate(() => scrollTo(0, 0));
await both('5-filled');
await forStore('2-section-filled');
await panel.waitForFunction(() => / values filled/.test(document.body.textContent ?? ''));
await panel.evaluate(() => document.querySelector('ul, table')?.scrollIntoView({ block: 'start' }));
await forStore('3-report');
await browser.close();
rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
console.log(
  `From the zip to the first fill in ${seconds.toFixed(0)} s; ${done} of ${all} values filled, ${right} of the ${values} that the page has a box for. Pictures in docs/extension/images`,
);
process.exit(seconds <= 120 && right === values ? 0 : 1);
