// @vitest-environment happy-dom
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Report } from '../fill/plan.ts';
import { reasons } from '../fill/reasons.ts';
import type { GstReading, ToPage } from '../messages.ts';
import { type FakePort, fakeBrowser } from '../testing/fake-browser.ts';

/** What the panel shows and sends, without a browser: `panel.test.ts` presses a few of the same buttons in Chromium. */

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof fakeBrowser> }));
const asked = vi.hoisted(() => ({
  questions: [] as unknown[][],
  answer: async (): Promise<unknown> => ({}),
}));
vi.mock('wxt/browser', () => ({
  get browser() {
    return fake.current.browser;
  },
}));
vi.mock('../questions.ts', () => ({
  ask: (...question: unknown[]) => {
    asked.questions.push(question);
    return asked.answer();
  },
}));
vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
const { Panel } = await import('./Panel.tsx');

const itrPage = 'https://eportal.incometax.gov.in/iec/foservices/#/dashboard';
const gstPage = 'https://return.gst.gov.in/returns/auth/gstr3b';
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));

let root: Root | undefined;
beforeEach(() => {
  fake.current = fakeBrowser();
  asked.questions = [];
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

const settle = async () => {
  for (let i = 0; i < 6; i++) await wait();
};
const open = async () => {
  root = createRoot(document.querySelector('#root')!);
  root.render(createElement(Panel));
  await settle();
};
/** Texts in the order of reading: a button in brackets, with what is particular about it. */
function lines(at: Element = document.querySelector('main')!): string[] {
  const out: string[] = [];
  const words = (el: Element): string =>
    [...el.childNodes]
      .map((node) => (node instanceof HTMLElement ? shown(node) : (node.textContent ?? '')))
      .join('')
      .replace(/\s+/g, ' ');
  const shown = (el: HTMLElement): string => {
    if (el instanceof HTMLButtonElement)
      return `[${words(el)}${el.disabled ? ', off' : ''}${el.getAttribute('aria-pressed') === 'true' ? ', on' : ''}]`;
    if (el instanceof HTMLInputElement) return el.hidden ? '' : `[file]`;
    if (el instanceof HTMLProgressElement) return `(${el.value} of ${el.max})`;
    return words(el);
  };
  const visit = (el: Element) => {
    const blocks = [...el.children].filter((c) =>
      c.matches(
        'section, div, ul, li, h2, h3, h4, p, dl, dt, dd, fieldset, details, table, thead, tbody, tr, progress',
      ),
    );
    if (blocks.length > 0 && !el.matches('tr, p')) {
      for (const child of el.children) visit(child);
      return;
    }
    const text = el instanceof HTMLElement ? shown(el) : '';
    const told = el.matches('tr') ? [...el.children].map((c) => words(c).trim()).join(' | ') : text;
    if (told.trim()) out.push(`${el.getAttribute('role') === 'alert' ? '! ' : ''}${told.trim()}`);
  };
  visit(at);
  return out;
}
const press = async (name: string, nth = 0) => {
  const all = [...document.querySelectorAll('button')].filter((b) => b.textContent?.trim() === name);
  if (!all[nth]) throw new Error(`no button “${name}” in ${lines().join(' / ')}`);
  all[nth].click();
  await settle();
};
const choose = async (selector: string, text: string, name = 'return.json') => {
  const input = document.querySelector<HTMLInputElement>(selector)!;
  const file = new File([text], name);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
const tell = async (port: FakePort, ...messages: unknown[]) => {
  for (const message of messages) port.say(message);
  await settle();
};
const sent = (port: FakePort) =>
  (port.posted as ToPage[]).map((m) =>
    'plan' in m ? { ...m, plan: `${m.plan.expect.section}: ${m.plan.nodes.length > 0}` } : m,
  );
const kept = (key: string) => fake.current.browser.storage.session.get(key).then((all) => all[key]);

const returnOf = (more: object = {}) => ({
  ITR: {
    ITR1: {
      Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2026' },
      PersonalInfo: {
        AssesseeName: { FirstName: 'Asha', MiddleName: 'Devi', SurNameOrOrgName: 'Rao' },
        PAN: 'ABCPE1234F',
        DOB: '1980-06-15',
        Address: { CityOrTownOrDistrict: 'Pune' },
      },
      FilingStatus: { OptOutNewTaxRegime: 'N' },
      ...more,
    },
  },
});
const json = JSON.stringify(returnOf());
const mapOf = (
  fields: object = { 'PersonalInfo.AssesseeName.FirstName': { from: 'live', captions: ['Name, first'] } },
) => JSON.stringify({ format: 'karsetu-portal-map/1', form: 'itr1', years: ['2025-26', '2026-27'], fields });

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
      expect(touchedAt, event).toBe(event === 'pointerdown' ? touchedAt : early);
      expect(touchedAt > early, event).toBe(event === 'pointerdown');
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
    root!.unmount();
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
    root!.unmount();
    root = undefined;
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
    root = createRoot(document.querySelector('#root')!);
    root.render(createElement(Panel));
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
    root.unmount();
    root = undefined;
    ports.at(-1)!.drop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ports.length).toBe(12);
    vi.useRealTimers();
  });
});

