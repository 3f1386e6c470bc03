import * as z from 'zod';
import { sentence } from '../../shared/forms/messages.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { certificateOf } from '../../shared/tds/data/certificates.ts';
import { failure, invalid, invalidField } from '../base/errors.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { xlsxOf, xlsxType } from '../files/workbook.ts';
import { languageQuery } from '../pdf/languages.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { reportPdf } from '../pdf/report.ts';
import { certificatesPdf, mostCertificates } from './certificate-pdf.ts';
import { papersOf } from './certificate-salary.ts';
import { certificateSheets } from './certificate-sheets.ts';
import { payeeFilter, payeeList, sourceOf } from './certificate-zip.ts';
import type { Source } from './certificates.ts';
import { challanReport, changesReport, noPanReport, reportSheets } from './lists.ts';
import { manyRows } from './rows.ts';
import { changesFor, fileStem, reachTds } from './store.ts';

/**
 * The requested papers: of one payee by PAN, of some by their first rows, else of all; 422 if there are none
 * or one PDF would be too long.
 */
function chosen(
  source: Source,
  kind: 'certificates' | 'perquisites',
  { pan, payees }: { pan?: string | undefined; payees?: string | undefined },
) {
  const wanted = payeeFilter(payees);
  const papers = papersOf(source, kind, (payee) => (!pan || payee.pan === pan) && wanted(payee));
  if (papers.length === 0)
    throw pan
      ? invalidField('pan', 'No payee has this PAN')
      : kind === 'perquisites'
        ? invalid('No employee has perquisites or profits in lieu of salary', [], 'no_perquisites')
        : invalid('The statement has no payees yet', [], 'no_payees');
  if (papers.length > mostCertificates)
    throw invalid(
      sentence(
        'A PDF can have at most {most} certificates, but the statement has {count}: use the Excel sheet, or one payee by PAN.',
        { most: mostCertificates, count: papers.length },
      ),
      [],
      'too_many',
    );
  return papers;
}

/**
 * `GET /tds/statements/{id}/documents?kind=&format=`: certificate data (forms 16, 16A, 27D and their
 * successors; `pan` for one payee by PAN, `payees` by first rows) and perquisites (12BA, 123), challan-wise
 * summary, payees without a valid PAN, or the changes of a correction; PDF or Excel.
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
  query: languageQuery.extend({
    kind: z.enum(['certificates', 'perquisites', 'challans', 'no-pan', 'changes']).default('certificates'),
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    pan: z.string().max(10).optional(),
    payees: payeeList,
  }),
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const source = await sourceOf(deps, record, entity.name, query.language);
    const now = deps.now();
    const { say } = source;
    const head = await letterheadFor(entity.owner_id);
    const stem = fileStem(deps, record, entity);
    const reply = async (name: string, pdf: () => object, sheets: () => WorkbookSheet[]) =>
      query.format === 'pdf'
        ? fileReply(`${name}.pdf`, 'application/pdf', await renderPdf(pdf()))
        : fileReply(`${name}.xlsx`, xlsxType, await xlsxOf(sheets()));
    const ofReport = (name: string, report: Report) =>
      reply(
        name,
        () => reportPdf(report, head, say),
        () => reportSheets(report),
      );
    switch (query.kind) {
      case 'certificates':
        return reply(
          `${stem}_form_${certificateOf(record.form_type).form}`,
          () => certificatesPdf(chosen(source, 'certificates', query), say),
          () => certificateSheets(source),
        );
      case 'perquisites':
        return reply(
          `${stem}_form_${certificateOf(record.form_type).perquisites}`,
          () => certificatesPdf(chosen(source, 'perquisites', query), say),
          () => certificateSheets(source),
        );
      case 'challans':
        return ofReport(`${stem}_challans`, challanReport(source, now, say));
      case 'no-pan':
        return ofReport(`${stem}_without_pan`, noPanReport(source, now, say));
      default: {
        const changes = await changesFor(deps, record, source.rows);
        if (!changes) throw failure(409, 'no_correction', 'This is not a correction statement.');
        return ofReport(`${stem}_correction_${record.correction}`, changesReport(source, changes, now, say));
      }
    }
  },
});
