import type { DriveItem } from '../../shared/drive/calls.ts';
import { t } from '../i18n/t.ts';
import type { IconName } from '../ui/base/Icon.tsx';
import type { MenuItem } from '../ui/dialogs/Menu.tsx';

/** Where items are viewed. `link`: through a share link, read-only. */
export type Place = 'drive' | 'trash' | 'link';

export type ActionId =
  | 'open'
  | 'download'
  | 'share'
  | 'copy'
  | 'cut'
  | 'rename'
  | 'attach'
  | 'details'
  | 'delete'
  | 'restore'
  | 'purge';

interface Action {
  id: ActionId;
  label: string;
  icon: IconName;
  shortcut?: string;
  danger?: boolean;
  /** Shown in the bar if there is room; others only in its menu. */
  first?: boolean;
}

const mayChange = (items: readonly DriveItem[]) => items.every((i) => i.permission !== 'view');
const owns = (items: readonly DriveItem[]) => items.every((i) => i.permission === 'own');

/** Actions for the selected items, in menu order. */
export function actionsFor(place: Place, items: readonly DriveItem[]): Action[] {
  if (items.length === 0) return [];
  const one = items.length === 1;
  if (place === 'trash')
    return [
      { id: 'restore', label: t('Restore'), icon: 'refresh', first: true },
      {
        id: 'purge',
        label: t('Delete permanently'),
        icon: 'trash',
        shortcut: 'Del',
        danger: true,
        first: true,
      },
    ];
  const when = (yes: boolean, action: Action): Action[] => (yes ? [action] : []);
  const folder = items[0]!.type === 'folder';
  const drive = place === 'drive';
  const change = drive && mayChange(items);
  return [
    ...when(one, { id: 'open', label: t('Open'), icon: folder ? 'folder' : 'eye', shortcut: 'Enter' }),
    { id: 'download', label: t('Download'), icon: 'download', first: true },
    ...when(drive && one && owns(items), { id: 'share', label: t('Share'), icon: 'share', first: true }),
    ...when(change, { id: 'copy', label: t('Copy'), icon: 'copy', shortcut: 'Ctrl+C', first: true }),
    ...when(change, { id: 'cut', label: t('Move'), icon: 'cut', shortcut: 'Ctrl+X', first: true }),
    ...when(change && one, { id: 'rename', label: t('Rename'), icon: 'edit', shortcut: 'F2', first: true }),
    ...when(drive && owns(items), { id: 'attach', label: t('Client and year'), icon: 'people' }),
    ...when(drive && one, { id: 'details', label: t('Details'), icon: 'info' }),
    ...when(change, {
      id: 'delete',
      label: t('Delete'),
      icon: 'trash',
      shortcut: 'Del',
      danger: true,
      first: true,
    }),
  ];
}

/** The actions as menu entries, destructive ones below a separator. */
export const menuOf = (actions: readonly Action[], run: (id: ActionId) => void): MenuItem[] =>
  actions.flatMap((action): MenuItem[] => [
    ...(action.danger ? [{ kind: 'line' as const }] : []),
    {
      kind: 'action',
      label: action.label,
      icon: action.icon,
      ...(action.shortcut ? { shortcut: action.shortcut } : {}),
      ...(action.danger ? { danger: true } : {}),
      run: () => run(action.id),
    },
  ]);
