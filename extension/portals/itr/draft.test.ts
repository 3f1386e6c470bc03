import { beforeAll, expect, test } from 'vitest';
import { readMap } from '../../../shared/portal-maps.ts';
import { kept } from '../../../shared/testing/kept.ts';
import type { Outline } from '../../fill/outline.ts';
import { catalogFor } from '../../testing/itr.ts';
import type { Catalog } from './catalog.ts';
import * as allDraft from './draft.ts';

const { draftMap } = kept(allDraft);

let catalog: Catalog;
beforeAll(async () => {
  catalog = await catalogFor('itr1', '2026-27');
});

const salary = ['B1 Income from Salary / Pension', 'Gross Total Income'];
const box = (captions: string[], more = {}, headings = salary) => ({
  role: 'text',
  captions,
  headings,
  ...more,
});
const outline: Outline = {
  format: 'karsetu-outline/1',
  route: '#/foreturns-ay26/fo-itr1-ay2026/gross_total_income',
  headings: ['Gross Total Income'],
  tables: [],
  items: [
    box(['(ia) Salary as per section 17(1)'], { id: 'x17' }),
    box(['Benefits'], { id: 'Income.ITR1_IncomeDeductions.PerquisitesValue' }),
    { role: 'button', captions: ['Confirm'], headings: [] },
    box(['Extras of # paid on leaving'], { id: 'x18' }),
    box(['Extras of the last month'], { id: 'x19' }),
    box(['(ia) Salary as per section 17(1)'], { id: 'x20' }),
  ],
};
const I1 = 'ITR1_IncomeDeductions';

test('a map begins with the boxes that a name or the official words surely belong to', () => {
  const { section, map, open, unseen } = draftMap(catalog, 'itr1', '2026-27', outline);
  expect(section).toBe('gross_total_income');
  expect(map.fields).toEqual({
    // A running number is no name: the caption counts, under its two nearest headings.
    [`${I1}.Salary`]: {
      from: 'taught',
      learned: { caption: '(ia) Salary as per section 17(1)', headings: salary, section },
    },
    [`${I1}.PerquisitesValue`]: {
      from: 'taught',
      learned: { id: 'Income.ITR1_IncomeDeductions.PerquisitesValue', headings: salary, section },
    },
  });
  // The second box of one caption is not surely the field either; buttons are no boxes.
  expect(open.map((o) => o.at)).toEqual([3, 4, 5]);
  expect(unseen.map((u) => u.path)).toContain(`${I1}.ProfitsInSalary`);
  expect(unseen.map((u) => u.path)).not.toContain(`${I1}.Salary`);
  expect(readMap(JSON.stringify(map)).ok).toBe(true);
});

test('a person places the others by number; a caption with a masked name teaches nothing', () => {
  const place = (at: number, path: string) => draftMap(catalog, 'itr1', '2026-27', outline, { [at]: path });
  const placed = place(4, `${I1}.ProfitsInSalary`);
  expect(placed.map.fields[`${I1}.ProfitsInSalary`]?.learned?.caption).toBe('Extras of the last month');
  expect(place(3, `${I1}.ProfitsInSalary`).open.map((o) => o.at)).toContain(3);
  expect(() => place(4, `${I1}.ProfitInSalary`)).toThrow(/is no field of itr1/);
  expect(() =>
    draftMap(catalog, 'itr1', '2026-27', { ...outline, route: '#/dashboard', headings: ['Dashboard'] }),
  ).toThrow(/no section/);
});
