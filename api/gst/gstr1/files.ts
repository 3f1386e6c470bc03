import * as z from 'zod';
import { todayInIst } from '../../../shared/dates.ts';
import { gstr1Files } from '../../../shared/gst/gstr1/chunks.ts';
import { issueRows, workbook } from '../../../shared/gst/gstr1/export.ts';
import { sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { listIssues } from '../../../shared/gst/gstr1/validate.ts';
import { sectionCsv } from '../../../shared/gst/import/csv.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { xlsxOf, xlsxType, zipOf } from '../../files/workbook.ts';
import { refuseErrors } from '../base/issues.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { loadRows, manyRows } from '../base/rows.ts';
import { reachGst, taxpayerOf } from '../base/store.ts';
import { findingsOf } from './save.ts';

const stem = (gstin: string, { return_type, period }: Pick<GstReturnDoc, 'return_type' | 'period'>) =>
  `${return_type.replace('-', '')}_${gstin}_${period.replace('-', '')}`;

/**
 * `GET /gst/gstr1/{gst_id}/json`: the offline tool's file, a ZIP if split; 422 with the errors if the portal
 * would refuse it.
 */
export const gstr1Json = route({
  method: 'GET',
  path: '/gst/gstr1/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    refuseErrors(await findingsOf(deps, record, sheets), sheets);
    const { gt, cur_gt } = record.settings;
    const turnovers = { ...(gt === null ? {} : { gt }), ...(cur_gt === null ? {} : { cur_gt }) };
    const who = taxpayerOf(deps, record);
    const files = gstr1Files(who, sheets, todayInIst(deps.now()), turnovers);
    const [only] = files;
    return files.length === 1 && only
      ? fileReply(only.name, 'application/json', Buffer.from(only.text))
      : fileReply(`${stem(who.gstin, record)}.zip`, 'application/zip', zipOf(files));
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
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  query: z.strictObject({ section: z.enum(sectionIds).optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const { section } = query;
    const name = stem(gstin, record);
    const sheets = await loadRows(deps, record._id, section ? [section] : undefined);
    if (section)
      return fileReply(
        `${name}_${section}.csv`,
        'text/csv',
        Buffer.from(sectionCsv(section, sheets[section] ?? [])),
      );
    const filled = sectionIds.filter((id) => (sheets[id]?.length ?? 0) > 0);
    const texts = filled.map((id) => ({ name: `${name}_${id}.csv`, text: sectionCsv(id, sheets[id]!) }));
    return fileReply(`${name}_csv.zip`, 'application/zip', zipOf(texts));
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
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const book = workbook(await loadRows(deps, record._id));
    const filled =
      book.length > 0 ? book : [{ name: 'b2b', rows: [sections.b2b.columns.map((c) => c.label)] }];
    return fileReply(`${stem(gstin, record)}.xlsx`, xlsxType, await xlsxOf(filled));
  },
});

/** `GET /gst/gstr1/{gst_id}/issues.xlsx`: the errors as a workbook. */
export const gstr1IssuesXlsx = route({
  method: 'GET',
  path: '/gst/gstr1/:id/issues.xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const sheets = await loadRows(deps, record._id);
    const found = listIssues(await findingsOf(deps, record, sheets), sheets);
    const bytes = await xlsxOf([{ name: 'Refused', rows: issueRows(found) }]);
    return fileReply(`${stem(gstin, record)}_refused.xlsx`, xlsxType, bytes);
  },
});
