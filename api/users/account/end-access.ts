import type { Deps } from '../../base/deps.ts';
import { toId } from '../../base/records.ts';
import { DriveTicket } from '../../drive/base/share-model.ts';
import { ReportTicket } from '../../reports/model.ts';
import { PendingCode } from '../model.ts';
import { endSessions } from '../session.ts';

/**
 * Ends everything issued for an account before its password, e-mail, role or status changed: sessions, links,
 * mailed codes and tickets, including those of the continuing session. Returns the number of open sessions.
 */
export async function endAccess(
  deps: Deps,
  userId: string,
  which: { except?: string } = {},
): Promise<number> {
  const user_id = toId(userId);
  await PendingCode.updateMany({ user_id, used_at: null }, { $set: { used_at: deps.now() } });
  await ReportTicket.deleteMany({ user_id });
  await DriveTicket.deleteMany({ user_id });
  return endSessions(deps, userId, which);
}
