import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { planSection } from '../portals/itr/plan.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';
import { modelAt } from '../testing/judge.ts';
import { further } from '../testing/strange/further.ts';
import { habits } from '../testing/strange/habits.ts';
import { strange as first, pageOf } from '../testing/strange/pages.ts';
import { unlike } from '../testing/strange/unlike.ts';
import { stepsOf } from './plan.ts';
import { canonical } from './values.ts';

/** Pages of strange habits: nothing wrong, nothing twice, nothing left without being named, nothing pressed that saves. */
const strange = [...first, ...habits, ...unlike, ...further];
let bare: Bare;
const catalogs: Record<string, Catalog> = {};
beforeAll(async () => {
  bare = await startBare();
  for (const form of new Set(strange.map((p) => p.form))) catalogs[form] = await catalogFor(form, '2026-27');
});
afterAll(() => bare?.close());

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

describe('a page with', () => {
  test.each(strange.map((p) => [p.name, p] as const))('%s', async (_, page) => {
    const file = {
      form: page.form,
      year: '2026-27',
      pan: 'ABCPE1234F',
      name: '',
      regime: 'new' as const,
      content: page.content,
    };
    const { plan, unplanned } = planSection(catalogs[page.form]!, file, page.section);
    expect(unplanned).toEqual([]);
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
        expect([path, report.entries.find((e) => e.path === path)?.status]).toEqual([path, 'different']);
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
        if (own > 0 || modelAt(page.content, path))
          expect([path, own], JSON.stringify(report.entries, null, 1)).toEqual([path, page.records]);
      }
    }
    const entries = new Map(report.entries.map((e) => [e.path, e]));
    for (const e of report.entries)
      if (page.sets?.some((key) => e.path.endsWith(`.${key}`)))
        expect([e.path, e.status]).not.toEqual([e.path, expect.stringMatching(/^(filled|right)$/)]);
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
    console.info(
      page.name,
      report.entries
        .map(
          (e) =>
            `\n   ${e.status} ${e.path.split('.').slice(-2).join('.')} ${e.waiting ?? ''} ${e.reason ?? ''}`,
        )
        .join(''),
    );
    expect({ wrong, silent }).toEqual({ wrong: [], silent: [] });
    // A day of a calendar is no button of the page.
    expect(
      pressed.filter(
        (w) => !/^(\+ ?)?Add( (Another|Details|Tenant|Property|Bank Account))?$|^\d{1,2}$/.test(w),
      ),
    ).toEqual([]);
    for (const path of page.must ?? []) expect([path, entries.get(path)?.status]).toEqual([path, 'right']);
    for (const path of page.left ?? [])
      expect([path, /^(filled|right)$/.test(entries.get(path)!.status)]).toEqual([path, false]);
  });
});

test('what is left is told by its place on the page, lists among it', async () => {
  const sheet = await bare.open(
    pageOf({
      ...first[0]!,
      title: 'Tax Paid',
      body: `<section><h3>Details of Advance Tax and Self-Assessment Tax Payments</h3><table><tr><th>BSR Code</th><th>Date of Deposit</th><th>Challan</th><th>Tax paid</th></tr></table></section>
        <section><h3>Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]</h3><table><tr><th>TAN</th><th>Employer</th></tr></table></section>`,
    }),
  );
  const { plan } = planSection(
    catalogs['itr1']!,
    {
      form: 'itr1',
      year: '2026-27',
      pan: 'ABCPE1234F',
      name: '',
      regime: 'new',
      // The return has the salary first, the page the challans.
      content: {
        TDSonSalaries: {
          TDSonSalary: [{ EmployerOrDeductorOrCollectDetl: { TAN: 'DELA12345B' }, TotalTDSSal: 500 }],
        },
        TaxPayments: { TaxPayment: [{ BSRCode: '0510308', Amt: 900 }] },
      },
    },
    'tax_paid',
  );
  const report = await sheet.fill(plan);
  await sheet.close();
  const place = (path: string) => report.entries.find((e) => e.path.startsWith(path))?.place;
  expect([place('TaxPayments'), place('TDSonSalaries')]).toEqual([0, 1]);
});
