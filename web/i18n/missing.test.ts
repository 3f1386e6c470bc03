import { expect, it, vi } from 'vitest';
import { reportMissing } from './missing.ts';

it('tells a contributor of texts without Hindi and lets them go on', () => {
  const warn = vi.fn();
  reportMissing(['Save draft', 'Save draft', 'Close'], { required: false, warn });
  expect(warn.mock.calls).toEqual([['2 without Hindi in web/i18n/hi:\n  Save draft\n  Close']]);
});

it('stops a release', () => {
  expect(() => reportMissing(['Save draft'], { required: true })).toThrow('Save draft');
});

it('says nothing where all is translated', () => {
  const warn = vi.fn();
  reportMissing([], { required: true, warn });
  expect(warn).not.toHaveBeenCalled();
});

it('refuses a misspelt copy of a known text, and not a new one', () => {
  const warn = vi.fn();
  for (const slip of [
    'Paymnet saved',
    'Paymen saved',
    'Payiment saved',
    'Paymont saved',
    'web/invoices/PaymentDialog.tsx: Paymnet saved',
  ])
    expect(() => reportMissing([slip], { required: false, warn })).toThrow(`  ${slip} (elsewhere: `);
  // words that are used elsewhere, a new word, or a sentence of its own
  const fresh = ['Payment closed', 'Trampoline saved', 'Paymnet of a wholly new kind', 'Paymnet'];
  reportMissing(fresh, { required: false, warn });
  expect(warn).toHaveBeenCalledTimes(1);
});
