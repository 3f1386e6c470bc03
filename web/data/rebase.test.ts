import { expect, it } from 'vitest';
import { rebase } from './rebase.ts';

it('shows what the server stored', () => {
  const sent = { name: ' asha ', tax: { igst: 100 } };
  const stored = { name: 'ASHA', tax: { igst: 100 } };
  expect(rebase(sent, sent, stored)).toBe(stored);
  expect(rebase(structuredClone(sent), sent, stored)).toBe(stored);
});

it('keeps what was typed, cleared or added while the save was on its way', () => {
  const sent = { name: 'asha', tax: { igst: 100, cgst: 5 }, note: 'x', rows: [1] };
  const now = { name: 'asha', tax: { igst: 1007, cgst: 5 }, rows: [1, 2], city: 'Pune' };
  const stored = { name: 'ASHA', tax: { igst: 100, cgst: 6 }, note: 'x', rows: [1] };
  expect(rebase<Record<string, unknown>>(now, sent, stored)).toEqual({
    name: 'ASHA',
    tax: { igst: 1007, cgst: 6 },
    rows: [1, 2],
    city: 'Pune',
  });
});
