import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { AppearanceMenu } from '../shell/AppearanceMenu.tsx';
import { LanguageWord } from '../shell/LanguageWord.tsx';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Logo } from '../ui/base/Icon.tsx';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '4' },
    px: { base: '4', md: '8' },
    height: '64px',
    maxWidth: '80rem',
    mx: 'auto',
    width: 'full',
    '& nav a': {
      textDecoration: 'none',
      color: 'fg',
      px: { base: '1', md: '2' },
      py: '2',
      whiteSpace: 'nowrap',
    },
    '& nav a:hover': { textDecoration: 'underline' },
    '& nav a[aria-current=page]': { fontWeight: 'semibold' },
  },
});
const Foot = chakra('footer', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    px: { base: '4', md: '8' },
    py: '6',
    '& a': { color: 'inherit' },
  },
});

/** Layout of public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <Bar data-no-print>
        <Link
          to="/"
          aria-label="Karsetu"
          style={{ display: 'flex', gap: 10, alignItems: 'center', color: 'inherit', textDecoration: 'none' }}
        >
          <Logo />
          <chakra.b display={{ base: 'none', sm: 'inline' }} fontSize="lg">
            Karsetu
          </chakra.b>
        </Link>
        <chakra.nav
          aria-label={t('Site')}
          display="flex"
          gap={{ base: '0', md: '2' }}
          flex="1"
          fontSize={{ base: 'sm', md: 'md' }}
        >
          <Link to="/pricing">{t('Pricing')}</Link>
          <Link to="/download-extension">{t('Extension')}</Link>
        </chakra.nav>
        <LanguageWord />
        {/* A phone has room for the language only; colours follow the device. */}
        <chakra.span display={{ base: 'none', sm: 'inline-flex' }}>
          <AppearanceMenu />
        </chakra.span>
        {user ? (
          <ButtonLink look="primary" to="/app">
            {t('Open the app')}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="/login">
            {t('Login')}
          </ButtonLink>
        )}
      </Bar>
      <chakra.main id="main" tabIndex={-1} flex="1" width="full">
        {children}
      </chakra.main>
      <Foot data-no-print>
        <chakra.div
          maxWidth="80rem"
          mx="auto"
          display="flex"
          flexWrap="wrap"
          gap="4"
          justifyContent="space-between"
        >
          <span>{t('Karsetu — GST, TDS and income-tax returns for Indian tax practices')}</span>
          <chakra.span display="flex" flexWrap="wrap" gap="4">
            <Link to="/pricing">{t('Pricing')}</Link>
            <Link to="/download-extension">{t('Extension')}</Link>
            <Link to="/privacy">{t('Privacy and terms')}</Link>
            <Link to="/register">{t('Register')}</Link>
          </chakra.span>
        </chakra.div>
      </Foot>
    </chakra.div>
  );
}

/** A section of a public page. */
export const Band = chakra('section', {
  base: {
    maxWidth: '80rem',
    mx: 'auto',
    width: 'full',
    px: { base: '4', md: '8' },
    py: { base: '8', md: '12' },
  },
});
