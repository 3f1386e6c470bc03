import mongoose from 'mongoose';
import * as z from 'zod';
import { english } from '../../shared/forms/messages.ts';
import { rowIds } from '../../shared/gst/gstr1/json-read.ts';
import { creditFromDocuments, creditFromSummary } from '../../shared/gst/gstr2b/credit.ts';
import { type Match, matchPurchases, matchTotals } from '../../shared/gst/gstr2b/match.ts';
import { type CreditSummary, type InwardDocument, readGstr2b } from '../../shared/gst/gstr2b/read.ts';
import { type Purchase, purchaseOf, registerColumns } from '../../shared/gst/gstr2b/register.ts';
import { inRupees } from '../../shared/gst/gstr3b/wire.ts';
import { readTable } from '../../shared/gst/import/table.ts';
import type { SheetCell } from '../../shared/sheets/workbook.ts';
import { withTransaction } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { idsNamed, reachableNames } from '../entities/names.ts';
import { invalid, malformed, stale } from '../errors.ts';
import { sizes } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, listQuery, pageOf, recordId, sortOf, version } from '../schemas.ts';
import { fileReply, xlsxOf, xlsxType } from './files.ts';
import { GstReturn, type GstReturnDoc } from './model.ts';
import { presentReturn } from './present.ts';
import { readUpload } from './read-file.ts';
import { loadList, replaceList } from './rows.ts';
import { openKey, reachGst, reachTaxpayer, settingsFor } from './store.ts';

/** What is kept of a statement beside its documents. */
export interface StatementContent {
  generated: string;
  summary: CreditSummary | null;
  tolerance: { amount: number; days: number };
  /** By document id: whether its credit is taken; a document not here follows its match. */
  decisions: Record<string, 'take' | 'leave'>;
}

/** Statement, register and decisions of a stored GSTR-2B. */
export async function loadStatement(deps: Deps, record: GstReturnDoc) {
  const content = deps.vault.open<StatementContent>(record.content_sealed);
  const [documents, purchases] = await Promise.all([
    loadList<InwardDocument>(deps, record._id, 'inward'),
    loadList<Purchase>(deps, record._id, 'purchases'),
  ]);
  return { content, documents, purchases };
}

/** Whether the credit of a document is taken: the decision, else what the match with the books says; without a register everything allowed. */
export function takesCredit(content: StatementContent, matches: readonly Match[], hasRegister: boolean) {
  const byDocument = new Map(matches.flatMap((m) => (m.document ? [[m.document.id, m] as const] : [])));
  return (d: InwardDocument): boolean => {
    const decided = content.decisions[d.id];
    if (decided) return decided === 'take';
    const match = byDocument.get(d.id);
    if (!hasRegister || !match) return true;
    return (match.state === 'exact' || match.state === 'within') && match.purchase?.eligible !== 'no';
  };
}

const presentMatch = (content: StatementContent, taken: (d: InwardDocument) => boolean) => (m: Match) => ({
  state: m.state,
  reasons: m.reasons.map(english),
  decision: m.document ? (content.decisions[m.document.id] ?? null) : null,
  taken: m.document ? taken(m.document) : false,
  purchase: m.purchase ? money(m.purchase) : null,
  document: m.document ? money(m.document) : null,
});

const amounts = ['taxable', 'value', 'igst', 'cgst', 'sgst', 'cess'] as const;
/** A document or purchase with its amounts in rupees. */
function money<T extends object>(item: T): T {
  const out = { ...item } as Record<string, unknown>;
  for (const key of amounts) if (typeof out[key] === 'number') out[key] = (out[key] as number) / 100;
  return out as T;
}

