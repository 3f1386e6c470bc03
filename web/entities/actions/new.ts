import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'entity-new',
  label: mark('Add Company/Individual'),
  icon: 'plus',
  keywords: 'create client customer assessee entity new ग्राहक करदाता जोड़ें',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/companies/new'),
};
