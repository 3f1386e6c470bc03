import { it } from 'vitest';
import { fill, looksAs, open, person, press } from '../testing/page.tsx';

it('administers registrations, storage, users', async () => {
  const admin = await person({ role: 'admin', full_name: 'Admin Two', email: 'admin-two@example.in' });
  await person({ full_name: 'Waits Long', email: 'waits@example.in', status: 'pending', tier: 'tier2' });
  await person({ full_name: 'Works Here', email: 'works-here@example.in', tier: 'tier1' });
  await open('/app/admin', admin);
  await fill('Search by name', 'waits@');
  await looksAs('registrations');
  await press('Reject');
  await looksAs('reject');
  await press('Cancel');
  await press('Approve');
  await looksAs('approved');
  await open('/app/admin?tab=users', admin);
  await press('New user');
  await looksAs('new-user');
  await press('Create');
  await looksAs('new-user-missing');
  await open('/app/admin?tab=waitlist', admin);
  await looksAs('waitlist');
  await open('/app/admin?tab=users', admin);
  await fill('Search', 'works-here');
  await looksAs('users');
  await press('Actions for');
  await looksAs('user-menu');
});
