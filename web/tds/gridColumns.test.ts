import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { challanName, codesOf, gridColumns, gridTotals } from './gridColumns.ts';

beforeEach(() => void vi.stubGlobal('window', { innerWidth: 1200 }));
afterEach(() => void vi.unstubAllGlobals());

const challans = [
  { id: 'c1', nil: 'N', serial: '00123', deposited_on: '2025-08-07' },
  { id: 'c2', nil: 'Y' },
] as unknown as SheetRow[];
const column = (key: string) => gridColumns('26Q', 'deductees', challans).find((c) => c.key === key)!;

it('a challan is called by its place, number and day, a nil one so', () => {
  expect(challans.map(challanName)).toEqual(['1 · 00123 · 07-08-2025', '2 · Nil challan']);
});

it('a deductee’s challan is chosen from those of the statement and shown by name', () => {
  const { options, show, edit } = column('challan');
  expect(options).toEqual([
    { value: 'c1', label: '1 · 00123 · 07-08-2025' },
    { value: 'c2', label: '2 · Nil challan' },
  ]);
  expect([show('c2'), edit?.('c2'), edit?.(undefined)]).toEqual(['2 · Nil challan', 'c2', '']);
});

it('amounts stand right, are shown in rupees and read as paise; what is none is refused in words', () => {
  const { align, show, read, width } = column('amount');
  expect(align).toBe('right');
  expect(width).toBeGreaterThanOrEqual(130);
  expect([show(123_45_67), show(undefined), show('')]).toEqual(['12,345.67', '', '']);
  expect(read('12,345.67')).toEqual({ ok: true, value: 12_345_67 });
  const refused = read('x');
  expect(refused.ok).toBe(false);
  expect((refused as { message: string }).message).toMatch(/\S/);
  expect(column('name').align).toBeUndefined();
});

it('the first column stays in sight where there is room, never in the list of challans', () => {
  const frozen = (table: 'deductees' | 'challans') =>
    gridColumns('26Q', table, challans).filter((c) => c.frozen).length;
  expect([frozen('deductees'), frozen('challans')]).toEqual([1, 0]);
  vi.stubGlobal('window', { innerWidth: 999 });
  expect(frozen('deductees')).toBe(0);
  vi.stubGlobal('window', { innerWidth: 1000 });
  expect(frozen('deductees')).toBe(1);
});

it('totals are of the amounts alone, the first column counts', () => {
  const rows = [
    { id: 'd1', amount: 100_000_00, tax: 1000_00, rate: 10_000 },
    { id: 'd2', amount: 50_50, tax: 50 },
  ] as unknown as SheetRow[];
  const totals = gridTotals('26Q', 'deductees', rows);
  expect(totals).toMatchObject({ amount: '1,00,050.50', tax: '1,000.50' });
  expect(totals).not.toHaveProperty('rate');
  expect(Object.values(totals)).toContain('2 in total');
});

it('codes are called by section and nature, one line each', () => {
  const codes = codesOf('26Q');
  expect(codes.find(({ value }) => value === '94C')?.label).toMatch(/^94C · 194C /);
  expect(new Set(codes.map(({ value }) => value)).size).toBe(codes.length);
});
