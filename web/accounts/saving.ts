import type { Adjustments } from '../../shared/accounts/statements.ts';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import { ledgerToWire, rupeesOf, type WireMapping } from '../../shared/accounts/trial-balance-wire.ts';
import { isApiError, post } from '../data/http.ts';
import { trialBalancePaths } from './data/calls.ts';

/** The request of a save; amounts in paise. */
interface ToSave {
  companyId: string;
  year: string;
  /** The stored version this save replaces. */
  stored: { id: string; version: number } | null;
  tbDate: string;
  source: 'Manual' | 'Tally';
  status: 'draft' | 'saved';
  ledgers: readonly Ledger[];
  adjustments: Adjustments;
  mapping: readonly WireMapping[];
}

/** Result of a save: stored, or a conflict with a version someone else saved. */
type Saved =
  | { is: 'saved'; id: string; version: number; status: 'draft' | 'saved' }
  | { is: 'clash'; id: string; version: number };

/** Saves a trial balance; throws ApiError except for version conflicts. */
export async function saveTrialBalance(work: ToSave): Promise<Saved> {
  const body = {
    ...(work.stored ?? {}),
    company_id: work.companyId,
    assessment_year: work.year,
    tb_date: work.tbDate,
    import_source: work.source,
    status: work.status,
    ledgers: work.ledgers.map(ledgerToWire),
    adjustments: {
      closing_stock: rupeesOf(work.adjustments.closing_stock),
      depreciation: rupeesOf(work.adjustments.depreciation),
    },
    mapping: work.mapping,
  };
  try {
    const answer = await post<{ id: string; version: number; status: 'draft' | 'saved' }>(
      trialBalancePaths.save,
      body,
    );
    return { is: 'saved', id: answer.id, version: answer.version, status: answer.status };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const other =
      error.id === 'stale_version'
        ? error.body['stored']
        : error.id === 'trial_balance_exists'
          ? error.body
          : undefined;
    const { id, version } = (other ?? {}) as { id?: unknown; version?: unknown };
    if (typeof id === 'string' && typeof version === 'number') return { is: 'clash', id, version };
    throw error;
  }
}
