import { onWire, sentence } from '../../../shared/forms/messages.ts';
import { readGstr1 } from '../../../shared/gst/gstr1/json-read.ts';
import type { NextId } from '../../../shared/gst/gstr1/row-ids.ts';
import type { SectionId } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import {
  readSalesTables,
  readSalesVouchers,
  type SalesOptions,
  type SalesRead,
} from '../../../shared/gst/import/sales.ts';
import { salesField } from '../../../shared/intake/headings.ts';
import { askedQuestion } from '../../../shared/intake/questions.ts';
import { splitTables } from '../../../shared/intake/split-tables.ts';
import { shownCell as shown } from '../../../shared/sheets/cells.ts';
import type { Upload } from '../../base/call.ts';
import { type Failure, invalidField } from '../../base/errors.ts';
import { readUpload, refuseFile, refuseOtherKind, refuseUnits } from '../../files/read-file.ts';
import type { SourceContent } from './merge.ts';

function takeJson(
  who: Taxpayer,
  value: unknown,
  next: NextId,
  stranger: (gstin: string) => Failure,
): SourceContent {
  const read = readGstr1(value, next, { sez: who.sez });
  if (read.gstin === '') refuseFile(read.problems[0]!.message, 'unknown_file');
  if (read.gstin !== who.gstin) throw stranger(read.gstin);
  if (read.period !== who.period) {
    const message = sentence('The file is for {found}, this return for {expected}', {
      found: read.period,
      expected: who.period,
    });
    throw invalidField('file', message, 'other_period');
  }
  return {
    sheets: read.sheets,
    refused: read.problems.map((p) => ({
      section: null,
      line: null,
      column: p.path,
      number: null,
      ...onWire(p.message),
      cells: [],
    })),
    warnings: read.ignored.map(({ path, count }) =>
      sentence('{path} was not applied ({count})', { path, count }),
    ),
  };
}

/** Headings of a register with their fields, and its first rows as text. */
function columnsShown({
  sheet,
  layout,
  rows,
}: SalesRead['layouts'][number]): NonNullable<SourceContent['layouts']>[number] {
  const fields = layout.names.map(
    (_, i) => Object.entries(layout.at).find(([, list]) => list.includes(i))?.[0] ?? '',
  );
  return {
    sheet,
    source: layout.source?.name ?? null,
    line: layout.line + 1,
    columns: layout.names.map((heading, i) => ({ heading, field: fields[i]! })),
    rows: rows.map((cells) => layout.names.map((_, i) => shown(cells[i]).slice(0, 80))),
  };
}

/** A reading as the API returns it. */
function takenOf(read: SalesRead): SourceContent {
  return {
    sheets: read.sheets,
    refused: read.refused.map((r) => ({
      section: r.section,
      line: r.line,
      column: r.column ?? null,
      number: r.number,
      ...onWire(r.message),
      cells: r.cells,
    })),
    warnings: read.notes.map(({ sheet, message }) =>
      sheet === '' ? message : sentence('{sheet}: {message}', { sheet, message }),
    ),
    ...(read.totals ? { totals: read.totals } : {}),
    ...(read.questions.length > 0 ? { questions: read.questions.map(askedQuestion) } : {}),
    ...(read.layouts.length > 0 ? { layouts: read.layouts.map(columnsShown) } : {}),
  };
}

/**
 * Rows, refusals and warnings of a file for GSTR-1 (`stranger` is the error for another GSTIN): the
 * department's JSON, CSV, Excel or Tally vouchers.
 */
export async function takeFile(
  who: Taxpayer,
  upload: Upload | undefined,
  section: SectionId | undefined,
  next: NextId,
  stranger: (gstin: string) => Failure,
  options: Omit<SalesOptions, 'section'> = {},
): Promise<SourceContent> {
  const file = await readUpload(upload);
  if (file.kind === 'json' || !section)
    refuseOtherKind(file, who.sez ? ['gstr1', 'purchases'] : ['gstr1'], ['sales-register']);
  if (file.kind === 'json') return takeJson(who, file.value, next, stranger);
  if (file.kind === 'tables') {
    refuseUnits(file.tables);
    const tables = file.tables.flatMap((t) => splitTables(salesField, t));
    return takenOf(readSalesTables(who, tables, next, { ...options, section }));
  }
  const read = readSalesVouchers(who, file.text, next, options.answers);
  return 'message' in read ? refuseFile(read.message, 'unknown_file') : takenOf(read);
}
