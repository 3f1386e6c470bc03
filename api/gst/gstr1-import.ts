import * as z from 'zod';
import { english } from '../../shared/forms/messages.ts';
import type { NextId } from '../../shared/gst/gstr1/json-read.ts';
import { readGstr1 } from '../../shared/gst/gstr1/json-read.ts';
import { type SectionId, sectionIds } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { guessSection, importTable } from '../../shared/gst/import/table.ts';
import { importTally } from '../../shared/gst/import/tally.ts';
import { invalid, malformed } from '../errors.ts';
import { sizes } from '../limits.ts';
import { route } from '../route.ts';
import { recordId } from '../schemas.ts';
import { mergeTaken, type Taken } from './gstr1-merge.ts';
import { freshIds } from './gstr1-save.ts';
import { type ReadFile, readUpload } from './read-file.ts';
import { periodOf, reachGst, reachTaxpayer, settingsFor, taxpayerOf } from './store.ts';

function takeJson(who: Taxpayer, value: unknown, next: NextId): Taken {
  const read = readGstr1(value, next);
  if (read.gstin === '')
    throw invalid(
      english(read.problems[0]!.message),
      [{ path: 'file', message: english(read.problems[0]!.message) }],
      'unknown_file',
    );
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

function takeTables(
  who: Taxpayer,
  file: Extract<ReadFile, { kind: 'tables' }>,
  asked: SectionId | undefined,
  next: NextId,
): Taken {
  const out: Taken = { sheets: {}, refused: [], warnings: [] };
  for (const { name, rows } of file.tables) {
    if (rows.length === 0) continue;
    const id = asked ?? guessSection(rows, name);
    if (!id) {
      out.warnings.push(`${name} was left out: its headings fit no table`);
      continue;
    }
    const read = importTable(who, id, rows, next, name);
    out.sheets[id] = [...(out.sheets[id] ?? []), ...read.rows];
    for (const r of read.refused) {
      // An empty sheet of a template is no failure.
      if (file.tables.length > 1 && rows.length <= 1) continue;
      out.refused.push({
        section: id,
        line: r.line,
        column: r.column ?? null,
        number: null,
        message: english(r.message),
        cells: r.cells,
      });
    }
    if (read.unused.length > 0) out.warnings.push(`${name}: columns not used: ${read.unused.join(', ')}`);
  }
  return out;
}

function takeTally(who: Taxpayer, text: string, next: NextId): Taken {
  const read = importTally(who, text, next);
  if (!read.ok)
    throw invalid(english(read.message), [{ path: 'file', message: english(read.message) }], 'unknown_file');
  const { sheets, refused, skipped, cancelled, exempt } = read.result;
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

/**
 * `POST /gst/gstr1/import` (`file`): the department's JSON, our or the tool's CSV and Excel, Tally vouchers XML. With `gst_id` the answer tells new,
 * changed and same documents and which of them another period reported; `mode=apply` also writes them, with
 * `leave_out_reported` all but those. Nothing of a refused line is taken.
 */
export const importGstr1 = route({
  method: 'POST',
  path: '/gst/gstr1/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: `The file is larger than ${sizes.gstFile / 1024 / 1024} MB.`,
  },
  body: z.strictObject({
    gst_id: recordId.optional(),
    gst_master_id: recordId.optional(),
    return_period: z.string().max(12).optional(),
    section: z.enum(sectionIds).optional(),
    mode: z.enum(['preview', 'apply']).default('preview'),
    version: z.coerce.number().int().min(1).optional(),
    leave_out_reported: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
  }),
  audit: 'gst.gstr1-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const reached = body.gst_id
      ? await reachGst(user, body.gst_id, 'GSTR-1', body.mode === 'apply' ? 'edit' : 'view')
      : undefined;
    let who: Taxpayer;
    if (reached) who = taxpayerOf(deps, reached.record);
    else {
      if (!body.gst_master_id)
        throw malformed('Please select an entity first', [
          { path: 'gst_master_id', message: 'This is required' },
        ]);
      const { entity, gstin } = await reachTaxpayer(deps, user, body.gst_master_id, 'view');
      const period = periodOf(body.return_period);
      const settings = await settingsFor(entity, period);
      who = { gstin, period, frequency: settings.frequency, sez: settings.sez };
    }
    const file = await readUpload(uploads['file']);
    const next = freshIds();
    const taken =
      file.kind === 'json'
        ? takeJson(who, file.value, next)
        : file.kind === 'xml'
          ? takeTally(who, file.text, next)
          : takeTables(who, file, body.section, next);
    return mergeTaken(deps, user, who, taken, reached, body, note);
  },
});
