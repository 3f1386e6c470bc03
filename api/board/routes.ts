import type { Route } from '../base/route.ts';
import { board } from './board.ts';
import { dueDateRoutes } from './due-dates.ts';
import { markDuty } from './marks.ts';
import { viewRoutes } from './views.ts';

/** Who owes what: the board, due dates that were moved, notes on duties. */
export const boardRoutes: readonly Route[] = [board, ...viewRoutes, markDuty, ...dueDateRoutes];
