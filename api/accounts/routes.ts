import type { Route } from '../route.ts';
import { statementsXlsx, trialBalanceCsv } from './export.ts';
import { deleteTrialBalance, restoreTrialBalance } from './lifecycle.ts';
import { oneTrialBalance, trialBalances } from './read.ts';
import { readTrialBalanceFile } from './read-file.ts';
import { saveTrialBalance } from './save.ts';
import { statements } from './statements.ts';
import { statementsPdf } from './statements-pdf.ts';

/** Trial balances and the final accounts drawn from them. Fixed paths stand before those with an id. */
export const trialBalanceRoutes: readonly Route[] = [
  saveTrialBalance,
  trialBalances,
  readTrialBalanceFile,
  oneTrialBalance,
  deleteTrialBalance,
  restoreTrialBalance,
  statements,
  statementsPdf,
  statementsXlsx,
  trialBalanceCsv,
];
