import * as z from 'zod';
import { checkListed, entityName } from '../../shared/entities/check.ts';
import { longYear } from '../../shared/entities/years.ts';
import { onWire, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { type FieldError, failure, invalid, isFailure, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { touch } from '../base/touched.ts';
import { withTransaction } from '../database/connect.ts';
import { Entity } from './model.ts';
import { entityData } from './present.ts';
import { within } from './reach.ts';
import { acceptEntity, alreadyThere, insertEntities, refuseOverPlan, uniqueKey } from './store.ts';
import { exportName, type ImportLine, readEntityTable, writeEntityTable } from './table.ts';

/** A line of a list as it would become an entity, or why not. */
export interface CheckedLine {
  row: number;
  name: string;
  pan: string;
  status: string;
  ok: boolean;
  errors: readonly FieldError[];
  data?: FormValues;
}

/** Checks a line; `taken` holds the keys met so far with their rows, 0 for what is stored. */
export function checkLine(
  deps: Deps,
  user: SignedIn,
  line: ImportLine,
  taken: Map<string, number>,
): CheckedLine {
  const shown = {
    row: line.row,
    name: entityName(line.data),
    pan: String(line.data['pan'] ?? ''),
    status: String(line.data['status'] ?? ''),
  };
  try {
    // A list says who its clients are, seldom more: the year is the one now filed, the rest is asked for when it is needed.
    const data = acceptEntity(
      { assessment_year: longYear(defaultAssessmentYear)!, ...line.data },
      checkListed,
    );
    const key = uniqueKey(deps, user.firm.id, data);
    const earlier = taken.get(key);
    if (earlier !== undefined) {
      const message =
        earlier === 0
          ? alreadyThere().words
          : sentence('Row {row} has the same PAN, status and assessment year.', { row: earlier });
      return { ...shown, ok: false, errors: [{ path: 'pan', ...onWire(message) }] };
    }
    taken.set(key, line.row);
    return { ...shown, name: entityName(data), pan: String(data['pan']), ok: true, errors: [], data };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return {
      ...shown,
      ok: false,
      errors: error.fields?.length ? error.fields : [{ path: '', ...onWire(error.words) }],
    };
  }
}

/**
 * `POST /companies/import`: a CSV or Excel list (`file`). `mode` preview checks every row and stores nothing; commit stores
 * all rows or none, or with `skip_invalid` the good ones.
 */
export const importEntities = route({
  method: 'POST',
  path: '/companies/import',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.entityImportFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.entityImportFile / (1024 * 1024) }),
  },
  body: z.strictObject({
    mode: z.enum(['preview', 'commit']).default('preview'),
    skip_invalid: z.enum(['true', 'false']).default('false'),
  }),
  aside: import.meta.url,
  audit: 'entities.imported',
  handle: async ({ user, uploads, body, deps, note }) => {
    const file = uploads['file'];
    if (!file || file.size === 0)
      throw malformed('Please select a CSV or Excel file', [{ path: 'file', message: 'No file' }]);
    const { lines, unknownColumns } = await readEntityTable(file.path, file.name);
    const had = await Entity.find(
      { owner_id: toId(user.firm.id), deleted_at: null },
      { unique_key: 1 },
    ).lean();
    const taken = new Map(had.map((e) => [e.unique_key, 0]));
    const checked = lines.map((line) => checkLine(deps, user, line, taken));
    const good = checked.filter((line) => line.ok);
    const summary = {
      rows: checked.map(({ data: _, ...line }) => line),
      total: checked.length,
      valid: good.length,
      invalid: checked.length - good.length,
      unknown_columns: unknownColumns,
    };
    note({ kind: 'entities', detail: `${body.mode} of ${checked.length} rows` });
    if (body.mode === 'preview') return { ...summary, imported: 0 };
    if (good.length < checked.length && body.skip_invalid !== 'true')
      throw failure(
        422,
        'invalid_rows',
        sentence('{bad} of {total} rows have errors; nothing was imported.', {
          bad: summary.invalid,
          total: summary.total,
        }),
        {
          details: { rows: summary.rows },
        },
      );
    if (good.length === 0) throw invalid('No row can be imported.');
    await withTransaction(async () => {
      await refuseOverPlan(
        deps,
        user,
        good.map((line) => line.data!['pan'] as string),
      );
      await insertEntities(
        deps,
        user.firm.id,
        good.map((line) => line.data!),
        { by: user },
      );
    });
    return { ...summary, imported: good.length };
  },
});

/** `GET /companies/export?format=csv|xlsx`: every entity in reach, in the columns the import reads. */
export const exportEntities = route({
  method: 'GET',
  path: '/companies/export',
  access: 'tax',
  limit: 'heavy',
  exports: 'entities.exported',
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  handle: async ({ user, query, deps, note }) => {
    const entities = await Entity.find(within(user)).sort({ name_key: 1, _id: 1 }).lean();
    note({ detail: query.format, records: entities.map((e) => String(e._id)) });
    for (const e of entities)
      touch({ owner_id: String(e.owner_id), client_id: String(e._id), record_id: '' });
    const body = await writeEntityTable(
      query.format,
      entities.map((e) => entityData(deps, e)),
    );
    const type =
      query.format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { file: { name: exportName(query.format, deps.now()), type, body, size: body.length } };
  },
});
