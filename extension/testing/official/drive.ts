import { type Report, stepsOf } from '../../fill/plan.ts';
import { canonical } from '../../fill/values.ts';
import type { Catalog } from '../../portals/itr/catalog.ts';
import { type Hints, planSection } from '../../portals/itr/plan.ts';
import type { Bare, Sheet } from '../bare.ts';
import { modelAt } from '../judge.ts';
import { type Framework, pageHtml } from '../pages.ts';
import { type PageForm, returnFor } from './forms.ts';

/** How the page keeps its records. */
export const shapes = ['table', 'dialog', 'entry', 'open'] as const;
export type Shape = (typeof shapes)[number];
export const grounds = [
  'official-material',
  'official-angularjs',
  'official-react',
  'official-jquery',
] as const;

/** What came of filling a page, the preparer pressing its Add or Save whenever a record waits. */
export interface Outcome {
  values: number;
  right: number;
  wrong: string[];
  /** Left with a reason. */
  left: string[];
  /** Neither right nor reported. */
  silent: string[];
  /** Records more than the return has. */
  repeated: number;
  presses: string[];
  last: Report;
}

/** Presses the page's own Add or Save of the form that stands filled, as the preparer does. */
const pressKeep = `(() => {
  const dialog = document.querySelector('[role="dialog"], mat-dialog-container');
  const all = [...(dialog ?? document).querySelectorAll('button')].filter((b) => /^(Add|Save)$/.test(b.textContent.trim()) && b.checkVisibility());
  const filled = all.filter((b) => [...b.parentElement.querySelectorAll('input:not([type=radio]), select')].some((i) => i.value !== ''));
  const chosen = (dialog ? all : filled)[0];
  if (!chosen) return false;
  window.pagePresses.push('(preparer)');
  chosen.click();
  window.pagePresses.pop();
  return true;
})()`;

/** Fills a page of official captions until no record is offered any more, then some more times, and judges what the page holds. */
export async function fillOfficial(
  bare: Bare,
  catalog: Catalog,
  form: PageForm,
  ground: Framework,
  shape: Shape,
  options: { ids: boolean; records?: number; hints?: Hints; more?: number },
): Promise<Outcome> {
  const content = returnFor(form, options.records ?? 2);
  const file = {
    form: form.form,
    year: '2026-27',
    pan: 'ABCPE1234F',
    name: '',
    regime: 'new' as const,
    content,
  };
  const { plan } = planSection(catalog, file, form.section, options.hints ?? {});
  const spec = { title: form.title, pan: file.pan, blocks: form.blocks, shape, ids: options.ids };
  const sheet: Sheet = await bare.open(await pageHtml(ground, spec));
  await sheet.page.waitForFunction('window.pageReady', { polling: 20 });
  let last = await sheet.fill(plan);
  let extra = options.more ?? 2;
  for (let i = 0; i < 40 && extra > 0; i++) {
    const waits = last.entries.some((e) => e.waiting === 'press-add' || e.waiting === 'offered');
    const pressed = waits && (await sheet.page.evaluate(pressKeep));
    if (!pressed) extra -= 1;
    else await new Promise((resolve) => setTimeout(resolve, 60));
    last = await sheet.fill(plan);
  }
  const model = await sheet.page.evaluate('window.pageModel()');
  const presses = (await sheet.page.evaluate('window.pagePresses')) as string[];
  await sheet.close();
  return judgeOfficial(form, content, model, last, presses, new Set(stepsOf(plan.nodes).map((s) => s.path)));
}

const same = (kind: string, held: unknown, want: unknown) =>
  canonical(kind === 'amount' ? 'amount' : 'text', String(held ?? '')) ===
  canonical(kind === 'amount' ? 'amount' : 'text', String(want));

function judgeOfficial(
  form: PageForm,
  content: unknown,
  model: unknown,
  last: Report,
  presses: string[],
  planned: ReadonlySet<string>,
): Outcome {
  const out: Outcome = { values: 0, right: 0, wrong: [], left: [], silent: [], repeated: 0, presses, last };
  const entries = new Map(last.entries.map((e) => [e.path, e]));
  const one = (path: string, kind: string, held: unknown, want: unknown, computed: boolean) => {
    if (computed || !planned.has(path)) return;
    out.values += 1;
    const entry = entries.get(path);
    if (same(kind, held, want)) {
      out.right += 1;
      if (entry && !/^(filled|right)$/.test(entry.status))
        out.left.push(`${path}: stands, reported ${entry.status} ${entry.reason ?? ''}`);
      return;
    }
    if (held !== undefined && held !== '')
      out.wrong.push(`${path}: ${JSON.stringify(held)} instead of ${want}`);
    else if (entry && /^(filled|right)$/.test(entry.status))
      out.wrong.push(`${path}: reported ${entry.status} ${entry.reason ?? ''}, page holds nothing`);
    else if (entry?.reason) out.left.push(`${path}: ${entry.status} ${entry.reason}`);
    else out.silent.push(path);
  };
  for (const { boxes, list } of form.blocks) {
    for (const b of boxes ?? [])
      one(b.path, b.kind, modelAt(model, b.path), modelAt(content, b.path), b.computed === true);
    if (!list) continue;
    const wanted = (modelAt(content, list.path) ?? []) as unknown[];
    const held = ((modelAt(model, list.path) ?? []) as unknown[]).filter(
      (row) => JSON.stringify(row) !== '{}',
    );
    out.repeated += Math.max(0, held.length - wanted.length);
    const used = new Set<number>();
    wanted.forEach((want, i) => {
      const fits = held.map((h, at) => ({
        at,
        n: list.boxes.filter((b) => same(b.kind, modelAt(h, b.path), modelAt(want, b.path))).length,
      }));
      const best = fits.filter((f) => !used.has(f.at) && f.n > 0).sort((a, b) => b.n - a.n)[0];
      if (best) used.add(best.at);
      for (const b of list.boxes)
        one(
          `${list.path}.${i}.${b.path}`,
          b.kind,
          best ? modelAt(held[best.at], b.path) : undefined,
          modelAt(want, b.path),
          false,
        );
    });
  }
  return out;
}