/** `POST /gst/gstr2b` (`file`): stores the portal's GSTR-2B JSON for its period; a newer download replaces the older, register and decisions stay. */
export const importGstr2b = route({
  method: 'POST',
  path: '/gst/gstr2b',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: `The file is larger than ${sizes.gstFile / 1024 / 1024} MB.`,
  },
  body: z.strictObject({ gst_master_id: recordId }),
  audit: 'gst.gstr2b-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const { entity, gstin } = await reachTaxpayer(deps, user, body.gst_master_id, 'edit');
    const file = await readUpload(uploads['file']);
    if (file.kind !== 'json')
      throw malformed('Send the GSTR-2B JSON file', [
        { path: 'file', message: 'Send the GSTR-2B JSON file' },
      ]);
    const read = readGstr2b(file.value);
    if (!read.period) {
      const message = english(read.problems[0]!.message);
      throw invalid(message, [{ path: 'file', message }], 'unknown_file');
    }
    if (read.gstin !== gstin) {
      const message = `The file is of ${read.gstin}, this entity is ${gstin}`;
      throw invalid(message, [{ path: 'file', message }], 'other_gstin');
    }
    const key = openKey(body.gst_master_id, 'GSTR-2B', read.period);
    const doc = await withTransaction(async () => {
      const stored = await GstReturn.findOne({ open_key: key }).lean();
      const before = stored ? deps.vault.open<StatementContent>(stored.content_sealed) : undefined;
      const content: StatementContent = {
        generated: read.generated,
        summary: read.summary ?? null,
        tolerance: before?.tolerance ?? { amount: 100, days: 7 },
        decisions: stored ? await movedDecisions(deps, stored, before!, read.documents) : {},
      };
      const totals = inRupees(
        creditFromSummary(read) ?? creditFromDocuments(read.documents),
      ) as unknown as Record<string, unknown>;
      const _id = stored?._id ?? new mongoose.Types.ObjectId();
      if (stored) {
        await GstReturn.updateOne(
          { _id },
          { $set: { content_sealed: deps.vault.seal(content), totals }, $inc: { version: 1 } },
        );
      } else {
        await GstReturn.create([
          {
            _id,
            entity_id: entity._id,
            return_type: 'GSTR-2B',
            period: read.period,
            status: 'draft',
            gstin_sealed: deps.vault.seal(gstin),
            settings: await settingsFor(entity, read.period),
            content_sealed: deps.vault.seal(content),
            totals,
            open_key: key,
          },
        ]);
      }
      await replaceList(deps, { _id, entity_id: entity._id }, 'inward', read.documents);
      return (await GstReturn.findById(_id).lean())!;
    });
    note({ kind: 'gst', id: String(doc._id), detail: read.period });
    return {
      gst_id: String(doc._id),
      return: presentReturn(deps, user, doc, entity),
      documents: read.documents.length,
      warnings: read.problems.map((p) => english(p.message)),
    };
  },
});

/** Decisions follow their documents into a newer download, whose ids may differ. */
async function movedDecisions(
  deps: Deps,
  stored: GstReturnDoc,
  content: StatementContent,
  fresh: readonly InwardDocument[],
) {
  const nameOf = (d: InwardDocument) => [d.source, d.kind, d.gstin, d.number, d.date, d.rejected].join('|');
  const decided = new Map<string, 'take' | 'leave'>();
  for (const d of await loadList<InwardDocument>(deps, stored._id, 'inward')) {
    const decision = content.decisions[d.id];
    if (decision) decided.set(nameOf(d), decision);
  }
  return Object.fromEntries(
    fresh.flatMap((d) => (decided.has(nameOf(d)) ? [[d.id, decided.get(nameOf(d))!]] : [])),
  );
}

