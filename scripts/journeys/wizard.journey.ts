import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { getAt, setAt } from '../../shared/forms/paths.ts';
import { clear, press, stage } from './stage.ts';
import { inFocus, nearTo } from './tabs.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: TestUser;
let entityId: string;
let returnId: string;

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

const FIRST = 'personal.address.road';
const SECOND = 'personal.address.building_name';

beforeEach(async () => {
  owner = await buildUser(server);
  const entity = await buildEntity(server, { owner });
  entityId = entity.id;
  const made = await buildReturn(server, {
    owner,
    entityId,
    form_data: {
      personal: { pan_number: entity.entity.pan, last_name: 'Kulkarni', address: { city: 'Pune' } },
    },
  });
  returnId = made.id;
  context = await browser.createBrowserContext();
});
afterEach(async () => {
  await context.close();
});

/** A tab signed in as the owner; questions before closing are answered by leaving. */
async function tab(): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('dialog', (d) => void d.accept());
  await page.evaluateOnNewDocument(
    (token, user) => {
      if (localStorage.getItem('signed-in-once')) return;
      localStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
      localStorage.setItem('hideExtensionPromo', 'true');
    },
    owner.token,
    JSON.stringify(presentAccount(owner.doc)),
  );
  return page;
}

const address = () => `${server.url}/app/itr/itr1/${entityId}?year=2026-27&return=${returnId}`;
const field = (path: string) => `[id="field-${path}"]`;

async function openWizard(page: Page, url = address()): Promise<void> {
  await page.goto(url);
  await page.waitForSelector(field(FIRST));
}

/** Types over what stands in a field, by keyboard. */
async function retype(page: Page, path: string, text: string): Promise<void> {
  await page.focus(field(path));
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

const waitShown = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('[role=status]')].some((e) => e.textContent?.includes(wanted)),
    { timeout: 15_000 },
    text,
  );

/** The return as the server has it. */
async function stored(): Promise<{ version: number; form_data: Record<string, unknown>; status: string }> {
  const answer = await server.get(`/api/itr/${returnId}`, owner.token);
  expect(answer.status).toBe(200);
  return answer.body.return;
}
const savedAt = async (path: string) => getAt((await stored()).form_data, path);

async function until(what: () => Promise<unknown>, wanted: unknown, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await what();
    if (found === wanted) return;
    if (Date.now() > end) expect(found).toBe(wanted);
    await new Promise((r) => setTimeout(r, 100));
  }
}

const isSave = (request: HTTPRequest) =>
  request.url().includes('/itr/create-itr.php') && request.method() === 'POST';

/** What the browser's store of unsaved work holds, bytes as text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('karsetu');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('unsaved')) return resolve('[]');
          const all = db.transaction('unsaved').objectStore('unsaved').getAll();
          all.onsuccess = () => {
            db.close();
            const bytes = (_: string, value: unknown) =>
              value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
            resolve(JSON.stringify(all.result, bytes));
          };
        };
      }),
  );

/** Something is kept, and nothing of it can be read. */
const keptSealed = async (page: Page, typed: string) => {
  const found = await kept(page);
  expect(found).not.toContain(typed);
  expect(found).not.toContain('pan_number');
  return found !== '[]';
};

