import type { ReportKind } from '../../shared/reports/report.ts';
import { post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';

/** Paths of reports. */
export const reportPaths = {
  summary: '/api/reports/summary',
  overview: (type: ReportKind) => `/api/reports/overview?type=${type}`,
  documents: (ids: readonly string[]) => `/api/reports/documents?company_ids=${ids.join(',')}`,
  exportAll: (type: ReportKind) => `/api/reports/export.zip?type=${type}`,
} as const;

/** The four counters. */
export interface Counters {
  gst: { total: number; filed: number };
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

/**
 * Opens a report in a new tab: its page, or its PDF as a download. The tab is opened at once, while the browser still sees the press that
 * asked for it, and led on when the ticket is there. False when the browser kept the tab from opening.
 */
export async function openReport(act: 'view' | 'download', id: string, type: ReportKind): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    const { ticket } = await post<{ ticket: string }>('/api/reports/ticket', { id, type });
    tab.opener = null;
    tab.location.replace(withQuery(`/api/reports/${act}`, { id, type, ticket }));
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}
