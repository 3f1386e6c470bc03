import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { parsePeriod } from '../../shared/gst/periods.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalidField } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { reachEntity } from '../entities/reach.ts';
import { needRight } from '../membership/need.ts';
import { clientsOf, markKey, rowsOf } from './load.ts';
import { DutyMark } from './model.ts';

/** Forms with a return in the product: those are filed there, not by a note. */
const made = /^(GSTR-1|IFF|GSTR-3B|ITR|24Q|26Q|27Q|27EQ|138|140|144|143)$/;

/** Stores a note on a duty. */
export const setMark = (
  entityId: string,
  key: string,
  mark: Partial<Record<'waiting_since' | 'filed_on' | 'acknowledgement', string>>,
) =>
  DutyMark.updateOne(
    { entity_id: toId(entityId), key },
    { $set: mark, $inc: { version: 1 } },
    { upsert: true, setDefaultsOnInsert: true },
  );

/** The client's duty named by a call, with its cell. */
export async function dutyOf(
  deps: Deps,
  user: SignedIn,
  clientId: string,
  named: { period: string; duty: string; registration_id?: string | undefined },
) {
  const period = parsePeriod(named.period);
  if (!period) throw invalidField('period', 'Write a period as MM-YYYY, such as 10-2026');
  const entity = await reachEntity(user, clientId, 'edit');
  const clients = await clientsOf(deps, user, { pan_key: entity.pan_key, owner_id: entity.owner_id });
  const client = clients.find((c) => c.ids.includes(clientId))!;
  const { rows, duties } = await rowsOf(deps, user, [client], period);
  const at = duties.findIndex(
    (d) => d.form === named.duty && (!named.registration_id || d.registration_id === named.registration_id),
  );
  const duty = duties[at];
  if (!duty) throw invalidField('duty', 'This client has no such duty in the period');
  return {
    duty,
    cell: rows[0]!.cells[at]!,
    owner: client.ids.at(-1)!,
    ids: client.ids,
    numbers: client.registrations.map((r) => r.number),
  };
}

/**
 * `POST /clients/{id}/duties`: records that papers are awaited for a duty, or that it was filed or paid
 * elsewhere; `clear` removes notes.
 */
export const markDuty = route({
  method: 'POST',
  path: '/clients/:id/duties',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    period: z.string().max(20),
    duty: z.string().max(20),
    registration_id: z.string().max(24).optional(),
    state: z.enum(['waiting_for_papers', 'filed', 'clear']),
    filed_on: z.string().refine(isIsoDate, inWords('aDate')).optional(),
    acknowledgement: z.string().trim().max(40).default(''),
  }),
  audit: 'duty.noted',
  handle: async ({ user, params, body, deps, note }) => {
    const { duty, cell, owner } = await dutyOf(deps, user, params.id, body);
    const today = todayInIst(deps.now());
    if (body.state === 'filed') {
      needRight(user, 'work.file');
      if (made.test(duty.form))
        throw conflict('has_return', 'Mark the return itself as filed; start it first if needed.');
      if (body.filed_on && body.filed_on > today)
        throw invalidField('filed_on', 'This date cannot be in the future');
    }
    if (body.state === 'waiting_for_papers' && cell.state === 'filed')
      throw conflict('filed', 'This is already filed.');
    await setMark(
      owner,
      markKey(duty),
      body.state === 'waiting_for_papers'
        ? { waiting_since: today }
        : body.state === 'filed'
          ? { waiting_since: '', filed_on: body.filed_on ?? today, acknowledgement: body.acknowledgement }
          : { waiting_since: '', filed_on: '', acknowledgement: '' },
    );
    note({ kind: 'entity', id: params.id, detail: `${duty.form} ${duty.period} ${body.state}` });
    const after = await dutyOf(deps, user, params.id, body);
    return { cell: after.cell };
  },
});
