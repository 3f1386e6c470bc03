import mongoose from 'mongoose';
import * as z from 'zod';
import { formatDate } from '../../../shared/dates.ts';
import { english, onWire, sentence } from '../../../shared/forms/messages.ts';
import { rowIds } from '../../../shared/gst/gstr1/row-ids.ts';
import { creditFromDocuments, creditFromSummary } from '../../../shared/gst/gstr2b/credit.ts';
import { documentKey, joinParts, missingParts } from '../../../shared/gst/gstr2b/parts.ts';
import { type InwardDocument, readGstr2b } from '../../../shared/gst/gstr2b/read.ts';
import { readPurchases } from '../../../shared/gst/gstr2b/read-purchases.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { SalesMapping } from '../../../shared/gst/import/register-layout.ts';
import { say } from '../../../shared/gst/messages.ts';
import { inwardField } from '../../../shared/intake/inward-headings.ts';
import { askedQuestion } from '../../../shared/intake/questions.ts';
import { splitTables } from '../../../shared/intake/split-tables.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, invalid, invalidField, isDuplicate, malformed } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { idIn, recordId } from '../../base/schemas.ts';
import { replaced, unlessReplaced } from '../../base/staged.ts';
import { withTransaction } from '../../database/connect.ts';
import { readUpload, refuseFile, refuseOtherKind, refuseUnits, textsField } from '../../files/read-file.ts';
import { keepInward } from '../base/annual-facts.ts';
import { GstReturn, type GstReturnDoc } from '../base/model.ts';
import { presentReturn } from '../base/present.ts';
import { listedRefused } from '../base/refused.ts';
import { loadList, replacingList } from '../base/rows.ts';
import {
  gstLives,
  ofRegistration,
  type Registered,
  reachFiler,
  reachGst,
  reachTaxpayer,
  settingsFor,
  taxpayerOf,
} from '../base/store.ts';
import { sumsFor } from '../base/supplier-sums.ts';
import { matched, type StatementContent } from './statement.ts';

/**
 * `POST /gst/gstr2b` (`file`): stores the portal's GSTR-2B JSON for its period. A later generation replaces
 * the older, files of one generation are merged, a file imported again replaces itself; register and
 * decisions are kept. If the files do not tell which it is, 422 `ask_existing`, to be answered with
 * `existing` (`add` or `replace`).
 */
export const importGstr2b = route({
  method: 'POST',
  path: '/gst/gstr2b',
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
    existing: z.enum(['add', 'replace']).optional(),
  }),
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, 'edit');
  },
  audit: 'gst.gstr2b-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    await reachTaxpayer(deps, user, body.gst_master_id, 'edit', body.registration_id);
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, ['gstr2b'], ['gstr2b']);
    if (file.kind !== 'json')
      throw malformed('Upload the GSTR-2B JSON file', [
        { path: 'file', message: 'Upload the GSTR-2B JSON file' },
      ]);
    const read = readGstr2b(file.value);
    if (!read.period) throw invalidField('file', read.problems[0]!.message, 'unknown_file');
    const of = await reachFiler(deps, user, body.gst_master_id, 'edit', read.gstin, body.registration_id);
    const fatal = read.problems.filter((p) => p.fatal);
    if (fatal.length > 0)
      throw invalid(
        fatal[0]!.message,
        fatal.slice(0, 200).map((p) => ({ path: p.path, message: p.message })),
        'unknown_amounts',
      );
    const { record, joined, warnings } = await unlessReplaced(() =>
      keepStatement(deps, of, read, body.existing),
    );
    // Used by the year by supplier instead of the documents.
    await sumsFor(deps, record, 'b');
    await keepInward(deps, record, joined.documents);
    note({ kind: 'gst', id: String(record._id), detail: `${read.period} ${joined.way}` });
    return {
      gst_id: String(record._id),
      return: presentReturn(deps, user, record, of.entity),
      documents: joined.documents.length,
      file_documents: read.documents.length,
      merged: joined.way,
      parts: joined.parts.map(({ number, of, documents }) => ({ number, of, documents })),
      warnings: warnings.map(english),
      warning_messages: warnings,
    };
  },
});

