import { todayInIst } from '../../shared/dates.ts';
import { type BankLine, readBank } from '../../shared/intake/bank.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { invalidField } from '../base/errors.ts';
import { because, previewOf, type Reader, type Reading, rupees, unusedOf } from './reading.ts';
import { keepLines } from './store.ts';

/** The question which comes first in dates that read both ways. */
export const askDates = (date: string): AskedQuestion =>
  askedQuestion({
    id: 'dates',
    text: say('askDates', { date }),
    options: [
      { value: 'day', label: say('dayFirst') },
      { value: 'month', label: say('monthFirst') },
    ],
  });

/** Bank statements: their lines are kept with the import. */
export const bankReader: Reader<{ lines: BankLine[] }> = {
  read: async (given, file): Promise<Reading<{ lines: BankLine[] }>> => {
    if (file.kind !== 'tables') {
      throw invalidField('file', 'Send the bank statement as CSV or Excel', 'other_kind');
    }
    const table = file.tables.find((t) => readBank(t.rows).heading) ?? file.tables[0]!;
    const read = readBank(table.rows, {
      answers: given.answers,
      mapping: given.mapping,
      today: todayInIst(given.deps.now()),
    });
    const { heading, lines } = read;
    const sums = {
      debit: lines.reduce((n, l) => n + l.debit, 0),
      credit: lines.reduce((n, l) => n + l.credit, 0),
    };
    const used = new Set(heading?.fields.flatMap((f, i) => (f === '' ? [] : [i])) ?? []);
    return {
      source: null,
      confidence: 0.95,
      sheets: heading
        ? [
            {
              sheet: table.name,
              source: null,
              line: heading.line + 1,
              columns: heading.names.map((name, i) => ({ heading: name, field: heading.fields[i]! })),
              rows: previewOf(table.rows, heading.line, heading.names.length, shown),
            },
          ]
        : [],
      placed: lines.length > 0 ? { bank: { rows: lines.length, totals: rupees(sums) } } : {},
      set_aside: [
        ...read.refused.map((r) => ({
          sheet: '',
          row: r.line,
          column: r.column ?? null,
          ...because(r.message),
          refused: true,
          cells: r.cells,
        })),
        ...read.left.map((l) => ({
          sheet: '',
          row: l.line,
          column: null,
          ...because(l.message),
          refused: false,
          cells: [],
        })),
      ],
      unmapped: heading ? unusedOf(heading.names, used, table.rows, heading.line) : [],
      file_totals: rupees(sums),
      total_row: null,
      questions: read.order === 'open' ? [askDates(read.example)] : breaksAsked(read.breaks, given.answers),
      warnings: [],
      target: {
        kept: true,
        from: lines.map((l) => l.date).sort()[0] ?? null,
        to:
          lines
            .map((l) => l.date)
            .sort()
            .at(-1) ?? null,
      },
      data: { lines },
    };
  },
  steps: async (given, { data }, { intake_id }) => [
    keepLines(given.deps, intake_id, 'Bank statement', data.lines),
  ],
};

/** A balance that does not follow from the line before means a line is missing or misread. */
function breaksAsked(breaks: readonly number[], answers: Readonly<Record<string, string>>): AskedQuestion[] {
  if (breaks.length === 0 || answers['balances'] === 'keep') return [];
  return [
    askedQuestion({
      id: 'balances',
      text: say('askBalances', { count: breaks.length, first: breaks[0]! }),
      options: [{ value: 'keep', label: say('keepLines') }],
    }),
  ];
}
