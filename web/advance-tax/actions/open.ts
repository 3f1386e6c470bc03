import { mark } from '../../i18n/mark.ts';
import type { Action } from '../../shell/action.ts';

export const action: Action = {
  id: 'advance-tax',
  label: mark('Advance tax'),
  icon: 'calendar',
  keywords: 'instalment 234B 234C challan estimate 15 June September December March एडवांस टैक्स किस्त',
  when: ({ user }) => user.role !== 'admin',
  run: ({ navigate }) => navigate('/app/advance-tax'),
};
