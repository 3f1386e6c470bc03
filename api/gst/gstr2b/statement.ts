import * as z from 'zod';
import { english } from '../../../shared/forms/messages.ts';
import { creditFromDocuments, creditFromSummary } from '../../../shared/gst/gstr2b/credit.ts';
import { type Match, matchPurchases, matchTotals } from '../../../shared/gst/gstr2b/match.ts';
import { missingParts, type StatementPart } from '../../../shared/gst/gstr2b/parts.ts';
import type { CreditSummary, InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { Deps } from '../../base/deps.ts';
import { presentStored } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams, listQuery, recordId, version } from '../../base/schemas.ts';
import { change } from '../../returns/life.ts';
import { listOf } from '../../returns/list.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { presentReturn } from '../base/present.ts';
import { loadList, manyRows } from '../base/rows.ts';
import { gstLives, reachGst } from '../base/store.ts';

/** Content of a statement besides its documents. */
export interface StatementContent {
  generated: string;
  summary: CreditSummary | null;
  /** Files of the statement; absent in statements stored before parts were merged. */
  parts?: StatementPart[];
  tolerance: { amount: number; days: number };
  /** By document id: whether its credit is claimed; documents not listed follow their match. */
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

/**
 * Whether a document's credit is claimed: by decision, else by its match with the books; without a register,
 * everything eligible.
 */
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
  reason_messages: m.reasons,
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

/** `GET /gst/gstr2b`: statements in reach. */
export const listGstr2b = route({
  method: 'GET',
  path: '/gst/gstr2b',
  access: 'tax',
  limit: 'work',
  query: listQuery(['period', 'created_at', 'updated_at'] as const, {
    gst_master_id: recordId.optional(),
    registration_id: recordId.optional(),
    return_period: z.string().max(7).optional(),
  }),
  handle: async ({ user, query: q, deps }) => {
    return listOf(gstLives['GSTR-2B'], user, q, {
      companyId: q.gst_master_id,
      filter: { period: q.return_period, registration_id: q.registration_id },
      member: 'returns',
      row: (r, entity) => ({
        ...presentStored(r),
        gst_id: String(r._id),
        gst_master_id: String(r.entity_id),
        company_name: entity.name,
        return_period: r.period,
        registration_id: r.registration_id ?? null,
        gstin: r.gstin_sealed ? deps.vault.open<string>(r.gstin_sealed) : '',
        totals: r.totals,
      }),
    });
  },
});

/** `GET /gst/gstr2b/{gst_id}`: the statement matched with its purchase register, and table 4 of GSTR-3B. */
export const readGstr2bRoute = route({
  method: 'GET',
  path: '/gst/gstr2b/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-2B');
    return { return: { ...presentReturn(deps, user, record, entity), ...(await matched(deps, record)) } };
  },
});

/** The statement matched with its register: document pairs, decisions, table 4. */
export async function matched(deps: Deps, record: GstReturnDoc) {
  const { content, documents, purchases } = await loadStatement(deps, record);
  const matches = matchPurchases(purchases, documents, content.tolerance);
  const taken = takesCredit(content, matches, purchases.length > 0);
  const aside = documents.filter((d) => d.rejected || ['isd', 'isda', 'impg', 'impgsez'].includes(d.source));
  return {
    generated: content.generated,
    missing_parts: missingParts(content.parts ?? []) ?? null,
    tolerance: { amount: content.tolerance.amount / 100, days: content.tolerance.days },
    matches: matches.map(presentMatch(content, taken)),
    match_totals: withRupees(matchTotals(matches)),
    aside: aside.map((d) => ({ ...money(d), taken: !d.rejected && taken(d) })),
    credit: inRupees(creditFromDocuments(documents, taken)),
    credit_by_statement: content.summary ? inRupees(creditFromSummary({ summary: content.summary })) : null,
  };
}

const withRupees = (totals: ReturnType<typeof matchTotals>) =>
  Object.fromEntries(
    Object.entries(totals).map(([state, t]) => [state, { ...inRupees({ ...t, count: 0 }), count: t.count }]),
  );

/** `PATCH /gst/gstr2b/{gst_id}`: decisions by document id (null reverts one) and the matching tolerance. */
export const patchGstr2b = route({
  method: 'PATCH',
  path: '/gst/gstr2b/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  body: z.strictObject({
    version,
    decisions: z.record(z.string().max(40), z.enum(['take', 'leave']).nullable()).optional(),
    tolerance: z
      .strictObject({ amount: z.number().min(0).max(10_000), days: z.number().int().min(0).max(366) })
      .optional(),
  }),
  audit: 'gst.gstr2b-decided',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachGst(user, params.id, 'GSTR-2B', 'edit');
    const { record, entity } = at;
    const content = deps.vault.open<StatementContent>(record.content_sealed);
    const decisions = { ...content.decisions };
    for (const [id, decision] of Object.entries(body.decisions ?? {})) {
      if (decision === null) delete decisions[id];
      else decisions[id] = decision;
    }
    const tolerance = body.tolerance
      ? { amount: Math.round(body.tolerance.amount * 100), days: body.tolerance.days }
      : content.tolerance;
    const doc = await change(gstLives['GSTR-2B'], call, at, body.version, {
      content_sealed: deps.vault.seal({ ...content, decisions, tolerance }),
    });
    note({ kind: 'gst', id: params.id });
    return {
      version: doc.version,
      return: { ...presentReturn(deps, user, doc, entity), ...(await matched(deps, doc)) },
    };
  },
});
