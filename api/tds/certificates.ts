import { formatDate, startYear } from '../../shared/dates.ts';
import { formatPaise, type Paise } from '../../shared/money.ts';
import type { Report, ReportTable } from '../../shared/reports/report.ts';
import { certificateOf, isFresh } from '../../shared/tds/data/certificates.ts';
import { formInfo, type Quarter, quarterDays, type TdsForm } from '../../shared/tds/data/forms.ts';
import { tdsStates } from '../../shared/tds/data/states.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { type Nature, naturesOf } from '../../shared/tds/natures.ts';
import { deductedOf, type Payee } from '../../shared/tds/payees.ts';
import { hasPan } from '../../shared/tds/rates.ts';
import type { ChallanRow, DeducteeRow } from '../../shared/tds/sheets.ts';
import { type PaperLanguage, type Say, wordsIn } from '../pdf/languages.ts';
import type { TdsStatementDoc } from './model.ts';
import type { Rows } from './rows.ts';

/** A quarter's statement, for yearly certificates. */
export interface QuarterRows {
  quarter: Quarter;
  token: string;
  challans: readonly ChallanRow[];
  deductees: readonly DeducteeRow[];
}

/** Sources of a statement's sheets. */
export interface Source {
  record: TdsStatementDoc;
  name: string;
  head: Head;
  rows: Rows;
  language: PaperLanguage;
  say: Say;
  /** For a salary statement of the last quarter: the statements of the year, this one last. */
  year?: readonly QuarterRows[];
}

/** A certificate's data and its verification by the person responsible. */
export interface Certificate {
  report: Report;
  /** Undefined if there is nothing to certify. */
  verification: string | undefined;
  /** Lines below the signature. */
  signatory: readonly string[];
  place: string;
}

const day = (value: string | undefined): string => (value ? formatDate(value) : '');
/** A figure column. */
export const right = (label: string) => ({ label, right: true });
const sum = (rows: readonly DeducteeRow[], of: (row: DeducteeRow) => Paise): Paise =>
  rows.reduce((total, row) => total + of(row), 0);
const deposited = (row: DeducteeRow): Paise => row.deposited ?? 0;

/** Address lines from a statement's head, with the State's name. */
export const addressOf = (part: Record<string, string>, say: Say): string => {
  const state = tdsStates.find(({ value }) => value === part['state'])?.label;
  return [1, 2, 3, 4, 5]
    .map((n) => part[`address_${n}`])
    .concat(state && say(state), part['pincode'])
    .filter(Boolean)
    .join(', ');
};

/** The deductor as certificates name it. */
const deductorOf = ({ head, name, say }: Source): string =>
  [head.deductor['name'] || name, addressOf(head.deductor, say)].filter(Boolean).join(', ');

const yearOf = (financialYear: string): string => {
  const next = startYear(financialYear) + 1;
  return `${next}-${String((next + 1) % 100).padStart(2, '0')}`;
};

/** Names of a statement's parties in mid-sentence. */
const inSentence = {
  Employee: 'employee',
  Employer: 'employer',
  Collectee: 'collectee',
  Collector: 'collector',
  Payee: 'payee',
  Deductor: 'deductor',
} as const;

/** Details of deductor, payee and statement, above every certificate. */
function particulars(source: Source, payee: Payee): [label: string, value: string][] {
  const { record, head, say } = source;
  const { kind } = formInfo[record.form_type];
  const [theirs, ours]: [keyof typeof inSentence, keyof typeof inSentence] =
    kind === 'salary'
      ? ['Employee', 'Employer']
      : kind === 'collection'
        ? ['Collectee', 'Collector']
        : ['Payee', 'Deductor'];
  const yearly = source.year !== undefined;
  const days = quarterDays(record.financial_year, record.quarter);
  const { salary } = payee;
  const from = yearly ? salary?.employed_from || quarterDays(record.financial_year, 'Q1').from : days.from;
  const to = yearly ? salary?.employed_to || days.to : days.to;
  const first = payee.rows[0];
  const own = first?.reference || salary?.reference;
  const abroad = [
    first?.nr_address,
    first?.country && say('country code {code}', { code: first.country }),
  ].filter(Boolean);
  return [
    [ours, deductorOf(source)],
    [
      say('PAN, TAN of the {party}', { party: { text: inSentence[ours] } }),
      [head.deductor['pan'] || say('no PAN'), head.deductor['tan']].filter(Boolean).join(', '),
    ],
    [theirs, [payee.name, salary?.designation].filter(Boolean).join(', ')],
    [
      say('PAN of the {party}', { party: { text: inSentence[theirs] } }),
      payee.pan && hasPan(payee.pan) ? payee.pan : `${say('not given')}${payee.pan ? ` (${payee.pan})` : ''}`,
    ],
    ...(own ? [['Reference number', own] as [string, string]] : []),
    ...(abroad.length > 0 ? [['Address abroad', abroad.join(', ')] as [string, string]] : []),
    ...(first?.nr_tin ? [['Tax number abroad', first.nr_tin] as [string, string]] : []),
    isFresh(record.form_type)
      ? ['Tax year', record.financial_year]
      : ['Assessment year', yearOf(record.financial_year)],
    ['Period', say('{from} to {to}', { from: formatDate(from), to: formatDate(to) })],
    [
      'Statement',
      say('Form {form}, {quarter} of {year}', {
        form: record.form_type,
        quarter: record.quarter,
        year: record.financial_year,
      }),
    ],
    ['Certificate number', say('given by TRACES')],
  ];
}

