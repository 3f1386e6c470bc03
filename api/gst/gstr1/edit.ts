import * as z from 'zod';
import { sentence } from '../../../shared/forms/messages.ts';
import { sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Earlier } from '../../../shared/gst/gstr1/validate.ts';
import { sheetsToWire } from '../../../shared/gst/gstr1/wire.ts';
import { sizes } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { idParams, version } from '../../base/schemas.ts';
import { change } from '../../returns/life.ts';
import { presentIssues } from '../base/issues.ts';
import { presentReturn } from '../base/present.ts';
import { loadRows, manyRows, planPatch } from '../base/rows.ts';
import { gstLives, reachGst, refuseFiled, reportedEarlier } from '../base/store.ts';
import { totalsAfter } from '../base/totals.ts';
import { changedSettings, findingsOf, rowsOfCall, settingFields } from './save.ts';

const list = z.array(z.unknown()).optional();
const lists = Object.fromEntries(sectionIds.map((id) => [sections[id].list, list]));
const flag = z
  .enum(['true', 'false'])
  .default('true')
  .transform((text) => text === 'true');

/** `GET /gst/gstr1/{gst_id}`: the return with its rows; `rows=false` omits them. */
export const readGstr1 = route({
  method: 'GET',
  path: '/gst/gstr1/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({ rows: flag }),
  aside: import.meta.url,
  large: async ({ params, query }) => query.rows && manyRows(params.id),
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-1');
    const shown = presentReturn(deps, user, record, entity);
    if (!query.rows) return { return: shown };
    const sheets = await loadRows(deps, record._id);
    const first = sheets.doc_issue?.find((row) => row.nature === '1');
    return {
      return: {
        ...shown,
        documents_issued_from: first?.from_serial ?? '',
        documents_issued_to: first?.to_serial ?? '',
        ...sheetsToWire(sheets),
      },
    };
  },
});

const presentReported = (earlier: Earlier) => [...earlier].map(([key, period]) => ({ key, period }));

/** `GET /gst/gstr1/{gst_id}/reported`: numbers of this return already reported in another period of the entity. */
export const gstr1Reported = route({
  method: 'GET',
  path: '/gst/gstr1/:id/reported',
  access: 'tax',
  limit: 'work',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    return { reported: presentReported(await reportedEarlier(deps, record, sheets)) };
  },
});

/**
 * `PATCH /gst/gstr1/{gst_id}`: changed and new rows by list, ids of removed ones, and settings; the response
 * lists numbers reported in other periods.
 */
export const patchGstr1 = route({
  method: 'PATCH',
  path: '/gst/gstr1/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    removed: z.array(z.string().max(40)).max(100_000).default([]),
    nil: z.boolean().optional(),
    ...settingFields,
    ...lists,
  }),
  bodyLimit: sizes.gstReturnJson,
  aside: import.meta.url,
  before: async ({ user, params }) => refuseFiled((await reachGst(user, params.id, 'GSTR-1', 'edit')).record),
  audit: 'gst.gstr1-changed',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachGst(user, params.id, 'GSTR-1', 'edit');
    const { record } = at;
    refuseFiled(record);
    const sent = body as typeof body & Record<string, unknown>;
    const settings = changedSettings(record.settings, sent);
    const put = rowsOfCall(deps, { ...record, settings }, sent);
    const patch = await planPatch(deps, record, put, body.removed);
    const nil = body.nil ?? record.nil;
    const saved = await change(
      gstLives['GSTR-1'],
      call,
      at,
      body.version,
      { settings, nil },
      async ({ totals }) => {
        await patch.take();
        return { totals: totalsAfter(totals, patch) };
      },
    ).finally(patch.end);
    note({ kind: 'gst', id: params.id });
    const reported = await reportedEarlier(deps, record, put);
    return {
      message: sentence('{form} saved as {status}', {
        form: record.return_type,
        status: { text: saved.status },
      }),
      gst_id: params.id,
      id: params.id,
      version: saved.version,
      status: saved.status,
      totals: saved.totals,
      reported: presentReported(reported),
      updated_at: saved.updated_at.toISOString(),
    };
  },
});

/** `GET /gst/gstr1/{gst_id}/issues`: all errors and warnings by document and line. */
export const gstr1Issues = route({
  method: 'GET',
  path: '/gst/gstr1/:id/issues',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    const sheets = await loadRows(deps, record._id);
    return presentIssues(await findingsOf(deps, record, sheets), sheets);
  },
});
