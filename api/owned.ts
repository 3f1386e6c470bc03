import { ownedTrialBalances } from './accounts/owned.ts';
import { ownedAdvanceTax } from './advance-tax/owned.ts';
import { ownedActivity } from './audit/owned.ts';
import type { Owned } from './base/deps.ts';
import { ownedDuties, ownedViews } from './board/owned.ts';
import { ownedClients } from './clients/owned.ts';
import { ownedDrive } from './drive/owned.ts';
import { ownedErasures } from './entities/erasures.ts';
import { ownedEntities } from './entities/owned.ts';
import { ownedEvidence } from './evidence/owned.ts';
import { ownedPortalMaps } from './firm/portal-maps.ts';
import { ownedHsn } from './gst/base/hsn-list.ts';
import { ownedGst } from './gst/owned.ts';
import { ownedIntakes } from './intake/owned.ts';
import { ownedInvoices } from './invoices/owned.ts';
import { ownedItr } from './itr/owned.ts';
import { ownedJobs } from './jobs/owned.ts';
import { ownedTds } from './tds/owned.ts';
import { ownedFactors } from './users/factor/owned.ts';

/** All data kept per owner, by noun. Data of entities precedes the entities, so that it is removed first. */
export const owned: readonly Owned[] = [
  ownedItr,
  ownedGst,
  ownedHsn,
  ownedTds,
  ownedTrialBalances,
  ownedInvoices,
  ownedIntakes,
  ownedDuties,
  ownedViews,
  ownedPortalMaps,
  ownedClients,
  ownedAdvanceTax,
  ownedEvidence,
  ownedJobs,
  ownedDrive,
  ownedEntities,
  ownedErasures,
  ownedFactors,
  ownedActivity,
];
