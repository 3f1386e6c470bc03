import { beforeEach, expect, it, vi } from 'vitest';
import { gstFigures } from '../shared/messages.ts';

const store = vi.hoisted(() => new Map<string, unknown>());
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { getManifest: () => ({ version: '1.2.3' }) },
    action: { setBadgeText: async () => {} },
    storage: {
      session: {
        get: async (key: string) => ({ [key]: store.get(key) }),
        set: async (entries: Record<string, unknown>) => {
          for (const [key, value] of Object.entries(entries)) store.set(key, value);
        },
        remove: async (key: string) => void store.delete(key),
      },
    },
  },
}));
vi.stubGlobal('__WEB_ORIGINS__', ['https://tax.example.in']);
const { hear } = await import('./handover.ts');
const { write } = await import('./session.ts');

const figures = gstFigures.parse({
  return_type: 'GSTR-3B',
  gstin: '27AAPFU0939F1ZV',
  period: '062026',
  source: 'json',
  rows: [],
});
const tab = (id: number) => ({ origin: 'https://tax.example.in', frameId: 0, tab: { id } });
const ask = { type: 'collect-figures' };

beforeEach(async () => {
  store.clear();
  await write('outgoing', { figures, tabId: 7 });
});

it('figures go to the tab they were sent to, once', async () => {
  expect(await hear(ask, tab(8))).toEqual({ ok: false, version: '1.2.3' });
  expect(await hear(ask, tab(7))).toEqual({ ok: true, version: '1.2.3', figures });
  expect(await hear(ask, tab(7))).toEqual({ ok: false, version: '1.2.3' });
});

it.each([
  ['another site', { ...tab(7), origin: 'https://tax.example.in.evil.test' }],
  ['a frame inside the web app', { ...tab(7), frameId: 1 }],
  ['another extension', { ...tab(7), id: 'abcdefghijklmnop' }],
  ['something without a tab', { origin: 'https://tax.example.in', frameId: 0 }],
])('%s gets no answer at all, and the figures stay', async (_, sender) => {
  expect(await hear(ask, sender)).toBeUndefined();
  expect(await hear(ask, tab(7))).toMatchObject({ ok: true });
});

it('a message it does not know gets no answer', async () => {
  expect(await hear({ type: 'collect-figures', more: 1 }, tab(7))).toBeUndefined();
  expect(await hear({ type: 'delete' }, tab(7))).toBeUndefined();
});

it('a portal map waits for the user; what is none is not taken', async () => {
  const map = { format: 'karsetu-portal-map/1', form: 'itr1', years: ['2026-27'], fields: {} };
  const json = JSON.stringify(map);
  expect(await hear({ type: 'send-map', json }, tab(7))).toEqual({ ok: true, version: '1.2.3' });
  expect(store.get('offeredMap')).toMatchObject({ json, origin: 'https://tax.example.in' });
  store.clear();
  expect(await hear({ type: 'send-map', json: '{"ITR":{}}' }, tab(7))).toEqual({
    ok: false,
    version: '1.2.3',
  });
  expect(await hear({ type: 'send-map', json }, { ...tab(7), frameId: 1 })).toBeUndefined();
  expect(store.size).toBe(0);
});
