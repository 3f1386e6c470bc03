import { performance } from 'node:perf_hooks';
import readXlsxFile from 'read-excel-file/node';
import * as XLSX from 'xlsx';
import { xlsxOf } from '../../api/files/workbook.ts';
import { gstr1Files } from '../../shared/gst/gstr1/chunks.ts';
import { workbook } from '../../shared/gst/gstr1/export.ts';
import { readGstr1 } from '../../shared/gst/gstr1/json-read.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { allTotals } from '../../shared/gst/gstr1/totals.ts';
import { checkAll, createChecker } from '../../shared/gst/gstr1/validate.ts';
import { matchPurchases } from '../../shared/gst/gstr2b/match.ts';
import type { InwardDocument } from '../../shared/gst/gstr2b/read.ts';
import { sectionCsv } from '../../shared/gst/import/csv.ts';
import { planMerge } from '../../shared/gst/import/merge.ts';
import { importTable } from '../../shared/gst/import/table.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { readCsv } from '../../shared/sheets/csv.ts';

/**
 * GSTR-1 at 10,000 and 50,000 invoices. The limits are the product's; beside reading, placing and checking a workbook stands what SheetJS takes to
 * parse the same file alone, beside the CSV its library.
 */
const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };

function median(run: () => unknown, times = 5): number {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    run();
    took.push(performance.now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

async function medianOf(run: () => Promise<unknown>, times = 3): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await run();
    took.push(performance.now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

let failed = false;
function line(name: string, ms: number, limit?: number): void {
  if (limit !== undefined && ms > limit) failed = true;
  console.log(
    `${name.padEnd(58)} ${ms.toFixed(0).padStart(7)} ms${limit === undefined ? '' : `   limit ${limit} ms${ms > limit ? '  EXCEEDED' : ''}`}`,
  );
}

for (const count of [10_000, 50_000]) {
  const scale = count / 10_000;
  const sheets = manyInvoices(who, count);
  const csv = sectionCsv('b2b', sheets.b2b!);
  console.log(`\n${count} invoices, CSV of ${(csv.length / 1024 / 1024).toFixed(1)} MiB`);
  line(
    'CSV library alone (papaparse)',
    median(() => readCsv(csv), 3),
  );
  const imported = () => importTable(who, 'b2b', readCsv(csv), rowIds());
  line('import', median(imported, 3));
  line(
    'import and validate everything',
    median(() => checkAll(who, { ...sheets, b2b: imported().rows }), 3),
    2000 * scale,
  );
  const book = await xlsxOf(workbook({ b2b: sheets.b2b! }));
  console.log(`the same as a workbook of ${(book.length / 1024 / 1024).toFixed(1)} MiB`);
  line(
    'SheetJS alone: parse the workbook to rows',
    median(() => {
      const parsed = XLSX.read(book, { cellDates: true });
      return XLSX.utils.sheet_to_json(parsed.Sheets[parsed.SheetNames[0]!]!, { header: 1 });
    }, 3),
  );
  line(
    'workbook: read, import and validate',
    await medianOf(async () => {
      const [sheet] = (await readXlsxFile(book)) as unknown as { data: RawCell[][] }[];
      return checkAll(who, { b2b: importTable(who, 'b2b', sheet!.data, rowIds()).rows });
    }),
    2000 * scale,
  );
  const issues = checkAll(who, sheets);
  if (issues.some((i) => i.severity === 'error'))
    throw new Error(`The sample return has errors: ${issues[0]!.message.text}`);
  const checker = createChecker(who);
  checker.put('b2b', sheets.b2b!);
  checker.rows();
  const row = sheets.b2b![5]!;
  line(
    're-check one edited row',
    median(() => {
      checker.put('b2b', [{ ...row, taxable_value: row.taxable_value! + 1 }]);
      checker.of(row.id);
    }),
    5,
  );
  line(
    'totals of all sections',
    median(() => allTotals(sheets)),
  );
  line(
    'JSON files for the portal',
    median(() => gstr1Files(who, sheets, '2025-11-05')),
    500 * scale,
  );
  const text = gstr1Files(who, sheets, '2025-11-05', {}, { bytes: 1e9, lines: 1e9 })[0]!.text;
  line(
    'JSON.parse alone',
    median(() => JSON.parse(text)),
  );
  line(
    'JSON read back',
    median(() => readGstr1(JSON.parse(text))),
  );
  line(
    'merge preview of the same file',
    median(() => planMerge(sheets, { b2b: imported().rows }, who.period), 3),
  );
  const documents: InwardDocument[] = sheets.b2b!.map((r) => ({
    id: r.id,
    source: 'b2b',
    kind: 'invoice',
    gstin: r.gstin!,
    name: '',
    number: r.invoice_number!,
    date: r.invoice_date!,
    value: r.invoice_value!,
    taxable: r.taxable_value!,
    igst: r.igst ?? 0,
    cgst: r.cgst ?? 0,
    sgst: r.sgst ?? 0,
    cess: 0,
    place_of_supply: r.place_of_supply!,
    reverse: false,
    available: true,
    reason: '',
    rejected: false,
    supplier_period: '',
    filed_on: '',
  }));
  const purchases = documents.map((d, i) => ({
    ...d,
    id: `p${i}`,
    eligible: 'yes' as const,
    number: i % 10 === 0 ? `X${d.number}` : d.number,
  }));
  line(
    '2B match, a tenth only nearly alike',
    median(() => matchPurchases(purchases, documents), 3),
    2000 * scale,
  );
}
process.exitCode = failed ? 1 : 0;
