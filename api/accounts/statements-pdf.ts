import { formatTexts } from '../../shared/accounts/prescribed.ts';
import type { Schedule, StatementRow } from '../../shared/accounts/statements-layout.ts';
import { layoutOf } from '../../shared/accounts/statements-layout.ts';
import { formatDate, todayInIst } from '../../shared/dates.ts';
import { formatPaise, type Paise } from '../../shared/money.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { renderPdf } from '../pdf/render.ts';
import { manyLedgers } from './ledgers.ts';
import { adjustmentQuery, triedOut } from './statements.ts';
import { accountsOf, reachTrialBalance } from './store.ts';

/** Ledgers printed of one schedule; the rest is one line with their sum. Excel has them all. */
const most = 300;

const figure = (paise: Paise | undefined): string =>
  paise === undefined ? '' : paise < 0 ? `(${formatPaise(-paise)})` : formatPaise(paise);
const right = (text: string, bold = false) => ({ text, alignment: 'right', bold });

function statementTable(rows: readonly StatementRow[], years: readonly string[], behind = 'Schedule') {
  const head = ['Particulars', behind, ...years];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 50, ...years.map(() => 95)],
      body: [
        head.map((text, i) => ({ text, bold: true, ...(i > 1 ? { alignment: 'right' } : {}) })),
        ...rows.map((row) => {
          const bold = row.kind !== 'line';
          return [
            { text: row.label, bold, margin: [row.kind === 'line' ? 8 : 0, 0, 0, 0] },
            { text: row.schedule ? String(row.schedule) : '' },
            right(figure(row.amount), bold),
            ...(years.length > 1 ? [right(figure(row.previous), bold)] : []),
          ];
        }),
      ],
    },
  };
}

function scheduleTable(schedule: Schedule, years: readonly string[]) {
  const shown = schedule.lines.slice(0, most);
  const rest = schedule.lines.slice(most);
  const sum = (of: (l: Schedule['lines'][number]) => Paise) => rest.reduce((n, l) => n + of(l), 0);
  const lines = [
    ...shown,
    ...(rest.length > 0
      ? [
          {
            label: `${rest.length} further ledgers`,
            amount: sum((l) => l.amount),
            previous: sum((l) => l.previous ?? 0),
          },
        ]
      : []),
  ];
  const two = years.length > 1;
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 10],
    table: {
      headerRows: 1,
      widths: ['*', ...years.map(() => 95)],
      body: [
        [
          { text: `${schedule.number}. ${schedule.label}`, bold: true },
          ...years.map((text) => right(text, true)),
        ],
        ...lines.map((l) => [l.label, right(figure(l.amount)), ...(two ? [right(figure(l.previous))] : [])]),
        [
          { text: 'Total', bold: true },
          right(figure(schedule.amount), true),
          ...(two ? [right(figure(schedule.previous), true)] : []),
        ],
      ],
    },
  };
}

/** `GET /accounts/trial-balance/{id}/statements.pdf`: balance sheet, profit and loss, schedules and ratios on A4. */
export const statementsPdf = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id/statements.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'trial-balance.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyLedgers(params.id),
  query: adjustmentQuery,
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTrialBalance(user, params.id);
    const { now, before, prescribed } = await accountsOf(deps, record, entity, triedOut(query));
    const bound = query.format === 'prescribed' ? prescribed() : undefined;
    const vertical = layoutOf(now, before);
    const layout = bound ? { ...vertical, ...bound, schedules: bound.notes, ratios: [] } : vertical;
    const behind = bound ? 'Note' : 'Schedule';
    const day = formatDate(record.tb_date);
    const years = before ? [day, 'Previous year'] : [day];
    const title = (text: string) => [
      { text: entity.name, fontSize: 14, bold: true },
      { text, margin: [0, 2, 0, 8], fontSize: 11 },
    ];
    const note = record.totals.balanced
      ? []
      : [
          {
            text: 'Prepared from a trial balance that does not balance.',
            bold: true,
            margin: [0, 0, 0, 6],
          },
        ];
    const bytes = await renderPdf({
      pageSize: 'A4',
      pageMargins: [40, 44, 40, 44],
      defaultStyle: { font: 'Roboto', fontSize: 9 },
      info: { title: `Final accounts ${entity.name} ${record.assessment_year}` },
      footer: (page: number, pages: number) => ({
        text: `${page} / ${pages}`,
        alignment: 'center',
        fontSize: 8,
        margin: [0, 12, 0, 0],
      }),
      content: [
        ...title(`Balance Sheet as at ${day}`),
        ...note,
        statementTable(layout.balanceSheet, years, behind),
        { text: '', pageBreak: 'after' },
        ...title(
          bound?.format === 'schedule-iii'
            ? `Statement of Profit and Loss for the year ended ${day}`
            : `Profit and Loss Account for the year ended ${day}`,
        ),
        ...note,
        statementTable(layout.profitAndLoss, years, behind),
        ...(layout.ratios.length > 0
          ? [
              { text: 'Ratios', bold: true, margin: [0, 14, 0, 4] },
              {
                layout: 'lightHorizontalLines',
                table: {
                  widths: ['*', ...years.map(() => 95)],
                  body: layout.ratios.map((r) => [
                    r.label,
                    right(r.value),
                    ...(before ? [right(r.previous ?? '')] : []),
                  ]),
                },
              },
            ]
          : []),
        ...(layout.schedules.length > 0
          ? [
              {
                text: bound ? 'Notes' : 'Schedules',
                fontSize: 12,
                bold: true,
                pageBreak: 'before',
                margin: [0, 0, 0, 8],
              },
              ...layout.schedules.map((s) => scheduleTable(s, years)),
            ]
          : []),
        ...(bound
          ? [
              {
                text: `${formatTexts[bound.format].name}. ${formatTexts[bound.format].missing}`,
                fontSize: 8,
                margin: [0, 10, 0, 0],
              },
            ]
          : []),
        {
          text: `Amounts in rupees; figures in brackets are negative. Printed on ${formatDate(todayInIst(deps.now()))}.`,
          fontSize: 8,
          margin: [0, 10, 0, 0],
        },
      ],
    });
    return fileReply(`final-accounts-${record.assessment_year}.pdf`, 'application/pdf', Buffer.from(bytes));
  },
});
