// biome-ignore-all lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../build.ts';
import { launchChromium } from '../chromium.ts';

/**
 * Someone new follows the README: a fresh clone, `npm start` with nothing built, then by the words on screen alone to the first
 * computed return of a client of their own. `npm run journeys:long -- scripts/journeys/newcomer.journey.ts` prints how long each part
 * took. The packages are those of this folder: what `npm install` takes is the network's time.
 */
const long = process.env['MODE'] === 'long' && existsSync(join(root, '.git'));

let folder: string;
let program: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';
const laps: string[] = [];
let lapBegan = Date.now();
const lap = (what: string) => {
  laps.push(`${what}: ${((Date.now() - lapBegan) / 1000).toFixed(1)} s`);
  lapBegan = Date.now();
};

/** A port no one listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the program has printed what matches. */
async function printed(pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(output);
    if (found) return found;
    if (program.exitCode !== null) throw new Error(`npm start ended\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

beforeAll(async () => {
  if (!long) return;
  folder = await mkdtemp(join(tmpdir(), 'karsetu-new-'));
  const clone = join(folder, 'karsetu');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  browser = await launchChromium();
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  lapBegan = Date.now();
  // A group of its own, so that what npm starts ends with it.
  program = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  program.stdout!.on('data', (part) => (output += part));
  program.stderr!.on('data', (part) => (output += part));
}, 300_000);
afterAll(async () => {
  await browser?.close();
  if (program && program.exitCode === null) {
    process.kill(-program.pid!, 'SIGTERM');
    await once(program, 'exit');
  }
  if (folder) await rm(folder, { recursive: true, force: true });
  if (laps.length) console.log(laps.join('\n'));
});

/** What a person sees with these words: a button, link, tab or choice. */
const seen = async (words: string) =>
  (
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>('button, a, [role=tab], [role=option], label')].find(
          (e) => e.checkVisibility({ visibilityProperty: true }) && e.innerText.trim() === wanted,
        ),
      { timeout: 30_000 },
      words,
    )
  ).asElement() as ElementHandle<HTMLElement>;
const press = async (words: string) => {
  const found = await seen(words);
  await found.scrollIntoView();
  await found.click();
};
/** The control below a visible label (its star, section and help not counted). */
const below = async (label: string) =>
  (
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('label')]
          .filter((e) => e.checkVisibility({ visibilityProperty: true }))
          .find((e) => e.innerText.trim().split(/ [*·]|\n/)[0] === wanted)?.control,
      { timeout: 30_000 },
      label,
    )
  ).asElement() as ElementHandle<HTMLInputElement | HTMLSelectElement>;
const fill = async (answers: Record<string, string>) => {
  for (const [label, answer] of Object.entries(answers)) {
    const control = await below(label);
    const choice = await control.evaluate((e, wanted) => {
      if (!(e instanceof HTMLSelectElement)) return null;
      return [...e.options].find((o) => o.text.trim() === wanted)?.value ?? '';
    }, answer);
    if (choice === null) {
      await control.click({ count: 3 });
      await page.keyboard.type(answer);
    } else {
      expect(choice, `${label}: ${answer}`).not.toBe('');
      await control.select(choice);
    }
  }
};
const heading = (words: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('h1, h2')].some((e) => (e as HTMLElement).innerText.includes(wanted)),
    { timeout: 30_000 },
    words,
  );

it.runIf(long)(
  'comes from npm start to a computed return of an own client by the words on screen',
  async () => {
    const [, address] = await printed(/ready at (\S+)/);
    const [, email, password] = await printed(/First administrator: (\S+) {2}password: (\S+)/);
    lap('npm start to ready, nothing built before');
    await page.goto(address!);
    await press('Login');
    await fill({ 'E-mail': email!, Password: password! });
    await press('Sign in');
    await heading('Administration');
    await press('New user');
    await fill({
      'Full name': 'Meera Joshi',
      'E-mail': 'meera@office.example',
      'First password': 'night before the due date',
    });
    await press('Create');
    await page.waitForFunction(() => document.body.innerText.includes('Meera Joshi can sign in now'));
    await press('Administrator');
    await press('Logout');
    await fill({ 'E-mail': 'meera@office.example', Password: 'night before the due date' });
    await press('Sign in');
    await heading('First steps');
    lap('signing in, an account of one’s own, signing in as that');

    await press('Add your first client');
    await fill({ Status: 'Individual' });
    await fill({
      PAN: 'BQWPK4321L',
      'First name': 'Kiran',
      'Last name': 'Joshi',
      'Date of birth': '15-06-1985',
      Mobile: '9876543210',
      Address: '12, M G Road, Camp',
    });
    await press('Salary');
    await press('Next');
    await fill({ 'E-mail': 'kiran@example.in', Phone: '9876543210', City: 'Pune', State: 'Maharashtra' });
    await press('Submit & Create');
    await press('File ITR');
    lap('the client');

    // The client just made is chosen, and the form suggested.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some((e) => e.innerText.trim() === 'Proceed' && !e.disabled),
    );
    await press('Proceed');
    await heading('Personal information');
    await press('Next');
    await heading('Filing status');
    await press('Next');
    await heading('Salary and pension');
    await press('Add Employer');
    await fill({ 'Name of the employer': 'Deccan Instruments Ltd', Salary: '1800000' });
    // 18,00,000 less the standard deduction of 75,000 (section 16(ia)); slabs of section 115BAC(1A): 1,45,000; cess of 4%: 5,800.
    await page.waitForFunction(() => /Cess\s+₹\s5,800/.test(document.body.innerText), { timeout: 30_000 });
    lap('the return, to its tax');
    await printed(/Built the extension/);
    lap('then the extension’s zip was there after another');
  },
  600_000,
);
