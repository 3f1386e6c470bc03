import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest, watchKeys } from './tasks.ts';

const page = new EventTarget();
watchKeys(page);

let hour = 0;
/** Milliseconds the steps took so far. */
let busy = 0;
beforeEach(() => {
  vi.useFakeTimers();
  hour += 3_600_000;
  vi.setSystemTime(hour);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + busy);
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.restoreAllMocks();
  // Other tests of this worker: the last key was pressed now, not in an hour to come.
  page.dispatchEvent(new Event('keydown'));
});

test('work waits until no key was pressed for a while, and a key holds the steps that are left', () => {
  const done: number[] = [];
  const task = atRest(function* () {
    for (const step of [1, 2, 3]) {
      done.push(step);
      busy += 8;
      yield;
    }
  }, 250);
  task.ask();
  vi.advanceTimersByTime(200);
  // in a cell or a search field: nothing of the form changes
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(249);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1]);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(240);
  expect(done).toEqual([1]);
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3]);
});

test('short steps run together, long ones let others in; asking again begins from the first step', () => {
  const done: string[] = [];
  let of = 'a';
  const task = atRest(function* () {
    const name = of;
    for (const step of [1, 2]) {
      done.push(`${name}${step}`);
      if (name === 'a') busy += 8;
      yield;
    }
  }, 250);
  task.ask();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a1']);
  of = 'b';
  task.ask();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a1', 'b1', 'b2']);
  task.ask();
  task.drop();
  vi.runAllTimers();
  expect(done).toEqual(['a1', 'b1', 'b2']);
});
