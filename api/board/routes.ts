import type { Route } from '../base/route.ts';
import { board } from './board.ts';
import { dueDateRoutes } from './due-dates.ts';
import { markDuty } from './marks.ts';
import { viewRoutes } from './views.ts';

/** The board, extended due dates, and notes on duties. */
export const boardRoutes: readonly Route[] = [board, ...viewRoutes, markDuty, ...dueDateRoutes];
