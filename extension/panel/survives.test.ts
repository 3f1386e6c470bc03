import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extensionId } from '../../shared/messages.ts';
import { openFake, portal, type Rig, startRig } from '../testing/browser.ts';

/** What may break off under the user's hands: the extension, the browser, the portal's session. */

const folder = mkdtempSync(join(tmpdir(), 'karsetu-survives-'));
const file = join(folder, 'return.json');
writeFileSync(
  file,
  JSON.stringify({
    ITR: {
      ITR1: {
        Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2026' },
        PersonalInfo: {
          AssesseeName: { FirstName: 'Asha', MiddleName: 'Devi', SurNameOrOrgName: 'Rao' },
          PAN: 'ABCPE1234F',
        },
        FilingStatus: { OptOutNewTaxRegime: 'N' },
      },
    },
  }),
);
const names = ['FirstName', 'MiddleName', 'SurNameOrOrgName'];
const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header class="user-details">ABCPE1234F</header>
  <main><h1>Personal Information</h1>${names.map((n) => `<label for="P.PersonalInfo.AssesseeName.${n}">${n}</label><input id="P.PersonalInfo.AssesseeName.${n}">`).join('')}</main>`;

let rig: Rig;
afterAll(async () => {
  await rig?.close();
  rmSync(folder, { recursive: true, force: true });
});

let visit = 0;
const openPage = (): Promise<Page> => {
  visit += 1;
  return openFake(
    rig,
    `${portal}?survives=${visit}#/foreturns-ay26/fo-itr1-ay2026/personal_information`,
    body,
  );
};
const shows = (panel: Page, text: string) =>
  panel.waitForFunction(
    (t) => (document.body.textContent ?? '').includes(t),
    { timeout: 20_000, polling: 50 },
    text,
  );
/** Opens the panel of an extension that is just starting again. */
const openPanel = async (): Promise<Page> => {
  const panel = await rig.browser.newPage();
  for (let i = 0; i < 100; i++) {
    const there = await panel.goto(`chrome-extension://${extensionId}/sidepanel.html`).then(
      () => true,
      () => false,
    );
    if (there) return panel;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the extension did not come back');
};
const press = async (panel: Page, name: string) => {
  const button = await panel.waitForSelector(
    `xpath/.//button[normalize-space()="${name}" and not(@disabled)]`,
    { timeout: 20_000 },
  );
  await (button as ElementHandle<HTMLElement>).evaluate((b) => b.click());
};
const load = async (panel: Page) =>
  ((await panel.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
const values = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('input')].map((i) => i.value));

describe('what breaks off under the user’s hands', () => {
  beforeAll(async () => {
    rig = await startRig();
  });

  test('the extension reloaded in mid-fill: the page stands half filled, and the next fill ends what was begun', async () => {
    const page = await openPage();
    await load(rig.panel);
    await shows(rig.panel, 'Asha Devi Rao');
    // The page takes its time with the second name, so that the reload surely falls into the fill.
    await page.evaluate(() => {
      const w = window as unknown as { reached?: boolean };
      document.querySelectorAll('input')[0]!.addEventListener('change', () => {
        document.body.insertAdjacentHTML('beforeend', '<mat-spinner></mat-spinner>');
        for (const i of [...document.querySelectorAll('input')].slice(1)) i.disabled = true;
        w.reached = true;
      });
    });
    await press(rig.panel, 'Fill this section');
    await page.waitForFunction('window.reached', { polling: 20 });
    await rig.reload();
    expect(await values(page)).toEqual(['Asha', '', '']);
    await page.evaluate(() => {
      document.querySelector('mat-spinner')!.remove();
      for (const i of document.querySelectorAll('input')) i.disabled = false;
    });
    const panel = await openPanel();
    // The return was in memory only: a reload takes it along.
    await shows(panel, 'Load a return');
    await load(panel);
    await press(panel, 'Fill this section');
    await shows(panel, '3 of 5 values filled');
    expect(await values(page)).toEqual(['Asha', 'Devi', 'Rao']);
    rig.panel = panel;
    await page.close();
  });

  test('the portal’s session ended in mid-fill: it stops, says so and leaves the rest', async () => {
    const page = await openPage();
    await page.evaluate(() =>
      document
        .querySelectorAll('input')[0]!
        .addEventListener('change', () =>
          document.body.insertAdjacentHTML(
            'beforeend',
            '<div role="dialog" style="height:60px">Your session has expired. Please log in again.</div>',
          ),
        ),
    );
    await press(rig.panel, 'Fill this section');
    await shows(rig.panel, 'The portal session has ended');
    expect(await values(page)).toEqual(['Asha', '', '']);
    await page.close();
  });

  test('the report is filtered, and a line leads to its field', async () => {
    const page = await openPage();
    await press(rig.panel, 'Fill this section');
    await shows(rig.panel, '3 of 5 values filled');
    await press(rig.panel, 'Not found 2');
    expect(await rig.panel.$$eval('.entries li', (all) => all.length)).toBe(2);
    await press(rig.panel, 'Filled 3');
    expect(await rig.panel.$$eval('.entries li', (all) => all.length)).toBe(3);
    const jump = await rig.panel.waitForSelector(
      'xpath/.//li[contains(., "Last name") or contains(., "Surname")]//button[normalize-space()="Show on page"]',
    );
    await (jump as ElementHandle<HTMLElement>).evaluate((b) => b.click());
    await page.waitForFunction('document.activeElement.id.endsWith("SurNameOrOrgName")', { polling: 50 });
    await page.close();
  });

  test('all differences are decided at once, and comparing changes nothing', async () => {
    const page = await openPage();
    await page.evaluate(() => {
      for (const i of document.querySelectorAll('input')) i.value = 'Other';
    });
    await press(rig.panel, 'Compare only');
    await shows(rig.panel, 'Comparison');
    await shows(rig.panel, 'Different 3');
    expect(await values(page)).toEqual(['Other', 'Other', 'Other']);
    await press(rig.panel, 'Use the return for all 3 differences');
    await shows(rig.panel, '3 of 5 values filled');
    expect(await values(page)).toEqual(['Asha', 'Devi', 'Rao']);
    await page.close();
  });

  test('light and dark are two sets of colours', async () => {
    const ground = async (value: 'light' | 'dark') => {
      await rig.panel.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      return rig.panel.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    expect(await ground('light')).not.toBe(await ground('dark'));
    await rig.panel.emulateMediaFeatures([]);
  });

  test('nothing was asked of any address', () => {
    expect(rig.requests.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);
  });
});

test('a browser started again remembers no return', async () => {
  const profile = join(folder, 'profile');
  await rig.close();
  rig = await startRig({ profile });
  await load(rig.panel);
  await shows(rig.panel, 'Asha Devi Rao');
  await rig.close();
  rig = await startRig({ profile });
  await shows(rig.panel, 'Load a return');
  expect(await rig.panel.evaluate(() => chrome.storage.session.get(null))).toEqual({});
  const kept = JSON.stringify(await rig.panel.evaluate(() => chrome.storage.local.get(null)));
  expect(kept).not.toMatch(/ABCPE1234F|Asha/);
});
