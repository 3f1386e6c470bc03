import type { Route } from '../base/route.ts';
import {
  acceptEvidence,
  addEvidence,
  decideEvidence,
  downloadEvidence,
  partJoin,
  readEvidence,
  removeEvidence,
  undoEvidence,
} from './calls.ts';
import { evidenceSheet } from './sheet.ts';

/** The papers behind a return. */
export const evidenceRoutes: readonly Route[] = [
  addEvidence,
  readEvidence,
  acceptEvidence,
  undoEvidence,
  partJoin,
  downloadEvidence,
  removeEvidence,
  evidenceSheet,
  decideEvidence,
];
