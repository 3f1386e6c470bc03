import { formatDate } from '../../shared/dates.ts';
import { formatPaise, type Paise } from '../../shared/money.ts';
import { formInfo, quarterDays, quarterLabels, type TdsForm } from '../../shared/tds/data/forms.ts';
import { deductorTypes } from '../../shared/tds/data/states.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { lawOf } from '../../shared/tds/interest.ts';
import { naturesOf } from '../../shared/tds/natures.ts';
import { deductedOf } from '../../shared/tds/payees.ts';
import type { ChallanRow, DeducteeRow, SalaryRow } from '../../shared/tds/sheets.ts';
import type { StatementSummary } from '../../shared/tds/summary.ts';
import type { Deps } from '../base/deps.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { languageQuery, type PaperLanguage, type Say, sayIn } from '../pdf/languages.ts';
import {
  closeLook,
  ending,
  factsGrid,
  heading,
  headings,
  inks,
  letterheadFor,
  paper,
  printedOn,
  right,
} from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { addressOf, natureIn } from './certificates.ts';
import type { TdsStatementDoc } from './model.ts';
import { loadRows, manyRows, type Rows } from './rows.ts';
import { fileStem, headOf, reachTds, summaryOf } from './store.ts';

/** Most rows printed per table; the rest is one line with totals. The workbook has all. */
const most = 1000;

const day = (value: string | undefined): string => (value ? formatDate(value) : '');
const bold = { bold: true, fillColor: inks.fill };
const figure = (paise: Paise, more: object = {}) => right(formatPaise(paise), { noWrap: true, ...more });
/** Ten-thousandths of a per cent. */
const percent = (rate: number | undefined): string => (rate === undefined ? '' : `${rate / 10_000}%`);

/** A column: heading, width in points, and cell text; `sum` if totalled. */
interface Column<Row> {
  label: string;
  width: number | '*';
  cell: (row: Row, at: number) => string | Paise;
  right?: true;
  sum?: (row: Row) => Paise;
}

/** A table with its total; without rows, a heading and a sentence. */
function table<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: string,
  say: Say,
): object[] {
  if (rows.length === 0) return [heading(say(title)), { text: say(empty), color: inks.muted }];
  const rest = rows.slice(most);
  const total = (list: readonly Row[], label: string, more: object) =>
    columns.map(({ sum }, at) =>
      sum
        ? figure(
            list.reduce((n, row) => n + sum(row), 0),
            more,
          )
        : { text: at === 1 ? label : '', ...more },
    );
  return [
    heading(say(title), { headlineLevel: 2 }),
    {
      layout: closeLook,
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map(({ width }) => width),
        body: [
          columns.map(({ label, sum, right: aligned }) => headings([say(label)], sum || aligned ? 0 : 1)[0]),
          ...rows.slice(0, most).map((row, at) =>
            columns.map(({ cell, right: aligned }) => {
              const value = cell(row, at);
              return typeof value === 'number' ? figure(value) : aligned ? right(value) : value;
            }),
          ),
          ...(rest.length > 0
            ? [total(rest, say('{count} more rows are in the workbook', { count: rest.length }), {})]
            : []),
          total(rows, say('Total'), bold),
        ],
      },
    },
  ];
}

/** Totals by section of the quarter, with the description of its code. */
function sectionTable(form: TdsForm, { sections }: StatementSummary, say: Say): object[] {
  const natures = naturesOf(form);
  const collects = formInfo[form].kind === 'collection';
  const nature = (code: string) =>
    (natures.get(code) ?? []).map((of) => natureIn(form, of, code, say)).join(' / ');
  type Line = StatementSummary['sections'][number];
  const columns: Column<Line>[] = [
    { label: 'Code', width: 32, cell: ({ code }) => code },
    {
      label: collects ? 'Nature of collection' : 'Nature of payment',
      width: '*',
      cell: ({ code }) => nature(code),
    },
    {
      label: 'Month',
      width: 44,
      cell: ({ month }) => (month ? `${month.slice(5)}-${month.slice(0, 4)}` : ''),
    },
    { label: 'Due date', width: 52, cell: ({ due }) => day(due) },
    {
      label: collects ? 'Amount received' : 'Amount paid',
      width: 86,
      cell: (l) => l.amount,
      sum: (l) => l.amount,
    },
    {
      label: collects ? 'Tax collected' : 'Tax deducted',
      width: 78,
      cell: (l) => l.deducted,
      sum: (l) => l.deducted,
    },
    { label: 'Deposited', width: 78, cell: (l) => l.deposited, sum: (l) => l.deposited },
    { label: 'Payable', width: 72, cell: (l) => l.payable, sum: (l) => l.payable },
  ];
  return table('By section and month', columns, sections, 'No deductee rows yet.', say);
}

