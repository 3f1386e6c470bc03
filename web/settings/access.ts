import type { AccessAct } from '../../shared/access.ts';
import { t, tn } from '../i18n/t.ts';

/** A row of the access log as the API returns it. */
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

/** Filters in the address, sent unchanged. */
export const filterNames = ['client', 'person', 'act', 'from', 'to'] as const;

/** The person, a deleted account, or the holder of a share link. */
export const personText = ({ person }: Pick<AccessRow, 'person'>): string =>
  person ? person.name || t('Deleted account') : t('By share link');

/** The action, and how often within that moment. */
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

/** Name of a kind of record; any other is an item of the drive. */
export const recordText = (kind: string): string => (kinds[kind] ?? (() => t('Document')))();
