import { it } from 'vitest';
import { fill, looksAs, open, person, press } from '../testing/page.tsx';

it('shows whom a breach concerns, whose retention is over, and receipts of erasures', async () => {
  const me = await person({ full_name: 'Privacy One', email: 'privacy@example.in' });
  await open('/app/account-settings?tab=privacy', me);
  await looksAs('nothing yet');
  await fill('IP address', '203.0.113.7');
  await press('Show the clients');
  await looksAs('nobody is concerned');
});
