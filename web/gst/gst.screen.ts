import { beforeAll, it } from 'vitest';
import { type Furnished, furnished, key, looksAs, open, press } from '../testing/page.tsx';

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

it('shows the periods of a client, compares and keeps settings', async () => {
  const home = `/app/gst/home/${me.firm.trader}?year=2025-26`;
  await open(`${home}&period=10-2025`, me);
  await looksAs('period');
  await open(`${home}&tab=compare`, me);
  await looksAs('compare');
  await open(`${home}&tab=settings`, me);
  await looksAs('settings');
});

it('shows the year by supplier with what is at risk', async () => {
  await open(`/app/gst/suppliers/${me.firm.trader}?year=2025-26`, me);
  await looksAs('suppliers');
});

it('runs the ledgers and watches the 180 days', async () => {
  const ledger = `/app/gst/ledger/${me.firm.trader}?year=2025-26`;
  await open(ledger, me);
  await looksAs('balances');
  await open(`${ledger}&tab=rule37`, me);
  await looksAs('180 days');
  await open(`${ledger}&tab=rule37a`, me);
  await looksAs('rule 37A');
});

it('keeps CMP-08 and GSTR-4 of a composition dealer', async () => {
  await open(`/app/gst/composition/${me.firm.trader}?year=2025-26`, me);
  await looksAs('composition');
});

it('begins with IMS records', async () => {
  await open(`/app/gst/ims/${me.firm.trader}`, me);
  await looksAs('ims');
});

it('shows what invoices need for their IRN', async () => {
  await open(`/app/gst/einvoices/${me.firm.trader}?year=2026-27`, me);
  await looksAs('e-invoices');
});

it('edits GSTR-1 table by table', async () => {
  const gstr1 = `/app/gst/gstr1/${me.firm.gstr1}`;
  await open(gstr1, me);
  await looksAs('b2b');
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

it('prepares GSTR-3B', async () => {
  await open(`/app/gst/gstr3b/${me.firm.gstr3b}`, me);
  await looksAs('form');
});

it('matches GSTR-2B with the register', async () => {
  await open(`/app/gst/gstr2b/${me.firm.gstr2b}`, me);
  await looksAs('statement');
});

it('takes figures from the extension', async () => {
  await open('/app/gst/from-extension', me);
  await looksAs('without the extension');
});
