import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import type { Compared } from '../../../shared/gst/gstr9/books.ts';
import { annualJson } from '../../../shared/gst/gstr9/json.ts';
import { outcomesOf, type ReadingOutcome } from '../../../shared/gst/gstr9/outcomes.ts';
import { type AnnualRule, readingTexts } from '../../../shared/gst/gstr9/readings.ts';
import { amountKeys, annualRow, annualRows, keysOf } from '../../../shared/gst/gstr9/rows.ts';
import { type Annual, annualReturn } from '../../../shared/gst/gstr9/work.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import type { SheetCell, WorkbookSheet } from '../../../shared/sheets/workbook.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { languageQuery, sayIn } from '../../pdf/languages.ts';
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
} from '../../pdf/paper.ts';
import { renderPdf } from '../../pdf/render.ts';
import { filedIn, reachGst, taxpayerOf } from '../base/store.ts';
import { workedBooks } from './books.ts';
import { annualContent, annualInput, manyOfReturn, workedAnnual, yearOf } from './work.ts';

const heads = ['Taxable value', 'Central tax', 'State/UT tax', 'Integrated tax', 'Cess'];

/** Names of the taxes of table 9. */
const taxNames = { igst: 'Integrated tax', cgst: 'Central tax', sgst: 'State/UT tax', cess: 'Cess' } as const;

/** Table 9 line by line: payable, paid in cash, and by each credit. */
const paymentRows = ({ payment }: Annual): { label: string; amounts: number[] }[] => [
  ...taxKeys.map((key) => ({
    label: taxNames[key],
    amounts: [payment.payable[key], payment.cash[key], ...taxKeys.map((by) => payment.credit[key][by])],
  })),
  {
    label: 'Interest',
    amounts: [taxKeys.reduce((n, key) => n + payment.interest[key], 0)],
  },
  { label: 'Late fee', amounts: [payment.fee.cgst + payment.fee.sgst] },
];
const paymentHeads = [
  'Payable',
  'Paid in cash',
  'By IGST credit',
  'By CGST credit',
  'By SGST credit',
  'By cess credit',
];

/** Books compared with the returns, by month and for the year; rupees. */
function booksSheet({ months, purchases, turnover, credit, sales, returns }: Compared): WorkbookSheet {
  const amount = (paise: number | undefined): SheetCell => (paise === undefined ? null : paise / 100);
  const sum = (label: string, value: number, tax?: number): SheetCell[] => [
    label,
    amount(value),
    amount(tax),
  ];
  const rows: SheetCell[][] = [
    [
      'Period',
      'Invoices: value',
      'Invoices: tax',
      'GSTR-1: value',
      'GSTR-1: tax',
      'GSTR-3B: value',
      'GSTR-3B: tax',
      'Purchase register: tax',
      'GSTR-2B: tax',
      'GSTR-3B 4(A)(5) less reclaims',
    ],
    ...months.map((m) => [
      periodName(m.period),
      ...[m.invoices, m.gstr1, m.gstr3b].flatMap((s) => [amount(s?.value), amount(s?.tax)]),
      amount(m.books),
      amount(m.gstr2b),
      amount(m.credit3b),
    ]),
    [],
    ['Difference', 'Value', 'Tax'],
    sum('GSTR-1 less invoices, months with both', sales.difference.value, sales.difference.tax),
    sum('GSTR-3B less GSTR-1, months with both', returns.difference.value, returns.difference.tax),
    ['Purchase registers, months with GSTR-2B', null, amount(purchases.books)],
    [
      `In the registers, not in GSTR-2B (${purchases.missing.suppliers})`,
      null,
      amount(-purchases.missing.tax),
    ],
    [`In GSTR-2B, not in the registers (${purchases.extra.suppliers})`, null, amount(purchases.extra.tax)],
    ['GSTR-2B', null, amount(purchases.gstr2b)],
    ['GSTR-3B 4(A)(5) less registers, months with both', null, amount(credit.difference)],
  ];
  if (turnover)
    rows.push(
      sum('Turnover as per GSTR-9 (5N + 10 - 11)', turnover.annual),
      sum('Revenue in the trial balance, all GSTINs', turnover.revenue),
      sum('Difference', turnover.difference),
      sum('Of which advances (4F)', turnover.advances),
      sum('Unexplained', turnover.left),
    );
  return { name: 'Books', rows };
}

