import type { Owned } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import { Intake, IntakeMemory } from './model.ts';
import { dropIntakes, dropIntakesOf, type FileChoices } from './store.ts';

/** A person's imports: file names and results. The files themselves are not kept. */
export const ownedIntakes: Owned = {
  name: 'imports',
  personal: true,
  collect: async (deps, userId) => {
    const found = await Intake.find({ owner_id: toId(userId) }).lean();
    return found.map((i) => ({
      id: String(i._id),
      company_id: i.entity_id ? String(i.entity_id) : null,
      file: deps.vault.open<FileChoices>(i.said_sealed).name,
      kind: i.noun,
      state: i.state,
      created_at: i.created_at.toISOString(),
      applied_at: i.applied_at?.toISOString() ?? null,
    }));
  },
  purge: async (_deps, firmId) => dropIntakesOf(await ownIds(firmId)),
  leave: async (_deps, userId) => {
    await dropIntakes({ owner_id: toId(userId) });
    await IntakeMemory.deleteMany({ about_id: toId(userId) });
  },
};
