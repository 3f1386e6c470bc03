import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { english, type Issue, type Message, onWire, sentence } from '../../shared/forms/messages.ts';
import { recogniseTables } from '../../shared/intake/recognise-table.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import { takeStatementText } from '../../shared/tds/carried.ts';
import type { TdsForm } from '../../shared/tds/data/forms.ts';
import type { ValidatorRule } from '../../shared/tds/data/validator.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { guessTable, namedTable, type RefusedLine, readTable, sheetNames } from '../../shared/tds/files.ts';
import { columnsOf, followSalary, readRow, type SheetRow, type TableName } from '../../shared/tds/sheets.ts';
import { validatorIssues } from '../../shared/tds/validator.ts';
import type { Upload } from '../base/call.ts';
import { conflict, fieldErrors, invalid, invalidField, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, recordId } from '../base/schemas.ts';
import { type ReadFile, readUpload, refuseJson, refuseOtherKind, refuseUnits } from '../files/read-file.ts';
import { change, refuseClosed } from '../returns/life.ts';
import type { TdsStatementDoc } from './model.ts';
import { loadRows, type Rows, replacingRows } from './rows.ts';
import { withoutChallan, withStoredChallans } from './same-challans.ts';
import { headOf, reachTds, tdsLife, totalsOf } from './store.ts';

interface Taken {
  rows: Partial<Rows>;
  head?: Head;
  refused: (RefusedLine & { sheet?: string })[];
  warnings: Message[];
  /** Meaning of the columns of each sheet. */
  sheets: ({ name: string; table: TableName; unused: string[] } & ReturnType<typeof readTable>['heading'])[];
}

const fresh = (prefix: string) => {
  const stamp = crypto.randomUUID().slice(0, 8);
  let n = 0;
  return () => `${prefix}${stamp}-${++n}`;
};

const other = (message: Message) => invalidField('file', message, 'other_kind');

async function textOf(upload: Upload): Promise<string> {
  const bytes = await readFile(upload.path);
  refuseJson(bytes);
  return textOfBytes(bytes);
}

/** Most validator findings reported for a file. */
const SHOWN = 100;

/** Known refusals of the validator for a file; the hashes it writes itself are ignored. */
const refusedOf = (text: string, today: string): Issue[] => {
  const found = validatorIssues(text, today);
  const made = found.some((i) => i.rule === hashes);
  return found.filter((i) => i.rule !== hashes && !(made && i.rule === 'T-FV-1017')).slice(0, SHOWN);
};
const hashes: ValidatorRule = 'T-FV-1022, 1026 to 1028';

/** What a text file must match. */
type Wanted = Pick<TdsStatementDoc, 'form_type' | 'financial_year' | 'quarter'>;

/** The text file of a statement; must have the same form, year, quarter and TAN. */
export function takeText(record: Wanted, tan: string, text: string, today: string): Taken {
  const read = takeStatementText(text);
  const found = read.statement;
  // Ownership is checked before syntax.
  if (
    found?.financial_year &&
    found.quarter &&
    (found.form !== record.form_type ||
      found.financial_year !== record.financial_year ||
      found.quarter !== record.quarter)
  )
    throw other(
      sentence('The file is {found} for {quarter} {year}, not {expected} for {wanted} {its}', {
        found: found.form ?? '',
        quarter: found.quarter,
        year: found.financial_year,
        expected: record.form_type,
        wanted: record.quarter,
        its: record.financial_year,
      }),
    );
  if (read.form && read.form !== record.form_type)
    throw other(
      sentence('The file is {found}, not {expected}', { found: read.form, expected: record.form_type }),
    );
  const theirs = String(found?.deductor?.tan ?? '');
  if (tan && theirs && tan !== theirs)
    throw other(sentence('The file is for TAN {theirs}, this statement for {ours}', { theirs, ours: tan }));
  if (!found || read.issues.length > 0)
    throw invalid(
      'This statement file could not be read',
      fieldErrors(read.issues.slice(0, 100)),
      'unknown_file',
    );
  const { rows, refused } = rowsOfStatement(record.form_type, found);
  return {
    rows: {
      challans: rows.challans,
      // Form 143 has no published collectee layout: existing rows are kept.
      ...(record.form_type === '143' ? {} : { deductees: rows.deductees }),
      ...(rows.salaries.length > 0 ? { salaries: rows.salaries } : {}),
    },
    head: {
      deductor: (found.deductor ?? {}) as Record<string, string>,
      responsible: (found.responsible ?? {}) as Record<string, string>,
      // A consolidated file has other tokens in these fields.
      ...(read.accepted
        ? {}
        : { earlier_filed: found.earlier_filed ?? 'N', previous_token: found.previous_token ?? '' }),
    },
    refused,
    warnings: [...read.notes, ...(read.accepted ? [] : refusedOf(text, today))].map(withPlace),
    sheets: [],
  };
}

