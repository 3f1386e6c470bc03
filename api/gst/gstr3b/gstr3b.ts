import * as z from 'zod';
import { inWords, say, sentence } from '../../../shared/forms/messages.ts';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../../shared/gst/gstr3b/check.ts';
import { emptyGstr3b, type Gstr3b, netCredit, taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { isNil, paymentOf } from '../../../shared/gst/gstr3b/summary.ts';
import { formFromWire, inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, malformed } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { type By, change, insert, needVersion } from '../../returns/life.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { presentReturn } from '../base/present.ts';
import {
  filing,
  gstLives,
  ofRegistration,
  periodOf,
  type Registered,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  settingsFor,
  taxpayerOf,
} from '../base/store.ts';
import { changedSettings } from '../gstr1/save.ts';
import { loadBalancesBefore } from './balances.ts';
import { type Content, contentOf, paidOf, refuseErrors, type Standing, standingOf } from './content.ts';
import { prepare3b } from './prepare.ts';

const totalsOf = (form: Gstr3b, opening: Taxes): Record<string, unknown> => {
  const paid = paymentOf(form, opening);
  return inRupees({
    taxable: form.supplies.taxable.taxable + form.supplies.zero_rated.taxable,
    liability: paid.liability,
    net_credit: netCredit(form),
    cash: paid.cashTotal,
  });
};

/** A return with all calculated results. */
async function show(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const content = contentOf(deps, record);
  const { form, opening, pay_on } = content;
  const standing = standingOf(deps, record);
  const { who } = standing;
  const { due, delay, form: paid } = paidOf(deps, content, standing);
  const ledger =
    record.status === 'filed' ? undefined : await loadBalancesBefore(deps, record, record.period);
  const prepared = await prepare3b(deps, record, record.period, who.frequency === 'quarterly');
  const issues = checkGstr3b(
    form,
    prepared.from.gstr1.length > 0 ? prepared.form : undefined,
    prepared.allowed,
  );
  return {
    ...presentReturn(deps, user, record, entity),
    form: inRupees(form),
    opening_credit: inRupees(opening),
    cash_balance: inRupees(content.cash ?? noTaxes()),
    pay_on,
    due_date: due ?? null,
    delay_as_typed: content.delay_as_typed === true,
    days_late: delay.days,
    net_credit: inRupees(netCredit(form)),
    paid: inRupees({ interest: paid.interest, late_fee: paid.late_fee }),
    payment: inRupees(paymentOf(paid, opening)),
    suggested: {
      interest: inRupees(delay.interest),
      late_fee: inRupees(delay.late_fee),
      late_fee_capped: delay.capped,
    },
    issues: fieldErrors(issues).map((f, i) => ({ ...f, severity: issues[i]!.severity })),
    is_nil: isNil(form),
    ledger: ledger ? inRupees({ credit: positive(ledger.credit), cash: positive(ledger.cash) }) : null,
  };
}

const taxes = z.strictObject({
  igst: z.number().min(0),
  cgst: z.number().min(0),
  sgst: z.number().min(0),
  cess: z.number().min(0),
});
const body = z.strictObject({
  gst_id: recordId.optional(),
  version: version.optional(),
  gst_master_id: recordId.optional(),
  registration_id: recordId.optional(),
  return_period: z.string().max(12).optional(),
  status: z.enum(['draft', 'filed'], inWords('chooseOf', { choices: 'draft, filed' })).default('draft'),
  form: z.record(z.string(), z.unknown()).optional(),
  opening_credit: taxes.optional(),
  cash_balance: taxes.optional(),
  pay_on: z.iso.date().or(z.literal('')).optional(),
  delay_as_typed: z.boolean().optional(),
  frequency: z.enum(['monthly', 'quarterly']).optional(),
  turnover: z.number().min(0).max(1e13).nullable().optional(),
  acknowledgement: z.string().trim().max(20).optional(),
  filed_on: z.iso.date().optional(),
});
type Body = z.output<typeof body>;

function inPaise(rupees: Taxes): Taxes {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = Math.round(rupees[key] * 100);
  return out;
}

/** A negative balance cannot be used for payment. */
function positive(balance: Taxes | undefined): Taxes {
  const out = noTaxes();
  if (balance) for (const key of taxKeys) out[key] = Math.max(0, balance[key]);
  return out;
}

function changedContent(now: Content, sent: Body): Content {
  const out = { ...now };
  if (sent.form !== undefined) {
    const read = formFromWire(sent.form);
    if (!read.ok)
      throw malformed(
        'The form has figures that cannot be read',
        read.paths.slice(0, 200).map((path) => ({ path: `form.${path}`, message: say('moneyDecimals') })),
      );
    out.form = read.form;
  }
  if (sent.opening_credit) out.opening = inPaise(sent.opening_credit);
  if (sent.cash_balance) out.cash = inPaise(sent.cash_balance);
  if (sent.pay_on !== undefined) out.pay_on = sent.pay_on;
  if (sent.delay_as_typed !== undefined) out.delay_as_typed = sent.delay_as_typed;
  return out;
}

/** Content of a return created from a file's form; the set-off starts with the ledger balances, if known. */
export async function begunContent(
  deps: Deps,
  of: Registered,
  period: Period,
  form: Gstr3b,
): Promise<Content> {
  const balances = await loadBalancesBefore(deps, ofRegistration(of), period);
  return {
    form,
    opening: positive(balances?.credit),
    ...(balances ? { cash: positive(balances.cash) } : {}),
    pay_on: '',
  };
}

/** Content and totals of a draft. */
export const draftOf = (deps: Deps, content: Content, period: Period, who: Standing['who']) =>
  kept(deps, content, { status: 'draft' } as Body, { period, who });

/** Content and totals to store. Filing adds the charges for delay to table 5.1, so that the return stays as filed. */
function kept(deps: Deps, content: Content, sent: Body, { period, who }: Pick<Standing, 'period' | 'who'>) {
  const { status, filed_on = '' } = filing(deps, sent);
  const { form } = paidOf(deps, content, { period, status: 'draft', filed_on, who });
  const own = status === 'filed' ? { ...content, form } : content;
  return {
    content_sealed: deps.vault.seal(own),
    totals: totalsOf(form, content.opening),
    nil: isNil(content.form),
  };
}

/** A GSTR-3B is returned with its calculated results, also in a version conflict. */
const life = { ...gstLives['GSTR-3B'], show };

async function create(by: By, sent: Body) {
  const { deps, user } = by;
  if (!sent.gst_master_id)
    throw malformed('Please select an entity first', [
      { path: 'gst_master_id', message: 'This is required' },
    ]);
  const of = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit', sent.registration_id);
  const { entity, gstin } = of;
  const period = periodOf(sent.return_period);
  const settings = changedSettings(await settingsFor(of, period), {
    frequency: sent.frequency,
    turnover: sent.turnover,
  });
  const first = await begunContent(
    deps,
    of,
    period,
    sent.form
      ? emptyGstr3b()
      : (await prepare3b(deps, ofRegistration(of), period, settings.frequency === 'quarterly')).form,
  );
  const content = changedContent(first, sent);
  if (sent.status === 'filed') refuseErrors(content.form);
  const doc = await insert(life, by, entity, {
    ...ofRegistration(of),
    period,
    gstin_sealed: deps.vault.seal(gstin),
    settings,
    ...kept(deps, content, sent, {
      period,
      who: { gstin, frequency: settings.frequency, turnover: settings.turnover ?? undefined },
    }),
    ...filing(deps, sent),
  });
  return { doc, entity };
}

async function update(by: By, sent: Body, id: string) {
  const { deps, user } = by;
  const at = await reachGst(user, id, 'GSTR-3B', 'edit');
  const { record, entity } = at;
  const version = needVersion(sent.version);
  refuseFiled(record);
  const content = changedContent(contentOf(deps, record), sent);
  if (sent.status === 'filed') refuseErrors(content.form);
  const settings = changedSettings(record.settings, { frequency: sent.frequency, turnover: sent.turnover });
  const doc = await change(life, by, at, version, {
    ...filing(deps, sent),
    settings,
    ...kept(deps, content, sent, {
      period: record.period,
      who: {
        ...taxpayerOf(deps, record),
        frequency: settings.frequency,
        turnover: settings.turnover ?? undefined,
      },
    }),
  });
  return { doc, entity };
}

/**
 * `POST /gst/gstr3b.php`: creates a return (prepared from GSTR-1 and GSTR-2B unless a form is sent), or with
 * `gst_id` and `version` saves it.
 */
export const saveGstr3b = route({
  method: 'POST',
  path: '/gst/gstr3b.php',
  access: 'tax',
  limit: 'work',
  body,
  audit: 'gst.gstr3b-saved',
  handle: async (call) => {
    const { user, body: sent, deps, note } = call;
    const { doc, entity } = sent.gst_id ? await update(call, sent, sent.gst_id) : await create(call, sent);
    note({ kind: 'gst', id: String(doc._id), detail: doc.status });
    return {
      message: sentence('GSTR-3B saved as {status}', { status: { text: doc.status } }),
      gst_id: String(doc._id),
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      return: await show(deps, user, doc, entity),
    };
  },
});

/** `GET /gst/gstr3b/{gst_id}`: the form with net credit, set-off step by step, suggested interest and late fee, findings. */
export const readGstr3bRoute = route({
  method: 'GET',
  path: '/gst/gstr3b/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-3B');
    return { return: await show(deps, user, record, entity) };
  },
});
