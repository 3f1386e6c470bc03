import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { buildStale, root } from './build.ts';
import { loadDemo } from './demo.ts';
import {
  accessibility,
  clippedTexts,
  excessWidth,
  movingParts,
  onPaper,
  outside,
} from './screens/inspect.ts';
import { missedByKeyboard } from './screens/keyboard.ts';
import {
  type Combination,
  everyCombination,
  preparerScreens,
  publicScreens,
  type Screen,
} from './screens/list.ts';
import {
  freshPage,
  type Kept,
  keptOf,
  openStudio,
  populate,
  redrawn,
  type Studio,
  visit,
} from './screens/look.ts';
import { otherScreens } from './screens/others.ts';
import { stateScreens } from './screens/states.ts';
import { chosenLikeOthers, furtherCombinations, overlappingTexts, showAs } from './screens/ways.ts';

/**
 * `npm run gallery`: every screen and state at 360, 768 and 1440 px, light and dark, English and Hindi, into gallery/.
 *   --check               also looks for accessibility findings, cut-off texts and pages wider than the screen, and fails when there are any
 *   --only <pattern>      screens whose name matches, for example `--only "^itr1|tds"`
 *   --in <pattern>        combinations whose name matches, for example `--in 360-dark-hi`
 *   --resume              leaves out what an earlier run of the check found nothing wrong with
 *   --at-once <n>         so many screens side by side in the one browser
 *   --keyboard            also presses Tab through each screen: every control is reached, its focus is seen, the round ends
 *   --further             instead enlarged to 200 % and 400 %, in forced colours, and with wider spacing of texts
 *   --paper               A4 PDFs instead of pictures
 *   --pictures <pattern>  pictures only in these combinations
 *   --no-pictures         only the check
 *   --list                names of the screens
 *   --readme              the pictures of the README (docs/images) and of the landing page (web/public/site), of the demo firm
 */
const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    in: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '1' },
    paper: { type: 'boolean', default: false },
    keyboard: { type: 'boolean', default: false },
    further: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '' },
    'no-pictures': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});

const dist = process.env['GALLERY_DIST'];
if (!dist) await buildStale(console.log, ['web']);
const studio = await openStudio(dist);
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = join(root, 'gallery');
/** One line a screen and language: what the check found. */
const record = join(
  folder,
  `${asked.keyboard ? 'by-keyboard' : 'checked'}${asked.further ? '-further' : ''}.jsonl`,
);

async function readmePictures({ server, browser }: Studio): Promise<void> {
  await loadDemo(server, () => undefined);
  const kept = await keptOf(server, 'demo@karsetu.example');
  const call = async (path: string) =>
    (
      await fetch(`${server.url}/api${path}`, { headers: { Authorization: `Bearer ${kept['token']}` } })
    ).json();
  const { returns } = await call('/itr/list?status=validated&itr_type=ITR-1');
  const [gstr1] = (await call('/gst/list')).returns;
  const wizard = `/app/itr/itr1/${returns[0].company_id}?year=${returns[0].assessment_year}&return=${returns[0].id}`;
  const page = await freshPage(browser, {
    ...kept,
    colorMode: 'light',
    language: 'en',
    hideExtensionPromo: 'true',
  });
  await page.setViewport({ width: 1280, height: 800 });
  for (const screen of [
    { name: 'dashboard', site: 'board', path: '/app' },
    { name: 'itr1-deductions', site: 'deductions', path: `${wizard}&step=deductions` },
    { name: 'itr1-computation', site: 'computation', path: `${wizard}&view=tax` },
    { name: 'gstr1', site: 'gstr1', path: `/app/gst/gstr1/${gstr1.gst_id ?? gstr1.id}` },
  ]) {
    await visit(page, server.url, screen);
    // Ten thousand invoices are checked in the background: the picture shows what was found.
    await page.waitForFunction(() => !document.body.textContent?.includes('Checking…'), { timeout: 120_000 });
    await page.screenshot({ path: join(root, 'docs/images', `${screen.name}.png`) as `${string}.png` });
    await page.screenshot({
      path: join(root, 'web/public/site', `${screen.site}.webp`) as `${string}.webp`,
      type: 'webp',
      quality: 75,
    });
  }
}

const nameOf = ({ way, width, theme, language }: Combination) =>
  `${way ? `${way}-` : ''}${width}-${theme}-${language}`;

