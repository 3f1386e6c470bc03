import { expect, it } from 'vitest';
import { phoneOf } from './phone.ts';

it('the number on an invoice is the phone, else the mobile', () => {
  expect(phoneOf({ phone: '022 2345 6789', mobile: '9876543210' })).toBe('022 2345 6789');
  expect(phoneOf({ mobile: '9876543210' })).toBe('9876543210');
  expect(phoneOf({ phone: ' ', mobile: '9876543210' })).toBe('9876543210');
  expect(phoneOf({ phone: '022 2345 6789' })).toBe('022 2345 6789');
  expect([phoneOf({}), phoneOf({ phone: 5 })]).toEqual(['', '']);
});
