import type { Route } from '../base/route.ts';
import { readTrialBalanceFile } from './balance-file.ts';
import * as calls from './calls.ts';
import { importEntities } from './client-list.ts';

/** One door for every table, and the calls of before that lead to it. */
export const intakeRoutes: readonly Route[] = [...Object.values(calls), readTrialBalanceFile, importEntities];
