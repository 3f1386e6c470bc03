import type { Route } from '../base/route.ts';
import * as calls from './calls.ts';

/** One door for every table. */
export const intakeRoutes: readonly Route[] = Object.values(calls);
