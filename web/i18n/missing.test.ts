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

it('refuses a likely misspelt copy of a known text, and not a new one', () => {
  const warn = vi.fn();
  for (const slip of ['Paymnet saved', 'Paymen saved', 'Trampoline saved', 'Dowload', 'Save darft'])
    expect(() => reportMissing([`web/x.tsx: ${slip}`], { required: false, warn })).toThrow(
      `  ${slip} (elsewhere: `,
    );
  // words that are used elsewhere, a sentence of its own, a new word
  const fresh = ['Payment closed', 'Paymnet of a wholly new kind', 'Trampoline'];
  reportMissing(fresh, { required: false, warn });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('takes a text that is meant as it is', () => {
  const warn = vi.fn();
  reportMissing(['web/x.tsx: Trampoline saved'], { required: false, warn, awaiting: ['Trampoline saved'] });
  expect(warn).toHaveBeenCalledTimes(1);
});
