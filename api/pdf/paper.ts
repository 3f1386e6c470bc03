import { formatDate, todayInIst } from '../../shared/dates.ts';
import { type Letterhead, letterheadOf } from '../../shared/firm/letterhead.ts';
import { toId } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { type Say, sayIn } from './languages.ts';

/** Colours of printed papers, dark enough for a black-and-white printer. */
export const inks = { strong: '#1f3a5f', muted: '#5b6573', line: '#c9d1dc', fill: '#eef2f7' } as const;

type Node = object | string;

export const right = (text: string, more: object = {}) => ({ text, alignment: 'right', ...more });

/** Hairlines between rows, a shaded heading, none between columns. */
export const tableLook = {
  hLineWidth: (row: number, { table }: { table: { body: unknown[] } }) =>
    row === 0 || row === table.body.length ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => inks.line,
  fillColor: (row: number, { table }: { table: { headerRows?: number } }) =>
    row < (table.headerRows ?? 0) ? inks.fill : null,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
  paddingLeft: () => 5,
  paddingRight: () => 5,
};

/** Tight rows with hairlines: a long statement fits on one page with its signatures. */
export const denseLook = { ...tableLook, paddingTop: () => 1.4, paddingBottom: () => 1.4 };

/** Tight rows without rules: a computation takes as few pages as possible. */
export const closeLook = {
  ...tableLook,
  hLineWidth: (row: number, { table }: { table: { body: unknown[]; headerRows?: number } }) =>
    row === 0 || row === table.body.length ? 0.8 : row === (table.headerRows ?? 0) ? 0.4 : 0,
  paddingTop: () => 1.2,
  paddingBottom: () => 1.2,
};

/** Cells of a heading row; those after the first `words` are above figures. */
export const headings = (labels: readonly string[], words = 1): Node[] =>
  labels.map((text, at) => ({
    text,
    bold: true,
    color: inks.strong,
    ...(at < words ? {} : { alignment: 'right' }),
  }));

/** Labels with values, two pairs per line; blank values are omitted. */
export function factsGrid(facts: readonly (readonly [string, string])[], pairs: 1 | 2 = 2): object {
  const given = facts.filter(([, value]) => value !== '');
  const cells = given.map(([label, value]) => [
    { text: label, color: inks.muted },
    { text: value, bold: true },
  ]);
  const lines: Node[][] = [];
  for (let at = 0; at < cells.length; at += pairs)
    lines.push([...cells[at]!, ...(pairs === 1 ? [] : (cells[at + 1] ?? ['', '']))]);
  return {
    layout: {
      ...tableLook,
      hLineWidth: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 1,
      paddingLeft: () => 0,
    },
    table: { widths: pairs === 1 ? ['auto', '*'] : ['auto', '*', 'auto', '*'], body: lines },
    margin: [0, 0, 0, 8],
  };
}

/** A heading inside a paper; with `headlineLevel: 2` before a table that may break across pages. */
export const heading = (text: string, more: object = {}) => ({
  text,
  fontSize: 10,
  bold: true,
  color: inks.strong,
  margin: [0, 7, 0, 2],
  headlineLevel: 1,
  ...more,
});

/** The firm's name, address and numbers above a rule, with its logo on the left; nothing without a firm. */
function letterheadBlock(head: Letterhead | null, width: number): Node[] {
  if (!head?.name) return [];
  const reach = [head.frn && `FRN ${head.frn}`, head.phone, head.email].filter(Boolean).join(' · ');
  return [
    {
      columns: [
        ...(head.logo ? [{ image: head.logo, fit: [120, 48], width: 'auto' }] : []),
        {
          width: '*',
          stack: [
            { text: head.name, fontSize: 15, bold: true, color: inks.strong },
            ...(head.address
              ? [{ text: head.address.replaceAll('\n', ', '), fontSize: 8.5, color: inks.muted }]
              : []),
            ...(reach ? [{ text: reach, fontSize: 8.5, color: inks.muted }] : []),
          ],
        },
      ],
      columnGap: 12,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.2, lineColor: inks.strong }],
      margin: [0, 6, 0, 8],
    },
  ];
}

/** The letterhead of a record's firm; null if it no longer exists. */
export async function letterheadFor(firmId: unknown): Promise<Letterhead | null> {
  const firm = await Firm.findById(toId(String(firmId))).lean();
  return firm ? letterheadOf(firm) : null;
}

/** Margins of an A4 page in points. */
const sides = { short: 595.28, long: 841.89 };

/**
 * An A4 paper: letterhead, title, subtitle, then the content; subject and page number in the footer. `say`
 * translates.
 */
