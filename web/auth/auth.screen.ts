import { expect, it } from 'vitest';
import { ask, field, fill, looksAs, mailed, open, person, press, settled } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

const password = 'tuesday mango rail 7';

it('signs in, after what is missing or wrong was told', async () => {
  const { user } = await person({ full_name: 'Asha Rao', email: 'asha-signs-in@example.in' });
  await open('/login?next=/app/help');
  await looksAs('login');
  await press('Sign in');
  await looksAs('login-empty');
  await fill('E-mail', user.email);
  await fill('Password', 'wrong');
  await press('Sign in');
  await looksAs('login-wrong');
  await fill('Password', password);
  await press('Show');
  await press('Sign in');
  await looksAs('login-done');
});

it('offers to end a device when the plan is full, and keeps a closing account', async () => {
  const { user } = await person({ full_name: 'Two Devices', tier: 'tier1', email: 'two-devices@example.in' });
  for (const device of ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']) {
    await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Chrome' },
      body: JSON.stringify({ email: user.email, password, device_id: device }),
    });
  }
  await open('/login');
  await fill('E-mail', ` ${user.email} `);
  await fill('Password', password);
  await press('Sign in');
  await looksAs('device-limit');
  await press('Cancel');
  await looksAs('device-limit-cancelled');
  await press('Sign in');
  await press('Close');
  await looksAs('device-limit-closed');
  await press('Sign in');
  await press('Sign out and continue');
  await looksAs('device-limit-ended');
});

it('registers step by step', async () => {
  await open('/register');
  await looksAs('register');
  await press('Send OTP');
  await looksAs('register-empty');
  await fill('Full name', 'Meera Joshi');
  await fill('E-mail', 'meera');
  await fill('Password', 'short');
  await fill('Confirm password', 'other');
  await fill('PAN', 'abc');
  await press('Send OTP');
  await looksAs('register-wrong');
  await fill('E-mail', 'meera@example.in');
  await fill('Password', password);
  await fill('Confirm password', password);
  await fill('PAN', 'abcpj1234k');
  await fill('I am', 'a chartered accountant');
  await fill('Subscription plan', 'Professional — ₹1,999 per month');
  await press('Send OTP');
  await looksAs('register-code');
  await fill('Code', '000000');
  await press('Verify');
  await looksAs('register-code-wrong');
});

it('joins a firm by the link of an invitation', async () => {
  const owner = await person({ full_name: 'Invites One', email: 'invites@example.in' });
  const stranger = await person({ full_name: 'Has One', email: 'has-account@example.in' });
  const link = async (email: string) => {
    await ask(owner, 'POST', '/api/firm/members', { email, role: 'staff' });
    return `/join#${/join#([\w-]{43})/.exec(await mailed(email, 'invites you to'))![1]}`;
  };
  const known = await link(stranger.user.email);
  await open(known);
  await looksAs('someone with an account');
  await open(known, stranger);
  await looksAs('signed in');
  await open(await link('joins@example.in'));
  await looksAs('someone new');
  await press('Accept and create the account');
  await looksAs('nothing typed');
  await fill('Full name', 'Joins Now');
  await fill('Password', 'monday lemon bus 4');
  await press('Accept and create the account');
  await looksAs('joined');
});

it('changes a forgotten password by the link of the mail', async () => {
  const { user } = await person({ full_name: 'Forgets One', email: 'forgets@example.in' });
  await open('/forgot-password');
  await fill('E-mail', user.email);
  await (await field('E-mail')).form!.requestSubmit();
  await settled();
  const link = /reset-password#?\S+/.exec(await mailed(user.email, 'password'))![0];
  await open(`/${link}`);
  await fill('New password', 'monday lemon bus 4');
  await fill('Confirm password', 'monday lemon bus 5');
  await press('Change password');
  await looksAs('they differ');
  await fill('Confirm password', 'monday lemon bus 4');
  await press('Change password');
  await looksAs('changed');
  await fill('E-mail', user.email);
  await fill('Password', 'monday lemon bus 4');
  await press('Sign in');
  expect(location.pathname).toBe('/app');
});

it('asks for a new password', async () => {
  await open('/forgot-password');
  await looksAs('forgot');
  await fill('E-mail', 'nobody-here@example.in');
  await (await field('E-mail')).form!.requestSubmit();
  await looksAs('forgot-sent');
  await open('/reset-password?token=stale');
  await looksAs('reset');
  await open('/reset-password');
  await looksAs('reset-without-token');
  expect(location.pathname).toBe('/reset-password');
});

it('answers every control of those who are not signed in', async () => {
  const presses = presser();
  await presses('/login?idle=1');
  await presses('/register');
  await presses('/forgot-password');
  await presses('/reset-password?token=stale');
  await presses('/join#stale');
});
