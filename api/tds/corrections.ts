import { readFile } from 'node:fs/promises';
import mongoose from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { english, sentence } from '../../shared/forms/messages.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import { takeStatementText } from '../../shared/tds/carried.ts';
import {
  correctionFile,
  correctionIssues,
  correctionTypes,
  correctionUntil,
} from '../../shared/tds/correction.ts';
import { tdsYears } from '../../shared/tds/data/forms.ts';
import { failure, fieldErrors, invalid, invalidField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idIn, idParams, recordId } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { chosenRegistration, registrationsOf } from '../entities/registrations.ts';
import { type By, insert, needFiled, type Reached, standing } from '../returns/life.ts';
import { dayOfCall, refuseLater } from '../returns/routes.ts';
import { keepAccepted } from './accepted.ts';
import { rowsOfStatement } from './import.ts';
import { TdsStatement, type TdsStatementDoc } from './model.ts';
import { loadRows, manyRows, replacingRows } from './rows.ts';
import { changesFor, headOf, ofTan, presentStatement, reachDeductor, reachTds, tdsLife } from './store.ts';

/** A draft with head and rows of the quarter's last filed statement; 409 while another correction is open. */
async function begin(by: By, at: Reached<TdsStatementDoc>): Promise<TdsStatementDoc> {
  const { deps } = by;
  const base = at.record;
  needFiled(tdsLife, base);
  const until = correctionUntil(base.form_type, base.financial_year, base.quarter);
  if (until && todayInIst(deps.now()) > until)
    throw failure(
      409,
      'too_late',
      sentence('Corrections of this statement were accepted until {date}.', { date: until }),
    );
  const { entity_id, registration_id, form_type, quarter, financial_year, head_sealed, counting, totals } =
    base;
  const draft = { registration_id, form_type, quarter, financial_year, head_sealed, counting, totals };
  const record = { ...draft, entity_id, correction: (base.correction ?? 0) + 1 } as TdsStatementDoc;
  const open = await standing(correctionLife, by, { record, entity: at.entity });
  if (open) throw open;
  const fields = {
    ...draft,
    status: 'draft' as const,
    correction: record.correction!,
    base_id: base._id,
    original_token: base.original_token || base.token_number,
    original_filed_on: base.original_filed_on || base.filed_on,
  };
  const owner = { _id: new mongoose.Types.ObjectId(), entity_id };
  return replacingRows(deps, owner, await loadRows(deps, base._id), (take) =>
    insert(correctionLife, by, at.entity, { ...fields, ...owner }, take),
  );
}

/** A correction occupies the place of its statement's next one. */
const correctionLife = {
  ...tdsLife,
  only: {
    ...tdsLife.only!,
    name: (r: TdsStatementDoc) =>
      sentence('Correction {number} of {what}', {
        number: r.correction ?? 0,
        what: tdsLife.only!.name(r),
      }),
    error: 'correction_exists',
  },
};

/**
 * `POST /tds/statements/{id}/correct`: creates the correction of a filed statement with its rows; 409 if
 * there is one.
 */
export const correctTds = route({
  method: 'POST',
  path: '/tds/statements/:id/correct',
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({}),
  audit: 'tds.correction',
  handle: async (call) => {
    const { user, params, deps, note } = call;
    const at = await reachTds(user, params.id, 'edit');
    const made = await begin(call, at);
    note({ kind: 'tds', id: String(made._id) });
    return {
      message: 'Correction begun',
      tds_id: String(made._id),
      statement: presentStatement(deps, user, made, at.entity),
    };
  },
});