/** What a code stands for on paper; under the Act of 2025 its section of 1961, by which it is known, is named as the former one. */
export const natureIn = (form: TdsForm, { section, title }: Nature, code: string, say: Say): string => {
  if (!section || section === code) return say(title);
  return isFresh(form)
    ? say('{title} (formerly {section})', { title: { text: title }, section })
    : `${section} ${say(title)}`;
};

const natureText = (
  form: TdsForm,
  natures: ReadonlyMap<string, Nature[]>,
  code: string,
  say: Say,
): string => {
  const found = natures.get(code);
  return found ? `${code} · ${found.map((n) => natureIn(form, n, code, say)).join(' / ')}` : code;
};

/** Payments with tax, one line each. */
function paymentsTable(source: Source, rows: readonly DeducteeRow[]): ReportTable {
  const { form_type: form } = source.record;
  const collects = formInfo[form].kind === 'collection';
  const natures = naturesOf(form);
  return {
    title: collects ? 'Receipts' : 'Payments',
    columns: [
      { label: 'No.' },
      { label: collects ? 'Nature of collection' : 'Nature of payment' },
      { label: collects ? 'Received or debited on' : 'Paid or credited on' },
      right('Amount'),
      right(collects ? 'Tax collected' : 'Tax deducted'),
      { label: 'Remark' },
    ],
    rows: [
      ...rows.map((r, i) => ({
        cells: [
          String(i + 1),
          natureText(form, natures, r.code ?? '', source.say),
          day(r.paid_on),
          formatPaise(r.amount ?? 0),
          formatPaise(deductedOf(r)),
          [r.remark, r.certificate].filter(Boolean).join(' '),
        ],
      })),
      {
        cells: [
          '',
          source.say('Total'),
          '',
          formatPaise(sum(rows, (r) => r.amount ?? 0)),
          formatPaise(sum(rows, deductedOf)),
          '',
        ],
        strong: true,
      },
    ],
    empty: '',
  };
}

/** Tax by quarter, with the statements' receipt numbers. */
function quartersTable(
  quarters: readonly QuarterRows[],
  of: (q: QuarterRows) => readonly DeducteeRow[],
  collects: boolean,
  say: Say,
): ReportTable {
  const all = quarters.flatMap((q) => of(q));
  return {
    title: 'Tax by quarter',
    columns: [
      { label: 'Quarter' },
      { label: 'Receipt number of the statement' },
      right('Amount'),
      right(collects ? 'Tax collected' : 'Tax deducted'),
      right('Tax deposited'),
    ],
    rows: [
      ...quarters.map((q) => ({
        cells: [
          q.quarter,
          q.token || say('not filed yet'),
          ...[(r: DeducteeRow) => r.amount ?? 0, deductedOf, deposited].map((f) =>
            formatPaise(sum(of(q), f)),
          ),
        ],
      })),
      ...(quarters.length > 1
        ? [
            {
              cells: [
                say('Total'),
                '',
                ...[(r: DeducteeRow) => r.amount ?? 0, deductedOf, deposited].map((f) =>
                  formatPaise(sum(all, f)),
                ),
              ],
              strong: true,
            },
          ]
        : []),
    ],
    empty: '',
  };
}

/** Deposits: by book entry (24G receipt, DDO serial, voucher) and by challan (BSR code, date, serial). */
function depositTables(
  quarters: readonly QuarterRows[],
  of: (q: QuarterRows) => readonly DeducteeRow[],
  say: Say,
): ReportTable[] {
  const paid = quarters.flatMap((q) => {
    const challans = new Map(q.challans.map((c) => [c.id, c]));
    return of(q)
      .filter((r) => deposited(r) > 0)
      .map((r) => ({ amount: deposited(r), challan: challans.get(r.challan ?? '') }));
  });
  const table = (title: string, heads: readonly string[], book: boolean): ReportTable => {
    const own = paid.filter(({ challan }) => (challan?.by_book_entry === 'Y') === book);
    return {
      title,
      columns: [{ label: 'No.' }, ...heads.map((label) => ({ label })), right('Tax deposited')],
      rows: [
        ...own.map(({ amount, challan }, i) => ({
          cells: [
            String(i + 1),
            challan?.bsr ?? say('no challan given'),
            day(challan?.deposited_on),
            challan?.serial ?? '',
            formatPaise(amount),
          ],
        })),
        ...(own.length > 0
          ? [
              {
                cells: ['', say('Total'), '', '', formatPaise(own.reduce((total, x) => total + x.amount, 0))],
                strong: true,
              },
            ]
          : []),
      ],
      empty: 'Nothing has been deposited for this payee yet.',
    };
  };
  const books = table('Deposited by book entry', ['24G receipt', 'Transfer voucher of', 'DDO serial'], true);
  const banks = table('Deposited by challan', ['BSR code', 'Deposited on', 'Challan serial'], false);
  const some = [books, banks].filter((t) => t.rows.length > 0);
  return some.length > 0 ? some : [banks];
}

