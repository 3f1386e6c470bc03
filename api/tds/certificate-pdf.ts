import type { Say } from '../pdf/languages.ts';
import { inks } from '../pdf/paper.ts';
import { reportPdf } from '../pdf/report.ts';
import type { Certificate } from './certificates.ts';

/** Most certificates in one PDF; a ZIP of single PDFs, and Excel, have no limit. */
export const mostCertificates = 300;

/** Signature block of the person responsible. */
function signed({ verification, signatory, place }: Certificate, say: Say): object[] {
  if (!verification) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 14, 0, 0],
      stack: [
        { text: say('Verification'), fontSize: 11, bold: true, margin: [0, 0, 0, 4] },
        { text: verification },
        {
          margin: [0, 26, 0, 0],
          columns: [
            [
              { text: say('Place: {place}', { place: place || '____________________' }) },
              { text: say('Date: {date}', { date: '____________________' }), margin: [0, 4, 0, 0] },
            ],
            [
              { text: '______________________________', alignment: 'right' },
              { text: say('Signature of the person responsible'), alignment: 'right', color: inks.muted },
              ...signatory.map((text) => ({ text, alignment: 'right' })),
            ],
          ],
        },
      ],
    },
  ];
}

/** Certificates as one PDF definition, each on a new page. */
export function certificatesPdf(certificates: readonly Certificate[], say: Say): object {
  const pages = certificates.map((c) => ({
    c,
    pdf: reportPdf(c.report, null, say) as { content: object[] },
  }));
  const content = pages.flatMap(
    (
      {
        c,
        pdf: {
          content: [title, ...rest],
        },
      },
      i,
    ) => [i === 0 ? title! : { ...title, pageBreak: 'before' }, ...rest, ...signed(c, say)],
  );
  const one = pages.length === 1;
  return {
    ...pages[0]!.pdf,
    content,
    ...(one ? {} : { info: { title: certificates[0]!.report.title } }),
    // The first one's name would be in the footer of all.
    footer: (page: number, count: number) => ({
      columns: [
        { text: one ? certificates[0]!.report.name : certificates[0]!.report.title },
        { text: say('Page {page} of {pages}', { page, pages: count }), alignment: 'right' },
      ],
      margin: [40, 14, 40, 0],
      fontSize: 8,
      color: inks.muted,
    }),
  };
}
