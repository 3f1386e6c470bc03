import { TOTP } from 'otpauth';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { Passkey } from '../../api/users/factor/model.ts';
import { at, clear, gone, press, shows, stage } from './stage.ts';

/** Two-step sign-in: an app and a passkey set up on the security page, then each used; wrong and replayed codes refused. */

let server: TestServer;
let browser: Browser;
let user: TestUser;
let page: Page;
let home: string;
let secret = '';
const trouble: string[] = [];

beforeAll(async () => {
  ({ server, browser } = await stage());
  user = await buildUser(server);
  // Passkeys belong to a name, not to a number.
  home = server.url.replace('127.0.0.1', 'localhost');
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (e) => trouble.push(String(e)));
  const devtools = await page.createCDPSession();
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});
afterAll(async () => {
  expect(trouble).toEqual([]);
  await clear();
});

const fill = async (id: string, text: string) => {
  const input = (await page.waitForSelector(id))!;
  await input.click({ count: 3 });
  await input.type(text);
};
const typeInDialog = async (text: string) => {
  await page.waitForSelector('dialog[open] input');
  const inputs = await page.$$('dialog[open] input');
  await inputs.at(-1)!.click({ count: 3 });
  await inputs.at(-1)!.type(text);
};
const code = () => new TOTP({ secret }).generate({ timestamp: server.deps.now().getTime() });

async function passwordStep() {
  await page.goto(`${home}/login`);
  await fill('#f-email', user.email);
  await fill('#f-password', user.password);
  await page.keyboard.press('Enter');
}

async function leave() {
  await page.evaluate(() => localStorage.clear());
}

it('sets up an app and keeps ten recovery codes', async () => {
  await passwordStep();
  await at(page, '/app');
  await shows(page, 'Set up two-step sign-in before');
  await page.goto(`${home}/app/account-settings?tab=security`);
  await press(page, 'Set up app');
  await typeInDialog(user.password);
  await press(page, 'Go on');
  const key = await page.waitForSelector('[data-totp-key]');
  secret = (await key!.evaluate((e) => e.textContent)).replaceAll(' ', '');
  await page.waitForSelector('dialog img');
  await typeInDialog(code());
  await press(page, 'Turn on');
  await page.waitForSelector('[data-recovery-codes]');
  expect(await page.$$eval('[data-recovery-codes] li', (all) => all.length)).toBe(10);
  await press(page, 'I have saved them');
  await gone(page, 'Set up two-step sign-in before', 'body');
});

it('adds a passkey', async () => {
  await press(page, 'Add a passkey');
  await typeInDialog(user.password);
  await press(page, 'Go on');
  await shows(page, 'The passkey is set up.');
  await page.waitForFunction(() => document.querySelectorAll('dialog[open]').length === 0);
});

it('signs in with the passkey', async () => {
  await leave();
  await passwordStep();
  await shows(page, 'Confirm with your passkey');
  await press(page, 'Use a passkey');
  await at(page, '/app');
});

it('signs in with a code of the app; a wrong one and one used before are refused', async () => {
  server.advance(60_000);
  await leave();
  await passwordStep();
  await shows(page, 'Confirm with your passkey');
  await press(page, 'Use the authenticator app');
  const right = code();
  await typeInDialog(right === '123456' ? '654321' : '123456');
  await press(page, 'Sign in');
  await shows(page, 'This code is wrong');
  await typeInDialog(right);
  await press(page, 'Sign in');
  await at(page, '/app');
  await leave();
  await passwordStep();
  await shows(page, 'Confirm with your passkey');
  await press(page, 'Use the authenticator app');
  await typeInDialog(right);
  await press(page, 'Sign in');
  await shows(page, 'This code is wrong');
});

it('refuses a code of two minutes ago, and takes the one of now', async () => {
  const late = code();
  server.advance(120_000);
  await leave();
  await passwordStep();
  await shows(page, 'Confirm with your passkey');
  await press(page, 'Use the authenticator app');
  await typeInDialog(late);
  await press(page, 'Sign in');
  await shows(page, 'This code is wrong');
  await typeInDialog(code());
  await press(page, 'Sign in');
  await at(page, '/app');
});

it('refuses what another key than the registered one signed', async () => {
  await leave();
  await passwordStep();
  await shows(page, 'Confirm with your passkey');
  const [kept] = await Passkey.find({ user_id: user.doc._id }).lean();
  const other = kept!.public_key.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));
  await Passkey.updateOne({ _id: kept!._id }, { $set: { public_key: other } });
  await press(page, 'Use a passkey');
  await shows(page, 'This passkey was not accepted.');
  expect(new URL(page.url()).pathname).toBe('/login');
});
