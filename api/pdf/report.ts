import type { Letterhead } from '../../shared/firm/letterhead.ts';
import type { Report, ReportTable } from '../../shared/reports/report.ts';
import { type Say, sayIn } from './languages.ts';
import { factsGrid, heading, inks, paper, tableLook } from './paper.ts';

function tablePdf(table: ReportTable, say: Say): object[] {
  const title = table.title ? [heading(say(table.title), { headlineLevel: 2 })] : [];
  if (table.rows.length === 0) return [...title, { text: say(table.empty), color: inks.muted }];
  const aligned = (at: number) => (table.columns[at]?.right ? { alignment: 'right' } : {});
  // Columns of details take the space figures leave; without one, the column with the longest words does.
  const longest = table.columns.map(({ right }, at) =>
    right ? 0 : Math.max(...table.rows.map((r) => r.cells[at]?.length ?? 0)),
  );
  const details = table.columns.findIndex(({ label }) => label === 'Details');
  const wide = details >= 0 ? details : longest.indexOf(Math.max(...longest));
  return [
    ...title,
    {
      layout: tableLook,
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        // Few columns of figures are set apart; many take what they need.
        widths: table.columns.map(({ right }, at) =>
          at === wide ? '*' : right && table.columns.length < 6 ? 82 : 'auto',
        ),
        body: [
          table.columns.map((c, at) => ({
            text: say(c.label),
            bold: true,
            color: inks.strong,
            ...aligned(at),
          })),
          ...table.rows.map((row) =>
            table.columns.map((_, at) => ({
              text: row.cells[at] ?? '',
              ...aligned(at),
              ...(row.strong ? { bold: true } : {}),
              ...(at === 0 && row.depth ? { margin: [row.depth * 10, 0, 0, 0] } : {}),
            })),
          ),
        ],
      },
    },
  ];
}

const notesPdf = (report: Report, say: Say) =>
  report.notes.map((text) => ({ text: say(text), fontSize: 8, color: inks.muted, margin: [0, 10, 0, 0] }));

/** A report as a part of another document, below what is there. */
export const reportPart = (report: Report, say: Say = sayIn('en')): object[] => [
  { ...heading(say(report.title)), fontSize: 12, headlineLevel: 2, margin: [0, 16, 0, 0] },
  ...report.tables.flatMap((table) => tablePdf(table, say)),
  ...notesPdf(report, say),
];

/**
 * A report as a PDF definition: A4, landscape if a table has more than six columns; on a firm's letterhead if
 * given. Title, labels, headings and notes are translated by `say`; facts and cells are already.
 */
export const reportPdf = (report: Report, head: Letterhead | null = null, say: Say = sayIn('en')): object =>
  paper({
    title: say(report.title),
    below: report.name,
    foot: report.name,
    head,
    say,
    lying: report.tables.some((t) => t.columns.length > 6),
    content: [
      factsGrid(
        report.facts.map(([label, value]) => [say(label), value] as const),
        report.facts.length > 3 ? 2 : 1,
      ),
      ...report.tables.flatMap((table) => tablePdf(table, say)),
      ...notesPdf(report, say),
    ],
  });
