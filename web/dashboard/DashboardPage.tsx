import { Navigate } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { Page as Frame } from '../ui/page/Page.tsx';
import { HomeTabs } from './HomeTabs.tsx';
import { Overview } from './Overview.tsx';

/** Counts and upcoming dates, next to the board. */
export function Page() {
  const user = useUser();
  if (user?.role === 'admin') return <Navigate to="/app/admin" replace />;
  return (
    <Frame
      title={t('Dashboard')}
      intro={t('Welcome, {name}', { name: user?.full_name ?? '' })}
      actions={<HomeTabs />}
    >
      <Overview />
    </Frame>
  );
}
