import * as z from 'zod';
import { financialYearOn, todayInIst } from '../../../shared/dates.ts';
import { inWords, onWire, sentence } from '../../../shared/forms/messages.ts';
import { matchPurchases } from '../../../shared/gst/gstr2b/match.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { CreditEntry } from '../../../shared/gst/gstr9/credit-ledger.ts';
import { readPayments } from '../../../shared/gst/ledger/read-payments.ts';
import {
  billKey,
  byDocument,
  entriesOfBill,
  isWatched,
  type Payments,
  type Rule37Reading,
  rule37Readings,
  type WatchedBill,
  watchBill,
} from '../../../shared/gst/ledger/rule37.ts';
import {
  entriesOfUnfiled,
  rule37aDays,
  type Unfiled,
  unfiledOf,
} from '../../../shared/gst/ledger/rule37a.ts';
import { type Period, periodOf, periodOrder, periodsOfYear, returnOf } from '../../../shared/gst/periods.ts';
import { type RawRow, reportedOf } from '../../../shared/gst/year/gstr2a.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { Deps } from '../../base/deps.ts';
import { invalid, invalidField, malformed, malformedField, stale } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idIn, idParams, recordId, version } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { readUpload, refuseOtherKind } from '../../files/read-file.ts';
import { GstBlock, GstInwardFile, GstReturn, type GstReturnDoc } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import { frequenciesOf, ofRegistration, type Registered, reachTaxpayer } from '../base/store.ts';
import { loadStatement, takesCredit } from '../gstr2b/statement.ts';
import { keepLedger, type LedgerKept, loadLedger } from '../ledger/ledger.ts';

const year = z.string().regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }));
const rules = z.enum(['37', '37A']);
/** Lines per page. */
const PAGE = 100;
/** Number of a client's blocks above which its registers are read in a worker process. */
const MANY = 200;
/** Most payments per registration. */
const MOST_BILLS = 600_000;

const many = async ({ params }: { params: { id: string } }): Promise<boolean> =>
  (await GstBlock.countDocuments({ entity_id: toId(params.id) })) > MANY;

/**
 * Bills of a register whose credit is claimed: matched with GSTR-2B and not excluded, or all eligible ones
 * without a statement.
 */
async function billsOf(deps: Deps, record: GstReturnDoc): Promise<Purchase[]> {
  const { content, documents, purchases } = await loadStatement(deps, record);
  const own = purchases.filter(isWatched);
  if (documents.length === 0) return own;
  const matches = matchPurchases(purchases, documents, content.tolerance);
  const taken = takesCredit(content, matches, purchases.length > 0);
  const availed = new Set(
    matches.flatMap((m) => (m.purchase && m.document && taken(m.document) ? [m.purchase.id] : [])),
  );
  return own.filter((p) => availed.has(p.id));
}

/** Bills of a year's registers with the requirements of each reading of rule 37(1). */
async function bills(
  deps: Deps,
  of: Registered,
  financialYear: string,
  kept: LedgerKept,
  readings: readonly Rule37Reading[] = [kept.reading],
) {
  const today = todayInIst(deps.now());
  const records = (await GstReturn.find({
    ...ofRegistration(of),
    return_type: 'GSTR-2B',
    period: op({ $in: periodsOfYear(financialYear) }),
    deleted_at: null,
  }).lean()) as GstReturnDoc[];
  const frequencies = await frequenciesOf(of);
  const known = byDocument(kept.entries);
  const out = readings.map((): (WatchedBill & { entries: CreditEntry[] })[] => []);
  for (const record of records)
    for (const p of await billsOf(deps, record))
      readings.forEach((reading, i) => {
        const bill = watchBill(p, record.period, kept.payments, today, { reading, frequencies });
        out[i]!.push({ ...bill, entries: entriesOfBill(bill, known) });
      });
  for (const list of out) list.sort((a, b) => a.limit.localeCompare(b.limit) || a.key.localeCompare(b.key));
  return out;
}

