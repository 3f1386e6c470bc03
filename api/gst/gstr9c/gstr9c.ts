import * as z from 'zod';
import { inWords, type Message, say, sentence } from '../../../shared/forms/messages.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { ReconContent } from '../../../shared/gst/gstr9c/reconcile.ts';
import { reasonIds, reconKeys, reconRow } from '../../../shared/gst/gstr9c/rows.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, isDuplicate, malformed, stale } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams, version } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { permissionOf } from '../../entities/reach.ts';
import { GstInwardFile, type GstReturnDoc } from '../base/model.ts';
import { presentReturn } from '../base/present.ts';
import { reachGst } from '../base/store.ts';
import { manyOfReturn } from '../gstr9/work.ts';
import { placeOf, workedRecon } from './work.ts';

async function present(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const { version, financialYear, content, given, figures, findings, turnover } = await workedRecon(
    deps,
    record,
    entity,
  );
  const { gst_id, gst_master_id, company_name, gstin, registration_id, of_main, status } = presentReturn(
    deps,
    user,
    record,
    entity,
  );
  const messages = fieldErrors(findings.map((f) => ({ path: f.row, message: f.message })));
  return {
    gst_id,
    gst_master_id,
    company_name,
    gstin,
    registration_id,
    of_main,
    gstr9_status: status,
    financial_year: financialYear,
    version,
    typed: inRupees(content.typed),
    given: inRupees(given),
    figures: inRupees(Object.fromEntries(figures)),
    reasons: content.reasons,
    filed_on: content.filed_on,
    accounts: { turnover: turnover === null ? null : turnover / 100 },
    issues: messages,
    // GSTR-9C follows the filed GSTR-9, so it stays editable when that is filed.
    can_edit: permissionOf(user, entity) !== 'view',
  };
}

/**
 * `GET /gst/gstr9/{gst_id}/9c`: GSTR-9C of this GSTR-9's year: figures of GSTR-9, entered figures, all rows,
 * reasons; rupees.
 */
export const readGstr9c = route({
  method: 'GET',
  path: '/gst/gstr9/:id/9c',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    return present(deps, user, record, entity);
  },
});

type Figures = Record<string, Record<string, number>>;

/**
 * The new figures, in paise; 400 for a row that is a sum or does not exist, an unknown column, or an invalid
 * figure.
 */
function typedFrom(sent: Figures): ReconContent['typed'] {
  const typed: ReconContent['typed'] = {};
  const fields: { path: string; message: Message }[] = [];
  for (const [id, figures] of Object.entries(sent)) {
    const row = reconRow(id);
    if (!row || row.plus) {
      fields.push({
        path: `typed.${id}`,
        message: row
          ? sentence('This row is calculated from other rows')
          : sentence('This row does not exist'),
      });
      continue;
    }
    for (const [name, rupees] of Object.entries(figures)) {
      const key = reconKeys.find((k) => k === name);
      const paise = paiseOf(rupees);
      const path = `typed.${id}.${name}`;
      if (!key || !row.keys.includes(key))
        fields.push({ path, message: sentence('This row does not have this column') });
      else if (paise === undefined) fields.push({ path, message: say('moneyDecimals') });
      else if (paise < 0 && !row.signed) fields.push({ path, message: say('notNegative') });
      else typed[id] = { ...typed[id], [key]: paise };
    }
  }
  if (fields.length > 0) throw malformed('The form has figures that cannot be read', fieldErrors(fields));
  return typed;
}

const reason = z.array(z.string().trim().max(500)).max(20);

/** `PUT /gst/gstr9/{gst_id}/9c`: replaces figures and reasons; 409 if they were changed meanwhile. */
export const saveGstr9c = route({
  method: 'PUT',
  path: '/gst/gstr9/:id/9c',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  body: z.strictObject({
    version: version.or(z.literal(0)),
    typed: z.record(z.string().max(12), z.record(z.string().max(8), z.number().min(-1e13).max(1e13))),
    reasons: z.partialRecord(z.enum(reasonIds as [string, ...string[]]), reason),
    filed_on: z.iso.date(inWords('aDate')).or(z.literal('')).default(''),
  }),
  audit: 'gst.gstr9c-saved',
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9', 'edit');
    const content: ReconContent = {
      typed: typedFrom(body.typed),
      reasons: body.reasons,
      filed_on: body.filed_on,
    };
    const content_sealed = deps.vault.seal(content);
    if (body.version === 0) {
      try {
        await GstInwardFile.create([{ ...placeOf(record), content_sealed }]);
      } catch (error) {
        throw isDuplicate(error) ? stale(null) : error;
      }
    } else {
      const { matchedCount } = await GstInwardFile.updateOne(
        { ...placeOf(record), version: body.version },
        { $set: { content_sealed }, $inc: { version: 1 } },
      );
      if (matchedCount === 0) throw stale(null);
    }
    note({ kind: 'gst', id: params.id, detail: 'GSTR-9C' });
    return { message: sentence('GSTR-9C saved'), ...(await present(deps, user, record, entity)) };
  },
});
