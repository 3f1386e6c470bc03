import { expect, it } from 'vitest';
import { type FactorState, grouped, isLast } from './security.ts';

const state = (more: Partial<FactorState>): FactorState => ({
  enrolled: true,
  required: true,
  due_at: null,
  totp: true,
  passkeys: [],
  recovery_codes_left: 10,
  idle_minutes: 30,
  may_be_optional: true,
  ...more,
});
const key = { id: '1', name: 'Blue', created_at: '', last_used_at: null };

it('keeps the last way of an account that must have one', () => {
  expect(isLast(state({}))).toBe(true);
  expect(isLast(state({ passkeys: [key] }))).toBe(false);
  expect(isLast(state({ totp: false, passkeys: [key] }))).toBe(true);
  expect(isLast(state({ required: false }))).toBe(false);
});

it('shows a key in groups of four, as apps do', () => {
  expect(grouped('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