/** Requirements of a reading by return, in order; rupees of all heads. */
function byReturn(entries: readonly CreditEntry[]) {
  const sums = new Map<Period, { reversed: number; reclaimed: number }>();
  for (const { period, kind, igst, cgst, sgst, cess } of entries) {
    if (kind !== 'reversed' && kind !== 'reclaimed') continue;
    const own = sums.get(period) ?? { reversed: 0, reclaimed: 0 };
    own[kind] += igst + cgst + sgst + cess;
    sums.set(period, own);
  }
  return [...sums]
    .sort(([a], [b]) => periodOrder(a) - periodOrder(b))
    .map(([period, s]) => ({ period, reversed: s.reversed / 100, reclaimed: s.reclaimed / 100 }));
}

/**
 * Suppliers without GSTR-3B according to the year's GSTR-2A, and those that have filed since, with the
 * requirements of rule 37A.
 */
async function suppliers(deps: Deps, of: Registered, financialYear: string, kept: LedgerKept) {
  const today = todayInIst(deps.now());
  const files = await GstInwardFile.find({
    ...ofRegistration(of),
    kind: '2A',
    period: op({ $in: periodsOfYear(financialYear) }),
  }).lean();
  const list: Unfiled[] = [];
  for (const file of files) {
    const rows = await loadList<RawRow>(deps, file._id, 'raw');
    list.push(
      ...unfiledOf(
        file.period,
        rows.map(reportedOf).filter((d) => d !== undefined),
      ),
    );
  }
  const frequencies = await frequenciesOf(of);
  return entriesOfUnfiled(list, kept.entries, today, returnOf(periodOf(today), frequencies), frequencies)
    .filter((u) => !u.filed || u.entries.length > 0)
    .sort((a, b) => a.gstin.localeCompare(b.gstin) || a.period.localeCompare(b.period));
}

const states = ['due', 'soon', 'all'] as const;
const shows = (b: { state: WatchedBill['state']; entries: readonly CreditEntry[] }, show: string): boolean =>
  show === 'all' || (show === 'soon' ? b.state === 'soon' : b.entries.length > 0);

