import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readLedgerRows } from '../../shared/accounts/table.ts';
import { english } from '../../shared/forms/messages.ts';
import { writeGstr1 } from '../../shared/gst/gstr1/json-write.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { joinParts } from '../../shared/gst/gstr2b/parts.ts';
import { readGstr2b } from '../../shared/gst/gstr2b/read.ts';
import { readPurchases } from '../../shared/gst/gstr2b/read-purchases.ts';
import { readSalesTables, readSalesVouchers, type SalesRead } from '../../shared/gst/import/sales.ts';
import { type GovernmentKind, otherKind } from '../../shared/intake/recognise.ts';
import { otherTables, type TableKind } from '../../shared/intake/recognise-table.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { namedTable, readTable as readTdsTable } from '../../shared/tds/files.ts';
import { isFailure } from '../base/errors.ts';
import { readEntityRows } from '../entities/table.ts';
import { type ReadFile, readUpload } from '../files/read-file.ts';
import { differences } from './gstr1-differences.ts';

/** What became of a sample: read as its truth, asked about, refused by name, or misread. */
export type Fate = 'right' | 'asked, then right' | 'refused' | 'wrong';

const folder = '../shared/samples/tables';
export const missing = !existsSync(folder);
if (missing) console.log(`skipped: ${folder} is not here`);

export interface Truth {
  file: string;
  task: string;
  client?: { gstin: string };
  expect: { outcome: 'import' | 'importWithQuestions' | 'refuse'; must?: string[] };
  afterAnswers?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the truth of each task has a shape of its own
  truth: any;
}
export const truths: Truth[] = missing
  ? []
  : readdirSync(folder)
      .filter((name) => name.endsWith('.truth.json'))
      .map((name) => ({
        expect: { outcome: 'import' },
        ...JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
      }));
const open = (truth: Truth): Promise<ReadFile> =>
  readUpload({ name: truth.file, path: `${folder}/${truth.file}`, size: 1 } as never);

/** Answers of the truth, by document, as every question about it takes them; those a question offers to all files beside. */
const answersOf = (truth: Truth): Record<string, string> => {
  const out: Record<string, string> = { orders: 'summary', inclusive: 'yes' };
  for (const [number, answer] of Object.entries(truth.afterAnswers ?? {}))
    for (const id of ['place', 'supply', 'untaxed']) out[`${id}:${number}`] = answer;
  // Of the vouchers: the note takes back A/006, an invoice of table 5, and A/012 is a deemed export, which Tally's file does not say.
  if (truth.file === 'tally-sales-vouchers.xml')
    Object.assign(out, { 'original:CN/02': 'b2cl', 'supply:A/012': 'DE' });
  return out;
};

/** Sources with a column for the unit; of others the truth knows a unit the file does not have. */
const withUnits = new Set([
  'busy-sales-itemwise.xlsx',
  'gstn-offline-tool.xlsx',
  'tally-sales-vouchers.xml',
  'zoho-invoices.csv',
]);
const withoutUnits = (truth: Truth, gstr1: Record<string, unknown>): Record<string, unknown> => {
  if (withUnits.has(truth.file)) return gstr1;
  const hsn = gstr1['hsn'] as Record<string, object[]> | undefined;
  return hsn
    ? {
        ...gstr1,
        hsn: Object.fromEntries(
          Object.entries(hsn).map(([part, rows]) => [part, rows.map((row) => ({ ...row, uqc: 'OTH' }))]),
        ),
      }
    : gstr1;
};

async function sales(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const who: Taxpayer = { gstin: truth.client!.gstin, period: '10-2025', frequency: 'monthly' };
  const file = await open(truth);
  const other = file.kind === 'tables' ? otherTables(file.tables, ['sales-register']) : undefined;
  if (other) return { fate: 'refused', why: [english(other)] };
  const read = (answers: Record<string, string>): SalesRead => {
    if (file.kind === 'json') throw new Error('not a register');
    const out =
      file.kind === 'tables'
        ? readSalesTables(who, file.tables, rowIds(), { answers })
        : readSalesVouchers(who, file.text, rowIds(), answers);
    if ('message' in out) throw new Error(english(out.message));
    return out;
  };
  const wanted = withoutUnits(truth, truth.truth.gstr1);
  const compare = (r: SalesRead) => {
    const json = writeGstr1(who, r.sheets);
    const { totals } = r;
    const lost = totals ? totals.file.taxable - totals.placed.taxable - totals.refused.taxable : 0;
    return [
      ...differences(wanted, withoutUnits(truth, json)),
      ...r.refused.filter((x) => !x.asked).map((x) => `${x.line} ${english(x.message)}`),
      ...(lost === 0 ? [] : [`${lost} paise lost`]),
    ];
  };
  const first = read({});
  if (first.questions.length === 0) {
    const why = compare(first);
    return { fate: why.length === 0 ? 'right' : 'wrong', why };
  }
  // What is placed before the answers is right already.
  const early = differences(wanted, writeGstr1(who, first.sheets)).filter((d) => d.endsWith('too many'));
  const second = read(answersOf(truth));
  const why = [
    ...(truth.file.endsWith('.xlsx') ? early : []),
    ...second.questions.map((q) => `${q.id} is still open`),
    ...compare(second),
  ];
  return { fate: why.length === 0 ? 'asked, then right' : 'wrong', why };
}

