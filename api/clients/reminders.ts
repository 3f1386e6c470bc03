import mongoose from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import type { ReadyReminder } from '../../shared/duties/client-page.ts';
import { conflict, invalid } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { markKey } from '../board/load.ts';
import { dutyOf, setMark } from '../board/marks.ts';
import { withTransaction } from '../database/connect.ts';
import { reachEntity } from '../entities/reach.ts';
import { letterMails } from '../mail/later.ts';
import { attemptMail, queueMail } from '../mail/queue.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import type { By } from '../returns/life.ts';
import { reminderPaper } from './letter-pdf.ts';
import { Reminder, type ReminderDoc } from './model.ts';
import { papersLetter } from './papers.ts';

const nothingMissing = () =>
  conflict('nothing_missing', 'Nothing is missing, so there is nothing to request.');

const asked = {
  /** Month of the board, `10-2026`. */
  period: z.string().max(20).default(''),
  duty: z.string().max(20).default(''),
  registration_id: z.string().max(24).optional(),
  language: z.enum(['en', 'hi']).default('en'),
};

/** Logs a reminder on the client's page; also inside a transaction. */
export const logReminder = (
  { deps, user }: By,
  entityId: mongoose.Types.ObjectId,
  of: Pick<ReminderDoc, 'channel' | 'duty' | 'period' | 'language'> & { text: string },
) =>
  Reminder.create([
    {
      entity_id: entityId,
      user_id: toId(user.id),
      channel: of.channel,
      duty: of.duty,
      period: of.period,
      language: of.language,
      text_sealed: deps.vault.seal(of.text),
    },
  ]);

/** The letter for a client's duty, with its recipient. */
async function ready(
  by: By,
  id: string,
  named: { period: string; duty: string; registration_id?: string | undefined; language: 'en' | 'hi' },
) {
  const entity = await reachEntity(by.user, id, 'edit');
  const { duty, cell, owner, ids } = await dutyOf(by.deps, by.user, id, named);
  const written = await papersLetter(by, { entity, ids, duty, returnId: cell.return_id }, named.language);
  const email = typeof entity.data['email'] === 'string' ? entity.data['email'] : '';
  return { duty, cell, owner, entity, email, ...written };
}

/**
 * `GET /clients/{id}/reminder`: a prepared text that lists what is missing for a duty, in English or Hindi,
 * and a WhatsApp link with it.
 */
export const readReminder = route({
  method: 'GET',
  path: '/clients/:id/reminder',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject(asked),
  handle: async ({ user, params, query, deps }): Promise<ReadyReminder> => {
    const { letter, text, papers, email } = await ready({ user, deps }, params.id, query);
    return {
      subject: letter.subject,
      text,
      papers: [...papers],
      email,
      whatsapp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    };
  },
});

/** `GET /clients/{id}/reminder.pdf`: the same letter on A4 under the firm's letterhead, to print or hand over. */
export const printReminder = route({
  method: 'GET',
  path: '/clients/:id/reminder.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'company.letter-exported',
  params: idParams,
  query: z.strictObject(asked),
  handle: async ({ user, params, query, deps, note }) => {
    const { duty, entity, papers, words } = await ready({ user, deps }, params.id, query);
    if (papers.length === 0) throw nothingMissing();
    const head = await letterheadFor(user.firm.id);
    const day = todayInIst(deps.now());
    const body = await renderPdf(
      reminderPaper({ words, papers, head, day, name: entity.name, language: query.language }),
    );
    note({ kind: 'company', id: params.id, detail: `${duty.form} ${duty.period}` });
    return fileReply(`papers_${duty.form}_${duty.period}.pdf`.replaceAll(' ', '-'), 'application/pdf', body);
  },
});

/**
 * `POST /clients/{id}/reminders`: mails the reminder, or records that it was sent by WhatsApp; the duty then
 * awaits papers.
 */
export const sendReminder = route({
  method: 'POST',
  path: '/clients/:id/reminders',
  access: 'tax',
  limit: 'invitations',
  params: idParams,
  body: z.strictObject({ ...asked, channel: z.enum(['mail', 'whatsapp']) }),
  audit: 'client.papers-asked',
  handle: async ({ user, params, body, deps, note }) => {
    const by = { user, deps };
    const { duty, cell, owner, entity, email, letter, text, papers } = await ready(by, params.id, body);
    if (cell.state === 'filed') throw conflict('filed', 'This is already filed.');
    if (papers.length === 0) throw nothingMissing();
    if (body.channel === 'mail' && !email)
      throw invalid('This client has no e-mail address', [{ path: 'email', message: 'This is required' }]);
    const id = new mongoose.Types.ObjectId();
    await withTransaction(async () => {
      if (body.channel === 'mail') await queueMail(deps, 'letter', id, email, { letter });
      await logReminder(by, entity._id, {
        channel: body.channel,
        duty: duty.form,
        period: duty.period,
        language: body.language,
        text,
      });
      await setMark(owner, markKey(duty), { waiting_since: todayInIst(deps.now()) });
    });
    note({ kind: 'entity', id: params.id, detail: `${duty.form} ${duty.period} ${body.channel}` });
    const sent = body.channel === 'mail' ? await attemptMail(deps, letterMails, 'letter', id) : true;
    return {
      message: sent ? 'Reminder sent' : 'The reminder could not be sent yet. It will be tried again.',
      sent,
    };
  },
});
