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

it('a statement is begun by an act of its own, for exactly what was asked', async () => {
  standing = [{ id: 't1' }];
  expect(await findTds('e1', at)).toBe('t1');
  expect(await beginTds('e1', at)).toBe('t9');
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    body: { company_id: 'e1', form_type: '24Q', financial_year: '2025-2026', quarter: 'Q4' },
  });
});
