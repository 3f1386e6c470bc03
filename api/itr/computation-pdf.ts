import { financialYearOf, formatDate, isIsoDate } from '../../shared/dates.ts';
import type { TaxCredit } from '../../shared/itr/particulars.ts';
import { formatRupees, groupIndian } from '../../shared/money.ts';
import { type SlabLine, slabWorking } from '../../shared/tax/charge/slab-working.ts';
import type { TaxResult } from '../../shared/tax/model/types.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { languageQuery, type PaperLanguage, type Say, sayIn } from '../pdf/languages.ts';
import { closeLook, factsGrid, heading, headings, inks, paper, right } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { appendices, computationOf, computationRows, type Sheet, summaryRows } from './computation.ts';

const MOST_LINES = 400;
/** Most rows of credits and challans printed; the rest is one line. The workbook has all. */
const MOST_CREDITS = 60;

/** Whole rupees, negative ones in brackets. */
export const money = (amount: number) => (amount < 0 ? `(${groupIndian(-amount)})` : groupIndian(amount));
const figure = (amount: number, more: object = {}) => right(money(amount), more);
const strong = { bold: true };
const day = (text: string) => (isIsoDate(text) ? formatDate(text) : text);
/** `2024-25`; a month would have the same form only for 2011-12 and before, which does not occur. */
const isYear = (text: string) => (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5));
const dayOrMonth = (value: string | number) =>
  typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) && !isYear(value)
    ? `${value.slice(5)}-${value.slice(0, 4)}`
    : typeof value === 'string'
      ? day(value)
      : value;

/** The computation sheet: particulars, lines of the chosen regime, slabs, taxes paid, both regimes. A4. */
export function computationSheet(
  sheet: Sheet,
  language: PaperLanguage = 'en',
  more: readonly object[] = [],
): object {
  const { heading: of, computed, particulars: p } = sheet;
  const say = sayIn(language);
  const { regime, chosen, oneRegime } = computed;
  const person = p.father !== '' && /individual/i.test(of.status);
  return paper({
    title: say('Computation of income'),
    below: say('Assessment year {year}, financial year {previous}', {
      year: of.year,
      previous: financialYearOf(of.year),
    }),
    foot: `${of.name} · ${of.pan} · AY ${of.year}`,
    head: sheet.head,
    fontSize: 8.5,
    say,
    content: [
      factsGrid([
        [say('Name'), of.name],
        ['PAN', of.pan],
        // The type of a client names the form of trusts; on their paper the form is a line of its own.
        [say('Status'), say(of.status.replace(/ \(ITR 7\)$/, ''))],
        [person ? say('Date of birth') : say('Date of formation'), day(p.dateOfBirth)],
        [say('Father’s name'), person ? p.father : ''],
        [say('Residence'), say(p.residence)],
        [say('Form'), of.form],
        [say('Filed under'), say(p.section)],
        [say('Regime'), oneRegime ? '' : say(regime === 'new' ? 'New regime' : 'Old regime')],
        [say('Date of filing'), day(p.filingDate)],
        [say('Figures as on'), of.printed],
        [say('Address'), p.address],
      ]),
      linesTable(chosen, say),
      ...slabTable(slabWorking(chosen), chosen, say),
      ...creditTable(p.credits, chosen, say),
      ...challanTable(sheet, say),
      ...comparison(sheet, say),
      ...bankTable(sheet, say),
      ...remarksOf(sheet, say),
      ...checklist(sheet, say),
      ...more,
    ],
  });
}

/** Heads, deductions, tax and balance in the usual layout. */
function linesTable({ breakdown }: TaxResult, say: Say): object {
  const rows = computationRows(breakdown);
  // With thousands of gains only the heads are printed; the workbook has every line.
  const lines = rows.length <= MOST_LINES ? rows : rows.filter((r) => r.indent < 2).slice(0, MOST_LINES);
  return {
    layout: closeLook,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 78, 72, 78],
      body: [
        headings(
          ['Particulars', 'Section', 'Details', 'Rupees'].map((text) => say(text)),
          2,
        ),
        ...lines.map(({ label, pattern, section, indent, inner, outer, total }) => [
          {
            text: pattern
              ? say(
                  pattern.text,
                  Object.fromEntries(
                    Object.entries(pattern.params).map(([name, value]) => [name, dayOrMonth(value)]),
                  ),
                )
              : say(label),
            margin: [indent * 9, 0, 0, 0],
            bold: outer !== undefined,
            ...(total ? { fillColor: inks.fill } : {}),
          },
          { text: section, color: inks.muted, ...(total ? { fillColor: inks.fill } : {}) },
          right(inner === undefined ? '' : money(inner), total ? { fillColor: inks.fill } : {}),
          right(outer === undefined ? '' : money(outer), {
            bold: true,
            ...(total ? { fillColor: inks.fill } : {}),
          }),
        ]),
      ],
    },
  };
}

