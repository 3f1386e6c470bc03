import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type GroupMapping, groupFor, type Place } from '../../shared/accounts/groups.ts';
import { readLedgerCsv, readLedgerRows, type TableOptions } from '../../shared/accounts/table.ts';
import { encodingOf, readTally } from '../../shared/accounts/tally.ts';
import { banner, type Ledger, ledgerWarnings, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { ledgerToWire, rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { type Issue, onWire, sentence } from '../../shared/forms/messages.ts';
import { type Columns, findColumns } from '../../shared/intake/ledger-headings.ts';
import { say } from '../../shared/intake/messages.ts';
import { type Paise, parseAmount } from '../../shared/money.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { readCsv } from '../../shared/sheets/csv.ts';
import type { Upload } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { fieldErrors, invalid, malformedField, type Words, wrongType } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, recordId } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import {
  openFile,
  refuseFile,
  refuseJson,
  refuseOtherKind,
  textOfBytes,
  unpackedSize,
} from '../files/read-file.ts';
import { readOneSheet } from '../files/read-workbook.ts';
import { type CellStyle, cellStyles, columnName } from './cell-styles.ts';
import { loadLedgers } from './ledgers.ts';
import { asMapping, loadMapping } from './mapping.ts';
import { TrialBalance } from './model.ts';

/** A trial balance as a file gives it. */
interface Found {
  source: 'Manual' | 'Tally';
  company?: string;
  ledgers: Ledger[];
  issues: Issue[];
  unmapped: string[];
  closing_stock?: Paise;
  /** Rows of a table that are no ledgers. */
  setAside?: number;
  columns?: Columns;
}

const refuse = <const T extends string>(words: Words<T>) => malformedField('file', words);

/** A cell of a workbook as text. Sums Excel worked out may carry noise behind the second decimal; more than noise stays. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    const paise = Math.round(value * 100);
    return Math.abs(value * 100 - paise) < 1e-4 && Number.isSafeInteger(paise)
      ? `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`
      : String(value);
  }
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** A whole number in a GSTIN's or PAN's place is one; words around it are not looked at. */
const gstinInHead = /\bGSTIN\b[^0-9A-Z]*(?:UIN)?[^0-9A-Z]*(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3})\b/;
const panInHead = /\bPAN\b(?:\s*NO\b|\s*NUMBER\b)?[^0-9A-Z]*([A-Z]{5}\d{4}[A-Z])\b/;

/**
 * 422 naming a table of another kind, and one whose head (the lines above its headings) names another PAN, or a GSTIN of one
 * (its characters 3 to 12, rule 10 CGST Rules).
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

async function readWorkbook(
  bytes: Buffer,
  options: TableOptions,
  pan: string,
  sheet: number,
): Promise<Found> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw refuse('This is not an Excel file (.xlsx).');
  if (unpackedSize(bytes) > sizes.unpacked) throw refuse('This Excel file is too large once unpacked.');
  let rows: unknown[][];
  let styles: Map<string, CellStyle>;
  try {
    // Leading blanks tell ledgers from their groups.
    rows = await readOneSheet(bytes, { trim: false }, sheet);
    styles = cellStyles(bytes, sheet);
  } catch {
    throw refuse('This Excel file could not be read.');
  }
  const styleAt = (row: number, column: number) => styles.get(`${columnName(column)}${row + 1}`);
  const cells = rows.map((row, r) =>
    row.map((value, c) => {
      const side = typeof value === 'number' ? styleAt(r, c)?.side : undefined;
      return side ? `${cellText(Math.abs(value as number))} ${side}` : cellText(value);
    }),
  );
  const indents = rows.map((row, r) => {
    const first = row.findIndex((value) => typeof value === 'string' && value.trim() !== '');
    return first < 0 ? 0 : (styleAt(r, first)?.indent ?? 0);
  });
  refuseForeign(cells, pan);
  return { source: 'Manual', ...readLedgerRows(cells, { ...options, indents }) };
}

/** Remembered group names, and for reports by ledger, which name no groups, the places of the ledgers in the sheet saved last. */
export async function mappingOf(deps: Deps, entity: EntityDoc): Promise<GroupMapping> {
  const places = new Map<string, Place>();
  const last = await TrialBalance.findOne({ entity_id: entity._id, deleted_at: null }, { _id: 1 })
    .sort({ assessment_year: -1 })
    .lean();
  for (const l of last ? await loadLedgers(deps, last._id) : []) {
    if (l.source_group || groupFor(l.ledger_name)) continue;
    places.set(l.ledger_name.toLowerCase(), { group: l.ledger_group, ...(l.head ? { head: l.head } : {}) });
  }
  for (const [name, place] of asMapping(await loadMapping(deps, entity._id))) places.set(name, place);
  return places;
}

