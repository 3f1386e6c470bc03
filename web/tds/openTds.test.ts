import { beforeEach, expect, it, vi } from 'vitest';
import { beginTds, findTds } from './openTds.ts';

const calls: { method: string; url: string; body?: unknown }[] = [];
let standing: { id: string }[] = [];
beforeEach(() => {
  calls.length = 0;
  standing = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    calls.push({
      method: init.method ?? 'GET',
      url: String(url),
      ...(init.body ? { body: JSON.parse(String(init.body)) } : {}),
    });
    const answer =
      init.method === 'POST'
        ? { success: true, statement: { id: 't9' } }
        : { success: true, returns: standing };
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  });
});

const at = { form: '24Q', year: '2025-2026', quarter: 'Q4', correction: 0 } as const;

it('opening an address that has no statement creates none', async () => {
  expect(await findTds('e1', at)).toBeUndefined();
  expect(calls.map((c) => c.method)).toEqual(['GET']);
});

it('without a TAN in the address the main one is meant', async () => {
  await findTds('e1', at);
  await findTds('e1', { ...at, registration: 'r2' });
  expect(calls.map((c) => new URL(c.url, 'http://x').searchParams.get('registration_id'))).toEqual([
    'main',
    'r2',
  ]);
  await beginTds('e1', { ...at, registration: 'r2' });
  expect(calls.at(-1)!.body).toMatchObject({ company_id: 'e1', registration_id: 'r2' });
});

it('a statement is begun by an act of its own, for exactly what was asked', async () => {
  standing = [{ id: 't1' }];
  expect(await findTds('e1', at)).toBe('t1');
  expect(await beginTds('e1', at)).toBe('t9');
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    body: { company_id: 'e1', form_type: '24Q', financial_year: '2025-2026', quarter: 'Q4' },
  });
});
