import {
  balancesBefore,
  type LedgerMonth,
  type LedgerReturn,
  ledgerMonths,
} from '../../../shared/gst/ledger/balances.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { GstReturn, type GstReturnDoc } from '../base/model.ts';
import { besides } from '../base/store.ts';
import { loadLedger } from '../ledger/ledger.ts';
import { contentOf, paidForm } from './content.ts';

type Of = Pick<GstReturnDoc, 'entity_id' | 'registration_id'>;

/** The ledgers of a registration return by return, from its GSTR-3B, deposits and opening balances; paise. */
export async function loadBalances(deps: Deps, of: Of): Promise<LedgerMonth[]> {
  const { deposits, opening } = await loadLedger(deps, of);
  const records = (await GstReturn.find({
    ...besides(of),
    return_type: 'GSTR-3B',
    deleted_at: null,
  }).lean()) as GstReturnDoc[];
  const returns = records.map((record): LedgerReturn => {
    const content = contentOf(deps, record);
    return {
      period: record.period,
      filed: record.status === 'filed',
      filed_on: record.filed_on,
      form: paidForm(deps, record, content),
      opening: content.opening,
      cash: content.cash,
    };
  });
  return ledgerMonths(returns, deposits, opening);
}

/** Balances before a period's return; undefined when neither an earlier return nor an opening balance is known. */
export const loadBalancesBefore = async (deps: Deps, of: Of, period: Period) =>
  balancesBefore(period, await loadBalances(deps, of), (await loadLedger(deps, of)).opening);
