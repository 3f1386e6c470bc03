import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { sectionIds } from '../../shared/gst/gstr1/sections.ts';
import type { FileReply } from '../route.ts';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';
import { checked, withRows } from './gstr1-aside.ts';
import { reachGst, taxpayerOf } from './store.ts';

/** MIME type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file as an answer. */
export const fileReply = (name: string, type: string, body: Buffer): FileReply => ({
  file: { name, type, body, size: body.length },
});

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
const stem = (gstin: string, period: string) => `GSTR1_${gstin}_${period.replace('-', '')}`;

/** `GET /gst/gstr1/{gst_id}/json`: the offline tool's file, a ZIP when it must be several; 422 with the list when the portal would refuse it. */
export const gstr1Json = route({
  method: 'GET',
  path: '/gst/gstr1/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const what = await checked(deps, record);
    const { gt, cur_gt } = record.settings;
    const { name, type, bytes } = await withRows(deps, user, record, (holder) =>
      holder.ask('portalJson', {
        ...what,
        today: todayInIst(deps.now()),
        turnovers: { ...(gt === null ? {} : { gt }), ...(cur_gt === null ? {} : { cur_gt }) },
        stem: stem(what.who.gstin, record.period),
      }),
    );
    return fileReply(name, type, bufferOf(bytes));
  },
});

/** `GET /gst/gstr1/{gst_id}/csv`: one section, or a ZIP with a CSV for each section that has rows. */
export const gstr1Csv = route({
  method: 'GET',
  path: '/gst/gstr1/:id/csv',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: z.strictObject({ section: z.enum(sectionIds).optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const { section } = query;
    const name = stem(gstin, record.period);
    const bytes = await withRows(
      deps,
      user,
      record,
      (holder) => holder.ask('rowsCsv', { stem: name, ...(section ? { section } : {}) }),
      section ? [section] : undefined,
    );
    return section
      ? fileReply(`${name}_${section}.csv`, 'text/csv', bufferOf(bytes))
      : fileReply(`${name}_csv.zip`, 'application/zip', bufferOf(bytes));
  },
});

/** `GET /gst/gstr1/{gst_id}/xlsx`: a workbook with a sheet for each section that has rows. */
export const gstr1Xlsx = route({
  method: 'GET',
  path: '/gst/gstr1/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const bytes = await withRows(deps, user, record, (holder) => holder.ask('rowsXlsx', null));
    return fileReply(`${stem(gstin, record.period)}.xlsx`, xlsxType, bufferOf(bytes));
  },
});

/** `GET /gst/gstr1/{gst_id}/issues.xlsx`: the list of refused rows as a workbook. */
export const gstr1IssuesXlsx = route({
  method: 'GET',
  path: '/gst/gstr1/:id/issues.xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const what = await checked(deps, record);
    const bytes = await withRows(deps, user, record, (holder) => holder.ask('findingsXlsx', what));
    return fileReply(`${stem(what.who.gstin, record.period)}_refused.xlsx`, xlsxType, bufferOf(bytes));
  },
});