/** Text of a reading. */
const readingText = (rule: AnnualRule, reading: string) =>
  (readingTexts[rule].readings as Record<string, { title: string; reason: string }>)[reading]!;

/** All readings of each rule with authority and resulting rows; rupees. */
const readingsSheet = (outcomes: readonly ReadingOutcome[]): WorkbookSheet => ({
  name: 'Readings',
  rows: [
    ['Rule', 'Reading', '', 'Row', 'Details', ...heads, 'Authority'],
    ...outcomes.flatMap(({ rule, followed, readings }) =>
      readings.flatMap(({ reading, rows }) =>
        rows.map(({ id, amounts }): SheetCell[] => {
          const { title, reason } = readingText(rule, reading);
          const row = annualRow(id)!;
          return [
            readingTexts[rule].title,
            title,
            reading === followed ? 'Followed' : '',
            id.replace(/_.*/, ''),
            row.label,
            ...amountKeys.map((key): SheetCell => (keysOf(row).includes(key) ? amounts[key] / 100 : null)),
            reason,
          ];
        }),
      ),
    ),
  ],
});

/** The form, its months, table 9, table 17, the books and both readings of open rules as sheets; rupees. */
function annualSheets(
  annual: Annual,
  remarks: Readonly<Record<string, string>>,
  books: Compared,
  outcomes: readonly ReadingOutcome[],
): WorkbookSheet[] {
  const byId = new Map(annual.rows.map((r) => [r.id, r]));
  const rows: SheetCell[][] = [['Row', 'Details', ...heads, 'Source', 'Remark']];
  const months: SheetCell[][] = [['Row', 'Details', 'Period', ...heads]];
  for (const row of annualRows) {
    const worked = byId.get(row.id)!;
    const keys = keysOf(row);
    const cells = amountKeys.map((key): SheetCell => (keys.includes(key) ? worked.amounts[key] / 100 : null));
    rows.push([
      row.id.replace(/_.*/, ''),
      row.label,
      ...cells,
      worked.typed ? 'Entered' : (row.from ?? ''),
      remarks[row.id] ?? '',
    ]);
    for (const m of worked.months)
      months.push([
        row.id.replace(/_.*/, ''),
        row.label,
        periodName(m.period),
        ...amountKeys.map((key): SheetCell => (keys.includes(key) ? m.amounts[key] / 100 : null)),
      ]);
  }
  return [
    { name: 'GSTR-9', rows },
    { name: 'Months', rows: months },
    {
      name: '9 Tax paid',
      rows: [
        ['Details', ...paymentHeads],
        ...paymentRows(annual).map((r) => [r.label, ...r.amounts.map((n) => n / 100)]),
      ],
    },
    {
      name: '17 HSN outward',
      rows: [
        ['HSN', 'UQC', 'Quantity', 'Rate', ...heads],
        ...annual.hsn.map((h) => [
          h.hsn,
          h.unit,
          h.quantity,
          h.rate,
          ...amountKeys.map((k) => h.amounts[k] / 100),
        ]),
      ],
    },
    booksSheet(books),
    readingsSheet(outcomes),
  ];
}

const stem = (gstin: string, year: string) => `GSTR9_${gstin}_${year}`;

/**
 * `GET /gst/gstr9/{gst_id}/xlsx`: the form in the portal's order, its months, tables 9 and 17, and the
 * comparison with the books.
 */
export const gstr9Xlsx = route({
  method: 'GET',
  path: '/gst/gstr9/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    const input = await annualInput(deps, record, await yearOf(deps, record));
    const annual = annualReturn(input);
    const { remarks } = annualContent(deps, record);
    const books = await workedBooks(deps, user, record, entity);
    const { gstin } = taxpayerOf(deps, record);
    return fileReply(
      `${stem(gstin, annual.financialYear)}.xlsx`,
      xlsxType,
      await xlsxOf(annualSheets(annual, remarks, books, outcomesOf(input))),
    );
  },
});

