import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { pdfText } from '../../api/testing/pdf.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { furnish } from '../screens/firm.ts';
import {
  accessibility,
  clippedTexts,
  excessWidth,
  movingParts,
  onPaper,
  settled,
} from '../screens/inspect.ts';
import { missedByKeyboard } from '../screens/keyboard.ts';
import { preparerScreens, type Screen } from '../screens/list.ts';
import { redrawn } from '../screens/look.ts';
import { chosenLikeOthers, furtherCombinations, overlappingTexts, showAs } from '../screens/ways.ts';
import { clear, signIn, stage } from './stage.ts';

/**
 * Rooms with data in them: WCAG 2.2 AA by axe, nothing wider than the screen, no text cut off, zoom, reduced motion and paper. One or two
 * screens of each kind; `npm run gallery -- --check` looks at all of them in every combination.
 */

let server: TestServer;
let profile: BrowserContext;
let owner: TestUser;
let axeSource: string;
let screens: Screen[];

/** Looked at narrow and dark; those of the second list also wide and light. */
const long = process.env['MODE'] === 'long';
const narrow = [
  ...['palette', 'entity-share', 'itr1-view-review', 'itr3-business', '26q-summary', 'invoice'],
  ...(long
    ? [
        ...['shortcuts', 'itr1-import', 'itr4-profession', 'gst-home', 'trial-balance-import'],
        ...['balance-sheet', 'itr-chosen', 'invoice-preview', 'help'],
      ]
    : []),
];
const both = [
  ...['itr1-view-tax', 'gstr3b', 'profit-and-loss', 'drive'],
  ...(long ? ['tds', '26q-deductees', 'reports-company'] : []),
];
const phone = { theme: 'dark', width: 360 } as const;
const wide = { theme: 'light', width: 1440 } as const;
const printed = ['itr1-view-tax', 'gstr3b', 'gstr1', 'profit-and-loss', 'invoice-preview', 'reports-company'];

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  owner = await buildUser(server);
  const firm = await furnish({ url: server.url, token: owner.token, userId: owner.id });
  screens = await preparerScreens(firm);
});
afterAll(clear);

async function open(colorMode: string, language: string, width: number): Promise<Page> {
  const page = await profile.newPage();
  await page.setBypassCSP(true);
  await page.setViewport({ width, height: 900 });
  await signIn(page, owner, { colorMode, language });
  return page;
}

/** Goes through screens by name and gathers what `look` finds, each with the screen's name before it. */
async function tour(
  page: Page,
  names: readonly string[],
  look: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const screen = screens.find((s) => s.name === name);
    if (!screen) throw new Error(`no screen is called ${name}`);
    await page.goto(server.url + screen.path);
    await settled(page);
    await screen.open?.(page);
    for (const text of await look(name)) found.push(`${name}: ${text}`);
  }
  return found;
}

const width = async (page: Page) => {
  const wider = await excessWidth(page);
  return wider > 0 ? [`${wider} px wider than the screen`] : [];
};
const whole = (page: Page) => async () => [
  ...(await accessibility(page, axeSource)),
  ...(await clippedTexts(page)),
  ...(await width(page)),
];

it('dark and narrow, light and wide: accessible, no text cut off', async () => {
  const page = await open('system', 'hi', 360);
  const session = await page.createCDPSession();
  const found = await tour(page, [...narrow, ...both], async (name) => {
    const seen: string[] = [];
    for (const look of both.includes(name) ? [wide, phone] : [phone]) {
      await showAs(page, session, { ...look, language: 'hi' });
      await redrawn(page);
      seen.push(...(await whole(page)()).map((text) => `${look.theme}: ${text}`));
    }
    return seen;
  });
  expect(found).toEqual([]);
  await page.close();
});

