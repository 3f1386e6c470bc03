import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { type ReportKind, reportKinds } from '../../shared/reports/report.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { forbidden, notSignedIn } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { load } from '../users/session.ts';
import { ReportTicket } from './model.ts';
import { reachReport } from './reach.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Format of a ticket. */
export const ticketText = z.string().regex(/^[\w-]{43}$/, inWords('wrongForm'));

/**
 * `POST /reports/ticket`: a ticket to view or download one report once within a minute, for an address opened
 * in a new tab.
 */
export const createTicket = route({
  method: 'POST',
  path: '/reports/ticket',
  access: 'tax',
  limit: 'heavy',
  body: z.strictObject({
    id: recordId,
    type: z.enum(reportKinds, inWords('chooseOf', { choices: reportKinds.join(', ') })),
  }),
  audit: 'report.ticket',
  handle: async ({ user, body, deps, note }) => {
    await reachReport(user, body.type, body.id);
    const now = deps.now();
    await ReportTicket.deleteMany({ expires_at: op({ $lt: now }) });
    const ticket = randomBytes(32).toString('base64url');
    await ReportTicket.create([
      {
        ticket_hash: hashOf(ticket),
        user_id: toId(user.id),
        session_id: user.sessionId,
        kind: body.type,
        record_id: body.id,
        expires_at: new Date(now.getTime() + spans.ticket * 1000),
      },
    ]);
    note({ kind: body.type, id: body.id });
    return { ticket, expires_in: spans.ticket };
  },
});

const refusal = () =>
  forbidden(
    'This link works once, within a minute. Open the report again from the Reports page.',
    'ticket_invalid',
  );

/**
 * The person a ticket was issued to; it is used up. 403 if unknown, used, expired or for another report, 401
 * if their session has ended.
 */
export async function redeem(deps: Deps, ticket: string, kind: ReportKind, id: string): Promise<SignedIn> {
  const found = await ReportTicket.findOneAndDelete({ ticket_hash: hashOf(ticket) }).lean();
  if (!found || found.expires_at <= deps.now() || found.kind !== kind || found.record_id !== id)
    throw refusal();
  const user = await load(deps, { userId: String(found.user_id), sessionId: found.session_id });
  if (!user) throw notSignedIn('Your session has ended. Please sign in again.');
  return user;
}
