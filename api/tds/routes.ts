import type { Route } from '../route.ts';
import { listTds } from './list.ts';

/** TDS and TCS statements. */
export const tdsRoutes: readonly Route[] = [listTds];
