import { safeName } from '../../shared/drive/names.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import { renderPdf } from '../pdf/render.ts';
import { reportPdf } from '../pdf/report.ts';
import { companyReport } from './company.ts';
import { gstReport } from './gst.ts';
import { gstYearReport } from './gst-year.ts';
import { itrReport } from './itr.ts';
import type { ReportSource } from './reach.ts';
import { tdsReport } from './tds.ts';

/** The report of a record; `sheet` where its PDF is laid out by the noun itself. */
export async function buildReport(
  deps: Deps,
  source: ReportSource,
): Promise<{ report: Report; sheet?: object }> {
  const { entity } = source;
  if (source.kind === 'gst') return { report: await gstReport(deps, source.record, entity) };
  if (source.kind === 'gst-year') return { report: await gstYearReport(deps, source.record, entity) };
  if (source.kind === 'itr') return itrReport(deps, source.record, entity);
  if (source.kind === 'tds') return { report: await tdsReport(deps, source.record, entity) };
  return { report: await companyReport(deps, entity) };
}

/** The report of a record as a PDF with its file name. */
export async function reportFile(deps: Deps, source: ReportSource): Promise<{ name: string; body: Buffer }> {
  const { report, sheet } = await buildReport(deps, source);
  return { name: `${safeName(report.file)}.pdf`, body: await renderPdf(sheet ?? reportPdf(report)) };
}
