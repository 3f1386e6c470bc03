// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { Entry, Report } from '../fill/plan.ts';
import { reasons } from '../fill/reasons.ts';
import type { ToPage } from '../messages.ts';
import type { FakePort } from '../testing/fake-browser.ts';
import {
  asked,
  choose,
  fake,
  itrPage,
  json,
  lines,
  mapOf,
  open,
  press,
  sent,
  settle,
  tell,
} from '../testing/panel-stage.ts';

/** How a section of the return is filled from the panel, without a browser. */

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
  const filledOnce = async () => {
    await begin();
    await planned();
    const report = reportOf([entry('x', 'filled', { path: paths[0]! })]);
    await tell(port, { type: 'report', report, canUndo: true });
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
    await filledOnce();
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
    await filledOnce();
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
