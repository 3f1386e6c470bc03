import * as z from 'zod';
import { sentence } from '../../shared/forms/messages.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { failure, invalid, invalidField } from '../base/errors.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { xlsxOf, xlsxType } from '../files/workbook.ts';
import { renderPdf } from '../pdf/render.ts';
import { reportPdf } from '../pdf/report.ts';
import {
  byPayee,
  certificateForm,
  certificateReport,
  certificateSheets,
  type Source,
} from './certificates.ts';
import { challanReport, changesReport, noPanReport, reportSheets } from './lists.ts';
import { loadRows, manyRows } from './rows.ts';
import { changesFor, headOf, reachTds } from './store.ts';

/** Certificates one PDF holds; Excel takes any number. */
const mostCertificates = 300;

/** Several reports as one PDF, each on a page of its own. */
function together(reports: readonly Report[]): object {
  const pages = reports.map((r) => reportPdf(r) as { content: object[] });
  const content = pages.flatMap(({ content: [title, ...rest] }, i) => [
    i === 0 ? title! : { ...title, pageBreak: 'before' },
    ...rest,
  ]);
  return { ...pages[0], content };
}

/** Payees asked for: one by PAN, else all; 422 where a PDF of all would be too long. */
function certificatesOf(source: Source, pan: string | undefined): Report[] {
  const groups = byPayee(source.rows.deductees).filter((g) => !pan || g[0]!.pan === pan);
  if (groups.length === 0)
    throw pan
      ? invalidField('pan', 'No payee has this PAN')
      : invalid('The statement has no payees yet', [], 'no_payees');
  if (groups.length > mostCertificates)
    throw invalid(
      sentence(
        'One PDF takes at most {most} certificates, the statement has {count}: take the Excel sheet, or one payee by PAN.',
        { most: mostCertificates, count: groups.length },
      ),
      [],
      'too_many',
    );
  return groups.map((group) => certificateReport(source, group));
}

/**
 * `GET /tds/statements/{id}/documents?kind=&format=`: data of the certificates (forms 16, 16A, 27D and their successors; `pan`
 * for one payee), challan-wise summary, payees without a valid PAN, or the changes of a correction; PDF or Excel.
 */
export const tdsDocuments = route({
  method: 'GET',
  path: '/tds/statements/:id/documents',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  query: z.strictObject({
    kind: z.enum(['certificates', 'challans', 'no-pan', 'changes']).default('certificates'),
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    pan: z.string().max(10).optional(),
  }),
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const source: Source = {
      record,
      name: entity.name,
      head: headOf(deps, record),
      rows: await loadRows(deps, record._id),
    };
    const now = deps.now();
    const stem = `${record.form_type}_${record.financial_year}_${record.quarter}`;
    const reply = async (name: string, pdf: () => object, sheets: () => WorkbookSheet[]) =>
      query.format === 'pdf'
        ? fileReply(`${name}.pdf`, 'application/pdf', await renderPdf(pdf()))
        : fileReply(`${name}.xlsx`, xlsxType, await xlsxOf(sheets()));
    const ofReport = (name: string, report: Report) =>
      reply(
        name,
        () => reportPdf(report),
        () => reportSheets(report),
      );
    switch (query.kind) {
      case 'certificates':
        return reply(
          `${stem}_form_${certificateForm(record)}`,
          () => together(certificatesOf(source, query.pan)),
          () => certificateSheets(source),
        );
      case 'challans':
        return ofReport(`${stem}_challans`, challanReport(source, now));
      case 'no-pan':
        return ofReport(`${stem}_without_pan`, noPanReport(source, now));
      default: {
        const changes = await changesFor(deps, record, source.rows);
        if (!changes) throw failure(409, 'no_correction', 'This statement corrects no other.');
        return ofReport(`${stem}_correction_${record.correction}`, changesReport(source, changes, now));
      }
    }
  },
});
