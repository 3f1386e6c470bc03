import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'entity-import',
  label: mark('Import a list of entities'),
  icon: 'upload',
  keywords: 'csv excel bulk clients',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/companies/import'),
};
