import { expect, it } from 'vitest';
import type { Payee } from '../../shared/tds/payees.ts';
import { payeesOf } from '../../shared/tds/payees.ts';
import { askedFor, payeeLines } from './chosenPayees.ts';

const payees: Payee[] = payeesOf({
  deductees: [
    {
      id: 'd1',
      name: 'Kiran Works',
      pan: 'ABCPK1234F',
      amount: 100_00,
      tax: 1_00,
      surcharge: 10,
      deposited: 1_10,
    },
    { id: 'd2', name: 'Lakshmi', pan: 'PANNOTAVBL', amount: 50_00, tax: 10_00 },
    { id: 'd3', name: 'Kiran Works Pune', pan: 'ABCPK1234F', amount: 200_00, tax: 2_00, deposited: 2_00 },
    { id: 'd4', name: 'Rao', pan: 'PANNOTAVBL', amount: 1_00 },
    { id: 'd5', name: ' lakshmi ', pan: 'PANNOTAVBL', amount: 2_00 },
  ],
  salaries: [
    { id: 's1', name: 'Kiran', pan: 'ABCPK1234F', perquisites: 5_00 },
    { id: 's2', name: 'Meera', pan: 'ABCPM1234F' },
  ],
});

it('a payee is one by PAN, without a PAN one by name', () => {
  expect(payees.map((p) => [p.id, p.rows.map((r) => r.id), p.salary?.id])).toEqual([
    ['d1', ['d1', 'd3'], 's1'],
    ['d2', ['d2', 'd5'], undefined],
    ['d4', ['d4'], undefined],
    ['s2', [], 's2'],
  ]);
});

it('a line sums the payments of a payee and is found by name and PAN', () => {
  expect(payeeLines(payees, 'kiran ABCPK')).toMatchObject([
    { payments: 2, amount: 300_00, deducted: 3_10, deposited: 3_10 },
  ]);
  expect(payeeLines(payees, '').map((l) => l.payments)).toEqual([2, 2, 1, 0]);
});

it('all are asked for without a list, some by their ids, perquisites only of those who have some', () => {
  const all = new Set(payees.map((p) => p.id));
  expect(askedFor(payees, all, 'certificates')).toEqual({ ids: undefined, count: 4 });
  expect(askedFor(payees, all, 'perquisites')).toEqual({ ids: undefined, count: 1 });
  expect(askedFor(payees, new Set(['d2', 'gone']), 'certificates')).toEqual({ ids: ['d2'], count: 1 });
  expect(askedFor(payees, new Set(['d2']), 'perquisites')).toEqual({ ids: [], count: 0 });
});
