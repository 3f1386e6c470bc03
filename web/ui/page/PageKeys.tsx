import { lazy, Suspense } from 'react';
import { retry } from '../../data/lazy.ts';
import type { KeysProps } from './KeysAtFoot.tsx';

const KeysAtFoot = lazy(() =>
  retry(() => import('./KeysAtFoot.tsx')).then((m) => ({ default: m.KeysAtFoot })),
);

/** The function keys of a page that is not a wizard; loaded after the page to keep the first load small. */
export const PageKeys = (props: KeysProps) => (
  <Suspense fallback={null}>
    <KeysAtFoot {...props} />
  </Suspense>
);
