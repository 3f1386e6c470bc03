import { accessLog } from './access/read.ts';
import { trialBalanceRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { waitlistRoutes } from './admin/waitlist.ts';
import { advanceTaxRoutes } from './advance-tax/routes.ts';
import type { Route } from './base/route.ts';
import { boardRoutes } from './board/routes.ts';
import { calculatorRoutes } from './calculators/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { driveRoutes } from './drive/routes.ts';
import { entityRoutes } from './entities/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { firmRoutes } from './firm/routes.ts';
import { gstRoutes } from './gst/routes.ts';
import { intakeRoutes } from './intake/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { itrRoutes } from './itr/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { lives } from './lives.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reviewRoutes } from './returns/review-routes.ts';
import { systemRoutes } from './system/routes.ts';
import { tdsRoutes } from './tds/routes.ts';
import { accountRoutes } from './users/account/routes.ts';

/** Every route of the server, noun by noun. */
export const routes: readonly Route[] = [
  ...systemRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...driveRoutes,
  ...waitlistRoutes,
  ...dashboardRoutes,
  ...boardRoutes,
  ...clientRoutes,
  ...firmRoutes,
  ...advanceTaxRoutes,
  ...jobRoutes,
  ...entityRoutes,
  ...itrRoutes,
  ...invoiceRoutes,
  ...gstRoutes,
  ...tdsRoutes,
  ...trialBalanceRoutes,
  ...intakeRoutes,
  ...evidenceRoutes,
  ...lives.filter((life) => life.figures).flatMap((life) => reviewRoutes(life)),
  ...privacyRoutes(lives),
  ...reportRoutes,
  ...calculatorRoutes,
  accessLog,
];
