import * as z from 'zod';
import { sentence } from '../../../shared/forms/messages.ts';
import { sectionIds } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import { layoutKey, type SalesMapping } from '../../../shared/gst/import/register-layout.ts';
import { malformed } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { idIn, recordId } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { textsField } from '../../files/read-file.ts';
import { rememberColumns, rememberedColumns } from '../base/register-memory.ts';
import { otherGstin, periodOf, reachGst, reachTaxpayer, settingsFor, taxpayerOf } from '../base/store.ts';
import { mergeTaken } from './merge.ts';
import { freshIds } from './save.ts';
import { takeFile } from './take.ts';

/**
 * `POST /gst/gstr1/import` (`file`): the department's JSON, our or the tool's CSV and Excel, Tally vouchers
 * XML. With `gst_id` the response gives new, changed and unchanged documents and those reported in another
 * period; `mode=apply` also writes them, with `leave_out_reported` except those. A refused line is not
 * imported in part. `questions` are what the file leaves open: `answers` (JSON, by question or
 * `question:document`) settle them, and `mapping` (JSON, field by heading) corrects the columns of a
 * register.
 */
export const importGstr1 = route({
  method: 'POST',
  path: '/gst/gstr1/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    gst_id: recordId.optional(),
    gst_master_id: recordId.optional(),
    registration_id: recordId.optional(),
    return_period: z.string().max(12).optional(),
    section: z.enum(sectionIds).optional(),
    mode: z.enum(['preview', 'apply']).default('preview'),
    version: z.coerce.number().int().min(1).optional(),
    leave_out_reported: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    answers: textsField,
    mapping: textsField,
  }),
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const [id, entity] = [idIn(head, 'gst_id'), idIn(head, 'gst_master_id')];
    if (id) await reachGst(user, id, 'GSTR-1', head['mode'] === 'apply' ? 'edit' : 'view');
    else if (entity) await reachTaxpayer(deps, user, entity, 'view');
  },
  audit: 'gst.gstr1-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const reached = body.gst_id
      ? await reachGst(user, body.gst_id, 'GSTR-1', body.mode === 'apply' ? 'edit' : 'view')
      : undefined;
    let who: Taxpayer;
    let entity: EntityDoc;
    if (reached) {
      who = taxpayerOf(deps, reached.record);
      entity = reached.entity;
    } else {
      if (!body.gst_master_id)
        throw malformed('Please select an entity first', [
          { path: 'gst_master_id', message: 'This is required' },
        ]);
      const of = await reachTaxpayer(deps, user, body.gst_master_id, 'view', body.registration_id);
      const { gstin } = of;
      entity = of.entity;
      const period = periodOf(body.return_period);
      const settings = await settingsFor(of, period);
      who = { gstin, period, frequency: settings.frequency, sez: settings.sez };
    }
    const stranger = (found: string) => otherGstin(deps, entity, found, who.gstin);
    const taken = await takeFile(who, uploads['file'], body.section, freshIds(), stranger, {
      answers: body.answers,
      mapping: body.mapping as SalesMapping,
      remembered: await rememberedColumns(deps, entity._id),
    });
    const answer = await mergeTaken(deps, user, who, taken, reached, body, note);
    if (body.mode === 'apply')
      await rememberColumns(
        deps,
        entity._id,
        (taken.layouts ?? []).map((l) => layoutKey(l.columns.map((c) => c.heading))),
        body.mapping as SalesMapping,
      );
    return answer;
  },
});
