import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { type PlanNode, type Step, stepsOf } from '../../extension/fill/plan.ts';
import type { Catalog } from '../../extension/portals/itr/catalog.ts';
import type { ReturnFile } from '../../extension/portals/itr/file.ts';
import { planSection } from '../../extension/portals/itr/plan.ts';
import type { Section } from '../../extension/portals/itr/route.ts';
import { sectionsByForm } from '../../extension/portals/itr/sections.ts';
import { fillPage, startRig } from '../../extension/testing/browser.ts';
import { catalogFor, type Opened, openSection, withTotals } from '../../extension/testing/itr.ts';
import { judge } from '../../extension/testing/judge.ts';
import { type GroupSpec, pageSpec, type SpecNode } from '../../extension/testing/portal/spec.ts';
import { randomReturn } from '../../extension/testing/random-return.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';

/**
 * Seconds to fill every section of a return on Angular Material pages, beside typing the same through the browser's
 * real keyboard and mouse (no pause between keys), and beside setting the framework's own model (the limit).
 * `node scripts/bench/fill.ts [seed = 4] [form, e.g. itr1] [sections, comma between]`; ends with 1 when a value that can
 * be typed does not stand on the page or the extension needs more than a tenth of the typing.
 * `--keep FILE` notes each section's figures there as soon as it is measured and takes those already noted from it, so
 * that a run may be ended and gone on with; `--minutes N` ends the run by itself before a section that begins later.
 */
const year = '2026-27';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, minutes: { type: 'string', default: '600' } },
});
const [seedText = '4', only, list] = positionals;
const seed = Number(seedText);
const some = list?.split(',');
const begun = performance.now();
const isLate = () => performance.now() - begun > Number(options.minutes) * 60_000;

/** What was measured of one section. Seconds by the clock, and of processor time (`work`). */
interface Measured {
  values: number;
  typed: number;
  wrong: number;
  typedWrong: number;
  extension: number;
  typing: number;
  model: number;
  work: { extension: number; typing: number };
}

/** The figures of sections by `form seed section`, kept in a file when one is named. */
const kept: Record<string, Measured> =
  options.keep && existsSync(options.keep) ? JSON.parse(readFileSync(options.keep, 'utf8')) : {};

/** The drawn field of a step. */
function drawnAt(children: readonly SpecNode[], json: readonly string[]): string | undefined {
  const [key, ...rest] = json;
  const child = children.find((c) => c.key === key);
  if (!child) return undefined;
  return child.node === 'field' ? child.drawn : drawnAt((child as GroupSpec).children, rest);
}

const byId = (id: string) => `[id="${id}"]`;

async function typeStep(page: Page, prefix: string, step: Step, drawn: string): Promise<void> {
  const id = `${prefix}.${step.path}`;
  const label = step.options?.find((o) => o.value === step.want)?.label ?? '';
  if (drawn === 'radio') return page.click(`${byId(`${id}.${step.want}`)} input`);
  if (drawn === 'checkbox') return step.want === 'true' ? page.click(`${byId(id)} input`) : undefined;
  if (drawn === 'select') {
    await page.focus(byId(id));
    await page.keyboard.type(label);
    return page.keyboard.press('Tab');
  }
  if (drawn === 'mat-select') {
    await page.focus(byId(`${id}_select`));
    await page.keyboard.press('Space');
    const option = await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('.mat-mdc-select-panel mat-option')].find(
          (o) => o.textContent?.trim() === text,
        ),
      { polling: 10 },
      label,
    );
    await (option as unknown as { click: () => Promise<void> }).click();
    await page.waitForFunction(() => !document.querySelector('.mat-mdc-select-panel'), { polling: 10 });
    return;
  }
  await page.click(byId(id));
  await page.keyboard.type(drawn === 'autocomplete' ? label : drawn === 'mat-date' ? step.want : step.want);
  if (drawn === 'autocomplete') {
    const option = await page.waitForFunction(
      (text) => [...document.querySelectorAll('mat-option')].find((o) => o.textContent?.trim() === text),
      { polling: 10 },
      label,
    );
    await (option as { click: () => Promise<void> }).click();
  }
  await page.keyboard.press('Tab');
}

/** Opens every closed panel, as somebody must who types. */
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
  children: readonly SpecNode[],
): Promise<void> {
  for (const node of nodes) {
    if (node.node === 'rows') {
      for (const [at, row] of node.rows.entries()) {
        await page.click(byId(`${prefix}.${node.path}_add_another`));
        await page.waitForSelector(`[id^="${prefix}.${node.path}.${at}"]`);
        await openPanels(page);
        await typeAll(page, prefix, row, children);
      }
      continue;
    }
    const drawn = node.total ? 'total' : drawnAt(children, node.json);
    if (drawn && drawn !== 'total') await typeStep(page, prefix, node, drawn);
  }
}