describe('the wizard never loses what was typed', () => {
  it('keeps the newest edit when the first save is slow and the page is left', async () => {
    const page = await tab();
    await openWizard(page);
    let saves = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isSave(request) && ++saves === 1) setTimeout(() => void request.continue(), 5_000);
      else void request.continue();
    });
    await retype(page, FIRST, 'First Lane');
    await page.keyboard.press('Tab');
    await until(async () => saves, 1);
    await retype(page, FIRST, 'Second Lane');
    await press(page, 'Income-tax returns');
    await page.waitForFunction(() => location.pathname === '/app/itr');
    expect(await savedAt(FIRST)).toBeUndefined();
    await until(() => savedAt(FIRST), 'Second Lane');
    expect(saves).toBe(2);
    await until(() => kept(page), '[]');
  });

  it('brings back edits of a tab that crashed while offline, and stores them', async () => {
    const page = await tab();
    await openWizard(page);
    await page.setOfflineMode(true);
    await retype(page, FIRST, 'Typed without a line');
    await page.keyboard.press('Tab');
    await waitShown(page, 'Offline — kept on this device');
    await until(async () => keptSealed(page, 'Typed without a line'), true);
    const cdp = await page.createCDPSession();
    await Promise.race([
      cdp.send('Page.crash').catch(() => undefined),
      new Promise((r) => setTimeout(r, 2_000)),
    ]);
    expect(await savedAt(FIRST)).toBeUndefined();

    const again = await tab();
    await openWizard(again);
    await again.waitForFunction(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'Typed without a line',
      {},
      field(FIRST),
    );
    await until(() => savedAt(FIRST), 'Typed without a line');
    await until(() => kept(again), '[]');
  });

  it('saves by itself when the line is back', async () => {
    const page = await tab();
    await openWizard(page);
    await page.setOfflineMode(true);
    await retype(page, FIRST, 'On the train');
    await page.keyboard.press('Tab');
    await waitShown(page, 'Offline — kept on this device');
    await page.setOfflineMode(false);
    await waitShown(page, 'Saved');
    expect(await savedAt(FIRST)).toBe('On the train');
  });

  it('shows both values when somebody else saved meanwhile, and stores the choice', async () => {
    const page = await tab();
    await openWizard(page);
    const before = await stored();
    const theirs = setAt(setAt(before.form_data, FIRST, 'Their Road'), SECOND, 'Their House');
    const other = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: returnId, version: before.version, itr_type: 'ITR-1', status: 'draft', form_data: theirs },
      owner.token,
    );
    expect(other.status).toBe(200);
    await retype(page, FIRST, 'My Road');
    await page.keyboard.press('Tab');
    await page.waitForSelector('dialog[open] table');
    const rows = await page.$$eval('dialog[open] tbody tr', (all) =>
      all.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent?.trim() ?? '')),
    );
    expect(rows.sort()).toEqual([
      ['Address › Name of premises, building or village', '(empty)', 'Their House'],
      ['Address › Road, street or post office', 'My Road', 'Their Road'],
    ]);
    expect(
      await page.$eval('dialog[open] button[type=submit]', (b) => (b as HTMLButtonElement).disabled),
    ).toBe(true);
    await page.evaluate(() => {
      const row = [...document.querySelectorAll('dialog[open] tbody tr')].find((tr) =>
        tr.textContent?.includes('My Road'),
      );
      row!.querySelector<HTMLInputElement>('input[type=radio]')!.click();
    });
    await press(page, 'Save these values');
    await until(() => savedAt(FIRST), 'My Road');
    expect(await savedAt(SECOND)).toBe('Their House');
    expect(await page.$eval(field(SECOND), (e) => (e as HTMLInputElement).value)).toBe('Their House');
  });

  it('asks to sign in again in place when the session has ended, then saves', async () => {
    const page = await tab();
    await openWizard(page);
    // With nothing typed yet, a read that is refused goes to the sign-in page: all must be answered before the session ends.
    await page.waitForNetworkIdle({ idleTime: 500 });
    await server.post('/api/auth/logout', {}, owner.token);
    await retype(page, FIRST, 'After the session');
    await page.keyboard.press('Tab');
    await page.waitForSelector('dialog[open] input[type=password]');
    await page.type('dialog[open] input[type=password]', owner.password);
    await page.keyboard.press('Enter');
    await waitShown(page, 'Saved');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await server.get(`/api/itr/${returnId}`, token!);
    expect(getAt(answer.body.return.form_data, FIRST)).toBe('After the session');
  });

  it('cannot be read once the session has ended, and is back when the same person signs in', async () => {
    const page = await tab();
    await openWizard(page);
    await page.setOfflineMode(true);
    await retype(page, FIRST, 'Typed before the end');
    await page.keyboard.press('Tab');
    await until(() => keptSealed(page, 'Typed before the end'), true);
    await server.post('/api/auth/logout', {}, owner.token);
    await page.setOfflineMode(false);
    await page.waitForSelector('dialog[open] input[type=password]');
    await press(page, 'Leave without saving');
    await page.waitForFunction(() => location.pathname === '/login');
    await page.waitForSelector('input[type=email]');
    expect(await keptSealed(page, 'Typed before the end')).toBe(true);
    expect((await server.get('/api/users/unsaved-key', owner.token)).status).toBe(401);

    await page.type('input[type=email]', owner.email);
    await page.type('input[type=password]', owner.password);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'Typed before the end',
      { timeout: 20_000 },
      field(FIRST),
    );
    await until(() => kept(page), '[]');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await server.get(`/api/itr/${returnId}`, token!);
    expect(getAt(answer.body.return.form_data, FIRST)).toBe('Typed before the end');
  });

  it('forgets everything on this device when signing out', async () => {
    const page = await tab();
    await openWizard(page);
    await page.setOfflineMode(true);
    await retype(page, FIRST, 'Secret Street');
    await page.keyboard.press('Tab');
    await until(async () => keptSealed(page, 'Secret Street'), true);
    await page.click('button[aria-label^="Account of"]');
    await page.waitForSelector('[role=menu]');
    await page.evaluate(() => {
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
        .find((e) => e.textContent?.includes('Logout'))!
        .click();
    });
    await page.waitForSelector('dialog[open]');
    await press(page, 'Sign out');
    await page.waitForFunction(() => location.pathname === '/login');
    expect(await kept(page)).toBe('[]');
  });
});

