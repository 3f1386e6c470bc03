// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  close,
  draw,
  fake,
  gstPage,
  itrPage,
  json,
  kept,
  lines,
  mapOf,
  open,
  press,
  returnOf,
  settle,
} from '../testing/panel-stage.ts';

/** What the panel shows and sends, without a browser: `panel.test.ts` presses a few of the same buttons in Chromium. */

describe('the return', () => {
  const start = [
    'Load a return',
    "Choose the return's JSON file, drop it here, or click “Send to extension” in Karsetu.",
    '[Choose file]',
  ];
  const nowhere = [
    'No portal page is open',
    'Open your return on the income-tax portal, or a GSTR-1, GSTR-2A, GSTR-2B, GSTR-3B, IMS or ledger page on the GST portal, in this window.',
  ];
  const loaded = [
    'Asha Devi Rao',
    'PAN',
    'ABXXXXX34F',
    'Form and year',
    'ITR-1, AY 2026-27',
    'Regime',
    'New',
    'From',
    'return.json',
    '[Load another][Clear]',
  ];

  test('is taken from a file, shown, and cleared', async () => {
    await open();
    expect(lines()).toEqual([...start, ...nowhere]);
    await choose('input[type=file]', json);
    expect(lines()).toEqual([...loaded, ...nowhere]);
    expect(await kept('loaded')).toMatchObject({ source: { kind: 'file', name: 'return.json' } });
    await choose('input[type=file]', 'no JSON');
    expect(lines().slice(0, 1)).toEqual(['Asha Devi Rao']);
    expect(lines()).toContain('! The file is not JSON');
    await press('Clear');
    expect(await kept('loaded')).toBeUndefined();
    expect(lines().slice(0, 3)).toEqual(start);
  });

  test('of the old regime says so; dropped on the panel it is taken too', async () => {
    await open();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', {
      value: {
        files: [
          new File([JSON.stringify(returnOf({ FilingStatus: { OptOutNewTaxRegime: 'Y' } }))], 'a.json'),
        ],
      },
    });
    document.querySelector('.drop')!.dispatchEvent(drop);
    await settle();
    expect(drop.defaultPrevented).toBe(true);
    expect(lines().slice(5, 9)).toEqual(['Regime', 'Old', 'From', 'a.json']);
  });

  test('too large by a character is refused unread', async () => {
    await open();
    const size = vi.spyOn(File.prototype, 'size', 'get');
    // twice four million: UTF-8 takes more bytes than JavaScript counts characters
    size.mockReturnValue(8_000_001);
    await choose('input[type=file]', json);
    expect(lines()).toContain('! The file is too large for a return');
    size.mockReturnValue(8_000_000);
    await choose('input[type=file]', json);
    expect(lines()[0]).toBe('Asha Devi Rao');
  });

  test('idle for thirty minutes is gone, and the panel says why', async () => {
    const { session } = fake.current.browser.storage;
    await open();
    await choose('input[type=file]', json);
    const entry = (await kept('loaded')) as { touchedAt: number };
    const minutes = 60_000;
    await session.set({ loaded: { ...entry, touchedAt: Date.now() - 29.9 * minutes } });
    await settle();
    expect(lines()[0]).toBe('Asha Devi Rao');
    await session.set({ loaded: { ...entry, touchedAt: Date.now() - 30.1 * minutes } });
    await settle();
    expect(lines().slice(0, 2)).toEqual([
      'Load a return',
      'The return was cleared after 30 minutes of inactivity.',
    ]);
    expect(await kept('loaded')).toBeUndefined();
  });

  test('in use does not expire: a press or a key marks it, once in half a minute', async () => {
    const { session } = fake.current.browser.storage;
    await open();
    await choose('input[type=file]', json);
    const entry = (await kept('loaded')) as { touchedAt: number };
    const early = Date.now() - 600_000;
    for (const event of ['pointerdown', 'keydown']) {
      await session.set({ loaded: { ...entry, touchedAt: early } });
      dispatchEvent(new Event(event));
      await settle();
      const { touchedAt } = (await kept('loaded')) as { touchedAt: number };
      if (event === 'keydown') expect(touchedAt, event).toBe(early);
      else expect(touchedAt, event).toBeGreaterThan(early);
    }
  });

  test('sent by the web app is offered, used or declined', async () => {
    const { session } = fake.current.browser.storage;
    const offered = { json, origin: 'https://app.karsetu.example', touchedAt: Date.now() };
    await session.set({ offered });
    await open();
    expect(lines().slice(0, 3)).toEqual([
      'A return was sent to you',
      'ITR-1 AY 2026-27, PAN ABXXXXX34F, from https://app.karsetu.example',
      '[Use this return][Decline]',
    ]);
    await press('Decline');
    expect(lines().slice(0, 3)).toEqual(start);
    expect(fake.current.done).toEqual([['badge', { text: '' }]]);
    await session.set({ offered });
    await settle();
    await press('Use this return');
    expect(lines().slice(0, 10)).toEqual([...loaded.slice(0, 8), 'https://app.karsetu.example', loaded[9]]);
    expect(await kept('offered')).toBeUndefined();
    expect(fake.current.done.length).toBe(2);
    await session.set({ offered: { ...offered, json: '{"ITR":{}}' } });
    await settle();
    expect(lines().slice(0, 3)).toEqual([
      'A return was sent to you',
      'The file must contain exactly one form, but has 0',
      '[Decline]',
    ]);
  });
});

