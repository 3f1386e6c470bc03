import { it } from 'vitest';
import { furnished } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('answers every control of the reports', async () => {
  const presses = presser(await furnished('Report Presser'));
  for (const tab of ['gst', 'gst-year', 'itr', 'tds', 'company'])
    await presses(`/app/reports?tab=${tab}&filter=1&summary=1`);
});
