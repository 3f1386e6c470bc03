import { useSearchParams } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { Card } from '../ui/base/layout.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { AuditTab } from './AuditTab.tsx';
import { HealthTab } from './HealthTab.tsx';
import { RegistrationsTab } from './RegistrationsTab.tsx';
import { UsersTab } from './UsersTab.tsx';
import { WaitlistTab } from './WaitlistTab.tsx';

/**
 * Administration: registrations, waitlist, users, audit trail, health. Other users see a notice that they
 * have no access.
 */
export function Page() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  if (user?.role !== 'admin')
    return (
      <Frame title={t('Administration')} width={44}>
        <Banner tone="error" title={t('Access Denied: Admin privileges required')} />
      </Frame>
    );
  const tabs = [
    { id: 'registrations', label: t('Pending Registrations'), part: <RegistrationsTab /> },
    { id: 'waitlist', label: t('Cloud Storage Waitlist'), part: <WaitlistTab /> },
    { id: 'users', label: t('Users'), part: <UsersTab /> },
    { id: 'audit', label: t('Audit trail'), part: <AuditTab /> },
    { id: 'health', label: t('Health'), part: <HealthTab /> },
  ];
  const tab = tabs.find((x) => x.id === params.get('tab')) ?? tabs[0]!;
  return (
    <Frame title={t('Administration')}>
      <Tabs
        label={t('Administration')}
        tabs={tabs}
        value={tab.id}
        onValue={(id) => setParams(id === 'registrations' ? {} : { tab: id }, { replace: true })}
      >
        <Card p={{ base: '3', md: '4' }}>{tab.part}</Card>
      </Tabs>
    </Frame>
  );
}
