import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { type Issue, onWire } from '../../shared/forms/messages.ts';
import { tableCsv } from '../../shared/sheets/csv.ts';
import type { WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { challanFileIssues } from '../../shared/tds/challan-file.ts';
import { correctionFile, correctionIssues } from '../../shared/tds/correction.ts';
import { correctionText } from '../../shared/tds/correction-text.ts';
import { completed, draftIssues } from '../../shared/tds/draft.ts';
import { sheetNames, showSheetCell, tableOf } from '../../shared/tds/files.ts';
import { layoutOf, noLayoutNotice } from '../../shared/tds/layouts/of.ts';
import { hasPan } from '../../shared/tds/rates.ts';
import { columnsOf, hasSalaries, type SheetRow, type TableName, tables } from '../../shared/tds/sheets.ts';
import type { StatementSummary } from '../../shared/tds/summary.ts';
import { statementText, textFileName } from '../../shared/tds/text.ts';
import { validatorIssues } from '../../shared/tds/validator.ts';
import type { Deps } from '../base/deps.ts';
import { failure, fieldErrors, invalid } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { xlsxOf, xlsxType, zipOf } from '../files/workbook.ts';
import { TdsStatement, type TdsStatementDoc } from './model.ts';
import { loadRows, manyRows, type Rows } from './rows.ts';
import {
  acceptedOf,
  challanFileOf,
  changesFor,
  draftOf,
  fileStem,
  headOf,
  issuesOf,
  reachTds,
  summaryOf,
} from './store.ts';

/** Name of the software that wrote the file: its tenth field. */
const program = 'Karsetu';

/** A finding as the API returns it. */
export const presentIssue = (i: Issue) => ({
  path: i.path,
  ...onWire(i.message),
  severity: i.severity,
  ...(i.rule ? { rule: i.rule } : {}),
});

/** `GET /tds/statements/{id}/issues`: all errors and warnings, and the summary. */
export const tdsIssues = route({
  method: 'GET',
  path: '/tds/statements/:id/issues',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachTds(user, params.id);
    const rows = await loadRows(deps, record._id);
    const found = await issuesOf(deps, record, rows);
    const errors = found.filter((i) => i.severity === 'error');
    const warnings = found.filter((i) => i.severity === 'warning');
    const summary = summaryOf(deps, record, rows);
    return {
      valid: errors.length === 0,
      total_errors: errors.length,
      total_warnings: warnings.length,
      errors: errors.slice(0, 2000).map(presentIssue),
      warnings: warnings.slice(0, 2000).map(presentIssue),
      summary: { ...summary, interest: summary.interest.slice(0, 2000) },
    };
  },
});

/**
 * `GET /tds/statements/{id}/text?with=`: the file for the department's validator, or with `challan-file` a
 * ZIP including the stored .csi; 422 with the errors, or with a notice if the layout is not published.
 */
