import { safeName } from '../../shared/drive/names.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import { type PaperLanguage, sayIn } from '../pdf/languages.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { reportPdf } from '../pdf/report.ts';
import { statementParts, statementSheet } from '../tds/statement-pdf.ts';
import { companyReport } from './company.ts';
import { gstReport } from './gst.ts';
import { gstYearReport } from './gst-year.ts';
import { itrReport } from './itr.ts';
import type { ReportSource } from './reach.ts';
import { tdsReport } from './tds.ts';

/** A report, with its own PDF layout if the noun has one. */
interface Built {
  report: Report;
  sheet?: () => Promise<object>;
}

/** The report of a record, translated. */
export async function buildReport(deps: Deps, source: ReportSource, language: PaperLanguage): Promise<Built> {
  const { entity } = source;
  const say = sayIn(language);
  if (source.kind === 'gst') return { report: await gstReport(deps, source.record, entity, say) };
  if (source.kind === 'gst-year') return { report: await gstYearReport(deps, source.record, entity, say) };
  if (source.kind === 'itr') return itrReport(deps, source.record, entity, language);
  if (source.kind === 'tds') {
    const parts = await statementParts(deps, source.record);
    return {
      report: tdsReport(deps, source.record, entity, parts, say),
      sheet: () => statementSheet(deps, source.record, entity, parts, language),
    };
  }
  return { report: await companyReport(deps, entity, say) };
}

/** The report of a record as a PDF with its file name. */
export async function reportFile(
  deps: Deps,
  source: ReportSource,
  language: PaperLanguage,
): Promise<{ name: string; body: Buffer }> {
  const { report, sheet } = await buildReport(deps, source, language);
  const definition = sheet
    ? await sheet()
    : reportPdf(report, await letterheadFor(source.entity.owner_id), sayIn(language));
  return { name: `${safeName(report.file)}.pdf`, body: await renderPdf(definition) };
}
