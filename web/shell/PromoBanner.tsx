import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Banner } from '../ui/states/Banner.tsx';

const KEY = 'hideExtensionPromo';

/**
 * Introduces the extension on the first page until dismissed or left, never on a phone; shown again after
 * signing out.
 */
export function PromoBanner() {
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === 'true');
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    localStorage.setItem(KEY, 'true');
    setHidden(true);
  }, [pathname]);
  // Left by browser navigation, or reloaded: it counts as seen.
  useEffect(() => {
    if (hidden) return;
    const leave = () => localStorage.setItem(KEY, 'true');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [hidden]);
  // The extension needs a computer, and a banner would cover the first field on a phone.
  if (hidden || window.matchMedia('(max-width: 700px)').matches) return null;
  return (
    <Banner
      tone="accent"
      title={t('Install Chrome Extension - Save 70% Time!')}
      actions={
        <ButtonLink size="sm" look="primary" icon="download" to="/download-extension">
          {t('Download')}
        </ButtonLink>
      }
      onClose={() => {
        localStorage.setItem(KEY, 'true');
        setHidden(true);
      }}
    >
      <chakra.span fontSize="sm">{t('Auto-fill ITR forms from JSON • Copy GST data instantly')}</chakra.span>
    </Banner>
  );
}