/** `GET /gst/gstr2b`: stored statements in reach. */
export const listGstr2b = route({
  method: 'GET',
  path: '/gst/gstr2b',
  access: 'tax',
  limit: 'work',
  query: listQuery(['period', 'created_at', 'updated_at'] as const, {
    gst_master_id: recordId.optional(),
    return_period: z.string().max(7).optional(),
  }),
  handle: async ({ user, query: q }) => {
    const names = await reachableNames(user, { companyId: q.gst_master_id });
    const filter = {
      entity_id: op({ $in: idsNamed(names, q.q) }),
      return_type: 'GSTR-2B' as const,
      deleted_at: null,
      ...(q.return_period ? { period: q.return_period } : {}),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      GstReturn.find(filter).sort(sortOf(q.sort, '-updated_at')).skip(skip).limit(limit).lean(),
      GstReturn.countDocuments(filter),
    ]);
    const returns = found.map((r) => ({
      id: String(r._id),
      gst_id: String(r._id),
      gst_master_id: String(r.entity_id),
      company_name: names.get(String(r.entity_id))?.name ?? '',
      return_period: r.period,
      version: r.version,
      totals: r.totals,
      created_at: r.created_at.toISOString(),
      updated_at: r.updated_at.toISOString(),
    }));
    return { returns, total, page: q.page, page_size: q.page_size };
  },
});

/** `GET /gst/gstr2b/{gst_id}`: the statement matched with its purchase register, and table 4 of GSTR-3B. */
export const readGstr2bRoute = route({
  method: 'GET',
  path: '/gst/gstr2b/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-2B');
    return { return: { ...presentReturn(deps, user, record, entity), ...(await matched(deps, record)) } };
  },
});

async function matched(deps: Deps, record: GstReturnDoc) {
  const { content, documents, purchases } = await loadStatement(deps, record);
  const matches = matchPurchases(purchases, documents, content.tolerance);
  const taken = takesCredit(content, matches, purchases.length > 0);
  const aside = documents.filter((d) => d.rejected || ['isd', 'isda', 'impg', 'impgsez'].includes(d.source));
  return {
    generated: content.generated,
    tolerance: { amount: content.tolerance.amount / 100, days: content.tolerance.days },
    matches: matches.map(presentMatch(content, taken)),
    match_totals: withRupees(matchTotals(matches)),
    aside: aside.map((d) => ({ ...money(d), taken: !d.rejected && taken(d) })),
    credit: inRupees(creditFromDocuments(documents, taken)),
    credit_by_statement: content.summary
      ? inRupees(
          creditFromSummary({
            gstin: '',
            period: '',
            generated: '',
            documents: [],
            problems: [],
            summary: content.summary,
          }),
        )
      : null,
  };
}

const withRupees = (totals: ReturnType<typeof matchTotals>) =>
  Object.fromEntries(
    Object.entries(totals).map(([state, t]) => [state, { ...inRupees({ ...t, count: 0 }), count: t.count }]),
  );

/** `POST /gst/gstr2b/purchases`: the purchase register of a statement (`gst_id`) as a CSV or Excel file; it replaces the one before. */
export const importPurchases = route({
  method: 'POST',
  path: '/gst/gstr2b/purchases',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: `The file is larger than ${sizes.gstFile / 1024 / 1024} MB.`,
  },
  body: z.strictObject({ gst_id: recordId }),
  audit: 'gst.purchases-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const { record, entity } = await reachGst(user, body.gst_id, 'GSTR-2B', 'edit');
    const file = await readUpload(uploads['file']);
    if (file.kind !== 'tables')
      throw malformed('Send the purchase register as CSV or Excel', [
        { path: 'file', message: 'Send the purchase register as CSV or Excel' },
      ]);
    const next = rowIds(`p${new mongoose.Types.ObjectId().toHexString()}-`);
    const read = file.tables
      .filter((t) => t.rows.length > 0)
      .map((t) => readTable(registerColumns, t.rows, next));
    const purchases = read.flatMap((r) => r.rows.map(purchaseOf));
    const refused = read.flatMap((r) =>
      r.refused.map((x) => ({
        line: x.line,
        column: x.column ?? null,
        message: english(x.message),
        cells: x.cells,
      })),
    );
    if (purchases.length === 0) {
      const message = refused[0]?.message ?? 'No purchases were found in this file';
      throw invalid(message, [{ path: 'file', message }], 'nothing_read');
    }
    const doc = await withTransaction(async () => {
      await replaceList(deps, record, 'purchases', purchases);
      return (await GstReturn.findOneAndUpdate(
        { _id: record._id, deleted_at: null },
        { $inc: { version: 1 } },
        { returnDocument: 'after' },
      ).lean())!;
    });
    note({ kind: 'gst', id: body.gst_id, detail: String(purchases.length) });
    return {
      purchases: purchases.length,
      refused: refused.slice(0, 5000),
      return: { ...presentReturn(deps, user, doc, entity), ...(await matched(deps, doc)) },
    };
  },
});

