import { expect, it } from 'vitest';
import * as z from 'zod';
import { amount, rows, text } from '../../../shared/forms/fields.ts';
import type { FormModel } from '../../../shared/forms/form.ts';
import { listPartOf } from '../state/listPart.ts';
import { keysOf } from '../state/state.ts';
import { createFormStore } from '../state/store.ts';
import { actOn, stepIn } from './listHistory.ts';

const model: FormModel = {
  id: 'test',
  title: 'Test',
  year: '2026-27',
  schema: z.strictObject({
    gifts: rows(
      { label: 'Gifts', rowLabel: 'Gift' },
      { to: text('To', {}), amount: amount('Amount') },
    ).optional(),
  }),
  steps: [{ id: 'one', title: 'One', parts: ['gifts'] }],
  derive: (data) => data,
  rules: () => [],
};

it('takes acts in a list back and does them again, but never over a change made elsewhere', () => {
  const store = createFormStore({
    model,
    data: { gifts: [{ to: 'A', amount: 1 }] },
    compute: (data) => ({ derived: () => data, figures: undefined }),
  });
  const part = () => listPartOf(store.state(), 'gifts', keysOf(store.state(), 'gifts'));
  const amounts = () => (store.state().data['gifts'] as { amount: number }[]).map((row) => row.amount);
  const to = (...values: number[]) => {
    const before = part();
    const list = values.map((value, i) => ({ to: 'A', amount: value, i }));
    actOn(store, 'gifts', { before, after: { ...before, rows: list, keys: values.map((_, i) => i + 10) } });
  };
  to(2);
  to(2, 3);
  expect(stepIn(store, 'gifts')).toBe(true);
  expect(amounts()).toEqual([2]);
  expect(stepIn(store, 'gifts')).toBe(true);
  expect(amounts()).toEqual([1]);
  // Nothing before it.
  expect(stepIn(store, 'gifts')).toBe(true);
  expect(amounts()).toEqual([1]);
  expect(stepIn(store, 'gifts', true)).toBe(true);
  expect(stepIn(store, 'gifts', true)).toBe(true);
  expect(amounts()).toEqual([2, 3]);
  store.dispatch({ type: 'set', path: 'gifts.1.amount', value: 9 });
  expect(stepIn(store, 'gifts')).toBe(false);
  expect(amounts()).toEqual([2, 9]);
  store.stop();
});
