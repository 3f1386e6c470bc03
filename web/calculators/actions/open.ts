import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'calculators',
  label: mark('Calculators'),
  icon: 'table',
  keywords:
    'gratuity leave pension VRS HRA perquisite relief 89 54EC interest 234 late fee calculator कैलकुलेटर ग्रेच्युटी ब्याज',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/calculators'),
};
