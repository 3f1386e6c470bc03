import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Types } from 'mongoose';
import { dropOldAccess } from './access/keep.ts';
import { dropStagedLedgers } from './accounts/ledgers.ts';
import { AdvanceTax } from './advance-tax/model.ts';
import { appendAudit } from './audit/append.ts';
import type { Deps } from './base/deps.ts';
import { spans } from './base/limits.ts';
import { op, toId } from './base/records.ts';
import { DutyMark } from './board/model.ts';
import { dropClientsOf } from './clients/owned.ts';
import { tidyDrive } from './drive/tidy.ts';
import { Erasure } from './entities/erasures.ts';
import { Entity } from './entities/model.ts';
import { dropEvidenceOf } from './evidence/store.ts';
import { dropStaged } from './gst/base/rows.ts';
import { dropIntakesOf, dropStaleIntakes } from './intake/store.ts';
import { dropOldJobs } from './jobs/owned.ts';
import { lives } from './lives.ts';
import { sendLater } from './mail/later.ts';
import { mailTexts } from './mail/texts.ts';
import { Firm, FirmMember } from './membership/model.ts';
import { firmsOnlyOf, removeFirm } from './membership/place.ts';
import { owned } from './owned.ts';
import { holdings } from './privacy/closing.ts';
import { emptyBin, eraseOf } from './returns/keep.ts';
import { dropStagedRows } from './tds/rows.ts';
import { PendingCode, Session, User } from './users/model.ts';

const day = 86_400_000;

/** Removes everything a firm owns, and the firm. */
async function purgeFirm(deps: Deps, firm: Types.ObjectId): Promise<void> {
  for (const part of owned) await part.purge(deps, String(firm));
  await removeFirm(firm);
}

/** Removes firms closed by their owner after the grace period; their members' accounts stay. */
async function closeFirms(deps: Deps): Promise<void> {
  const due = { 'closing.closes_at': op({ $lt: deps.now() }) };
  for (const firm of await Firm.find(due).lean()) {
    const id = String(firm._id);
    const by = firm.closing!.by_id;
    const { counts } = await holdings(lives, firm._id);
    const owners = await FirmMember.find({ firm_id: firm._id, role: 'owner', status: 'active' }).lean();
    const people = await User.find({ _id: op({ $in: owners.map((o) => o.user_id) }) }, peopleFields).lean();
    await purgeFirm(deps, firm._id);
    const receipt = {
      owner_id: by,
      client_id: firm._id,
      pan_key: '',
      by_id: by,
      reason: 'The firm was closed',
      counts,
    };
    await Erasure.create([receipt]);
    for (const { email, full_name } of people)
      await sendLater(deps, email, mailTexts.firmClosed(full_name, firm.name, counts));
    await appendAudit(deps, {
      action: 'firm.closed',
      outcome: 'done',
      actor_id: String(by),
      ip: '',
      note: {
        kind: 'firm',
        id,
        detail: Object.entries(counts)
          .map(([k, n]) => `${k}=${n}`)
          .join(' '),
      },
    });
  }
}

const peopleFields = { email: 1, full_name: 1 } as const;

/** Removes expired data: closed accounts with what they own, bins after 30 days, old sessions and codes. */
export async function tidy(deps: Deps): Promise<void> {
  const now = deps.now();
  await closeFirms(deps);
  const closing = await User.find({ status: 'closing', closes_at: op({ $lt: now }) }).lean();
  for (const user of closing) {
    const userId = String(user._id);
    for (const firm of await firmsOnlyOf(user._id)) await purgeFirm(deps, firm);
    for (const part of owned) await part.leave?.(deps, userId);
    await FirmMember.deleteMany({ user_id: user._id });
    await Session.deleteMany({ user_id: toId(userId) });
    await PendingCode.deleteMany({ user_id: toId(userId) });
    await User.deleteOne({ _id: user._id });
    await appendAudit(deps, {
      action: 'account.removed',
      outcome: 'done',
      actor_id: userId,
      ip: '',
      note: { kind: 'user', id: userId },
    });
  }
  const bin = new Date(now.getTime() - spans.deletedDays * day);
  const gone = (await Entity.find({ deleted_at: op({ $lt: bin }) }, { _id: 1 }).lean()).map((e) => e._id);
  await eraseOf(lives, gone);
  await DutyMark.deleteMany({ entity_id: op({ $in: gone }) });
  await dropClientsOf(gone);
  await AdvanceTax.deleteMany({ entity_id: op({ $in: gone }) });
  await emptyBin(lives, bin);
  // No save takes an hour.
  const hour = new Date(Date.now() - 3_600_000);
  await dropStaged(hour);
  await dropStagedRows(hour);
  await dropStagedLedgers(hour);
  await dropStaleIntakes(now);
  await dropIntakesOf(gone);
  await dropEvidenceOf(gone);
  await dropOldJobs(bin);
  await tidyDrive(deps, gone);
  await Entity.deleteMany({ deleted_at: op({ $lt: bin }) });
  await Session.deleteMany({ expires_at: op({ $lt: bin }) });
  await PendingCode.deleteMany({ expires_at: op({ $lt: new Date(now.getTime() - day) }) });
  await dropOldAccess(now);
}

/** Runs a minute after the start and every six hours; leftovers of interrupted uploads are removed at start. Returns a stop function. */
export function startJanitor(deps: Deps): () => Promise<void> {
  let running: Promise<void> = rm(join(deps.config.dataDir, 'tmp'), { recursive: true, force: true });
  const round = () => {
    running = running
      .then(() => tidy(deps))
      .catch((error: Error) => deps.log.error({ kind: error.name }, 'tidying failed'));
  };
  // Later than the first minute, when people are waiting for the server.
  const first = setTimeout(round, 60_000);
  const timer = setInterval(round, 6 * 3_600_000);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
