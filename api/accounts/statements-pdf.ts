import { formatTexts } from '../../shared/accounts/prescribed.ts';
import type { Schedule, StatementRow } from '../../shared/accounts/statements-layout.ts';
import { layoutOf } from '../../shared/accounts/statements-layout.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatPaise, type Paise } from '../../shared/money.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { languageQuery, type Say, sayIn } from '../pdf/languages.ts';
import {
  denseLook,
  heading,
  headings,
  inks,
  letterheadFor,
  paper,
  printedOn,
  right,
  signatures,
  tableLook,
} from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { manyLedgers } from './ledgers.ts';
import { adjustmentQuery, triedOut } from './statements.ts';
import { accountsOf, reachTrialBalance } from './store.ts';

/** Most ledgers printed per schedule; the rest is one line with their total. Excel has all. */
const most = 300;

/** Where something is written by hand. */
const blank = '____________________';

/** Calculated schedule lines; all others are ledgers, whose names are not translated. */
const calculated = new Set(['Opening stock', 'Closing stock', 'Profit for the year']);

/** Capacity of the signatory, by type of entity. */
const signsAs: Readonly<Record<string, string>> = {
  Individual: 'Proprietor',
  'Sole Proprietorship': 'Proprietor',
  HUF: 'Karta',
  'Partnership firm': 'Partner',
  LLP: 'Designated partner',
  'Private limited domestic company': 'Director',
  'Public limited domestic company': 'Director',
  'Foreign Company': 'Director',
  'Trust (ITR 7)': 'Trustee',
  PDT: 'Trustee',
  AOP: 'Member',
  BOI: 'Member',
};

const figure = (paise: Paise | undefined): string =>
  !paise ? (paise === 0 ? '–' : '') : paise < 0 ? `(${formatPaise(-paise)})` : formatPaise(paise);

const statementTitle = (text: string) => ({
  text,
  fontSize: 11,
  bold: true,
  color: inks.strong,
  margin: [0, 0, 0, 6],
});

function statementTable(rows: readonly StatementRow[], years: readonly string[], behind: string, say: Say) {
  const head = [say('Particulars'), say(behind), ...years];
  return {
    layout: denseLook,
    table: {
      headerRows: 1,
      widths: ['*', 50, ...years.map(() => 95)],
      body: [
        headings(head, 2),
        ...rows.map((row) => {
          const bold = row.kind !== 'line';
          return [
            { text: say(row.label), bold, margin: [row.kind === 'line' ? 8 : 0, 0, 0, 0] },
            { text: row.schedule ? String(row.schedule) : '' },
            right(figure(row.amount), { bold }),
            ...(years.length > 1 ? [right(figure(row.previous), { bold })] : []),
          ];
        }),
      ],
    },
  };
}

