import type { Report, ReportTable } from '../../shared/reports/report.ts';

function tablePdf(table: ReportTable): object[] {
  const heading = table.title
    ? [{ text: table.title, fontSize: 11, bold: true, margin: [0, 10, 0, 4], headlineLevel: 1 }]
    : [];
  if (table.rows.length === 0) return [...heading, { text: table.empty }];
  const aligned = (at: number) => (table.columns[at]?.right ? { alignment: 'right' } : {});
  // The widest column of words takes the room that figures leave.
  const longest = table.columns.map((_, at) => Math.max(...table.rows.map((r) => r.cells[at]?.length ?? 0)));
  const wide = longest.indexOf(Math.max(...longest));
  return [
    ...heading,
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: table.columns.map((_, at) => (at === wide ? '*' : 'auto')),
        body: [
          table.columns.map((c, at) => ({ text: c.label, bold: true, ...aligned(at) })),
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

/** A report as a PDF definition: A4, lying where a table has more than six columns. */
export function reportPdf(report: Report): object {
  const lying = report.tables.some((t) => t.columns.length > 6);
  return {
    pageSize: 'A4',
    pageOrientation: lying ? 'landscape' : 'portrait',
    pageMargins: [40, 44, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    info: { title: `${report.title} ${report.name}` },
    footer: (page: number, pages: number) => ({
      columns: [{ text: report.name }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
      margin: [40, 16, 40, 0],
      fontSize: 8,
      color: '#555555',
    }),
    content: [
      { text: report.title, fontSize: 15, bold: true },
      { text: report.name, fontSize: 11, margin: [0, 2, 0, 8] },
      {
        layout: 'noBorders',
        table: {
          widths: ['auto', '*'],
          body: report.facts.map(([label, value]) => [{ text: label, color: '#555555' }, value]),
        },
      },
      ...report.tables.flatMap(tablePdf),
      ...report.notes.map((text) => ({ text, fontSize: 8, margin: [0, 10, 0, 0] })),
    ],
  };
}
