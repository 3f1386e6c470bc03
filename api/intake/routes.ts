import type { Route } from '../base/route.ts';
import { readTrialBalanceFile } from './balance-file.ts';
import * as calls from './calls.ts';
import { importEntities } from './client-list.ts';

/** A single entry for all tables, and the earlier calls that lead to it. */
export const intakeRoutes: readonly Route[] = [...Object.values(calls), readTrialBalanceFile, importEntities];