/** A finding of a text file with its line, and the validator's code if known. */
export function withPlace({ path, message, rule }: Issue): Message {
  const [, line] = /^line (\d+)$/.exec(path) ?? [];
  const place = line ? sentence('line {line}', { line }) : path;
  return rule
    ? sentence('{place}: {message} ({rule})', { place, message, rule })
    : sentence('{place}: {message}', { place, message });
}

/** Rows of a text file in table form. Rows a save would refuse (an unknown remark letter) are refused here too. */
export function rowsOfStatement(
  form: TdsForm,
  found: { challans: readonly object[]; deductees: readonly object[]; salaries?: readonly object[] },
): { rows: Rows; refused: RefusedLine[] } {
  const refused: RefusedLine[] = [];
  const rowsOf = (table: TableName, rows: readonly object[]): SheetRow[] => {
    const columns = columnsOf(form, table);
    const keys = new Set(['id', ...columns.map((c) => c.key)]);
    return rows.flatMap((row, i) => {
      const known = Object.fromEntries(Object.entries(row).filter(([k]) => keys.has(k)));
      const { row: taken, faults } = readRow(columns, known);
      for (const f of faults) {
        const column = columns.find((c) => c.key === f.key)?.label;
        refused.push({ table, line: i + 1, ...(column ? { column } : {}), message: f.message });
      }
      return taken ? [taken] : [];
    });
  };
  return {
    rows: {
      challans: rowsOf('challans', found.challans),
      deductees: rowsOf('deductees', found.deductees),
      salaries: rowsOf('salaries', found.salaries ?? []),
    },
    refused,
  };
}

async function takeTables(
  record: TdsStatementDoc,
  upload: Upload | undefined,
  asked: TableName | undefined,
  mode: 'add' | 'replace',
  standing: Rows,
  tan: string,
): Promise<Taken> {
  const file = await readUpload(upload);
  if (file.kind === 'json') refuseOtherKind(file, []);
  if (file.kind !== 'tables')
    throw malformed('Upload a .xlsx, .csv or .txt file', [
      { path: 'file', message: 'Upload a .xlsx, .csv or .txt file' },
    ]);
  refuseUnits(file.tables);
  return takeSheets(record.form_type, file.tables, asked, mode, standing, tan);
}

/** Rows of a workbook or CSV for a form; `standing` are the statement's rows, to which `add` appends them. */
export function takeSheets(
  form: TdsForm,
  tables: Extract<ReadFile, { kind: 'tables' }>['tables'],
  asked: TableName | undefined,
  mode: 'add' | 'replace',
  standing: Rows,
  tan: string,
  /** Fields of columns by heading, from the user. */
  said: Readonly<Record<string, string>> = {},
): Taken {
  const out: Taken = { rows: {}, refused: [], warnings: [], sheets: [] };
  const all = tables.filter((s) => s.rows.length > 0);
  // A workbook may have other sheets too; with the table given, every sheet would be read as it.
  const tds = all.some((s) => recogniseTables([s])?.kind === 'tds');
  for (const s of asked || !tds ? all : []) refuseOtherKind({ kind: 'tables', tables: [s] }, [], ['tds']);
  const named = all.filter((s) => namedTable(s.name));
  // Our own workbooks include derived sheets (payable, without PAN): only the named ones are read.
  const sheets = (!asked && named.length > 0 ? named : all)
    .map((s) => ({
      ...s,
      table: asked ?? namedTable(s.name) ?? guessTable(form, s.rows),
    }))
    .filter((s) => {
      if (!s.table)
        out.warnings.push(sentence('{name} was left out: its headings match no table', { name: s.name }));
      return s.table !== undefined;
    })
    // Challans first, because deductees refer to them by number.
    .sort((a, b) => (a.table === 'challans' ? -1 : b.table === 'challans' ? 1 : 0));
  let challans: readonly SheetRow[] = standing.challans;
  for (const sheet of sheets) {
    const table = sheet.table!;
    const read = readTable(form, table, sheet.rows, fresh(table[0]!), challans, tan, said);
    out.refused.push(...read.refused.map((r) => ({ ...r, sheet: sheet.name })));
    if (read.unused.length > 0)
      out.warnings.push(
        sentence('{name}: columns not used: {columns}', {
          name: sheet.name,
          columns: read.unused.join(', '),
        }),
      );
    out.sheets.push({ name: sheet.name, table, ...read.heading, unused: read.unused });
    // A sheet with headings only leaves its table unchanged.
    if (read.rows.length === 0) continue;
    const rows = table === 'salaries' ? read.rows.map(followSalary) : read.rows;
    out.rows[table] = [...(out.rows[table] ?? (mode === 'add' ? standing[table] : [])), ...rows];
    // Challan numbers refer to the file's own challans; if it has none, to those of the statement.
    if (table === 'challans') challans = rows;
  }
  return out;
}