/** By challan: amount paid, and tax used by the rows. */
function challanTable(
  challans: readonly ChallanRow[],
  deductees: readonly DeducteeRow[],
  say: Say,
): object[] {
  const used = new Map<string, Paise>();
  for (const row of deductees)
    used.set(row.challan ?? '', (used.get(row.challan ?? '') ?? 0) + (row.deposited ?? 0));
  const paid = (c: ChallanRow) => deductedOf(c) + (c.interest ?? 0) + (c.fee ?? 0) + (c.other ?? 0);
  const columns: Column<ChallanRow>[] = [
    { label: 'No.', width: 22, cell: (_, at) => String(at + 1) },
    {
      label: 'BSR code or 24G receipt',
      width: '*',
      cell: (c) =>
        c.nil === 'Y'
          ? say('Nil challan')
          : [c.bsr, c.by_book_entry === 'Y' && say('Book entry')].filter(Boolean).join(', '),
    },
    { label: 'Serial', width: 40, cell: (c) => c.serial ?? '' },
    { label: 'Deposited on', width: 54, cell: (c) => day(c.deposited_on) },
    { label: 'Tax', width: 74, cell: deductedOf, sum: deductedOf },
    { label: 'Interest', width: 64, cell: (c) => c.interest ?? 0, sum: (c) => c.interest ?? 0 },
    { label: 'Fee', width: 58, cell: (c) => c.fee ?? 0, sum: (c) => c.fee ?? 0 },
    { label: 'Others', width: 58, cell: (c) => c.other ?? 0, sum: (c) => c.other ?? 0 },
    { label: 'Total', width: 78, cell: paid, sum: paid },
    { label: 'Used', width: 74, cell: (c) => used.get(c.id) ?? 0, sum: (c) => used.get(c.id) ?? 0 },
  ];
  return table('Challans', columns, challans, 'No challans yet.', say);
}

/** Payments or receipts row by row, in the statement's order. */
function rowsTable(
  form: TdsForm,
  deductees: readonly DeducteeRow[],
  challans: readonly ChallanRow[],
  say: Say,
): object[] {
  const { kind } = formInfo[form];
  const collects = kind === 'collection';
  const numbers = new Map(challans.map((c, at) => [c.id, String(at + 1)]));
  const columns: Column<DeducteeRow>[] = [
    { label: 'No.', width: 22, cell: (_, at) => String(at + 1) },
    { label: 'Name', width: '*', cell: (r) => r.name ?? '' },
    { label: 'PAN', width: 58, cell: (r) => r.pan ?? '' },
    ...(kind === 'non-resident'
      ? [{ label: 'Country', width: 32, cell: (r: DeducteeRow) => r.country ?? '' } as const]
      : []),
    { label: 'Code', width: 32, cell: (r) => r.code ?? '' },
    { label: collects ? 'Received on' : 'Paid on', width: 50, cell: (r) => day(r.paid_on) },
    { label: 'Amount', width: 70, cell: (r) => r.amount ?? 0, sum: (r) => r.amount ?? 0 },
    { label: 'Rate', width: 34, right: true, cell: (r) => percent(r.rate) },
    { label: collects ? 'Collected' : 'Deducted', width: 68, cell: deductedOf, sum: deductedOf },
    { label: collects ? 'Collected on' : 'Deducted on', width: 50, cell: (r) => day(r.deducted_on) },
    { label: 'Deposited', width: 68, cell: (r) => r.deposited ?? 0, sum: (r) => r.deposited ?? 0 },
    { label: 'Challan', width: 34, right: true, cell: (r) => numbers.get(r.challan ?? '') ?? '' },
    {
      label: 'Remark',
      width: 40,
      cell: (r) => [r.remark, r.certificate].filter(Boolean).join(' '),
    },
  ];
  return table(collects ? 'Collectees' : 'Deductees', columns, deductees, 'No deductee rows yet.', say);
}

