import type { User } from '../data/session.ts';
import { mark } from '../i18n/mark.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** A link of the sidebar, opened by Alt and its number. */
interface Place {
  to: string;
  label: string;
  icon: IconName;
  /** Search keywords, English and Hindi; never shown. */
  words: string;
}

/** The sidebar, in the documented order. */
const places: readonly Place[] = [
  {
    to: '/app',
    label: mark('Dashboard'),
    icon: 'home',
    words: 'home start due dates overview मुखपृष्ठ नियत तिथि',
  },
  {
    to: '/app/companies',
    label: mark('Companies/Individuals'),
    icon: 'people',
    words: 'client clients customer entity assessee list ग्राहक करदाता इकाई सूची',
  },
  {
    to: '/app/gst',
    label: mark('GST'),
    icon: 'gst',
    words: 'GSTR-1 GSTR-2B GSTR-3B goods and services tax जीएसटी जीएसटीआर',
  },
  {
    to: '/app/tds',
    label: mark('TDS'),
    icon: 'tds',
    words: '24Q 26Q 27Q 27EQ 138 140 143 144 TCS टीडीएस टीसीएस',
  },
  {
    to: '/app/itr',
    label: mark('ITR'),
    icon: 'itr',
    words: 'income tax return ITR-1 ITR-2 ITR-3 ITR-4 आयकर विवरणी रिटर्न आईटीआर',
  },
  {
    to: '/app/accounts/trial-balance',
    label: mark('Trial Balance'),
    icon: 'ledger',
    words: 'books accounts Tally balance sheet profit loss तलपट टैली तुलन पत्र',
  },
  {
    to: '/app/send-invoice',
    label: mark('Send Invoice'),
    icon: 'invoice',
    words: 'bill billing बीजक बिल',
  },
  {
    to: '/app/reports',
    label: mark('Reports'),
    icon: 'report',
    words: 'statement export list रिपोर्ट',
  },
  {
    to: '/app/cloud-storage',
    label: mark('Cloud Storage'),
    icon: 'cloud',
    words: 'drive documents files upload दस्तावेज़ फ़ाइल',
  },
];

const adminPlaces: readonly Place[] = [
  {
    to: '/app/admin',
    label: mark('Administration'),
    icon: 'shield',
    words: 'users approvals plans health',
  },
  {
    to: '/app/account-settings',
    label: mark('Account Settings'),
    icon: 'gear',
    words: 'profile password devices',
  },
];

/** Links for this user; administrators see administration only. */
export const placesOf = (user: User | null): readonly Place[] =>
  user?.role === 'admin' ? adminPlaces : places;
