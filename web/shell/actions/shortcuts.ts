import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';

export const action: Action = {
  id: 'shortcuts',
  label: mark('Keyboard shortcuts'),
  icon: 'help',
  keywords: 'help keys',
  shortcut: '?',
  run: ({ openShortcuts }) => openShortcuts(),
};