/** A small table with its heading, kept on one page. */
const block = (title: string, widths: unknown[], body: unknown[][]): object[] => [
  {
    unbreakable: body.length < 25,
    stack: [
      heading(title),
      {
        layout: closeLook,
        table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
      },
    ],
  },
];

/** Tax at normal rates by slab. */
function slabTable(lines: readonly SlabLine[], { tax, agriculturalIncome }: TaxResult, say: Say): object[] {
  if (lines.length === 0) return [];
  const span = ({ from, upTo }: SlabLine) =>
    upTo === null
      ? from === 0
        ? say('All income')
        : say('Income above {from}', { from: groupIndian(from) })
      : from === 0
        ? say('Income up to {to}', { to: groupIndian(upTo) })
        : say('Income of {from} to {to}', { from: groupIndian(from + 1), to: groupIndian(upTo) });
  return [
    ...block(
      say('Tax at normal rates'),
      ['*', 90, 60, 90],
      [
        headings(['Particulars', 'Income', 'Rate', 'Tax'].map((text) => say(text))),
        ...lines.map((line) => [
          span(line),
          figure(line.income),
          right(`${line.rate / 100}%`),
          figure(line.tax),
        ]),
        [
          { text: say('Total'), bold: true },
          figure(
            lines.reduce((n, { income }) => n + income, 0),
            strong,
          ),
          '',
          figure(tax.atNormalRates, strong),
        ],
      ],
    ),
    ...(tax.agriculturalRebate > 0
      ? [
          {
            text: say('Includes agricultural income of {amount}; the rebate for it is in the computation.', {
              amount: formatRupees(agriculturalIncome),
            }),
            fontSize: 8,
            color: inks.muted,
            margin: [0, 3, 0, 0],
          },
        ]
      : []),
  ];
}

/** TDS and TCS line by line as in Form 26AS; amounts beyond the lines are a separate line. */
function creditTable(credits: readonly TaxCredit[], { taxesPaid }: TaxResult, say: Say): object[] {
  const total = taxesPaid.tds + taxesPaid.tcs;
  if (total === 0 && credits.length === 0) return [];
  const shown = credits.slice(0, MOST_CREDITS);
  const other = total - shown.reduce((n, { claimed }) => n + claimed, 0);
  const what = ({ kind, section }: TaxCredit) =>
    kind === 'salary' ? say('TDS on salary') : kind === 'tcs' ? 'TCS' : say(section);
  return block(
    say('Tax deducted and collected (Form 26AS)'),
    ['*', 72, 165, 66, 62],
    [
      headings(
        ['Deducted or collected by', 'TAN or PAN', 'Section', 'Income', 'Claimed'].map((text) => say(text)),
        3,
      ),
      ...shown.map((credit) => [
        credit.name || '–',
        credit.id,
        { text: what(credit), fontSize: 8 },
        credit.income === 0 ? '' : figure(credit.income),
        figure(credit.claimed),
      ]),
      ...(other === 0 ? [] : [[say('Other credits'), '', '', '', figure(other)]]),
      [{ text: say('Total'), bold: true }, '', '', '', figure(total, strong)],
    ],
  );
}

/** Advance and self-assessment tax by challan. */
function challanTable({ particulars, heading: of }: Sheet, say: Say): object[] {
  const { payments } = particulars;
  if (payments.length === 0) return [];
  const yearEnd = `${of.year.slice(0, 4)}-03-31`;
  const rest = payments.slice(MOST_CREDITS);
  return block(
    say('Challans paid'),
    ['*', 90, 90, 90, 90],
    [
      headings(
        ['Kind', 'BSR code', 'Challan', 'Date', 'Amount'].map((text) => say(text)),
        4,
      ),
      ...payments
        .slice(0, MOST_CREDITS)
        .map(({ bsr, challan, date, amount }) => [
          say(date !== '' && date > yearEnd ? 'Self-assessment tax' : 'Advance tax'),
          bsr,
          challan,
          day(date),
          figure(amount),
        ]),
      ...(rest.length > 0
        ? [
            [
              say('{count} more challans', { count: rest.length }),
              '',
              '',
              '',
              figure(rest.reduce((n, { amount }) => n + amount, 0)),
            ],
          ]
        : []),
      [
        { text: say('Total'), bold: true },
        '',
        '',
        '',
        figure(
          payments.reduce((n, { amount }) => n + amount, 0),
          strong,
        ),
      ],
    ],
  );
}

