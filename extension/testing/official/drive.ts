import type { FieldMark, PortalMap } from '../../../shared/portal-maps.ts';
import { stepsOf } from '../../fill/plan.ts';
import type { Catalog } from '../../portals/itr/catalog.ts';
import { marksFor, withLesson } from '../../portals/itr/maps/map.ts';
import { type Hints, patternOfPath, planSection } from '../../portals/itr/plan.ts';
import type { Bare, Sheet } from '../bare.ts';
import { type Framework, pageHtml } from '../pages.ts';
import { type Box, type PageForm, returnFor } from './forms.ts';
import { judgeOfficial, type Outcome, type Shape } from './judge.ts';

export const grounds = [
  'official-material',
  'official-angularjs',
  'official-react',
  'official-jquery',
] as const;

/** Presses the page's own Add or Save of the form that stands filled, as the preparer does. */
const pressKeep = `(() => {
  const dialog = document.querySelector('[role="dialog"], mat-dialog-container');
  const all = [...(dialog ?? document).querySelectorAll('button')].filter((b) => /^(Add|Save)$/.test(b.textContent.trim()) && b.checkVisibility());
  const filled = all.filter((b) => [...b.parentElement.querySelectorAll('input:not([type=radio]), select')].some((i) => i.value !== '') || b.parentElement.querySelector('.mat-mdc-select-value-text, .mat-select-value-text'));
  const chosen = (dialog ? all : filled)[0];
  if (!chosen) return false;
  window.pagePresses.push('(preparer)');
  chosen.click();
  window.pagePresses.pop();
  return true;
})()`;

/** Words that say nothing: the same for the same text, unlike any other. */
function odd(text: string): string {
  let n = 7;
  for (const c of text) n = (n * 33 + c.charCodeAt(0)) % 9_999_991;
  const parts = ['ka', 'zu', 'mo', 'pli', 'ter', 'vo', 'xi', 'dra', 'nek', 'sul', 'bri', 'wom'];
  let word = '';
  for (let i = 0; i < 5; i++) {
    word += parts[n % 12];
    n = Math.floor(n / 7) + 13 * (i + 1);
  }
  return `${word[0]!.toUpperCase()}${word.slice(1)}`;
}

/** A page in words of its own: nothing of the department's captions, headings, options and buttons is left. */
export function inOddWords(form: PageForm): PageForm {
  const box = (b: Box): Box => ({
    ...b,
    caption: odd(b.path + b.caption),
    ...(b.options
      ? { options: Object.fromEntries(Object.entries(b.options).map(([code, words]) => [code, odd(words)])) }
      : {}),
  });
  return {
    ...form,
    blocks: form.blocks.map((block) => ({
      heading: odd(block.heading),
      ...(block.boxes ? { boxes: block.boxes.map(box) } : {}),
      ...(block.list
        ? {
            list: {
              path: block.list.path,
              columns: block.list.columns,
              heading: odd(block.list.heading),
              boxes: block.list.boxes.map(box),
            },
          }
        : {}),
    })),
  };
}

const oddButtons = { open: 'Fresh line', another: 'One line more' };

/** What is to be shown to the filler on a page: boxes and Add buttons in sight of values that are not right, by place. */
const unknownOnPage = (open: string) => `(() => {
  const open = new Set(${open});
  const dialog = document.querySelector('[role="dialog"]');
  const there = (e) => e.checkVisibility() && (!dialog || dialog.contains(e));
  const pattern = (p) => p.replace(/\\.(\\d+|new)(?=\\.)/g, '[]');
  const boxes = [...document.querySelectorAll('[data-oracle]')].filter(there).map((e) => e.dataset.oracle);
  const adds = [...document.querySelectorAll('[data-oracle-add]')].filter(there).map((e) => e.dataset.oracleAdd + '[]');
  return { boxes: [...new Set(boxes)].filter((b) => open.has(pattern(b))), adds: adds.filter((a) => [...open].some((o) => o.startsWith(a))) };
})()`;

/**
 * One pass of teaching: the preparer points once at each box, option and Add button of a page that the filler does not
 * know; gives the lessons as the panel keeps them.
 */