/**
 * `POST /tds/statements/import` (`file`, `tds_id`): our Excel or CSV templates, or a statement's text file.
 * `mode=preview` lists the changes, `add` appends rows (not of a text file, which is a
 * whole statement), `replace` replaces the tables in the file. A refused
 * line is not imported in part.
 */
export const importTds = route({
  method: 'POST',
  path: '/tds/statements/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    tds_id: recordId,
    table: z.enum(['challans', 'deductees', 'salaries']).optional(),
    mode: z.enum(['preview', 'add', 'replace']).default('preview'),
    version: z.coerce.number().int().min(1).optional(),
  }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'tds_id');
    if (id) await reachTds(user, id, head['mode'] === 'add' || head['mode'] === 'replace' ? 'edit' : 'view');
  },
  audit: 'tds.imported',
  handle: async (call) => {
    const { user, body, uploads, deps, note } = call;
    const at = await reachTds(user, body.tds_id, body.mode === 'preview' ? 'view' : 'edit');
    const { record } = at;
    if (body.mode !== 'preview') refuseClosed(tdsLife, record);
    if (body.mode === 'replace' && record.correction)
      throw conflict(
        'correction_rows',
        'A correction is compared row by row with the earlier statement: add or change rows individually.',
      );
    const upload = uploads['file'];
    const isText = upload !== undefined && /\.(?:txt|fvu|tds)$/i.test(upload.name);
    if (isText && body.mode === 'add')
      throw invalid(
        'A statement’s text file is complete: it replaces the rows that are there. Add rows from Excel or CSV.',
        [{ path: 'mode', message: sentence('Choose replace for a text file') }],
      );
    const standing = await loadRows(deps, record._id);
    const head = headOf(deps, record);
    const tan = head.deductor['tan'] ?? '';
    const taken = isText
      ? takeText(record, tan, await textOf(upload), todayInIst(deps.now()))
      : await takeTables(record, upload, body.table, body.mode === 'add' ? 'add' : 'replace', standing, tan);
    if (body.mode !== 'add') {
      taken.rows = withStoredChallans(standing, taken.rows);
      taken.warnings.push(...withoutChallan(standing, taken.rows));
    }
    const answer = {
      kind: isText ? 'text' : 'tables',
      tables: Object.entries(taken.rows).map(([table, rows]) => ({
        table,
        name: sheetNames[table as TableName],
        rows: rows.length - (body.mode === 'add' ? standing[table as TableName].length : 0),
        standing: standing[table as TableName].length,
      })),
      refused: taken.refused.slice(0, 2000).map((r) => ({
        table: r.table,
        line: r.line,
        column: r.column ?? null,
        ...onWire(r.message),
      })),
      total_refused: taken.refused.length,
      warnings: taken.warnings.map(english),
      warning_messages: taken.warnings,
    };
    note({ kind: 'tds', id: body.tds_id, detail: body.mode });
    if (body.mode === 'preview') return answer;
    if (body.version === undefined)
      throw malformed('Send the version you edited', [{ path: 'version', message: 'This is required' }]);
    const set = taken.head ? { head_sealed: deps.vault.seal({ ...head, ...taken.head }) } : {};
    const totals = totalsOf(deps, record, { ...standing, ...taken.rows });
    const saved = await replacingRows(deps, record, taken.rows, (take) =>
      change(tdsLife, call, at, body.version, { ...set, totals }, take),
    );
    return { ...answer, tds_id: body.tds_id, version: saved.version, totals: saved.totals };
  },
});
