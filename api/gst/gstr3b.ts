import mongoose from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { english } from '../../shared/forms/messages.ts';
import { dueDate } from '../../shared/gst/data/due-dates.ts';
import { noTaxes, type Taxes } from '../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../shared/gst/gstr3b/check.ts';
import { daysLate, interestOn, lateFeeOf } from '../../shared/gst/gstr3b/delay.ts';
import { emptyGstr3b, type Gstr3b, liabilityOf, netCredit, taxKeys } from '../../shared/gst/gstr3b/form.ts';
import { readGstr3b, writeGstr3b } from '../../shared/gst/gstr3b/json.ts';
import { formLines, isNil, paymentOf } from '../../shared/gst/gstr3b/summary.ts';
import { formFromWire, inRupees } from '../../shared/gst/gstr3b/wire.ts';
import { tableCsv } from '../../shared/sheets/csv.ts';
import type { SheetCell } from '../../shared/sheets/workbook.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, failure, fieldErrors, invalid, malformed, stale } from '../errors.ts';
import { sizes } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, recordId, version } from '../schemas.ts';
import type { SignedIn } from '../users/session.ts';
import { fileReply, xlsxOf, xlsxType } from './files.ts';
import { changedSettings } from './gstr1-save.ts';
import { prepare3b } from './gstr3b-prepare.ts';
import { GstReturn, type GstReturnDoc } from './model.ts';
import { presentReturn } from './present.ts';
import { readUpload } from './read-file.ts';
import {
  openKey,
  periodOf,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  settingsFor,
  storedNow,
  taxpayerOf,
} from './store.ts';

/** What is kept of a GSTR-3B: the form, the credit ledger before it, and the day it is meant to be paid. */
interface Content {
  form: Gstr3b;
  opening: Taxes;
  pay_on: string;
}

/** The form of a stored GSTR-3B, opened. */
export const contentOf = (deps: Deps, record: GstReturnDoc): Content =>
  record.content_sealed
    ? deps.vault.open<Content>(record.content_sealed)
    : { form: emptyGstr3b(), opening: noTaxes(), pay_on: '' };

const totalsOf = ({ form, opening }: Content): Record<string, unknown> => {
  const paid = paymentOf(form, opening);
  return inRupees({
    taxable: form.supplies.taxable.taxable + form.supplies.zero_rated.taxable,
    liability: paid.liability,
    net_credit: netCredit(form),
    cash: paid.cashTotal,
  });
};

/** A return with everything that follows from its figures. */
async function show(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const content = contentOf(deps, record);
  const { form, opening, pay_on } = content;
  const who = taxpayerOf(deps, record);
  const due = dueDate('GSTR-3B', record.period, { frequency: who.frequency, state: who.gstin.slice(0, 2) });
  const paid = record.filed_on || pay_on || todayInIst(deps.now());
  const payment = paymentOf(form, opening);
  const cash = { ...payment.setOff.cash };
  for (const key of taxKeys) cash[key] += payment.setOff.reverseCash[key];
  const late = due ? daysLate(due, paid) : 0;
  const nil = taxKeys.every((key) => liabilityOf(form).ordinary[key] + liabilityOf(form).reverse[key] === 0);
  const fee = due ? lateFeeOf(due, paid, nil, who.turnover) : { cgst: 0, sgst: 0, days: 0, capped: false };
  const prepared = await prepare3b(deps, entity._id, record.period, who.frequency === 'quarterly');
  const issues = checkGstr3b(
    form,
    prepared.from.gstr1.length > 0 ? prepared.form : undefined,
    prepared.allowed,
  );
  return {
    ...presentReturn(deps, user, record, entity),
    form: inRupees(form),
    opening_credit: inRupees(opening),
    pay_on,
    due_date: due ?? null,
    days_late: late,
    net_credit: inRupees(netCredit(form)),
    payment: inRupees(payment),
    suggested: {
      interest: inRupees(due ? interestOn(cash, due, paid) : noTaxes()),
      late_fee: inRupees({ cgst: fee.cgst, sgst: fee.sgst }),
      late_fee_capped: fee.capped,
    },
    issues: fieldErrors(issues).map((f, i) => ({ ...f, severity: issues[i]!.severity })),
    is_nil: isNil(form),
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
  return_period: z.string().max(12).optional(),
  status: z.enum(['draft', 'filed'], 'Choose draft or filed').default('draft'),
  form: z.record(z.string(), z.unknown()).optional(),
  opening_credit: taxes.optional(),
  pay_on: z.iso.date().or(z.literal('')).optional(),
  frequency: z.enum(['monthly', 'quarterly']).optional(),
  turnover: z.number().min(0).max(1e13).nullable().optional(),
  acknowledgement: z.string().trim().max(20).optional(),
  filed_on: z.iso.date().optional(),
});
type Body = z.output<typeof body>;