const opened = async (truth: Truth, json: readonly GovernmentKind[], tables: readonly TableKind[]) => {
  const file = await open(truth);
  const other =
    file.kind === 'json'
      ? otherKind(file.value, json)
      : file.kind === 'tables'
        ? otherTables(file.tables, tables)
        : undefined;
  return { file, other: other && english(other) };
};
const judged = (why: string[], asked = false): { fate: Fate; why: string[] } => ({
  fate: why.length > 0 ? 'wrong' : asked ? 'asked, then right' : 'right',
  why,
});
/** What differs between two things that JSON can hold. */
const unlike = (found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];

async function purchases(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const { file, other } = await opened(truth, [], ['purchase-register', 'gstr2a', 'gstr2b']);
  if (other || file.kind !== 'tables') return { fate: 'refused', why: [other ?? ''] };
  const { gstin } = truth.client!;
  const read = (answers: Record<string, string>) =>
    readPurchases(gstin, file.tables[0]!.rows, rowIds(), { answers });
  const first = read({});
  const asked = first.questions.length > 0;
  const done = asked ? read({ marg: 'yes' }) : first;
  const iso = (d: string) => d.split('-').reverse().join('-');
  return judged(
    [
      ...(asked ? unlike(first.purchases, []) : []),
      ...done.refused.map((r) => english(r.message)),
      ...unlike(
        done.purchases.map((p) => [p.gstin, p.number, p.date, p.taxable, p.igst, p.cgst, p.sgst]),
        truth.truth.purchases.map((p: Record<string, number | string>) => [
          p['ctin'],
          p['inum'],
          iso(String(p['idt'])),
          ...['taxable', 'igst', 'cgst', 'sgst'].map((k) => Math.round(Number(p[k] ?? 0) * 100)),
        ]),
      ),
      // Offered as sales it is refused.
      ...(file.tables[0]!.name &&
      truth.file.startsWith('tally') &&
      !otherTables(file.tables, ['sales-register'])
        ? ['taken as sales']
        : []),
    ],
    asked,
  );
}

async function ledgers(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const { file, other } = await opened(truth, [], ['trial-balance']);
  if (other || file.kind !== 'tables') return { fate: 'refused', why: [other ?? ''] };
  const text = (raw: RawCell) => (raw === null || raw === undefined ? '' : String(raw));
  const read = readLedgerRows(file.tables[0]!.rows.map((row) => row.map(text)));
  type Wanted = { name: string; opening?: number; debit?: number; credit?: number; closing: number };
  const wanted = (truth.truth.ledgers as Wanted[]).map((l) => [
    l.name,
    ...(l.opening === undefined ? [] : [l.opening, l.debit, l.credit]),
    l.closing,
  ]);
  const whole = (truth.truth.ledgers as Wanted[])[0]!.opening !== undefined;
  return judged([
    ...read.issues.filter((i) => i.severity === 'error').map((i) => english(i.message)),
    ...unlike(
      read.ledgers.map((l) => [
        l.ledger_name,
        ...(whole ? [l.opening_balance / 100, l.debit / 100, l.credit / 100] : []),
        l.closing_balance / 100,
      ]),
      wanted,
    ),
  ]);
}

async function clients(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const { file, other } = await opened(truth, [], ['clients']);
  if (other || file.kind !== 'tables') return { fate: 'refused', why: [other ?? ''] };
  const { lines } = readEntityRows(file.tables[0]!.rows);
  const pans = new Set(lines.map((l) => l.data['pan']));
  const gstins = new Set(lines.flatMap((l) => (l.data['gstin'] ? [l.data['gstin']] : [])));
  return judged([
    ...unlike(
      [lines.length, pans.size, gstins.size],
      [truth.truth.rows, truth.truth.clients, truth.truth.gstins],
    ),
    ...unlike(
      lines.map((l) => l.data['status']),
      ['Individual', 'HUF', 'Partnership firm', 'Partnership firm', 'Private limited domestic company'],
    ),
    ...unlike(
      lines.map((l) => l.data['date_of_birth']),
      ['1980-01-01', '2005-04-01', '2010-06-15', '2010-06-15', '2015-02-20'],
    ),
  ]);
}

