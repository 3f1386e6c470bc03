import { expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allRateGroups from './rate-groups.ts';

const { rateGroupsOf } = kept(allRateGroups);

const groups = (...names: string[]) => {
  const found = rateGroupsOf(
    names,
    undefined,
    [],
    () => true,
    () => ({}),
  );
  return found?.groups.map(({ rate, columns }) => [rate, columns]);
};
/** With a column of values for all rates behind the others. */
const withValue = (...names: string[]) =>
  rateGroupsOf(
    names,
    undefined,
    [],
    () => true,
    () => ({ taxable: [names.length] }),
  )?.groups.map(({ rate }) => rate);

it('columns of each rate are its value and its taxes', () =>
  expect(groups('Taxable 5%', 'IGST 5%', 'Taxable 18%', 'IGST 18%')).toEqual([
    [5, { taxable: [0], igst: [1] }],
    [18, { taxable: [2], igst: [3] }],
  ]));

it('halves of a rate are its central and State tax', () =>
  expect(groups('Taxable 5%', 'CGST 2.5%', 'SGST 2.5%', 'Taxable 18%', 'CGST 9%', 'SGST 9%')).toEqual([
    [5, { taxable: [0], cgst: [1], sgst: [2] }],
    [18, { taxable: [3], cgst: [4], sgst: [5] }],
  ]));

it('a rate whose value no column has is asked about, unless none has one and a column is of all', () => {
  expect(groups('Taxable 5%', 'IGST 5%', 'IGST 18%')).toBeUndefined();
  expect(groups('Taxable 5%', 'IGST 5%', 'Taxable 12%', 'IGST 12%', 'IGST 18%')).toBeUndefined();
  expect(withValue('Taxable 5%', 'IGST 5%', 'IGST 18%')).toBeUndefined();
  expect(groups('IGST 5%', 'IGST 18%')).toBeUndefined();
  expect(withValue('IGST 5%', 'IGST 18%')).toEqual([5, 18]);
});

it('one rate alone is no table by rates', () => expect(groups('Taxable 18%', 'IGST 18%')).toBeUndefined());

it('two columns for one part of a rate are asked about, unless they are of sales within and outside the State', () => {
  expect(groups('Taxable 5%', 'Taxable 5%', 'IGST 5%', 'Taxable 18%', 'IGST 18%')).toBeUndefined();
  expect(groups('Taxable 5%', 'IGST 5%', 'Taxable 18%', 'IGST 18%', 'IGST 18%')).toBeUndefined();
  expect(groups('Local Taxable 5%', 'Outside Taxable 5%', 'Taxable 18%')).toEqual([
    [5, { taxable: [0, 1] }],
    [18, { taxable: [2] }],
  ]);
});
