import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { retry } from '../data/lazy.ts';
import { useLongCalls } from '../data/working.ts';
import { t } from '../i18n/t.ts';
import { ConfirmHost } from '../ui/dialogs/confirm.tsx';
import { ToastRegion } from '../ui/dialogs/ToastRegion.tsx';
import { useLeaveGuard } from '../ui/dialogs/useLeaveGuard.ts';
import { Delayed } from '../ui/states/Skeleton.tsx';

// Long calls are rare: their panel loads with the first one.
const LongCalls = lazy(() => retry(() => import('./LongCalls.tsx')).then((m) => ({ default: m.LongCalls })));

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    px: '4',
    py: '2',
    bg: 'accent',
    color: 'accent.fg',
    borderRadius: 'md',
    zIndex: 'skip',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0 0 auto 0',
    height: '3px',
    zIndex: 'skip',
    overflow: 'hidden',
    _after: {
      content: '""',
      display: 'block',
      height: 'full',
      width: '33%',
      bg: 'accent',
      animation: 'slide 1.2s ease-in-out infinite',
    },
  },
});

/** Wraps every page: skip link, progress bar of navigation, toasts, dialogs, the guard for unsaved changes. */
export function RootLayout() {
  const navigation = useNavigation();
  const calls = useLongCalls();
  useLeaveGuard();
  return (
    <>
      <Skip
        href="#main"
        onClick={(e) => {
          e.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('Skip to content')}
      </Skip>
      {navigation.state === 'loading' && (
        <Delayed ms={180}>
          <Bar role="progressbar" aria-label={t('Loading...')} />
        </Delayed>
      )}
      <Outlet />
      {calls.length > 0 && (
        <Suspense>
          <LongCalls calls={calls} />
        </Suspense>
      )}
      <ToastRegion />
      <ConfirmHost />
      <ScrollRestoration />
    </>
  );
}
