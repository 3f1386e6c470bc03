import type { Route } from '../route.ts';
import {
  adminWaitlist,
  approveWaitlist,
  joinWaitlist,
  pendingStorageRequests,
  rejectWaitlist,
  storageStatus,
} from './waitlist.ts';

/** The waitlist of the drive. */
export const cloudStorageRoutes: readonly Route[] = [
  joinWaitlist,
  storageStatus,
  adminWaitlist,
  pendingStorageRequests,
  approveWaitlist,
  rejectWaitlist,
];
