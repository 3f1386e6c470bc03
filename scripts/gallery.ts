import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Page } from 'puppeteer';
import { readConfig } from '../api/config.ts';
import { start } from '../api/index.ts';
import { createAccount } from '../api/users/create.ts';
import { User } from '../api/users/model.ts';
import { presentAccount } from '../api/users/present.ts';
import { startSession } from '../api/users/session.ts';
import { buildStale, root } from './build.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { loadDemo } from './demo.ts';
import { furnish } from './screens/firm.ts';
import { accessibility, clippedTexts, excessWidth, onPaper, settled } from './screens/inspect.ts';
import {
  type Combination,
  everyCombination,
  preparerScreens,
  publicScreens,
  type Screen,
} from './screens/list.ts';

/**
 * `npm run gallery`: every screen at 360, 768 and 1440 px, light and dark, English and Hindi, into gallery/.
 *   --check           also looks for accessibility findings, clipped texts and pages wider than the screen, and fails when there are any
 *   --only <pattern>  screens whose name matches, for example `--only "^itr1|tds"`
 *   --in <pattern>    combinations whose name matches, for example `--in 360-dark-hi`
 *   --paper           A4 PDFs instead of pictures
 *   --no-pictures     only the check
 *   --readme          the README's pictures of the demo firm into docs/images
 */
const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    in: { type: 'string', default: '' },
    paper: { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});

const dist = process.env['GALLERY_DIST'];
if (!dist) await buildStale(console.log, ['web']);
const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-gallery-'));
const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, { rootDir: root });
if (!read.ok) throw new Error('settings');
const server = await start(dist ? { ...read.config, distDir: dist } : read.config, { say: () => undefined });
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  headless: true,
  pipe: true,
  args: [...chromiumFlags],
});

/** Someone signed in, as the browser keeps it. */
async function visitor(email: string) {
  const user = (await User.findOne({ email }).lean())!;
  const device = { id: 'gallery-device-1', name: 'Gallery', ip: '127.0.0.1' };
  const token = await startSession(server.deps, user, device);
  return { id: String(user._id), token, user: JSON.stringify(presentAccount(user)) };
}

async function open(kept: Record<string, string>, { width, theme, language }: Combination): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setBypassCSP(true);
  await page.setViewport({ width, height: asked.readme ? 800 : 900 });
  await page.evaluateOnNewDocument(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...kept, colorMode: theme, language, hideExtensionPromo: 'true' },
  );
  return page;
}

/** Goes to a screen and waits until it is drawn. */
async function visit(page: Page, screen: Screen): Promise<void> {
  await page.goto(server.url + screen.path);
  await settled(page);
  await screen.open?.(page);
  // Figures that a return works out come a moment after its fields, and pictures of letters last.
  await page.waitForNetworkIdle({ idleTime: 300, timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

async function readmePictures(): Promise<void> {
  await loadDemo(server, () => undefined);
  const { token, user } = await visitor('demo@karsetu.example');
  const call = async (path: string) =>
    (await fetch(`${server.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const { returns } = await call('/itr/list?status=validated');
  const [gstr1] = (await call('/gst/list')).returns;
  const wizard = `/app/itr/itr1/${returns[0].company_id}?year=${returns[0].assessment_year}&return=${returns[0].id}`;
  const page = await open({ token, user }, { width: 1280, theme: 'light', language: 'en' });
  for (const screen of [
    { name: 'dashboard', path: '/app' },
    { name: 'itr1-deductions', path: `${wizard}&step=deductions` },
    { name: 'itr1-computation', path: `${wizard}&view=tax` },
    { name: 'gstr1', path: `/app/gst/gstr1/${gstr1.gst_id ?? gstr1.id}` },
  ]) {
    await visit(page, screen);
    await page.screenshot({ path: join(root, 'docs/images', `${screen.name}.png`) as `${string}.png` });
  }
}

async function everyScreen(): Promise<number> {
  const email = 'gallery@karsetu.example';
  await createAccount(server.deps, {
    email,
    full_name: 'Meera Joshi',
    password_hash: 'nobody signs in by password',
    role: 'ca',
    tier: 'tier3',
    status: 'active',
  });
  const { id, token, user } = await visitor(email);
  const firm = await furnish({ url: server.url, token, userId: id });
  const wanted = (s: Screen) => new RegExp(asked.only).test(s.name);
  const visits: [Record<string, string>, Screen[]][] = [
    [{}, publicScreens.filter(wanted)],
    [{ token, user }, (await preparerScreens(firm)).filter(wanted)],
  ];
  const folder = join(root, 'gallery');
  await mkdir(folder, { recursive: true });
  let findings = 0;
  for (const combination of everyCombination) {
    const called = `${combination.width}-${combination.theme}-${combination.language}`;
    if (!new RegExp(asked.in).test(called)) continue;
    for (const [kept, screens] of visits) {
      if (screens.length === 0) continue;
      const page = await open(kept, combination);
      for (const screen of screens) {
        const file = join(folder, `${screen.name}-${called}`);
        const found: string[] = [];
        try {
          await visit(page, screen);
          if (asked.check) {
            found.push(...(await accessibility(page, axeSource)));
            found.push(...(await clippedTexts(page)).map((text) => `clipped: ${text}`));
            const wider = await excessWidth(page);
            if (wider > 0) found.push(`${wider} px wider than the screen`);
          }
          if (asked.paper) {
            found.push(...(await onPaper(page)));
            await page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true, printBackground: true });
          } else if (!asked['no-pictures'])
            await page.screenshot({ path: `${file}.png` as `${string}.png`, fullPage: true });
        } catch (error) {
          found.push(String(error));
        }
        findings += found.length;
        for (const text of found) console.log(`${screen.name} ${called}: ${text}`);
      }
      await page.browserContext().close();
      console.log(`${screens.length} screens, ${called}`);
    }
  }
  return findings;
}

try {
  if (asked.readme) await readmePictures();
  else if ((await everyScreen()) > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
