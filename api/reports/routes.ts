import type { Route } from '../base/route.ts';
import { exportReports } from './export.ts';
import { downloadReport, viewReport } from './open.ts';
import { reportDocuments, reportOverview, reportSummary } from './summary.ts';
import { createTicket } from './tickets.ts';

/** Reports of stored records: pages, PDFs, a ZIP of all, summaries. */
export const reportRoutes: readonly Route[] = [
  reportSummary,
  reportOverview,
  reportDocuments,
  createTicket,
  viewReport,
  downloadReport,
  exportReports,
];
