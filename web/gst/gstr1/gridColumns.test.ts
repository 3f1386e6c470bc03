import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sections } from '../../../shared/gst/gstr1/sections.ts';
import { gridColumns } from './gridColumns.ts';

beforeEach(() => void vi.stubGlobal('window', { innerWidth: 1200 }));
afterEach(() => void vi.unstubAllGlobals());
const column = (key: string) => gridColumns(sections.b2b).find((c) => c.key === key)!;

it('amounts are shown in rupees, typed in rupees and kept in paise', () => {
  const { show, edit, read, align } = column('taxable_value');
  expect([show(12_345_67), show(undefined), show(''), show('abc')]).toEqual(['12,345.67', '', '', 'abc']);
  expect([edit?.(12_345_67), edit?.(undefined)]).toEqual(['12345.67', '']);
  expect(read('12,345.67')).toEqual({ ok: true, value: 12_345_67 });
  expect(read('x')).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) });
  expect(align).toBe('right');
});

it('codes are shown by their words and typed as codes; rates with a percent', () => {
  const place = column('place_of_supply');
  expect([place.show('24'), place.edit?.('24'), place.edit?.(undefined)]).toEqual(['24-Gujarat', '24', '']);
  expect(column('rate').show(18)).toBe('18%');
  expect(column('invoice_date').show('2025-10-05')).toBe('05-10-2025');
  expect(column('gstin').align).toBeUndefined();
});

it('the columns up to the number stay in sight, at most three and where there is room', () => {
  const frozen = () =>
    gridColumns(sections.b2b)
      .filter((c) => c.frozen)
      .map((c) => c.key);
  expect(frozen()).toEqual(['gstin', 'receiver_name', 'invoice_number']);
  vi.stubGlobal('window', { innerWidth: 999 });
  expect(frozen()).toEqual([]);
});
