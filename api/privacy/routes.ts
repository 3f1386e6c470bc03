import type { Route } from '../base/route.ts';
import type { Life } from '../returns/life.ts';
import {
  eraseClient,
  holdClient,
  listErasures,
  readPrivacy,
  releaseClient,
  revealClient,
  savePrivacy,
} from './client.ts';
import { closeFirm, keepFirm, readClosing } from './closing.ts';
import { breachReport, listRetention, readNotice } from './firm.ts';
import { exportClient } from './whole.ts';

/** Privacy: legal basis, retention, export and erasure of client data. */
export const privacyRoutes = (lives: readonly Life[]): readonly Route[] => [
  readNotice,
  readPrivacy(lives),
  savePrivacy(lives),
  holdClient(lives),
  releaseClient(lives),
  revealClient,
  exportClient,
  eraseClient(lives),
  listErasures,
  listRetention(lives),
  breachReport,
  readClosing(lives),
  closeFirm(lives),
  keepFirm,
];