const query = z.strictObject({
  registration_id: recordId.optional(),
  financial_year: year.optional(),
  rule: rules.default('37'),
  show: z.enum(states).default('due'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const sumOf = (entries: readonly CreditEntry[], kind: CreditEntry['kind']): number =>
  entries.reduce((n, e) => (e.kind === kind ? n + e.igst + e.cgst + e.sgst + e.cess : n), 0);

async function present(deps: Deps, of: Registered, asked: z.output<typeof query>) {
  const kept = await loadLedger(deps, ofRegistration(of));
  const financialYear = asked.financial_year ?? financialYearOn(todayInIst(deps.now()));
  const head = {
    financial_year: financialYear,
    gstin: of.gstin,
    registration_id: of.registration.id,
    version: kept.version,
    rule: asked.rule,
    rule37_reading: kept.reading,
    page: asked.page,
  };
  const from = (asked.page - 1) * PAGE;
  if (asked.rule === '37A') {
    const found = await suppliers(deps, of, financialYear, kept);
    const entries = found.flatMap((u) => u.entries);
    return {
      ...head,
      days: rule37aDays(financialYear, await frequenciesOf(of)),
      found: found.length,
      to_reverse: sumOf(entries, 'reversed') / 100,
      to_reclaim: sumOf(entries, 'reclaimed') / 100,
      lines: found.slice(from, from + PAGE).map((u) => inRupees({ ...u, documents: undefined })),
    };
  }
  const lists = await bills(deps, of, financialYear, kept, rule37Readings);
  const all = lists[rule37Readings.indexOf(kept.reading)]!;
  const found = all.filter((b) => shows(b, asked.show));
  const entries = all.flatMap((b) => b.entries);
  return {
    ...head,
    bills: all.length,
    soon: all.filter((b) => b.state === 'soon').length,
    payments: Object.keys(kept.payments.bills).length,
    suppliers_paid: kept.payments.suppliers,
    found: found.length,
    readings: rule37Readings.map((reading, i) => ({
      reading,
      returns: byReturn(lists[i]!.flatMap((b) => b.entries)),
    })),
    to_reverse: sumOf(entries, 'reversed') / 100,
    to_reclaim: sumOf(entries, 'reclaimed') / 100,
    lines: found.slice(from, from + PAGE).map(({ left, ...b }) => ({ ...inRupees(b), left })),
  };
}

/**
 * `GET /gst/credit-ledger/{entity}/watch`: bills unpaid for 180 days (rule 37), or suppliers without GSTR-3B
 * (rule 37A), with the missing ledger entries; rupees.
 */
export const readWatch = route({
  method: 'GET',
  path: '/gst/credit-ledger/:id/watch',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query,
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, query: asked, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', asked.registration_id);
    return {
      ...(await present(deps, of, asked)),
      can_edit: permissionOf(user, of.entity) !== 'view',
    };
  },
});

/**
 * `POST /gst/credit-ledger/{entity}/watch`: adds missing entries to the ledger, for some bills or suppliers'
 * months (`documents`), or for all.
 */
export const takeWatch = route({
  method: 'POST',
  path: '/gst/credit-ledger/:id/watch',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  body: z.strictObject({
    registration_id: recordId.optional(),
    version: version.or(z.literal(0)),
    financial_year: year,
    rule: rules,
    documents: z.array(z.string().max(120)).min(1).max(20_000).optional(),
  }),
  aside: import.meta.url,
  large: many,
  audit: 'gst.credit-ledger-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const kept = await loadLedger(deps, ofRegistration(of));
    if (kept.version !== body.version) throw stale(null);
    const found =
      body.rule === '37'
        ? (await bills(deps, of, body.financial_year, kept)).flat()
        : await suppliers(deps, of, body.financial_year, kept);
    const wanted = body.documents && new Set(body.documents);
    const fresh = found.filter((b) => !wanted || wanted.has(b.key)).flatMap((b) => b.entries);
    if (fresh.length === 0)
      throw invalid(
        'All selected entries are already in the ledger',
        [{ path: 'documents', message: 'All selected entries are already in the ledger' }],
        'nothing_to_do',
      );
    const ids = new Set(kept.entries.map((e) => e.id));
    const added = fresh.map((e) => {
      let id = e.id;
      for (let n = 2; ids.has(id); n++) id = `${e.id} ${n}`;
      ids.add(id);
      return { ...e, id };
    });
    await keepLedger(deps, of, body.version, { entries: [...kept.entries, ...added] });
    note({ kind: 'entity', id: params.id, detail: String(added.length) });
    return {
      message: sentence('{count} lines added to the credit ledger', { count: added.length }),
      added: added.length,
      version: body.version + 1,
    };
  },
});

/** Keys of the bills in all purchase registers of a registration. */
async function registered(deps: Deps, of: Registered): Promise<Set<string>> {
  const records = await GstReturn.find(
    { ...ofRegistration(of), return_type: 'GSTR-2B', deleted_at: null },
    { _id: 1 },
  ).lean();
  const keys = new Set<string>();
  for (const { _id } of records)
    for (const p of await loadList<Purchase>(deps, _id, 'purchases')) if (p.date) keys.add(billKey(p));
  return keys;
}

const day = z.iso.date(inWords('aDate'));

/** Payments after a change: those of a bill replace its stored ones; a supplier with a null date is reverted. */
function paymentsAfter(
  now: Payments,
  bills: ReadonlyMap<string, Payments['bills'][string]>,
  paid: Readonly<Record<string, string | null>> = {},
): Payments {
  const all: Record<string, Payments['bills'][string]> = { ...now.bills };
  for (const [key, list] of bills) {
    if (list.length > 0) all[key] = list;
    else delete all[key];
  }
  if (Object.keys(all).length > MOST_BILLS)
    throw invalid('This list is too long', [{ path: 'file', message: 'This list is too long' }]);
  const suppliersPaid: Record<string, string> = { ...now.suppliers };
  for (const [gstin, on] of Object.entries(paid)) {
    if (on) suppliersPaid[gstin] = on;
    else delete suppliersPaid[gstin];
  }
  return { bills: all, suppliers: suppliersPaid };
}

/**
 * `PUT /gst/credit-ledger/{entity}/payments`: payments of bills entered on the page (replacing those of the
 * bill), and suppliers whose bills up to a date were paid in time.
 */
export const savePayments = route({
  method: 'PUT',
  path: '/gst/credit-ledger/:id/payments',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    registration_id: recordId.optional(),
    version: version.or(z.literal(0)),
    bills: z
      .array(
        z.strictObject({
          gstin: z.string().trim().toUpperCase().length(15),
          number: z.string().min(1).max(60),
          date: day,
          payments: z
            .array(
              z.strictObject({
                on: day,
                amount: z
                  .number(inWords('aNumber'))
                  .positive()
                  .max(1e13)
                  .refine((n) => paiseOf(n) !== undefined, inWords('moneyDecimals')),
              }),
            )
            .max(100),
        }),
      )
      .max(5_000)
      .default([]),
    suppliers: z.record(z.string().regex(/^[0-9A-Z]{15}$/), day.nullable()).optional(),
  }),
  audit: 'gst.payments-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const kept = await loadLedger(deps, ofRegistration(of));
    if (kept.version !== body.version) throw stale(null);
    const today = todayInIst(deps.now());
    const late = body.bills.findIndex((b) => b.payments.some((p) => p.on > today));
    if (late >= 0) throw invalidField(`bills.${late}.payments`, 'This date is in the future');
    const bills = new Map(
      body.bills.map((b) => [
        billKey(b),
        b.payments.map((p) => ({ on: p.on, amount: Math.round(p.amount * 100) })),
      ]),
    );
    await keepLedger(deps, of, body.version, {
      payments: paymentsAfter(kept.payments, bills, body.suppliers),
    });
    note({ kind: 'entity', id: params.id, detail: String(bills.size) });
    return { message: sentence('Payments saved'), version: body.version + 1 };
  },
});

