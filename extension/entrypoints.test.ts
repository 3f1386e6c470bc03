import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from './testing/fake-browser.ts';

/** What the background does when the browser calls it, without a browser. */

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof fakeBrowser> }));
vi.mock('wxt/browser', () => ({
  get browser() {
    return fake.current.browser;
  },
}));
vi.mock('wxt/utils/define-background', () => ({ defineBackground: (main: () => void) => ({ main }) }));
vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
const { default: background } = (await import('./entrypoints/background.ts')) as unknown as {
  default: { main: () => void };
};

const settle = async () => {
  for (let i = 0; i < 6; i++) await new Promise((done) => setTimeout(done));
};
beforeEach(() => {
  fake.current = fakeBrowser();
});

test('it closes storage to pages, opens the panel at a click, and sweeps what has expired', async () => {
  const { session, local } = fake.current.browser.storage;
  const [old, young] = [Date.now() - 1_800_001, Date.now() - 1_790_000];
  await session.set({
    loaded: { touchedAt: old },
    offered: { touchedAt: old },
    offeredMap: { touchedAt: young },
    outgoing: { touchedAt: young },
  });
  background.main();
  await settle();
  expect([session.access, local.access]).toEqual(['TRUSTED_CONTEXTS', 'TRUSTED_CONTEXTS']);
  expect(fake.current.done).toEqual([['panel', { openPanelOnActionClick: true }]]);
  expect(Object.keys(await session.get())).toEqual(['offeredMap', 'outgoing']);
});

test('what is kept with a time to come is not believed for longer than a minute', async () => {
  const { session } = fake.current.browser.storage;
  await session.set({
    loaded: { touchedAt: Date.now() + 70_000 },
    offered: { touchedAt: Date.now() + 50_000 },
  });
  background.main();
  await settle();
  expect(Object.keys(await session.get())).toEqual(['offered']);
});

test('installed or updated, it starts the reader of each portal in the tabs that are open', async () => {
  const { state, browser, done } = fake.current;
  const itr = 'https://eportal.incometax.gov.in/iec/foservices/#/dashboard';
  state.tabs = [
    { id: 1, url: itr },
    { id: 2, url: itr, discarded: true },
    { url: itr },
    { id: 3, url: 'https://gstr2b.gst.gov.in/gstr2b/auth/' },
    { id: 4, url: 'https://eportal.incometax.gov.in/iec/public' },
    { id: 5, url: 'https://payment.gst.gov.in/payment/auth/ledger/cash' },
  ];
  // A tab on an error page takes no script; the others are still reached.
  state.closed.add(1);
  background.main();
  browser.runtime.onInstalled.fire();
  await settle();
  expect(done.slice(1)).toEqual([
    ['script', 1, '/content-scripts/itr.js'],
    ['script', 3, '/content-scripts/gst.js'],
    ['script', 5, '/content-scripts/gst.js'],
  ]);
});

test('it answers the web app, and nobody else', async () => {
  background.main();
  const { onMessageExternal } = fake.current.browser.runtime;
  const answers: unknown[] = [];
  const say = (origin: string, message: unknown) =>
    onMessageExternal.fire(message, { origin, frameId: 0, tab: { id: 1 } }, (answer: unknown) =>
      answers.push(answer),
    );
  // Each is answered later.
  expect(say('https://app.karsetu.example', { type: 'ping' })).toEqual([true]);
  say('https://other.example', { type: 'ping' });
  say('https://app.karsetu.example', { type: 'unknown' });
  await settle();
  expect(answers).toEqual([{ ok: true, version: '1.2.3' }]);
  for (const [message, ok, key] of [
    [{ type: 'send-return', json: '  {"ITR":{}}' }, true, 'offered'],
    [{ type: 'send-return', json: '["ITR"]' }, false, ''],
    [{ type: 'send-return', json: '{"GST":{}}' }, false, ''],
    [{ type: 'send-map', json: '{}' }, false, ''],
    [
      {
        type: 'send-map',
        json: '{"format":"karsetu-portal-map/1","form":"itr1","years":["2026-27"],"fields":{"A.B":{"from":"live"}}}',
      },
      true,
      'offeredMap',
    ],
  ] as const) {
    await fake.current.browser.storage.session.clear();
    fake.current.done.length = 0;
    say('https://app.karsetu.example', message);
    await settle();
    expect(answers.at(-1)).toEqual({ ok, version: '1.2.3' });
    expect(Object.keys(await fake.current.browser.storage.session.get())).toEqual(key ? [key] : []);
    expect(fake.current.done).toEqual(ok ? [['badge', { text: '1' }]] : []);
  }
});