describe('a section of the return', () => {
  const page = {
    route: { kind: 'form' },
    form: 'itr1',
    year: '2026-27',
    pan: 'ABCPE1234F',
    section: { id: 'personal_information', title: 'Personal Information' },
  };
  const names = ['FirstName', 'MiddleName', 'SurNameOrOrgName'];
  const path = (name: string) => `PersonalInfo.AssesseeName.${name}`;
  let port: FakePort;
  const paths: string[] = [];
  const begin = async () => {
    fake.current.state.tabs = [{ id: 5, url: itrPage, active: true }];
    await open();
    await choose('input[type=file]', json);
    port = fake.current.ports[0]!;
    await tell(port, { type: 'page', page, canUndo: false });
    // the form's map is loaded on the way
    await vi.waitFor(() => expect(document.body.textContent).toContain('belong to this section'), 20_000);
    await settle();
  };
  const planned = async () => {
    await press('Fill this section');
    const message = port.posted.at(-1) as Extract<ToPage, { type: 'fill' }>;
    const steps = message.plan.nodes.filter((n) => n.node === 'step');
    paths.splice(0, paths.length, ...steps.map((s) => s.path));
    return steps;
  };
  const section = () => lines(document.querySelector('#page-title')!.parentElement!);
  const reported = () => lines(document.querySelector('#report-title')!.parentElement!);
  const reportOf = (entries: Entry[], more: Partial<Report> = {}): Report => ({
    mode: 'fill',
    section: 'personal_information',
    entries,
    milliseconds: 1_240,
    ...more,
  });

  test('says what it knows, fills, shows progress, and stops', async () => {
    await begin();
    expect(section()).toEqual([
      'Personal Information',
      expect.stringMatching(/^\d+ values of the return belong to this section\.$/),
      expect.stringMatching(
        /^\d+ fields are not yet verified on the live portal; each value is read back, and fields not found are reported\. \d+ are recognised by the department’s own captions, 0 were taught by you\.$/,
      ),
      '[Fill this section][Compare only][Undo last fill, off]',
      'Portal map',
      'Load a portal map[file][Save an outline of this page without values]',
    ]);
    const steps = await planned();
    expect(steps.map((s) => s.json.join('.')).filter((p) => p.includes('AssesseeName'))).toEqual(
      names.map(path),
    );
    const total = Number(/^\d+/.exec(section()[1]!)![0]);
    expect(section()).toContain(`(0 of ${total})`);
    await tell(port, { type: 'progress', entry: {}, done: 2, total: 9 });
    expect(section().slice(3, 5)).toEqual(['[Stop]', '(2 of 9)']);
    await tell(port, { type: 'progress', entry: {}, done: 9, total: 9 });
    expect(section().slice(3, 6)).toEqual(['[Stop]', '(9 of 9)', 'Watching for changes on the page…']);
    await press('Stop');
    dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
    await tell(port, { type: 'refused', reason: 'The page shows more than one PAN' });
    expect(section()).toContain('! The page shows more than one PAN');
    // Keys: with Alt alone, and Undo only where there is something.
    const key = async (code: string, altKey = true) => {
      dispatchEvent(Object.assign(new Event('keydown'), { code, key: '', altKey }));
      await settle();
    };
    await key('KeyC', false);
    await key('KeyU');
    await key('KeyC');
    await tell(port, { type: 'report', report: reportOf([], { mode: 'compare' }), canUndo: true });
    expect(section()).not.toContain('! The page shows more than one PAN');
    await key('KeyU');
    await key('KeyF');
    await press('Stop');
    await tell(port, { type: 'report', report: reportOf([]), canUndo: true });
    await press('Undo last fill');
    await press('Compare only');
    expect(sent(port)).toEqual([
      { type: 'fill', plan: 'personal_information: true', overwrite: {} },
      { type: 'stop' },
      { type: 'stop' },
      { type: 'compare', plan: 'personal_information: true' },
      { type: 'undo' },
      { type: 'fill', plan: 'personal_information: true', overwrite: {} },
      { type: 'stop' },
      { type: 'undo' },
      { type: 'compare', plan: 'personal_information: true' },
    ]);
    // gone in mid-fill: no longer running
    port.drop();
    await settle();
    expect(section().slice(0, 3)).toEqual([
      'Personal Information',
      'Connecting to the page…',
      '[Fill this section, off][Compare only, off][Undo last fill, off]',
    ]);
  });

  const entry = (name: string, status: Entry['status'], more: Partial<Entry> = {}): Entry => ({
    path: paths.find((p) => p.endsWith(name)) ?? name,
    label: name,
    status,
    want: 'Asha',
    verified: false,
    ...more,
  });

  test('reports each value, worst first; differences are kept or replaced, one or all', async () => {
    await begin();
    const steps = await planned();
    const [first, middle, last, born] = steps.slice(0, 4).map((s) => s.path) as [
      string,
      string,
      string,
      string,
    ];
    const line = (path: string, status: Entry['status'], more: Partial<Entry> = {}) =>
      entry(path, status, { path, label: 'First name', ...more });
    await tell(port, {
      type: 'report',
      report: reportOf([
        line(first, 'filled'),
        line(middle, 'different', { page: 'Usha', row: 'Person 1', reason: reasons.total }),
        line(last, 'different', { page: '' }),
        line(born, 'right'),
        line('Total', 'different', { page: '5', total: true }),
      ]),
      canUndo: true,
    });
    const head = (filter: string) => [
      'Report',
      '2 of 5 values filled (1.2 s).',
      filter,
      '[Use the return for all 2 differences]',
    ];
    const two = [
      'Person 1 · First nameDifferent',
      'Return: AshaPage: Usha',
      reasons.total,
      "[Show on page][Use the return's][Keep the page's]",
      'First nameDifferent',
      'Return: AshaPage: empty',
      "[Show on page][Use the return's][Keep the page's]",
      'First nameDifferent',
      'Return: AshaPage: 5',
    ];
    expect(reported()).toEqual([
      ...head('[All 5, on][Different 3][Filled 1][Already right 1]'),
      ...two,
      'First nameFilled',
      'Asha',
      '[Show on page]',
      'First nameAlready right',
      'Asha',
      '[Show on page]',
    ]);
    await press('Different 3');
    expect(reported()).toEqual([...head('[All 5][Different 3, on][Filled 1][Already right 1]'), ...two]);
    await press('All 5');
    await press('Show on page', 2);
    await press("Use the return's", 1);
    const before = port.posted.length;
    // Values that were filled before stay so named when single differences are replaced.
    await tell(port, {
      type: 'report',
      report: reportOf([
        line(first, 'right'),
        line(middle, 'different', { page: 'Usha' }),
        line(last, 'filled'),
      ]),
      canUndo: true,
    });
    expect(reported().slice(1, 3)).toEqual([
      '2 of 3 values filled (1.2 s).',
      '[All 3, on][Different 1][Filled 2]',
    ]);
    await press("Keep the page's");
    expect(reported().slice(2, 6)).toEqual([
      '[All 3, on][Different 1][Filled 2]',
      'First nameDifferent',
      'Return: AshaPage: Usha',
      '[Show on page]',
    ]);
    expect(port.posted.length).toBe(before);
    await tell(port, {
      type: 'report',
      report: reportOf([line(middle, 'different', { page: 'Usha' }), line(last, 'different', { page: 'x' })]),
      canUndo: true,
    });
    await press('Compare only');
    await tell(port, {
      type: 'report',
      report: reportOf([line(first, 'different', { page: 'Usha' }), line(last, 'different', { page: 'x' })], {
        mode: 'compare',
        halted: 'Stopped',
      }),
      canUndo: true,
    });
    expect(reported().slice(0, 2)).toEqual(['Comparison', 'Stopped. 0 of 2 values filled (1.2 s).']);
    await press('Use the return for all 2 differences');
    await tell(port, {
      type: 'report',
      report: reportOf([line(first, 'filled', { want: '', page: 'Usha' }), line(last, 'not-found')], {
        mode: 'undo',
      }),
      canUndo: false,
    });
    expect(reported()).toEqual([
      'Taken back',
      '1 of 2 fields restored.',
      'First nameNot found',
      'Asha',
      '[Show it on the page]',
      'First namePut back',
      'Page: Usha',
      '[Show on page]',
    ]);
    expect(sent(port).slice(1)).toEqual([
      { type: 'jump', path: first },
      { type: 'fill', plan: 'personal_information: true', overwrite: { [last]: '' } },
      { type: 'compare', plan: 'personal_information: true' },
      { type: 'fill', plan: 'personal_information: true', overwrite: { [first]: 'Usha', [last]: 'x' } },
    ]);
  });

  test('what was not found is shown on the page, confirmed, or its option learnt', async () => {
    await begin();
    const all = await planned();
    const named = (name: string) => all.find((s) => s.json.at(-1) === name)!;
    const steps = names.map(named);
    const chosen = named('OptOutNewTaxRegime');
    const [first, last] = [steps[0]!.path, steps[2]!.path];
    const doubt = { caption: 'Name, first', learned: { caption: 'Name, first' } };
    await tell(port, {
      type: 'report',
      report: reportOf([
        entry('x', 'not-found', { path: first, label: 'First name', reason: reasons.absent }),
        entry('x', 'needs-you', { path: last, label: 'Last name', doubt }),
        entry('x', 'not-found', { path: 'List.0.A', label: 'A', reason: reasons.row }),
        entry('x', 'needs-you', {
          path: chosen.path,
          label: 'Choice',
          want: chosen.want,
          reason: reasons.option,
        }),
        entry('x', 'not-found', { path: steps[1]!.path, label: 'Total', computed: true }),
      ]),
      canUndo: false,
    });
    const words = chosen.options!.find((o) => o.value === chosen.want)!.label;
    expect(reported()).toEqual([
      'Report',
      '0 of 5 values filled (1.2 s).',
      '[All 5, on][Needs you 2][Not found 3]',
      'Last nameNeeds you',
      'Asha',
      'The page says “Name, first”.',
      '[Yes, this is it]',
      '[Show it on the page]',
      'ChoiceNeeds you',
      words,
      reasons.option,
      '[Remember the option selected on the page]',
      '[Show on page]',
      'First nameNot found',
      'Asha',
      reasons.absent,
      '[Show it on the page]',
      'ANot found',
      'Asha',
      reasons.row,
      '[Show the button that adds a row]',
      'TotalNot found',
      'Asha',
    ]);
    const maps = async () =>
      (await fake.current.browser.storage.local.get('maps'))['maps'] as { fields: object }[] | undefined;
    await press('Yes, this is it');
    expect((await maps())?.[0]?.fields).toEqual({
      [steps[2]!.json.join('.')]: {
        from: 'taught',
        learned: { caption: 'Name, first', section: 'personal_information' },
      },
    });
    await press('Show it on the page', 1);
    expect(section()).toContain(`Click the field for “${steps[0]!.label}” on the page. Press Esc to cancel.`);
    await tell(port, { type: 'pointed', path: first, learned: undefined });
    expect(section()).toContain('! No recognisable field was selected');
    await press('Show it on the page', 1);
    await tell(port, { type: 'pointed', path: first, learned: { id: 'First' } });
    expect(section().join()).not.toMatch(/Click the field|No recognisable/);
    await press('Show the button that adds a row');
    expect(section()).toContain(
      'Click the button on the page that adds a row to this list. Press Esc to cancel.',
    );
    await tell(port, { type: 'pointed', path: 'List[]', learned: { id: 'Add' } });
    await press('Remember the option selected on the page');
    await tell(port, { type: 'chosen', path: chosen.path, words: '' });
    expect(section()).toContain('! Select the option on the page first');
    await press('Remember the option selected on the page');
    expect(section().join()).not.toContain('Select the option');
    await tell(port, { type: 'chosen', path: chosen.path, words: 'In its own words' });
    expect((await maps())?.[0]?.fields).toEqual({
      [steps[2]!.json.join('.')]: expect.anything(),
      [steps[0]!.json.join('.')]: {
        from: 'taught',
        learned: { id: 'First', section: 'personal_information' },
      },
      'List[]': { from: 'taught', learned: { id: 'Add', section: 'personal_information' } },
      [chosen.json.join('.')]: expect.objectContaining({ options: { [chosen.want]: ['In its own words'] } }),
    });
    expect(sent(port).slice(1)).toEqual([
      { type: 'point', path: first },
      { type: 'point', path: first },
      { type: 'point', path: 'List[]', what: 'add' },
      { type: 'read-choice', path: chosen.path },
      { type: 'read-choice', path: chosen.path },
    ]);
  });

  test('portal maps are loaded, saved and forgotten; the page is written down', async () => {
    const files: [string, string][] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => files.push(['', text]));
      return 'blob:x';
    });
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await begin();
    const tools = () => lines(document.querySelector('details')!);
    await choose('input[data-map]', '{}');
    expect(tools()).toContain('! The file is not a portal map');
    await choose('input[data-map]', mapOf());
    expect(tools()).toEqual([
      'Portal map',
      '[Save 1 field hints as a file][Forget field hints]Load a portal map[file][Save an outline of this page without values]',
    ]);
    await press('Save 1 field hints as a file');
    asked.answer = async () => ({ title: 'Page' });
    await press('Save an outline of this page without values');
    expect(names).toEqual(['portal-map-itr1-2025-26.json', 'portal-page-outline.json']);
    expect(files.map(([, text]) => JSON.parse(text))).toEqual([JSON.parse(mapOf()), { title: 'Page' }]);
    expect(freed).toHaveBeenCalledTimes(2);
    expect(asked.questions).toEqual([
      [
        'readOutline',
        expect.arrayContaining(['Asha Devi Rao', 'Asha', 'ABCPE1234F', 'Pune']),
        { tabId: 5, frameId: 0 },
      ],
    ]);
    asked.answer = () => Promise.reject(new Error('gone'));
    await press('Save an outline of this page without values');
    expect(tools()).toContain('! The page changed in an unexpected way; check the section and try again');
    await press('Forget field hints');
    expect(await fake.current.browser.storage.local.get()).toEqual({});
    expect(tools()[1]).toBe('Load a portal map[file][Save an outline of this page without values]');
  });

  test('a return that is cleared is forgotten by the page; without one nothing is filled', async () => {
    await begin();
    await planned();
    await tell(port, {
      type: 'report',
      report: reportOf([entry('x', 'filled', { path: paths[0]! })]),
      canUndo: true,
    });
    await press('Clear');
    expect(sent(port).slice(1)).toEqual([{ type: 'forget' }]);
    expect(document.querySelector('#report-title')).toBeNull();
    expect(section().slice(0, 3)).toEqual([
      'Personal Information',
      'Load a return first',
      '[Fill this section, off][Compare only, off][Undo last fill, off]',
    ]);
  });

  test('the last report of a tab is there again when the user comes back to it', async () => {
    await begin();
    await planned();
    await tell(port, {
      type: 'report',
      report: reportOf([entry('x', 'filled', { path: paths[0]! })]),
      canUndo: true,
    });
    const { state, browser, ports } = fake.current;
    const tab = state.tabs[0]!;
    for (const [tabs, title] of [
      [[{ id: 9, url: itrPage, active: true }], null],
      [[tab], 'Report'],
    ] as const) {
      state.tabs = [...tabs];
      browser.tabs.onActivated.fire();
      await settle();
      await tell(ports.at(-1)!, { type: 'page', page, canUndo: false });
      expect(document.querySelector('#report-title')?.textContent ?? null).toBe(title);
    }
    // of another section it is not shown
    await tell(ports.at(-1)!, {
      type: 'page',
      page: { ...page, section: { id: 'tax_paid', title: 'Tax Paid' } },
      canUndo: false,
    });
    expect(document.querySelector('#report-title')).toBeNull();
  });

  test('what is left to type is listed with its waiting rows, copied one by one or whole', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      languages: ['en'],
      clipboard: { writeText: async (text: string) => copied.push(text) },
    });
    await begin();
    const steps = await planned();
    const at = (i: number) => ({ path: steps[i]!.path });
    await tell(port, {
      type: 'report',
      report: reportOf([
        entry('x', 'not-found', { ...at(0), label: 'First name' }),
        entry('x', 'needs-you', { ...at(1), label: 'Middle name', row: 'Employer 1', waiting: 'press-add' }),
        entry('x', 'needs-you', { ...at(2), label: 'Last name', row: 'Employer 2', waiting: 'another' }),
        entry('x', 'needs-you', { ...at(3), label: 'Total', want: '5', computed: true }),
      ]),
      canUndo: false,
    });
    const left = () => lines(document.querySelector('#left-title')!.parentElement!);
    expect(left()).toEqual([
      'Still to be done',
      'Employer 1 is filled in the form: click Add or Save on the page, then fill again.',
      'Enter yourself',
      '[Copy all]',
      'First nameAsha[Copy]',
      'Employer 1',
      'Waiting for you to click Add or Save on the page',
      'Middle nameAsha[Copy]',
      'Employer 2',
      'Another record: it follows once the previous one has been added',
      'Last nameAsha[Copy]',
      'Calculated by the page',
      expect.stringMatching(/^Total.*\[Copy\]$/),
    ]);
    await press('Copy', 1);
    expect(left()[7]).toBe('Middle nameAsha[Copied]');
    await press('Copy all');
    expect(left()[3]).toBe('[Copied]');
    expect(copied).toEqual([
      'Asha',
      'First name\tAsha\n\nEmployer 1\nMiddle name\tAsha\n\nEmployer 2\nLast name\tAsha',
    ]);
    vi.unstubAllGlobals();
    vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
  });
});