/**
 * Merges a file with the stored statement of its period: staged, then activated as a whole; `commit` throws
 * `replaced` if that changed meanwhile.
 */
export async function planStatement(
  deps: Deps,
  of: Registered,
  read: ReturnType<typeof readGstr2b>,
  existing: 'add' | 'replace' | undefined,
) {
  const period = read.period!;
  const { entity, gstin } = of;
  const open_key = gstLives['GSTR-2B'].only!.key({ ...ofRegistration(of), period } as GstReturnDoc);
  const warnings = read.problems.map((p) => p.message);
  const stored = await GstReturn.findOne({ open_key }).lean();
  const kept = stored ? deps.vault.open<StatementContent>(stored.content_sealed) : undefined;
  const had = stored ? await loadList<InwardDocument>(deps, stored._id, 'inward') : [];
  // Purchases may have arrived before the statement, so there may be none to merge with.
  const before = kept && (kept.generated !== '' || had.length > 0) ? kept : undefined;
  const joined = joinParts(
    before && {
      generated: before.generated,
      parts: before.parts ?? [{ number: null, of: null, prefix: '', documents: had.length }],
      documents: had,
    },
    { generated: read.generated, ...read.part, documents: read.documents },
    existing,
  );
  if (joined.way === 'older')
    return refuseFile(
      say('older2b', { found: formatDate(read.generated), stored: formatDate(before!.generated) }),
      'older_file',
    );
  if (joined.way === 'ask')
    return refuseFile(say('ask2b', { common: joined.common, missing: joined.missing }), 'ask_existing');
  const merged = joined.way === 'added' || (joined.way === 'same-part' && joined.parts.length > 1);
  const summaries = [read.summary, merged ? before?.summary : undefined].filter((x) => x);
  const agree = summaries.every((x) => JSON.stringify(x) === JSON.stringify(summaries[0]));
  const summary = (merged && !agree ? undefined : summaries[0]) ?? null;
  if (!agree) warnings.push(say('summaries2b'));
  if (joined.way === 'added') warnings.push(say('added2b', { count: joined.documents.length - had.length }));
  if (joined.way === 'same-part') warnings.push(say('samePart2b'));
  const open = missingParts(joined.parts);
  if (open) warnings.push(say('parts2b', { have: open.have, of: open.of }));
  const content: StatementContent = {
    generated: read.generated || before?.generated || '',
    summary,
    parts: joined.parts,
    tolerance: kept?.tolerance ?? { amount: 100, days: 7 },
    decisions: before ? movedDecisions(had, before, joined.documents) : {},
  };
  const totals = inRupees(
    (summary && creditFromSummary({ summary })) ?? creditFromDocuments(joined.documents),
  ) as unknown as Record<string, unknown>;
  const _id = stored?._id ?? new mongoose.Types.ObjectId();
  const content_sealed = deps.vault.seal(content);
  const settings = await settingsFor(of, period);
  let take: (() => Promise<undefined>) | undefined;
  return {
    _id,
    stored,
    had,
    joined,
    warnings,
    stage: <R>(act: () => Promise<R>): Promise<R> =>
      replacingList(deps, { _id, entity_id: entity._id }, 'inward', joined.documents, (own) => {
        take = own;
        return act();
      }),
    commit: async () => {
      if (stored) {
        const { matchedCount } = await GstReturn.updateOne(
          { _id, version: stored.version, deleted_at: null },
          { $set: { content_sealed, totals }, $inc: { version: 1 } },
        );
        if (matchedCount === 0) throw replaced();
      } else {
        await GstReturn.create([
          {
            _id,
            ...ofRegistration(of),
            return_type: 'GSTR-2B',
            period,
            status: 'draft',
            gstin_sealed: deps.vault.seal(gstin),
            settings,
            content_sealed,
            totals,
            open_key,
          },
        ]);
      }
      await take!();
    },
  };
}

