import { english } from '../../shared/forms/messages.ts';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { readGstr1 } from '../../shared/gst/gstr1/json-read.ts';
import type { NextId } from '../../shared/gst/gstr1/row-ids.ts';
import type { SectionId } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { placeTable } from '../../shared/gst/import/place-table.ts';
import type { Sums } from '../../shared/gst/import/register.ts';
import { importTally } from '../../shared/gst/import/tally.ts';
import { say } from '../../shared/gst/messages.ts';
import { invalid } from '../errors.ts';
import type { Upload } from '../route.ts';
import type { Taken } from './gstr1-merge.ts';
import { type ReadFile, readUpload, refuseFile, refuseOtherKind } from './read-file.ts';

function takeJson(who: Taxpayer, value: unknown, next: NextId): Taken {
  const read = readGstr1(value, next, { sez: who.sez });
  if (read.gstin === '') refuseFile(read.problems[0]!.message, 'unknown_file');
  if (read.gstin !== who.gstin) {
    const message = `The file is of ${read.gstin}, this return is of ${who.gstin}`;
    throw invalid(message, [{ path: 'file', message }], 'other_gstin');
  }
  if (read.period !== who.period) {
    const message = `The file is for ${read.period}, this return for ${who.period}`;
    throw invalid(message, [{ path: 'file', message }], 'other_period');
  }
  return {
    sheets: read.sheets,
    refused: read.problems.map((p) => ({
      section: null,
      line: null,
      column: p.path,
      number: null,
      message: english(p.message),
      cells: [],
    })),
    warnings: read.ignored.map((i) => `${i.path} was not taken over (${i.count})`),
  };
}

const addSums = (a: Sums | undefined, b: Sums): Sums =>
  a
    ? {
        taxable: a.taxable + b.taxable,
        igst: a.igst + b.igst,
        cgst: a.cgst + b.cgst,
        sgst: a.sgst + b.sgst,
        cess: a.cess + b.cess,
      }
    : b;
const addTotals = (a: Taken['totals'], b: NonNullable<Taken['totals']>): NonNullable<Taken['totals']> => ({
  file: addSums(a?.file, b.file),
  placed: addSums(a?.placed, b.placed),
  refused: addSums(a?.refused, b.refused),
});

function takeTables(
  who: Taxpayer,
  file: Extract<ReadFile, { kind: 'tables' }>,
  asked: SectionId | undefined,
  next: NextId,
): Taken {
  const out: Taken = { sheets: {}, refused: [], warnings: [] };
  for (const { name, rows } of file.tables) {
    if (rows.length === 0) continue;
    const read = placeTable(who, { name, rows }, asked, next);
    if (!read.placed && file.tables.length > 1) {
      out.warnings.push(`${name} was left out: its headings fit no table`);
      continue;
    }
    for (const [id, list] of Object.entries(read.sheets) as [SectionId, Row[]][])
      out.sheets[id] = [...(out.sheets[id] ?? []), ...list];
    for (const r of read.refused) {
      // An empty sheet of a template is no failure.
      if (file.tables.length > 1 && rows.length <= 1) continue;
      out.refused.push({
        section: r.section,
        line: r.line,
        column: r.column ?? null,
        number: null,
        message: english(r.message),
        cells: r.cells,
      });
    }
    for (const n of read.notes)
      out.warnings.push(file.tables.length > 1 ? `${name}: ${english(n)}` : english(n));
    if (read.totals) out.totals = addTotals(out.totals, read.totals);
  }
  return out;
}

function takeTally(who: Taxpayer, text: string, next: NextId): Taken {
  const read = importTally(who, text, next);
  if (!read.ok)
    throw invalid(english(read.message), [{ path: 'file', message: english(read.message) }], 'unknown_file');
  const { sheets, refused, skipped, left, withoutHsn, cancelled, exempt } = read.result;
  const kinds = Object.entries(left).map(([type, count]) => `${type} (${count})`);
  return {
    sheets,
    refused: refused.map((r) => ({
      section: null,
      line: null,
      column: null,
      number: r.number,
      message: english(r.message),
      cells: [],
    })),
    warnings: [
      ...(skipped > 0 ? [`${skipped} vouchers of other kinds, optional or cancelled, were left out`] : []),
      ...(kinds.length > 0 ? [english(say('vouchersLeft', { kinds: kinds.slice(0, 30).join(', ') }))] : []),
      ...(withoutHsn.length > 0
        ? [
            english(
              say('linesWithoutHsn', {
                count: withoutHsn.length,
                numbers: withoutHsn.slice(0, 50).join(', '),
              }),
            ),
          ]
        : []),
      ...(cancelled.length > 0
        ? [`Cancelled numbers for table 13: ${cancelled.slice(0, 50).join(', ')}`]
        : []),
      ...(exempt > 0
        ? [
            `${exempt} vouchers without tax went to table 8 as exempted: check whether they are nil rated or non-GST`,
          ]
        : []),
    ],
  };
}

/** Rows, refusals and warnings of a file for a GSTR-1: the department's JSON, CSV, Excel or Tally vouchers. */
export async function takeFile(
  who: Taxpayer,
  upload: Upload | undefined,
  section: SectionId | undefined,
  next: NextId,
): Promise<Taken> {
  const file = await readUpload(upload);
  if (file.kind === 'json' || !section)
    refuseOtherKind(file, who.sez ? ['gstr1', 'purchases'] : ['gstr1'], ['sales-register']);
  if (file.kind === 'json') return takeJson(who, file.value, next);
  if (file.kind === 'xml') return takeTally(who, file.text, next);
  return takeTables(who, file, section, next);
}
