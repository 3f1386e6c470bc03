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

// The computation ends with what the department knows of the client.
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
  // After the paths it would take for ids.
  readRow,
];
