import type { AdvanceFacts } from '../../shared/advance-tax/request.ts';
import type { Owned } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import { AdvanceTax } from './model.ts';

/** Estimates of an owner's clients. */
export const ownedAdvanceTax: Owned = {
  name: 'advance_tax',
  collect: async (deps, userId) => {
    const found = await AdvanceTax.find({ entity_id: op({ $in: await ownIds(userId) }) }).lean();
    return found.map(({ entity_id, assessment_year, facts_sealed, summary }) => ({
      company_id: String(entity_id),
      assessment_year,
      facts: facts_sealed ? deps.vault.open<AdvanceFacts>(facts_sealed) : {},
      summary,
    }));
  },
  purge: async (_deps, userId) => {
    await AdvanceTax.deleteMany({ entity_id: op({ $in: await ownIds(userId) }) });
  },
};