function scheduleTable(schedule: Schedule, years: readonly string[], say: Say) {
  const shown = schedule.lines.slice(0, most);
  const rest = schedule.lines.slice(most);
  const sum = (of: (l: Schedule['lines'][number]) => Paise) => rest.reduce((n, l) => n + of(l), 0);
  const lines = [
    ...shown,
    ...(rest.length > 0
      ? [
          {
            label: say('{count} more ledgers', { count: rest.length }),
            amount: sum((l) => l.amount),
            previous: sum((l) => l.previous ?? 0),
          },
        ]
      : []),
  ];
  const two = years.length > 1;
  return {
    layout: tableLook,
    margin: [0, 0, 0, 10],
    table: {
      headerRows: 1,
      widths: ['*', ...years.map(() => 95)],
      body: [
        headings([`${schedule.number}. ${say(schedule.label)}`, ...years]),
        ...lines.map((l) => [
          calculated.has(l.label) ? say(l.label) : l.label,
          right(figure(l.amount)),
          ...(two ? [right(figure(l.previous))] : []),
        ]),
        [
          { text: say('Total'), bold: true },
          right(figure(schedule.amount), { bold: true }),
          ...(two ? [right(figure(schedule.previous), { bold: true })] : []),
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
  query: adjustmentQuery.extend(languageQuery.shape),
  handle: async ({ user, params, query, deps }) => {
    const say = sayIn(query.language);
    const { record, entity } = await reachTrialBalance(user, params.id);
    const { now, before, dayBefore, prescribed } = await accountsOf(deps, record, entity, triedOut(query));
    const bound = query.format === 'prescribed' ? prescribed() : undefined;
    const vertical = layoutOf(now, before);
    const layout = bound ? { ...vertical, ...bound, schedules: bound.notes, ratios: [] } : vertical;
    const behind = bound ? 'Note' : 'Schedule';
    const day = formatDate(record.tb_date);
    const years = dayBefore ? [day, formatDate(dayBefore)] : [day];
    const note = record.totals.balanced
      ? []
      : [
          {
            text: say('Prepared from a trial balance that does not balance.'),
            bold: true,
            margin: [0, 0, 0, 6],
          },
        ];
    const firm = await letterheadFor(entity.owner_id);
    const signed = () =>
      signatures(
        [
          {
            whom: say('For {name}', { name: entity.name }),
            below: [say(signsAs[entity.status] ?? 'Authorised signatory')],
          },
          ...(firm?.name
            ? [
                {
                  whom: say('For {name}', { name: firm.name }),
                  below: [
                    firm.frn ? `FRN ${firm.frn}` : '',
                    say('Membership number: {number}', { number: blank }),
                    `UDIN: ${blank}`,
                  ],
                },
              ]
            : []),
        ],
        {
          place: say('Place: {place}', { place: blank }),
          day: say('Date: {date}', { date: blank }),
        },
      );
    const profit =
      bound?.format === 'schedule-iii'
        ? say('Statement of Profit and Loss for the year ended {day}', { day })
        : bound?.format === 'not-for-profit'
          ? say('Income and Expenditure Account for the year ended {day}', { day })
          : say('Profit and Loss Account for the year ended {day}', { day });
    const bytes = await renderPdf(
      paper({
        // The accounts are the client's: its name is the title, and the office signs below.
        title: entity.name,
        foot: `${entity.name} · ${say('Final accounts, AY {year}', { year: record.assessment_year })}`,
        say,
        content: [
          statementTitle(say('Balance Sheet as at {day}', { day })),
          ...note,
          statementTable(layout.balanceSheet, years, behind, say),
          signed(),
          {
            stack: [{ text: entity.name, fontSize: 15, bold: true }],
            pageBreak: 'before',
            margin: [0, 0, 0, 6],
          },
          statementTitle(profit),
          ...note,
          statementTable(layout.profitAndLoss, years, behind, say),
          ...(layout.ratios.length > 0
            ? [
                heading(say('Ratios')),
                {
                  layout: tableLook,
                  table: {
                    widths: ['*', ...years.map(() => 95)],
                    body: layout.ratios.map((r) => [
                      say(r.label),
                      right(r.value),
                      ...(before ? [right(r.previous ?? '')] : []),
                    ]),
                  },
                },
              ]
            : []),
          signed(),
          ...(layout.schedules.length > 0
            ? [
                heading(bound ? say('Notes') : say('Schedules'), { fontSize: 12, pageBreak: 'before' }),
                ...layout.schedules.map((s) => scheduleTable(s, years, say)),
              ]
            : []),
          ...(bound
            ? [
                {
                  text: `${say(formatTexts[bound.format].name)}. ${say(formatTexts[bound.format].missing)}`,
                  fontSize: 8,
                  color: inks.muted,
                  margin: [0, 10, 0, 0],
                },
              ]
            : []),
          printedOn(say, deps.now(), say('Amounts in rupees; figures in brackets are negative.')),
        ],
      }),
    );
    return fileReply(`final-accounts-${record.assessment_year}.pdf`, 'application/pdf', Buffer.from(bytes));
  },
});
