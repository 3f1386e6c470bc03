import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useUser } from '../data/session.ts';
import { FirmTab } from '../firm/FirmTab.tsx';
import type { FirmAnswer } from '../firm/firm.ts';
import { PrivacyTab } from '../firm/PrivacyTab.tsx';
import { t } from '../i18n/t.ts';
import { Card } from '../ui/base/layout.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { AccessTab } from './AccessTab.tsx';
import { DevicesTab } from './DevicesTab.tsx';
import { MyDataTab } from './MyDataTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

/** Account settings; the current tab is in the address. */
export function Page() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const { data: firm, isLoading } = useSWR<FirmAnswer>(user && user.role !== 'admin' ? '/api/firm' : null);
  const tabs = [
    { id: 'profile', label: t('Profile Information') },
    { id: 'password', label: t('Change Password') },
    { id: 'security', label: t('Two-step sign-in') },
    { id: 'devices', label: t('Devices and sessions') },
    ...(user?.role === 'admin'
      ? []
      : [
          { id: 'firm', label: t('Firm') },
          // Known once the firm is loaded; hidden until then from those who may not read it.
          ...(firm?.may['access.read'] ? [{ id: 'access', label: t('Who saw what') }] : []),
          { id: 'privacy', label: t('Privacy') },
        ]),
    { id: 'data', label: t('My data') },
  ];
  const asked = params.get('tab') ?? '';
  const known = tabs.some((x) => x.id === asked);
  const tab = known ? asked : isLoading && asked === 'access' ? '' : 'profile';
  return (
    <Frame title={t('Account Settings')} width={60}>
      <Tabs
        label={t('Account Settings')}
        tabs={tabs}
        value={tab}
        onValue={(id) => setParams(id === 'profile' ? {} : { tab: id }, { replace: true })}
      >
        <Card>
          {tab === 'profile' && <ProfileTab />}
          {tab === 'password' && <PasswordTab />}
          {tab === 'security' && <SecurityTab />}
          {tab === 'devices' && <DevicesTab />}
          {tab === 'firm' && <FirmTab />}
          {tab === 'access' && <AccessTab />}
          {tab === 'privacy' && <PrivacyTab />}
          {tab === 'data' && <MyDataTab mayClose={user?.role !== 'admin'} />}
        </Card>
      </Tabs>
    </Frame>
  );
}
