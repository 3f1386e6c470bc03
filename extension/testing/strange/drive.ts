import type { Report } from '../../fill/plan.ts';
import { stepsOf } from '../../fill/plan.ts';
import { canonical } from '../../fill/values.ts';
import type { Catalog } from '../../portals/itr/catalog.ts';
import { planSection } from '../../portals/itr/plan.ts';
import type { Bare } from '../bare.ts';
import { modelAt } from '../judge.ts';
import { pageOf, type Strange } from './pages.ts';

/** Every box of the page with its value, also in shadow roots and frames. */
const read = `(() => {
  const out = { boxes: [], odd: [], lists: {}, extra: {} };
  const walk = (root) => {
    for (const e of root.querySelectorAll('*')) {
      if (e.shadowRoot) walk(e.shadowRoot);
      if (e.tagName === 'IFRAME' && e.contentDocument) walk(e.contentDocument);
      if (!e.matches('input, select, textarea') || e.dataset.row) continue;
      const radio = e.type === 'radio' || e.type === 'checkbox';
      const value = radio ? String(e.checked) : e.value;
      if (e.dataset.t && e.tagName === 'SELECT' && e.dataset.words) out.boxes.push([e.dataset.t, e.value ? e.selectedOptions[0].text : '', e.dataset.words]);
      else if (e.dataset.t) out.boxes.push([e.dataset.t, value]);
      else if (e.dataset.r) { if (e.checked) out.boxes.push(e.dataset.r.split('=')); }
      else if ('o' in e.dataset && value !== (radio ? 'false' : e.defaultValue ?? '')) out.odd.push((e.labels?.[0]?.textContent ?? e.outerHTML) + ' = ' + value);
    }
  };
  walk(document);
  out.lists = window.savedNow ? savedNow() : saved;
  out.extra = window.heldExtra?.() ?? {};
  return out;
})()`;

const keep = `(() => {
  const b = [...document.querySelectorAll('.keep')].find((x) => x.checkVisibility() && [...x.parentElement.querySelectorAll('input, select')].some((i) => i.value !== ''));
  if (!b) return false;
  window.preparer = true; b.click(); window.preparer = false; return true;
})()`;

interface Held {
  boxes: [string, string, string?][];
  odd: string[];
  lists: Record<string, Record<string, unknown>[]>;
  extra: Record<string, string>;
}

const same = (held: unknown, want: unknown) =>
  canonical('amount', String(held ?? '')) === canonical('amount', String(want)) ||
  String(held ?? '') === String(want) ||
  String(held ?? '')
    .split('/')
    .reverse()
    .join('-') === String(want);

/** What came of a page of strange habits; each list is empty where all is well. */
export interface StrangeOutcome {
  /** Values on the page that are not the return's. */
  wrong: string[];
  /** Values that neither stand on the page nor are reported as left. */
  silent: string[];
  /** Buttons pressed that may keep something. */
  pressed: string[];
  /** What the page's own description says and did not come true. */
  faults: string[];
  report: Report;
}