/** The verification of deduction and deposit, with amounts in words. */
function verificationOf(source: Source, deducted: Paise, paid: Paise): string | undefined {
  if (deducted === 0) return undefined;
  const { head, record, say, language } = source;
  const collects = formInfo[record.form_type].kind === 'collection';
  const blank = '______________________';
  return say(
    collects
      ? 'I, {name}, son or daughter of {parent}, working as {designation}, certify that {sum} ({words}) has been collected as tax and that {deposited} ({deposited_words}) has been deposited to the credit of the Central Government. The information above is true, complete and correct and is based on the books of account, documents, statements, deposits and other available records.'
      : 'I, {name}, son or daughter of {parent}, working as {designation}, certify that {sum} ({words}) has been deducted as tax and that {deposited} ({deposited_words}) has been deposited to the credit of the Central Government. The information above is true, complete and correct and is based on the books of account, documents, statements, deposits and other available records.',
    {
      name: head.responsible['name'] || blank,
      parent: blank,
      designation: head.responsible['designation'] || blank,
      sum: `₹ ${formatPaise(deducted)}`,
      words: wordsIn(language, deducted),
      deposited: `₹ ${formatPaise(paid)}`,
      deposited_words: wordsIn(language, paid),
    },
  );
}

/** A certificate from its tables. */
export function certificateFrom(
  source: Source,
  payee: Payee,
  o: {
    form: string;
    title: string;
    law: string;
    tables: readonly ReportTable[];
    notes: readonly string[];
    verification: string | undefined;
  },
): Certificate {
  const { head, record } = source;
  const who = payee.pan && hasPan(payee.pan) ? payee.pan : payee.name;
  const period = source.year ? record.financial_year : `${record.financial_year}_${record.quarter}`;
  return {
    report: {
      title: o.title,
      name: payee.name,
      facts: [['Under', source.say(o.law)], ...particulars(source, payee)],
      tables: o.tables,
      notes: [...o.notes, 'Amounts in rupees.'],
      file: `${o.form}_${who}_${period}`.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_'),
    },
    verification: o.verification,
    signatory: [
      head.responsible['name'],
      head.responsible['designation'],
      head.deductor['name'] || source.name,
    ].filter((line): line is string => Boolean(line)),
    place: head.deductor['address_5'] ?? '',
  };
}

/** Note on every certificate: the one from TRACES is authoritative. */
const fromTraces =
  'Data for the certificate. Download the certificate to be issued from TRACES after the statement is processed.';

/** A payee's rows in a quarter's statement. */
const rowsOf =
  (payee: Payee) =>
  (q: QuarterRows): readonly DeducteeRow[] =>
    q.deductees.filter((r) =>
      payee.pan && hasPan(payee.pan)
        ? r.pan === payee.pan
        : r.pan === payee.pan && (r.name ?? '').trim().toLowerCase() === payee.name.trim().toLowerCase(),
    );

/**
 * The data of one payee's certificate: Form 16 Part A, 16A, 27D or their successors; `more` are the tables of
 * a salary.
 */
export function certificateReport(
  source: Source,
  payee: Payee,
  more: { tables: readonly ReportTable[]; notes: readonly string[] },
): Certificate {
  const { record, say } = source;
  const { form, law } = certificateOf(record.form_type);
  const { kind } = formInfo[record.form_type];
  const quarters = source.year ?? [
    {
      quarter: record.quarter,
      token: record.token_number,
      challans: source.rows.challans,
      deductees: source.rows.deductees,
    },
  ];
  const of = rowsOf(payee);
  const all = quarters.flatMap((q) => of(q));
  const deducted = sum(all, deductedOf);
  const paid = sum(all, deposited);
  return certificateFrom(source, payee, {
    form,
    law,
    title: say('Form {form}: data of the certificate', { form }),
    tables: [
      ...(source.year ? [] : [paymentsTable(source, all)]),
      quartersTable(quarters, of, kind === 'collection', say),
      ...depositTables(quarters, of, say),
      ...more.tables,
    ],
    notes: [
      fromTraces,
      ...more.notes,
      ...(kind === 'salary'
        ? [
            source.year
              ? 'Part A is issued only by TRACES: the quarters above show what it should contain.'
              : 'A salary certificate is for the year: with the fourth quarter’s statement it includes the salary and all quarters.',
          ]
        : []),
      ...(deducted !== paid
        ? [
            say('{deducted} deducted and {paid} deposited differ: TRACES shows what was deposited.', {
              deducted: `₹ ${formatPaise(deducted)}`,
              paid: `₹ ${formatPaise(paid)}`,
            }),
          ]
        : []),
    ],
    verification: verificationOf(source, deducted, paid),
  });
}