function changedContent(now: Content, sent: Body): Content {
  const out = { ...now };
  if (sent.form !== undefined) {
    const read = formFromWire(sent.form);
    if (!read.ok)
      throw malformed(
        'The form has figures that cannot be read',
        read.paths
          .slice(0, 200)
          .map((path) => ({ path: `form.${path}`, message: 'Enter an amount with at most two decimals' })),
      );
    out.form = read.form;
  }
  if (sent.opening_credit) {
    const rounded = noTaxes();
    for (const key of taxKeys) rounded[key] = Math.round(sent.opening_credit[key] * 100);
    out.opening = rounded;
  }
  if (sent.pay_on !== undefined) out.pay_on = sent.pay_on;
  return out;
}

/** 422 when a return with errors is to be filed. */
function refuseErrors(form: Gstr3b): void {
  const errors = checkGstr3b(form).filter((i) => i.severity === 'error');
  if (errors.length > 0)
    throw failure(422, 'incomplete_return', english(errors[0]!.message), { fields: fieldErrors(errors) });
}

const filing = (deps: Deps, sent: Body) =>
  sent.status === 'filed'
    ? {
        status: 'filed' as const,
        acknowledgement: sent.acknowledgement ?? '',
        filed_on: sent.filed_on ?? todayInIst(deps.now()),
      }
    : { status: 'draft' as const };

async function create(deps: Deps, user: SignedIn, sent: Body) {
  if (!sent.gst_master_id)
    throw malformed('Please select an entity first', [
      { path: 'gst_master_id', message: 'This is required' },
    ]);
  const { entity, gstin } = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit');
  const period = periodOf(sent.return_period);
  const settings = changedSettings(await settingsFor(entity, period), {
    frequency: sent.frequency,
    turnover: sent.turnover,
  });
  const first: Content = {
    form: sent.form
      ? emptyGstr3b()
      : (await prepare3b(deps, entity._id, period, settings.frequency === 'quarterly')).form,
    opening: noTaxes(),
    pay_on: '',
  };
  const content = changedContent(first, sent);
  if (sent.status === 'filed') refuseErrors(content.form);
  const key = openKey(sent.gst_master_id, 'GSTR-3B', period);
  try {
    const [doc] = await GstReturn.create([
      {
        _id: new mongoose.Types.ObjectId(),
        entity_id: entity._id,
        return_type: 'GSTR-3B',
        period,
        gstin_sealed: deps.vault.seal(gstin),
        settings,
        content_sealed: deps.vault.seal(content),
        totals: totalsOf(content),
        open_key: key,
        nil: isNil(content.form),
        ...filing(deps, sent),
      },
    ]);
    return { doc: doc!.toObject() as GstReturnDoc, entity };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const stored = await GstReturn.findOne({ open_key: key }).lean();
    throw conflict('return_exists', `GSTR-3B of ${period} of ${entity.name} already exists.`, {
      gst_id: stored ? String(stored._id) : undefined,
    });
  }
}

