import { expect, it } from 'vitest';
import { rowsOfStatement } from './import.ts';

it('a row of a file that a save would refuse is named by its line', () => {
  const payee = { id: 'a', challan: 'c', name: 'Asha', section: '194C' };
  const { rows, refused } = rowsOfStatement('26Q', {
    challans: [{ id: 'c' }],
    deductees: [payee, { ...payee, remark: 'Ω' }, payee, { ...payee, remark: 'Ω' }],
  });
  expect(refused.map(({ table, line, column }) => [table, line, column])).toEqual([
    ['deductees', 2, expect.any(String)],
    ['deductees', 4, expect.any(String)],
  ]);
  expect(rows.challans).toHaveLength(1);
});
