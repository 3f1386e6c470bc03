import type { Route } from '../base/route.ts';
import { firmSettingRoutes } from './firm.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';
import { portalMapRoutes } from './portal-maps.ts';
import { firmWorkRoutes } from './work.ts';

/** The firm: settings, members, invitations, groups of clients and assignments. */
export const firmRoutes: readonly Route[] = [
  ...firmSettingRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...firmWorkRoutes,
  ...portalMapRoutes,
];
