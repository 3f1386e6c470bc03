import { beforeAll, it } from 'vitest';
import { ask, type Furnished, furnished, key, looksAs, open, press } from '../testing/page.tsx';
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
  const presses = presser(mine);
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
  const mine = await furnished('Gst Returns');
  const presses = presser(mine);
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
});
