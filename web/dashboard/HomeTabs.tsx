import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { t } from '../i18n/t.ts';

const Tab = chakra(NavLink, {
  base: {
    px: '3',
    minHeight: '32px',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'md',
    color: 'fg.muted',
    textDecoration: 'none',
    '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold', bg: 'bg.selected' },
    '@media (forced-colors: active)': { '&[aria-current=page]': { outline: '2px solid' } },
  },
});

/** The two start pages: the board, and the overview. */
export function HomeTabs() {
  return (
    <chakra.nav display="flex" gap="1" aria-label={t('First pages')}>
      <Tab to="/app" end>
        {t('Board')}
      </Tab>
      <Tab to="/app/overview">{t('Overview')}</Tab>
    </chakra.nav>
  );
}