/** Ledgers of a CSV, Excel or Tally XML file by its bytes; `options` hold remembered group names and what was said of columns. */
export async function readBalances(
  name: string,
  bytes: Buffer,
  options: TableOptions,
  pan: string,
  /** Of a workbook of several. */
  sheet = 0,
): Promise<Found> {
  const kind = /\.(xml|csv|xlsx|xls)$/i.exec(name)?.[1]?.toLowerCase();
  if (!kind) {
    refuseJson(bytes);
    throw wrongType('Unsupported file format. Use XML or CSV');
  }
  // Some programs give a workbook of today the old ending.
  if (kind === 'xls' && bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    const file = await openFile(name, bytes);
    const table = file.kind === 'tables' ? file.tables[sheet] : undefined;
    if (!table?.rows.length) throw refuse('This Excel file could not be read.');
    const cells = table.rows.map((row) => row.map(cellText));
    refuseForeign(cells, pan);
    return { source: 'Manual', ...readLedgerRows(cells, options) };
  }
  if (kind === 'xlsx' || kind === 'xls') return readWorkbook(bytes, options, pan, sheet);
  const encoding = encodingOf(bytes);
  const text = encoding === 'utf-8' ? textOfBytes(bytes) : new TextDecoder(encoding).decode(bytes);
  if (kind === 'csv') refuseForeign(readCsv(text), pan);
  return kind === 'xml'
    ? { source: 'Tally', ...readTally(text, options.byLedger) }
    : { source: 'Manual', ...readLedgerCsv(text, options) };
}

async function readUpload(upload: Upload | undefined, options: TableOptions, pan: string): Promise<Found> {
  if (!upload || upload.size === 0) throw refuse('Please select a file');
  return readBalances(upload.name, await readFile(upload.path), options, pan);
}

/**
 * `POST /accounts/trial-balance/read-file` (`file`, and `company_id` for its remembered group names): ledgers of a CSV, Excel or
 * Tally XML file, the lines refused with their reasons, and group names nobody could place. Nothing is stored.
 */
export const readTrialBalanceFile = route({
  method: 'POST',
  path: '/accounts/trial-balance/read-file',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.trialBalanceFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.trialBalanceFile / 1024 / 1024 }),
  },
  body: z.strictObject({ company_id: recordId.optional() }),
  readOnly: true,
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachEntity(user, id);
  },
  handle: async ({ user, body, uploads, deps }) => {
    const entity = body.company_id ? await reachEntity(user, body.company_id) : undefined;
    const mapping = asMapping(entity ? await loadMapping(deps, entity._id) : []);
    const { source, company, ledgers, issues, unmapped, closing_stock, setAside } = await readUpload(
      uploads['file'],
      { mapping, byLedger: entity ? await mappingOf(deps, entity) : mapping },
      entity ? String(entityData(deps, entity)['pan'] ?? '').toUpperCase() : '',
    );
    if (ledgers.length === 0)
      throw invalid('Failed to import file', fieldErrors(issues.slice(0, 500)), 'nothing_imported');
    if (ledgers.length > sizes.ledgers)
      throw invalid(
        sentence('The file has {count} ledgers; at most {max} are read.', {
          count: ledgers.length,
          max: sizes.ledgers,
        }),
      );
    const totals = totalsOf(ledgers);
    return {
      message: sentence('Imported {n} ledgers successfully', { n: ledgers.length }),
      import_source: source,
      ...(company ? { company } : {}),
      ledgers: ledgers.map(ledgerToWire),
      issues: [...issues, ...ledgerWarnings(ledgers)]
        .slice(0, 1000)
        .map((i) => ({ path: i.path, ...onWire(i.message), severity: i.severity })),
      unmapped,
      set_aside: setAside ?? 0,
      ...(closing_stock === undefined ? {} : { closing_stock: rupeesOf(closing_stock) }),
      balanced: totals.balanced,
      banner: banner(totals),
    };
  },
});
