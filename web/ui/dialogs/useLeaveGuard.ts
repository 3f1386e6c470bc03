import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { forgetUnsaved, useWouldBeLost } from '../../data/dirty.ts';
import { t } from '../../i18n/t.ts';
import { confirm } from './confirm.tsx';

/** Asks before in-app navigation (including Back) loses unsaved changes; used once, in the shell. */
export function useLeaveGuard(): void {
  const dirty = useWouldBeLost();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('Leave without saving?'),
      body: t('You have unsaved changes. If you leave now, they will be lost.'),
      action: t('Leave'),
      cancel: t('Stay here'),
      danger: true,
    }).then((leave) => {
      if (!leave) return blocker.reset();
      forgetUnsaved();
      blocker.proceed();
    });
  }, [blocker]);
}
