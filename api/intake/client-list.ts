import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { sentence } from '../../shared/forms/messages.ts';
import { failure, invalid, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { refuseJson } from '../files/read-file.ts';
import { carryOut } from './carry-out.ts';
import { type ClientData, clientsReader } from './clients.ts';
import { readIntake } from './read.ts';
import type { Reading } from './reading.ts';

/**
 * `POST /companies/import`: a CSV or Excel list (`file`). `mode` preview validates every row and stores
 * nothing; commit stores all rows or none, or with `skip_invalid` the valid ones.
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
    const bytes = await readFile(file.path);
    if (!/\.(csv|xlsx|xlsm|xlsb|xls|ods)$/i.test(file.name)) {
      refuseJson(bytes);
      throw malformed('Unsupported file format. Use CSV or Excel (.xlsx).');
    }
    const said = { name: file.name, purpose: 'clients', answers: {}, mapping: {} };
    const { given, reading: read } = await readIntake(deps, user, undefined, said, bytes);
    const reading = read as Reading<ClientData>;
    const { checked } = reading.data;
    const valid = checked.filter((line) => line.ok).length;
    const summary = {
      rows: checked.map(({ data: _, ...line }) => line),
      total: checked.length,
      valid,
      invalid: checked.length - valid,
      unknown_columns: reading.unmapped,
    };
    note({ kind: 'entities', detail: `${body.mode} of ${checked.length} rows` });
    if (body.mode === 'preview') return { ...summary, imported: 0 };
    if (valid < checked.length && body.skip_invalid !== 'true')
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
    if (valid === 0) throw invalid('No rows can be imported.');
    await carryOut(await clientsReader.steps(given, reading, { leave_out_reported: false, intake_id: '' }));
    return { ...summary, imported: valid };
  },
});
