import type { ReportKind } from '../../shared/reports/report.ts';
import { post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { inLanguage } from '../i18n/language.ts';

/** Paths of reports. */
export const reportPaths = {
  summary: '/api/reports/summary',
  overview: (type: ReportKind) => `/api/reports/overview?type=${type}`,
  documents: (ids: readonly string[]) => `/api/reports/documents?company_ids=${ids.join(',')}`,
  exportAll: (type: ReportKind) => inLanguage(`/api/reports/export.zip?type=${type}`),
} as const;

/** The counters by kind. */
export interface Counters {
  gst: { total: number; filed: number };
  'gst-year': { total: number; filed: number };
  itr: { total: number; filed: number };
  tds: { total: number; filed: number };
  company: { total: number };
}

/** Returns of a type counted by client and by period. */
export interface Overview {
  type: ReportKind;
  total: number;
  filed: number;
  clients: { company_id: string; name: string; total: number; filed: number }[];
  clients_total: number;
  periods: { period: string; total: number; filed: number }[];
}

async function addressOf(act: 'view' | 'download', id: string, type: ReportKind): Promise<string> {
  const { ticket } = await post<{ ticket: string }>('/api/reports/ticket', { id, type });
  return inLanguage(withQuery(`/api/reports/${act}`, { id, type, ticket }));
}

/**
 * Opens a report in a new tab. The tab is opened during the click, so that the browser allows it, and
 * navigated when the ticket arrives. False if the browser blocked the tab.
 */
export async function viewReport(id: string, type: ReportKind): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    const address = await addressOf('view', id, type);
    tab.opener = null;
    tab.location.replace(address);
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}

/**
 * Opens the PDF of a report in a new tab, which the browser closes when it starts a download; if the tab is
 * blocked, in the current one, which stays.
 */
export async function downloadReport(id: string, type: ReportKind): Promise<void> {
  const address = await addressOf('download', id, type);
  if (!window.open(address, '_blank')) location.assign(address);
}
