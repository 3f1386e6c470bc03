import { expect, test } from 'vitest';
import { Speed, secondsLeft } from './speed.ts';

test('speed follows the last seconds, time left follows speed', () => {
  const speed = new Speed();
  expect(secondsLeft(1000, speed.bytesPerSecond)).toBeUndefined();
  speed.note(0, 0);
  for (let s = 1; s <= 10; s++) speed.note(s * 1_000_000, s * 1000);
  expect(speed.bytesPerSecond).toBe(1_000_000);
  for (let s = 11; s <= 30; s++) speed.note(10_000_000 + (s - 10) * 500_000, s * 1000);
  expect(speed.bytesPerSecond).toBe(500_000);
  expect(secondsLeft(1_250_000, speed.bytesPerSecond)).toBe(3);
  speed.reset();
  expect(speed.bytesPerSecond).toBe(0);
});

test('a restart from an earlier offset does not count backwards', () => {
  const speed = new Speed();
  speed.note(5000, 0);
  speed.note(6000, 1000);
  speed.note(2000, 2000);
  speed.note(4000, 3000);
  expect(speed.bytesPerSecond).toBe(2000);
});
