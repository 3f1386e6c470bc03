import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';
import { signOut } from '../signOut.ts';

export const action: Action = {
  id: 'sign-out',
  label: mark('Logout'),
  icon: 'logout',
  keywords: 'sign out exit',
  run: ({ navigate }) => signOut().then(() => navigate('/login')),
};
