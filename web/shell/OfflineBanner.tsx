import { useSyncExternalStore } from 'react';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/states/Banner.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser is connected, re-rendering on change. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says that the connection is lost and that edits are kept. */
export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <div role="status">
      <Banner tone="warning" title={t('You are offline')}>
        {t('Keep working: what you type stays on this page and is saved when the connection is back.')}
      </Banner>
    </div>
  );
}
