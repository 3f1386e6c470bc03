import { expect, it } from 'vitest';
import { leavesStep, wayFor, waysOf } from './secondStep.ts';

it('offers the easiest way first, and only those the account has', () => {
  expect(waysOf(['recovery', 'totp', 'passkey'])).toEqual(['passkey', 'totp', 'recovery']);
  expect(waysOf(['recovery', 'totp'])).toEqual(['totp', 'recovery']);
});

it('sends what was typed under its name', () => {
  expect(wayFor('totp', '123456')).toEqual({ code: '123456' });
  expect(wayFor('recovery', ' ABCDE-FGHIJ-23456 ')).toEqual({ recovery_code: 'ABCDE-FGHIJ-23456' });
});

it('stays for a wrong code or too many of them, and leaves for what no code changes', () => {
  expect([422, 429, 0].map((status) => leavesStep({ status }))).toEqual([false, false, false]);
  expect([401, 403].map((status) => leavesStep({ status }))).toEqual([true, true]);
});
