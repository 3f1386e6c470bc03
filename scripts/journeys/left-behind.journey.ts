// biome-ignore-all lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
import type { Browser, BrowserContext, HTTPRequest, JSHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { getAt } from '../../shared/forms/paths.ts';
import { clear, stage } from './stage.ts';

/** What a bad line does to a return, and what a browser still holds when its user has gone. With the long journeys only. */
const long = process.env['MODE'] === 'long';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: TestUser;
let page: Page;
let pan = '';
let returnId = '';
let address = '';

beforeAll(async () => {
  if (!long) return;
  ({ server, browser } = await stage());
  owner = await buildUser(server);
  const entity = await buildEntity(server, { owner });
  pan = String(entity.entity.pan);
  returnId = (
    await buildReturn(server, {
      owner,
      entityId: entity.id,
      form_data: { personal: { pan_number: pan, last_name: 'Kulkarni', address: { city: 'Pune' } } },
    })
  ).id;
  address = `${server.url}/app/itr/itr1/${entity.id}?year=2026-27&return=${returnId}`;
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${server.url}/login`);
  await page.evaluate(
    (token, user) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    owner.token,
    JSON.stringify(presentAccount(owner.doc)),
  );
});
afterAll(() => (long ? clear() : undefined));

const field = (path: string) => `[id="field-personal.address.${path}"]`;
const type = async (path: string, text: string) => {
  await page.waitForSelector(field(path));
  await page.click(field(path), { count: 3 });
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
};
const shows = (text: string, timeout = 60_000) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout }, text);
const onServer = async (path: string) =>
  getAt(
    (await server.get(`/api/itr/${returnId}`, owner.token)).body.return.form_data,
    `personal.address.${path}`,
  );
const eventually = async (read: () => Promise<unknown>, wanted: unknown) => {
  for (let i = 0; i < 300 && (await read()) !== wanted; i++) await new Promise((r) => setTimeout(r, 200));
  expect(await read()).toBe(wanted);
};

it.runIf(long)(
  'keeps every entry over 3G that loses every fifth call',
  async () => {
    await page.goto(address);
    await page.waitForSelector(field('road'));
    await page.emulateNetworkConditions({ download: 187_500, upload: 93_750, latency: 300 });
    await page.setRequestInterception(true);
    let calls = 0;
    let lost = 0;
    const fate = (request: HTTPRequest) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return void request.continue();
      // The first is lost too, so that a try after a failure is always among them.
      if (calls++ % 5 === 0) {
        lost++;
        return void request.abort('connectionreset');
      }
      void request.continue();
    };
    page.on('request', fate);
    for (let i = 1; i <= 4; i++) {
      await type('road', `Lane ${i}`);
      await type('building_name', `House ${i}`);
      await eventually(() => onServer('building_name'), `House ${i}`);
      expect(await onServer('road')).toBe(`Lane ${i}`);
    }
    expect(lost).toBeGreaterThan(1);
    page.off('request', fate);
    await page.setRequestInterception(false);
    await page.emulateNetworkConditions(null);
  },
  180_000,
);

it.runIf(long)(
  'opens and edits the current return without a line, shows what waits, and sends it',
  async () => {
    await page.setOfflineMode(true);
    await type('road', 'Kept road');
    await shows('Offline — kept on this device');
    expect(await onServer('road')).not.toBe('Kept road');
    await page.setOfflineMode(false);
    await eventually(() => onServer('road'), 'Kept road');
  },
);

/** Everything a page of this origin can read in this browser, as one text by place. */
const everything = () =>
  page.evaluate(async () => {
    const found: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      history: JSON.stringify(history.state),
    };
    for (const { name } of await indexedDB.databases()) {
      const open = indexedDB.open(name!);
      await new Promise((done) => {
        open.onsuccess = done;
      });
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((done) => {
          all.onsuccess = done;
        });
        found[`indexedDB ${name} ${store}`] = JSON.stringify(all.result);
      }
      open.result.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname;
        // Hashed code is the same for everybody.
        found[`cache ${name} ${path}`] = path.startsWith('/assets/')
          ? ''
          : await (await cache.match(request))!.text();
      }
    }
    return found;
  });

it.runIf(long)(
  'leaves nothing of the return, the session or the person in the browser after signing out',
  async () => {
    await page.setOfflineMode(true);
    await type('road', 'Never sent street');
    await shows('Offline — kept on this device');
    const sensitive = ['Never sent street', 'Kept road', pan, owner.token, owner.email, 'Kulkarni'];
    const holds = (found: Record<string, string>) =>
      sensitive.filter((word) => Object.values(found).some((text) => text.includes(word)));
    // What is looked for is there before: otherwise the silence afterwards would say nothing.
    expect(holds(await everything())).toEqual(
      expect.arrayContaining(['Never sent street', owner.token, owner.email]),
    );
    await page.setOfflineMode(false);
    await eventually(() => onServer('road'), 'Never sent street');
    await page.setOfflineMode(true);
    await type('road', 'Never sent street');
    await type('building_name', 'Never sent house');
    await shows('Offline — kept on this device');
    sensitive.push('Never sent house');

    await page.evaluate(() =>
      document.querySelector<HTMLElement>('button[aria-label^="Account of"]')?.click(),
    );
    const logout = (await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        (e) => e.innerText.trim() === 'Logout',
      ),
    )) as JSHandle<HTMLElement>;
    await logout.evaluate((e) => e.click());
    await shows('Sign out without saving?');
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
        .find((e) => e.innerText.trim() === 'Sign out')!
        .click(),
    );
    await page.waitForFunction(() => location.pathname === '/login');
    const after = await everything();
    expect(holds(after)).toEqual([]);
    console.log(
      Object.entries(after)
        .filter(([place]) => !place.includes('/assets/'))
        .map(([place, text]) => `${place}: ${text.slice(0, 200)}`)
        .join('\n'),
    );
    await page.setOfflineMode(false);

    // The browser's way back shows the sign-in page, not the return.
    for (let i = 0; i < 3; i++) {
      await page.goBack().catch(() => null);
      await page.waitForFunction(
        () => ['/login', '/'].includes(location.pathname) || location.href === 'about:blank',
      );
      const text = await page.evaluate(() => document.documentElement.outerHTML);
      expect(sensitive.filter((word) => text.includes(word))).toEqual([]);
    }
  },
);
