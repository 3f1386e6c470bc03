import { t } from '../i18n/t.ts';
import { useColorMode, useDensity, useIsDark, useKeyBar } from '../theme/preferences.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Menu } from '../ui/dialogs/Menu.tsx';
import { appearanceItems } from './appearanceMenu.ts';

/** Language, light and dark, row height. */
export function AppearanceMenu() {
  useColorMode();
  useDensity();
  useKeyBar();
  const dark = useIsDark();
  return (
    <Menu
      label={t('Language and appearance')}
      items={appearanceItems()}
      trigger={(props) => (
        <IconButton label={t('Language and appearance')} icon={dark ? 'moon' : 'sun'} {...props} />
      )}
    />
  );
}
