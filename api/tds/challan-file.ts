import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { sentence } from '../../shared/forms/messages.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import { bankedChallans, challanFileIssues, readChallanFile } from '../../shared/tds/challan-file.ts';
import { fieldErrors, invalid, invalidField, malformedField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, idParams, recordId, version } from '../base/schemas.ts';
import { change, refuseClosed } from '../returns/life.ts';
import { presentIssue } from './files.ts';
import { loadRows } from './rows.ts';
import { headOf, presentStatement, reachTds, tdsLife } from './store.ts';

/**
 * `POST /tds/statements/challan-file` (`file`, `tds_id`): the challan file (.csi) of a statement.
 * `mode=preview` compares it with the statement as the validator would, `take` stores it; 422 if it is not a
 * challan file or of another TAN.
 */
export const keepChallanFile = route({
  method: 'POST',
  path: '/tds/statements/challan-file',
  access: 'tax',
  limit: 'upload',
  aside: import.meta.url,
  multipart: {
    files: ['file'],
    maxBytes: sizes.challanFile,
    tooLarge: sentence('The file is larger than {size} KB.', { size: sizes.challanFile / 1024 }),
  },
  body: z.strictObject({
    tds_id: recordId,
    mode: z.enum(['preview', 'take']).default('preview'),
    version: z.coerce.number().int().min(1).optional(),
  }),
  before: async ({ user, head }) => {
    const id = idIn(head, 'tds_id');
    if (id) await reachTds(user, id, head['mode'] === 'take' ? 'edit' : 'view');
  },
  audit: 'tds.imported',
  handle: async (call) => {
    const { user, body, uploads, deps, note } = call;
    const taking = body.mode === 'take';
    const at = await reachTds(user, body.tds_id, taking ? 'edit' : 'view');
    const { record } = at;
    if (taking) refuseClosed(tdsLife, record);
    const upload = uploads['file'];
    if (!upload) throw invalidField('file', 'Upload the challan file (.csi)');
    note({ kind: 'tds', id: body.tds_id, detail: `challan file ${body.mode}` });
    const text = textOfBytes(await readFile(upload.path));
    const read = readChallanFile(upload.name, text);
    if (!read.file)
      throw invalid('This challan file could not be read', fieldErrors(read.issues), 'unknown_file');
    const { deductor } = headOf(deps, record);
    const { tan: theirs } = read.file;
    const ours = deductor['tan'] ?? '';
    if (ours && ours !== theirs)
      throw invalidField(
        'file',
        sentence('The file is for TAN {theirs}, this statement for {ours}', { theirs, ours }),
        'other_kind',
      );
    const { challans } = await loadRows(deps, record._id, 'challans');
    const answer = {
      file: read.file,
      banked: bankedChallans(challans).length,
      issues: challanFileIssues(read.file, { deductor, challans }).map(presentIssue),
    };
    if (!taking) return answer;
    if (body.version === undefined) throw malformedField('version', 'Send the version you edited');
    const saved = await change(tdsLife, call, at, body.version, {
      challan_file_sealed: deps.vault.seal({ file: read.file, text }),
    });
    return {
      ...answer,
      tds_id: body.tds_id,
      version: saved.version,
      statement: presentStatement(deps, user, saved, at.entity),
    };
  },
});

/** `POST /tds/statements/{id}/challan-file/remove`: removes the challan file. */
export const removeChallanFile = route({
  method: 'POST',
  path: '/tds/statements/:id/challan-file/remove',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ version }),
  audit: 'tds.changed',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachTds(user, params.id, 'edit');
    refuseClosed(tdsLife, at.record);
    const saved = await change(tdsLife, call, at, body.version, { challan_file_sealed: '' });
    note({ kind: 'tds', id: params.id, detail: 'challan file removed' });
    return {
      tds_id: params.id,
      version: saved.version,
      statement: presentStatement(deps, user, saved, at.entity),
    };
  },
});
