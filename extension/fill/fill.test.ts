import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { planSection } from '../portals/itr/plan.ts';
import { sectionsByForm } from '../portals/itr/sections.ts';
import { ask, fillPage, type Rig, startRig } from '../testing/browser.ts';
import { catalogFor, fillSection, openSection, withTotals } from '../testing/itr.ts';
import { modelAt } from '../testing/judge.ts';
import { type GroupSpec, pageSpec, type SpecNode } from '../testing/portal/spec.ts';
import { randomReturn } from '../testing/random-return.ts';

const sections = sectionsByForm['itr1']!;
let rig: Rig;
let catalog: Catalog;

beforeAll(async () => {
  [rig, catalog] = await Promise.all([startRig(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => rig?.close());

describe.each([
  { framework: 'angular', seed: 1 },
  { framework: 'jquery', seed: 2 },
  { framework: 'angularjs', seed: 1 },
] as const)('an ITR-1 on $framework', ({ framework, seed }) => {
  const pressed = new Set<string>();

  // Two sections of each here: main.journey.ts fills every one of the Angular page, `npm run torture:fill` all of all.
  const tried = sections.slice(0, 2);
  test.each(tried.map((s) => [s.title, s] as const))('%s: the page holds the file', async (_, section) => {
    const file = randomReturn(catalog, 'itr1', '2026-27', 'ABCPE1234F', seed);
    const result = await fillSection(rig, catalog, file, section, { seed, framework });
    expect(result.verdict.wrong).toEqual([]);
    expect(result.verdict.other).toEqual([]);
    expect(result.verdict.filled + result.verdict.right).toBe(result.steps);
    expect(result.steps).toBeGreaterThan(10);
    for (const words of result.pressed) pressed.add(words);
  });

  test('nothing was pressed but buttons that add an empty row', () => {
    expect([...pressed].filter((words) => !/^Add (Another|Details)$/.test(words))).toEqual([]);
  });
});

test.each([sections[0]!, sections[3]!])(
  'the older Material of Angular 15, $title: the page holds the file, calendars and lists that linger included',
  async (section) => {
    const file = randomReturn(catalog, 'itr1', '2026-27', 'ABCPE1234F', 1);
    const { verdict, steps } = await fillSection(rig, catalog, file, section, {
      seed: 1,
      framework: 'older',
    });
    expect(verdict.wrong).toEqual([]);
    expect(verdict.other).toEqual([]);
    expect(verdict.filled + verdict.right).toBe(steps);
  },
);

test('a repeater that stands under two headings gets its rows under the right one', async () => {
  const second = await catalogFor('itr2', '2026-27');
  const file = randomReturn(second, 'itr2', '2026-27', 'ABCPE1234F', 3);
  const section = sectionsByForm['itr2']!.find((s) => s.id === 'schedule_esop')!;
  const { verdict } = await fillSection(rig, second, file, section, { seed: 3, framework: 'jquery' });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.other.filter((line) => line.startsWith('needs-you'))).toEqual([]);
});

test('a row of nothing but what the page works out keeps its place above one that is typed', async () => {
  const file = randomReturn(catalog, 'itr1', '2026-27', 'ABCPE1234F', 1);
  const deducted = { IncChrgSal: 97_36_848 };
  const typed = { TotalTDSSal: 59_40_694, IncChrgSal: 57_37_677 };
  file.content['TDSonSalaries'] = { TDSonSalary: [deducted, typed], TotalTDSonSalaries: 0 };
  const section = sections.find((s) => s.id === 'tax_paid')!;
  const { verdict } = await fillSection(rig, catalog, file, section, { seed: 1, framework: 'jquery' });
  expect(verdict.wrong).toEqual([]);
});

test('AY 2025-26 is filled by its own map', async () => {
  const older = await catalogFor('itr1', '2025-26');
  const file = randomReturn(older, 'itr1', '2025-26', 'ABCPE1234F', 5);
  const { verdict } = await fillSection(rig, older, file, sections[1]!, { seed: 5 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.other).toEqual([]);
});

/** A drawn page with values already in it. */
function prefilled(children: readonly SpecNode[], path: readonly string[], value: string): SpecNode[] {
  const [key, ...rest] = path;
  return children.map((child) => {
    if (child.key !== key) return child;
    if (child.node === 'field') return { ...child, drawn: 'text', value };
    return { ...child, children: prefilled((child as GroupSpec).children, rest, value) };
  });
}

describe('differences, undo, compare', () => {
  const section = sections[0]!;
  const path = 'PersonalInfo.AssesseeName.SurNameOrOrgName';
  const setUp = async () => {
    const file = randomReturn(catalog, 'itr1', '2026-27', 'ABCPE1234F', 3);
    (file.content['PersonalInfo'] as Record<string, unknown>)['AssesseeName'] = {
      SurNameOrOrgName: 'Rao',
      FirstName: 'Asha',
    };
    const { plan } = planSection(catalog, file, section.id);
    const children = prefilled(
      withTotals(pageSpec(catalog, section, 2, 3), file.content),
      path.split('.'),
      'Iyer',
    );
    return { ...(await openSection(rig, file, section, children)), plan };
  };

  test('another value stays until the user has seen it and chosen the return', async () => {
    const { page, tab, plan } = await setUp();
    const first = await fillPage(rig, tab, plan);
    expect(first.entries.find((e) => e.path === path)).toMatchObject({
      status: 'different',
      page: 'Iyer',
      want: 'Rao',
    });
    expect(modelAt(await page.evaluate('window.pageModel()'), path)).toBe('Iyer');
    const stale = await fillPage(rig, tab, plan, { [path]: 'Sharma' }, 0);
    expect(stale.entries.find((e) => e.path === path)?.status).toBe('different');
    const second = await fillPage(rig, tab, plan, { [path]: 'Iyer' }, 0);
    expect(second.entries.find((e) => e.path === path)?.status).toBe('filled');
    expect(second.entries.filter((e) => e.path !== path && e.status !== 'right')).toEqual([]);
    expect(modelAt(await page.evaluate('window.pageModel()'), path)).toBe('Rao');
    await page.close();
  });

  test('comparing changes nothing and names every difference', async () => {
    const { page, tab, plan } = await setUp();
    const before = await page.evaluate('window.pageModel()');
    const answer = await ask(rig, tab, { type: 'compare', plan }, 'report');
    expect(await page.evaluate('window.pageModel()')).toEqual(before);
    if (answer.type === 'refused') throw new Error(answer.reason);
    expect(answer.report.entries.find((e) => e.path === path)).toMatchObject({
      status: 'different',
      page: 'Iyer',
    });
    expect(answer.report.entries.every((e) => e.status !== 'filled')).toBe(true);
    await page.close();
  });

  test('undo takes back what was filled and leaves what the user changed since', async () => {
    const { page, tab, plan } = await setUp();
    await fillPage(rig, tab, plan, {}, 0);
    const id = 'Personal_Information.PersonalInfo.AssesseeName.FirstName';
    await page.evaluate((at) => {
      const input = document.getElementById(at) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Usha');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, id);
    const answer = await ask(rig, tab, { type: 'undo' }, 'report');
    if (answer.type === 'refused') throw new Error(answer.reason);
    const model = await page.evaluate('window.pageModel()');
    expect(modelAt(model, 'PersonalInfo.AssesseeName.FirstName')).toBe('Usha');
    for (const entry of answer.report.entries.filter((e) => e.status === 'filled')) {
      const held = modelAt(model, entry.path);
      expect(held === '' || held === null || held === false || held === undefined, entry.path).toBe(true);
    }
    // A radio button once chosen cannot be unchosen; that is said.
    expect(answer.report.entries.filter((e) => e.status !== 'filled').length).toBeGreaterThan(0);
    await page.close();
  });
});

test('no request left the browser and nothing was written to a console', () => {
  expect(rig.requests.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);
  expect(rig.logs).toEqual([]);
});
