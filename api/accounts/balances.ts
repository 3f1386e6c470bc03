import { type GroupMapping, groupFor, type Place } from '../../shared/accounts/groups.ts';
import { readLedgerRows, type TableOptions } from '../../shared/accounts/table.ts';
import { readTally } from '../../shared/accounts/tally.ts';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import type { Issue } from '../../shared/forms/messages.ts';
import { type Columns, findColumns } from '../../shared/intake/ledger-headings.ts';
import { say } from '../../shared/intake/messages.ts';
import { type Paise, parseAmount } from '../../shared/money.ts';
import { plainRupees, type RawCell, shownCell } from '../../shared/sheets/cells.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { idsOfPerson } from '../entities/person.ts';
import { type ReadFile, refuseFile, refuseOtherKind } from '../files/read-file.ts';
import { loadLedgers } from './ledgers.ts';
import { asMapping, loadMapping } from './mapping.ts';
import { TrialBalance } from './model.ts';

/** A trial balance as read from a file. */
export interface Balances {
  source: 'Manual' | 'Tally';
  company?: string;
  ledgers: Ledger[];
  issues: Issue[];
  unmapped: string[];
  closing_stock?: Paise;
  /** Table rows that are not ledgers. */
  setAside?: number;
  columns?: Columns;
}

/** A GSTIN or PAN is recognized where the entire number appears; surrounding words are ignored. */
const gstinInHead = /\bGSTIN\b[^0-9A-Z]*(?:UIN)?[^0-9A-Z]*(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3})\b/;
const panInHead = /\bPAN\b(?:\s*NO\b|\s*NUMBER\b)?[^0-9A-Z]*([A-Z]{5}\d{4}[A-Z])\b/;

/**
 * 422 for a table of another kind, or one whose head (the lines above its headings) names another PAN, or a
 * GSTIN with another PAN (characters 3 to 12, rule 10 CGST Rules).
 */
function refuseForeign(rows: readonly (readonly string[])[], pan: string): void {
  const columns = findColumns(rows);
  // Lines with figures are ledgers: Input CGST and Purchase Accounts are names there, not headings.
  const marks = rows
    .slice(0, columns?.headingRows ?? 40)
    .filter((row) => !row.some((c) => c.trim() !== '' && parseAmount(c).ok));
  refuseOtherKind(
    { kind: 'tables', tables: [{ name: '', rows: marks as RawCell[][] }] },
    [],
    ['trial-balance'],
  );
  if (!pan || !columns) return;
  for (const row of rows.slice(0, columns.headingRows)) {
    const line = row.join(' ').toUpperCase();
    const gstin = gstinInHead.exec(line)?.[1];
    if (gstin && gstin.slice(2, 12) !== pan)
      refuseFile(say('otherGstin', { found: gstin, wanted: pan }), 'other_gstin');
    const found = panInHead.exec(line)?.[1];
    if (found && found !== pan) refuseFile(say('otherPan', { found, wanted: pan }), 'other_pan');
  }
}

/**
 * Remembered group names; for ledger-wise reports, which have no groups, the heads of the ledgers in the last
 * saved sheet.
 */
export async function mappingOf(deps: Deps, entity: EntityDoc): Promise<GroupMapping> {
  const places = new Map<string, Place>();
  const ids = await idsOfPerson(entity);
  const last = await TrialBalance.findOne({ entity_id: op({ $in: ids }), deleted_at: null }, { _id: 1 })
    .sort({ assessment_year: -1 })
    .lean();
  for (const l of last ? await loadLedgers(deps, last._id) : []) {
    if (l.source_group || groupFor(l.ledger_name)) continue;
    places.set(l.ledger_name.toLowerCase(), { group: l.ledger_group, ...(l.head ? { head: l.head } : {}) });
  }
  for (const id of ids.toReversed())
    for (const [name, place] of asMapping(await loadMapping(deps, id))) places.set(name, place);
  return places;
}

/**
 * Ledgers of an opened file, from its first table if there are several; `options` has remembered group names
 * and column mappings.
 */
export function readBalances(
  file: Exclude<ReadFile, { kind: 'json' }>,
  options: TableOptions,
  pan: string,
): Balances {
  if (file.kind === 'xml') return { source: 'Tally', ...readTally(file.text, options.byLedger) };
  const table = file.tables[0] ?? { name: '', rows: [] };
  const cells = table.rows.map((row) => row.map(textOf));
  refuseForeign(cells, pan);
  return { source: 'Manual', ...readLedgerRows(cells, { ...options, indents: table.indents }) };
}

/** A cell as text. */
const textOf = (raw: RawCell): string =>
  typeof raw === 'number' ? plainRupees(raw) : typeof raw === 'string' ? raw : shownCell(raw);
