import { formatDate } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report, ReportTable } from '../../shared/reports/report.ts';
import type { SheetCell, WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { formInfo, quarterDays, type TdsKind } from '../../shared/tds/data/forms.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { showSheetCell } from '../../shared/tds/files.ts';
import { hasPan } from '../../shared/tds/rates.ts';
import {
  type AmountKey,
  type ColumnKey,
  columnsOf,
  type SalaryRow,
  type SheetRow,
} from '../../shared/tds/sheets.ts';
import type { TdsStatementDoc } from './model.ts';
import type { Rows } from './rows.ts';

/** What the sheets of a statement are drawn from. */
export interface Source {
  record: TdsStatementDoc;
  name: string;
  head: Head;
  rows: Rows;
}

/** The certificate a payee gets, by kind of statement, under the old Act and the new (rules 31 and 37D; forms of 2026). */
const certificates: Readonly<Record<TdsKind, readonly [old: string, fresh: string]>> = {
  salary: ['16', '130'],
  resident: ['16A', '131'],
  'non-resident': ['16A', '131'],
  collection: ['27D', '133'],
};

/** Number of the form of certificate. */
export const certificateForm = (record: TdsStatementDoc): string => {
  const { kind, to } = formInfo[record.form_type];
  return certificates[kind][to === undefined ? 1 : 0];
};

const paise = (row: SheetRow, key: AmountKey<SheetRow>): number => row[key] ?? 0;
const deducted = (row: SheetRow): number => paise(row, 'tax') + paise(row, 'surcharge') + paise(row, 'cess');
const text = (row: SheetRow | undefined, key: ColumnKey): string => String(row?.[key] ?? '');
const day = (value: string): string => (value ? formatDate(value) : '');
const total = (rows: readonly SheetRow[], of: (row: SheetRow) => number) =>
  formatPaise(rows.reduce((sum, row) => sum + of(row), 0));
const right = (label: string) => ({ label, right: true });

/** Deductee rows by payee: by PAN, without one by name. */
export function byPayee(rows: readonly SheetRow[]): SheetRow[][] {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const pan = text(row, 'pan');
    const key = pan && hasPan(pan) ? pan : `${pan} ${text(row, 'name').toLowerCase()}`;
    const list = groups.get(key);
    if (list) list.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const addressOf = (part: Record<string, string>): string =>
  [1, 2, 3, 4, 5]
    .map((n) => part[`address_${n}`])
    .concat(part['pincode'])
    .filter(Boolean)
    .join(', ');

const partB: readonly [AmountKey<SalaryRow>, string][] = [
  ['salary', 'Salary from this employer'],
  ['other_salary', 'Salary from other employers'],
  ['standard_deduction', 'Standard deduction, section 16(ia)'],
  ['entertainment', 'Entertainment allowance, section 16(ii)'],
  ['professional_tax', 'Tax on employment, section 16(iii)'],
  ['salary_income', 'Income under the head salaries'],
  ['other_income', 'Other income reported'],
  ['house_loss', 'Loss from house property reported'],
  ['gross_income', 'Gross total income'],
  ['chapter_via', 'Deductions of chapter VI-A'],
  ['total_income', 'Total income'],
  ['tax', 'Tax on total income'],
  ['rebate', 'Rebate, section 87A'],
  ['surcharge', 'Surcharge'],
  ['cess', 'Health and education cess'],
  ['relief', 'Relief, section 89'],
  ['net_tax', 'Net tax payable'],
  ['deducted', 'Tax deducted by this employer'],
  ['other_deducted', 'Tax deducted by other employers'],
];

/** Part B of form 16 for the payee's row of the salary annexure, where there is one. */
function salaryTable(rows: readonly SalaryRow[], pan: string): ReportTable[] {
  const row = rows.find((r) => text(r, 'pan') === pan && hasPan(pan));
  if (!row) return [];
  const regime = row.new_regime === 'Y' ? 'new regime, section 115BAC' : 'old regime';
  return [
    {
      title: `Salary and tax of the year (${regime})`,
      columns: [{ label: 'Particulars' }, right('Amount')],
      rows: partB
        .filter(([key]) => row[key] !== undefined)
        .map(([key, label]) => ({
          cells: [label, formatPaise(paise(row, key))],
          strong: ['salary_income', 'total_income', 'net_tax'].includes(key),
        })),
      empty: '',
    },
  ];
}

/** The annexure of one payee's certificate: payments, tax and the challans that paid it. */
export function certificateReport(source: Source, rows: readonly SheetRow[]): Report {
  const { record, head } = source;
  const collects = formInfo[record.form_type].kind === 'collection';
  const challans = new Map(source.rows.challans.map((c) => [c.id, c]));
  const period = quarterDays(record.financial_year, record.quarter);
  const first = rows[0]!;
  const pan = text(first, 'pan');
  return {
    title: `Form ${certificateForm(record)}: data of the certificate`,
    name: text(first, 'name'),
    facts: [
      [collects ? 'Collectee' : 'Payee', `${text(first, 'name')}, PAN ${pan || 'not given'}`],
      [
        collects ? 'Collector' : 'Deductor',
        [head.deductor['name'] ?? source.name, addressOf(head.deductor)].filter(Boolean).join(', '),
      ],
      ['TAN, PAN', [head.deductor['tan'], head.deductor['pan']].filter(Boolean).join(', ')],
      ['Statement', `Form ${record.form_type}, ${record.quarter} of ${record.financial_year}`],
      ['Period', `${formatDate(period.from)} to ${formatDate(period.to)}`],
      ['Receipt number', record.token_number || 'the statement is not filed yet'],
    ],
    tables: [
      {
        title: 'Payments and tax',
        columns: [
          { label: 'Section code' },
          { label: collects ? 'Received or debited on' : 'Paid or credited on' },
          ...['Amount', collects ? 'Tax collected' : 'Tax deducted', 'Tax deposited'].map(right),
          { label: 'Remark' },
        ],
        rows: [
          ...rows.map((r) => ({
            cells: [
              text(r, 'code'),
              day(text(r, 'paid_on')),
              ...[paise(r, 'amount'), deducted(r), paise(r, 'deposited')].map(formatPaise),
              text(r, 'remark'),
            ],
          })),
          {
            cells: [
              'Total',
              '',
              total(rows, (r) => paise(r, 'amount')),
              total(rows, deducted),
              total(rows, (r) => paise(r, 'deposited')),
              '',
            ],
            strong: true,
          },
        ],
        empty: '',
      },
      {
        title: 'Deposited in the account of the Central Government',
        columns: [
          { label: 'BSR code or 24G receipt' },
          { label: 'Deposited on' },
          { label: 'Challan serial' },
          right('Tax deposited for this payee'),
        ],
        rows: rows
          .filter((r) => paise(r, 'deposited') > 0)
          .map((r) => {
            const c = challans.get(text(r, 'challan'));
            return {
              cells: [
                text(c, 'bsr'),
                day(text(c, 'deposited_on')),
                text(c, 'serial'),
                formatPaise(paise(r, 'deposited')),
              ],
            };
          }),
        empty: 'Nothing is deposited for this payee yet.',
      },
      ...salaryTable(source.rows.salaries, pan),
    ],
    notes: [
      `Data sheet in rupees. The certificate to hand over is generated on TRACES after the statement is processed.`,
      [head.responsible['name'], head.responsible['designation']].filter(Boolean).join(', '),
    ].filter(Boolean),
    file: `${certificateForm(record)}_${pan}`,
  };
}

/** All payees' annexures as one table for Excel: a line a payment, with its challan. */
export function certificateSheets(source: Source): WorkbookSheet[] {
  const { rows, record } = source;
  const challans = new Map(rows.challans.map((c) => [c.id, c]));
  const date = (value: string): SheetCell => (value ? new Date(`${value}T00:00:00Z`) : null);
  const sheets: WorkbookSheet[] = [
    {
      name: `Form ${certificateForm(record)}`,
      rows: [
        [
          'PAN',
          'Name',
          'Section code',
          'Paid or credited on',
          'Amount',
          'Tax',
          'Tax deposited',
          'Remark',
          'BSR code or 24G receipt',
          'Deposited on',
          'Challan serial',
          'Receipt number',
        ],
        ...byPayee(rows.deductees).flatMap((group) =>
          group.map((r): SheetCell[] => {
            const c = challans.get(text(r, 'challan'));
            return [
              text(r, 'pan'),
              text(r, 'name'),
              text(r, 'code'),
              date(text(r, 'paid_on')),
              paise(r, 'amount') / 100,
              deducted(r) / 100,
              paise(r, 'deposited') / 100,
              text(r, 'remark'),
              text(c, 'bsr'),
              date(text(c, 'deposited_on')),
              text(c, 'serial'),
              record.token_number,
            ];
          }),
        ),
      ],
    },
  ];
  if (rows.salaries.length > 0) {
    const columns = columnsOf(record.form_type, 'salaries');
    sheets.push({
      name: 'Part B',
      rows: [
        columns.map((c) => c.label),
        ...rows.salaries.map((row) =>
          columns.map((c): SheetCell => {
            const value = row[c.key];
            if (value === undefined) return null;
            return c.kind === 'money' ? Number(value) / 100 : showSheetCell(c, value);
          }),
        ),
      ],
    });
  }
  return sheets;
}
