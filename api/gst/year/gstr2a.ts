import * as z from 'zod';
import { english, sentence } from '../../../shared/forms/messages.ts';
import { periodOrder, portalPeriod } from '../../../shared/gst/periods.ts';
import { fileOf, joinRows, type RawRow, readGstr2a, reportedOf } from '../../../shared/gst/year/gstr2a.ts';
import { sumsOf2a } from '../../../shared/gst/year/suppliers.ts';
import type { Deps } from '../../base/deps.ts';
import { invalid, malformedField, notFound } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { fileReply, route } from '../../base/route.ts';
import { idIn, idParams, recordId } from '../../base/schemas.ts';
import { unlessReplaced } from '../../base/staged.ts';
import { readUpload, refuseOtherKind } from '../../files/read-file.ts';
import { keepPlan, planInward } from '../base/inward-files.ts';
import { GstInwardFile } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import { ofRegistration, periodOf, type Registered, reachFiler, reachTaxpayer } from '../base/store.ts';
import { keepSums } from '../base/supplier-sums.ts';

/** Content of a GSTR-2A besides its rows: fields of the file that are not documents. */
interface Kept2a {
  rest: Record<string, unknown>;
  suppliers: number;
  documents: number;
}

const documentsOf = (rows: readonly RawRow[]) => rows.map(reportedOf).filter((d) => d !== undefined);

/**
 * Merges a GSTR-2A with the stored one of its month: its sections replace the same ones, or (`add`) its
 * documents are added.
 */
export const planGstr2a = (
  deps: Deps,
  of: Registered,
  { period, rows, rest }: Pick<ReturnType<typeof readGstr2a>, 'period' | 'rows' | 'rest'>,
  existing: 'add' | 'replace',
) =>
  planInward<RawRow, Kept2a>(deps, of, { kind: '2A', period }, (had, before) => {
    const joined = joinRows(had, rows, existing);
    const documents = documentsOf(joined);
    return {
      rows: joined,
      content: {
        rest: { ...before?.rest, ...rest },
        suppliers: new Set(documents.map((d) => d.gstin)).size,
        documents: documents.length,
      },
    };
  });

/**
 * `POST /gst/gstr2a` (`gst_master_id`, `file`): stores the portal's GSTR-2A JSON of its month and GSTIN
 * unchanged. Its sections replace the stored ones; `existing` = `add` adds the documents of another part.
 */
export const importGstr2a = route({
  method: 'POST',
  path: '/gst/gstr2a',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    gst_master_id: recordId,
    registration_id: recordId.optional(),
    existing: z.enum(['add', 'replace']).default('replace'),
  }),
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, 'edit');
  },
  audit: 'gst.gstr2a-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    await reachTaxpayer(deps, user, body.gst_master_id, 'edit', body.registration_id);
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, ['gstr2a']);
    if (file.kind !== 'json') throw malformedField('file', 'Upload the GSTR-2A JSON file');
    const read = readGstr2a(file.value);
    const fatal = read.problems.filter((p) => p.fatal);
    if (fatal.length > 0)
      throw invalid(
        fatal[0]!.message,
        fatal.slice(0, 200).map((p) => ({ path: p.path || 'file', message: p.message })),
        read.period === '' ? 'unknown_file' : 'unknown_amounts',
      );
    const of = await reachFiler(deps, user, body.gst_master_id, 'edit', read.gstin, body.registration_id);
    const kept = await unlessReplaced(async () => {
      const plan = await planGstr2a(deps, of, read, body.existing);
      await keepPlan(plan);
      await keepSums(
        deps,
        { _id: plan._id, entity_id: of.entity._id },
        'a',
        sumsOf2a(documentsOf(plan.rows)),
      );
      return plan.content;
    });
    note({ kind: 'entity', id: body.gst_master_id, detail: read.period });
    const warnings = read.problems.map((p) => p.message);
    return {
      message: sentence('GSTR-2A of {period} saved', { period: read.period }),
      return_period: read.period,
      registration_id: of.registration.id,
      documents: kept.documents,
      suppliers: kept.suppliers,
      warnings: warnings.map(english),
      warning_messages: warnings,
    };
  },
});

/**
 * `GET /gst/gstr2a/{entity}/json?return_period=`: the GSTR-2A of a month, by default the latest, as
 * downloaded from the portal.
 */
export const gstr2aJson = route({
  method: 'GET',
  path: '/gst/gstr2a/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: z.strictObject({
    return_period: z.string().max(12).optional(),
    registration_id: recordId.optional(),
  }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const asked = query.return_period === undefined ? {} : { period: periodOf(query.return_period) };
    const kept = await GstInwardFile.find({ ...ofRegistration(of), kind: '2A', ...asked }).lean();
    const stored = kept.sort((a, b) => periodOrder(b.period) - periodOrder(a.period))[0];
    if (!stored) throw notFound();
    const rows = await loadList<RawRow>(deps, stored._id, 'raw');
    const file = fileOf(rows, deps.vault.open<Kept2a>(stored.content_sealed).rest);
    return fileReply(
      `GSTR2A_${of.gstin}_${portalPeriod(stored.period)}.json`,
      'application/json',
      Buffer.from(JSON.stringify(file)),
    );
  },
});