export const tdsText = route({
  method: 'GET',
  path: '/tds/statements/:id/text',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  query: z.strictObject({ with: z.enum(['challan-file']).optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { record } = await reachTds(user, params.id);
    if (!layoutOf(record.form_type, record.quarter))
      throw invalid({ text: noLayoutNotice(record.form_type) }, [], 'no_layout');
    const rows = await loadRows(deps, record._id);
    const draft = draftOf(deps, record, rows);
    const today = todayInIst(deps.now());
    const refuse = (issues: readonly Issue[]) =>
      invalid('The statement is not complete yet', fieldErrors(issues.slice(0, 500)), 'incomplete_statement');
    const isError = (i: Issue) => i.severity === 'error';
    if (record.correction) {
      const { writes, notice } = correctionFile(record.form_type, Boolean(record.accepted_id));
      if (!writes) throw invalid({ text: notice }, [], 'no_layout');
      const changes = (await changesFor(deps, record, rows))!;
      const stands = [...correctionIssues(changes), ...draftIssues(draft).filter(isError)];
      if (stands.length > 0) throw refuse(stands);
    } else {
      const errors = draftIssues(draft).filter(isError);
      if (errors.length > 0) throw refuse(errors);
    }
    const file = record.correction
      ? await correctionOf(deps, record, rows, today)
      : statementText(completed(draft), { createdOn: today, program, salaries: rows.salaries })!;
    // Final check of the written file against known refusals of the validator.
    const kept = challanFileOf(deps, record);
    const refused = [
      ...file.issues,
      ...validatorIssues(file.text, today).filter(isError),
      ...(kept ? challanFileIssues(kept.file, draft).filter(isError) : []),
    ];
    if (refused.length > 0) throw refuse(refused);
    const name = textFileName(record.form_type, record.quarter, Boolean(record.correction));
    if (query.with !== 'challan-file') return fileReply(name, 'text/plain', Buffer.from(file.text, 'latin1'));
    if (!kept) throw failure(409, 'no_challan_file', 'No challan file (.csi) is saved with this statement.');
    return fileReply(
      name.replace(/\.txt$/, '.zip'),
      'application/zip',
      zipOf([
        { name, text: file.text },
        { name: kept.file.name, text: kept.text },
      ]),
    );
  },
});

/** The text file of a correction, from the accepted state to the new rows. */
async function correctionOf(deps: Deps, record: TdsStatementDoc, rows: Rows, today: string) {
  const accepted = (await acceptedOf(deps, record))!;
  const base = await TdsStatement.findOne({ _id: op({ $eq: record.base_id }) }).lean();
  const numbers = Object.fromEntries(
    Object.values(accepted.rows).flatMap((list) => list.map((row) => [row.id, row.number])),
  );
  const { form_type: form, financial_year, quarter } = record;
  return correctionText({
    ...{ form, financial_year, quarter, program, createdOn: today },
    accepted: { ...accepted, numbers },
    after: { head: headOf(deps, record), rows },
    previous_token: base?.token_number ?? '',
  })!;
}

/** Tables of a statement of this form and quarter. */
const tablesOf = (record: TdsStatementDoc): TableName[] =>
  tables.filter((t) => t !== 'salaries' || hasSalaries(record.form_type, record.quarter));

/** `GET /tds/statements/{id}/csv`: one table, or a ZIP of all. */
export const tdsCsv = route({
  method: 'GET',
  path: '/tds/statements/:id/csv',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  query: z.strictObject({ table: z.enum(tables).optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const rows = await loadRows(deps, record._id);
    const ids = rows.challans.map((c) => c.id);
    const csv = (t: TableName) => ({
      name: `${fileStem(deps, record, entity)}_${t}.csv`,
      text: tableCsv(tableOf(record.form_type, t, rows[t], ids)),
    });
    if (query.table) {
      const one = csv(query.table);
      return fileReply(one.name, 'text/csv', Buffer.from(one.text));
    }
    return fileReply(
      `${fileStem(deps, record, entity)}_csv.zip`,
      'application/zip',
      zipOf(tablesOf(record).map(csv)),
    );
  },
});

/** A table for Excel, with amounts and dates typed. */
function sheetOf(
  record: TdsStatementDoc,
  table: TableName,
  rows: readonly SheetRow[],
  ids: readonly string[],
): WorkbookSheet {
  const columns = columnsOf(record.form_type, table);
  return {
    name: sheetNames[table],
    rows: [
      columns.map((c) => c.label),
      ...rows.map((row) =>
        columns.map((c) => {
          const value = row[c.key];
          if (value === undefined) return null;
          if (c.kind === 'money') return Number(value) / 100;
          if (c.kind === 'rate') return Number(value) / 10_000;
          if (c.kind === 'date') return new Date(`${value}T00:00:00Z`);
          if (c.kind === 'challan') return ids.indexOf(String(value)) + 1 || null;
          return showSheetCell(c, value, ids);
        }),
      ),
    ],
  };
}

const rs = (paise: number) => paise / 100;

function summarySheets(summary: StatementSummary): WorkbookSheet[] {
  return [
    {
      name: 'Payable',
      rows: [
        ['Section code', 'Month', 'Rows', 'Amount paid', 'Tax deducted', 'Deposited', 'Payable', 'Due date'],
        ...summary.sections.map((s) => [
          s.code,
          s.month,
          s.rows,
          rs(s.amount),
          rs(s.deducted),
          rs(s.deposited),
          rs(s.payable),
          s.due ? new Date(`${s.due}T00:00:00Z`) : null,
        ]),
      ],
    },
    {
      name: 'Interest and fee',
      rows: [
        ['Row', 'Name', 'Section', 'From', 'To', 'Months', 'Rate in % a month', 'Interest'],
        ...summary.interest.map((i) => [
          i.row + 1,
          i.name,
          i.section,
          new Date(`${i.from}T00:00:00Z`),
          new Date(`${i.to}T00:00:00Z`),
          i.months,
          i.rate / 100,
          rs(i.interest),
        ]),
        [null, 'Interest', null, null, null, null, null, rs(summary.interestDue)],
        [null, 'Fee under section 234E', null, null, null, summary.fee.days, null, rs(summary.fee.fee)],
      ],
    },
  ];
}

/** By challan: amount, amount used by deductees, balance. */
function challanSheet(rows: Rows): WorkbookSheet {
  const used = new Map<string, { count: number; deposited: number }>();
  for (const d of rows.deductees) {
    const key = String(d.challan ?? '');
    const u = used.get(key) ?? { count: 0, deposited: 0 };
    used.set(key, { count: u.count + 1, deposited: u.deposited + Number(d.deposited ?? 0) });
  }
  return {
    name: 'Challan-wise',
    rows: [
      ['Challan', 'BSR code', 'Serial', 'Date of deposit', 'Tax', 'Deductees', 'Used', 'Left'],
      ...rows.challans.map((c, i) => {
        const tax = (c.tax ?? 0) + (c.surcharge ?? 0) + (c.cess ?? 0);
        const u = used.get(c.id) ?? { count: 0, deposited: 0 };
        return [
          i + 1,
          c.bsr ?? '',
          c.serial ?? '',
          c.deposited_on ? new Date(`${c.deposited_on}T00:00:00Z`) : null,
          rs(tax),
          u.count,
          rs(u.deposited),
          rs(tax - u.deposited),
        ];
      }),
    ],
  };
}

/** `GET /tds/statements/{id}/xlsx`: tables, payable, interest, challan-wise summary and deductees without a valid PAN. */
export const tdsXlsx = route({
  method: 'GET',
  path: '/tds/statements/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const rows = await loadRows(deps, record._id);
    const ids = rows.challans.map((c) => c.id);
    const withoutPan = rows.deductees.filter((d) => !d.pan || !hasPan(String(d.pan)));
    const book = [
      ...tablesOf(record).map((t) => sheetOf(record, t, rows[t], ids)),
      ...summarySheets(summaryOf(deps, record, rows)),
      challanSheet(rows),
      { ...sheetOf(record, 'deductees', withoutPan, ids), name: 'Without PAN' },
    ];
    return fileReply(`${fileStem(deps, record, entity)}.xlsx`, xlsxType, await xlsxOf(book));
  },
});

/** `GET /tds/statements/{id}/template`: an empty workbook with the import's headings. */
export const tdsTemplate = route({
  method: 'GET',
  path: '/tds/statements/:id/template',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  handle: async ({ user, params }) => {
    const { record } = await reachTds(user, params.id);
    const book = tablesOf(record).map((t) => sheetOf(record, t, [], []));
    return fileReply(`${record.form_type}_template.xlsx`, xlsxType, await xlsxOf(book));
  },
});
