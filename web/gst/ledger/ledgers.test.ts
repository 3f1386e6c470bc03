import { expect, it } from 'vitest';
import { allHeads, differs, entrySums, inPaise, inRupees } from './ledgers.ts';

const t = (igst: number, cgst = 0) => ({ igst, cgst, sgst: 0, cess: 0 });

it('turns rupees into paise and back without losing any', () => {
  expect(inPaise(t(1.15, 0.29))).toEqual(t(115, 29));
  expect(inRupees(t(115, 29))).toEqual(t(1.15, 0.29));
  expect(allHeads({ igst: 1, cgst: 2, sgst: 3, cess: 4 })).toBe(10);
});

it('says a balance differs only where the portal has one', () => {
  const m = { opening: t(0), portal: null, difference: t(5), in: t(0), out: t(0), closing: t(0) };
  expect(differs(m)).toBe(false);
  expect(differs({ ...m, portal: t(5) })).toBe(true);
  expect(differs({ ...m, portal: t(5), difference: t(0) })).toBe(false);
});

it('adds up the heads of suggested entries', () => {
  expect(entrySums([{ period: '05-2026', kind: 'reversed', ...t(135, 2) }])).toEqual([
    { period: '05-2026', kind: 'reversed', tax: 137 },
  ]);
});
