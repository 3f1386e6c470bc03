import { createHash } from 'node:crypto';
import {
  type AssessmentYear,
  assessmentYearOf,
  financialYearOf,
  financialYearOn,
  todayInIst,
} from '../../shared/dates.ts';
import { bankPaper } from '../../shared/evidence/bank.ts';
import type { Paper } from '../../shared/evidence/pieces.ts';
import { readBank } from '../../shared/intake/bank.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { hasLaw, lawYears } from '../../shared/tax/years/index.ts';
import { invalidField } from '../base/errors.ts';
import { planPaper } from '../evidence/lay.ts';
import { markOtherYears } from '../evidence/open.ts';
import { deskFor, filesOf, findDesk, keptPaper, piecesOf } from '../evidence/store.ts';
import {
  because,
  type ImportInput,
  previewOf,
  type Reader,
  type Reading,
  type RecordCounts,
  rupees,
  type Step,
  unusedOf,
} from './reading.ts';

/** The question whether day or month comes first in ambiguous dates. */
export const askDates = (date: string): AskedQuestion =>
  askedQuestion({
    id: 'dates',
    text: say('askDates', { date }),
    options: [
      { value: 'day', label: say('dayFirst') },
      { value: 'month', label: say('monthFirst') },
    ],
  });

/** Bank statements: lines go to the year's papers, where they are assigned to ledgers. */
export const bankReader: Reader<{ papers: YearPaper[] }> = {
  read: async (given, file): Promise<Reading<{ papers: YearPaper[] }>> => {
    if (file.kind !== 'tables') {
      throw invalidField('file', 'Upload the bank statement as CSV or Excel', 'other_kind');
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
    const days = lines.map((l) => l.date).sort();
    const papers = read.order === 'open' ? [] : papersOf(table.rows, read);
    const years = papers.map(({ year }) => year);
    const beside = await besideStored(given, papers);
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
      target: { from: days[0] ?? null, to: days.at(-1) ?? null, assessment_years: years, beside },
      data: { papers },
    };
  },
  steps: async (given, { data }) => Promise.all(data.papers.map((paper) => paperStep(given, paper))),
};

/** A statement's lines as a paper of one year. */
interface YearPaper {
  year: AssessmentYear;
  paper: Paper;
}

/** The statement as a paper for each year with lines; 422 if none of the years is supported. */
function papersOf(rows: Table['rows'], read: ReturnType<typeof readBank>): YearPaper[] {
  const all = [...new Set(read.lines.map((l) => assessmentYearOf(financialYearOn(l.date))))].sort();
  const years = all.filter(hasLaw);
  const [first] = all;
  if (first && years.length === 0)
    throw invalidField(
      'file',
      say('earlierBank', { year: financialYearOf(first), first: financialYearOf(lawYears.at(-1)!) }),
      'other_year',
    );
  return years.map((year) => {
    const paper = bankPaper(rows, read);
    markOtherYears(paper, financialYearOf(year));
    return { year, paper };
  });
}

/** New lines, and those already in the year's papers. */
async function besideStored(
  { deps, entity }: ImportInput,
  papers: readonly YearPaper[],
): Promise<RecordCounts> {
  const beside: RecordCounts = { new: 0, changed: 0, same: 0 };
  for (const { year, paper } of papers) {
    const desk = entity && (await findDesk(entity, year));
    const had = new Set(desk ? (await piecesOf(deps, await filesOf(desk))).map((p) => p.key) : []);
    for (const p of paper.pieces)
      if (!p.marks.includes('other_year')) beside[had.has(p.key) ? 'same' : 'new']++;
  }
  return beside;
}

/** Adds the statement to a year's papers; the same file is added once. */
async function paperStep(
  { deps, entity, name, bytes }: ImportInput,
  { year, paper }: YearPaper,
): Promise<Step> {
  const desk = await deskFor(entity!, year);
  const before = await filesOf(desk);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const hash = deps.vault.fingerprint('evidence', sha256);
  const answer = { source: paper.source, rows: paper.pieces.length, set_aside: [], total_set_aside: 0 };
  const plan = await planPaper(deps, desk, before, { bytes, hash }, paper, (replaced) =>
    keptPaper(name, sha256, { ...answer, warnings: [], warning_messages: [], replaced }),
  );
  const again = before.some((f) => f.hash === hash);
  return {
    ...(again ? {} : { stage: plan.stage }),
    commit: async () => {
      if (!again) await plan.commit();
      return {
        kind: again ? 'none' : 'bank',
        records: [{ id: String(plan._id), version: 0 }],
        created: true,
        before: { desk: String(desk._id), version: desk.version, replaced: plan.replaced.map(String) },
        name: `Bank statement AY ${year}`,
        detail: { assessment_year: year, lines: paper.pieces.length },
      };
    },
  };
}

/** A balance that does not follow from the previous line means a missing or misread line. */
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