export async function teach(
  bare: Bare,
  catalog: Catalog,
  form: PageForm,
  ground: Framework,
  shape: Shape,
): Promise<{ hints: Hints; points: number }> {
  const content = returnFor(form, 2);
  const file = {
    form: form.form,
    year: '2026-27',
    pan: 'ABCPE1234F',
    name: '',
    regime: 'new' as const,
    content,
  };
  const spec = {
    title: form.title,
    pan: file.pan,
    blocks: form.blocks,
    shape,
    ids: false,
    buttons: oddButtons,
  };
  const sheet = await bare.open(await pageHtml(ground, spec));
  await sheet.page.waitForFunction('window.pageReady', { polling: 20 });
  let maps: PortalMap[] = [];
  let points = 0;
  const done = new Set<string>();
  const learn = (pattern: string, lesson: Pick<FieldMark, 'learned' | 'options'>) => {
    points += 1;
    const placed = lesson.learned ? { learned: { ...lesson.learned, section: form.section } } : lesson;
    maps = withLesson(maps, form.form, '2026-27', pattern, placed);
  };
  const hints = () => marksFor(maps, form.form, '2026-27');
  const options = new Map(
    form.blocks.flatMap(({ boxes, list }) => [
      ...(boxes ?? []).map((b) => [b.path, b] as const),
      ...(list?.boxes ?? []).map((b) => [`${list!.path}[].${b.path}`, b] as const),
    ]),
  );
  for (let turn = 0; turn < 8; turn++) {
    const { plan } = planSection(catalog, file, form.section, hints());
    const report = await sheet.fill(plan);
    const open = report.entries.filter((e) => !/^(filled|right)$/.test(e.status));
    const patterns = [...new Set(open.map((e) => patternOfPath(e.path)))];
    const seen = (await sheet.page.evaluate(unknownOnPage(JSON.stringify(patterns)))) as {
      boxes: string[];
      adds: string[];
    };
    const before = points;
    for (const at of seen.boxes) {
      const pattern = patternOfPath(at.replace(/\.new\./g, '.0.'));
      const box = options.get(pattern);
      const point = async () => {
        const learned = await sheet.point(`[data-oracle="${at}"]`);
        if (learned) learn(pattern, { learned });
      };
      if (!done.has(pattern)) await point();
      done.add(pattern);
      if (!box?.options) continue;
      // the option of the first record that waits for one: chosen by hand, then its words are read
      const entry = open.find((e) => patternOfPath(e.path) === pattern);
      const key = `${pattern}=${entry?.want}`;
      if (!entry || done.has(key)) continue;
      done.add(key);
      const words = await sheet.choose(`[data-oracle="${at}"]`, box.options[entry.want]!);
      if (words) learn(pattern, { options: { [entry.want]: [words] } });
    }
    for (const list of seen.adds) {
      if (
        done.has(list) ||
        seen.boxes.some((b) => patternOfPath(b.replace(/\.new\./g, '.0.')).startsWith(list))
      )
        continue;
      done.add(list);
      const learned = await sheet.point(`[data-oracle-add="${list.slice(0, -2)}"]`, 'add');
      if (learned) learn(list, { learned });
    }
    const waits = report.entries.some((e) => e.waiting === 'press-add' || e.waiting === 'offered');
    if (points === before && !(waits && (await sheet.page.evaluate(pressKeep)))) break;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await sheet.close();
  return { hints: hints(), points };
}

/** Fills a page of official captions until no record is offered any more, then some more times, and judges what the page holds. */
export async function fillOfficial(
  bare: Bare,
  catalog: Catalog,
  form: PageForm,
  ground: Framework,
  shape: Shape,
  options: {
    ids: boolean;
    records?: number;
    /** Another return than the usual one. */
    seed?: number;
    hints?: Hints;
    more?: number;
    odd?: boolean;
  },
): Promise<Outcome> {
  const content = returnFor(form, options.records ?? 2, options.seed);
  const file = {
    form: form.form,
    year: '2026-27',
    pan: 'ABCPE1234F',
    name: '',
    regime: 'new' as const,
    content,
  };
  const { plan } = planSection(catalog, file, form.section, options.hints ?? {});
  const spec = {
    title: form.title,
    pan: file.pan,
    blocks: form.blocks,
    shape,
    ids: options.ids,
    ...(options.odd ? { buttons: oddButtons } : {}),
  };
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
