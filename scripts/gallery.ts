import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import { readConfig } from '../api/config.ts';
import { start } from '../api/index.ts';
import { User } from '../api/users/model.ts';
import { presentAccount } from '../api/users/present.ts';
import { startSession } from '../api/users/session.ts';
import { buildStale, root } from './build.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { loadDemo } from './demo.ts';

/**
 * `npm run gallery`: every screen of the demo firm at 360, 768 and 1440 px, light and dark, English and Hindi, into gallery/.
 * `npm run gallery -- --readme`: the README's pictures into docs/images.
 */

interface Shot {
  name: string;
  path: string;
}

/** Screens anyone may see, then those of the demo preparer. */
const outside: readonly Shot[] = [
  '',
  'login',
  'register',
  'pricing',
  'download-extension',
  'forgot-password',
].map((path) => ({ name: path || 'landing', path: `/${path}` }));

async function screens(call: (path: string) => Promise<Record<string, never>>): Promise<Shot[]> {
  const itr = (await call('/itr/list?sort=-updated_at')) as unknown as {
    returns: { id: string; company_id: string; status: string; assessment_year: string }[];
  };
  const gst = (await call('/gst/list')) as unknown as { returns: { id: string; company_id: string }[] };
  const done = itr.returns.find((r) => r.status === 'validated') ?? itr.returns[0]!;
  const wizard = `/app/itr/itr1/${done.company_id}?year=${done.assessment_year}&return=${done.id}`;
  return [
    { name: 'dashboard', path: '/app' },
    { name: 'entities', path: '/app/companies' },
    { name: 'entity-new', path: '/app/companies/new' },
    { name: 'itr', path: '/app/itr' },
    ...['personal', 'salary', 'house_property', 'other_sources', 'deductions', 'taxes_paid', 'tax'].map(
      (step) => ({ name: `itr1-${step}`, path: `${wizard}&step=${step}` }),
    ),
    { name: 'itr1-computation', path: `${wizard}&view=tax` },
    { name: 'itr1-file', path: `${wizard}&view=file` },
    { name: 'gst', path: '/app/gst' },
    { name: 'gst-home', path: `/app/gst/home/${gst.returns[0]!.company_id}` },
    { name: 'gstr1', path: `/app/gst/gstr1/${gst.returns[0]!.id}` },
    { name: 'tds', path: '/app/tds' },
    { name: 'trial-balance', path: '/app/accounts/trial-balance' },
    { name: 'reports', path: '/app/reports' },
    { name: 'settings', path: '/app/account-settings' },
  ];
}

async function shoot(page: Page, url: string, file: string, fullPage: boolean): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.screenshot({ path: `${file}.png` as `${string}.png`, fullPage });
}

const readme = process.argv.includes('--readme');
await buildStale();
const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-gallery-'));
const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, { rootDir: root });
if (!read.ok) throw new Error('settings');
const server = await start(read.config, { say: () => undefined });
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  headless: true,
  pipe: true,
  args: [...chromiumFlags],
});
try {
  await loadDemo(server, () => undefined);
  const user = await User.findOne({ email: 'demo@karsetu.example' }).lean();
  const token = await startSession(server.deps, user!, {
    id: 'gallery-device-1',
    name: 'Gallery',
    ip: '127.0.0.1',
  });
  const call = async (path: string) =>
    (await fetch(`${server.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const inside = await screens(call);
  const folder = join(root, readme ? 'docs/images' : 'gallery');
  await mkdir(folder, { recursive: true });
  const wanted = ['dashboard', 'itr1-deductions', 'itr1-computation', 'gstr1'];
  const shots = readme ? inside.filter((s) => wanted.includes(s.name)) : [...outside, ...inside];
  const combinations = readme
    ? [{ width: 1280, theme: 'light', language: 'en' }]
    : [360, 768, 1440].flatMap((width) =>
        ['light', 'dark'].flatMap((theme) => ['en', 'hi'].map((language) => ({ width, theme, language }))),
      );
  for (const { width, theme, language } of combinations) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: readme ? 800 : 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await page.evaluateOnNewDocument(
      (t, u, l) => {
        localStorage.setItem('token', t);
        localStorage.setItem('user', u);
        localStorage.setItem('language', l);
        localStorage.setItem('hideExtensionPromo', 'true');
      },
      token,
      JSON.stringify(presentAccount(user!)),
      language,
    );
    for (const { name, path } of shots) {
      const file = join(folder, readme ? name : `${name}-${width}-${theme}-${language}`);
      await shoot(page, server.url + path, file, !readme);
    }
    await context.close();
    console.log(`${shots.length} screens at ${width} px, ${theme}, ${language}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