async function tds(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const { file, other } = await opened(truth, [], ['tds']);
  if (other || file.kind !== 'tables') return { fate: 'refused', why: [other ?? ''] };
  let n = 0;
  const next = () => `t${++n}`;
  const [c, d] = file.tables;
  const challans = readTdsTable('26Q', namedTable(c!.name)!, c!.rows, next, [], '');
  const deductees = readTdsTable('26Q', namedTable(d!.name)!, d!.rows, next, challans.rows, '');
  return judged([
    ...[...challans.refused, ...deductees.refused].map((r) => `${r.line} ${r.column} ${english(r.message)}`),
    ...unlike([deductees.rows.length, challans.rows.length], [truth.truth.deductees, truth.truth.challans]),
    ...unlike(
      challans.rows.map((r) => [r['serial'], r['bsr'], r['deposited_on'], r['tax'], r['minor_head']]),
      [
        ['00012', '0000001', '2025-08-07', 1050000, '200'],
        ['00015', '0000001', '2025-09-05', 1200000, '200'],
      ],
    ),
    ...unlike(
      deductees.rows.map((r) => [r['pan'], r['code'], r['amount'], r['tax'], r['rate'], r['remark'] ?? null]),
      // 94J-B of the RPU's annexure is 194J(b), code 4JB of the file.
      [
        ['ZZZPS5011Z', '94C', 5000000, 50000, 10000, null],
        ['ZZZCS5012Z', '4JB', 10000000, 1000000, 100000, null],
        ['PANNOTAVBL', '4IB', 6000000, 1200000, 200000, 'C'],
      ],
    ),
    ...unlike(
      challans.rows.map((c) => [
        c['serial'],
        deductees.rows.reduce((sum, r) => sum + (r['challan'] === c.id ? Number(r['tax']) / 100 : 0), 0),
      ]),
      Object.entries(truth.truth.byChallan),
    ),
  ]);
}

async function statement(truth: Truth): Promise<{ fate: Fate; why: string[] }> {
  const { file, other } = await opened(truth, ['gstr2b'], ['gstr2b']);
  if (other) return { fate: 'refused', why: [other] };
  if (file.kind !== 'json') return { fate: 'refused', why: ['Upload the GSTR-2B JSON file'] };
  const read = readGstr2b(file.value);
  const { of, documents, together } = truth.truth;
  const own = [
    ...read.problems.filter((p) => p.fatal).map((p) => english(p.message)),
    ...(of === undefined ? [] : unlike([read.part.of, read.documents.length], [of, documents])),
  ];
  if (!together) return judged(own);
  const rest = readGstr2b(
    JSON.parse(readFileSync(`${folder}/${truth.file.replace('part1', 'part2')}`, 'utf8')),
  );
  const first = joinParts(undefined, { generated: read.generated, ...read.part, documents: read.documents });
  if (first.way !== 'new') return judged([first.way]);
  const both = joinParts(
    { generated: read.generated, parts: first.parts, documents: first.documents },
    { generated: rest.generated, ...rest.part, documents: rest.documents },
  );
  if (!('documents' in both)) return judged([both.way]);
  const net = (key: 'igst' | 'cgst' | 'sgst' | 'taxable') =>
    both.documents.reduce((sum, d) => sum + (d.kind === 'C' ? -1 : 1) * d[key], 0) / 100;
  return judged([
    ...own,
    ...unlike(
      [both.documents.length, net('igst'), net('cgst'), net('sgst'), net('taxable')],
      [together.documents, together.igstNet, together.cgst, together.sgst, together.taxableNet],
    ),
  ]);
}

export const judges: Record<string, (truth: Truth) => Promise<{ fate: Fate; why: string[] }>> = {
  gstr1: sales,
  purchases,
  trialBalance: ledgers,
  clients,
  tds,
  gstr2b: statement,
  gstr2a: statement,
  ims: statement,
};

/** What becomes of a sample by the reader of its task. */
export const judge = (truth: Truth): Promise<{ fate: Fate; why: string[] }> =>
  judges[truth.task]!(truth).catch((error: Error) => {
    if (!isFailure(error)) throw error;
    return { fate: 'refused' as const, why: [error.message] };
  });

/** Differences of Meesho's files read as one import from what their truth says of them together. */
export async function together(): Promise<string[]> {
  const own = truths.find((t) => t.truth?.together?.gstr1)!;
  const who: Taxpayer = { gstin: own.client!.gstin, period: '10-2025', frequency: 'monthly' };
  const tables = [];
  for (const file of [
    'meesho-tcs_sales.xlsx',
    'meesho-tcs_sales_return.xlsx',
    'meesho-Tax_invoice_details.xlsx',
  ]) {
    const read = await open({ ...own, file });
    if (read.kind === 'tables') tables.push(...read.tables);
  }
  const { sheets } = readSalesTables(who, tables, rowIds());
  const { etin, suppval } = own.truth.together.table14;
  return [
    ...differences(own.truth.together.gstr1, writeGstr1(who, sheets)),
    ...unlike(
      sheets.supeco?.map((r) => [r.eco_gstin, (r.supply_value ?? 0) / 100]),
      [[etin, suppval]],
    ),
  ];
}
