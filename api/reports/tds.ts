import { formatDate, todayInIst } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report } from '../../shared/reports/report.ts';
import { formInfo, quarterLabels } from '../../shared/tds/data/forms.ts';
import { lawOf } from '../../shared/tds/interest.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import type { Say } from '../pdf/languages.ts';
import type { TdsStatementDoc } from '../tds/model.ts';
import type { StatementParts } from '../tds/statement-pdf.ts';

/** A TDS or TCS statement: payable by section and month, challans, interest and fee. */
export function tdsReport(
  deps: Deps,
  record: TdsStatementDoc,
  entity: EntityDoc,
  { head, rows, summary }: StatementParts,
  say: Say,
): Report {
  const { totals } = summary;
  const tan = head.deductor['tan'] ?? '';
  const day = (text: unknown) => (text ? formatDate(String(text)) : '');
  const right = (label: string) => ({ label, right: true });
  return {
    title: say('Form {form}: {description}', {
      form: record.form_type,
      description: { text: formInfo[record.form_type].description },
    }),
    name: entity.name,
    facts: [
      ['TAN', tan],
      ['Quarter', `${record.quarter} ${record.financial_year} (${say(quarterLabels[record.quarter])})`],
      ['Status', say(record.status === 'filed' ? 'Filed' : 'Draft')],
      ...(record.filed_on ? [['Filed on', formatDate(record.filed_on)] as const] : []),
      ...(record.token_number ? [['Token number', record.token_number] as const] : []),
      ['Due date', formatDate(summary.fee.due)],
      ['Printed on', formatDate(todayInIst(deps.now()))],
    ],
    tables: [
      {
        title: 'By section and month of deduction',
        columns: [
          { label: 'Section code' },
          { label: 'Month' },
          ...['Rows', 'Amount paid', 'Tax deducted', 'Deposited', 'Payable'].map(right),
          { label: 'Due date' },
        ],
        rows: [
          ...summary.sections.map((s) => ({
            cells: [
              s.code,
              s.month,
              String(s.rows),
              ...[s.amount, s.deducted, s.deposited, s.payable].map(formatPaise),
              day(s.due),
            ],
          })),
          ...(summary.sections.length > 0
            ? [
                {
                  cells: [
                    say('Total'),
                    '',
                    String(totals.rows),
                    ...[totals.amount, totals.deducted, totals.deposited, totals.payable].map(formatPaise),
                    '',
                  ],
                  strong: true,
                },
              ]
            : []),
        ],
        empty: 'No deductee rows yet.',
      },
      {
        title: 'Challans',
        columns: [
          { label: 'BSR code' },
          { label: 'Serial' },
          { label: 'Date of deposit' },
          ...['Tax', 'Interest', 'Fee'].map(right),
        ],
        rows: rows.challans.map((c) => {
          return {
            cells: [
              c.bsr ?? '',
              c.serial ?? '',
              day(c.deposited_on),
              ...[(c.tax ?? 0) + (c.surcharge ?? 0) + (c.cess ?? 0), c.interest ?? 0, c.fee ?? 0].map(
                formatPaise,
              ),
            ],
          };
        }),
        empty: 'No challans yet.',
      },
      {
        title: 'Interest and fee',
        columns: [{ label: 'Details' }, right('Due'), right('Paid')],
        rows: [
          {
            cells: [
              say('Interest for delay'),
              formatPaise(summary.interestDue),
              formatPaise(summary.interestPaid),
            ],
          },
          {
            cells: [
              say('Fee under section {section}, {days} days late', {
                section: lawOf(record.form_type).fee,
                days: summary.fee.days,
              }),
              formatPaise(summary.fee.fee),
              formatPaise(summary.feePaid),
            ],
          },
        ],
        empty: '',
      },
    ],
    notes: ['Amounts in rupees.'],
    file: `${record.form_type}_${tan}_${record.financial_year}_${record.quarter}`,
  };
}