/** Rows are added and values set through the page's own form objects. */
const patch = `(nodes) => {
  const form = window.pageForm;
  const visit = (list, spec) => { for (const n of list) {
    if (n.node === 'rows') {
      const at = form.get(n.path.split('.'));
      let children = window.pageSpec.children;
      for (const key of n.json) children = children.find((c) => c.key === key).children;
      for (const row of n.rows) { at.push(window.makeRow(children)); visit(row); }
    } else if (!n.total) {
      const control = form.get(n.path.split('.'));
      control.setValue(n.kind === 'date' ? window.dateOf(n.want) : n.kind === 'flag' ? n.want === 'true' : n.want);
    }
  } };
  visit(nodes);
}`;

const forms = Object.keys(sectionsByForm).filter((f) =>
  isItrFormAvailable(`ITR-${f.at(-1)}` as ItrType, year),
);
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

/** Fills, types and patches one section of a return; undefined when the return has nothing in it. */
async function measure(catalog: Catalog, file: ReturnFile, section: Section): Promise<Measured | undefined> {
  const { plan } = planSection(catalog, file, section.id);
  if (plan.nodes.length === 0) return undefined;
  const children = withTotals(pageSpec(catalog, section, 2, seed), file.content);
  const prefix = section.title.replace(/[^A-Za-z]+/g, '_');
  const fresh = async () => {
    on = await openSection(rig, file, section, children, { on });
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
  const one = await fresh();
  const before = await one.page.evaluate('window.pageModel()');
  const filled = await timed(() => fillPage(rig, one.tab, plan, {}, 0));
  const report = filled.result;
  const verdict = judge(plan, report, await one.page.evaluate('window.pageModel()'), before);
  // The page's own figures are compared, not typed.
  const own = new Set(stepsOf(plan.nodes).flatMap((s) => (s.total ? [s.path] : [])));
  const missing = report.entries.filter((e) => !/^(filled|right)$/.test(e.status) && !own.has(e.path));
  for (const e of missing) console.log(`      ${e.status} ${e.path}: ${e.reason ?? ''}`);
  for (const words of verdict.wrong) console.log(`      WRONG ${words}`);
  const two = await fresh();
  const typed = await timed(async () => {
    await openPanels(two.page);
    await typeAll(two.page, prefix, plan.nodes, children);
  });
  const typedWrong = judge(plan, report, await two.page.evaluate('window.pageModel()'), before).wrong.length;
  const three = await fresh();
  const patched = await timed(() => three.page.evaluate(`(${patch})(${JSON.stringify(plan.nodes)})`));
  return {
    values: report.entries.length,
    typed: report.entries.filter((e) => !own.has(e.path)).length,
    wrong: verdict.wrong.length + missing.length,
    typedWrong,
    extension: filled.seconds,
    typing: typed.seconds,
    model: patched.seconds,
    work: { extension: filled.work, typing: typed.work },
  };
}

let missed = false;
for (const form of forms.filter((f) => (only ? f === only : f === 'itr1' || f === 'itr2'))) {
  const catalog = await catalogFor(form, year);
  const file = randomReturn(catalog, form, year, 'ABCPE1234F', seed);
  const all: Measured[] = [];
  let left = 0;
  on = undefined;
  for (const section of sectionsByForm[form]!) {
    if (some && !some.includes(section.id)) continue;
    const key = `${form} ${seed} ${section.id}`;
    if (!kept[key] && isLate()) {
      left += 1;
      continue;
    }
    const one = kept[key] ?? (await measure(catalog, file, section));
    if (!one) continue;
    kept[key] = one;
    if (options.keep) writeFileSync(options.keep, JSON.stringify(kept));
    all.push(one);
    console.log(
      `    ${section.id}: ${one.values} values, extension ${one.extension.toFixed(2)} s, typing ${one.typing.toFixed(2)} s (${ratio([one], (m) => m)}), model ${one.model.toFixed(2)} s; processor ${one.work.extension.toFixed(2)} s, ${one.work.typing.toFixed(2)} s (${ratio([one], (m) => m.work)})`,
    );
  }
  const typed = sum(all, (m) => m.typed);
  const wrong = sum(all, (m) => m.wrong);
  const extension = sum(all, (m) => m.extension);
  const typing = sum(all, (m) => m.typing);
  console.log(
    `${form.toUpperCase()} AY ${year}: ${sum(all, (m) => m.values)} values, ${typed} of them to be typed; ${typed - wrong} of ${typed} read back right (typed by puppeteer: ${sum(all, (m) => m.typedWrong)} not right)`,
  );
  console.log(`  extension, every value read back   ${extension.toFixed(2)} s`);
  console.log(
    `  the same typed by puppeteer        ${typing.toFixed(2)} s   (${ratio(all, (m) => m)} times as long)`,
  );
  console.log(
    `  processor time, browser and script ${sum(all, (m) => m.work.extension).toFixed(2)} s and ${sum(all, (m) => m.work.typing).toFixed(2)} s   (${ratio(all, (m) => m.work)} times as much)`,
  );
  console.log(`  framework's model set (the limit)  ${sum(all, (m) => m.model).toFixed(2)} s`);
  if (left > 0)
    console.log(`  ${left} sections not yet measured: the same command with the same --keep goes on`);
  missed ||= left > 0 || wrong > 0 || extension * 10 > typing;
}
await rig.close();
process.exitCode = missed ? 1 : 0;
