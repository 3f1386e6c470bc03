import { beforeAll, it, vi } from 'vitest';
import { forgetAllUnsaved } from '../forms/saving/journal.ts';
import {
  ask,
  type Furnished,
  failing,
  furnished,
  key,
  looksAs,
  note,
  open,
  press,
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