/**
 * `POST /gst/credit-ledger/payments` (`gst_master_id`, `version`, `file`): payments of bills as CSV or Excel,
 * replacing those of the bill.
 */
export const importPayments = route({
  method: 'POST',
  path: '/gst/credit-ledger/payments',
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
    version: z.coerce.number().int().min(0),
  }),
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, 'edit');
  },
  audit: 'gst.payments-saved',
  handle: async ({ user, body, uploads, deps, note }) => {
    const of = await reachTaxpayer(deps, user, body.gst_master_id, 'edit', body.registration_id);
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, [], ['purchase-register', 'day-book']);
    if (file.kind !== 'tables') throw malformedField('file', 'Upload the payments as CSV or Excel');
    const today = todayInIst(deps.now());
    const reads = file.tables.map((t) => readPayments(t.rows, today)).filter((r) => r !== undefined);
    if (reads.length === 0)
      throw invalidField(
        'file',
        'The table must have the columns Supplier GSTIN, Document number, Document date, Paid on and Amount paid',
        'unknown_columns',
      );
    const refused = reads.flatMap((r) => r.refused);
    const payments = reads.flatMap((r) => r.payments);
    if (payments.length === 0)
      throw refused[0]
        ? invalid(refused[0].message, [{ path: `file.${refused[0].line}`, message: refused[0].message }])
        : malformed('No payments were found in this file', [
            { path: 'file', message: 'No payments were found in this file' },
          ]);
    const bills = new Map<string, { on: string; amount: number }[]>();
    for (const { key, on, amount } of payments) {
      const list = bills.get(key);
      if (list) list.push({ on, amount });
      else bills.set(key, [{ on, amount }]);
    }
    const kept = await loadLedger(deps, ofRegistration(of));
    if (kept.version !== body.version) throw stale(null);
    const known = await registered(deps, of);
    await keepLedger(deps, of, body.version, { payments: paymentsAfter(kept.payments, bills) });
    note({ kind: 'entity', id: body.gst_master_id, detail: String(payments.length) });
    return {
      message: sentence('{count} payments read', { count: payments.length }),
      payments: payments.length,
      bills: bills.size,
      unpaid: reads.reduce((n, r) => n + r.unpaid, 0),
      /** Bills of the file that are in no stored purchase register: their payments are kept for later. */
      unknown: [...bills.keys()].filter((key) => !known.has(key)).length,
      refused: refused.slice(0, 200).map((r) => ({
        line: r.line,
        column: r.column ?? null,
        cells: r.cells,
        reason: onWire(r.message),
      })),
      refused_count: refused.length,
      version: body.version + 1,
    };
  },
});
