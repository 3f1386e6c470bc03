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