/** `PATCH /gst/gstr2b/{gst_id}`: decisions by document id (null takes one back) and the tolerance of the match. */
export const patchGstr2b = route({
  method: 'PATCH',
  path: '/gst/gstr2b/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    decisions: z.record(z.string().max(40), z.enum(['take', 'leave']).nullable()).optional(),
    tolerance: z
      .strictObject({ amount: z.number().min(0).max(10_000), days: z.number().int().min(0).max(366) })
      .optional(),
  }),
  audit: 'gst.gstr2b-decided',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-2B', 'edit');
    const content = deps.vault.open<StatementContent>(record.content_sealed);
    const decisions = { ...content.decisions };
    for (const [id, decision] of Object.entries(body.decisions ?? {})) {
      if (decision === null) delete decisions[id];
      else decisions[id] = decision;
    }
    const tolerance = body.tolerance
      ? { amount: Math.round(body.tolerance.amount * 100), days: body.tolerance.days }
      : content.tolerance;
    const doc = await GstReturn.findOneAndUpdate(
      { _id: record._id, version: body.version, deleted_at: null },
      {
        $set: { content_sealed: deps.vault.seal({ ...content, decisions, tolerance }) },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!doc)
      throw stale(presentReturn(deps, user, (await reachGst(user, params.id, 'GSTR-2B')).record, entity));
    note({ kind: 'gst', id: params.id });
    return {
      version: doc.version,
      return: { ...presentReturn(deps, user, doc, entity), ...(await matched(deps, doc)) },
    };
  },
});

const states: Record<Match['state'], string> = {
  exact: 'Exact',
  within: 'Within tolerance',
  different: 'Amounts differ',
  near: 'Probably the same',
  only_2b: 'Only in GSTR-2B',
  only_books: 'Only in the books',
};

/** `GET /gst/gstr2b/{gst_id}/xlsx`: the comparison as a workbook. */
export const gstr2bXlsx = route({
  method: 'GET',
  path: '/gst/gstr2b/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-2B');
    const { content, documents, purchases } = await loadStatement(deps, record);
    const matches = matchPurchases(purchases, documents, content.tolerance);
    const taken = takesCredit(content, matches, purchases.length > 0);
    const heading = [
      'State',
      'Supplier GSTIN',
      'Supplier',
      'Type',
      'Books number',
      '2B number',
      'Books date',
      '2B date',
      'Books taxable',
      '2B taxable',
      'Books tax',
      '2B tax',
      'Credit taken',
      'Reasons',
    ];
    const tax = (x: { igst: number; cgst: number; sgst: number; cess: number } | undefined): SheetCell =>
      x ? (x.igst + x.cgst + x.sgst + x.cess) / 100 : null;
    const rows: SheetCell[][] = matches.map((m) => {
      const { purchase: p, document: d } = m;
      return [
        states[m.state],
        d?.gstin ?? p?.gstin ?? '',
        d?.name || p?.name || '',
        (d ?? p)!.kind,
        p?.number ?? null,
        d?.number ?? null,
        p?.date ?? null,
        d?.date ?? null,
        p ? p.taxable / 100 : null,
        d ? d.taxable / 100 : null,
        tax(p),
        tax(d),
        d ? (taken(d) ? 'Yes' : 'No') : 'No',
        m.reasons.map(english).join('; '),
      ];
    });
    const gstin = deps.vault.open<string>(record.gstin_sealed);
    return fileReply(
      `GSTR2B_${gstin}_${record.period.replace('-', '')}.xlsx`,
      xlsxType,
      await xlsxOf([{ name: 'Comparison', rows: [heading, ...rows] }]),
    );
  },
});
