import type { Page } from 'puppeteer';
import { type PlanNode, type Step, stepsOf } from '../../extension/fill/plan.ts';
import { planSection } from '../../extension/portals/itr/plan.ts';
import { sectionsByForm } from '../../extension/portals/itr/sections.ts';
import { fillPage, startRig } from '../../extension/testing/browser.ts';
import { catalogFor, type Opened, openSection, withTotals } from '../../extension/testing/itr.ts';
import { judge } from '../../extension/testing/judge.ts';
import { type GroupSpec, pageSpec, type SpecNode } from '../../extension/testing/portal/spec.ts';
import { randomReturn } from '../../extension/testing/random-return.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import type { ItrType } from '../../shared/itr/types.ts';

/**
 * Seconds to fill every section of a return on Angular Material pages, beside typing the same through the browser's
 * real keyboard and mouse (no pause between keys), and beside setting the framework's own model (the limit).
 * `node scripts/bench/fill.ts [seed = 4] [form, e.g. itr1] [sections, comma between]`; ends with 1 when a value that can
 * be typed does not stand on the page or the extension needs more than a tenth of the typing.
 */
const year = '2026-27';
const seed = Number(process.argv[2] ?? 4);
const only = process.argv[3];
const some = process.argv[4]?.split(',');

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

let missed = false;
for (const form of forms.filter((f) => (only ? f === only : f === 'itr1' || f === 'itr2'))) {
  const catalog = await catalogFor(form, year);
  const file = randomReturn(catalog, form, year, 'ABCPE1234F', seed);
  const seconds = { extension: 0, typing: 0, model: 0 };
  const work = { extension: 0, typing: 0 };
  let values = 0;
  let wrong = 0;
  let typed = 0;
  let typedWrong = 0;
  let on: Opened | undefined;
  for (const section of sectionsByForm[form]!) {
    if (some && !some.includes(section.id)) continue;
    const { plan } = planSection(catalog, file, section.id);
    if (plan.nodes.length === 0) continue;
    const children = withTotals(pageSpec(catalog, section, 2, seed), file.content);
    const prefix = section.title.replace(/[^A-Za-z]+/g, '_');
    const fresh = async () => {
      on = await openSection(rig, file, section, children, { on });
      await on.page.bringToFront();
      return on;
    };
    const one = await fresh();
    const before = await one.page.evaluate('window.pageModel()');
    const begun = { ...seconds };
    let used = await processor();
    const started = performance.now();
    const report = await fillPage(rig, one.tab, plan);
    seconds.extension += (performance.now() - started) / 1000;
    work.extension += (await processor()) - used;
    const verdict = judge(plan, report, await one.page.evaluate('window.pageModel()'), before);
    values += report.entries.length;
    // The page's own figures are compared, not typed.
    const own = new Set(stepsOf(plan.nodes).flatMap((s) => (s.total ? [s.path] : [])));
    wrong += verdict.wrong.length;
    wrong += report.entries.filter((e) => !/^(filled|right)$/.test(e.status) && !own.has(e.path)).length;
    typed += report.entries.filter((e) => !own.has(e.path)).length;
    const two = await fresh();
    used = await processor();
    const typing = performance.now();
    await openPanels(two.page);
    await typeAll(two.page, prefix, plan.nodes, children);
    seconds.typing += (performance.now() - typing) / 1000;
    work.typing += (await processor()) - used;
    typedWrong += judge(plan, report, await two.page.evaluate('window.pageModel()'), before).wrong.length;
    const three = await fresh();
    const patching = performance.now();
    await three.page.evaluate(`(${patch})(${JSON.stringify(plan.nodes)})`);
    seconds.model += (performance.now() - patching) / 1000;
    const took = (what: keyof typeof seconds) => (seconds[what] - begun[what]).toFixed(2);
    console.log(
      `    ${section.id}: ${report.entries.length} values, extension ${took('extension')} s, typing ${took('typing')} s, model ${took('model')} s`,
    );
  }
  console.log(
    `${form.toUpperCase()} AY ${year}: ${values} values, ${typed} of them to be typed; ${typed - wrong} of ${typed} read back right (typed by puppeteer: ${typedWrong} not right)`,
  );
  console.log(`  extension, every value read back   ${seconds.extension.toFixed(2)} s`);
  console.log(
    `  the same typed by puppeteer        ${seconds.typing.toFixed(2)} s   (${(seconds.typing / seconds.extension).toFixed(1)} times as long)`,
  );
  console.log(
    `  processor time, browser and script ${work.extension.toFixed(2)} s and ${work.typing.toFixed(2)} s   (${(work.typing / work.extension).toFixed(1)} times as much)`,
  );
  missed ||= wrong > 0 || seconds.extension * 10 > seconds.typing;
  console.log(`  framework's model set (the limit)  ${seconds.model.toFixed(2)} s`);
}
await rig.close();
process.exitCode = missed ? 1 : 0;
