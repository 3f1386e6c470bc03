import type { Route } from '../route.ts';
import { listGst } from './list.ts';

/** GST returns. */
export const gstRoutes: readonly Route[] = [listGst];
