import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';
import { planSection } from '../portals/itr/plan.ts';
import { ask, fillPage, type Rig, startRig } from '../testing/browser.ts';
import { catalogFor, fillOpened, openOfficial } from '../testing/itr.ts';
import { modelAt } from '../testing/judge.ts';
import { officialPages, returnFor } from '../testing/official/forms.ts';
import { furtherPages } from '../testing/official/further.ts';

/**
 * The extension itself on pages of official captions, open rows of boxes: content script, messages and page together. What the filler
 * makes of all pages in all shapes is tested without the extension (official.test.ts).
 */
const personal = officialPages[0]!;
const income = officialPages[1]!;
const deductions = furtherPages[0]!;
let rig: Rig;
let catalog: Catalog;

beforeAll(async () => {
  [rig, catalog] = await Promise.all([startRig(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => rig?.close());

const fileOf = (content: Record<string, unknown>, year = '2026-27'): ReturnFile => ({
  form: 'itr1',
  year,
  pan: 'ABCPE1234F',
  name: '',
  regime: 'new',
  content,
});

test.each([
  ['official-material', personal],
  ['official-jquery', income],
  ['official-angularjs', deductions],
  // Calendars and lists that linger.
  ['older', personal],
  ['older', deductions],
] as const)(
  '%s, $section: the page holds the return, and only empty rows were added',
  async (ground, form) => {
    const { outcome } = await fillOpened(rig, catalog, fileOf(returnFor(form, 2)), form, { ground });
    expect([outcome.wrong, outcome.silent, outcome.repeated]).toEqual([[], [], 0]);
    expect([outcome.right, outcome.left]).toEqual([outcome.values, []]);
    expect(outcome.values).toBeGreaterThan(8);
    expect(outcome.presses.filter((words) => !/^Add (Another|Details)$/.test(words))).toEqual([]);
  },
);

test('AY 2025-26 is filled by its own map', async () => {
  const older = await catalogFor('itr1', '2025-26');
  const { outcome } = await fillOpened(rig, older, fileOf(returnFor(income, 2), '2025-26'), income, {
    ground: 'official-react',
  });
  expect([outcome.wrong, outcome.silent]).toEqual([[], []]);
  expect(outcome.right).toBe(outcome.values);
});

/** Types into a box of the page as its user would. */
const typeInto = `(id, text) => {
  const input = document.getElementById(id);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}`;

describe('differences, undo, compare', () => {
  const path = 'PersonalInfo.AssesseeName.SurNameOrOrgName';
  const idOf = (leaf: string) => `Personal_Information.PersonalInfo.AssesseeName.${leaf}`;
  const setUp = async () => {
    const content = returnFor(personal, 1);
    (content['PersonalInfo'] as Record<string, unknown>)['AssesseeName'] = {
      SurNameOrOrgName: 'Rao',
      FirstName: 'Asha',
    };
    const file = fileOf(content);
    const opened = await openOfficial(rig, file, personal);
    await opened.page.evaluate(`(${typeInto})(${JSON.stringify(idOf('SurNameOrOrgName'))}, 'Iyer')`);
    return { ...opened, plan: planSection(catalog, file, personal.section).plan };
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
    await page.evaluate(`(${typeInto})(${JSON.stringify(idOf('FirstName'))}, 'Usha')`);
    const answer = await ask(rig, tab, { type: 'undo' }, 'report');
    if (answer.type === 'refused') throw new Error(answer.reason);
    const model = await page.evaluate('window.pageModel()');
    expect(modelAt(model, 'PersonalInfo.AssesseeName.FirstName')).toBe('Usha');
    for (const entry of answer.report.entries.filter((e) => e.status === 'filled')) {
      const held = modelAt(model, entry.path);
      expect(held === '' || held === null || held === undefined, entry.path).toBe(true);
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
