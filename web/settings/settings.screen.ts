import { it } from 'vitest';
import { choose, failing, fill, looksAs, open, type Person, person, press, shows } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

const signsInElsewhere = ({ user }: Person) =>
  fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome' },
    body: JSON.stringify({
      email: user.email,
      password: 'tuesday mango rail 7',
      device_id: '00000000-0000-4000-8000-000000000002',
    }),
  });

it('changes profile, password and devices, and closes the account', async () => {
  const me = await person({ full_name: 'Sets One', email: 'sets@example.in' });
  await open('/app/account-settings', me);
  await looksAs('profile');
  await fill('Full name', '');
  await press('Save');
  await looksAs('profile-missing');
  await fill('Full name', 'Sets Two');
  await fill('PAN', 'abcps1234f');
  await fill('State', 'Kerala');
  await fill('Pincode', '12');
  await press('Save');
  await looksAs('profile-wrong');
  await fill('Pincode', '682001');
  await press('Save');
  await looksAs('profile-saved');
  await fill('E-mail', 'sets-new@example.in');
  await press('Save');
  await looksAs('profile-email');
  await open('/app/account-settings?tab=password', me);
  await looksAs('password');
  await press('Change');
  await looksAs('password-empty');
  await fill('Current password', 'wrong');
  await fill('New password', 'monday lemon bus 4');
  await fill('Confirm', 'different');
  await press('Change');
  await looksAs('password-differs');
  await open('/app/account-settings?tab=devices', me);
  await looksAs('devices');
  await open('/app/account-settings?tab=data', me);
  await looksAs('data');
  await press('Delete my account');
  await looksAs('closing');
});

it('shares portal maps of the extension in the firm', async () => {
  const me = await person({ full_name: 'Maps One', email: 'maps@example.in' });
  await open('/app/account-settings?tab=firm', me);
  await shows('No portal map has been shared yet.');
  await choose('Share a portal map', new File(['name,value'], 'list.csv'));
  await shows('The file is not a portal map');
  const map = {
    format: 'karsetu-portal-map/1',
    form: 'itr1',
    years: ['2026-27'],
    fields: { 'ITR1_IncomeDeductions.Salary': { from: 'taught', learned: { caption: 'Gross pay' } } },
  };
  await choose('Share a portal map', new File([JSON.stringify(map)], 'map.json'));
  await shows('ITR-1, AY 2026-27');
  await press('Remove');
  await shows('No portal map has been shared yet.');
});

it('asks for the password before it signs out the others, where the sign-in is long ago', async () => {
  const me = await person({ full_name: 'Signs Out', email: 'signs-out@example.in' });
  await signsInElsewhere(me);
  const error = { id: 'password_needed', text: 'Enter your password to sign out other devices.' };
  await open('/app/account-settings?tab=devices', me);
  for (const then of ['Close', 'Sign out']) {
    failing(
      ({ path, body }) =>
        path.endsWith('end-others') &&
        !JSON.stringify(body ?? '').includes('password') &&
        new Response(JSON.stringify({ success: false, message: error.text, error }), { status: 403 }),
    );
    await press('Sign out everywhere else');
    await press('Sign out the others');
    if (then === 'Close') await looksAs('asks');
    else await fill('Current password', 'tuesday mango rail 7');
    await press(then);
    await looksAs(then);
  }
});

it('answers every control of the settings', async () => {
  const me = await person({ full_name: 'Settings Presser', email: 'settings-presser@example.in' });
  await signsInElsewhere(me);
  const presses = presser(me, { fails: true });
  // The firm’s pages are pressed with members in web/firm.
  for (const tab of ['profile', 'password', 'security', 'devices', 'data'])
    await presses(`/app/account-settings?tab=${tab}`);
});
