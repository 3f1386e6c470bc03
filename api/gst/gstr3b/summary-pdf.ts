import { states } from '../../../shared/gst/data/states.ts';
import { formatPaise } from '../../../shared/money.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { languageQuery, type Say, sayIn } from '../../pdf/languages.ts';
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
import { filedIn, periodIn, reachGst, taxpayerOf } from '../base/store.ts';
import { contentOf, paidForm } from './content.ts';
import { printedRows } from './files.ts';

/** Tables of Form GSTR-3B by first number, with the form's titles and order. */
const tables: readonly (readonly [number: string, title: string])[] = [
  ['3.1', '3.1 Outward supplies and inward supplies liable to reverse charge'],
  ['3.1.1', '3.1.1 Supplies under section 9(5)'],
  ['3.2', '3.2 Inter-State supplies out of 3.1(a) and 3.1.1(i)'],
  ['4', '4 Eligible input tax credit'],
  ['5', '5 Exempt, nil-rated and non-GST inward supplies'],
  ['5.1', '5.1 Interest and late fee'],
  ['6.1', '6.1 Payment of tax'],
];

/** A line's label; inter-State supplies include the State's name. */
export function labelOf(label: string, say: Say): string {
  const [, what = label, place = ''] = /^(.+), (\d\d)$/.exec(label) ?? [];
  const state = (states as Readonly<Record<string, string>>)[place];
  return [say(what), place && `${place}${state ? ` ${say(state)}` : ''}`].filter(Boolean).join(', ');
}

const heads = ['', 'Details', 'Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'];

/** `GET /gst/gstr3b/{gst_id}/summary.pdf?language=`: the form table by table with its payment, rupees and paise. */
export const gstr3bSummary = route({
  method: 'GET',
  path: '/gst/gstr3b/:id/summary.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: languageQuery,
  handle: async ({ user, params, query, deps }) => {
    const say = sayIn(query.language);
    const { record, entity } = await reachGst(user, params.id, 'GSTR-3B');
    const { gstin } = taxpayerOf(deps, record);
    const content = contentOf(deps, record);
    const [, ...rows] = printedRows(paidForm(deps, record, content), content.opening);
    const of = (number: string) =>
      rows.filter(([table]) => String(table ?? '').replace(/\(.*/, '') === number);
    const known = new Set(tables.map(([number]) => number));
    const rest = rows.filter(([table]) => !known.has(String(table ?? '').replace(/\(.*/, '')));
    const period = periodIn(say, record);
    const state = filedIn(say, record);
    const section = (title: string, found: typeof rows) =>
      found.length === 0
        ? []
        : [
            {
              stack: [
                ...(title ? [heading(say(title), { headlineLevel: 2 })] : []),
                {
                  layout: closeLook,
                  table: {
                    headerRows: 1,
                    keepWithHeaderRows: 1,
                    dontBreakRows: true,
                    widths: [42, '*', 84, 78, 78, 78, 66],
                    body: [
                      headings(
                        heads.map((text) => say(text)),
                        2,
                      ),
                      ...found.map(([table, label, ...amounts]) => [
                        // The heading has the number of a table whose lines have none of their own.
                        { text: title.startsWith(`${table} `) ? '' : String(table ?? ''), color: inks.muted },
                        labelOf(String(label ?? ''), say),
                        ...amounts.map((n) =>
                          typeof n === 'number'
                            ? right(formatPaise(Math.round(n * 100)))
                            : { text: '', fillColor: inks.fill },
                        ),
                      ]),
                    ],
                  },
                },
              ],
            },
          ];
    const printed = [
      ...tables.flatMap(([number, title]) => section(title, of(number))),
      ...section('', rest),
    ];
    const body = await renderPdf(
      paper({
        title: 'GSTR-3B',
        below: `${period} · ${state}`,
        foot: `${entity.name} · GSTIN ${gstin} · ${period}`,
        head: await letterheadFor(entity.owner_id),
        say,
        lying: true,
        fontSize: 8.5,
        content: [
          factsGrid([
            [say('Legal name'), entity.name],
            ['GSTIN', gstin],
          ]),
          ...printed.slice(0, -1),
          ending(printed.slice(-1), printedOn(say, deps.now(), say('Grey cells are not part of the form.')), [
            entity.name,
            say('Authorised signatory'),
          ]),
        ],
      }),
    );
    return fileReply(
      `GSTR3B_${gstin}_${record.period.replace('-', '')}.pdf`,
      'application/pdf',
      Buffer.from(body),
    );
  },
});