/** A text or consolidated file of a statement filed elsewhere, as a filed record. */
async function takeFiled(
  by: By,
  entity: EntityDoc,
  text: string,
  filed: { token_number: string; filed_on: string },
): Promise<{ record: TdsStatementDoc; read: ReturnType<typeof takeStatementText> }> {
  const { deps } = by;
  const read = takeStatementText(text);
  const { statement: found, issues, accepted } = read;
  if (!found || issues.length > 0)
    throw invalid('This statement file could not be read', fieldErrors(issues.slice(0, 100)), 'unknown_file');
  const year = tdsYears.find((y) => y === found.financial_year);
  if (!year || !found.form || !found.quarter)
    throw invalidField(
      'file',
      sentence('Statements for {year} are not supported', { year: found.financial_year ?? '' }),
      'other_kind',
    );
  const theirs = String(found.deductor?.tan ?? '');
  const tans = registrationsOf(deps, entity).filter((r) => r.kind === 'tan');
  const own = tans.find((r) => r.number === theirs);
  if (tans.length > 0 && theirs && !own)
    throw invalidField(
      'file',
      sentence('The file is for TAN {theirs}; this entity has {ours}', {
        theirs,
        ours: tans.map((r) => r.number).join(', '),
      }),
      'other_kind',
    );
  const registration = own ?? chosenRegistration(deps, entity, 'tan', undefined) ?? null;
  const { rows, refused } = rowsOfStatement(found.form, found);
  if (refused.length > 0)
    throw invalid(
      'This statement file could not be read',
      refused.slice(0, 500).map((r) => ({
        path: `${r.table}.${r.line}${r.column ? ` ${r.column}` : ''}`,
        message: r.message,
      })),
      'unknown_file',
    );
  const head = {
    deductor: found.deductor ?? {},
    responsible: found.responsible ?? {},
    earlier_filed: found.earlier_filed ?? 'N',
    ...(found.previous_token ? { previous_token: found.previous_token } : {}),
  };
  const fields = {
    form_type: found.form,
    quarter: found.quarter,
    financial_year: year,
    status: 'filed' as const,
    ...filed,
    // A consolidated file has the token of the regular statement; the one entered may be of a correction of
    // it.
    ...(accepted ? { original_token: accepted.original_token } : {}),
    head_sealed: deps.vault.seal(head),
  };
  const owner = { _id: new mongoose.Types.ObjectId(), ...ofTan({ entity, registration }) };
  const record = await replacingRows(deps, owner, rows, (take) =>
    insert(tdsLife, by, entity, { ...fields, ...owner }, take),
  );
  return { record, read };
}

/**
 * `POST /tds/corrections` (`file`, `company_id`, `token_number`, `filed_on`): stores a statement filed
 * elsewhere as filed, and creates its correction.
 */
export const correctFiled = route({
  method: 'POST',
  path: '/tds/corrections',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    company_id: recordId,
    token_number: z.string().regex(/^\d{15}$/, 'The token number has 15 digits'),
    filed_on: dayOfCall,
  }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachDeductor(user, id, 'edit');
  },
  audit: 'tds.correction',
  handle: async (call) => {
    const { user, body, uploads, deps, note } = call;
    const entity = await reachDeductor(user, body.company_id, 'edit');
    refuseLater(deps, body.filed_on);
    const upload = uploads['file'];
    if (!upload) throw invalidField('file', 'Upload the text file of the statement that was filed');
    const { record, read } = await takeFiled(call, entity, textOfBytes(await readFile(upload.path)), {
      token_number: body.token_number,
      filed_on: body.filed_on,
    });
    const begun = await begin(call, { record, entity });
    const base = {
      head: headOf(deps, record),
      token: record.original_token ?? '',
      rows: await loadRows(deps, record._id),
    };
    const made = read.accepted
      ? await keepAccepted(call, { record: begun, entity }, begun.version, base, read)
      : begun;
    note({ kind: 'tds', id: String(made._id) });
    return {
      message: 'Correction begun',
      tds_id: String(made._id),
      statement: presentStatement(deps, user, made, entity),
      warnings: read.notes.map((n) => `${n.path}: ${english(n.message)}`),
    };
  },
});

/** `GET /tds/statements/{id}/changes`: types of correction and all differences from the previous statement. */
export const tdsChanges = route({
  method: 'GET',
  path: '/tds/statements/:id/changes',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachTds(user, params.id);
    const changes = await changesFor(deps, record, await loadRows(deps, record._id));
    if (!changes) throw failure(409, 'no_correction', 'This is not a correction statement.');
    const base = await TdsStatement.findOne({ _id: op({ $eq: record.base_id }) }).lean();
    const problems = correctionIssues(changes).map((i) => i.message);
    return {
      correction: record.correction,
      original_token: record.original_token,
      original_filed_on: record.original_filed_on,
      previous_token: base?.token_number ?? '',
      until: correctionUntil(record.form_type, record.financial_year, record.quarter) ?? null,
      ...correctionFile(record.form_type, Boolean(record.accepted_id)),
      accepted: Boolean(record.accepted_id),
      problems: problems.map(english),
      problem_messages: problems,
      types: changes.types.map((type) => ({ type, label: correctionTypes[type] })),
      head: changes.head,
      rows: changes.rows.slice(0, 2000),
      total_rows: changes.rows.length,
    };
  },
});