/**
 * `GET /gst/gstr9/{gst_id}/json`: the rows with known keys; without sums, rows the portal fills, and rows
 * without a known key.
 */
export const gstr9Json = route({
  method: 'GET',
  path: '/gst/gstr9/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-9');
    const annual = await workedAnnual(deps, record);
    const { gstin } = taxpayerOf(deps, record);
    const { file } = annualJson(annual, gstin);
    return fileReply(
      `${stem(gstin, annual.financialYear)}.json`,
      'application/json',
      Buffer.from(JSON.stringify(file)),
    );
  },
});

const parts = {
  II: 'Part II: outward and inward supplies of the year',
  III: 'Part III: input tax credit of the year',
  V: 'Part V: transactions of the year declared in the next year',
  VI: 'Part VI: other information',
} as const;

/** `GET /gst/gstr9/{gst_id}/pdf?language=`: the form in the portal's order, with the chosen readings. */
export const gstr9Pdf = route({
  method: 'GET',
  path: '/gst/gstr9/:id/pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  aside: import.meta.url,
  query: languageQuery,
  large: manyOfReturn,
  handle: async ({ user, params, query, deps }) => {
    const say = sayIn(query.language);
    const all = (texts: readonly string[]) => texts.map((text) => say(text));
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    const input = await annualInput(deps, record, await yearOf(deps, record));
    const annual = annualReturn(input);
    const { gstin } = taxpayerOf(deps, record);
    const byId = new Map(annual.rows.map((r) => [r.id, r]));
    const table = (part: keyof typeof parts) => [
      heading(say(parts[part]), { headlineLevel: 2 }),
      {
        layout: closeLook,
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto'],
          body: [
            headings(all(['Row', 'Details', ...heads]), 2),
            ...annualRows
              .filter((r) => r.part === part)
              .map((r) => {
                const keys = keysOf(r);
                const bold = r.plus !== undefined;
                return [
                  { text: r.id.replace(/_.*/, ''), color: inks.muted },
                  { text: say(r.label), bold },
                  ...amountKeys.map((key) =>
                    keys.includes(key)
                      ? right(formatPaise(byId.get(r.id)!.amounts[key]), { bold })
                      : { text: '', fillColor: inks.fill },
                  ),
                ];
              }),
          ],
        },
      },
    ];
    const bytes = await renderPdf(
      paper({
        title: say('Annual return, GSTR-9'),
        below: `${say('Financial year {year}', { year: annual.financialYear })} · ${filedIn(say, record)}`,
        foot: `${entity.name} · GSTIN ${gstin} · ${annual.financialYear}`,
        head: await letterheadFor(entity.owner_id),
        say,
        lying: true,
        fontSize: 8.5,
        content: [
          factsGrid([
            [say('Legal name'), entity.name],
            ['GSTIN', gstin],
          ]),
          ...table('II'),
          ...table('III'),
          heading(say('Part IV: tax paid as declared in the returns of the year (table 9)')),
          {
            layout: closeLook,
            table: {
              headerRows: 1,
              widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
              body: [
                headings(all(['Details', ...paymentHeads])),
                ...paymentRows(annual).map((r) => [
                  say(r.label),
                  ...paymentHeads.map((_, i) =>
                    r.amounts[i] === undefined
                      ? { text: '', fillColor: inks.fill }
                      : right(formatPaise(r.amounts[i]!)),
                  ),
                ]),
              ],
            },
          },
          ...table('V'),
          ...table('VI'),
          heading(say('Readings followed')),
          {
            ul: outcomesOf(input).map(({ rule, followed }) => {
              const { title, reason } = readingText(rule, followed);
              return [
                `${say(readingTexts[rule].title)}: ${say(title)}.`,
                { text: say(reason), color: inks.muted },
              ];
            }),
          },
          ending([], printedOn(say, deps.now(), say('Amounts in rupees.')), [
            entity.name,
            say('Authorised signatory'),
          ]),
        ],
      }),
    );
    return fileReply(`${stem(gstin, annual.financialYear)}.pdf`, 'application/pdf', Buffer.from(bytes));
  },
});
