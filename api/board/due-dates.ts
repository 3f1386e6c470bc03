import * as z from 'zod';
import { isIsoDate } from '../../shared/dates.ts';
import { deadlineKinds } from '../../shared/duties/deadlines.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { isState } from '../../shared/gst/data/states.ts';
import type { SignedIn } from '../base/call.ts';
import { conflict, forbidden, invalidField, isDuplicate, notFound } from '../base/errors.ts';
import { presentStored, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { fitsKind } from './load.ts';
import { DueDate, type DueDateDoc } from './model.ts';

/** An administrator sets a date for everyone, others for the clients of their office. */
const ownerOf = (user: SignedIn) => (user.role === 'admin' ? null : toId(user.firm.id));

const shown = (user: SignedIn, doc: DueDateDoc) => ({
  ...presentStored(doc),
  kind: doc.kind,
  period: doc.period,
  due: doc.due,
  notification: doc.notification,
  states: doc.states,
  /** Whether it applies to every office. */
  everyone: doc.owner_id === null,
  can_remove: String(doc.owner_id) === String(ownerOf(user)),
});

/** `GET /due-dates`: due dates extended by notification, for everyone and for the caller's office. */
const listDueDates = route({
  method: 'GET',
  path: '/due-dates',
  access: 'signed-in',
  limit: 'work',
  handle: async ({ user }) => {
    const own = ownerOf(user);
    const found = await DueDate.find(
      own ? { $or: [{ owner_id: null }, { owner_id: own }] } : { owner_id: null },
    )
      .sort({ due: -1, _id: -1 })
      .lean();
    return { due_dates: found.map((d) => shown(user, d)), kinds: deadlineKinds };
  },
});

/**
 * `POST /due-dates`: extends the due date of a return for a period, with the notification's number, for all
 * clients.
 */
const addDueDate = route({
  method: 'POST',
  path: '/due-dates',
  access: 'signed-in',
  limit: 'work',
  body: z.strictObject({
    kind: z.enum(deadlineKinds),
    period: z.string().max(12),
    due: z.string().refine(isIsoDate, inWords('aDate')),
    notification: z.string().trim().min(3, 'Enter the number of the notification or circular').max(100),
    states: z
      .array(z.string().refine(isState, inWords('chooseOne')))
      .max(40)
      .default([]),
  }),
  right: 'work.assign',
  audit: 'due-date.set',
  handle: async ({ user, body, note }) => {
    if (user.role === 'client') throw forbidden('Due dates are set by the office.');
    if (!fitsKind(body.kind, body.period))
      throw invalidField('period', 'Write a month as 10-2026, a quarter as 2026-27 Q2, a year as 2026-27');
    const owner_id = ownerOf(user);
    const states = [...new Set(body.states)].sort();
    const unique_key = [owner_id ?? '', body.kind, body.period, states.join(' ')].join('|');
    try {
      const [made] = await DueDate.create([{ ...body, states, owner_id, unique_key }]);
      note({ kind: 'due-date', id: String(made!._id), detail: `${body.kind} ${body.period}`, after: body });
      return { due_date: shown(user, made!.toObject() as DueDateDoc) };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw conflict('due_date_set', 'This due date was already changed. Remove the earlier change first.');
    }
  },
});

/** `DELETE /due-dates/{id}`: restores the statutory date. */
const removeDueDate = route({
  method: 'DELETE',
  path: '/due-dates/:id',
  access: 'signed-in',
  limit: 'work',
  params: idParams,
  right: 'work.assign',
  audit: 'due-date.removed',
  handle: async ({ user, params, note }) => {
    const found = await DueDate.findOneAndDelete({ _id: toId(params.id), owner_id: ownerOf(user) }).lean();
    if (!found) throw notFound();
    note({ kind: 'due-date', id: params.id, detail: `${found.kind} ${found.period}` });
    return { message: 'Due date removed' };
  },
});

export const dueDateRoutes = [listDueDates, addDueDate, removeDueDate];
