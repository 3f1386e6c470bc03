import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'extension',
  label: mark('Get the Chrome extension'),
  icon: 'puzzle',
  keywords: 'download browser autofill portal fill एक्सटेंशन पोर्टल',
  run: ({ navigate }) => navigate('/download-extension'),
};