/**
 * Merges a file with the stored statement of its period and saves the result; throws `replaced` if that
 * changed meanwhile.
 */
async function keepStatement(...given: Parameters<typeof planStatement>) {
  const { _id, joined, warnings, stage, commit } = await planStatement(...given);
  try {
    await stage(() => withTransaction(commit));
  } catch (error) {
    throw isDuplicate(error) ? replaced() : error;
  }
  return { record: (await GstReturn.findById(_id).lean())!, joined, warnings };
}

/** Decisions move to a newer download's documents, whose ids may differ. */
function movedDecisions(
  had: readonly InwardDocument[],
  content: StatementContent,
  fresh: readonly InwardDocument[],
): StatementContent['decisions'] {
  const decided = new Map<string, 'take' | 'leave'>();
  for (const d of had) {
    const decision = content.decisions[d.id];
    if (decision) decided.set(documentKey(d), decision);
  }
  return Object.fromEntries(
    fresh.flatMap((d) => (decided.has(documentKey(d)) ? [[d.id, decided.get(documentKey(d))!]] : [])),
  );
}

/**
 * `POST /gst/gstr2b/purchases`: the purchase register of a statement (`gst_id`) as CSV or Excel; replaces the
 * previous one.
 */
export const importPurchases = route({
  method: 'POST',
  path: '/gst/gstr2b/purchases',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({ gst_id: recordId, answers: textsField, mapping: textsField }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'gst_id');
    if (id) await reachGst(user, id, 'GSTR-2B', 'edit');
  },
  audit: 'gst.purchases-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const { record, entity } = await reachGst(user, body.gst_id, 'GSTR-2B', 'edit');
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, [], ['purchase-register', 'gstr2a', 'gstr2b']);
    if (file.kind !== 'tables')
      throw malformed('Upload the purchase register as CSV or Excel', [
        { path: 'file', message: 'Upload the purchase register as CSV or Excel' },
      ]);
    refuseUnits(file.tables);
    const next = rowIds(`p${new mongoose.Types.ObjectId().toHexString()}-`);
    const read = file.tables
      .flatMap((t) => splitTables(inwardField, t))
      .filter((t) => t.rows.length > 0)
      .map((t) =>
        readPurchases(taxpayerOf(deps, record).gstin, t.rows, next, {
          answers: body.answers,
          mapping: body.mapping as SalesMapping,
        }),
      );
    const questions = read.flatMap((r) => r.questions.map(askedQuestion));
    const notes = read.flatMap((r) => r.notes);
    const purchases = read.flatMap((r) => r.purchases);
    const refused = read.flatMap((r) =>
      r.refused.map((x) => ({
        line: x.line,
        column: x.column ?? null,
        ...onWire(x.message),
        cells: x.cells,
      })),
    );
    if (purchases.length === 0) {
      const [first] = read.flatMap((r) => r.refused);
      const message = first?.message ?? sentence('No purchases were found in this file');
      throw failure(422, questions.length > 0 ? 'question' : 'nothing_read', message, {
        fields: [{ path: 'file', message }],
        ...(questions.length > 0 ? { details: { questions } } : {}),
      });
    }
    const doc = await replacingList(deps, record, 'purchases', purchases, (take) =>
      withTransaction(async () => {
        await take();
        return (await GstReturn.findOneAndUpdate(
          { _id: record._id, deleted_at: null },
          { $inc: { version: 1 } },
          { returnDocument: 'after' },
        ).lean())!;
      }),
    );
    await sumsFor(deps, doc, 'books');
    note({ kind: 'gst', id: body.gst_id, detail: String(purchases.length) });
    return {
      purchases: purchases.length,
      refused: listedRefused(refused),
      refused_count: refused.length,
      ...(questions.length > 0 ? { questions } : {}),
      warnings: notes.map(english),
      warning_messages: notes,
      return: { ...presentReturn(deps, user, doc, entity), ...(await matched(deps, doc)) },
    };
  },
});
