import { it } from 'vitest';
import { person } from '../testing/page.tsx';
import { showsFailures } from '../testing/pageViews.ts';

/** A well-formed id. Every call fails first, so no page finds out that there is no such record. */
const id = '0123456789abcdef01234567';

it('says of every page that it could not be loaded', async () => {
  const me = await person({ full_name: 'Fails Much', email: 'fails@example.in' });
  const statement = `/app/tds/26q/${id}?year=2025-2026&quarter=Q1`;
  await showsFailures(me, [
    '/app',
    `/app/clients/${id}`,
    '/app/gst',
    ...['', '&tab=compare', '&tab=annual'].map((tab) => `/app/gst/home/${id}?year=2025-26${tab}`),
    `/app/gst/gstr1/${id}`,
    `/app/gst/gstr2b/${id}`,
    `/app/gst/gstr3b/${id}`,
    `/app/gst/gstr9/${id}`,
    `/app/gst/gstr9/${id}/9c`,
    `/app/gst/ims/${id}`,
    `/app/gst/composition/${id}?year=2025-26`,
    `/app/gst/ledger/${id}?year=2025-26`,
    `/app/gst/suppliers/${id}?year=2025-26`,
    `/app/gst/einvoices/${id}?year=2026-27`,
    '/app/tds',
    statement,
    `/app/accounts/trial-balance?company_id=${id}&year=2026-27`,
    `/app/evidence?company=${id}&year=2026-27`,
    `/app/import?company=${id}&for=sales`,
    '/app/send-invoice',
    '/app/send-invoice?tab=list',
    '/app/reports',
    '/app/cloud-storage',
    '/app/cloud-storage?tab=trash',
    '/app/cloud-storage?tab=shared',
    ...['profile', 'security', 'devices', 'firm', 'privacy', 'access', 'data'].map(
      (tab) => `/app/account-settings?tab=${tab}`,
    ),
    '/shared/abcdef',
    '/join#0123456789012345678901234567890123456789012',
  ]);
  const admin = await person({ role: 'admin', full_name: 'Admin Fails', email: 'admin-fails@example.in' });
  await showsFailures(
    admin,
    ['registrations', 'waitlist', 'users', 'audit', 'health'].map((tab) => `/app/admin?tab=${tab}`),
  );
});