/** Annexure II of a salary statement: one line per employee. */
function salaryTable(salaries: readonly SalaryRow[], say: Say): object[] {
  const money = (
    label: string,
    key: 'salary' | 'gross_income' | 'chapter_via' | 'total_income' | 'net_tax' | 'short' | 'excess',
  ) => ({
    label,
    width: 56,
    cell: (r: SalaryRow) => r[key] ?? 0,
    sum: (r: SalaryRow) => r[key] ?? 0,
  });
  const deducted = (r: SalaryRow) => (r.deducted ?? 0) + (r.other_deducted ?? 0);
  const columns: Column<SalaryRow>[] = [
    { label: 'No.', width: 22, cell: (_, at) => String(at + 1) },
    { label: 'Name', width: '*', cell: (r) => r.name ?? '' },
    { label: 'PAN', width: 58, cell: (r) => r.pan ?? '' },
    { label: 'Regime', width: 34, cell: (r) => (r.new_regime === 'Y' ? say('New') : say('Old')) },
    money('Salary', 'salary'),
    money('Gross total income', 'gross_income'),
    money('Deductions', 'chapter_via'),
    money('Total income', 'total_income'),
    money('Tax', 'net_tax'),
    { label: 'Tax deducted', width: 56, cell: deducted, sum: deducted },
    money('Short', 'short'),
    money('Excess', 'excess'),
  ];
  return salaries.length === 0 ? [] : table('Salaries of the year', columns, salaries, '', say);
}

/** Interest by section and late fee, due and paid by challan. */
function chargesTable(form: TdsForm, s: StatementSummary, running: boolean, say: Say): object[] {
  const law = lawOf(form);
  const bySection = new Map<string, Paise>();
  for (const { section, interest } of s.interest)
    bySection.set(section, (bySection.get(section) ?? 0) + interest);
  const line = (label: string, due: Paise, paid: Paise | undefined, more: object = {}) => [
    { text: label, ...more },
    figure(due, more),
    paid === undefined ? { text: '', ...more } : figure(paid, more),
    paid === undefined ? { text: '', ...more } : figure(Math.max(0, due - paid), more),
  ];
  const fee =
    s.fee.days === 0
      ? say('Fee under section {section}', { section: law.fee })
      : say('Fee under section {section}, {days} days late', { section: law.fee, days: String(s.fee.days) });
  return [
    {
      unbreakable: true,
      stack: [
        heading(say('Interest and late fee')),
        {
          layout: closeLook,
          table: {
            headerRows: 1,
            widths: ['*', 90, 90, 90],
            body: [
              headings(['Details', 'Due', 'Paid with challans', 'Still to pay'].map((text) => say(text))),
              ...(bySection.size > 1 ? [...bySection] : [])
                .sort(([a], [b]) => a.localeCompare(b))
                .map(([section, due]) =>
                  line(say('Interest under section {section}', { section }), due, undefined, {
                    color: inks.muted,
                  }),
                ),
              line(
                say('Interest under section {section}', { section: law.interest }),
                s.interestDue,
                s.interestPaid,
              ),
              line(fee, s.fee.fee, s.feePaid),
              line(say('Total'), s.interestDue + s.fee.fee, s.interestPaid + s.feePaid, bold),
            ],
          },
        },
        ...(running
          ? [
              {
                text: say('Interest on tax not yet deposited is calculated up to the date of printing.'),
                fontSize: 8,
                color: inks.muted,
                margin: [0, 3, 0, 0],
              },
            ]
          : []),
      ],
    },
  ];
}

