import { beforeAll, expect, it, vi } from 'vitest';
import { isDirty } from '../data/dirty.ts';
import { forgetAllUnsaved } from '../forms/saving/journal.ts';
import {
  allLines,
  ask,
  choose,
  control,
  enterValue,
  type Furnished,
  failing,
  field,
  fill,
  forget,
  furnished,
  key,
  lines,
  looksAs,
  note,
  open,
  press,
  sent,
  settled,
  whatFollowed,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Gst Maker');
});

it('lists GST returns and begins with a client', async () => {
  await open('/app/gst', me);
  await looksAs('list');
  await press('Actions for GSTR-1');
  await looksAs('menu of a return');
  await key('Escape');
  await open(`/app/gst?entity=${me.firm.trader}`, me);
  await looksAs('client chosen');
});

it('edits GSTR-1 table by table', async () => {
  const gstr1 = `/app/gst/gstr1/${me.firm.gstr1}`;
  await open(gstr1, me);
  await looksAs('b2b');
  for (const turn of ['beforeprint', 'afterprint']) {
    window.dispatchEvent(new Event(turn));
    await looksAs(turn);
  }
  await press('File GSTR-1');
  await looksAs('file');
  await press('Cancel');
  await press('Export');
  await looksAs('export menu');
  await key('Escape');
  await open(`${gstr1}?tab=hsn`, me);
  await looksAs('hsn');
  await open(`${gstr1}?tab=amendments`, me);
  await looksAs('amendments');
  await open(`${gstr1}?tab=nil`, me);
  await looksAs('nil');
});

it('answers every control of the home of a client', async () => {
  const mine = await furnished('Gst Presser');
  const presses = presser(mine, { fails: true });
  const { trader } = mine.firm;
  const home = `/app/gst/home/${trader}?year=2025-26`;
  await presses('/app/gst');
  await presses(`${home}&period=10-2025`);
  for (const tab of ['compare', 'settings', 'annual', 'ledger']) await presses(`${home}&tab=${tab}`);
  await presses(`/app/gst/suppliers/${trader}?year=2025-26`);
  for (const tab of ['', '&tab=rule37', '&tab=rule37a'])
    await presses(`/app/gst/ledger/${trader}?year=2025-26${tab}`);
});

it('answers every control of the returns of GST', async () => {
  const mine = await furnished('Gst Returns', true);
  const presses = presser(mine, { fails: true });
  const { trader, gstr1, gstr2b, gstr3b } = mine.firm;
  for (const tab of ['hsn', 'amendments', 'nil'])
    await presses(`/app/gst/gstr1/${gstr1}?tab=${tab}`, { skip: /^Delete/ });
  await presses(`/app/gst/gstr1/${gstr1}`);
  await presses(`/app/gst/gstr2b/${gstr2b}`);
  await presses(`/app/gst/gstr3b/${gstr3b}`);
  await presses(`/app/gst/ims/${trader}`);
  await presses(`/app/gst/composition/${trader}?year=2025-26`);
  await presses(`/app/gst/einvoices/${trader}?year=2026-27`);
  await presses('/app/gst/from-extension');
  const annual = await ask<{ gst_id: string }>(mine, 'POST', '/api/gst/gstr9', {
    gst_master_id: trader,
    financial_year: '2025-26',
  });
  await presses(`/app/gst/gstr9/${annual.gst_id}`);
  await presses(`/app/gst/gstr9/${annual.gst_id}/9c`);
  const { filedGstr1, nilGstr1, filedGstr3b } = mine.firm;
  await presses(`/app/gst/gstr1/${filedGstr1}`, { types: false });
  await presses(`/app/gst/gstr1/${nilGstr1}?tab=nil`, { types: false });
  await presses(`/app/gst/gstr3b/${filedGstr3b}`, { types: false });
  // With suppliers: whom to write to, bills unpaid for 180 days, credit of a supplier without GSTR-3B.
  await presses(`/app/gst/suppliers/${trader}?year=2025-26`, { types: false });
  const ledger = `/app/gst/ledger/${trader}?year=2025-26`;
  await presses(`${ledger}&tab=rule37`, { types: false });
  await open(`${ledger}&tab=rule37a`, mine);
  failing(({ method }) => method === 'POST');
  await press('Add all to the credit ledger');
  failing();
  note('== Add all to the credit ledger (fails)', ...whatFollowed(undefined, true));
  await presses(`${ledger}&tab=rule37a`, { types: false, skip: /^Add all/ });
});

