import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'entity-new',
  label: mark('Add Company/Individual'),
  icon: 'plus',
  keywords: 'create client entity new',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/companies/new'),
};
