import type { Route } from '../route.ts';
import {
  adminWaitlist,
  approveWaitlist,
  joinWaitlist,
  pendingStorageRequests,
  rejectWaitlist,
  storageStatus,
} from './waitlist.ts';

/** The drive and its waitlist. */
export const driveRoutes: readonly Route[] = [
  joinWaitlist,
  storageStatus,
  adminWaitlist,
  pendingStorageRequests,
  approveWaitlist,
  rejectWaitlist,
];
