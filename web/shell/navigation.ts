import type { User } from '../data/session.ts';
import { mark } from '../i18n/mark.ts';
import type { IconName } from '../ui/Icon.tsx';

/** One place in the sidebar; Alt and its number lead there. */
export interface Place {
  to: string;
  label: string;
  icon: IconName;
}

/** The sidebar of everyone who keeps entities, in the documented order. */
export const places: readonly Place[] = [
  { to: '/app', label: mark('Dashboard'), icon: 'home' },
  { to: '/app/companies', label: mark('Companies/Individuals'), icon: 'people' },
  { to: '/app/gst', label: mark('GST'), icon: 'gst' },
  { to: '/app/tds', label: mark('TDS'), icon: 'tds' },
  { to: '/app/itr', label: mark('ITR'), icon: 'itr' },
  { to: '/app/accounts/trial-balance', label: mark('Trial Balance'), icon: 'ledger' },
  { to: '/app/send-invoice', label: mark('Send Invoice'), icon: 'invoice' },
  { to: '/app/reports', label: mark('Reports'), icon: 'report' },
  { to: '/app/cloud-storage', label: mark('Cloud Storage'), icon: 'cloud' },
];

const adminPlaces: readonly Place[] = [
  { to: '/app/admin', label: mark('Administration'), icon: 'shield' },
  { to: '/app/account-settings', label: mark('Account Settings'), icon: 'gear' },
];

/** Where this user may go: an admin sees administration only. */
export const placesOf = (user: User | null): readonly Place[] =>
  user?.role === 'admin' ? adminPlaces : places;