describe('a GST page', () => {
  const gstin = '27AAPFU0939F1ZV';
  const figures = {
    return_type: 'GSTR-3B' as const,
    gstin,
    period: '062026',
    source: 'json' as const,
    rows: [
      {
        table: '3.1(a)',
        label: 'Outward taxable supplies',
        txval: 1_00_000_00,
        camt: 9_000_50,
        samt: 9_000_50,
      },
      ...Array.from({ length: 201 }, (_, i) => ({ table: String(i), label: 'Row', iamt: i })),
    ],
  };
  const ledger = {
    ledger: 'Cash ledger' as const,
    gstin,
    source: 'table' as const,
    rows: [
      {
        date: '05/06/2026',
        label: 'Balance',
        kind: 'Credit' as const,
        amounts: { iamt: 100 },
        balances: { iamt: 5_00, camt: 6_00, samt: 7_00, csamt: 8_00 },
      },
    ],
  };
  let port: FakePort;
  const copied: string[] = [];
  const begin = async (page: object) => {
    copied.length = 0;
    vi.stubGlobal('navigator', {
      languages: ['en'],
      clipboard: {
        writeText: async (text: string) => {
          if (text.includes('refuse')) throw new Error('no');
          copied.push(text);
        },
      },
    });
    fake.current.state.tabs = [{ id: 8, url: gstPage, active: true }];
    await open();
    port = fake.current.ports[0]!;
    expect(lines()).toEqual(['GST portal', 'Connecting to the page…', '[Read figures, off]']);
    await tell(port, { type: 'gst-page', page });
  };
  const reads = async (reading: GstReading) => {
    asked.answer = async () => reading;
    await press('Read figures');
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
  });

  test('its figures are read, copied, and handed to one tab of Karsetu', async () => {
    await begin({ page: 'GSTR-3B', gstin, period: '062026' });
    const top = ['GSTR-3B', 'GSTIN', gstin, 'Period', '06/2026'];
    expect(lines()).toEqual([...top, '[Read figures]']);
    await reads({ type: 'figures', figures, listed: false, unread: [] });
    const shown = lines();
    expect(shown.slice(0, 10)).toEqual([
      ...top,
      '[Read figures][Copy for Excel][Copy as JSON][Send to Karsetu]',
      "Read from the portal's own data.",
      'Table | Taxable value | Integrated tax | Central tax | State/UT tax | Cess',
      '3.1(a) Outward taxable supplies | 1,00,000.00 |  | 9,000.50 | 9,000.50 |',
      '0 Row |  | 0.00 |  |  |',
    ]);
    // 200 of 202 rows, after a line of heads
    expect(shown.length).toBe(7 + 1 + 200 + 1);
    expect(shown.at(-1)).toBe('2 more lines are copied with these.');
    await press('Copy for Excel');
    expect(lines()).toContain('Copied');
    await press('Copy as JSON');
    expect(copied.map((text) => text.split('\n').length > 200)).toEqual([true, true]);
    await press('Send to Karsetu');
    expect(fake.current.done.slice(1)).toEqual([
      ['tab', { url: 'about:blank' }],
      ['go', 77, { url: 'https://app.karsetu.example/app/gst/from-extension' }],
    ]);
    expect(await kept('outgoing')).toMatchObject({ figures, tabId: 77 });
    expect(asked.questions).toEqual([['readGstPage', undefined, { tabId: 8, frameId: 0 }]]);
    // Another period: the figures are of what was there before.
    await tell(port, { type: 'gst-page', page: { page: 'GSTR-3B', gstin, period: '062026' } });
    expect(lines().length).toBe(shown.length);
    await tell(port, { type: 'gst-page', page: { page: 'GSTR-3B', gstin, period: '072026' } });
    expect(lines()).toEqual(['GSTR-3B', 'GSTIN', gstin, 'Period', '07/2026', '[Read figures]']);
  });

  test('what it cannot read is told, and then not handed over', async () => {
    await begin({ page: 'GSTR-3B', gstin, period: '062026' });
    const few = { ...figures, source: 'table' as const, rows: figures.rows.slice(0, 1) };
    const unread = Array.from({ length: 21 }, (_, i) => `Row ${i}: x`);
    await reads({ type: 'figures', figures: few, listed: false, unread });
    expect(lines().slice(5, 8)).toEqual([
      '[Read figures][Copy for Excel][Copy as JSON]',
      'Read from the table on the page.',
      `! 21 amounts on the page cannot be read and are left out; check them on the page and enter them yourself: ${unread.slice(0, 20).join('; ')}`,
    ]);
    await reads({ type: 'figures', figures: few, listed: true, unread: [] });
    expect(lines()[5]).toBe('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'figures', figures: { ...few, return_type: 'GSTR-2A' }, listed: false, unread: [] });
    expect(lines()[5]).toBe('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'refused', reason: 'No figures could be read on this page' });
    expect(lines().slice(5)).toEqual(['[Read figures]', '! No figures could be read on this page']);
    asked.answer = () => Promise.reject(new Error('gone'));
    await press('Read figures');
    expect(lines().slice(5)).toEqual(['[Read figures]', '! The page has changed; read again']);
    await tell(port, { type: 'gst-page', page: { page: undefined, blocked: 'Sign in to the portal first' } });
    expect(lines()).toContain('Sign in to the portal first');
    expect(lines()).toContain('[Read figures, off]');
    expect(lines()).not.toContain('GSTIN');
  });

  test('a ledger is read with its balances, and its balance handed over', async () => {
    await begin({ page: 'Cash ledger', gstin: undefined, span: { from: '012026', to: '05/06/2026' } });
    expect(lines()).toEqual([
      'Cash ledger',
      'GSTIN',
      '–',
      'Period',
      '01/2026 – 05/06/2026',
      '[Read figures]',
    ]);
    await reads({
      type: 'ledger',
      ledger: { ...ledger, span: { from: '012026', to: '05/06/2026' } },
      unread: [],
    });
    expect(lines()).toEqual([
      'Cash ledger',
      'GSTIN',
      gstin,
      'Period',
      '01/2026 – 05/06/2026',
      '[Read figures][Copy for Excel][Copy as JSON]',
      'Read from the table on the page.',
      'Entry | Integrated tax | Central tax | State/UT tax | Cess',
      '05/06/2026 Balance Credit | 1.00Balance 5.00 | Balance 6.00 | Balance 7.00 | Balance 8.00',
    ]);
    await press('Copy for Excel');
    await press('Copy as JSON');
    expect(copied.length).toBe(2);
    expect(JSON.parse(copied[1]!)).toBeTruthy();
    await tell(port, {
      type: 'gst-page',
      page: { page: 'Cash ledger', gstin, span: { from: '022026', to: '05/06/2026' } },
    });
    expect(lines().at(-1)).toBe('[Read figures]');
    // A balance, without days, of the portal's own data.
    await tell(port, { type: 'gst-page', page: { page: 'Cash ledger', gstin } });
    const balance = { ...ledger, source: 'json' as const, rows: [{ ...ledger.rows[0]!, label: 'Total' }] };
    await reads({ type: 'ledger', ledger: balance, unread: ['Total: x'] });
    expect(lines()).toContain('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'ledger', ledger: balance, unread: [] });
    await press('Send to Karsetu');
    expect(await kept('outgoing')).toMatchObject({
      figures: { ledger: 'Cash ledger', gstin, igst: 500, cgst: 600, sgst: 700, cess: 800 },
      tabId: 77,
    });
  });
});
