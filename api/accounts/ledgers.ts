import type mongoose from 'mongoose';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import type { Deps } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { dropStaged, readBlocks, replacing } from '../base/staged.ts';
import { LedgerBlock, type TrialBalanceDoc } from './model.ts';

/** Ledgers per block. */
const BLOCK = 500;

const blocks = { model: LedgerBlock, owner: 'trial_balance_id' } as const;

/** The ledgers of a trial balance, in order. */
export async function loadLedgers(deps: Deps, id: mongoose.Types.ObjectId): Promise<Ledger[]> {
  const found = await readBlocks(blocks, { trial_balance_id: id }, { seq: 1 });
  return found.flatMap((block) => deps.vault.open<Ledger[]>(block.ledgers_sealed));
}

/** Whether a trial balance is so large that a worker process handles it. */
export const manyLedgers = async (id: string): Promise<boolean> =>
  (await LedgerBlock.countDocuments({ trial_balance_id: toId(id) })) > 4;

/** Writes the ledgers next to a trial balance; `act` stores it and calls `take` in the same transaction. */
export function replacingLedgers<R>(
  deps: Deps,
  owner: Pick<TrialBalanceDoc, '_id' | 'entity_id'>,
  ledgers: readonly Ledger[],
  act: (take: () => Promise<undefined>) => Promise<R>,
): Promise<R> {
  const written = function* () {
    for (let i = 0; i < ledgers.length; i += BLOCK)
      yield {
        entity_id: owner.entity_id,
        seq: i / BLOCK,
        ledgers_sealed: deps.vault.seal(ledgers.slice(i, i + BLOCK)),
      };
  };
  return replacing(blocks, owner._id, {}, written(), act);
}

/** Removes leftovers of interrupted saves. */
export const dropStagedLedgers = (before: Date) => dropStaged(blocks, before);

/** Removes the ledgers of permanently deleted trial balances. */
export const dropLedgers = (ids: readonly mongoose.Types.ObjectId[]) =>
  LedgerBlock.deleteMany({ trial_balance_id: op({ $in: [...ids] }) });
