import { mark } from '../../i18n/mark.ts';
import { isDark, setColorMode } from '../../theme/preferences.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'dark-mode',
  label: mark('Switch between light and dark'),
  icon: 'moon',
  keywords: 'theme night colour',
  run: () => setColorMode(isDark() ? 'light' : 'dark'),
};
