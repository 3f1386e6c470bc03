import { join } from 'node:path';
import type { Deps } from './base/deps.ts';
import { op } from './base/records.ts';
import { backup } from './database/backup.ts';
import { Entity } from './entities/model.ts';
import { Firm, FirmMember } from './membership/model.ts';
import { ensureFirm } from './membership/place.ts';
import { User } from './users/model.ts';

/** Record counts before and after the migration. */
async function counts() {
  const [accounts, entities, firms, members] = await Promise.all([
    User.countDocuments({ role: op({ $ne: 'admin' as const }) }),
    Entity.countDocuments({}),
    Firm.countDocuments({}),
    FirmMember.countDocuments({}),
  ]);
  return { accounts, entities, firms, members };
}

/**
 * Makes each account of earlier versions a one-person firm. The firm takes the account's id, which its
 * records already refer to, so nothing else changes. Before the first account is migrated the store is backed
 * up into DATA_DIR/backups (records and keys; drive files are unchanged). Repeatable; resumes if interrupted.
 */
export async function moveToFirms(deps: Deps): Promise<void> {
  const placed = new Set((await FirmMember.find({}, { user_id: 1 }).lean()).map((m) => String(m.user_id)));
  const people = await User.find({ role: op({ $ne: 'admin' as const }) }, { full_name: 1, role: 1 }).lean();
  const old = people.filter((person) => !placed.has(String(person._id)));
  if (old.length === 0) return;
  const before = await counts();
  const day = deps.now().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(deps.config.dataDir, 'backups', `before-firms-${day}.backup`);
  const saved = await backup(file, {
    dataDir: deps.config.dataDir,
    storageDir: join(deps.config.dataDir, 'backups', 'none'),
    mongodbUri: deps.config.mongodbUri,
  });
  const records = Object.values(saved.collections).reduce((sum, c) => sum + c.documents, 0);
  deps.log.info({ file, records }, 'backed up before accounts become firms');
  for (const person of old) await ensureFirm(deps, person);
  const after = await counts();
  deps.log.info({ before, after, made: old.length }, 'accounts became firms');
  if (after.accounts !== before.accounts || after.entities !== before.entities)
    throw new Error('The move to firms did not keep every record; restore the backup named above');
}