async function update(deps: Deps, user: SignedIn, sent: Body, id: string) {
  const { record, entity } = await reachGst(user, id, 'GSTR-3B', 'edit');
  if (sent.version === undefined)
    throw malformed('version is missing', [{ path: 'version', message: 'Send the version you edited' }]);
  refuseFiled(record);
  const content = changedContent(contentOf(deps, record), sent);
  if (sent.status === 'filed') refuseErrors(content.form);
  const doc = await GstReturn.findOneAndUpdate(
    { _id: record._id, version: sent.version, deleted_at: null, status: op({ $ne: 'filed' }) },
    {
      $set: {
        ...filing(deps, sent),
        settings: changedSettings(record.settings, { frequency: sent.frequency, turnover: sent.turnover }),
        content_sealed: deps.vault.seal(content),
        totals: totalsOf(content),
        nil: isNil(content.form),
      },
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!doc) throw stale(await show(deps, user, await storedNow(user, id, 'GSTR-3B'), entity));
  return { doc, entity };
}

/** `POST /gst/gstr3b.php`: creates a return (prepared from GSTR-1 and GSTR-2B unless a form is sent), or with `gst_id` and `version` saves it. */
export const saveGstr3b = route({
  method: 'POST',
  path: '/gst/gstr3b.php',
  access: 'tax',
  limit: 'work',
  body,
  audit: 'gst.gstr3b-saved',
  handle: async ({ user, body: sent, deps, note }) => {
    const { doc, entity } = sent.gst_id
      ? await update(deps, user, sent, sent.gst_id)
      : await create(deps, user, sent);
    note({ kind: 'gst', id: String(doc._id), detail: doc.status });
    return {
      message: `GSTR-3B saved as ${doc.status}`,
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

/** `POST /gst/gstr3b/import` (`file`): reads a GSTR-3B JSON of the entity; stores nothing. */
export const importGstr3b = route({
  method: 'POST',
  path: '/gst/gstr3b/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.governmentFile,
    tooLarge: 'A GSTR-3B JSON is smaller than that.',
  },
  body: z.strictObject({ gst_master_id: recordId }),
  readOnly: true,
  handle: async ({ user, body: sent, uploads, deps }) => {
    const { gstin } = await reachTaxpayer(deps, user, sent.gst_master_id, 'view');
    const file = await readUpload(uploads['file']);
    const read = readGstr3b(file.kind === 'json' ? file.value : undefined);
    if (!read.ok)
      throw invalid(
        english(read.message),
        [{ path: 'file', message: english(read.message) }],
        'unknown_file',
      );
    if (read.gstin !== gstin) {
      const message = `The file is of ${read.gstin}, this entity is ${gstin}`;
      throw invalid(message, [{ path: 'file', message }], 'other_gstin');
    }
    return { return_period: read.period, form: inRupees(read.form) };
  },
});

const stem = (gstin: string, period: string) => `GSTR3B_${gstin}_${period.replace('-', '')}`;

/** `GET /gst/gstr3b/{gst_id}/json`: the portal's file; 422 when it would be refused. */
export const gstr3bJson = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/json',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const { form } = contentOf(deps, record);
    refuseErrors(form);
    const { gstin } = taxpayerOf(deps, record);
    return fileReply(
      `${stem(gstin, record.period)}.json`,
      'application/json',
      Buffer.from(JSON.stringify(writeGstr3b(gstin, record.period, form))),
    );
  },
});

/** The form and its payment line by line under a row of headings; amounts in rupees. */
export function printedRows(content: Content): SheetCell[][] {
  const amount = (x: number | undefined): SheetCell => (x === undefined ? null : x / 100);
  const lines = formLines(content.form).map((l): SheetCell[] => [
    l.table,
    l.label,
    amount(l.taxable),
    amount(l.taxes?.igst),
    amount(l.taxes?.cgst),
    amount(l.taxes?.sgst),
    amount(l.taxes?.cess),
  ]);
  const paid = paymentOf(content.form, content.opening);
  const taxLine = (label: string, t: Taxes): SheetCell[] => [
    '6.1',
    label,
    null,
    amount(t.igst),
    amount(t.cgst),
    amount(t.sgst),
    amount(t.cess),
  ];
  return [
    ['Table', 'Details', 'Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'],
    ...lines,
    taxLine('Tax payable other than reverse charge', paid.liability),
    taxLine('Credit used', paid.setOff.creditUsed),
    taxLine('Tax paid in cash', paid.setOff.cash),
    taxLine('Reverse charge and 9(5), paid in cash', paid.setOff.reverseCash),
    taxLine('Cash with interest and late fee', paid.cashTotal),
    taxLine('Credit carried forward', paid.setOff.creditLeft),
  ];
}

/** `GET /gst/gstr3b/{gst_id}/xlsx`: the form and its payment as a workbook. */
export const gstr3bXlsx = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const { gstin } = taxpayerOf(deps, record);
    const rows = printedRows(contentOf(deps, record));
    return fileReply(
      `${stem(gstin, record.period)}.xlsx`,
      xlsxType,
      await xlsxOf([{ name: 'GSTR-3B', rows }]),
    );
  },
});

/** `GET /gst/gstr3b/{gst_id}/csv`: the form and its payment line by line. */
export const gstr3bCsv = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/csv',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-3B');
    const { gstin } = taxpayerOf(deps, record);
    const lines = printedRows(contentOf(deps, record)).map((row) =>
      row.map((c) => (c === null ? '' : typeof c === 'number' ? c.toFixed(2) : String(c))),
    );
    return fileReply(`${stem(gstin, record.period)}.csv`, 'text/csv', Buffer.from(tableCsv(lines)));
  },
});
