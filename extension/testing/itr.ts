import type { Page } from 'puppeteer';
import { treeOf } from '../../shared/forms/form.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { type Report, stepsOf } from '../fill/plan.ts';
import { type Catalog, catalogOf } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';
import { planSection } from '../portals/itr/plan.ts';
import { fillPage, openFake, portal, type Rig, tabOf } from './browser.ts';
import type { PageForm } from './official/forms.ts';
import { judgeOfficial, type Outcome, type Shape } from './official/judge.ts';
import { type Framework, pageHtml } from './pages.ts';

/** The field map of a form and year. */
export async function catalogFor(form: string, year: string): Promise<Catalog> {
  const type = `ITR-${form.at(-1)}` as ItrType;
  return catalogOf(form, treeOf((await loadItrForm(type, year)).model));
}

let visits = 0;

/** A tab that shows one section after another. */
export interface Opened {
  page: Page;
  tab: number;
}

/** How a page is drawn, and in which tab. */
interface Where {
  ground?: Framework;
  shape?: Shape;
  still?: boolean;
  /** There the page only redraws itself. */
  on?: Opened | undefined;
}

/** Opens one section page of official captions on the portal's address, before the extension itself; all its parts are drawn. */
export async function openOfficial(
  rig: Rig,
  file: ReturnFile,
  form: PageForm,
  { ground = 'official-material', shape = 'open', still = false, on }: Where = {},
): Promise<Opened> {
  const spec = { title: form.title, pan: file.pan, blocks: form.blocks, shape, ids: true, still };
  const start = file.year.slice(0, 4);
  const hash = `#/foreturns-ay${start.slice(2)}/fo-${file.form}-ay${start}/${form.section}`;
  let opened = on;
  if (on)
    await on.page.evaluate(
      (at, next) => {
        location.hash = at;
        return (window as unknown as { drawPage: (spec: unknown) => Promise<void> }).drawPage(next);
      },
      hash,
      spec as never,
    );
  else {
    visits += 1;
    const page = await openFake(rig, `${portal}?visit=${visits}${hash}`, await pageHtml(ground, spec));
    opened = { page, tab: await tabOf(rig, page) };
  }
  await opened!.page.waitForFunction('window.pageReady && !document.querySelector(".loading")', {
    timeout: 20_000,
    polling: 20,
  });
  return opened!;
}

/** Fills one section of a return through the extension and judges what the page's own framework then holds. */
export async function fillOpened(
  rig: Rig,
  catalog: Catalog,
  file: ReturnFile,
  form: PageForm,
  where: Where = {},
): Promise<{ outcome: Outcome; report: Report; opened: Opened }> {
  const { plan } = planSection(catalog, file, form.section);
  const opened = await openOfficial(rig, file, form, where);
  // Pages drawn from a description change nothing later.
  const report = await fillPage(rig, opened.tab, plan, {}, 0);
  const model = await opened.page.evaluate('window.pageModel()');
  const presses = (await opened.page.evaluate('window.pagePresses')) as string[];
  const planned = new Set(stepsOf(plan.nodes).map((s) => s.path));
  return { outcome: judgeOfficial(form, file.content, model, report, presses, planned), report, opened };
}
