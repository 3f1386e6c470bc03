import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'import-file',
  label: mark('Import a file'),
  icon: 'upload',
  keywords: 'excel csv tally register sales purchases trial balance list clients bank upload आयात',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/import'),
};
