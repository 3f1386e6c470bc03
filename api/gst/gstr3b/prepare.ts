import * as z from 'zod';
import { english, type Message, sentence } from '../../../shared/forms/messages.ts';
import { creditFromDocuments, type Table4 } from '../../../shared/gst/gstr2b/credit.ts';
import { matchPurchases } from '../../../shared/gst/gstr2b/match.ts';
import { addTaxes, emptyGstr3b, type Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { fillCredit, prepareOutward } from '../../../shared/gst/gstr3b/prepare.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { type CreditEntry, table4Of } from '../../../shared/gst/gstr9/credit-ledger.ts';
import { isQuarterEnd, type Period, periodName, shiftPeriod } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { route } from '../../base/route.ts';
import { recordId } from '../../base/schemas.ts';
import { GstReturn, type GstReturnDoc, type GstReturnType, outwardTypes } from '../base/model.ts';
import { originalsOf } from '../base/originals.ts';
import { loadRows } from '../base/rows.ts';
import { besides, ofRegistration, periodOf, reachTaxpayer, settingsFor, taxpayerOf } from '../base/store.ts';
import { loadStatement, takesCredit } from '../gstr2b/statement.ts';
import { loadLedger } from '../ledger/ledger.ts';

/** The registration a GSTR-3B is prepared for. */
type Of = Pick<GstReturnDoc, 'entity_id' | 'registration_id'>;

const find = (of: Of, type: GstReturnType, period: Period) =>
  GstReturn.findOne({ ...besides(of), return_type: type, period, deleted_at: null }).lean();

/** A GSTR-3B prepared from GSTR-1, GSTR-1A and GSTR-2B of a period, and what could not be included. */
interface PreparedReturn {
  form: Gstr3b;
  notes: Message[];
  /** Periods of its source returns. */
  from: { gstr1: string[]; gstr1a?: string[]; gstr2b: string[] };
  allowed?: Table4;
}

async function addGstr1(deps: Deps, record: GstReturnDoc): Promise<{ form: Gstr3b; notes: Message[] }> {
  const sheets = await loadRows(deps, record._id);
  const { form, notes } = prepareOutward(
    taxpayerOf(deps, record),
    sheets,
    await originalsOf(deps, record, sheets),
  );
  return { form, notes: notes.map((n) => n.message) };
}

/** Adds all figures of one form to another; lists by place of supply are merged. */
function addForms(a: Gstr3b, b: Gstr3b): Gstr3b {
  const plus = (x: unknown, y: unknown): unknown => {
    if (typeof x === 'number') return x + (y as number);
    if (Array.isArray(x)) return joinPlaces([...x, ...(y as typeof x)]);
    return Object.fromEntries(
      Object.keys(x as object).map((k) => [
        k,
        plus((x as Record<string, unknown>)[k], (y as Record<string, unknown>)[k]),
      ]),
    );
  };
  return plus(a, b) as Gstr3b;
}

const joinPlaces = (list: Gstr3b['interstate']['uin']): Gstr3b['interstate']['uin'] => {
  const joined = new Map<string, (typeof list)[number]>();
  for (const p of list) {
    const old = joined.get(p.place_of_supply);
    joined.set(
      p.place_of_supply,
      old ? { ...p, taxable: old.taxable + p.taxable, igst: old.igst + p.igst } : p,
    );
  }
  return [...joined.values()];
};

/** Prepares a period's GSTR-3B. A quarterly filer's return includes the IFF months and their statements. */
export async function prepare3b(
  deps: Deps,
  of: Of,
  period: Period,
  quarterly: boolean,
): Promise<PreparedReturn> {
  const months =
    quarterly && isQuarterEnd(period) ? [shiftPeriod(period, -2), shiftPeriod(period, -1), period] : [period];
  const out: PreparedReturn = { form: emptyGstr3b(), notes: [], from: { gstr1: [], gstr2b: [] } };
  for (const month of months) {
    for (const type of outwardTypes) {
      const stored = await find(of, type, month);
      if (!stored) continue;
      const part = await addGstr1(deps, stored);
      out.form = addForms(out.form, part.form);
      out.notes.push(...part.notes);
      if (type === 'GSTR-1') out.from.gstr1.push(month);
      else out.from.gstr1a = [...(out.from.gstr1a ?? []), month];
    }
    const gstr2b = await find(of, 'GSTR-2B', month);
    if (gstr2b) {
      const { content, documents, purchases } = await loadStatement(deps, gstr2b);
      const statement = {
        gstin: '',
        period: month,
        generated: '',
        documents,
        problems: [],
        ...(content.summary ? { summary: content.summary } : {}),
      };
      const chosen = purchases.length > 0 || Object.keys(content.decisions).length > 0;
      const take = chosen
        ? takesCredit(content, matchPurchases(purchases, documents, content.tolerance), purchases.length > 0)
        : undefined;
      out.form = addForms(out.form, fillCredit(emptyGstr3b(), statement, take));
      const all = creditFromDocuments(documents);
      out.allowed = out.allowed ? addTables(out.allowed, all) : all;
      out.from.gstr2b.push(month);
    }
  }
  const { entries } = await loadLedger(deps, of);
  for (const month of months) addLedger(out, entries, month);
  return out;
}

/**
 * Table 4 of a period according to the credit ledger: reversals by reason, and reclaims in both 4(A)(5) and
 * 4(D)(1).
 */
function addLedger(out: PreparedReturn, entries: readonly CreditEntry[], period: Period): void {
  const { reversed_rules, reversed_other, reclaimed } = table4Of(entries, period);
  const { credit } = out.form;
  out.form = {
    ...out.form,
    credit: {
      ...credit,
      other: addTaxes(credit.other, reclaimed),
      reversed_rules: addTaxes(credit.reversed_rules, reversed_rules),
      reversed_other: addTaxes(credit.reversed_other, reversed_other),
      reclaimed: addTaxes(credit.reclaimed, reclaimed),
    },
  };
  const late = entries.filter((e) => e.period === period && e.kind === 'first');
  if (late.length > 0)
    out.notes.push(
      sentence(
        'The credit ledger has credit of an earlier year in {period}: add to 4(A) any amount not in its GSTR-2B',
        {
          period: periodName(period),
        },
      ),
    );
}

export const addTables = (a: Table4, b: Table4): Table4 => {
  const sum = (x: Table4['isd'], y: Table4['isd']) => ({
    igst: x.igst + y.igst,
    cgst: x.cgst + y.cgst,
    sgst: x.sgst + y.sgst,
    cess: x.cess + y.cess,
  });
  return Object.fromEntries(
    (Object.keys(a) as (keyof Table4)[]).map((key) => [key, sum(a[key], b[key])]),
  ) as unknown as Table4;
};

/** `POST /gst/gstr3b/prepare`: the form filled from the period's GSTR-1 and GSTR-2B; stores nothing. */
export const prepareGstr3b = route({
  method: 'POST',
  path: '/gst/gstr3b/prepare',
  access: 'tax',
  limit: 'heavy',
  body: z.strictObject({
    gst_master_id: recordId,
    registration_id: recordId.optional(),
    return_period: z.string().max(12),
    frequency: z.enum(['monthly', 'quarterly']).optional(),
  }),
  readOnly: true,
  handle: async ({ user, body, deps }) => {
    const at = await reachTaxpayer(deps, user, body.gst_master_id, 'view', body.registration_id);
    const period = periodOf(body.return_period);
    const settings = await settingsFor(at, period);
    const quarterly = (body.frequency ?? settings.frequency) === 'quarterly';
    const { form, notes, from } = await prepare3b(deps, ofRegistration(at), period, quarterly);
    return {
      return_period: period,
      form: inRupees(form),
      notes: notes.map(english),
      note_messages: notes,
      from,
    };
  },
});
