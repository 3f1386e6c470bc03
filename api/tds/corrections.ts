import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { english, inWords } from '../../shared/forms/messages.ts';
import {
  correctionIssues,
  correctionNotice,
  correctionTypes,
  correctionUntil,
} from '../../shared/tds/correction.ts';
import { tdsYears } from '../../shared/tds/data/forms.ts';
import { readStatementText } from '../../shared/tds/text.ts';
import { withTransaction } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, failure, invalid } from '../errors.ts';
import { textOfBytes } from '../gst/read-file.ts';
import { sizes } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, recordId } from '../schemas.ts';
import { rowsOfStatement } from './import.ts';
import { TdsStatement, type TdsStatementDoc } from './model.ts';
import { loadRows, replaceRows } from './rows.ts';
import { changesFor, headOf, keyOf, openKey, presentStatement, reachDeductor, reachTds } from './store.ts';

const refuse = (path: string, message: string, id = 'invalid') => invalid(message, [{ path, message }], id);

/** A draft with the head and rows of the last filed statement of a quarter; 409 while another correction is open. */
async function begin(deps: Deps, base: TdsStatementDoc): Promise<TdsStatementDoc> {
  if (base.status !== 'filed')
    throw failure(409, 'not_filed', 'Only a filed statement can be corrected: mark it as filed first.');
  const until = correctionUntil(base.form_type, base.financial_year, base.quarter);
  if (until && todayInIst(deps.now()) > until)
    throw failure(409, 'too_late', `Corrections of this statement were taken until ${until}.`);
  const newer = await TdsStatement.findOne({ base_id: base._id, deleted_at: null }, { _id: 1 }).lean();
  if (newer)
    throw conflict('correction_exists', 'A later correction of this statement exists.', {
      tds_id: String(newer._id),
    });
  const correction = (base.correction ?? 0) + 1;
  const head = headOf(deps, base);
  const make = {
    entity_id: base.entity_id,
    form_type: base.form_type,
    quarter: base.quarter,
    financial_year: base.financial_year,
    status: 'draft' as const,
    head_sealed: deps.vault.seal(head),
    counting: base.counting,
    totals: base.totals,
    correction,
    base_id: base._id,
    original_token: base.original_token || base.token_number,
    original_filed_on: base.original_filed_on || base.filed_on,
    open_key: keyOf({ ...base, correction }),
  };
  try {
    return await withTransaction(async () => {
      const [made] = await TdsStatement.create([make]);
      await replaceRows(deps, made!, await loadRows(deps, base._id));
      return (await TdsStatement.findById(made!._id).lean())!;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const standing = await TdsStatement.findOne({ open_key: make.open_key }, { _id: 1 }).lean();
    throw conflict('correction_exists', 'A later correction of this statement exists.', {
      tds_id: String(standing?._id ?? ''),
    });
  }
}

/** `POST /tds/statements/{id}/correct`: begins the correction of a filed statement with its rows; 409 when there is one. */
export const correctTds = route({
  method: 'POST',
  path: '/tds/statements/:id/correct',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({}),
  audit: 'tds.correction',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachTds(user, params.id, 'edit');
    const made = await begin(deps, record);
    note({ kind: 'tds', id: String(made._id) });
    return {
      message: 'Correction begun',
      tds_id: String(made._id),
      statement: presentStatement(deps, user, made, entity),
    };
  },
});

/** The text file of a statement filed elsewhere as a filed record. */
async function takeFiled(
  deps: Deps,
  entity: EntityDoc,
  text: string,
  filed: { token_number: string; filed_on: string },
): Promise<TdsStatementDoc> {
  const { statement: found, issues } = readStatementText(text);
  if (!found || issues.length > 0)
    throw invalid(
      'This statement file could not be read',
      issues.slice(0, 100).map((i) => ({ path: i.path, message: english(i.message) })),
      'unknown_file',
    );
  const year = tdsYears.find((y) => y === found.financial_year);
  if (!year || !found.form || !found.quarter)
    throw refuse('file', `Statements of ${found.financial_year} are not kept here`, 'other_kind');
  const tan = String(entityData(deps, entity)['tan'] ?? '');
  const theirs = String(found.deductor?.tan ?? '');
  if (tan && theirs && tan !== theirs)
    throw refuse('file', `The file is of TAN ${theirs}, this entity has ${tan}`, 'other_kind');
  const open_key = openKey(String(entity._id), found.form, year, found.quarter);
  const standing = await TdsStatement.findOne({ open_key }, { _id: 1 }).lean();
  if (standing)
    throw conflict(
      'statement_exists',
      `A ${found.form} of ${found.quarter} ${year} exists already: begin the correction from it.`,
      { tds_id: String(standing._id) },
    );
  const { rows, refused } = rowsOfStatement(found.form, found);
  if (refused.length > 0)
    throw invalid(
      'This statement file could not be read',
      refused.slice(0, 500).map((r) => ({
        path: `${r.table}.${r.line}${r.column ? ` ${r.column}` : ''}`,
        message: english(r.message),
      })),
      'unknown_file',
    );
  return withTransaction(async () => {
    const [made] = await TdsStatement.create([
      {
        entity_id: entity._id,
        form_type: found.form!,
        quarter: found.quarter!,
        financial_year: year,
        status: 'filed',
        ...filed,
        head_sealed: deps.vault.seal({
          deductor: found.deductor ?? {},
          responsible: found.responsible ?? {},
          earlier_filed: found.earlier_filed ?? 'N',
          ...(found.previous_token ? { previous_token: found.previous_token } : {}),
        }),
        open_key,
      },
    ]);
    await replaceRows(deps, made!, rows);
    return (await TdsStatement.findById(made!._id).lean())!;
  });
}

/** `POST /tds/corrections` (`file`, `company_id`, `token_number`, `filed_on`): a statement filed elsewhere, kept as filed, and its correction begun. */
export const correctFiled = route({
  method: 'POST',
  path: '/tds/corrections',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: `The file is larger than ${sizes.gstFile / 1024 / 1024} MB.`,
  },
  body: z.strictObject({
    company_id: recordId,
    token_number: z.string().regex(/^\d{15}$/, 'The token number has 15 digits'),
    filed_on: z.string().refine(isIsoDate, inWords('aDate')),
  }),
  audit: 'tds.correction',
  handle: async ({ user, body, uploads, deps, note }) => {
    const entity = await reachDeductor(user, body.company_id, 'edit');
    if (body.filed_on > todayInIst(deps.now()))
      throw refuse('filed_on', 'The day of filing cannot be later than today');
    const upload = uploads['file'];
    if (!upload) throw refuse('file', 'Send the text file of the statement that was filed');
    const base = await takeFiled(deps, entity, textOfBytes(await readFile(upload.path)), {
      token_number: body.token_number,
      filed_on: body.filed_on,
    });
    const made = await begin(deps, base);
    note({ kind: 'tds', id: String(made._id) });
    return {
      message: 'Correction begun',
      tds_id: String(made._id),
      statement: presentStatement(deps, user, made, entity),
    };
  },
});

/** `GET /tds/statements/{id}/changes`: kinds of correction and every difference from the statement before. */
export const tdsChanges = route({
  method: 'GET',
  path: '/tds/statements/:id/changes',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachTds(user, params.id);
    const changes = await changesFor(deps, record, await loadRows(deps, record._id));
    if (!changes) throw failure(409, 'no_correction', 'This statement corrects no other.');
    const base = await TdsStatement.findOne({ _id: op({ $eq: record.base_id }) }).lean();
    return {
      correction: record.correction,
      original_token: record.original_token,
      original_filed_on: record.original_filed_on,
      previous_token: base?.token_number ?? '',
      until: correctionUntil(record.form_type, record.financial_year, record.quarter) ?? null,
      notice: correctionNotice,
      problems: correctionIssues(changes).map((i) => english(i.message)),
      types: changes.types.map((type) => ({ type, label: correctionTypes[type] })),
      head: changes.head,
      rows: changes.rows.slice(0, 2000),
      total_rows: changes.rows.length,
    };
  },
});
