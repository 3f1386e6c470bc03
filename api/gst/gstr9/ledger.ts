import type mongoose from 'mongoose';
import * as z from 'zod';
import { type Message, sentence } from '../../../shared/forms/messages.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { type CreditEntry, creditEntrySchema, ledgerOf } from '../../../shared/gst/gstr9/credit-ledger.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, malformed, stale } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { isDuplicate } from '../../entities/store.ts';
import { GstCreditLedger } from '../base/model.ts';
import { ofRegistration, type Registered, reachTaxpayer } from '../base/store.ts';

/** Entries of a registration at most. */
const MOST_ENTRIES = 5_000;

/** The entries of a registration, paise; none kept is none. */
export async function loadEntries(
  deps: Deps,
  of: { entity_id: mongoose.Types.ObjectId; registration_id: string | null },
): Promise<{ entries: CreditEntry[]; version: number }> {
  const kept = of.registration_id
    ? await GstCreditLedger.findOne({ entity_id: of.entity_id, registration_id: of.registration_id }).lean()
    : null;
  return {
    entries: kept ? deps.vault.open<CreditEntry[]>(kept.entries_sealed) : [],
    version: kept?.version ?? 0,
  };
}

async function present(deps: Deps, of: Registered) {
  const { entries, version } = await loadEntries(deps, ofRegistration(of));
  const { lines, problems } = ledgerOf(entries);
  return {
    gstin: of.gstin,
    registration_id: of.registration.id,
    version,
    lines: lines.map((l) => ({ ...inRupees(l.entry), balance: inRupees(l.balance) })),
    problems,
  };
}

/** `GET /gst/credit-ledger/{entity}`: reversals, reclaims and late credit in order with the balance that may be claimed again; rupees. */
export const readCreditLedger = route({
  method: 'GET',
  path: '/gst/credit-ledger/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({ registration_id: recordId.optional() }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    return { ...(await present(deps, of)), can_edit: permissionOf(user, of.entity) !== 'view' };
  },
});

/** Reads the entries of a call; 400 naming the line and field. */
function entriesOf(sent: readonly Record<string, unknown>[]): CreditEntry[] {
  const fields: { path: string; message: Message }[] = [];
  const entries = sent.map((line, i) => {
    const inPaise: Record<string, unknown> = { ...line };
    for (const key of ['igst', 'cgst', 'sgst', 'cess']) {
      const value = line[key] ?? 0;
      inPaise[key] = typeof value === 'number' ? (paiseOf(value) ?? Number.NaN) : Number.NaN;
    }
    const read = creditEntrySchema.safeParse(inPaise);
    if (read.success) return read.data;
    for (const issue of read.error.issues)
      fields.push({
        path: `entries.${i}.${issue.path.map(String).join('.')}`,
        message: sentence('Line {n}: this cannot be read', { n: i + 1 }),
      });
    return undefined;
  });
  if (fields.length > 0)
    throw malformed('The ledger has lines that cannot be read', fieldErrors(fields.slice(0, 100)));
  return entries as CreditEntry[];
}

/** `PUT /gst/credit-ledger/{entity}`: the ledger as it is to be; 409 when another saved it meanwhile. */
export const saveCreditLedger = route({
  method: 'PUT',
  path: '/gst/credit-ledger/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    registration_id: recordId.optional(),
    version: version.or(z.literal(0)),
    entries: z.array(z.record(z.string(), z.unknown())).max(MOST_ENTRIES),
  }),
  audit: 'gst.credit-ledger-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const entries = entriesOf(body.entries);
    const at = ofRegistration(of);
    const entries_sealed = deps.vault.seal(entries);
    if (body.version === 0) {
      try {
        await GstCreditLedger.create([{ ...at, entries_sealed }]);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw stale(null);
      }
    } else {
      const saved = await GstCreditLedger.updateOne(
        { ...at, version: body.version },
        { $set: { entries_sealed }, $inc: { version: 1 } },
      );
      if (saved.matchedCount === 0) throw stale(null);
    }
    note({ kind: 'entity', id: params.id });
    return { message: sentence('Credit ledger saved'), ...(await present(deps, of)) };
  },
});