it('at 200% zoom nothing scrolls sideways, and nothing moves for those who asked for none', async () => {
  const page = await open('light', 'en', 640);
  await page.setViewport({ width: 640, height: 450, deviceScaleFactor: 2 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const names = ['itr1-deductions', 'gstr1', 'invoice', 'drive', 'palette'];
  const found = await tour(page, names, async () => [
    ...(await width(page)),
    ...(await clippedTexts(page)),
    ...(await movingParts(page)),
  ]);
  expect(found).toEqual([]);
  await page.close();
});

it('on paper stand figures, no controls', async () => {
  const page = await open('dark', 'en', 794);
  expect(await tour(page, printed, () => onPaper(page))).toEqual([]);
  await page.close();
});

it.runIf(long)(
  'on paper a grid has all its rows and columns, and each sheet says whose it is and which of how many',
  async () => {
    const page = await open('dark', 'en', 1200);
    await tour(page, ['26q-deductees'], async () => {
      await page.waitForSelector('[role=grid] [role=gridcell]');
      return [];
    });
    const text = await pdfText(await page.pdf({ preferCSSPageSize: true }));
    for (const words of ['Lakshmi and Co', '26Q of Sahyadri Precision Tools', '1 / 1', 'Total tax deposited'])
      expect(text.replace(/\s+/g, ' ')).toContain(words);
    expect(text).not.toContain('Ctrl+D fills down');
    await page.close();
  },
);

it.runIf(long)(
  'enlarged four times, in forced colours and with wider spacing nothing is lost',
  async () => {
    const names = ['dashboard', 'itr1-deductions', 'gstr1', 'invoice', 'drive', 'palette', 'reports-itr'];
    const found: string[] = [];
    for (const as of furtherCombinations.filter((c) => c.language === 'hi')) {
      const page = await open('light', 'hi', as.width);
      const session = await page.createCDPSession();
      const look = async () => {
        await showAs(page, session, as);
        return [
          ...(await width(page)),
          ...(await clippedTexts(page)),
          ...(await overlappingTexts(page)),
          ...(as.way === 'forced' ? await chosenLikeOthers(page) : []),
        ];
      };
      found.push(...(await tour(page, names, look)).map((text) => `${as.way} ${as.width}: ${text}`));
      await page.close();
    }
    expect(found).toEqual([]);
  },
  600_000,
);

it('the looks for texts upon one another and for what is chosen but not seen find one each', async () => {
  const page = await profile.newPage();
  await page.setContent(
    `<p style="position:absolute;top:0;left:0">one text</p><p style="position:absolute;top:4px;left:4px">another</p>
    <p style="position:absolute;top:90px">apart</p><div style="position:absolute;top:200px"><button aria-pressed="true">this</button><button aria-pressed="false">that</button></div>`,
  );
  expect(await overlappingTexts(page)).toEqual(['“one text” and “another” stand upon one another']);
  expect(await chosenLikeOthers(page)).toHaveLength(1);
  await page.close();
});

it('a table of rows looks alike in each room, also where it is loaded late', async () => {
  const page = await open('dark', 'en', 1200);
  const looks = new Set<string>();
  await tour(page, ['26q-deductees', 'gstr1', 'trial-balance-sheet'], async () => {
    await page.waitForSelector('[role=grid] [role=gridcell]');
    looks.add(
      await page.$eval('[role=grid] [role=gridcell]', (cell) => {
        const grid = getComputedStyle(cell.closest('[role=grid]')!);
        return `${grid.color} on ${grid.backgroundColor}, ${getComputedStyle(cell).borderBottomWidth}`;
      }),
    );
    return [];
  });
  expect([...looks]).toHaveLength(1);
  await page.close();
});

it('the look for cut-off texts finds one', async () => {
  const page = await profile.newPage();
  await page.setContent(
    '<p style="width:3em;overflow:hidden;white-space:nowrap">निर्धारण वर्ष</p><p style="height:1em;line-height:3;overflow:hidden">कटौती</p><p style="overflow:hidden">fits</p>',
  );
  expect(await clippedTexts(page)).toHaveLength(2);
  await page.close();
});

it.runIf(long)(
  'Tab comes to every control of every screen, its focus is seen, and the round ends',
  async () => {
    const page = await open('light', 'en', 1440);
    const names = screens.map((s) => s.name);
    expect(await tour(page, names, () => missedByKeyboard(page))).toEqual([]);
    await page.close();
  },
  1_800_000,
);

it('the look for what the keyboard misses finds a control without Tab, focus that is unseen or covered, and an order upwards', async () => {
  const page = await profile.newPage();
  await page.setContent(
    `<main><button>first</button><button tabindex="-1">never</button><p><a href="#" style="outline:none">unseen</a></p>
    <button style="position:absolute;top:300px;left:8px">low</button><button style="position:absolute;top:200px;left:8px">back up</button>
    <button style="position:absolute;top:400px;left:8px">under</button><div style="position:fixed;top:390px;left:0;width:300px;height:80px;background:#ccc">bar</div>
    <button style="position:absolute;top:500px;left:8px">last</button></main>`,
  );
  const found = await missedByKeyboard(page);
  for (const text of [
    'no Tab comes to: <button tabindex="-1"',
    'focus is not seen on: <a href="#"',
    'Tab goes upwards from <button style="position:absolute;top:300px',
    'focus is covered on: <button style="position:absolute;top:400px',
    'backwards, focus is covered on: <button style="position:absolute;top:400px',
  ])
    expect(found.filter((one) => one.startsWith(text))).toHaveLength(1);
  expect(found.filter((one) => !one.startsWith('backwards'))).toHaveLength(4);
  await page.close();
});
