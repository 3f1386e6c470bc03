import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { xlsxOf } from '../../api/files/workbook.ts';
import { buildUser } from '../../api/testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import { startTestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { workbook } from '../../shared/gst/gstr1/export.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { launchChromium } from '../chromium.ts';

/**
 * GSTR-1 in a real Chromium with 10,000 and 50,000 invoices: from the data to the rows on screen, key to paint, a paste of 1,000 rows, and the
 * longest time the page could not answer while a workbook of as many invoices is imported.
 */
const limits = { open: 300, key: 50, paste: 500, held: 100, move: 20 };
let failed = false;
function line(name: string, ms: number, limit?: number): void {
  const over = limit !== undefined && ms > limit;
  if (over) failed = true;
  console.log(
    `${name.padEnd(58)} ${ms.toFixed(0).padStart(7)} ms${limit === undefined ? '' : `   limit ${limit} ms${over ? '  EXCEEDED' : ''}`}`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'karsetu-bench-'));
const server = await startTestServer({ config: { logLevel: 'silent' } });
const browser = await launchChromium();

/** Measures the page's own gaps: the longest time between two turns of its event loop. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const state = globalThis as unknown as { held: number; heldStop: boolean };
    state.held = 0;
    state.heldStop = false;
    let last = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const now = performance.now();
      state.held = Math.max(state.held, now - last);
      last = now;
      if (!state.heldStop) setTimeout(() => channel.port2.postMessage(0), 4);
    };
    channel.port2.postMessage(0);
  });
const heldFor = (page: Page) =>
  page.evaluate(() => {
    const state = globalThis as unknown as { held: number; heldStop: boolean };
    state.heldStop = true;
    return state.held;
  });
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Processor time in milliseconds of the longest task on a page's main thread, without waiting for a processor. */
async function longestTask(trace: string): Promise<number> {
  const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] };
  const of = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map(of),
  );
  const tasks = traceEvents.filter((e) => e.ph === 'X' && e.name.endsWith('RunTask') && mains.has(of(e)));
  return Math.max(0, ...tasks.map((e) => (e.tdur ?? 0) / 1000));
}
/** Waits until one of the texts can be read. */
const shows = (page: Page, ...texts: string[]) =>
  page.waitForFunction(
    // biome-ignore lint/performance/useDomNodeTextContent: what a person can see
    (...wanted) => wanted.some((text) => document.body.innerText.includes(text)),
    { timeout: 300_000, polling: 50 },
    ...texts,
  );
const press = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    [...document.querySelectorAll<HTMLElement>('main button, main a')]
      .find((e) => e.checkVisibility() && e.textContent?.trim().startsWith(wanted))!
      .click();
  }, text);

