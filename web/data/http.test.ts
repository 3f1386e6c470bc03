import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EarlyReads } from './earlyReads.ts';
import { call } from './http.ts';

const held = globalThis as { earlyReads?: EarlyReads };
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('localStorage', { getItem: () => 'T' });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Response.json({ from: 'server' });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete held.earlyReads;
});

/** Reads of a page that were begun while its code loaded. */
const begun = (more: Partial<EarlyReads> = {}, status = 200) => {
  const early = () => Promise.resolve(Response.json({ from: 'early' }, { status }));
  held.earlyReads = {
    at: Date.now(),
    token: 'T',
    answers: new Map(['/api/list', '/api/other'].map((path) => [path, early()])),
    ...more,
  };
};
const fromOf = async (method: string, path: string) => (await call<{ from: string }>(method, path)).from;

it('takes a read that was begun before the app loaded, once', async () => {
  begun();
  expect(await fromOf('GET', '/api/list')).toBe('early');
  expect(await fromOf('GET', '/api/list')).toBe('server');
  expect(await fromOf('GET', '/api/other')).toBe('early');
  expect(asked).toEqual(['GET /api/list']);
});

it('sends what changes something, after which nothing read before it counts', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    begun();
    expect(await fromOf(method, '/api/list')).toBe('server');
    expect(await fromOf('GET', '/api/other')).toBe('server');
  }
  expect(asked).toHaveLength(8);
});

it.each([
  ['of someone else', { token: 'another' }, 200],
  ['that has grown old', { at: 1_000_000 - 15_001 }, 200],
  ['that failed', {}, 500],
])('asks again in place of an early read %s', async (_what, more, status) => {
  begun(more, status);
  expect(await fromOf('GET', '/api/list')).toBe('server');
});
