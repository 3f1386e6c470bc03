import { useEffect, useState } from 'react';
import { signInInPlace } from '../data/http.ts';
import { sessionEnds, useUser } from '../data/session.ts';
import { clock } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Banner } from '../ui/states/Banner.tsx';

const warnBefore = 10 * 60_000;

/** In the last ten minutes of a session: when it ends, and a way to sign in without leaving the page. */
export function SessionEndBanner() {
  // Re-renders on every sign-in, which moves the end.
  useUser();
  const ends = sessionEnds();
  const [, tick] = useState(0);
  useEffect(() => {
    if (ends === null) return;
    const wait = ends - warnBefore - Date.now();
    const timer = setTimeout(() => tick((n) => n + 1), Math.max(1000, wait > 0 ? wait : 30_000));
    return () => clearTimeout(timer);
  });
  if (ends === null || ends - Date.now() > warnBefore) return null;
  const time = clock(new Date(ends));
  return (
    <div role="status">
      <Banner
        tone="warning"
        title={t('Your session ends at {time}', { time })}
        actions={
          <Button look="primary" onClick={() => void signInInPlace(false)}>
            {t('Sign in again')}
          </Button>
        }
      >
        {t('Sign in again to continue without a break. Nothing you typed is lost.')}
      </Banner>
    </div>
  );
}
