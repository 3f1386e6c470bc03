import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { type PlanNode, type Step, stepsOf } from '../../extension/fill/plan.ts';
import type { Catalog } from '../../extension/portals/itr/catalog.ts';
import type { ReturnFile } from '../../extension/portals/itr/file.ts';
import { patternOfPath, planSection } from '../../extension/portals/itr/plan.ts';
import { fillPage, startRig } from '../../extension/testing/browser.ts';
import { catalogFor, type Opened, openOfficial } from '../../extension/testing/itr.ts';
import { type Box, officialPages, type PageForm, returnFor } from '../../extension/testing/official/forms.ts';
import { furtherPages } from '../../extension/testing/official/further.ts';
import { judgeOfficial } from '../../extension/testing/official/judge.ts';
import { schedulePages } from '../../extension/testing/official/schedules.ts';

/**
 * Seconds to fill every page of official captions of a form on Angular Material, beside typing the same through the browser's
 * real keyboard and mouse (no pause between keys).
 * `node scripts/bench/fill.ts [form, e.g. itr1] [sections, comma between]`; ends with 1 when a value that can be typed does not be on
 * the page or the extension needs more than a tenth of the typing.
 * `--keep FILE` notes each section's figures there as soon as it is measured and takes those already noted from it, so
 * that a run may be ended and gone on with; `--minutes N` ends the run by itself before a section that begins later.
 */
const year = '2026-27';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, minutes: { type: 'string', default: '600' } },
});
const [only, list] = positionals;
const some = list?.split(',');
const begun = performance.now();
const isLate = () => performance.now() - begun > Number(options.minutes) * 60_000;
const pages = [...officialPages, ...schedulePages, ...furtherPages];

/** What was measured of one section. Seconds by the clock, and of processor time (`work`). */
interface Measured {
  values: number;
  wrong: number;
  typedWrong: number;
  extension: number;
  typing: number;
  work: { extension: number; typing: number };
}

/** The figures of sections by `form section`, kept in a file when one is named. */
const kept: Record<string, Measured> =
  options.keep && existsSync(options.keep) ? JSON.parse(readFileSync(options.keep, 'utf8')) : {};

const byId = (id: string) => `[id="${id}"]`;

/** Presses the option of these words in the list that is open. */
async function pickOption(page: Page, label: string): Promise<void> {
  const option = await page.waitForFunction(
    (text) => [...document.querySelectorAll('mat-option')].find((o) => o.textContent?.trim() === text),
    { polling: 10 },
    label,
  );
  await (option as unknown as { click: () => Promise<void> }).click();
}

async function typeStep(page: Page, prefix: string, step: Step, box: Box): Promise<void> {
  const id = `${prefix}.${step.path}`;
  const label = box.options?.[step.want] ?? '';
  if (box.kind === 'radio') return page.click(`${byId(`${id}.${step.want}`)} input`);
  if (box.kind === 'flag') return step.want === 'true' ? page.click(`${byId(id)} input`) : undefined;
  if (box.kind === 'choice' && Object.keys(box.options!).length <= 20) {
    await page.focus(byId(id));
    await page.keyboard.press('Space');
    await pickOption(page, label);
    await page.waitForFunction(() => !document.querySelector('.mat-mdc-select-panel'), { polling: 10 });
    return;
  }
  await page.click(byId(id));
  await page.keyboard.type(box.kind === 'choice' ? label : step.want);
  if (box.kind === 'choice') await pickOption(page, label);
  await page.keyboard.press('Tab');
}

/** Opens every closed panel, as someone must who types. */
async function openPanels(page: Page): Promise<void> {
  const closed = 'mat-expansion-panel-header[aria-expanded="false"]';
  for (let header = await page.$(closed); header; header = await page.$(closed)) {
    await header.click();
    await page.waitForFunction(
      (h) =>
        h?.getAttribute('aria-expanded') === 'true' &&
        h.closest('mat-expansion-panel')!.getAnimations({ subtree: true }).length === 0,
      { polling: 10 },
      header,
    );
  }
}

async function typeAll(
  page: Page,
  prefix: string,
  nodes: readonly PlanNode[],
  boxes: ReadonlyMap<string, Box>,
): Promise<void> {
  for (const node of nodes) {
    if (node.node === 'rows') {
      for (const [at, row] of node.rows.entries()) {
        await page.click(`[data-oracle-add="${node.path}"]`);
        await page.waitForSelector(`[id^="${prefix}.${node.path}.${at}."]`);
        await typeAll(page, prefix, row, boxes);
      }
      continue;
    }
    const box = boxes.get(patternOfPath(node.path));
    if (box && !box.computed) await typeStep(page, prefix, node, box);
  }
}

const rig = await startRig();
const system = await rig.browser.target().createCDPSession();