/** Fills a page until no record is offered any more, pressing its own Add for the preparer, and judges what it then holds. */
export async function tryStrange(bare: Bare, catalog: Catalog, page: Strange): Promise<StrangeOutcome> {
  const file = {
    form: page.form,
    year: '2026-27',
    pan: 'ABCPE1234F',
    name: '',
    regime: 'new' as const,
    content: page.content,
  };
  const { plan, unplanned } = planSection(catalog, file, page.section);
  const faults = unplanned.map((u) => `${u.path}: ${u.reason}`);
  const sheet = await bare.open(pageOf(page));
  let report = await sheet.fill(plan, { rest: page.rest ?? (page.changes ? 900 : 0) });
  for (let i = 0; i < 5; i++) {
    const waits = report.entries.some((e) => e.waiting === 'press-add' || e.waiting === 'offered');
    if (waits) await sheet.page.evaluate(keep);
    if (i > 0 && !waits) break;
    await new Promise((done) => setTimeout(done, 60));
    report = await sheet.fill(plan, { rest: page.rest ?? 0 });
  }
  const held = (await sheet.page.evaluate(read)) as Held;
  const pressed = (await sheet.page.evaluate('pressed')) as string[];
  await sheet.close();

  const wrong = [...held.odd];
  const boxes = new Map<string, string>(Object.entries(held.extra));
  for (const [path, value, words] of held.boxes) {
    if (!boxes.has(path)) boxes.set(path, value);
    const want = modelAt(page.content, path);
    if (page.changes?.includes(path)) {
      const status = report.entries.find((e) => e.path === path)?.status;
      if (status !== 'different') faults.push(`${path}: changed by the page, reported ${status}`);
      continue;
    }
    if (value !== '' && (words !== undefined ? value !== words : !same(value, want)))
      wrong.push(`${path}: ${value} instead of ${want}`);
  }
  const rows = Object.entries(held.lists);
  const inLists = new Set<string>();
  for (const [path, list] of rows) {
    const wanted = ((modelAt(page.content, path) ?? []) as unknown[]).map((row, i) => ({
      row,
      i,
      used: false,
    }));
    for (const record of list) {
      const cells = Object.entries(record).filter(
        ([k, v]) => k !== '_pre' && v !== '' && !page.sets?.includes(k),
      );
      if (cells.length === 0) continue;
      const fit = wanted.find(
        (w) =>
          !w.used &&
          cells.every(
            ([k, v]) =>
              same(v, modelAt(w.row, k)) ||
              (record['_pre'] &&
                String(v)
                  .toLowerCase()
                  .startsWith(String(modelAt(w.row, k)).toLowerCase())),
          ),
      );
      if (fit) {
        fit.used = true;
        for (const [k] of cells) inLists.add(`${path}.${fit.i}.${k}`);
      } else if (!record['_pre']) wrong.push(`${path}: ${JSON.stringify(record)}`);
      // A record of the page that differs in part stands for the return's record it is most like.
      else
        for (const [k, v] of cells)
          for (const w of wanted) if (same(v, modelAt(w.row, k))) inLists.add(`${path}.${w.i}.${k}`);
    }
    if (page.records) {
      const own = list.filter((r) => !r['_pre'] && Object.keys(r).length > 0).length;
      if ((own > 0 || modelAt(page.content, path)) && own !== page.records)
        faults.push(`${path}: ${own} records instead of ${page.records}`);
    }
  }
  const entries = new Map(report.entries.map((e) => [e.path, e]));
  for (const e of report.entries)
    if (page.sets?.some((key) => e.path.endsWith(`.${key}`)) && /^(filled|right)$/.test(e.status))
      faults.push(`${e.path}: set by the page, reported ${e.status}`);
  const silent: string[] = [];
  for (const step of stepsOf(plan.nodes)) {
    const entry = entries.get(step.path);
    const value = boxes.get(step.path) ?? '';
    const there = value !== '' || inLists.has(step.path);
    if (!entry) silent.push(`${step.path}: not reported`);
    else if (/^(filled|right)$/.test(entry.status)) {
      if (!there && !entry.reason)
        silent.push(`${step.path}: reported ${entry.status} ${entry.reason ?? ''}, page holds nothing`);
    } else if (!entry.reason && entry.status !== 'different')
      silent.push(`${step.path}: ${entry.status} without a reason`);
  }

  for (const path of page.must ?? [])
    if (entries.get(path)?.status !== 'right')
      faults.push(`${path}: must be right, is ${entries.get(path)?.status}`);
  for (const path of page.left ?? [])
    if (/^(filled|right)$/.test(entries.get(path)!.status))
      faults.push(`${path}: reported right, must be left`);
  return {
    wrong,
    silent,
    // A day of a calendar is no button of the page.
    pressed: pressed.filter(
      (w) => !/^(\+ ?)?Add( (Another|Details|Tenant|Property|Bank Account))?$|^\d{1,2}$/.test(w),
    ),
    faults,
    report,
  };
}