/** Both regimes line by line, then two bars; nothing if there is no choice. */
function comparison({ computed }: Sheet, say: Say): object[] {
  const { comparison: both, oneRegime, regime } = computed;
  if (oneRegime) return [];
  const table = block(
    say('Comparison of regimes'),
    ['*', 90, 90, 90],
    [
      headings(['Particulars', 'Old', 'New', 'Old less new'].map((text) => say(text))),
      ...summaryRows(both).map((row) => [
        { text: say(row.label), bold: row.total === true },
        ...[row.old, row.new, row.old - row.new].map((amount) =>
          figure(amount, { bold: row.total === true }),
        ),
      ]),
    ],
  );
  const totals = { old: both.old.totalLiability, new: both.new.totalLiability };
  const most = Math.max(totals.old, totals.new, 1);
  const less = Math.abs(totals.old - totals.new);
  const bar = (which: 'old' | 'new') => ({
    columns: [
      {
        text: `${say(which === 'old' ? 'Old regime' : 'New regime')}${which === regime ? ` (${say('chosen')})` : ''}`,
        width: 150,
        bold: which === regime,
      },
      {
        width: 270,
        canvas: [
          {
            type: 'rect',
            x: 0,
            y: 1,
            w: Math.max(2, Math.round((260 * totals[which]) / most)),
            h: 9,
            color: which === regime ? inks.strong : '#9fb0c5',
          },
        ],
      },
      figure(totals[which], { width: '*', bold: which === regime }),
    ],
    margin: [0, 2, 0, 2],
  });
  return [
    ...table,
    {
      unbreakable: true,
      margin: [0, 8, 0, 0],
      stack: [
        { text: say('Total tax, interest and fee under each regime'), bold: true, margin: [0, 0, 0, 3] },
        bar('old'),
        bar('new'),
        {
          text:
            less === 0
              ? say('The tax is the same under both regimes.')
              : say('The {regime} saves {amount}.', {
                  regime: { text: totals.old < totals.new ? 'old regime' : 'new regime' },
                  amount: formatRupees(less),
                }),
          margin: [0, 3, 0, 0],
        },
      ],
    },
  ];
}

function bankTable({ particulars: { banks } }: Sheet, say: Say): object[] {
  if (banks.length === 0) return [];
  return block(
    say('Bank accounts'),
    ['*', 80, 110, 70, 90],
    [
      headings(
        ['Bank', 'IFSC', 'Account', 'Type', 'Refund to this account'].map((text) => say(text)),
        5,
      ),
      ...banks
        .slice(0, MOST_CREDITS)
        .map(({ name, ifsc, account, type, refund }) => [
          name,
          ifsc,
          account,
          say(type),
          say(refund ? 'Yes' : 'No'),
        ]),
      ...(banks.length > MOST_CREDITS
        ? [[say('{count} more accounts', { count: banks.length - MOST_CREDITS }), '', '', '', '']]
        : []),
    ],
  );
}

/** Remarks of the computation: limited claims, readings followed. */
function remarksOf({ computed }: Sheet, say: Say): object[] {
  const of = computed.notes
    .filter(({ path }) => path === 'tax')
    .map(({ message }) => say(message.text, message.params));
  return of.length === 0 ? [] : [heading(say('Notes on this computation')), { ul: [...new Set(of)] }];
}

/** Documents behind the return, each with a box, filled if at hand; two per line, to save a page. */
function checklist({ documents }: Sheet, say: Say): object[] {
  if (documents.length === 0) return [];
  const entries = documents.map(({ label, section, atHand }) => {
    const text = say(label.text, label.params);
    return {
      columnGap: 2,
      columns: [
        {
          width: 9,
          canvas: [
            {
              type: 'rect',
              x: 0,
              y: 1,
              w: 6.5,
              h: 6.5,
              lineWidth: 0.6,
              lineColor: inks.muted,
              ...(atHand ? { color: inks.strong } : {}),
            },
          ],
        },
        section && !text.includes(section) ? `${text} (${section})` : text,
      ],
      fontSize: 8,
    };
  });
  const half = Math.ceil(entries.length / 2);
  return [
    {
      ...heading(''),
      headlineLevel: 2,
      text: [
        say('Documents behind this return'),
        { text: `   ${say('A filled box: at hand.')}`, fontSize: 8, bold: false, color: inks.muted },
      ],
    },
    {
      layout: {
        ...closeLook,
        hLineWidth: () => 0,
        paddingTop: () => 0.4,
        paddingBottom: () => 0.4,
        paddingLeft: () => 0,
      },
      table: {
        widths: ['*', '*'],
        dontBreakRows: true,
        body: entries.slice(0, half).map((entry, at) => [entry, entries[half + at] ?? '']),
      },
    },
  ];
}

/** `GET /itr/{id}/computation.pdf?language=`. */
export const computationPdf = route({
  method: 'GET',
  path: '/itr/:id/computation.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'itr.exported',
  params: idParams,
  query: languageQuery,
  handle: async ({ user, params, query, deps }) => {
    const sheet = await computationOf(deps, user, params.id);
    const parts = await Promise.all(
      appendices.map((part) => part(deps, sheet.entity, sheet.heading.year, query.language)),
    );
    const body = await renderPdf(computationSheet(sheet, query.language, parts.flat()));
    return {
      file: {
        name: `${sheet.heading.pan}_computation_AY${sheet.heading.year}.pdf`,
        type: 'application/pdf',
        body,
        size: body.length,
      },
    };
  },
});
