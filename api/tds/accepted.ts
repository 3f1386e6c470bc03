import { readFile } from 'node:fs/promises';
import mongoose from 'mongoose';
import * as z from 'zod';
import { english, type Message, sentence } from '../../shared/forms/messages.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import { type AcceptedRows, matchAccepted } from '../../shared/tds/accepted.ts';
import { takeStatementText } from '../../shared/tds/carried.ts';
import { changesOf } from '../../shared/tds/correction.ts';
import type { Head } from '../../shared/tds/draft.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { failure, invalid, invalidField, malformedField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, recordId } from '../base/schemas.ts';
import { type By, change, type Reached, refuseClosed } from '../returns/life.ts';
import { rowsOfStatement, withPlace } from './import.ts';
import { TdsStatement, type TdsStatementDoc } from './model.ts';
import { loadRows, type Rows, replacingRows } from './rows.ts';
import { headOf, presentStatement, reachTds, tdsLife, totalsOf } from './store.ts';

type Read = ReturnType<typeof takeStatementText>;

const other = (message: Message) => invalidField('file', message, 'other_kind');

/** Rows of a consolidated file compared with those of the corrected statement; 422 for another statement. */
function accept(
  record: Pick<TdsStatementDoc, 'form_type' | 'financial_year' | 'quarter'>,
  base: { head: Head; token: string; rows: Rows },
  read: Read,
): { file: NonNullable<Read['accepted']>; head: Head; rows: AcceptedRows } {
  const { statement: found, accepted } = read;
  if (found && !accepted)
    throw other(
      sentence(
        'Not a TRACES consolidated file: its header has neither hash nor token number of the statement',
      ),
    );
  if (
    found &&
    (found.form !== record.form_type ||
      found.financial_year !== record.financial_year ||
      found.quarter !== record.quarter)
  )
    throw other(
      sentence('The file is {theirs}, not {ours}', {
        theirs: `${found.form} of ${found.quarter} ${found.financial_year}`,
        ours: `${record.form_type} of ${record.quarter} ${record.financial_year}`,
      }),
    );
  const ours = base.head.deductor['tan'] ?? '';
  const theirs = String(found?.deductor?.tan ?? '');
  if (ours && theirs && ours !== theirs)
    throw other(sentence('The file is for TAN {theirs}, this statement for {ours}', { theirs, ours }));
  if (accepted && base.token && accepted.original_token !== base.token)
    throw other(
      sentence('The file is for the statement with token number {theirs}, but this one corrects {ours}', {
        theirs: accepted.original_token,
        ours: base.token,
      }),
    );
  const taken = found && rowsOfStatement(record.form_type, found);
  const faults = [
    ...read.issues.map((i) => ({ path: i.path, message: i.message })),
    ...(taken?.refused ?? []).map((r) => ({ path: `${r.table}.${r.line}`, message: r.message })),
  ];
  if (!found || !accepted || !taken || faults.length > 0)
    throw invalid('This statement file could not be read', faults.slice(0, 100), 'unknown_file');
  const stamp = crypto.randomUUID().slice(0, 8);
  let n = 0;
  return {
    file: accepted,
    head: {
      deductor: (found.deductor ?? {}) as Record<string, string>,
      responsible: (found.responsible ?? {}) as Record<string, string>,
    },
    rows: matchAccepted(base.rows, { rows: taken.rows, numbers: read.numbers }, () => `t${stamp}-${++n}`),
  };
}

/**
 * Stores the accepted state of a correction; rows only it has are added to the correction, so that none is
 * deleted unintentionally.
 */
export async function keepAccepted(
  by: By,
  at: Reached<TdsStatementDoc>,
  version: number | undefined,
  base: { head: Head; token: string; rows: Rows },
  read: Read,
): Promise<TdsStatementDoc> {
  const { deps } = by;
  const { record } = at;
  const { file, head, rows } = accept(record, base, read);
  const owner = {
    _id: record.accepted_id ?? new mongoose.Types.ObjectId(),
    entity_id: record.entity_id,
  };
  const own = await loadRows(deps, record._id);
  const kept = new Set(Object.values(base.rows).flatMap((list) => list.map((row) => row.id)));
  const plain = ({ number: _, ...row }: SheetRow & { number?: number }): SheetRow => row;
  const missing = (table: keyof Rows) =>
    rows[table].filter((row) => !kept.has(row.id) && !own[table].some((o) => o.id === row.id)).map(plain);
  const next: Rows = {
    challans: [...own.challans, ...missing('challans')],
    deductees: [...own.deductees, ...missing('deductees')],
    salaries: [...own.salaries, ...missing('salaries')],
  };
  const set = {
    accepted_id: owner._id,
    accepted_sealed: deps.vault.seal({ file, head }),
    totals: totalsOf(deps, record, next),
  };
  return replacingRows(deps, owner, rows, (takeAccepted) =>
    replacingRows(deps, record, next, (takeOwn) =>
      change(tdsLife, by, at, version, set, async () => {
        await takeAccepted();
        return takeOwn();
      }),
    ),
  );
}

/**
 * `POST /tds/statements/accepted` (`file`, `tds_id`): the consolidated file of TRACES for a correction.
 * `mode=preview` lists differences from the statement here, `take` makes it the base of the correction.
 */
export const acceptTds = route({
  method: 'POST',
  path: '/tds/statements/accepted',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {size} MB.', { size: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    tds_id: recordId,
    mode: z.enum(['preview', 'take']).default('preview'),
    version: z.coerce.number().int().min(1).optional(),
  }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'tds_id');
    if (id) await reachTds(user, id, head['mode'] === 'take' ? 'edit' : 'view');
  },
  audit: 'tds.imported',
  handle: async (call) => {
    const { user, body, uploads, deps, note } = call;
    const at = await reachTds(user, body.tds_id, body.mode === 'take' ? 'edit' : 'view');
    const { record } = at;
    const stored = record.base_id && (await TdsStatement.findById(record.base_id).lean());
    if (!stored) throw failure(409, 'no_correction', 'This is not a correction statement.');
    if (body.mode === 'take') refuseClosed(tdsLife, record);
    const upload = uploads['file'];
    if (!upload) throw invalidField('file', 'Upload the consolidated file');
    const read = takeStatementText(textOfBytes(await readFile(upload.path)));
    const base = {
      head: headOf(deps, stored),
      token: record.original_token ?? '',
      rows: await loadRows(deps, stored._id),
    };
    note({ kind: 'tds', id: body.tds_id, detail: `accepted ${body.mode}` });
    const { file, head, rows } = accept(record, base, read);
    const differs = changesOf(record.form_type, base, { head, rows });
    const warnings = read.notes.map(withPlace);
    const warned = { warnings: warnings.map(english), warning_messages: warnings };
    const answer = {
      day: file.day,
      original_token: file.original_token,
      head: differs.head,
      rows: differs.rows.slice(0, 500),
      total_rows: differs.rows.length,
      ...warned,
    };
    if (body.mode === 'preview') return answer;
    if (body.version === undefined) throw malformedField('version', 'Send the version you edited');
    const saved = await keepAccepted(call, at, body.version, base, read);
    return {
      ...answer,
      tds_id: body.tds_id,
      version: saved.version,
      statement: presentStatement(deps, user, saved, at.entity),
    };
  },
});
