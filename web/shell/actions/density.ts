import { mark } from '../../i18n/mark.ts';
import { density, setDensity } from '../../theme/preferences.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'density',
  label: mark('Switch between comfortable and compact rows'),
  icon: 'menu',
  keywords: 'density height',
  run: () => setDensity(density() === 'compact' ? 'comfortable' : 'compact'),
};
