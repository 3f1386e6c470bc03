import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';
import { clear, stage } from './stage.ts';

/** What a page asks for when it is opened by its address: code and data together, everything once. */

let server: TestServer;
let browser: Browser;
let person: TestUser;
let wizard: string;

beforeAll(async () => {
  ({ server, browser } = await stage());
  person = await buildUser(server, { full_name: 'Meera Joshi' });
  const itr = await buildReturn(server, { owner: person, form_data: sampleReturn });
  wizard = `/app/itr/itr1/${itr.entityId}?year=2026-27&return=${itr.id}`;
}, 120_000);
afterAll(clear);

/** Opens an address in a new browser: what it asked for in order, and how many reads begun early no one took. */
async function open(address: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluateOnNewDocument(
    (token, user) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    person.token,
    JSON.stringify({ id: person.id, full_name: 'Meera Joshi', email: person.email, role: 'ca' }),
  );
  await page.goto(server.url + address, { waitUntil: 'networkidle0' });
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy=true]'),
  );
  const seen = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').map((entry) => entry.name.slice(location.origin.length)),
    discovered: performance
      .getEntriesByType('resource')
      .filter((entry) => /\/assets\/.*\.js$/.test(entry.name))
      .filter(
        (entry) =>
          !document.querySelector(
            `link[href="${new URL(entry.name).pathname}"], script[src="${new URL(entry.name).pathname}"]`,
          ),
      )
      .map((entry) => new URL(entry.name).pathname),
    untaken: [
      ...(
        globalThis as unknown as { earlyReads: { answers: Map<string, unknown> } }
      ).earlyReads.answers.keys(),
    ],
  }));
  await context.close();
  return { ...seen, reads: seen.asked.filter((path) => path.startsWith('/api/')), errors };
}

it.each([
  ['the dashboard', () => '/app', 1],
  ['the list of entities', () => '/app/companies', 1],
  ['the choice of an income-tax return', () => '/app/itr', 2],
  ['the choice of a GST return', () => '/app/gst', 2],
  ['a return', () => wizard, 2],
])('%s: data is asked for with the code, and each thing once', async (_, address, early) => {
  const { asked, reads, untaken, errors } = await open(address());
  expect(errors).toEqual([]);
  expect(untaken).toEqual([]);
  expect(new Set(reads).size).toBe(reads.length);
  expect(reads.length).toBeGreaterThanOrEqual(early);
  // The first reads are on their way before the last of the code.
  const code = asked.filter((path) => path.endsWith('.js'));
  expect(code.length).toBeGreaterThan(5);
  expect(asked.indexOf(reads[0]!)).toBeLessThan(asked.indexOf(code.at(-1)!) + 2);
});
