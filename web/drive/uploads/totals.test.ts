import { expect, test } from 'vitest';
import type { Upload } from './store.ts';
import { totalsOf } from './totals.ts';

const upload = (change: Partial<Upload>): Upload => ({
  id: 'u',
  name: 'a.pdf',
  folder: '',
  into: '',
  size: 1000,
  sent: 0,
  state: 'waiting',
  reason: '',
  bytesPerSecond: 0,
  batch: 'b',
  ...change,
});

test('share, pace and time left are of everything on its way', () => {
  const totals = totalsOf([
    upload({ state: 'done', sent: 1000 }),
    upload({ state: 'sending', sent: 500, bytesPerSecond: 100 }),
    upload({ state: 'waiting' }),
    upload({ state: 'failed', sent: 10 }),
    upload({ state: 'needs-file', size: 90_000 }),
  ]);
  expect(totals).toEqual({ open: 2, done: 1, files: 3, share: 0.5, bytesPerSecond: 100, seconds: 15 });
});

test('nothing but empty files is done when they are', () => {
  expect(totalsOf([upload({ size: 0 })]).share).toBe(0);
  expect(totalsOf([upload({ size: 0, state: 'done' })]).share).toBe(1);
});
