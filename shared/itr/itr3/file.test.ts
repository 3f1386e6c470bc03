import { expect, it } from 'vitest';
import type { FormValues } from '../../forms/paths.ts';
import type { Itr3 } from '../values/itr3.ts';
import { onlyIfUsed } from './file.ts';

/** Parts of the file that would be there for what was entered. */
const parts = (entered: FormValues) => onlyIfUsed.filter(([, used]) => used(entered as Itr3)).map(([p]) => p);

it('a presumptive scheme is in the file from the first rupee or row, and without either not', () => {
  expect(parts({})).toEqual([]);
  expect(
    parts({
      business44ad: { gross_turnover: 0, businesses: [] },
      profession44ada: { gross_receipts: 0, professions: [] },
      carriages44ae: { goods_carriages: [], carriers: [] },
      filing: { opt_out_new_tax_regime: 'N' },
    }),
  ).toEqual([]);
  for (const [part, one] of [
    ['business44ad', { gross_turnover: 1 }],
    ['business44ad', { businesses: [{}] }],
    ['profession44ada', { gross_receipts: 1 }],
    ['profession44ada', { professions: [{}] }],
    ['carriages44ae', { goods_carriages: [{}] }],
    ['carriages44ae', { carriers: [{}] }],
  ] as const)
    expect(parts({ [part]: one }), JSON.stringify(one)).toEqual([part]);
  // deductions of undertakings only where section 115BAC is left
  expect(parts({ filing: { opt_out_new_tax_regime: 'Y' } })).toEqual(['undertakings']);
});
