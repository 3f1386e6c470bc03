import type { Route } from '../base/route.ts';
import { uploadJsonAutofill } from './autofill.ts';
import { exportEntities } from './bulk.ts';
import { copyYear, createEntity, deleteEntity, readEntity, restoreEntity, updateEntity } from './edit.ts';
import { listByStatus, listDeleted, listEntities } from './list.ts';
import { listShares, shareEntity, unshareEntity } from './shares.ts';

/** Companies and individuals. Fixed paths precede `/companies/:id`. */
export const entityRoutes: readonly Route[] = [
  listEntities,
  listByStatus,
  listDeleted,
  exportEntities,
  uploadJsonAutofill,
  createEntity,
  updateEntity,
  deleteEntity,
  restoreEntity,
  copyYear,
  listShares,
  shareEntity,
  unshareEntity,
  readEntity,
];
