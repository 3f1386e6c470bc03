import type { Deps } from '../../base/deps.ts';
import { toId } from '../../base/records.ts';
import { DriveTicket } from '../../drive/base/share-model.ts';
import { ReportTicket } from '../../reports/model.ts';
import { PendingCode } from '../model.ts';
import { endSessions } from '../session.ts';

/**
 * Ends what was issued for an account before its password, e-mail, role or state changed: sessions, links and codes by mail,
 * and addresses for new tabs, those of the session that goes on included. Returns how many sessions were open.
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
