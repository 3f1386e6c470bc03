import { isDirty } from '../data/dirty.ts';
import { type Language, language, languages, setLanguage } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import {
  type ColorMode,
  colorMode,
  density,
  keyBar,
  setColorMode,
  setDensity,
  setKeyBar,
} from '../theme/preferences.ts';
import type { IconName } from '../ui/base/Icon.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import type { MenuItem } from '../ui/dialogs/Menu.tsx';

/** Switches the language; asks first if a form has unsaved changes, because the page re-renders. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (next === language()) return;
  if (
    isDirty() &&
    !(await confirm({
      title: t('Change the language now?'),
      body: t('The page will reload. Save first or you will lose your changes.'),
      action: t('Change the language'),
      danger: true,
    }))
  )
    return;
  await setLanguage(next);
}

/** Menu entries for language, colours and density. */
export function appearanceItems(): MenuItem[] {
  const modes: [ColorMode, string, IconName][] = [
    ['light', t('Light'), 'sun'],
    ['dark', t('Dark'), 'moon'],
    ['system', t('Same as device'), 'device'],
  ];
  return [
    ...Object.entries(languages).map(
      ([code, label]): MenuItem => ({
        kind: 'action',
        label,
        icon: 'language',
        checked: language() === code,
        run: () => void chooseLanguage(code as Language),
      }),
    ),
    { kind: 'line' },
    ...modes.map(
      ([mode, label, icon]): MenuItem => ({
        kind: 'action',
        label,
        icon,
        checked: colorMode() === mode,
        run: () => setColorMode(mode),
      }),
    ),
    { kind: 'line' },
    {
      kind: 'action',
      label: t('Compact rows'),
      icon: 'menu',
      checked: density() === 'compact',
      run: () => setDensity(density() === 'compact' ? 'comfortable' : 'compact'),
    },
    {
      kind: 'action',
      label: t('Show keyboard shortcuts on pages'),
      icon: 'key',
      checked: keyBar(),
      run: () => setKeyBar(!keyBar()),
    },
  ];
}
