import type mongoose from 'mongoose';
import * as z from 'zod';
import { inWords, type Message, sentence } from '../../../shared/forms/messages.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { type CreditEntry, creditEntrySchema, ledgerOf } from '../../../shared/gst/gstr9/credit-ledger.ts';
import type { Deposit, OpeningBalances } from '../../../shared/gst/ledger/balances.ts';
import { type Payments, type Rule37Reading, rule37Readings } from '../../../shared/gst/ledger/rule37.ts';
import { isPeriod } from '../../../shared/gst/periods.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, isDuplicate, malformed, stale } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { GstCreditLedger } from '../base/model.ts';
import { ofRegistration, type Registered, reachTaxpayer } from '../base/store.ts';

/** Most entries per registration. */
const MOST_ENTRIES = 20_000;
/** Most deposits per registration. */
const MOST_DEPOSITS = 2_000;

/** Data besides the entries: portal balances, deposits, the reading of rule 37(1), payments of bills; paise. */
export interface LedgerKept {
  entries: CreditEntry[];
  opening?: OpeningBalances;
  deposits: Deposit[];
  reading: Rule37Reading;
  payments: Payments;
  version: number;
}

interface Balances {
  opening?: OpeningBalances;
  deposits: Deposit[];
  reading: Rule37Reading;
}

interface OfLedger {
  entity_id: mongoose.Types.ObjectId;
  registration_id: string | null;
}

/** The ledger of a registration, paise; empty with version 0 if never saved. */
export async function loadLedger(deps: Deps, of: OfLedger): Promise<LedgerKept> {
  const kept = of.registration_id
    ? await GstCreditLedger.findOne({ entity_id: of.entity_id, registration_id: of.registration_id }).lean()
    : null;
  const balances: Balances = kept?.balances_sealed
    ? deps.vault.open<Balances>(kept.balances_sealed)
    : { deposits: [], reading: 'following' };
  return {
    entries: kept ? deps.vault.open<CreditEntry[]>(kept.entries_sealed) : [],
    ...balances,
    payments: kept?.payments_sealed
      ? deps.vault.open<Payments>(kept.payments_sealed)
      : { bills: {}, suppliers: {} },
    version: kept?.version ?? 0,
  };
}

/** Saves parts of a ledger; 409 if it was changed meanwhile. */
export async function keepLedger(
  deps: Deps,
  of: Registered,
  version: number,
  parts: { entries?: readonly CreditEntry[]; balances?: Balances; payments?: Payments },
): Promise<void> {
  const at = ofRegistration(of);
  const set = {
    ...(parts.entries || version === 0 ? { entries_sealed: deps.vault.seal(parts.entries ?? []) } : {}),
    ...(parts.balances ? { balances_sealed: deps.vault.seal(parts.balances) } : {}),
    ...(parts.payments ? { payments_sealed: deps.vault.seal(parts.payments) } : {}),
  };
  if (version === 0) {
    try {
      await GstCreditLedger.create([{ ...at, ...set }]);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw stale(null);
    }
    return;
  }
  const saved = await GstCreditLedger.updateOne({ ...at, version }, { $set: set, $inc: { version: 1 } });
  if (saved.matchedCount === 0) throw stale(null);
}

async function present(deps: Deps, of: Registered) {
  const { entries, opening, deposits, reading, version } = await loadLedger(deps, ofRegistration(of));
  const { lines, problems } = ledgerOf(entries, opening?.reclaimable);
  return {
    gstin: of.gstin,
    registration_id: of.registration.id,
    version,
    lines: lines.map((l) => ({ ...inRupees(l.entry), balance: inRupees(l.balance) })),
    problems,
    opening: opening ? inRupees(opening) : null,
    deposits: deposits.map((d) => inRupees(d)),
    rule37_reading: reading,
  };
}

/**
 * `GET /gst/credit-ledger/{entity}`: reversals, reclaims and late credit in order with the reclaimable
 * balance; rupees.
 */
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

/** Reads the entries of a call; 400 by line and field. */
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

const head = z
  .number(inWords('aNumber'))
  .min(-1e13)
  .max(1e13)
  .refine((n) => paiseOf(n) !== undefined, inWords('moneyDecimals'))
  .transform((n) => Math.round(n * 100))
  .default(0);
const heads = { igst: head, cgst: head, sgst: head, cess: head };
const balance = z.strictObject(heads);
const periodText = z.string().refine(isPeriod, inWords('wrongForm'));

/**
 * `PUT /gst/credit-ledger/{entity}`: replaces the ledger, with `opening` and `deposits` if sent; 409 if it
 * was changed meanwhile.
 */
export const saveCreditLedger = route({
  method: 'PUT',
  path: '/gst/credit-ledger/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    registration_id: recordId.optional(),
    version: version.or(z.literal(0)),
    entries: z.array(z.record(z.string(), z.unknown())).max(MOST_ENTRIES).optional(),
    opening: z
      .strictObject({ period: periodText, credit: balance, cash: balance, reclaimable: balance })
      .nullable()
      .optional(),
    deposits: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(40),
          on: z.iso.date(inWords('aDate')),
          note: z.string().max(200).optional(),
          ...heads,
        }),
      )
      .max(MOST_DEPOSITS)
      .optional(),
    rule37_reading: z.enum(rule37Readings).optional(),
  }),
  audit: 'gst.credit-ledger-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const entries = body.entries && entriesOf(body.entries);
    const now = await loadLedger(deps, ofRegistration(of));
    if (now.version !== body.version) throw stale(null);
    const opening = body.opening === undefined ? now.opening : (body.opening ?? undefined);
    await keepLedger(deps, of, body.version, {
      ...(entries ? { entries } : {}),
      balances: {
        ...(opening ? { opening } : {}),
        deposits: body.deposits ?? now.deposits,
        reading: body.rule37_reading ?? now.reading,
      },
    });
    note({ kind: 'entity', id: params.id });
    return { message: sentence('Credit ledger saved'), ...(await present(deps, of)) };
  },
});
