import type { Route } from '../base/route.ts';
import { binRoutes } from '../returns/routes.ts';
import { statementsXlsx, trialBalanceCsv } from './export.ts';
import { oneTrialBalance, trialBalances } from './read.ts';
import { saveTrialBalance } from './save.ts';
import { statements } from './statements.ts';
import { statementsPdf } from './statements-pdf.ts';
import { trialBalanceLife } from './store.ts';

/** Trial balances and their final accounts. Fixed paths precede those with an id. */
export const trialBalanceRoutes: readonly Route[] = [
  saveTrialBalance,
  trialBalances,
  oneTrialBalance,
  ...binRoutes(trialBalanceLife),
  statements,
  statementsPdf,
  statementsXlsx,
  trialBalanceCsv,
];
