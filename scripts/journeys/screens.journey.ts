import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword, type TestServer } from '../../api/testing/server.ts';
import { accessibility, excessWidth, settled } from '../screens/inspect.ts';
import type { Combination } from '../screens/list.ts';
import { redrawn } from '../screens/look.ts';
import { showAs } from '../screens/ways.ts';
import { clear, stage } from './stage.ts';

/** Every screen around the returns: WCAG 2.2 AA by axe, nothing wider than the screen, in both themes, at both ends of the widths. */

let server: TestServer;
let profile: BrowserContext;
let axeSource: string;
type Session = Record<string, string>;
let user: Session;
let admin: Session;

const publicPaths = [
  '/',
  '/pricing',
  '/download-extension',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#token',
  '/shared/nothing',
];
const userPaths = [
  '/app',
  '/app/companies',
  '/app/companies/new',
  '/app/companies/import',
  '/app/account-settings',
  '/app/account-settings?tab=password',
  '/app/account-settings?tab=devices',
  '/app/account-settings?tab=data',
];
const adminPaths = ['registrations', 'waitlist', 'users', 'audit', 'health'].map(
  (tab) => `/app/admin?tab=${tab}`,
);

async function session(email: string, password: string): Promise<Session> {
  const { body } = await server.post('/api/auth/login', {
    email,
    password,
    device_id: `device-${email.length}-00`,
  });
  return { token: body.token, user: JSON.stringify(body.user) };
}

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  admin = await session('admin@localhost', adminPassword);
  await server.post(
    '/api/admin/users',
    {
      email: 'meera@example.in',
      password: 'a quiet desk',
      full_name: 'Meera Joshi',
      role: 'ca',
      tier: 'tier3',
    },
    admin['token'],
  );
  user = await session('meera@example.in', 'a quiet desk');
  await server.post(
    '/api/companies/create',
    {
      status: 'Private limited domestic company',
      assessment_year: '2026-2027',
      pan: 'AAACB1234C',
      last_name: 'Bharat Precision Tools and Instruments Private Limited',
      date_of_birth: '2001-07-09',
      address: 'Plot 14, MIDC',
      mobile: '9876543210',
      email: 'office@bharat.example',
      phone: '022 2345 6789',
    },
    user['token'],
  );
});
afterAll(clear);

/** How a screen is looked at, one after the other, once it is loaded; the later ones of the suite at colours and width alone. */
const long = process.env['MODE'] === 'long';
const looks: readonly Omit<Combination, 'language'>[] = [
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1440 },
  ...(long ? [{ theme: 'light', width: 360 } as const, { theme: 'dark', width: 1440 } as const] : []),
];

it.each(long ? (['hi', 'en'] as const) : (['hi'] as const))(
  'narrow and wide, dark and light (%s)',
  async (language) => {
    const findings: string[] = [];
    const visits: [Session, string[]][] = [
      [{}, publicPaths],
      [user, userPaths],
      [admin, adminPaths],
    ];
    for (const [who, paths] of visits) {
      const page = await profile.newPage();
      const session = await page.createCDPSession();
      await page.setBypassCSP(true);
      await page.evaluateOnNewDocument(
        (stored) => {
          localStorage.clear();
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        { ...who, language },
      );
      for (const path of paths) {
        for (const [i, look] of looks.entries()) {
          await showAs(page, session, { ...look, language });
          if (i === 0) await page.goto(server.url + path);
          await settled(page);
          if (i > 0) await redrawn(page);
          const at = `${path} ${look.theme} ${look.width}`;
          // In other colours a page of the same width has the same elements.
          const colours = looks.findIndex(({ width }) => !long || width === look.width) < i;
          for (const violation of await accessibility(page, axeSource, colours))
            findings.push(`${at}: ${violation}`);
          const wider = await excessWidth(page);
          if (wider > 0) findings.push(`${at}: ${wider} px wider than the screen`);
        }
      }
      await page.close();
    }
    expect(findings).toEqual([]);
  },
);

it('shows a name that is markup as text', async () => {
  const name = '<img src=x onerror="window.hurt=1">Rao <b>& Sons</b>';
  const made = await server.post(
    '/api/companies/create',
    {
      status: 'Partnership firm',
      assessment_year: '2026-2027',
      pan: 'AABFR5678L',
      last_name: name,
      date_of_birth: '2001-07-09',
      address: '"><script>window.hurt=2</script>',
      mobile: '9876543210',
      email: 'office@rao.example',
      phone: '022 2345 6789',
    },
    user['token'],
  );
  expect(made.status, made.text).toBe(200);
  const page = await profile.newPage();
  await page.evaluateOnNewDocument((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, user);
  for (const path of ['/app/companies', `/app/companies/${made.body.data.id}/edit`, '/app', '/app/itr']) {
    await page.goto(server.url + path);
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
    );
    if (path === '/app/companies')
      await page.waitForFunction((text) => document.body.textContent?.includes(text), {}, name);
    expect(await page.evaluate(() => 'hurt' in window), path).toBe(false);
    expect(await page.$('img[src=x]'), path).toBeNull();
  }
  await page.close();
});