describe('a portal map of the firm', () => {
  test('is used or declined', async () => {
    const { session, local } = fake.current.browser.storage;
    const offeredMap = { json: mapOf(), origin: 'https://app.karsetu.example', touchedAt: Date.now() };
    await local.set({
      hints: { itr1: { 'PersonalInfo.PAN': { id: 'P.PAN' }, 'PersonalInfo.DOB': { caption: 'Born' } } },
    });
    await session.set({ offeredMap });
    await open();
    expect(lines().slice(0, 3)).toEqual([
      'A portal map of your firm was sent to you',
      'ITR-1 AY 2025-26, AY 2026-27: 1 fields, from https://app.karsetu.example',
      '[Use this portal map][Decline]',
    ]);
    await press('Decline');
    expect(lines()[0]).toBe('Load a return');
    expect((await local.get('maps'))['maps']).toBeUndefined();
    await session.set({ offeredMap });
    await settle();
    await press('Use this portal map');
    expect(lines()[0]).toBe('Load a return');
    expect(await kept('offeredMap')).toBeUndefined();
    expect(fake.current.done).toEqual([
      ['badge', { text: '' }],
      ['badge', { text: '' }],
    ]);
    // what an earlier version learnt goes with it, where it has an id or a name
    expect(await local.get()).toEqual({
      maps: [
        {
          format: 'karsetu-portal-map/1',
          form: 'itr1',
          years: ['2025-26', '2026-27'],
          fields: {
            'PersonalInfo.PAN': { from: 'taught', learned: { id: 'P.PAN' } },
            'PersonalInfo.AssesseeName.FirstName': { from: 'live', captions: ['Name, first'] },
          },
        },
      ],
    });
  });
});

describe('the language', () => {
  test('is the chosen one, kept for the next time', async () => {
    await open();
    const button = () => document.querySelector<HTMLButtonElement>('header button')!;
    expect([button().textContent, button().lang, document.documentElement.lang]).toEqual([
      'हिन्दी',
      'hi',
      'en',
    ]);
    await press('हिन्दी');
    expect([button().textContent, button().lang, document.documentElement.lang]).toEqual([
      'English',
      'en',
      'hi',
    ]);
    expect(lines()[0]).toBe('रिटर्न लोड करें');
    close();
    document.body.innerHTML = '<div id="root"></div>';
    await open();
    expect(lines()[0]).toBe('रिटर्न लोड करें');
    await press('English');
    expect(await fake.current.browser.storage.local.get('language')).toEqual({ language: 'en' });
  });
});

describe('the tab it works on', () => {
  const portal = { id: 5, url: itrPage, active: true };
  test('is the active one, followed', async () => {
    const { state, browser } = fake.current;
    state.tabs = [
      { id: 4, url: 'https://example.in/', active: true },
      { ...portal, active: false },
    ];
    await open();
    expect(fake.current.ports.length).toBe(0);
    for (const [event, tabs, count] of [
      [browser.tabs.onActivated, [portal], 1],
      [browser.tabs.onUpdated, [{ ...portal, url: `${itrPage}x` }], 1],
      [browser.tabs.onUpdated, [{ ...portal, id: 6, url: gstPage }], 2],
      [browser.tabs.onRemoved, [portal], 3],
    ] as const) {
      state.tabs = [...tabs];
      event.fire();
      await settle();
      expect(fake.current.ports.length).toBe(count);
    }
    close();
    expect(fake.current.ports.map((p) => [p.tabId, p.gone])).toEqual([
      [5, true],
      [6, true],
      [5, true],
    ]);
    const { onActivated, onUpdated, onRemoved } = browser.tabs;
    expect([onActivated, onUpdated, onRemoved].map((e) => e.count())).toEqual([0, 0, 0]);
  });

  test('is the portal page used last where the panel is a page of its own', async () => {
    const { state } = fake.current;
    state.inTab = true;
    state.tabs = [
      { id: 1, url: itrPage, lastAccessed: 10 },
      { id: 2, url: itrPage, lastAccessed: 30 },
      { id: 3, url: gstPage },
      { id: 4, url: 'https://example.in/', lastAccessed: 40, active: true },
    ];
    await open();
    expect(fake.current.done).toEqual([['connect', 2, 'karsetu-panel', 0]]);
  });
});

describe('the connection to a page', () => {
  test('is opened again, later each time, and starts the reader in a page opened before the extension', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { state, done, ports } = fake.current;
    state.tabs = [{ id: 5, url: itrPage, active: true }];
    state.closed.add(5);
    draw();
    const rest = () => vi.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 5; i++) await rest();
    const tried: number[] = [];
    for (let n = 1; n <= 10; n++) {
      expect(ports.length).toBe(n);
      ports.at(-1)!.drop();
      let waited = 0;
      while (ports.length === n && waited < 3_000) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      tried.push(waited);
    }
    expect(tried).toEqual([250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2000, 2000]);
    expect(done.filter(([what]) => what === 'script')).toEqual([['script', 5, '/content-scripts/itr.js']]);
    // A page that speaks is there: the count begins anew.
    ports.at(-1)!.say({ type: 'page', page: { route: { kind: 'other' } }, canUndo: false });
    for (let i = 0; i < 3; i++) await rest();
    expect(document.body.textContent).not.toContain('Connecting to the page…');
    ports.at(-1)!.drop();
    for (let i = 0; i < 3; i++) await rest();
    expect(document.body.textContent).toContain('Connecting to the page…');
    await vi.advanceTimersByTimeAsync(250);
    expect(ports.length).toBe(12);
    close();
    ports.at(-1)!.drop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ports.length).toBe(12);
    vi.useRealTimers();
  });
});
