import { expect, it } from 'vitest';
import type { FigureEvidence } from './figures.ts';
import { papersOfLine } from './lines.ts';

const figure = (name: FigureEvidence['figure'], evidence: number, sources: string[]): FigureEvidence => ({
  figure: name,
  path: '',
  evidence,
  in_return: evidence,
  count: 2,
  sources,
});
const figures = [
  figure('interest_savings', 11532, ['ais', 'bank']),
  figure('dividend', 300, []),
  figure('112A', 95635.24, ['zerodha']),
  figure('112', 70, ['shares']),
];

it('says in a line of the computation which papers its figures come from', () => {
  const own = papersOfLine('sources.normal', figures);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/11,532: 2 accounts or payers, AIS \+ Bank statement$/);
  // 112A and 112 are two sections; a line without figures of papers says nothing.
  expect(papersOfLine('gains.112A-12.5', figures)[0]).toMatch(/95,635\.24/);
  expect(papersOfLine('gains.112-12.5', figures)[0]).toMatch(/70:/);
  expect(papersOfLine('tax.cess', figures)).toEqual([]);
});