/** One look at a screen that is there: what is wrong with it, and its picture. */
async function look(
  page: Page,
  file: string,
  picture: boolean,
  colours: boolean,
  way: Combination['way'],
): Promise<string[]> {
  const found: string[] = [];
  if (asked.check) {
    if (!way) found.push(...(await accessibility(page, axeSource, colours)));
    else found.push(...(await overlappingTexts(page)), ...(await movingParts(page)));
    if (way === 'forced') found.push(...(await chosenLikeOthers(page)));
    found.push(...(await clippedTexts(page)).map((text) => `clipped: ${text}`));
    found.push(...(await outside(page)));
    const wider = await excessWidth(page);
    if (wider > 0) found.push(`${wider} px wider than the screen`);
  }
  if (asked.keyboard) found.push(...(await missedByKeyboard(page)));
  if (asked.paper) {
    found.push(...(await onPaper(page)));
    await page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true, printBackground: true });
  } else if (picture) {
    // Scrolled, it would show what is kept above the screen.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${file}.png` as `${string}.png`, fullPage: true });
  }
  return found;
}

/** A screen in one language, once loaded; colours and width are changed in place, as a person would. */
async function inLanguage(
  { server, browser }: Studio,
  screen: Screen,
  kept: Kept,
  combinations: readonly Combination[],
): Promise<string[]> {
  const { language } = combinations[0]!;
  const found: string[] = [];
  const page = await freshPage(browser, { ...kept, language, hideExtensionPromo: 'true', ...screen.kept });
  const session = await page.createCDPSession();
  const show = (as: Combination) => showAs(page, session, as);
  try {
    await show(combinations[0]!);
    await visit(page, server.url, screen);
    // In other colours a page of the same width has the same elements: there only colours are looked at.
    const seen = new Set<number>();
    for (const combination of combinations) {
      await show(combination);
      await redrawn(page);
      const called = nameOf(combination);
      const picture = !asked['no-pictures'] && new RegExp(asked.pictures).test(called);
      const colours = seen.has(combination.width);
      seen.add(combination.width);
      const here = await look(
        page,
        join(folder, `${screen.name}-${called}`),
        picture,
        colours,
        combination.way,
      );
      found.push(...here.map((text) => `${called}: ${text}`));
    }
  } catch (error) {
    found.push(`${language}: ${error}`);
  } finally {
    await page.browserContext().close();
  }
  return found;
}

/** Screens and languages in which an earlier check of at least so many looks found nothing. */
async function sound(enough: number): Promise<Set<string>> {
  const text = await readFile(record, 'utf8').catch(() => '');
  const last = new Map<string, boolean>();
  for (const line of text.split('\n').filter(Boolean)) {
    const { name, language, looks, found } = JSON.parse(line) as {
      name: string;
      language: string;
      looks: number;
      found: string[];
    };
    if (looks >= enough) last.set(`${name} ${language}`, found.length === 0);
  }
  return new Set([...last].filter(([, ok]) => ok).map(([key]) => key));
}

async function everyScreen(): Promise<number> {
  const { firm, more, sessions } = await populate(studio.server);
  const all = [
    ...publicScreens,
    ...(await preparerScreens(firm)),
    ...(await stateScreens(more)),
    ...otherScreens(more),
  ];
  const wanted = all.filter((s) => new RegExp(asked.only).test(s.name));
  const combinations = (asked.further ? furtherCombinations : everyCombination).filter((c) =>
    new RegExp(asked.in).test(nameOf(c)),
  );
  if (asked.list) {
    console.log(wanted.map((s) => s.name).join('\n'));
    return 0;
  }
  await mkdir(folder, { recursive: true });
  if ((asked.check || asked.keyboard) && !asked.resume && !asked.only) await rm(record, { force: true });
  const done = asked.resume
    ? await sound(asked.keyboard ? 1 : Math.ceil(combinations.length / 2))
    : new Set<string>();
  let findings = 0;
  let looks = 0;
  // Content closed by the keyboard is missing in the next look.
  const visits = asked.keyboard
    ? combinations.map((c) => [c])
    : (['en', 'hi'] as const).map((language) => combinations.filter((c) => c.language === language));
  const each = async (screen: Screen) => {
    for (const these of visits) {
      const called = asked.keyboard ? nameOf(these[0]!) : these[0]?.language;
      if (these.length === 0 || done.has(`${screen.name} ${called}`)) continue;
      const from = performance.now();
      const found = await inLanguage(studio, screen, sessions[screen.who ?? 'preparer'], these);
      findings += found.length;
      looks += these.length;
      for (const text of found) console.log(`${screen.name} ${text}`);
      console.log(
        `${screen.name} ${called}: ${found.length} findings, ${((performance.now() - from) / 1000).toFixed(1)} s`,
      );
      if (asked.check || asked.keyboard)
        await appendFile(
          record,
          `${JSON.stringify({ name: screen.name, language: called, looks: these.length, found })}\n`,
        );
    }
  };
  const waiting = wanted.values();
  const inTurn = async () => {
    for (const screen of waiting) await each(screen);
  };
  await Promise.all(Array.from({ length: Number(asked['at-once']) }, inTurn));
  console.log(`${wanted.length} screens, ${looks} looks, ${findings} findings`);
  return findings;
}

try {
  if (asked.readme) await readmePictures(studio);
  else if ((await everyScreen()) > 0) process.exitCode = 1;
} finally {
  await studio.close();
}
