import * as z from 'zod';
import { sentence } from '../../../shared/forms/messages.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { readGstr3b, writeGstr3b } from '../../../shared/gst/gstr3b/json.ts';
import { formLines, paymentOf } from '../../../shared/gst/gstr3b/summary.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { say } from '../../../shared/intake/messages.ts';
import { tableCsv } from '../../../shared/sheets/csv.ts';
import type { SheetCell } from '../../../shared/sheets/workbook.ts';
import { sizes } from '../../base/limits.ts';
import { fileReply, route } from '../../base/route.ts';
import { idIn, idParams, recordId } from '../../base/schemas.ts';
import { readUpload, refuseFile, refuseOtherKind } from '../../files/read-file.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { periodOf, reachFiler, reachGst, reachTaxpayer, taxpayerOf } from '../base/store.ts';
import { contentOf, paidForm, refuseErrors } from './content.ts';

/**
 * `POST /gst/gstr3b/import` (`file`): reads a GSTR-3B JSON of the entity, with `return_period` only of that
 * period; stores nothing.
 */
export const importGstr3b = route({
  method: 'POST',
  path: '/gst/gstr3b/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.governmentFile,
    tooLarge: sentence('A GSTR-3B JSON is smaller than that.'),
  },
  body: z.strictObject({
    gst_master_id: recordId,
    registration_id: recordId.optional(),
    return_period: z.string().max(12).optional(),
  }),
  readOnly: true,
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, 'view');
  },
  handle: async ({ user, body: sent, uploads, deps }) => {
    await reachTaxpayer(deps, user, sent.gst_master_id, 'view', sent.registration_id);
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, ['gstr3b']);
    const read = readGstr3b(file.kind === 'json' ? file.value : undefined);
    if (!read.ok) return refuseFile(read.message, 'unknown_file');
    const { registration } = await reachFiler(
      deps,
      user,
      sent.gst_master_id,
      'view',
      read.gstin,
      sent.registration_id,
    );
    if (sent.return_period) {
      const wanted = periodOf(sent.return_period);
      if (read.period !== wanted)
        refuseFile(say('otherPeriod', { found: read.period, wanted }), 'other_period');
    }
    return { return_period: read.period, registration_id: registration.id, form: inRupees(read.form) };
  },
});

const stem = (gstin: string, period: string) => `GSTR3B_${gstin}_${period.replace('-', '')}`;

/** `GET /gst/gstr3b/{gst_id}/json`: the portal's file; 422 when it would be refused. */
export const gstr3bJson = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const content = contentOf(deps, record);
    refuseErrors(content.form);
    const form = paidForm(deps, record, content);
    const { gstin } = taxpayerOf(deps, record);
    return fileReply(
      `${stem(gstin, record.period)}.json`,
      'application/json',
      Buffer.from(JSON.stringify(writeGstr3b(gstin, record.period, form))),
    );
  },
});

/** The form as paid and its payment line by line, with headings; amounts in rupees. */
export function printedRows(form: Gstr3b, opening: Taxes): SheetCell[][] {
  const amount = (x: number | undefined): SheetCell => (x === undefined ? null : x / 100);
  const lines = formLines(form).map((l): SheetCell[] => [
    l.table,
    l.label,
    amount(l.taxable),
    amount(l.taxes?.igst),
    amount(l.taxes?.cgst),
    amount(l.taxes?.sgst),
    amount(l.taxes?.cess),
  ]);
  const paid = paymentOf(form, opening);
  const taxLine = (label: string, t: Taxes): SheetCell[] => [
    '6.1',
    label,
    null,
    amount(t.igst),
    amount(t.cgst),
    amount(t.sgst),
    amount(t.cess),
  ];
  return [
    ['Table', 'Details', 'Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'],
    ...lines,
    taxLine('Tax payable other than reverse charge', paid.liability),
    taxLine('Credit used', paid.setOff.creditUsed),
    taxLine('Tax paid in cash', paid.setOff.cash),
    taxLine('Reverse charge and 9(5), paid in cash', paid.setOff.reverseCash),
    taxLine('Cash with interest and late fee', paid.cashTotal),
    taxLine('Credit carried forward', paid.setOff.creditLeft),
  ];
}

/** `GET /gst/gstr3b/{gst_id}/xlsx`: the form and its payment as a workbook. */
export const gstr3bXlsx = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const { gstin } = taxpayerOf(deps, record);
    const content = contentOf(deps, record);
    const rows = printedRows(paidForm(deps, record, content), content.opening);
    return fileReply(
      `${stem(gstin, record.period)}.xlsx`,
      xlsxType,
      await xlsxOf([{ name: 'GSTR-3B', rows }]),
    );
  },
});

/** `GET /gst/gstr3b/{gst_id}/csv`: the form and its payment line by line. */
export const gstr3bCsv = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/csv',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const { gstin } = taxpayerOf(deps, record);
    const content = contentOf(deps, record);
    const lines = printedRows(paidForm(deps, record, content), content.opening).map((row) =>
      row.map((c) => (c === null ? '' : typeof c === 'number' ? c.toFixed(2) : String(c))),
    );
    return fileReply(`${stem(gstin, record.period)}.csv`, 'text/csv', Buffer.from(tableCsv(lines)));
  },
});