/** Seconds of processor time that browser and script have used so far; on a busy machine a better guide than the clock. */
async function processor(): Promise<number> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const { user, system: kernel } = process.cpuUsage();
  return processInfo.reduce((sum, p) => sum + p.cpuTime, 0) + (user + kernel) / 1e6;
}

const sum = (all: readonly Measured[], of: (m: Measured) => number) => all.reduce((n, m) => n + of(m), 0);
const ratio = (all: readonly Measured[], of: (m: Measured) => { extension: number; typing: number }) =>
  (sum(all, (m) => of(m).typing) / sum(all, (m) => of(m).extension)).toFixed(1);

let on: Opened | undefined;

/** Fills and types one section of a return. */
async function measure(catalog: Catalog, file: ReturnFile, form: PageForm): Promise<Measured> {
  const { plan } = planSection(catalog, file, form.section);
  const planned = new Set(stepsOf(plan.nodes).map((s) => s.path));
  const fresh = async () => {
    on = await openOfficial(rig, file, form, { on });
    await on.page.bringToFront();
    return on;
  };
  /** Seconds by the clock and of processor time that something takes. */
  const timed = async <T>(act: () => Promise<T>) => {
    const used = await processor();
    const started = performance.now();
    const result = await act();
    return { result, seconds: (performance.now() - started) / 1000, work: (await processor()) - used };
  };
  const judged = async (page: Page, report: Awaited<ReturnType<typeof fillPage>>) =>
    judgeOfficial(form, file.content, await page.evaluate('window.pageModel()'), report, [], planned);
  const one = await fresh();
  const filled = await timed(() => fillPage(rig, one.tab, plan, {}, 0));
  const verdict = await judged(one.page, filled.result);
  for (const words of [...verdict.wrong, ...verdict.silent, ...verdict.left]) console.log(`      ${words}`);
  const two = await fresh();
  const boxes = new Map(
    form.blocks.flatMap(({ boxes: own, list: rows }) => [
      ...(own ?? []).map((b) => [b.path, b] as const),
      ...(rows?.boxes ?? []).map((b) => [`${rows!.path}[].${b.path}`, b] as const),
    ]),
  );
  const typed = await timed(async () => {
    await openPanels(two.page);
    await typeAll(two.page, form.title.replace(/[^A-Za-z]+/g, '_'), plan.nodes, boxes);
  });
  const byHand = await judged(two.page, filled.result);
  return {
    values: verdict.values,
    wrong: verdict.values - verdict.right,
    typedWrong: byHand.values - byHand.right,
    extension: filled.seconds,
    typing: typed.seconds,
    work: { extension: filled.work, typing: typed.work },
  };
}

let missed = false;
for (const form of ['itr1', 'itr2'].filter((f) => !only || f === only)) {
  const catalog = await catalogFor(form, year);
  const all: Measured[] = [];
  let left = 0;
  on = undefined;
  for (const page of pages.filter((p) => p.form === form && (!some || some.includes(p.section)))) {
    const key = `${form} ${page.title}`;
    if (!kept[key] && isLate()) {
      left += 1;
      continue;
    }
    const content = returnFor(page, 3);
    const file: ReturnFile = { form, year, pan: 'ABCPE1234F', name: '', regime: 'new', content };
    const one = kept[key] ?? (await measure(catalog, file, page));
    kept[key] = one;
    if (options.keep) writeFileSync(options.keep, JSON.stringify(kept));
    all.push(one);
    console.log(
      `    ${page.section}: ${one.values} values, extension ${one.extension.toFixed(2)} s, typing ${one.typing.toFixed(2)} s (${ratio([one], (m) => m)}); processor ${one.work.extension.toFixed(2)} s, ${one.work.typing.toFixed(2)} s (${ratio([one], (m) => m.work)})`,
    );
  }
  const values = sum(all, (m) => m.values);
  const wrong = sum(all, (m) => m.wrong);
  const extension = sum(all, (m) => m.extension);
  const typing = sum(all, (m) => m.typing);
  console.log(
    `${form.toUpperCase()} AY ${year}: ${values - wrong} of ${values} values read back right (typed by puppeteer: ${sum(all, (m) => m.typedWrong)} not right)`,
  );
  console.log(`  extension, every value read back   ${extension.toFixed(2)} s`);
  console.log(
    `  the same typed by puppeteer        ${typing.toFixed(2)} s   (${ratio(all, (m) => m)} times as long)`,
  );
  console.log(
    `  processor time, browser and script ${sum(all, (m) => m.work.extension).toFixed(2)} s and ${sum(all, (m) => m.work.typing).toFixed(2)} s   (${ratio(all, (m) => m.work)} times as much)`,
  );
  if (left > 0)
    console.log(`  ${left} sections not yet measured: the same command with the same --keep goes on`);
  missed ||= left > 0 || wrong > 0 || extension * 10 > typing;
}
await rig.close();
process.exitCode = missed ? 1 : 0;
