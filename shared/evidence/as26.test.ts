import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allAs26 from './as26.ts';
import { counts, isRefused } from './pieces.ts';
import { form26as } from './testing/papers.ts';
import { deductors } from './testing/taxpayer.ts';

const { read26as } = kept(allAs26);

/** Rows of one deductor as [amount, whether it counts], in rupees. */
const read = (...rows: [gross: number, tax: number][]) => {
  const paper = read26as(
    form26as('AAAPA0001A', {
      I: deductors([
        {
          name: 'ALPHA LIMITED',
          id: 'MUMA11111A',
          rows: rows.map(([gross, tax]) => ['194A', '2025-07-15', gross, tax]),
        },
      ]),
    }),
  );
  if (isRefused(paper)) throw new Error(paper.refused.text);
  return paper.pieces.map((p) => [p.gross / 100, counts(p)]);
};

it.each([0, 800])('a row taken back, and booked again, counts once (tax of %i)', (tax) => {
  expect(read([8000, tax], [-8000, -tax], [8000, tax])).toEqual([
    [8000, false],
    [-8000, false],
    [8000, true],
  ]);
  expect(read([8000, tax], [-8000, -tax])).toEqual([
    [8000, false],
    [-8000, false],
  ]);
});

it('a row taken back in part counts with its sign', () => {
  expect(read([8000, 800], [-3000, -300])).toEqual([
    [8000, true],
    [-3000, true],
  ]);
  expect(read([8000, 800], [0, -800])).toEqual([
    [8000, true],
    [0, true],
  ]);
});
