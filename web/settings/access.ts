import type { AccessAct } from '../../shared/access.ts';
import { t, tn } from '../i18n/t.ts';

/** A row of the access log as the API gives it. */
export interface AccessRow {
  id: string;
  at: string;
  act: AccessAct;
  person: { id: string; name: string; email: string } | null;
  client: { id: string; name: string } | null;
  record: { kind: string; id: string };
  ip: string;
  times: number;
}

/** Filters that stand in the address and are sent as they are. */
export const filterNames = ['client', 'person', 'act', 'from', 'to'] as const;

/** Whoever it was: a person, one whose account is gone, or the holder of a share link. */
export const personText = ({ person }: Pick<AccessRow, 'person'>): string =>
  person ? person.name || t('Deleted account') : t('By share link');

/** What was done, and how often in that moment. */
export function actText(act: AccessAct, times: number): string {
  const said = {
    read: t('Read'),
    exported: t('Exported'),
    changed: t('Changed'),
    shared: t('Opened by share link'),
  }[act];
  return times > 1 ? tn(times, '{act}, {count} time', '{act}, {count} times', { act: said }) : said;
}

const kinds: Record<string, () => string> = {
  companies: () => t('Client'),
  itr: () => t('Income-tax return'),
  gst: () => t('GST return'),
  tds: () => t('TDS statement'),
  accounts: () => t('Trial balance'),
  invoices: () => t('Invoice'),
  reports: () => t('Report'),
  intake: () => t('Import'),
};

/** The kind of a record in words; what is none of these lies in the drive. */
export const recordText = (kind: string): string => (kinds[kind] ?? (() => t('Document')))();
