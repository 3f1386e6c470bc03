import { type SectionId, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { allTotals } from '../../../shared/gst/gstr1/totals.ts';
import { formatPaise } from '../../../shared/money.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { languageQuery, sayIn } from '../../pdf/languages.ts';
import {
  ending,
  factsGrid,
  headings,
  inks,
  letterheadFor,
  paper,
  printedOn,
  right,
  tableLook,
} from '../../pdf/paper.ts';
import { renderPdf } from '../../pdf/render.ts';
import { loadRows } from '../base/rows.ts';
import { filedIn, periodIn, reachGst, taxpayerOf } from '../base/store.ts';

/** Tables with the period's supplies, or notes to them. */
const supplies = ['b2b', 'b2cl', 'b2cs', 'nil', 'exp', 'cdnr', 'cdnur'] as const;
const amountKeys = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'value'] as const;

/**
 * `GET /gst/gstr1/{gst_id}/summary.pdf?language=`: one line per table with number of documents, values and
 * taxes, like the portal's summary.
 */
export const gstr1Summary = route({
  method: 'GET',
  path: '/gst/gstr1/:id/summary.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: languageQuery,
  handle: async ({ user, params, query, deps }) => {
    const say = sayIn(query.language);
    const { record, entity } = await reachGst(user, params.id, 'GSTR-1');
    const who = taxpayerOf(deps, record);
    const totals = allTotals(await loadRows(deps, record._id));
    // In the order of the form, which is not that of its file.
    const tableOf = (id: SectionId) => Number.parseInt(sections[id].table, 10);
    const body = [...sectionIds]
      .sort((a, b) => tableOf(a) - tableOf(b))
      .flatMap((id) => {
        const t = totals[id];
        if (!t) return [];
        // Table 13 counts documents, table 12 has no document values.
        const amounts = amountKeys.map((key) =>
          id === 'doc_issue' || (id === 'hsn' && key === 'value') ? '' : right(formatPaise(t[key])),
        );
        return [[sections[id].table, say(sections[id].title), right(String(t.documents)), ...amounts]];
      });
    const heads = [
      'Table',
      'Details',
      'Records',
      'Taxable value',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
      'Cess',
      'Document value',
    ];
    const period = periodIn(say, record);
    // Supplies and notes are totalled; advances, amendments and tables of the same supplies by HSN or
    // operator are not.
    const sums = amountKeys.map((key) => supplies.reduce((n, id) => n + (totals[id]?.[key] ?? 0), 0));
    const bytes = await renderPdf(
      paper({
        title: say('{form} summary', { form: record.return_type }),
        below: `${period} · ${filedIn(say, record)}`,
        foot: `${entity.name} · GSTIN ${who.gstin} · ${period}`,
        head: await letterheadFor(entity.owner_id),
        say,
        lying: true,
        content: [
          factsGrid([
            [say('Legal name'), entity.name],
            ['GSTIN', who.gstin],
          ]),
          ...(body.length === 0
            ? [{ text: say('Nothing is reported in this period.') }]
            : [
                {
                  layout: tableLook,
                  table: {
                    headerRows: 1,
                    dontBreakRows: true,
                    widths: ['auto', '*', ...Array.from({ length: 7 }, () => 'auto')],
                    body: [
                      headings(
                        heads.map((text) => say(text)),
                        2,
                      ),
                      ...body,
                      [
                        { text: '', fillColor: inks.fill },
                        { text: say('Total of tables 4 to 9B'), bold: true, fillColor: inks.fill },
                        { text: '', fillColor: inks.fill },
                        ...sums.map((n) => right(formatPaise(n), { bold: true, fillColor: inks.fill })),
                      ],
                    ],
                  },
                },
              ]),
          ending(
            [],
            printedOn(
              say,
              deps.now(),
              say(
                'Credit notes are shown as negative amounts. Advances, amendments and the tables by HSN and operator are excluded from the total.',
              ),
            ),
            [entity.name, say('Authorised signatory')],
          ),
        ],
      }),
    );
    return fileReply(
      `${record.return_type.replace('-', '')}_${who.gstin}_${record.period.replace('-', '')}.pdf`,
      'application/pdf',
      Buffer.from(bytes),
    );
  },
});