it('answers every control of figures and balances sent from the portal', async () => {
  const mine = await furnished('Gst Portal');
  const { trader } = mine.firm;
  const { company } = await ask<{ company: { gst_number: string } }>(mine, 'GET', `/api/companies/${trader}`);
  const gstin = company.gst_number;
  const tax = { iamt: 9_000, camt: 100, samt: 100, csamt: 0 };
  const outward = { table: '3.1(a)', label: 'Outward', txval: 1_000_000, ...tax };
  const of = (return_type: string, period: string, ...rows: object[]) => ({
    return_type,
    gstin,
    period,
    source: 'json',
    rows,
  });
  const balance = { gstin, igst: 120_000, cgst: 5_000, sgst: 5_000, cess: 0 };
  const presses = presser(mine, { fails: true });
  for (const figures of [
    of('GSTR-3B', '102025', outward, { table: '4(A)(5)', label: 'All other ITC', ...tax }),
    of('GSTR-3B', '122025', outward),
    of('GSTR-1', '102025', { table: '4A', label: 'B2B', records: 2, txval: 2_000_000, ...tax }),
    of('GSTR-2B', '102025', { table: '3', label: 'ITC available', records: 2, txval: 150_000, ...tax }),
    { ...of('GSTR-3B', '102025', outward), gstin: '27AAPFU0939F1ZV' },
    { ...of('GSTR-3B', '102025', outward), period: 'x' },
    { ...balance, ledger: 'Credit ledger' },
    { ...balance, ledger: 'Cash ledger' },
    undefined,
  ]) {
    const reply = (_id: string, _asked: unknown, answer: (reply: unknown) => void) =>
      answer({ ok: figures !== undefined, version: '1.0.0', figures });
    vi.stubGlobal('chrome', { runtime: { sendMessage: reply } });
    await forgetAllUnsaved().catch(() => undefined);
    await presses('/app/gst/from-extension');
  }
  vi.unstubAllGlobals();
});

/** The amounts of the page that can be typed into. */
const amounts = () => [
  ...document.querySelectorAll<HTMLInputElement>('main input[inputmode=decimal]:not([readonly], :disabled)'),
];

it('keeps what is typed while a save runs, and when the page is read again in vain', async () => {
  const mine = await furnished('Gst Types');
  const { trader, gstr3b } = mine.firm;
  const year = { gst_master_id: trader, financial_year: '2025-26' };
  const { gst_id } = await ask<{ gst_id: string }>(mine, 'POST', '/api/gst/gstr9', year);
  const ctrlS = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
  for (const [path, save, ...first] of [
    [`/app/gst/gstr3b/${gstr3b}`, 'Ctrl+S'],
    [`/app/gst/gstr9/${gst_id}`, 'Ctrl+S'],
    [`/app/gst/gstr9/${gst_id}/9c`, 'Save'],
    [`/app/gst/composition/${trader}?year=2025-26`, 'Save'],
    [`/app/gst/home/${trader}?year=2025-26&tab=ledger`, 'Save', 'Add a line'],
    [`/app/gst/ledger/${trader}?year=2025-26`, 'Save'],
    [`/app/advance-tax/${mine.firm.person}?year=2026-27`, 'Save and compute'],
  ] as const) {
    await open(path, mine);
    for (const name of first) await press(name);
    const saves = async () => {
      if (save !== 'Ctrl+S') return (await control(save)).click();
      // As a held key does, once the page has drawn what the first began.
      ctrlS();
      for (let turn = 0; turn < 3; turn += 1) await new Promise((drawn) => setImmediate(drawn));
      expect(ctrlS(), `${path} leaves the key to the browser`).toBe(false);
    };
    const type = (nth: number, text: string) => {
      amounts()[nth]!.focus();
      enterValue(amounts()[nth]!, text);
    };
    forget();
    type(0, '71');
    await settled();
    await saves();
    type(1, '72');
    amounts()[1]!.blur();
    await settled();
    expect(sent(), path).toMatchObject([{ status: 200 }]);
    // Typed into the field that still has the focus.
    expect(JSON.stringify(sent()[0]!.body), path).toMatch(/:71\b/);
    expect(amounts()[1]!.value, path).toMatch(/^72(\.00)?$/);
    expect(isDirty(), path).toBe(true);
    failing(({ method }) => method === 'GET');
    window.dispatchEvent(new Event('online'));
    await settled();
    failing();
    expect(amounts()[1]!.value, path).toMatch(/^72(\.00)?$/);
    await saves();
    await settled();
    expect(sent(), path).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(isDirty(), path).toBe(false);
    await open(path, mine);
    expect(
      amounts()
        .slice(0, 2)
        .map(({ value }) => Number(value.replaceAll(',', ''))),
      path,
    ).toEqual([71, 72]);
  }
});

