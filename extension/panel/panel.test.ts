import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extensionId } from '../../shared/messages.ts';
import { openFake, portal, type Rig, startRig } from '../testing/browser.ts';
import { openOfficial } from '../testing/itr.ts';
import { modelAt } from '../testing/judge.ts';
import { officialPages } from '../testing/official/forms.ts';

let rig: Rig;
let folder: string;
const content = {
  Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2026' },
  PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' }, PAN: 'ABCPE1234F' },
  FilingStatus: { OptOutNewTaxRegime: 'N' },
};
const json = JSON.stringify({ ITR: { ITR1: content } });

beforeAll(async () => {
  rig = await startRig();
  await rig.panel.setViewport({ width: 380, height: 900 });
  folder = mkdtempSync(join(tmpdir(), 'karsetu-panel-'));
});
afterAll(async () => {
  await rig?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await rig.panel.evaluate(() => chrome.storage.session.clear());
  await rig.panel.reload();
});
afterEach(async () => {
  for (const page of await rig.browser.pages())
    if (page !== rig.panel && (await rig.browser.pages()).length > 1) await page.close();
});

// The panel is not always the tab in front, where animation frames rest: it is looked at by the clock.
const shows = (text: string) =>
  rig.panel.waitForFunction(
    (t) => (document.body.textContent ?? '').includes(t),
    { timeout: 10_000, polling: 50 },
    text,
  );