/** Sources of a statement's PDF. */
export interface StatementParts {
  head: Head;
  rows: Rows;
  summary: StatementSummary;
}

export async function statementParts(deps: Deps, record: TdsStatementDoc): Promise<StatementParts> {
  const rows = await loadRows(deps, record._id);
  return { head: headOf(deps, record), rows, summary: summaryOf(deps, record, rows) };
}

/** A statement on A4: deductor, sections, challans, rows, salaries, interest and fee, signature line. */
export async function statementSheet(
  deps: Deps,
  record: TdsStatementDoc,
  entity: EntityDoc,
  { head, rows, summary }: StatementParts,
  language: PaperLanguage,
): Promise<object> {
  const say = sayIn(language);
  const { form_type: form, quarter, financial_year: year } = record;
  const info = formInfo[form];
  const { deductor, responsible } = head;
  const name = deductor['name'] || entity.name;
  const type = deductorTypes.find(({ value }) => value === deductor['type']);
  const days = quarterDays(year, quarter);
  const title = record.correction
    ? say('Correction {number} of Form {form}', { number: String(record.correction), form })
    : say('Form {form}: {description}', { form, description: { text: info.description } });
  return paper({
    title,
    below: `${quarter} ${year} (${say(quarterLabels[quarter])}) · ${
      record.status === 'filed' ? say('Filed on {date}', { date: formatDate(record.filed_on) }) : say('Draft')
    }`,
    foot: [name, deductor['tan'] && `TAN ${deductor['tan']}`, `${form} ${quarter} ${year}`]
      .filter(Boolean)
      .join(' · '),
    head: await letterheadFor(entity.owner_id),
    lying: true,
    fontSize: 8,
    say,
    content: [
      factsGrid([
        [say(info.kind === 'collection' ? 'Collector' : 'Deductor'), name],
        ['TAN', deductor['tan'] ?? ''],
        [say('Branch or division'), deductor['branch'] ?? ''],
        ['PAN', deductor['pan'] ?? ''],
        [say('Address'), addressOf(deductor, say)],
        ['GSTIN', deductor['gstin'] ?? ''],
        [
          say('Person responsible'),
          [responsible['name'], responsible['designation']].filter(Boolean).join(', '),
        ],
        [
          say(info.kind === 'collection' ? 'Kind of collector' : 'Kind of deductor'),
          type ? say(type.label) : '',
        ],
        [say('Period'), say('{from} to {to}', { from: formatDate(days.from), to: formatDate(days.to) })],
        [say('Due date'), formatDate(summary.fee.due)],
        [say('Token number'), record.token_number],
        [
          say('Token number of the original'),
          record.correction
            ? [record.original_token, day(record.original_filed_on)].filter(Boolean).join(', ')
            : '',
        ],
      ]),
      ...sectionTable(form, summary, say),
      ...challanTable(rows.challans, rows.deductees, say),
      ...rowsTable(form, rows.deductees, rows.challans, say),
      ...salaryTable(rows.salaries, say),
      ending(
        [],
        printedOn(say, deps.now(), say('Amounts in rupees.')),
        [
          responsible['name'] || name,
          ...(responsible['designation'] ? [responsible['designation']] : []),
          name,
        ].filter((text, at, all) => all.indexOf(text) === at),
        chargesTable(
          form,
          summary,
          summary.interest.some(({ running }) => running),
          say,
        ),
      ),
    ],
  });
}

/** `GET /tds/statements/{id}/statement.pdf?language=`: the statement on A4. */
export const tdsStatementPdf = route({
  method: 'GET',
  path: '/tds/statements/:id/statement.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  query: languageQuery,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const parts = await statementParts(deps, record);
    const body = await renderPdf(await statementSheet(deps, record, entity, parts, query.language));
    return fileReply(`${fileStem(deps, record, entity)}.pdf`, 'application/pdf', body);
  },
});