export function paper(of: {
  title: string;
  below?: string;
  /** Subject in the footer: person, PAN or GSTIN, period. */
  foot: string;
  head?: Letterhead | null;
  lying?: boolean;
  fontSize?: number;
  say?: Say;
  watermark?: string;
  /** A letter: wider margins and spacing; its title is only the file's, and the content has its own. */
  letter?: boolean;
  content: readonly Node[];
}): object {
  const margin = of.letter ? 56 : 40;
  const width = (of.lying ? sides.long : sides.short) - 2 * margin;
  // A heading, the heading row of its table (of two lines) and a row (of two lines).
  const lastHeading = 1 - 84 / ((of.lying ? sides.short : sides.long) - 80);
  const say = of.say ?? sayIn('en');
  return {
    pageSize: 'A4',
    pageOrientation: of.lying ? 'landscape' : 'portrait',
    pageMargins: [margin, 36, margin, 44],
    defaultStyle: {
      font: 'Roboto',
      fontSize: of.fontSize ?? (of.letter ? 10 : 9),
      ...(of.letter ? { lineHeight: 1.2 } : {}),
    },
    info: { title: `${of.title} ${of.foot}` },
    ...(of.watermark
      ? { watermark: { text: of.watermark, color: '#888888', opacity: 0.12, bold: true } }
      : {}),
    footer: (at: number, pages: number) => ({
      columns: [
        { text: of.foot, width: '*' },
        right(say('Page {page} of {pages}', { page: at, pages }), { width: 'auto' }),
      ],
      margin: [margin, 14, margin, 0],
      fontSize: 8,
      color: inks.muted,
    }),
    // A heading never ends a page; one of level 2 precedes a table that may break, which counts as following
    // it.
    pageBreakBefore: (
      node: { headlineLevel?: number; startPosition: { verticalRatio: number } },
      { getFollowingNodesOnPage }: { getFollowingNodesOnPage: () => unknown[] },
    ) =>
      (node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0) ||
      (node.headlineLevel === 2 && node.startPosition.verticalRatio > lastHeading),
    content: [
      ...letterheadBlock(of.head ?? null, width),
      ...(of.letter
        ? []
        : [
            {
              stack: [
                { text: of.title, fontSize: 15, bold: true },
                ...(of.below ? [{ text: of.below, color: inks.muted, margin: [0, 2, 0, 0] }] : []),
              ],
              margin: [0, 0, 0, 6],
            },
          ]),
      ...of.content,
    ],
  };
}

/** The small print at the end: remarks on the figures, and the print date. */
export const printedOn = (say: Say, now: Date, about: string) => ({
  text: `${about} ${say('Printed on {date}.', { date: formatDate(todayInIst(now)) })}`.trim(),
  fontSize: 8,
  color: inks.muted,
  margin: [0, 8, 0, 0],
});

/** A signature line at the right, with text below it. */
const signature = (below: readonly string[], above = '') => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  stack: [
    ...(above ? [right(above, { margin: [0, 0, 0, 24] })] : []),
    right('______________________________', { color: inks.line }),
    ...below.map((text, at) => right(text, at === 0 ? { bold: true } : { color: inks.muted })),
  ],
});

/**
 * The end of a statement, always on one page: its last table, then the small line at the left and the signature at the right.
 * `narrow`: a last table with room for the signature next to it.
 */
export const ending = (
  last: readonly object[],
  line: object,
  below: readonly string[],
  narrow: readonly object[] = [],
) => ({
  unbreakable: true,
  stack: [
    ...last,
    {
      columnGap: 40,
      columns: [
        { width: '*', stack: [...narrow, line] },
        { width: 'auto', stack: [signature(below)], margin: [0, narrow.length > 0 ? 32 : 0, 0, 0] },
      ],
    },
  ],
});

/** Signature lines side by side, each with the party above and the signatory below; the office's at the right if known. */
export const signatures = (
  sides: readonly { whom: string; below: readonly string[] }[],
  { place, day }: { place: string; day: string },
) => ({
  unbreakable: true,
  margin: [0, 20, 0, 0],
  stack: [
    {
      columnGap: 40,
      columns: sides.map(({ whom, below }) => ({
        width: '*',
        stack: [
          { text: whom, bold: true, margin: [0, 0, 0, 28] },
          { text: '______________________________', color: inks.line },
          ...below.filter(Boolean).map((text) => ({ text, color: inks.muted })),
        ],
      })),
    },
    { text: place, margin: [0, 12, 0, 4] },
    { text: day },
  ],
});
