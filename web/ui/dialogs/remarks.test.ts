import { expect, it } from 'vitest';
import { showRemarks } from './remarks.ts';
import { dismissToast, visibleToasts } from './toasts.ts';

it('remarks are lines of one toast, those beyond eight counted', () => {
  // Files of a worker share the toasts.
  for (const { id } of visibleToasts()) dismissToast(id);
  const shown = (count: number) => {
    showRemarks(Array.from({ length: count }, (_, n) => ({ text: `Remark ${n + 1}` })));
    const toasts = visibleToasts();
    for (const { id } of toasts) dismissToast(id);
    return toasts.map(({ text }) => text.split('\n'));
  };
  const eight = Array.from({ length: 8 }, (_, n) => `Remark ${n + 1}`);
  expect(shown(0)).toEqual([]);
  expect(shown(1)).toEqual([['Remark 1']]);
  expect(shown(8)).toEqual([eight]);
  expect(shown(10)).toEqual([[...eight, 'and 2 more']]);
});
