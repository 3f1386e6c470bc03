import { lazy, Suspense } from 'react';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';

const ReviewPanel = lazy(() =>
  retry(() => import('./ReviewPanel.tsx')).then((m) => ({ default: m.ReviewPanel })),
);

/** The review of a return, if the firm uses reviews; `path` is the return's API path. */
export function ReviewCard(props: { path: string; onChanged?: () => void }) {
  const user = useUser();
  return user?.reviewed ? (
    <Suspense fallback={null}>
      <ReviewPanel {...props} />
    </Suspense>
  ) : null;
}
