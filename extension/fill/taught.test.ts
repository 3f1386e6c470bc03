import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';
import { fillOfficial, inOddWords, teach } from '../testing/official/drive.ts';
import { entityPages } from '../testing/official/entities.ts';
import { officialPages } from '../testing/official/forms.ts';
import { furtherPages } from '../testing/official/further.ts';
import { shapes } from '../testing/official/judge.ts';
import { schedulePages } from '../testing/official/schedules.ts';

/**
 * Every page of the project in words that say nothing: captions, headings, options and buttons are made up, so that only what the
 * preparer has pointed at can be found again.
 */
let bare: Bare;
const catalogs: Record<string, Catalog> = {};
const all = [...officialPages, ...schedulePages, ...entityPages, ...furtherPages].map(inOddWords);
// A third of them in the suite, each technique and shape among them; all with LONG_RUNS=1.
const pages = process.env['LONG_RUNS'] ? all : all.filter((_, i) => i % 3 === 0);
beforeAll(async () => {
  bare = await startBare();
  for (const form of new Set(pages.map((p) => p.form))) catalogs[form] = await catalogFor(form, '2026-27');
});
afterAll(() => bare?.close());

const total = { after: 0, values: 0, points: 0 };

test.each(pages.map((form, i) => [`${form.form} ${form.section}, ${shapes[i % 4]}`, form, i] as const))(
  'after one pass of pointing: %s',
  async (_, form, i) => {
    const ground = i % 2 === 0 ? 'official-jquery' : 'official-react';
    const shape = shapes[i % 4]!;
    const catalog = catalogs[form.form]!;
    // That nothing is known before is seen on the first page.
    if (i === 0) {
      const before = await fillOfficial(bare, catalog, form, ground, shape, {
        ids: false,
        odd: true,
        more: 1,
      });
      expect([before.wrong, before.silent, before.repeated, before.right]).toEqual([[], [], 0, 0]);
    }
    const { hints, points } = await teach(bare, catalog, form, ground, shape);
    const after = await fillOfficial(bare, catalog, form, ground, shape, {
      ids: false,
      odd: true,
      hints,
      more: 1,
    });
    expect([after.wrong, after.silent, after.repeated]).toEqual([[], [], 0]);
    total.after += after.right;
    total.values += after.values;
    total.points += points;
    if (after.right < after.values)
      console.info(`${form.section}: ${after.right} of ${after.values}`, after.left.slice(0, 12));
  },
);

test('at least 95% is right over all pages after one pass of teaching', () => {
  const { after, values, points } = total;
  console.info(`taught: ${after} of ${values} right after ${points} lessons`);
  expect(after / values).toBeGreaterThanOrEqual(0.95);
});
