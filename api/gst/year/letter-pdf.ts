import { formatDate, type IsoDate } from '../../../shared/dates.ts';
import type { Letterhead } from '../../../shared/firm/letterhead.ts';
import { type Chase, documentCells, letterParts } from '../../../shared/gst/year/letter.ts';
import type { Deps } from '../../base/deps.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { entityData } from '../../entities/present.ts';
import { type PaperLanguage, sayIn } from '../../pdf/languages.ts';
import { closeLook, headings, paper, right } from '../../pdf/paper.ts';

/** The client as sender of a letter. */
export function clientHead(deps: Deps, entity: EntityDoc): Letterhead {
  const data = entityData(deps, entity);
  const text = (key: string) => String(data[key] ?? '');
  return {
    name: entity.name,
    address: [text('address'), text('city'), text('state'), text('pincode')].filter(Boolean).join(', '),
    frn: '',
    phone: text('mobile') || text('phone'),
    email: text('email'),
    logo: '',
  };
}

/** A letter to a supplier as PDF, signed by the client. */
export function letterPaper(chase: Chase, head: Letterhead, today: IsoDate, language: PaperLanguage): object {
  const say = sayIn(language);
  const { subject, greeting, documents, after, end } = letterParts(chase, language);
  const [name, ...numbers] = end.split('\n');
  return paper({
    title: subject,
    foot: `${chase.client.name} · GSTIN ${chase.client.gstin}`,
    head,
    letter: true,
    say,
    content: [
      right(formatDate(today), { margin: [0, 0, 0, 12] }),
      { text: greeting, margin: [0, 0, 0, 10] },
      { text: subject, bold: true, margin: [0, 0, 0, 10] },
      ...(documents
        ? [
            documents.before,
            {
              layout: closeLook,
              fontSize: 9,
              margin: [0, 8, 0, 4],
              table: {
                headerRows: 1,
                dontBreakRows: true,
                widths: ['*', 80, 100, 100],
                body: [
                  headings(documents.columns, 2),
                  ...chase.documents.map((d) =>
                    documentCells(d).map((text, at) => (at < 2 ? text : right(text))),
                  ),
                ],
              },
            },
            right(documents.total, { bold: true, margin: [0, 0, 0, 10] }),
          ]
        : []),
      ...after.slice(0, -1).map((text) => ({ text, margin: [0, 0, 0, 8] })),
      {
        // The signature never goes to a page alone.
        unbreakable: true,
        stack: [
          ...after.slice(-1),
          { text: say('For {name}', { name: name ?? '' }), bold: true, margin: [0, 14, 0, 0] },
          ...numbers,
          { text: say('Authorised signatory'), margin: [0, 30, 0, 0] },
        ],
      },
    ],
  });
}
