import type { Page } from 'puppeteer';
import { treeOf } from '../../shared/forms/form.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import type { Entry } from '../fill/plan.ts';
import { type Catalog, catalogOf } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';
import { planSection } from '../portals/itr/plan.ts';
import type { Section } from '../portals/itr/route.ts';
import { fillPage, openFake, portal, type Rig, tabOf } from './browser.ts';
import { judge, type Verdict } from './judge.ts';
import { type Framework, pageHtml } from './pages.ts';
import { pageSpec, type SpecNode } from './portal/spec.ts';

/** The field map of a form and year. */
export async function catalogFor(form: string, year: string): Promise<Catalog> {
  const type = `ITR-${form.at(-1)}` as ItrType;
  return catalogOf(form, treeOf((await loadItrForm(type, year)).model));
}

/** Writes the return's totals into a page, as the portal's own formulas would. */
export function withTotals(children: readonly SpecNode[], content: unknown): SpecNode[] {
  const at = (content ?? {}) as Record<string, unknown>;
  return children.map((child) => {
    if (child.node === 'field') {
      const value = at[child.key];
      return child.drawn === 'total' && value !== undefined && typeof value !== 'object'
        ? { ...child, value: String(value) }
        : child;
    }
    if (child.node === 'group') return { ...child, children: withTotals(child.children, at[child.key]) };
    const rows = Array.isArray(at[child.key]) ? (at[child.key] as unknown[]) : [];
    return { ...child, totals: rows.map((row) => totalsOf(child.children, row)) };
  });
}

/** The totals of one row as the page's formulas give them, nested as the row is. */
function totalsOf(children: readonly SpecNode[], row: unknown): Record<string, unknown> {
  const at = (row ?? {}) as Record<string, unknown>;
  const out: Record<string, unknown> = {};
  for (const child of children) {
    if (child.node === 'field' && child.drawn === 'total' && at[child.key] !== undefined)
      out[child.key] = String(at[child.key]);
    if (child.node === 'group') out[child.key] = totalsOf(child.children, at[child.key]);
  }
  return out;
}

let visits = 0;

/** A tab that shows one section after another. */
export interface Opened {
  page: Page;
  tab: number;
}

/** Opens one section page of a form on the portal's address, in `on` when given: there the page only draws itself anew. */
export async function openSection(
  rig: Rig,
  file: ReturnFile,
  section: Section,
  children: readonly SpecNode[],
  options: {
    framework?: Framework;
    pan?: string;
    hash?: string;
    extra?: string;
    still?: boolean;
    on?: Opened | undefined;
  } = {},
): Promise<Opened> {
  const spec = {
    title: section.title,
    prefix: section.title.replace(/[^A-Za-z]+/g, '_'),
    children,
    pan: options.pan ?? file.pan,
    user: 'TEST PERSON',
    still: options.still === true,
  };
  const start = file.year.slice(0, 4);
  const hash = options.hash ?? `#/foreturns-ay${start.slice(2)}/fo-${file.form}-ay${start}/${section.id}`;
  if (options.on) {
    await options.on.page.evaluate(
      (at, next) => {
        location.hash = at;
        return (window as unknown as { drawPage: (spec: unknown) => Promise<void> }).drawPage(next);
      },
      hash,
      spec as never,
    );
    return options.on;
  }
  const html = await pageHtml(options.framework ?? 'angular', spec, options.extra ?? '');
  visits += 1;
  const page = await openFake(rig, `${portal}?visit=${visits}${hash}`, html);
  await page.waitForFunction('window.pageReady', { timeout: 20_000, polling: 20 });
  return { page, tab: await tabOf(rig, page) };
}

/** Fills one section of a return on a page drawn for the seed and judges what the page then holds. */
export async function fillSection(
  rig: Rig,
  catalog: Catalog,
  file: ReturnFile,
  section: Section,
  options: { seed: number; framework?: Framework; still?: boolean; on?: Opened | undefined },
): Promise<{
  verdict: Verdict;
  entries: Entry[];
  milliseconds: number;
  pressed: string[];
  steps: number;
  opened: Opened;
}> {
  const { plan } = planSection(catalog, file, section.id);
  const children = withTotals(
    pageSpec(catalog, section, options.framework === 'jquery' ? 1 : 2, options.seed),
    file.content,
  );
  const { seed: _, ...where } = options;
  const opened = await openSection(rig, file, section, children, where);
  const { page, tab } = opened;
  const before = await page.evaluate('window.pageModel()');
  // Pages drawn from a description change nothing later.
  const report = await fillPage(rig, tab, plan, {}, 0);
  const model = await page.evaluate('window.pageModel()');
  const pressed = (await page.evaluate('window.pagePresses')) as string[];
  return {
    verdict: judge(plan, report, model, before),
    entries: report.entries,
    milliseconds: report.milliseconds,
    pressed,
    steps: report.entries.length,
    opened,
  };
}
