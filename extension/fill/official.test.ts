import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { long } from '../../shared/testing/runs.ts';
import type { Catalog } from '../portals/itr/catalog.ts';
import type { Hints } from '../portals/itr/plan.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';
import { fillOfficial, grounds } from '../testing/official/drive.ts';
import { entityPages } from '../testing/official/entities.ts';
import { officialPages, type PageForm } from '../testing/official/forms.ts';
import { furtherPages } from '../testing/official/further.ts';
import { type Outcome, shapes } from '../testing/official/judge.ts';
import { schedulePages } from '../testing/official/schedules.ts';

/**
 * Pages in the department's own words, with ids of their own: what the filler must recognise is written down from the forms,
 * not from its tables. Each run goes on until no record is offered any more, the preparer pressing the page's Add or Save,
 * and fills three times more.
 */
let bare: Bare;
const catalogs: Record<string, Catalog> = {};

beforeAll(async () => {
  bare = await startBare();
  for (const form of ['itr1', 'itr2', 'itr3', 'itr4', 'itr5', 'itr6', 'itr7'])
    catalogs[form] = await catalogFor(form, '2026-27');
});
afterAll(() => bare?.close());

const all: { ids: boolean; outcome: Outcome }[] = [];
/**
 * A page of every section in every technique, the shapes of records going round: each technique meets each shape. In the suite half of
 * the pages show the ids of the file and half only captions, and the many pages of ITR-2, ITR-3 and entities meet one technique
 * each; in the long run each page does both in all.
 */
const runs = grounds.flatMap((ground, g) =>
  [...officialPages, ...schedulePages, ...entityPages, ...furtherPages].flatMap((form, f) => {
    const once = !long && f >= officialPages.length;
    if (once && f % grounds.length !== g) return [];
    const round = once ? Math.floor(f / grounds.length) : 0;
    const first = (f + Math.floor(g / 2) + round) % 2 === 0;
    return (long ? [first, !first] : [first]).map((ids, i) => ({
      ground,
      form,
      ids,
      shape: shapes[(g + f + i + round) % shapes.length]!,
    }));
  }),
);

describe('a page that differs from every assumption', () => {
  test.each(
    runs.map(
      (r) =>
        [
          `${r.ground}, ${r.form.form} ${r.form.section}, ${r.shape}, ${r.ids ? 'ids' : 'captions'}`,
          r,
        ] as const,
    ),
  )('%s', async (_, { ground, form, ids, shape }) => {
    const more = long || officialPages.includes(form) ? 2 : 1;
    const outcome = await fillOfficial(bare, catalogs[form.form]!, form, ground, shape, { ids, more });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.silent).toEqual([]);
    expect(outcome.repeated).toBe(0);
    expect(
      [...new Set(outcome.presses)].filter((p) => !/^(\+ Add|Add Details|Add Another|\(preparer\))$/.test(p)),
    ).toEqual([]);
    all.push({ ids, outcome });
  });

  test('at least 85% is right where ids are known, 60% by captions alone', () => {
    for (const [ids, least] of [
      [true, 0.85],
      [false, 0.6],
    ] as const) {
      const some = all.filter((a) => a.ids === ids).map((a) => a.outcome);
      const values = some.reduce((n, o) => n + o.values, 0);
      const right = some.reduce((n, o) => n + o.right, 0);
      console.info(
        `${ids ? 'ids' : 'captions'}: ${right} of ${values} right, 0 wrong, ${values - right} left with a reason`,
      );
      expect(right / values).toBeGreaterThanOrEqual(least);
    }
  });

  test('what the preparer has confirmed once is filled from then on', async () => {
    const strange: PageForm = {
      form: 'itr1',
      section: 'gross_total_income',
      title: 'Gross Total Income',
      blocks: [
        {
          heading: 'Pay of the year',
          boxes: [
            { path: 'ITR1_IncomeDeductions.Salary', caption: 'Salary as in section 17(1)', kind: 'amount' },
            { path: 'ITR1_IncomeDeductions.PerquisitesValue', caption: 'Benefits in kind', kind: 'amount' },
          ],
        },
      ],
    };
    const fill = (hints: Hints) =>
      fillOfficial(bare, catalogs['itr1']!, strange, 'official-react', 'open', { ids: false, hints });
    const before = await fill({});
    expect([before.wrong, before.silent, before.right < 2]).toEqual([[], [], true]);
    const learned = {
      'ITR1_IncomeDeductions.Salary': 'Salary as in section 17(1)',
      'ITR1_IncomeDeductions.PerquisitesValue': 'Benefits in kind',
    };
    const taught = (heading: string): Hints =>
      Object.fromEntries(
        Object.entries(learned).map(([path, caption]) => [
          path,
          { from: 'taught', learned: { caption, headings: [heading], section: 'gross_total_income' } },
        ]),
      );
    const after = await fill(taught('Pay of the year'));
    expect([after.wrong, after.right]).toEqual([[], 2]);
    // the same words under another heading are another box
    const elsewhere = await fill(taught('Pay of the spouse'));
    expect([elsewhere.wrong, elsewhere.right]).toEqual([[], before.right]);
  });
});
