import { beforeAll, it } from 'vitest';
import { type Furnished, furnished, looksAs, open, press } from '../testing/page.tsx';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Bill Maker');
});

it('lists invoices, shows one on paper', async () => {
  await open('/app/send-invoice?tab=list', me);
  await looksAs('list');
  await press('More for');
  await looksAs('more');
  await open(`/invoice-preview?id=${me.firm.invoice}`, me);
  await looksAs('paper');
});
