import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'help',
  label: mark('Help'),
  icon: 'help',
  keywords: 'guide how support documentation',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/help'),
};
