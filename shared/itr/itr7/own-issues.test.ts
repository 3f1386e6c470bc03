import { expect, it } from 'vitest';
import { type FormValues, setAt } from '../../forms/paths.ts';
import type { Itr7 } from '../values/itr7.ts';
import { itr7Years } from './data/years.ts';
import { itr7Form } from './form.ts';
import { ownIssues } from './own-issues.ts';
import { worked } from './testing/worked.ts';

const form = itr7Form('2026-27');
const year = itr7Years['2026-27'];
const named = (name: string): FormValues => worked.find(([known]) => known.startsWith(name))![1];
/** Paths of the findings about a trust, with their severity, after changes to it. */
const found = (name: string, ...changes: [path: string, value: unknown][]): string[] => {
  const data = changes.reduce((all, [path, value]) => setAt(all, path, value), named(name));
  return ownIssues(year, form.compute(data, '2026-07-15').derived as Itr7).map((i) =>
    [i.path, i.severity, i.rule].filter(Boolean).join(' '),
  );
};

it('an electoral trust that does not distribute 95% is taxed on what it was given (s.13B)', () => {
  const trust = 'electoral trust';
  const taxed = 'electoral_trust warning';
  expect(found(trust)).toEqual([]);
  // 1,00,000 and contributions of 1,00,00,000: 95% of 1,01,00,000 is 95,95,000
  expect(found(trust, ['electoral_trust.distributed', 95_95_000])).toEqual([]);
  expect(found(trust, ['electoral_trust.distributed', 95_94_999])).toEqual([taxed]);
  for (const condition of ['books', 'recorded', 'parties_recorded', 'audited', 'listed'])
    expect(found(trust, [`electoral_trust.${condition}`, 'N']), condition).toEqual([taxed]);
  // without contributions there is nothing to tax
  expect(found(trust, ['contributions', undefined], ['electoral_trust.distributed', 0])).toEqual([]);
});

it('a political party is exempt only if it filed in time and met its conditions (s.13A)', () => {
  expect(found('political party with a press')).toEqual([]);
  expect(found('political party that filed late')).toEqual(['filing.due_date warning B-9', 'party warning']);
  expect(found('political party with a press', ['party.books', 'N'])).toEqual(['party warning']);
  expect(found('political party with a press', ['party.books', 'N'], ['contributions', undefined])).toEqual(
    [],
  );
});
