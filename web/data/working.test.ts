import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '../../shared/progress.ts';
import { followCall } from './working.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saving: Progress = { step: 'saving', done: 10, total: 50 };

it('asks nothing about a call that is over within two seconds', async () => {
  const ask = vi.fn(async () => saving);
  const over = followCall('quick', () => {}, ask);
  await vi.advanceTimersByTimeAsync(1900);
  over();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
});

it('asks every second while a call says how far it has come, and less and less while it does not', async () => {
  const telling = vi.fn(async () => saving);
  const silent = vi.fn(async () => null);
  const ends = [followCall('telling', () => {}, telling), followCall('silent', () => {}, silent)];
  await vi.advanceTimersByTimeAsync(12_100);
  for (const end of ends) end();
  // At 2, 3, 4 … 12 seconds; at 2, 4, 8 and not yet at 16.
  expect([telling.mock.calls.length, silent.mock.calls.length]).toEqual([11, 3]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(telling).toHaveBeenCalledTimes(11);
});
