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

/** Ledgers of a registration by return, from GSTR-3B, deposits and opening balances; paise. */
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

/** Balances before a period's return; undefined without an earlier return or opening balance. */
export const loadBalancesBefore = async (deps: Deps, of: Of, period: Period) =>
  balancesBefore(period, await loadBalances(deps, of), (await loadLedger(deps, of)).opening);