try {
  const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 50_000];
  for (const count of counts) {
    const owner = await buildUser(server);
    const entity = await buildGstEntity(server, { owner });
    const who = { gstin: entity.gstin, period: '10-2025', frequency: 'monthly' as const };
    const sheets = manyInvoices(who, count);
    const { id } = await buildGstReturn(server, 'GSTR-1', { entity, rows: sheetsToWire(sheets) });
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    // Leaving during a save asks for confirmation; the measurement continues.
    page.on('dialog', (d) => void d.accept());
    await page.setViewport({ width: 1400, height: 1000 });
    await page.evaluateOnNewDocument(
      (token, user) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', user);
        localStorage.setItem('hideExtensionPromo', 'true');
        // When the rows arrived and when they were displayed, measured in the page.
        const mark = globalThis as unknown as { rowsCame: number; rowsShown: number };
        const Own = Worker;
        globalThis.Worker = class extends Own {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            this.addEventListener('message', (e) => {
              if ((e.data as { kind?: string }).kind === 'done') mark.rowsCame = performance.now();
            });
          }
        };
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.grid-body [role=gridcell]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => (mark.rowsShown = performance.now())));
        }).observe(document, { childList: true, subtree: true });
      },
      owner.token,
      JSON.stringify(presentAccount(owner.doc)),
    );
    console.log(`\n${count} invoices in Chromium`);
    await page.goto(`${server.url}/app/gst/gstr1/${id}`);
    await page.waitForFunction(() => (globalThis as unknown as { rowsShown?: number }).rowsShown, {});
    line(
      'rows on screen after the data',
      await page.evaluate(() => {
        const mark = globalThis as unknown as { rowsCame: number; rowsShown: number };
        return mark.rowsShown - mark.rowsCame;
      }),
      limits.open,
    );
    await shows(page, 'No problems found by the portal’s rules');
    // Real keys through the browser: keydown to the frame that shows it.
    await page.evaluate(() => {
      const state = globalThis as unknown as { keys: number[] };
      state.keys = [];
      document.addEventListener(
        'keydown',
        (e) => {
          const start = e.timeStamp;
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => state.keys.push(performance.now() - start);
            channel.port2.postMessage(0);
          });
        },
        true,
      );
    });
    await page.click('[role=row][aria-rowindex="3"] [role=gridcell][aria-colindex="3"]');
    const typed = async (keys: () => Promise<void>) => {
      await page.evaluate(() => {
        (globalThis as unknown as { keys: number[] }).keys = [];
      });
      await keys();
      await new Promise((done) => setTimeout(done, 200));
      const took = await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
      took.sort((a, b) => a - b);
      return took[Math.floor(took.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    };
    line(
      'key to paint while typing, p95',
      await typed(async () => {
        await page.keyboard.press('Enter');
        for (let i = 0; i < 40; i++) await page.keyboard.press('a', { delay: 15 });
      }),
      limits.key,
    );
    await page.keyboard.press('Escape');
    line(
      'key to paint moving from cell to cell, p95',
      await typed(async () => {
        for (let i = 0; i < 40; i++)
          await page.keyboard.press(i % 3 === 0 ? 'ArrowRight' : 'ArrowDown', { delay: 15 });
      }),
      limits.move,
    );
    line(
      'key to paint committing cells, p95',
      await typed(async () => {
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press('Delete', { delay: 25 });
          await page.keyboard.press('ArrowDown', { delay: 15 });
        }
      }),
      limits.key,
    );
    const pasted = await page.evaluate(async () => {
      const data = new DataTransfer();
      data.setData('text/plain', Array.from({ length: 1000 }, (_, i) => `${1000 + i}.00`).join('\n'));
      const start = performance.now();
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now() - start;
    });
    line('paste of 1,000 rows', pasted, limits.paste);

    // A fresh return of the next month takes the same invoices from Excel.
    await buildGstReturn(server, 'GSTR-1', { entity, period: '11-2025' });
    const moved = { ...sheets };
    for (const [key, rows] of Object.entries(sheets))
      (moved as Record<string, unknown>)[key] = rows.map((r) =>
        r.invoice_date
          ? {
              ...r,
              invoice_date: r.invoice_date.replace('2025-10', '2025-11'),
              invoice_number: `N${r.invoice_number}`.slice(0, 16),
            }
          : r,
      );
    const file = join(folder, `${count}.xlsx`);
    await writeFile(file, await xlsxOf(workbook(moved)));
    await page.goto(`${server.url}/app/import?company=${entity.id}&for=sales`);
    const input = (await page.waitForSelector('input[type=file]'))!;
    const trace = join(folder, 'trace.json');
    await page.tracing.start({ path: trace, categories: ['toplevel', 'devtools.timeline'] });
    await watch(page);
    const start = performance.now();
    await (input as import('puppeteer').ElementHandle<HTMLInputElement>).uploadFile(file);
    await shows(page, 'B2B invoices (4A, 4B, 6B, 6C)');
    line('workbook sent, read and compared', performance.now() - start);
    await press(page, 'Import');
    await shows(page, 'The file was imported.');
    await press(page, 'Open GSTR-1');
    await shows(page, `${count.toLocaleString('en-IN')})`);
    // Everything is checked.
    await shows(page, 'would be refused', 'No problems found');
    line('workbook imported, shown and checked', performance.now() - start);
    line('longest time the page could not answer meanwhile', await heldFor(page), limits.held);
    await page.tracing.stop();
    line('longest task of the page meanwhile, processor time alone', await longestTask(trace), limits.held);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
