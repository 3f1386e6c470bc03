import type { Route } from '../base/route.ts';
import { appendices } from '../itr/computation.ts';
import { bankTrialBalance, placeBankLines, readBankLines } from './bank.ts';
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
import { readRow } from './row.ts';
import { evidenceSheet, reconciliationPart } from './sheet.ts';

// Appends the reconciliation to the computation.
appendices.push(reconciliationPart);

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
  readBankLines,
  placeBankLines,
  bankTrialBalance,
  // After the paths that would otherwise match as ids.
  readRow,
];
