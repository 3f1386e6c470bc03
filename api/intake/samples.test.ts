import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../../shared/forms/messages.ts';
import { writeGstr1 } from '../../shared/gst/gstr1/json-write.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { readSalesTables, readSalesVouchers, type SalesRead } from '../../shared/gst/import/sales.ts';
import { otherTables } from '../../shared/intake/recognise-table.ts';
import { type ReadFile, readUpload } from '../gst/read-file.ts';
import { differences } from './samples-truth.ts';

/** What became of a sample: read as its truth, asked about, refused by name, or misread. */
type Fate = 'right' | 'asked, then right' | 'refused' | 'wrong';

const folder = '../shared/samples/tables';
const missing = !existsSync(folder);
if (missing) console.log(`skipped: ${folder} is not here`);

interface Truth {
  file: string;
  task: string;
  client?: { gstin: string };
  expect: { outcome: 'import' | 'importWithQuestions' | 'refuse'; must?: string[] };
  afterAnswers?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the truth of each task has a shape of its own
  truth: any;
}
const truths: Truth[] = missing
  ? []
  : readdirSync(folder)
      .filter((name) => name.endsWith('.truth.json'))
      .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
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

const judges: Record<string, (truth: Truth) => Promise<{ fate: Fate; why: string[] }>> = { gstr1: sales };

describe.skipIf(missing)('every sample of tables', () => {
  const fates = new Map<string, Fate>();
  const wantedFate: Record<Truth['expect']['outcome'], Fate> = {
    import: 'right',
    importWithQuestions: 'asked, then right',
    refuse: 'refused',
  };
  // The vouchers say neither which invoice a note takes back nor that a supply is a deemed export: its truth asks for the question.
  const asks = new Set(['tally-sales-vouchers.xml']);
  for (const truth of truths.filter((t) => judges[t.task]))
    it(`${truth.file}: ${truth.expect.outcome}`, async () => {
      const { fate, why } = await judges[truth.task]!(truth);
      fates.set(truth.file, fate);
      if (fate === 'wrong') expect(why).toEqual([]);
      expect([truth.file, fate]).toEqual([
        truth.file,
        asks.has(truth.file) ? 'asked, then right' : wantedFate[truth.expect.outcome],
      ]);
    });
  it('none is misread in silence', () => {
    const count = (fate: Fate) => [...fates.values()].filter((f) => f === fate).length;
    console.log(
      `samples: ${count('right')} right, ${count('asked, then right')} asked, ${count('refused')} refused, ${count('wrong')} wrong`,
    );
    expect(count('wrong')).toBe(0);
  });
});
