import { expect, it } from 'vitest';
import { decisionsOf, type ImsLine, splitReduction } from './ims.ts';

const line: ImsLine = {
  id: '2',
  section: 'b2bcn',
  gstin: '29AABCR1718E1ZL',
  name: '',
  number: 'C/1',
  date: '2025-10-20',
  kind: 'C',
  taxable: 100,
  igst: 0,
  cgst: 9,
  sgst: 9,
  cess: 1,
  suggested: 'P',
  reasons: [],
  action: 'N',
  decided: false,
  remarks: '',
  reduce: null,
  may_be_pending: true,
  pending_until: '11-2025',
};

it('splits a reduction by the taxes of the record, to the paisa', () => {
  // 9 : 9 : 1 of 10.00: 4.74, 4.74 and the rest 0.52
  expect(splitReduction(line, 1000)).toEqual({ igst: 0, cgst: 4.74, sgst: 4.74, cess: 0.52 });
  expect(splitReduction({ igst: 18, cgst: 0, sgst: 0, cess: 0 }, 1801)).toEqual({
    igst: 18.01,
    cgst: 0,
    sgst: 0,
    cess: 0,
  });
});

it('sends remarks with a rejection or pending only, and a reduction with an acceptance only', () => {
  const send = (change: Parameters<typeof decisionsOf>[1] extends ReadonlyMap<string, infer C> ? C : never) =>
    decisionsOf([line], new Map([['2', change]]));
  expect(send({ action: 'R', remarks: 'x', reduce: 500 })).toEqual([{ id: '2', action: 'R', remarks: 'x' }]);
  expect(send({ action: 'A', remarks: 'x', reduce: null })).toEqual([{ id: '2', action: 'A' }]);
  expect(send({ action: 'A', remarks: '', reduce: 1900 })).toEqual([
    { id: '2', action: 'A', reduce: { igst: 0, cgst: 9, sgst: 9, cess: 1 } },
  ]);
  expect(decisionsOf([line], new Map())).toEqual([]);
  // Read so that every action may carry them
  expect(decisionsOf([line], new Map([['2', { action: 'A', remarks: 'x', reduce: null }]]), 'any')).toEqual([
    { id: '2', action: 'A', remarks: 'x' },
  ]);
});
