import { beforeEach, expect, it } from 'vitest';
import { takeOver } from './take-over.ts';

const world = globalThis as { karsetuAlive?: () => boolean };
beforeEach(() => {
  delete world.karsetuAlive;
});

it('the first copy serves its page, and answers for itself from then on', () => {
  const alive = () => true;
  expect(takeOver(alive)).toBe(true);
  expect(world.karsetuAlive).toBe(alive);
});

it('a second copy leaves the page to one that is still connected', () => {
  const first = () => true;
  takeOver(first);
  expect(takeOver(() => true)).toBe(false);
  expect(world.karsetuAlive).toBe(first);
});

it.each([
  ['says it is cut off', () => false],
  [
    'can no longer say anything',
    () => {
      throw new Error('Extension context invalidated.');
    },
  ],
])('a copy takes the place of one that %s', (_, before) => {
  world.karsetuAlive = before;
  const alive = () => true;
  expect(takeOver(alive)).toBe(true);
  expect(world.karsetuAlive).toBe(alive);
});
