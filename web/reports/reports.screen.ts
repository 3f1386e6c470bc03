import { beforeAll, it } from 'vitest';
import { type Furnished, furnished, looksAs, open, press } from '../testing/page.tsx';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Report Maker');
});

it('lists what was prepared by kind, filters and sums it up', async () => {
  await open('/app/reports', me);
  await looksAs('gst');
  for (const tab of ['gst-year', 'itr', 'tds', 'company']) {
    await open(`/app/reports?tab=${tab}&filter=1&summary=1`, me);
    await looksAs(tab);
  }
  await press('Generate Summary');
  await looksAs('without summary');
});
