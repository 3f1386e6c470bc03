import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'settings',
  label: mark('Account Settings'),
  icon: 'gear',
  keywords: 'profile change password devices sessions पासवर्ड बदलना',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/account-settings'),
};
