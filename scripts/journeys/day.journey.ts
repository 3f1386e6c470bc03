import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../../api/base/records.ts';
import { Waitlist } from '../../api/drive/base/waitlist-model.ts';
import { buildDriveOwner, putFolder } from '../../api/testing/drive.ts';
import { buildEntity, buildUser, type TestUser } from '../../api/testing/factories.ts';
import { mailTo } from '../../api/testing/mails.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { accessibility } from '../screens/inspect.ts';
import { sampleFile } from './sample-return.ts';
import { clear, press, shows, signIn, stage, until, watch } from './stage.ts';

/**
 * The tasks of an office's day, counted in clicks and keys; what is printed goes into docs/BENCHMARKS.md. At most half of the clicks each took
 * before the board, the client page and the pasted particulars; `day by keyboard` takes no click.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server: TestServer;
let browser: Browser;
const wrong: string[] = [];

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(async () => {
  // A visitor is asked who they are, and someone else is told nothing: the browser notes both answers.
  expect(wrong.filter((line) => !/(401|404) .*access-shared/.test(line))).toEqual([]);
  await clear();
});

/** Someone at a page, whose clicks and keys are counted. */
class Hand {
  clicks = 0;
  keys = 0;
  readonly started = performance.now();
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  static async of(who?: TestUser): Promise<Hand> {
    const page = await (await browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 1366, height: 768 });
    page.on('dialog', (d) => void d.accept());
    watch(page, wrong);
    if (who) await signIn(page, who);
    return new Hand(page);
  }
  open = (path: string) => this.page.goto(`${server.url}${path}`);
  shows = (text: string) => shows(this.page, text);
  async click(name: string): Promise<void> {
    this.clicks++;
    await press(this.page, name);
  }
  async clickOn(selector: string): Promise<void> {
    this.clicks++;
    await (await until(this.page, selector, this.page.waitForSelector(selector)))!.click();
  }
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }
  /** Keys, one after the other; `Control+k` is two. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const parts = key.split('+');
      const last = parts.pop()!;
      for (const held of parts) await this.page.keyboard.down(held as 'Control');
      await this.page.keyboard.press(last as 'Enter');
      for (const held of parts) await this.page.keyboard.up(held as 'Control');
      this.keys += parts.length + 1;
    }
  }
  /** Ctrl+V of a text into the field in focus: a browser without a window has no clipboard to share. */
  async paste(text: string): Promise<void> {
    this.keys += 2;
    await this.page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
  }
  /** Enter until a field is in focus. */
  async enterTo(path: string, most = 30): Promise<void> {
    // a button just pressed hands the focus to the row it adds
    await this.page
      .waitForFunction(() => document.activeElement?.tagName !== 'BUTTON', { timeout: 5000 })
      .catch(() => {});
    for (let i = 0; i < most; i++) {
      const at = await this.page.evaluate(() => document.activeElement?.id);
      if (at === `field-${path}`) return;
      await this.press('Enter');
      // a hand sees the focus move before it presses again
      await this.page
        .waitForFunction((before) => document.activeElement?.id !== before, { timeout: 2000 }, at)
        .catch(() => {});
    }
    throw new Error(`Enter never reached ${path}`);
  }
  /** F7 until the field that must be filled is in focus; another one first is what the caller forgot. */
  async fill(path: string, text: string): Promise<void> {
    await this.press('F7');
    await until(
      this.page,
      path,
      this.page.waitForFunction(
        (id) => {
          const at = document.activeElement;
          return at?.id === id || at?.closest('[role=radiogroup]')?.id === id;
        },
        {},
        `field-${path}`,
      ),
    );
    await this.type(text);
  }
  /** Tab until what is in focus says this, or has this role. */
  async tabTo(wanted: { text?: string; role?: string }, most = 120): Promise<void> {
    for (let i = 0; i < most; i++) {
      const there = await this.page.evaluate(({ text, role }) => {
        const e = document.activeElement;
        return role ? e?.getAttribute('role') === role : e?.textContent?.trim() === text;
      }, wanted);
      if (there) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never reached ${JSON.stringify(wanted)}`);
  }
  heading = (text: string) =>
    until(
      this.page,
      text,
      this.page.waitForFunction((t) => document.querySelector('h2')?.textContent === t, {}, text),
    );
  /** Fields whose label and control are in sight, below the bar at the top and above the one at the foot. */
  fieldsInSight = () =>
    this.page.evaluate(() => {
      const foot = [...document.querySelectorAll('main div')].filter((e) => {
        const { position, bottom } = getComputedStyle(e);
        return position === 'sticky' && bottom === '0px';
      });
      const top = document.querySelector('header')!.getBoundingClientRect().bottom;
      const end = Math.min(innerHeight, ...foot.map((e) => e.getBoundingClientRect().top));
      return [...document.querySelectorAll('[data-part] > [data-field]')].filter((field) => {
        const boxes = [field.firstElementChild!, field.querySelector('[data-value]')!].map((e) =>
          e.getBoundingClientRect(),
        );
        return boxes.every((b) => b.height > 0 && b.top >= top && b.bottom <= end);
      }).length;
    });
  /** No finding of axe on what is shown. */
  async accessible(what: string): Promise<void> {
    expect(await accessibility(this.page, axe), what).toEqual([]);
  }
  said(task: string): void {
    const seconds = ((performance.now() - this.started) / 1000).toFixed(1);
    console.log(`${task}: ${this.clicks} clicks, ${this.keys} keys, ${seconds} s of the browser`);
  }
}
/** The bank account of a return, at its first field. */
async function enterBank(hand: Hand): Promise<void> {
  await hand.enterTo('bank_accounts.0.bank_name');
  await hand.type('SBI');
  await hand.enterTo('bank_accounts.0.ifsc_code');
  await hand.type('SBIN0000123');
  await hand.enterTo('bank_accounts.0.account_number');
  await hand.type('12345678901');
  await hand.enterTo('bank_accounts.0.account_type');
  await hand.type('S');
}

describe('a task of the day', () => {
  it('client from JSON to ITR-1 JSON: 8 clicks at most, 16 before', { timeout: 90_000 }, async () => {
    const hand = await Hand.of(await buildUser(server));
    const file = join(process.env['JOURNEYS_DIR']!, 'day-last-year.json');
    await writeFile(file, (await sampleFile()).json);
    await hand.open('/app');
    await hand.click('Add Company/Individual');
    const input = (await hand.page.waitForSelector('input[type=file]'))!;
    // The chooser is opened, and the file chosen in it.
    hand.clicks += 2;
    await input.uploadFile(file);
    await hand.shows('Form filled');
    await hand.accessible('new client');
    await hand.click('Next');
    await hand.click('Submit & Create');
    await hand.click('Begin ITR-1');
    await hand.shows('Step 1 of 8');
    await hand.click('File and download');
    await hand.shows('Yes: the return can be uploaded');
    await hand.accessible('file page');
    const answer = hand.page.waitForResponse((r) => /\/api\/itr\/[0-9a-f]+\/json$/.test(r.url()));
    await hand.click('Download JSON');
    expect((await answer).status()).toBe(200);
    hand.said('client from JSON to ITR-1 JSON');
    expect(hand.clicks).toBeLessThanOrEqual(8);
  });

  it('ITR-4 from nothing: 10 clicks and 117 keys at most, 22 and 234 before', {
    timeout: 120_000,
  }, async () => {
    const hand = await Hand.of(await buildUser(server));
    await hand.open('/app');
    await hand.click('Add Company/Individual');
    await hand.clickOn('#f-particulars');
    await hand.paste(
      [
        'Name: Ravi Rao',
        'Father: Mohan Rao',
        'PAN: ABCPK7777F',
        'DOB: 05-06-1988',
        'Mobile: 9876543210',
        'E-mail: ravi@rao.in',
        'Address: 4, MG Road, Kothrud',
        'City: Pune',
        'State: Maharashtra',
        'PIN: 411038',
      ].join('\n'),
    );
    await hand.shows('Form filled');
    await hand.clickOn('#f-special_business');
    await hand.click('Next');
    await hand.click('Submit & Create');
    await hand.click('Begin ITR-4');
    await hand.heading('Basic Information');
    expect(await hand.fieldsInSight()).toBeGreaterThanOrEqual(14);
    // Not asked of those who are exempt (section 139AA): F7 passes it over.
    await hand.clickOn('[id="field-personal.aadhar_number"]');
    await hand.type('234123412346');
    await hand.fill('personal.employer_category', 'Not a');
    // The last question of the step, Form 10-IEA, is answered with no, and so is whether the new regime is left this year.
    await hand.fill('filing.opted_out_earlier', '');
    await hand.press('ArrowDown');
    await hand.fill('filing.opt_out_now', '');
    await hand.press('ArrowDown');
    await hand.press('Alt+4');
    await hand.heading('Presumptive Business (44AD)');
    await hand.click('Add Business');
    await hand.enterTo('business44ad.businesses.0.name');
    await hand.type('Rao Stores');
    await hand.enterTo('business44ad.businesses.0.code');
    await hand.type('kirana');
    await hand.page.waitForSelector('[role=option]');
    await hand.press('Enter');
    await hand.enterTo('business44ad.digital_receipts');
    await hand.type('1800000');
    await hand.fill('business_other.particulars.sundry_creditors', '40000');
    await hand.fill('business_other.particulars.inventories', '90000');
    await hand.fill('business_other.particulars.sundry_debtors', '25000');
    await hand.fill('business_other.particulars.cash_in_hand', '12000');
    await hand.press('Alt+8');
    await hand.heading('Tax Computation');
    await hand.click('Add Account');
    await enterBank(hand);
    await hand.press('Control+Enter');
    await hand.shows('Yes: the return can be uploaded');
    const answer = hand.page.waitForResponse((r) => /\/api\/itr\/[0-9a-f]+\/json$/.test(r.url()));
    await hand.click('Download JSON');
    expect((await answer).status()).toBe(200);
    hand.said('ITR-4 from nothing');
    expect(hand.clicks).toBeLessThanOrEqual(10);
    // Some 85 of them are what the return says.
    expect(hand.keys).toBeLessThanOrEqual(117);
  });

  it('find a client and see what is due: no click, ten keys at most', { timeout: 60_000 }, async () => {
    const owner = await buildUser(server);
    for (const last_name of ['Apte', 'Bhat', 'Chavan'])
      await buildEntity(server, { owner, fields: { first_name: 'Sunil', last_name } });
    const hand = await Hand.of(owner);
    await hand.open('/app');
    await hand.shows('Sunil Chavan');
    await hand.accessible('board');
    await hand.press('F2');
    await hand.page.waitForSelector('dialog[open] [role=combobox]');
    await hand.type('chavan');
    await hand.page.waitForFunction(() =>
      document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Sunil Chavan'),
    );
    await hand.press('Enter');
    await hand.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Sunil Chavan');
    await hand.shows('Due 31-07-2026');
    await hand.accessible('client page');
    hand.said('find a client and see what is due');
    expect([hand.clicks, hand.keys]).toEqual([0, 8]);
  });

  it('share a folder, which a guest opens by a mailed code', { timeout: 90_000 }, async () => {
    const owner = await buildDriveOwner(server);
    await Waitlist.create([{ user_id: toId(owner.id), requested_at: new Date(), status: 'approved' }]);
    await putFolder(server, owner, 'Rao papers');
    const hand = await Hand.of(owner);
    await hand.open('/app/cloud-storage');
    await hand.shows('Rao papers');
    await hand.clickOn('[data-part=more]');
    await hand.click('Share');
    const named = `guest-${owner.id}@example.in`;
    await hand.clickOn('#f-people');
    await hand.type(named);
    await hand.click('Add');
    await hand.shows(`Shared with ${named}`);
    await hand.accessible('dialog of a share');
    hand.said('share a folder');
    expect(hand.clicks).toBe(4);
    const shared = await hand.page.$eval('dialog input[readonly]', (e) => (e as HTMLInputElement).value);
    const opens = async (guest: Hand) => {
      await guest.page.type('input[type=email]', named);
      await guest.click('Mail me a code');
      await guest.shows('Code from the mail');
      await guest.accessible('page of a guest');
      const mail = await mailTo(server, named, /code/);
      const code = /\b\d{6}\b/.exec(mail.text!)![0];
      await guest.page.type('input[autocomplete=one-time-code]', code);
      await guest.click('Open');
      await guest.shows('This folder is empty');
    };
    const guest = await Hand.of();
    await guest.open(new URL(shared).pathname);
    await guest.shows('You need no account');
    await opens(guest);
    // Signed in with another address than the share names.
    const other = await Hand.of(await buildUser(server));
    await other.open(new URL(shared).pathname);
    await other.shows('another of your addresses');
    await opens(other);
  });

  it('start and check 20 ITR-1s: six clicks', { timeout: 120_000 }, async () => {
    const owner = await buildUser(server);
    for (let i = 0; i < 20; i++)
      await buildEntity(server, { owner, fields: { first_name: 'Client', last_name: `No ${i + 1}` } });
    const hand = await Hand.of(owner);
    await hand.open('/app');
    await hand.shows('Client No 20');
    await hand.clickOn('input[aria-label="Select all"]');
    expect(await hand.page.$$eval('[aria-selected=true]', (all) => all.length)).toBe(20);
    await hand.click('Start');
    await hand.clickOn('#job-itr');
    await hand.page.keyboard.press('Escape');
    // Chosen in the open list: the click before and this one.
    hand.clicks++;
    await hand.page.select('#job-itr', 'ITR-1');
    await hand.accessible('dialog of a job');
    await hand.click('Start');
    await hand.shows('20 done');
    await hand.click('Compute and check');
    // What a client started from its particulars alone lacks: each is done, with what is to be fixed.
    await hand.shows('problems to fix');
    await hand.shows('20 done');
    hand.said('start and check 20 ITR-1s');
    expect(hand.clicks).toBe(6);
    const list = await server.get('/api/itr/list?page_size=50', owner.token);
    expect(list.body.returns.filter((r: { itr_type: string }) => r.itr_type === 'ITR-1')).toHaveLength(20);
  });
});

it('the day by keyboard alone: board, client, return, file page, marked as filed, next client', {
  timeout: 120_000,
}, async () => {
  const owner = await buildUser(server);
  for (const last_name of ['Apte', 'Bhat'])
    await buildEntity(server, { owner, fields: { first_name: 'Sunil', last_name, father_name: 'Mohan' } });
  const hand = await Hand.of(owner);
  const { page } = hand;
  await hand.open('/app');
  await hand.shows('Sunil Bhat');
  await hand.tabTo({ role: 'grid' });
  await hand.press('ArrowDown', 'ArrowUp', 'Enter');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Sunil Apte');
  // The next step is in focus.
  await page.waitForFunction(() => document.activeElement?.matches('main button'));
  await hand.press('Enter');
  await hand.heading('Personal information');
  expect(await hand.fieldsInSight()).toBeGreaterThanOrEqual(14);
  await hand.accessible('first step');
  await hand.enterTo('personal.employer_category');
  await hand.type('Oth');
  await hand.enterTo('personal.address.locality');
  await hand.type('Kothrud');
  await hand.press('Alt+7');
  await hand.heading('Taxes paid and bank accounts');
  await hand.tabTo({ text: 'Add Account' });
  await hand.press('Enter');
  await enterBank(hand);
  await hand.press('F8');
  await hand.shows('Tax computation');
  await hand.accessible('computation');
  await hand.press('Alt+8');
  await hand.heading('Tax computation and verification');
  await hand.press('Control+Enter');
  await hand.shows('Yes: the return can be uploaded');
  await hand.tabTo({ text: 'Mark as filed' });
  await hand.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('dialog input'));
  await hand.accessible('dialog of a filing');
  await hand.type('123456789012345');
  for (let i = 0; i < 5 && (await page.$('dialog[open]')); i++) await hand.press('Enter');
  await hand.shows('This return is filed.');
  await hand.press('F2');
  await page.waitForSelector('dialog[open] [role=combobox]');
  await hand.type('bhat');
  await page.waitForFunction(() =>
    document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Sunil Bhat'),
  );
  await hand.press('Enter');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Sunil Bhat');
  hand.said('the day by keyboard');
  expect(hand.clicks).toBe(0);
});
