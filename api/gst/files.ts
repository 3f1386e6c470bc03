import { zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { gstr1Files } from '../../shared/gst/gstr1/chunks.ts';
import { issueRows, workbook } from '../../shared/gst/gstr1/export.ts';
import { type SectionId, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { checkAll, listIssues } from '../../shared/gst/gstr1/validate.ts';
import { sectionCsv } from '../../shared/gst/import/csv.ts';
import type { SheetCell, WorkbookSheet } from '../../shared/sheets/workbook.ts';
import type { FileReply } from '../route.ts';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';
import { refuseIncomplete } from './gstr1-save.ts';
import { checkContext } from './hsn-list.ts';
import { loadRows } from './rows.ts';
import { reachGst, reportedEarlier, taxpayerOf } from './store.ts';

/** MIME type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file as an answer. */
export const fileReply = (name: string, type: string, body: Buffer): FileReply => ({
  file: { name, type, body, size: body.length },
});

/** Several texts as one ZIP. */
export const zipOf = (files: readonly { name: string; text: string }[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map((f) => [f.name, Buffer.from(f.text)])), { level: 6 }));

const cellOf = (value: SheetCell, heading: boolean) => {
  if (value === null) return null;
  if (heading) return { value: String(value), fontWeight: 'bold' as const };
  if (value instanceof Date) return { value, type: Date, format: 'dd-mm-yyyy' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

/** A workbook of sheets, headings bold. */
export async function xlsxOf(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const data = sheets.map((sheet) => ({
    sheet: sheet.name,
    data: sheet.rows.map((row, i) => row.map((value) => cellOf(value, i === 0))),
  }));
  return (await writeXlsxFile(data as never).toBuffer()) as Buffer;
}

const stem = (gstin: string, period: string) => `GSTR1_${gstin}_${period.replace('-', '')}`;

/** `GET /gst/gstr1/{gst_id}/json`: the offline tool's file, a ZIP when it must be several; 422 with the list when the portal would refuse it. */
export const gstr1Json = route({
  method: 'GET',
  path: '/gst/gstr1/:id/json',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    await refuseIncomplete(deps, record, sheets);
    const who = taxpayerOf(deps, record);
    const { gt, cur_gt } = record.settings;
    const files = gstr1Files(who, sheets, todayInIst(deps.now()), {
      ...(gt === null ? {} : { gt }),
      ...(cur_gt === null ? {} : { cur_gt }),
    });
    const [only] = files;
    if (files.length === 1 && only) return fileReply(only.name, 'application/json', Buffer.from(only.text));
    return fileReply(`${stem(who.gstin, record.period)}.zip`, 'application/zip', zipOf(files));
  },
});

/** `GET /gst/gstr1/{gst_id}/csv`: one section, or a ZIP with a CSV for each section that has rows. */
export const gstr1Csv = route({
  method: 'GET',
  path: '/gst/gstr1/:id/csv',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject({ section: z.enum(sectionIds).optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const { gstin } = taxpayerOf(deps, record);
    const sheets = await loadRows(deps, record._id, query.section ? [query.section] : undefined);
    const csv = (id: SectionId) => ({
      name: `${stem(gstin, record.period)}_${id}.csv`,
      text: sectionCsv(id, sheets[id] ?? []),
    });
    if (query.section) {
      const file = csv(query.section);
      return fileReply(file.name, 'text/csv', Buffer.from(file.text));
    }
    const files = sectionIds.filter((id) => (sheets[id]?.length ?? 0) > 0).map(csv);
    return fileReply(`${stem(gstin, record.period)}_csv.zip`, 'application/zip', zipOf(files));
  },
});

/** `GET /gst/gstr1/{gst_id}/xlsx`: a workbook with a sheet for each section that has rows. */
export const gstr1Xlsx = route({
  method: 'GET',
  path: '/gst/gstr1/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    const book = workbook(sheets);
    const filled =
      book.length > 0 ? book : [{ name: 'b2b', rows: [sections.b2b.columns.map((c) => c.label)] }];
    const { gstin } = taxpayerOf(deps, record);
    return fileReply(`${stem(gstin, record.period)}.xlsx`, xlsxType, await xlsxOf(filled));
  },
});

/** `GET /gst/gstr1/{gst_id}/issues.xlsx`: the list of refused rows as a workbook. */
export const gstr1IssuesXlsx = route({
  method: 'GET',
  path: '/gst/gstr1/:id/issues.xlsx',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    const who = await checkContext(deps, record);
    const found = listIssues(checkAll(who, sheets, await reportedEarlier(deps, record, sheets)), sheets);
    const rows = issueRows(found);
    return fileReply(
      `${stem(who.gstin, record.period)}_refused.xlsx`,
      xlsxType,
      await xlsxOf([{ name: 'Refused', rows }]),
    );
  },
});
