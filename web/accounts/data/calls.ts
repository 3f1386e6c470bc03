import type { Ledger } from '../../../shared/accounts/trial-balance.ts';
import { withClosing } from '../../../shared/accounts/trial-balance.ts';
import { paiseOf, type WireLedger, type WireMapping } from '../../../shared/accounts/trial-balance-wire.ts';
import type { WireMessage } from '../../../shared/forms/messages.ts';

/** Adjustments of the final accounts as the API sends them; rupees. */
export interface WireAdjustments {
  closing_stock: number;
  depreciation: number;
}

/** A stored trial balance as the API returns it. */
interface StoredTrialBalance {
  id: string;
  version: number;
  updated_at: string;
  company_id: string;
  company_name: string;
  assessment_year: string;
  tb_date: string;
  import_source: 'Manual' | 'Tally';
  status: 'draft' | 'saved';
  adjustments: WireAdjustments;
  ledgers: WireLedger[];
  can_edit: boolean;
}

/** The response for an entity and year. */
export interface YearAnswer {
  assessment_year: string;
  trial_balance: StoredTrialBalance | null;
  previous: {
    assessment_year: string;
    tb_date: string;
    adjustments: WireAdjustments;
    ledgers: WireLedger[];
  } | null;
  mapping: WireMapping[];
}

/** The response after reading a file. */
export interface ReadAnswer {
  message: string;
  import_source: 'Manual' | 'Tally';
  company?: string;
  ledgers: WireLedger[];
  issues: (WireMessage & { path: string; severity: 'error' | 'warning' })[];
  unmapped: string[];
  /** Group, total and heading rows of a table, which are no ledgers. */
  set_aside: number;
  /** Closing stock, if the file states one; rupees. */
  closing_stock?: number;
}

const base = '/api/accounts/trial-balance';

/** Paths of the trial balance calls. */
export const trialBalancePaths = {
  ofYear: base,
  save: '/api/accounts/import-trial-balance.php',
  readFile: `${base}/read-file`,
  one: (id: string) => `${base}/${encodeURIComponent(id)}`,
};

/** Ledgers of a response, amounts in paise. */
export const ledgersOf = (list: readonly WireLedger[]): Ledger[] =>
  list.map((l) =>
    withClosing({
      ...l,
      opening_balance: paiseOf(l.opening_balance) ?? 0,
      debit: paiseOf(l.debit) ?? 0,
      credit: paiseOf(l.credit) ?? 0,
      closing_balance: 0,
    }),
  );
