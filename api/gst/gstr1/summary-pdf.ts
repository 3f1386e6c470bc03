import { formatDate, todayInIst } from '../../../shared/dates.ts';
import { sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { allTotals } from '../../../shared/gst/gstr1/totals.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { renderPdf } from '../../pdf/render.ts';
import { loadRows } from '../base/rows.ts';
import { reachGst, taxpayerOf } from '../base/store.ts';

const right = (text: string) => ({ text, alignment: 'right' });

/** `GET /gst/gstr1/{gst_id}/summary.pdf`: one line a table with number of documents, values and taxes, as the portal's summary shows them. */
export const gstr1Summary = route({
  method: 'GET',
  path: '/gst/gstr1/:id/summary.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-1');
    const who = taxpayerOf(deps, record);
    const totals = allTotals(await loadRows(deps, record._id));
    const body = sectionIds.flatMap((id) => {
      const t = totals[id];
      if (!t) return [];
      const amounts = [t.taxable, t.igst, t.cgst, t.sgst, t.cess, t.value].map((n) => right(formatPaise(n)));
      return [[sections[id].table, sections[id].title, right(String(t.documents)), ...amounts]];
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
    const state =
      record.status === 'filed'
        ? `Filed on ${formatDate(record.filed_on)}${record.acknowledgement ? `, ARN ${record.acknowledgement}` : ''}`
        : 'Draft';
    const bytes = await renderPdf({
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [36, 44, 36, 44],
      defaultStyle: { font: 'Roboto', fontSize: 9 },
      info: { title: `GSTR-1 ${who.gstin} ${record.period}` },
      content: [
        { text: 'GSTR-1 summary', fontSize: 15, bold: true },
        { text: `${entity.name}, GSTIN ${who.gstin}`, margin: [0, 4, 0, 0] },
        { text: `${periodName(record.period, record.settings.frequency)} · ${state}`, margin: [0, 0, 0, 10] },
        body.length === 0
          ? { text: 'Nothing is reported in this period.' }
          : {
              layout: 'lightHorizontalLines',
              table: {
                headerRows: 1,
                widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
                body: [
                  heads.map((text, i) => ({ text, bold: true, ...(i > 1 ? { alignment: 'right' } : {}) })),
                  ...body,
                ],
              },
            },
        {
          text: `Credit notes are shown negative. Printed on ${formatDate(todayInIst(deps.now()))}.`,
          fontSize: 8,
          margin: [0, 10, 0, 0],
        },
      ],
    });
    return fileReply(
      `GSTR1_${who.gstin}_${record.period.replace('-', '')}.pdf`,
      'application/pdf',
      Buffer.from(bytes),
    );
  },
});
