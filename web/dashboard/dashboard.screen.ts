import { it } from 'vitest';
import { looksAs, open, person, press } from '../testing/page.tsx';

it('greets a newcomer with the first steps and tries a sample firm', async () => {
  const me = await person({ full_name: 'New Comer', email: 'newcomer@example.in' });
  await open('/app', me);
  await looksAs('newcomer');
  await press('Try with a sample firm');
  await looksAs('sample');
});

it('shows the work of a firm', async () => {
  const demo = await person({ demo: true });
  await open('/app', demo);
  await looksAs('board');
  await open('/app/overview', demo);
  await looksAs('overview');
});