it('records what was paid of a bill of more than 180 days', async () => {
  const mine = await furnished('Gst Payer');
  const { trader, gstr2b } = mine.firm;
  const register = new FormData();
  const bill = '29AABCR1718E1ZL,Rao Traders,P/1,05-10-2025,1000,180';
  const columns = 'Supplier GSTIN,Supplier name,Document number,Document date,Taxable value,Integrated tax';
  register.set('gst_id', gstr2b);
  register.set('file', new File([`${columns}\n${bill}\n`], 'register.csv'));
  const headers = { authorization: `Bearer ${mine.token}` };
  await fetch('/api/gst/gstr2b/purchases', { method: 'POST', body: register, headers });
  await open(`/app/gst/gstr2b/${gstr2b}`, mine);
  expect(lines().filter((line) => /^(tab|\|) .*(Exact|P\/1)/.test(line))).toEqual([
    'tab “Exact (1)” not selected',
    expect.stringMatching(/^\| Exact \| .*P\/1 · 05-10-2025 \| P\/1 · 05-10-2025 \| 180.00 \| 180.00 \|/),
  ]);

  await open(`/app/gst/ledger/${trader}?year=2025-26&tab=rule37`, mine);
  await looksAs('to reverse');
  await press('Paid…');
  failing(({ method }) => method === 'PUT');
  await press('Save');
  await looksAs('not saved');
  failing();
  await fill('Amount paid', '');
  expect(lines()).toContain('button “Save” disabled');
  await fill('Paid on', '03-04-2026');
  // Half of 1,180: half of the credit of 180 stays.
  await fill('Amount paid', '590');
  await press('Save');
  await looksAs('half paid');
  await press('Paid…');
  await press('All bills of this supplier');
  await looksAs('all of the supplier');
  await press('Save');
  await looksAs('all paid');
  const paid = [
    'Supplier GSTIN,Document number,Document date,Paid on,Amount paid',
    '29AABCR1718E1ZL,P/1,05-10-2025,01-11-2025,1180',
    '29AABCR1718E1ZL,P/9,05-10-2025,01-11-2025,500',
    '29AABCR1718E1ZL,P/2,05-10-2025,yesterday,100',
  ];
  await choose('Payments as CSV or Excel', new File([paid.join('\n')], 'paid.csv'));
  expect(allLines()).toEqual(
    expect.arrayContaining([
      '2 payments of 2 bills read',
      '1 of these bills are in no purchase register here. Import the register to use their payments',
      expect.stringMatching(/^Line 4: ./),
    ]),
  );
});

it('draws the differences of more than one month, and adds them up', async () => {
  const taxes = (igst: number) => ({ igst, cgst: 0, sgst: 0, cess: 0 });
  const none = { liability: {}, credit: {} };
  const months = [
    {
      period: '102025',
      ...none,
      liability: { gstr1: taxes(500), gstr3b: taxes(600), difference: taxes(100) },
    },
    {
      period: '112025',
      ...none,
      liability: { gstr1: taxes(300), gstr3b: taxes(260), difference: taxes(-40) },
    },
  ];
  for (const shown of [months.slice(0, 1), months]) {
    failing(({ path }) => path.includes('/compare?') && Response.json({ months: shown }));
    await open(`/app/gst/home/${me.firm.trader}?year=2025-26&tab=compare`, me);
    expect(document.querySelector('figure') !== null).toBe(shown.length > 1);
  }
  // 500 + 300, 600 + 260, 100 − 40; nothing of the credit
  expect(lines().filter((line) => line.startsWith('| Total |'))).toEqual([
    expect.stringMatching(/^\| Total \| 800.00 \| 860.00 \| 60.00 \|/),
    expect.stringMatching(/^\| Total \| 0.00 \| 0.00 \| 0.00 \|/),
  ]);
});

it('offers of two records of a GSTIN the one that has the return first', async () => {
  const mine = await furnished('Gst Twice');
  const { trader } = mine.firm;
  const { company } = await ask<{ company: { gst_number: string } }>(mine, 'GET', `/api/companies/${trader}`);
  const { data } = await ask<{ data: { id: string } }>(
    mine,
    'POST',
    `/api/companies/${trader}/copy-year`,
    {},
  );
  const chosen = async (figures: object) => {
    const reply = (_id: string, _asked: unknown, answer: (reply: unknown) => void) =>
      answer({ ok: true, version: '1.0.0', figures: { gstin: company.gst_number, ...figures } });
    vi.stubGlobal('chrome', { runtime: { sendMessage: reply } });
    await forgetAllUnsaved().catch(() => undefined);
    await open('/app/gst/from-extension', mine);
    vi.unstubAllGlobals();
    return (await field('Entity with this GSTIN')).value;
  };
  const figures = { return_type: 'GSTR-3B', source: 'json', rows: [] };
  expect(await chosen({ ...figures, period: '102025' })).toBe(trader);
  // Neither has it, or none is asked for: the newest.
  expect(await chosen({ ...figures, period: '112025' })).toBe(data.id);
  expect(await chosen({ ledger: 'Cash ledger', igst: 1, cgst: 0, sgst: 0, cess: 0 })).toBe(data.id);
});