describe('the wizard by keyboard alone', () => {
  const matches = (e: HTMLElement, selector: string) => e.matches(selector);
  const says = (e: HTMLElement, text: string) => e.textContent === text;
  /** Presses Tab until the element in focus matches. */
  async function tabTo(page: Page, selector: string, most = 160): Promise<void> {
    await nearTo(page, matches, selector);
    for (let i = 0; i < most; i++) {
      if (await inFocus(page, matches, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${selector}`);
  }
  const chord = async (
    page: Page,
    key: 'Enter' | '8' | '1' | '7' | '3' | '5' | 's' | 'k',
    modifier: 'Control' | 'Alt',
  ) => {
    await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    await page.keyboard.up(modifier);
  };

  // The same is done for other forms in itr-forms.journey.ts, itr3.journey.ts and day.journey.ts.
  it.runIf(process.env['MODE'] === 'long')(
    'takes a return from the picker to the department’s JSON',
    { timeout: 120_000 },
    async () => {
      const fresh = await buildUser(server);
      owner = fresh;
      const entity = await buildEntity(server, {
        owner: fresh,
        fields: { first_name: 'Meera', last_name: 'Iyer', father_name: 'Raghav Iyer' },
      });
      const page = await tab();
      await page.goto(`${server.url}/app/itr`);
      await page.waitForSelector('[role=combobox]');
      await tabTo(page, '[role=combobox]');
      await page.keyboard.type('Meera');
      await page.waitForFunction(() =>
        document.querySelector('[role=option]')?.textContent?.includes('Meera'),
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.body.textContent?.includes('Suggested: ITR-1.'));
      await page.keyboard.press('Enter');
      await page.waitForSelector(field('personal.employer_category'));
      expect(await page.$eval('h1', (h) => h.textContent)).toContain('ITR-1 (Sahaj)');

      await tabTo(page, field('personal.employer_category'));
      await page.keyboard.type('Others');
      await tabTo(page, field('personal.address.locality'));
      await page.keyboard.type('Kothrud');
      await chord(page, 'Enter', 'Control');

      await page.waitForFunction(() => document.querySelector('h2')?.textContent === 'Filing status');
      await chord(page, '3', 'Alt');
      await page.waitForFunction(() => document.querySelector('h2')?.textContent === 'Salary and pension');
      await tabTo(page, '#part-salary\\.employers button');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (s) => document.activeElement?.matches(s),
        {},
        field('salary.employers.0.employer_name'),
      );
      await page.keyboard.type('Acme Tools Ltd');
      await tabTo(page, field('salary.employers.0.employer_tan'));
      await page.keyboard.type('dela12345b');
      await tabTo(page, field('salary.employers.0.salary_17_1'));
      await page.keyboard.type('9,50,000');
      // Standard deduction of 75,000 in the new regime, s.16(ia): the figures follow before any save.
      await page.waitForFunction(
        (s) => document.querySelector(s)?.textContent === '₹ 8,75,000',
        {},
        field('salary.income'),
      );

      await chord(page, '7', 'Alt');
      await page.waitForFunction(() => document.querySelector('h2')?.textContent?.startsWith('Taxes paid'));
      await tabTo(page, '#part-bank_accounts button');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (s) => document.activeElement?.matches(s),
        {},
        field('bank_accounts.0.bank_name'),
      );
      await page.keyboard.type('State Bank of India');
      await tabTo(page, field('bank_accounts.0.ifsc_code'));
      await page.keyboard.type('sbin0001234');
      await tabTo(page, field('bank_accounts.0.account_number'));
      await page.keyboard.type('30012345678');
      await tabTo(page, field('bank_accounts.0.account_type'));
      await page.keyboard.type('Savings');
      await tabTo(page, field('bank_accounts.0.is_refund_account'));
      await page.keyboard.press('Space');

      await chord(page, '8', 'Alt');
      await page.waitForFunction(() =>
        document.querySelector('h2')?.textContent?.startsWith('Tax computation'),
      );
      await chord(page, 'Enter', 'Control');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('view') !== null);
      const view = await page.evaluate(() => new URL(location.href).searchParams.get('view'));
      const problems = view === 'issues' ? await page.$eval('[role=tabpanel]', (e) => e.textContent) : '';
      expect([view, problems]).toEqual(['file', '']);

      await page.waitForFunction(() =>
        [...document.querySelectorAll('button')].some((b) => b.textContent === 'Download JSON'),
      );
      await nearTo(page, says, 'Download JSON');
      for (let i = 0; i < 160; i++) {
        await page.keyboard.press('Tab');
        if (await inFocus(page, says, 'Download JSON')) break;
      }
      expect(await inFocus(page, says, 'Download JSON')).toBe(true);
      const answer = page.waitForResponse((r) => /\/api\/itr\/[0-9a-f]+\/json$/.test(r.url()));
      await page.keyboard.press('Enter');
      const response = await answer;
      expect(response.status()).toBe(200);
      const id = new URL(page.url()).searchParams.get('return')!;
      const file = await server.get(`/api/itr/${id}/json`, fresh.token);
      const json = JSON.parse(file.text);
      expect(json.ITR.ITR1.PersonalInfo.PAN).toBe(entity.entity.pan);
      expect(json.ITR.ITR1.ITR1_IncomeDeductions.IncomeFromSal).toBe(875_000);
      expect(json.ITR.ITR1.Refund.BankAccountDtls.AddtnlBankDetails[0].IFSCCode).toBe('SBIN0001234');
    },
  );

  it('goes on typing where the caret stands after Ctrl+S, Alt+step, a dialog and another window', async () => {
    const page = await tab();
    const interest = 'other_sources.interest_from_savings';
    await page.goto(`${address()}&step=other-sources`);
    await page.waitForSelector(field(interest));
    const digits = () =>
      page.$eval(field(interest), (e) => (e as HTMLInputElement).value.replace(/[^0-9]/g, ''));
    await page.focus(field(interest));
    await page.keyboard.type('1234');
    await chord(page, 's', 'Control');
    await page.keyboard.type('56');
    expect(await digits()).toBe('123456');
    // The save itself must not take the focus when its answer comes.
    await waitShown(page, 'Saved');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await chord(page, 's', 'Control');
    await page.keyboard.type('7');
    expect(await digits()).toBe('1234756');
    await chord(page, '5', 'Alt');
    await page.keyboard.type('8');
    expect(await digits()).toBe('12347856');
    await chord(page, 'k', 'Control');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await page.keyboard.type('9');
    expect(await digits()).toBe('123478956');
    const other = await context.newPage();
    await other.bringToFront();
    await page.bringToFront();
    await page.keyboard.type('1');
    expect(await digits()).toBe('1234789156');
    await until(() => savedAt(interest), 1_234_789_156);
  });

  it('leads from a problem to its field and tells it in words', async () => {
    const page = await tab();
    await openWizard(page);
    await chord(page, '8', 'Alt');
    await page.waitForFunction(() =>
      document.querySelector('h2')?.textContent?.startsWith('Tax computation'),
    );
    await chord(page, 'Enter', 'Control');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('view') === 'issues');
    expect((await stored()).status).toBe('draft');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('before submitting'));
    // The list may be drawn once more while a quick typist is on the way; a person would press again.
    const arrived = () =>
      page
        .waitForFunction(
          (s) => document.activeElement?.matches(s),
          { timeout: 8_000 },
          field('personal.employer_category'),
        )
        .then(
          () => true,
          () => false,
        );
    await tabTo(page, 'a[href="#field-personal.employer_category"]');
    await page.keyboard.press('Enter');
    if (!(await arrived())) {
      await tabTo(page, 'a[href="#field-personal.employer_category"]');
      await page.keyboard.press('Enter');
      expect(await arrived()).toBe(true);
    }
    const message = await page.$eval(field('personal.employer_category'), (e) =>
      (e.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    expect(message).toContain('This is required');
  });
});

describe('the life of a return', () => {
  /** A complete ITR-1 of the entity. */
  const complete = (pan: string) => ({
    personal: {
      first_name: 'Asha',
      last_name: 'Kulkarni',
      pan_number: pan,
      date_of_birth: '1985-06-15',
      employer_category: 'OTH',
      mobile: '9876543210',
      email: 'asha@example.in',
      address: {
        flat_no: '12',
        locality: 'Kothrud',
        city: 'Pune',
        state: '19',
        country: '91',
        pincode: '411001',
      },
    },
    filing: { section_filed: '11', opt_out_new_tax_regime: 'N' },
    other_sources: { interest_from_savings: 12_000 },
    bank_accounts: [
      {
        bank_name: 'State Bank of India',
        ifsc_code: 'SBIN0001234',
        account_number: '30012345678',
        account_type: 'SB',
        is_refund_account: true,
      },
    ],
    verification: { name: 'Asha Kulkarni', father_name: 'Mohan Kulkarni', pan, capacity: 'S', place: 'Pune' },
  });
  const items = (page: Page) =>
    page.$$eval('[role=menu] [role=menuitem]', (all) => all.map((e) => e.textContent?.trim() ?? ''));
  const openMenu = async (page: Page) => {
    await page.waitForSelector('table button[aria-haspopup=menu]');
    await page.click('table button[aria-haspopup=menu]');
    await page.waitForSelector('[role=menu]');
  };
  const choose = (page: Page, text: string) =>
    page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('[role=menu] [role=menuitem]')];
      all.find((e) => e.textContent?.trim() === wanted)!.click();
    }, text);

  it('goes from validated to filed to a revised copy, and what is filed cannot be typed into', async () => {
    const pan = String(getAt((await stored()).form_data, 'personal.pan_number'));
    const saved = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: returnId, version: 1, itr_type: 'ITR-1', status: 'validated', form_data: complete(pan) },
      owner.token,
    );
    expect([saved.status, saved.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    const page = await tab();
    await page.goto(`${address()}&view=file`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some((b) => b.textContent === 'Mark as filed'),
    );
    await press(page, 'Mark as filed');
    await page.waitForSelector('dialog[open] input');
    await page.type('dialog[open] input', '12345');
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('dialog[open] [role=alert]')?.textContent?.includes('15 digits'),
    );
    await page.type('dialog[open] input', '6789012345');
    // To the date, to the button, and press it.
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.body.textContent?.includes('This return is filed and read-only.'),
    );
    expect((await stored()).status).toBe('filed');
    await page.goto(address());
    await page.waitForSelector(field('personal.last_name'));
    expect(await page.$$eval('input, select, textarea', (all) => all.length)).toBe(0);

    await page.goto(`${server.url}/app/itr`);
    await openMenu(page);
    expect(await items(page)).toEqual([
      'Open',
      'Computation (PDF)',
      'Computation (Excel)',
      'The department’s JSON',
      'Start a revised return',
    ]);
    await choose(page, 'Start a revised return');
    await page.waitForFunction(
      (old) => {
        const id = new URL(location.href).searchParams.get('return');
        return id !== null && id !== old;
      },
      {},
      returnId,
    );
    await page.waitForSelector(field('personal.last_name'));
    const revised = new URL(page.url()).searchParams.get('return')!;
    const answer = await server.get(`/api/itr/${revised}`, owner.token);
    expect(answer.body.return.form_data.filing).toMatchObject({
      section_filed: '17',
      original_receipt_number: '123456789012345',
    });
  });

  it('is deleted at once and comes back by Undo', async () => {
    const page = await tab();
    await page.goto(`${server.url}/app/itr`);
    await openMenu(page);
    await choose(page, 'Delete');
    await page.waitForFunction(() => !document.querySelector('table tbody tr'));
    // The row goes at once; the call is on its way.
    const status = async () => (await server.get(`/api/itr/${returnId}`, owner.token)).status;
    await vi.waitFor(async () => expect(await status()).toBe(404), { timeout: 15_000 });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some((b) => b.textContent === 'Undo'),
    );
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await page.waitForSelector('table tbody tr');
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 15_000 });
  });

  it('refuses a file of another person, with the reason, and changes nothing', async () => {
    const page = await tab();
    await openWizard(page);
    await press(page, 'Import or carry forward');
    const input = await page.waitForSelector('dialog[open] input[type=file]');
    const foreign = {
      ITR: { ITR1: { Form_ITR1: { AssessmentYear: '2026' }, PersonalInfo: { PAN: 'ZZZPZ9999Z' } } },
    };
    const folder = await mkdtemp(join(tmpdir(), 'karsetu-journey-'));
    const path = join(folder, 'other.json');
    await writeFile(path, JSON.stringify(foreign));
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await page.waitForFunction(() =>
      document
        .querySelector('dialog[open] [role=alert]')
        ?.textContent?.includes('This file is for PAN ZZZPZ9999Z'),
    );
    await rm(folder, { recursive: true });
    expect((await stored()).version).toBe(1);
  });
});
