import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { xlsxOf } from '../../api/gst/files.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { buildDeductor } from '../../api/testing/tds.ts';
import { presentAccount } from '../../api/users/present.ts';
import { buildStale } from '../build.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';

/** From the picker to the validator's text file, in the form of the old Act and of the new one. */

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let entity: Awaited<ReturnType<typeof buildDeductor>>;
let folder: string;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  await buildStale(console.log, ['web']);
  server = await startTestServer();
  browser = await puppeteer.launch({
    executablePath: await findChromium(),
    headless: true,
    pipe: true,
    args: [...chromiumFlags],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karsetu-tds-'));
  entity = await buildDeductor(server);
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  wrong.length = 0;
  page.on('console', (m) => {
    if (m.type() === 'error') wrong.push(m.text());
  });
  page.on('pageerror', (e) => wrong.push(String(e)));
  const client = await browser.target().createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id ? { browserContextId: context.id } : {}),
  });
  await page.evaluateOnNewDocument(
    (token, user) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
      localStorage.setItem('hideExtensionPromo', 'true');
    },
    entity.owner.token,
    JSON.stringify(presentAccount(entity.owner.doc)),
  );
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (text: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLButtonElement>('button, [role=tab]')].find(
        (e) => e.checkVisibility() && e.textContent?.trim().startsWith(wanted),
      ),
    { timeout: 20_000 },
    text,
  ) as Promise<unknown> as Promise<ElementHandle<HTMLButtonElement>>;
const press = async (text: string) => (await button(text)).evaluate((e) => e.click());
const shows = (text: string) =>
  page.waitForFunction(
    // biome-ignore lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
    (wanted) => document.body.innerText.includes(wanted),
    { timeout: 20_000 },
    text,
  );
/** Types into a labelled field of a card. */
async function fill(card: string, label: string, text: string) {
  const id = await page.evaluate(
    (name, wanted) =>
      [...document.querySelectorAll<HTMLLabelElement>(`[aria-labelledby="${name}"] label`)].find((l) =>
        l.textContent?.startsWith(wanted),
      )?.htmlFor,
    card,
    label,
  );
  if (!id) throw new Error(`no field ${label}`);
  await page.focus(`[id="${id}"]`);
  await page.keyboard.type(text);
}
async function downloaded(pattern: RegExp): Promise<string> {
  for (let i = 0; i < 200; i++) {
    const name = (await readdir(folder)).find((n) => pattern.test(n) && !n.endsWith('.crdownload'));
    if (name) return readFile(join(folder, name), 'utf8');
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nothing like ${pattern} was downloaded: ${(await readdir(folder)).join(', ')}`);
}
async function axeFindings(): Promise<string[]> {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)));
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const run = (
      globalThis as unknown as {
        axe: {
          run: (o: object) => Promise<{
            violations: { id: string; impact: string; nodes: { target: string[] }[] }[];
          }>;
        };
      }
    ).axe.run;
    const { violations } = await run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  });
}

it.each([
  { form: '26Q', title: '26Q', year: '2025-2026', start: '2025', contract: '94C', rent: '4IB', fields: 48 },
  {
    form: '140',
    title: 'Form 140',
    year: '2026-2027',
    start: '2026',
    contract: '1023',
    rent: '1009',
    fields: 46,
  },
])(
  '$form goes from the picker to its text file',
  async ({ form, title, year, start, contract, rent, fields }) => {
    await page.goto(`${server.url}/app/tds?entity=${entity.id}&form=${form}&year=${year}`);
    await shows('MUMA12345B');
    expect(await (await button('Proceed to File TDS')).evaluate((e) => e.disabled)).toBe(true);
    await page.goto(`${server.url}/app/tds?entity=${entity.id}&form=${form}&year=${year}&for_quarter=Q1`);
    await shows(`31-07-${start}`);
    expect(await axeFindings()).toEqual([]);
    await press('Proceed to File TDS');
    await page.waitForFunction(
      (path) => location.pathname === path,
      {},
      `/app/tds/${form.toLowerCase()}/${entity.id}`,
    );
    await shows(`${title} of`);
    expect(await axeFindings()).toEqual([]);
    await fill('tds-responsible', 'Name', 'Asha Rao');
    await fill('tds-responsible', 'Designation', 'Director');
    await fill('tds-responsible', 'PAN', 'ABCPR1234F');

    const book = await xlsxOf([
      {
        name: 'Challans',
        rows: [
          ['BSR code or 24G receipt', 'Challan serial number', 'Date of deposit', 'Tax'],
          ['0510308', '00123', `07-05-${start}`, 7000],
        ],
      },
      {
        name: 'Deductees',
        rows: [
          ['Name', 'PAN', 'Section code', 'Date of payment or credit', 'Amount paid or credited', 'Challan'],
          ['Kiran Works', 'ABCPK1234F', contract, `20-04-${start}`, 100000, 1],
          ['Lakshmi and Co', 'ABCFL1234F', rent, `30-04-${start}`, 60000, 1],
        ],
      },
    ]);
    const file = join(folder, 'q1.xlsx');
    await writeFile(file, book);
    await press('Export');
    const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await press('Put in place of the standing rows');
    await press('Deductees (2)');
    await press('Work out blank tax');
    await shows('6,000.00');
    expect(await axeFindings()).toEqual([]);
    await press('Summary');
    await shows('Payable by section and month');
    await shows('7,000.00');
    await press('Problems');
    await shows('Nothing found.');
    await press('Export');
    await press('Download the text file');
    const text = await downloaded(new RegExp(`^${form}_.*\\.txt$`));
    const lines = text.trimEnd().split('\r\n');
    expect(lines.map((l) => l.split('^')[1])).toEqual(['FH', 'BH', 'CD', 'DD', 'DD']);
    expect(lines[3]!.split('^')).toHaveLength(fields);
    expect(lines[3]).toContain('^1000.00^');
    expect(lines[1]).toContain('^Asha Rao^Director^');
    expect(wrong).toEqual([]);
  },
);
