import type mongoose from 'mongoose';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import type { Deps } from '../deps.ts';
import { op } from '../records.ts';
import { LedgerBlock, type TrialBalanceDoc } from './model.ts';

/** Ledgers a block holds. */
const BLOCK = 500;

/** The ledgers of a trial balance in their order. */
export async function loadLedgers(deps: Deps, id: mongoose.Types.ObjectId): Promise<Ledger[]> {
  const blocks = await LedgerBlock.find({ trial_balance_id: id }, { ledgers_sealed: 1 })
    .sort({ seq: 1 })
    .lean();
  return blocks.flatMap((block) => deps.vault.open<Ledger[]>(block.ledgers_sealed));
}

/** Replaces the ledgers of a trial balance. Run inside a transaction. */
export async function replaceLedgers(
  deps: Deps,
  owner: Pick<TrialBalanceDoc, '_id' | 'entity_id'>,
  ledgers: readonly Ledger[],
): Promise<void> {
  await LedgerBlock.deleteMany({ trial_balance_id: owner._id });
  const blocks = [];
  for (let i = 0; i < ledgers.length; i += BLOCK)
    blocks.push({
      trial_balance_id: owner._id,
      entity_id: owner.entity_id,
      seq: blocks.length,
      ledgers_sealed: deps.vault.seal(ledgers.slice(i, i + BLOCK)),
    });
  for (let i = 0; i < blocks.length; i += 40)
    await LedgerBlock.insertMany(blocks.slice(i, i + 40), { lean: true });
}

/** Removes the ledgers of trial balances that go for good. */
export const dropLedgers = (ids: readonly mongoose.Types.ObjectId[]) =>
  LedgerBlock.deleteMany({ trial_balance_id: op({ $in: [...ids] }) });
