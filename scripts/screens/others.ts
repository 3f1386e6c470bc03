import { inTurn, opening, press, wait } from './acts.ts';
import type { Screen } from './list.ts';
import type { More } from './more.ts';

/** Screens of everybody but the preparer: visitors in trouble, an administrator, someone new, a client. */
export const otherScreens = (more: More): Screen[] => [
  ...visitor(more),
  ...['registrations', 'waitlist', 'users', 'audit', 'health'].map(
    (tab): Screen => ({ who: 'admin', name: `admin-${tab}`, path: `/app/admin?tab=${tab}` }),
  ),
  ...(
    [
      ['approve', 'registrations', opening('Approve')],
      ['reject', 'registrations', opening('Reject')],
      ['approve-storage', 'waitlist', opening('Approve')],
      ['reject-storage', 'waitlist', opening('Reject')],
      ['new-user', 'users', opening('New user')],
      ['user-menu', 'users', opening('Actions for {name}')],
    ] as const
  ).map(
    ([name, tab, open]): Screen => ({
      who: 'admin',
      name: `admin-${name}`,
      path: `/app/admin?tab=${tab}`,
      open,
    }),
  ),
  { who: 'admin', name: 'admin-nobody-found', path: '/app/admin?tab=users&q=zzzz' },
  { who: 'admin', name: 'admin-dashboard', path: '/app' },
  { who: 'admin', name: 'admin-account', path: '/app/account-settings' },
  { who: 'preparer', name: 'denied-admin', path: '/app/admin' },
  { who: 'client', name: 'client-dashboard', path: '/app' },
  { who: 'client', name: 'client-drive-waiting', path: '/app/cloud-storage' },
  { who: 'client', name: 'client-entities', path: '/app/companies' },
  ...(
    [
      ['dashboard', '/app'],
      ['entities', '/app/companies'],
      ['itr', '/app/itr'],
      ['gst', '/app/gst'],
      ['tds', '/app/tds'],
      ['books', '/app/accounts/trial-balance'],
      ['invoice', '/app/send-invoice'],
      ['invoices', '/app/send-invoice?tab=list'],
      ['reports', '/app/reports'],
      ['drive', '/app/cloud-storage'],
    ] as const
  ).map(([name, path]): Screen => ({ who: 'newcomer', name: `new-${name}`, path })),
];

const type = (selector: string, text: string) => inTurn(wait(selector), (page) => page.type(selector, text));

const visitor = (more: More): Screen[] =>
  [
    {
      name: 'login-errors',
      path: '/login',
      open: inTurn(wait('#f-email'), press('Sign in'), wait('[role=alert]')),
    },
    {
      name: 'login-refused',
      path: '/login',
      open: inTurn(
        type('#f-email', 'nobody@example.in'),
        type('#f-password', 'wrong words'),
        press('Sign in'),
        wait('[role=alert]'),
      ),
    },
    {
      name: 'register-errors',
      path: '/register',
      open: inTurn(wait('form'), press('Send OTP'), wait('[role=alert]')),
    },
    {
      name: 'forgot-password-errors',
      path: '/forgot-password',
      open: inTurn(wait('form'), press('Send the link'), wait('[role=alert]')),
    },
    { name: 'link-folder', path: more.link },
    { name: 'link-locked', path: more.lockedLink },
  ].map((screen): Screen => ({ ...screen, who: 'nobody' }));
