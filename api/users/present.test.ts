import { expect, it } from 'vitest';
import type { Deps } from '../base/deps.ts';
import type { UserDoc } from './model.ts';
import { presentUser } from './present.ts';

const day = new Date('2026-07-01T00:00:00Z');
const user = {
  number: 7,
  role: 'user',
  tier: 'tier1',
  created_at: day,
  updated_at: day,
} as unknown as UserDoc;
const idle = (own?: number, office?: number) =>
  presentUser({} as Deps, { ...user, idle_minutes: own } as UserDoc, user, false, office).idle_minutes;

it('a session ends after the minutes of the office, else the account’s own, else 30', () => {
  expect([idle(), idle(5), idle(120)]).toEqual([30, 5, 120]);
  expect([idle(undefined, 10), idle(5, 10)]).toEqual([10, 10]);
});