const press = async (name: string) => {
  const button = await rig.panel.waitForSelector(
    `xpath/.//button[normalize-space()="${name}" and not(@disabled)]`,
    { timeout: 10_000 },
  );
  await (button as ElementHandle<HTMLElement>).evaluate((b) => b.click());
};
const load = async (text: string, name = 'return.json') => {
  const path = join(folder, name);
  writeFileSync(path, text);
  const input = (await rig.panel.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
};
const kept = () =>
  rig.panel.evaluate(() => chrome.storage.session.get(null)) as Promise<
    Record<string, { touchedAt: number }>
  >;

describe('loading a return', () => {
  test('who and what are shown with the PAN masked', async () => {
    await load(json);
    await shows('Asha Rao');
    const text = await rig.panel.evaluate(() => document.body.textContent ?? '');
    expect(text).toContain('ABXXXXX34F');
    expect(text).toContain('ITR-1, AY 2026-27');
    expect(text).toContain('New');
    expect(text).not.toContain('ABCPE1234F');
  });

  test.each([
    ['no JSON', 'hello', 'The file is not JSON'],
    ['a GST file', '{"gstin":"27AAPFU0939F1ZV"}', 'This is a GST file, not an income-tax return'],
    [
      'a dangerous name',
      '{"ITR":{"ITR1":{"__proto__":{"a":1},"Form_ITR1":{}}}}',
      'The file has an unknown field: ITR.ITR1.__proto__',
    ],
    ['no PAN', json.replace('ABCPE1234F', 'ABCPE12'), 'PersonalInfo.PAN is not a PAN'],
    ['20 MB', `{"ITR":"${'x'.repeat(20_000_000)}"}`, 'The file is too large for a return'],
  ])('%s is refused with the reason, and what was loaded stays', async (_, text, reason) => {
    await load(json);
    await shows('Asha Rao');
    await load(text, 'bad.json');
    await shows(reason);
    await shows('Asha Rao');
  });

  test('a return not used for 30 minutes is gone from memory and from sight', async () => {
    await load(json);
    await shows('Asha Rao');
    await rig.panel.evaluate(async () => {
      const { loaded } = (await chrome.storage.session.get('loaded')) as { loaded: object };
      await chrome.storage.session.set({
        loaded: { ...loaded, touchedAt: Date.now() - 30 * 60_000 - 1_000 },
      });
    });
    await shows('The return was cleared after 30 minutes of inactivity.');
    expect(await kept()).toEqual({});
  });

  test('Clear forgets it at once', async () => {
    await load(json);
    await press('Clear');
    await shows('Load a return');
    expect(await kept()).toEqual({});
  });
});

describe('filling from the panel', () => {
  const open = async (value?: string): Promise<Page> => {
    const { page } = await openOfficial(
      rig,
      { form: 'itr1', year: '2026-27', pan: 'ABCPE1234F', name: '', regime: 'new', content },
      officialPages[0]!,
    );
    if (value)
      await page.evaluate((text) => {
        const input = document.querySelector<HTMLInputElement>('[id$=".AssesseeName.FirstName"]')!;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
    return page;
  };
  const first = (page: Page) =>
    page.evaluate('window.pageModel()').then((m) => modelAt(m, 'PersonalInfo.AssesseeName.FirstName'));

  test('fill, decide the one difference, take it back, in English and Hindi', async () => {
    const page = await open('Usha');
    await load(json);
    await press('Fill this section');
    await shows('2 of 4 values filled');
    expect(await first(page)).toBe('Usha');
    await press("Use the return's");
    await shows('3 of 4 values filled');
    expect(await first(page)).toBe('Asha');
    await press('Undo last fill');
    await shows('fields restored');
    expect(await first(page)).toBe('Usha');
    await press('Fill this section');
    await shows('2 of 4 values filled');
    await press('Clear');
    await load(json);
    await rig.panel.waitForSelector('xpath/.//button[normalize-space()="Undo last fill" and @disabled]');
    await press('हिन्दी');
    await shows('यह अनुभाग भरें');
    expect(await rig.panel.evaluate(() => document.documentElement.lang)).toBe('hi');
    await press('यह अनुभाग भरें');
    await shows('पहला नाम');
    await press('English');
  });

  test('everything is reachable and done by keyboard', async () => {
    const page = await open();
    await load(json);
    await shows('Fill this section');
    await rig.panel.bringToFront();
    await rig.panel.waitForSelector(
      'xpath/.//button[normalize-space()="Fill this section" and not(@disabled)]',
    );
    await rig.panel.keyboard.down('Alt');
    await rig.panel.keyboard.press('KeyF');
    await rig.panel.keyboard.up('Alt');
    await shows('3 of 4 values filled');
    expect(await first(page)).toBe('Asha');
  });

  test('the words of an option and the button that adds a row are learnt, and the press itself does nothing', async () => {
    const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header class="user-details">ABCPE1234F</header>
      <main><h1>Personal Information</h1><section><h3>Part A General Information</h3>
      <label for="n">Nature of employment</label><select id="n"><option value="">Select</option><option value="1">Zunek</option><option value="2">Ternek</option></select></section>
      <section><h3>Kontoliste</h3><div id="rows"></div><button type="button" onclick="window.opened = (window.opened ?? 0) + 1; rows.innerHTML = '<div><label for=a>Account Number</label><input id=a></div><div><label for=i>IFS Code of the bank</label><input id=i></div><button type=button>Save</button>'">Fresh line</button></section></main>`;
    const page = await openFake(
      rig,
      `${portal}?words#/foreturns-ay26/fo-itr1-ay2026/personal_information`,
      body,
    );
    const own = {
      Form_ITR1: content.Form_ITR1,
      PersonalInfo: { PAN: 'ABCPE1234F', EmployerCategory: 'SGOV' },
      Refund: {
        BankAccountDtls: {
          AddtnlBankDetails: [{ IFSCCode: 'HDFC0000123', BankAccountNo: '50100012345678' }],
        },
      },
    };
    await load(JSON.stringify({ ITR: { ITR1: own } }));
    await press('Fill this section');
    await shows('The page does not offer this value');
    await press('Remember the option selected on the page');
    await shows('Select the option on the page first');
    await page.select('#n', '2');
    await press('Remember the option selected on the page');
    await shows('Save 1 field hints as a file');
    await page.select('#n', '');
    const add = await rig.panel.waitForSelector(
      'xpath/.//li//button[normalize-space()="Show the button that adds a row"]',
    );
    await (add as ElementHandle<HTMLElement>).evaluate((b) => b.click());
    await shows('Click the button on the page that adds a row to this list');
    await page.bringToFront();
    await page.click('section button');
    await shows('Save 2 field hints as a file');
    expect(await page.evaluate('window.opened')).toBeUndefined();
    await press('Fill this section');
    await shows('click Add or Save on the page');
    expect(
      await page.evaluate(
        'document.getElementById("n").selectedOptions[0].text + " " + document.getElementById("a").value + " " + window.opened',
      ),
    ).toBe('Ternek 50100012345678 1');
    const { maps } = (await rig.panel.evaluate(() => chrome.storage.local.get('maps'))) as {
      maps: { fields: Record<string, unknown> }[];
    };
    expect(maps[0]!.fields).toEqual({
      'PersonalInfo.EmployerCategory': { from: 'taught', options: { SGOV: ['Ternek'] } },
      'Refund.BankAccountDtls.AddtnlBankDetails[]': {
        from: 'taught',
        learned: {
          caption: 'Fresh line',
          headings: ['Kontoliste', 'Personal Information'],
          section: 'personal_information',
        },
      },
    });
    await press('Forget field hints');
    await rig.panel.waitForFunction(async () => !(await chrome.storage.local.get('maps')).maps, {
      polling: 50,
    });
  });

  test('a field that was not found is learnt by pointing at it, without its value', async () => {
    const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header class="user-details">ABCPE1234F</header>
      <main><h1>Personal Information</h1><input id="Odd.Given" onclick="window.pressed = true"></main>`;
    const page = await openFake(
      rig,
      `${portal}?point#/foreturns-ay26/fo-itr1-ay2026/personal_information`,
      body,
    );
    await load(json);
    await press('Fill this section');
    await shows('0 of 4 values filled');
    const place = await rig.panel.waitForSelector(
      'xpath/.//li[contains(., "First name")]//button[normalize-space()="Show it on the page"]',
    );
    await (place as ElementHandle<HTMLElement>).evaluate((b) => b.click());
    await shows('Click the field for “First name” on the page');
    await page.bringToFront();
    await page.click('[id="Odd.Given"]');
    await shows('Save 1 field hints as a file');
    expect(await page.evaluate('window.pressed')).toBeUndefined();
    await press('Fill this section');
    await shows('1 of 4 values filled');
    expect(await page.evaluate(() => (document.getElementById('Odd.Given') as HTMLInputElement).value)).toBe(
      'Asha',
    );
    // A lesson carries its headings, section, form and year, so that it fills no other block.
    const learned = { id: 'Odd.Given', headings: ['Personal Information'], section: 'personal_information' };
    expect(await rig.panel.evaluate(() => chrome.storage.local.get('maps'))).toEqual({
      maps: [
        {
          format: 'karsetu-portal-map/1',
          form: 'itr1',
          years: ['2026-27'],
          fields: { 'PersonalInfo.AssesseeName.FirstName': { from: 'taught', learned } },
        },
      ],
    });
    await press('Forget field hints');
    await rig.panel.waitForFunction(async () => !(await chrome.storage.local.get('maps')).maps, {
      polling: 50,
    });
  });

  test('no picture of the page, no value in any log', () => expect(rig.logs).toEqual([]));
});

test('from the toolbar button to the first fill in the side panel itself', async () => {
  const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header class="user-details">ABCPE1234F</header>
    <main><h1>Personal Information</h1><label for="Personal_Information.AssesseeName.FirstName">First name</label><input id="Personal_Information.AssesseeName.FirstName"></main>`;
  const page = await openFake(
    rig,
    `${portal}?side#/foreturns-ay26/fo-itr1-ay2026/personal_information`,
    body,
  );
  await page.bringToFront();
  const known = new Set(rig.browser.targets());
  await page.triggerExtensionAction([...(await rig.browser.extensions()).values()][0]!);
  const target = await rig.browser.waitForTarget((t) => !known.has(t) && t.url().endsWith('/sidepanel.html'));
  const side = await target.asPage();
  const path = join(folder, 'side.json');
  writeFileSync(path, json);
  await ((await side.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(
    path,
  );
  const fill = await side.waitForSelector(
    'xpath/.//button[normalize-space()="Fill this section" and not(@disabled)]',
  );
  await (fill as ElementHandle<HTMLElement>).evaluate((b) => b.click());
  await side.waitForFunction(() => (document.body.textContent ?? '').includes('1 of 4 values filled'), {
    polling: 50,
  });
  expect(await page.evaluate(() => document.querySelector('input')!.value)).toBe('Asha');
  // a look at another tab, and back: the report is still there
  const other = await rig.browser.newPage();
  await other.bringToFront();
  await side.waitForFunction(() => (document.body.textContent ?? '').includes('No portal page is open'), {
    polling: 50,
  });
  await other.close();
  await page.bringToFront();
  await side.waitForFunction(() => (document.body.textContent ?? '').includes('1 of 4 values filled'), {
    polling: 50,
  });
});

describe('hand-over from the web app', () => {
  const send = (page: Page, message: unknown) =>
    page.evaluate(
      (id, m) =>
        new Promise((resolve) => {
          if (!chrome?.runtime?.sendMessage) return resolve('no way in');
          setTimeout(() => resolve('silence'), 800);
          chrome.runtime.sendMessage(id, m, (reply: unknown) => {
            if (!chrome.runtime.lastError) resolve(reply);
          });
        }),
      extensionId,
      message,
    );
  const web = (url: string) =>
    openFake(rig, url, '<!doctype html><link rel="icon" href="data:,"><h1>Web app</h1>');

  test('ping and send answer ok and version only; the user confirms in the panel', async () => {
    const page = await web('http://localhost:3000/app');
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(await send(page, { type: 'ping' })).toEqual({ ok: true, version });
    expect(await send(page, { type: 'send-return', json })).toEqual({ ok: true, version });
    await shows('A return was sent to you');
    expect(Object.keys(await kept())).toEqual(['offered']);
    await press('Use this return');
    await shows('Asha Rao');
    expect(Object.keys(await kept())).toEqual(['loaded']);
    expect(await send(page, { type: 'send-return', json: '{"no":"return"}' })).toEqual({
      ok: false,
      version,
    });
  });

  test('declining leaves nothing behind', async () => {
    const page = await web('http://localhost:3000/app');
    await send(page, { type: 'send-return', json });
    await press('Decline');
    await shows('Load a return');
    expect(await kept()).toEqual({});
  });

  test.each([
    ['an unknown kind', { type: 'read-return' }],
    ['a further field', { type: 'ping', pan: 1 }],
    ['too much', { type: 'send-return', json: `{"ITR":"${'x'.repeat(4_000_001)}"}` }],
    ['no object', 'ping'],
  ])('%s is met with silence', async (_, message) => {
    const page = await web('http://localhost:3000/app');
    expect(await send(page, message)).toBe('silence');
    expect(await kept()).toEqual({});
  });

  test.each([
    'http://localhost:3001/',
    'https://karsetu.example.evil/',
    'https://eportal.incometax.gov.in/iec/foservices/#/dashboard',
  ])('a page of %s has no way in', async (url) => {
    const page = await web(url);
    expect(await send(page, { type: 'ping' })).toBe('no way in');
  });
});
