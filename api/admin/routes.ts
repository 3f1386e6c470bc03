import type { Route } from '../base/route.ts';
import { approveRegistration, pendingRegistrations, rejectRegistration } from './registrations.ts';
import { adminHealth, auditTrail, verifyAudit } from './trail.ts';
import {
  createUser,
  endUserSessions,
  listUsers,
  resetSecondFactor,
  updateUser,
  userSessions,
} from './users.ts';

/** Administration: people, registrations, the trail, health. No tax data. */
export const adminRoutes: readonly Route[] = [
  pendingRegistrations,
  approveRegistration,
  rejectRegistration,
  listUsers,
  createUser,
  updateUser,
  userSessions,
  endUserSessions,
  resetSecondFactor,
  auditTrail,
  verifyAudit,
  adminHealth,
];
