import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import * as z from 'zod';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { formatBytes } from '../../../shared/drive/usage.ts';
import { messageOf, sentence } from '../../../shared/forms/messages.ts';
import type { Plan } from '../../../shared/plans.ts';
import { failure, malformed, malformedField, tooLarge, wrongType } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { contentOf, refuseInfected } from '../../base/scan.ts';
import { digestOf } from '../base/digest.ts';
import { readFrom, withRoom } from '../base/disk.ts';
import { Drive, type DriveItemDoc } from '../base/model.ts';
import { presentIn } from '../base/present.ts';
import { goodName } from '../base/reach.ts';
import { type Id, quotaExceeded } from '../base/tree.ts';
import { drivePath, folderId, reachAsked, userParams } from '../items/list.ts';
import { onClash } from '../items/move.ts';
import { type Arrived, kindOf, planOfOwner, takeIn } from './receive.ts';

const maxFiles = 200;

/** Error codes of formidable. */
const codes = { aborted: 1002, totalTooLarge: 1009, tooManyFiles: 1015, fileTooLarge: 1016 };

interface FormFile {
  originalFilename?: string | null;
  size: number;
  filepath: string;
}

/** Reads the form to a temporary folder below DATA_DIR, removed after the response; the drive's limits apply. */
async function readForm(
  ctx: Context,
  dir: string,
  plan: Plan,
  free: number,
): Promise<{ fields: unknown; files: FormFile[] }> {
  if (!ctx.is('multipart/form-data')) throw wrongType('Send this as multipart/form-data.');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Removed by the server after the response (middleware/body.ts).
  ctx.state['tempDir'] = dir;
  // The parser lists files as each is written: a large one sent first would come last.
  const sent = new Map<string, number>();
  try {
    await koaBody({
      patchNode: false,
      multipart: true,
      urlencoded: false,
      text: false,
      json: false,
      parsedMethods: ['POST'],
      formidable: {
        uploadDir: dir,
        multiples: true,
        maxFiles,
        maxFileSize: plan.maxFileBytes,
        maxTotalFileSize: Math.max(1, free),
        maxFields: sizes.multipartFields,
        maxFieldsSize: sizes.multipartFieldBytes,
        allowEmptyFiles: true,
        minFileSize: 0,
        onFileBegin: (_: string, { filepath }: FormFile) => sent.set(filepath, sent.size),
      },
    } as unknown as Parameters<typeof koaBody>[0])(ctx, async () => {});
  } catch (error) {
    const { code } = error as { code?: number | string };
    if (code === codes.aborted) throw failure(499, 'client_closed', 'The upload was aborted.');
    if (code === codes.fileTooLarge)
      throw tooLarge(
        sentence(driveMessages.someTooLarge, { plan: plan.name, label: formatBytes(plan.maxFileBytes) }),
      );
    if (code === codes.totalTooLarge) throw quotaExceeded(ctx.request.length ?? free + 1, free);
    if (code === codes.tooManyFiles)
      throw tooLarge(sentence('At most {n} files can be sent at a time.', { n: maxFiles }));
    if (code === 'ENOSPC') throw error;
    throw malformed('The upload could not be read.');
  }
  const request = ctx.request as { body?: unknown; files?: Record<string, FormFile | FormFile[]> };
  const files: FormFile[] = [];
  for (const [field, value] of Object.entries(request.files ?? {})) {
    if (field !== 'files' && field !== 'file')
      throw malformed(sentence('Unexpected file field {name}.', { name: field.slice(0, 50) }));
    files.push(...(Array.isArray(value) ? value : [value]));
  }
  files.sort((a, b) => sent.get(a.filepath)! - sent.get(b.filepath)!);
  return { fields: request.body ?? {}, files };
}

const form = z.strictObject({
  path: drivePath.optional(),
  folder_id: folderId.optional(),
  on_clash: onClash.optional(),
});

async function freeOf(ownerId: Id, plan: Plan): Promise<number> {
  const drive = await Drive.findOne({ owner_id: ownerId }).lean();
  return plan.storageBytes - (drive?.used_bytes ?? 0);
}

/** `POST /storage/files/upload/{userId}`: several files in one form, all or nothing. */
export const uploadFiles = route({
  method: 'POST',
  base: '/storage',
  path: '/files/upload/:userId',
  access: 'tax',
  limit: 'upload',
  params: userParams,
  query: form,
  stream: true,
  audit: 'drive.uploaded',
  handle: async ({ user, params, query, deps, ctx, note }) => {
    // The owner of the drive determines the limits, so this is checked before reading; likewise a folder
    // named in the query.
    const before = await reachAsked(user, params.userId, query, deps.now(), 'edit');
    const plan = await planOfOwner(before.ownerId);
    const dir = join(deps.config.dataDir, 'tmp', randomUUID());
    const { fields, files } = await withRoom(async () =>
      readForm(ctx, dir, plan, await freeOf(before.ownerId, plan)),
    );
    const parsed = form.safeParse(fields);
    if (!parsed.success)
      throw malformed(messageOf(parsed.error.issues[0]?.message ?? 'The upload could not be read.'));
    const asked = { ...query, ...parsed.data };
    const target = await reachAsked(user, params.userId, asked, deps.now(), 'edit');
    if (files.length === 0) throw malformedField('files', 'Choose at least one file.');
    const arrived: Arrived[] = [];
    for (const { filepath, originalFilename, size } of files) {
      const from = { path: filepath, loose: true };
      const name = goodName(originalFilename ?? '', driveMessages.nameMissing, 'files');
      await refuseInfected(deps, contentOf(filepath));
      arrived.push({
        from,
        name,
        sums: (await digestOf(await readFrom(deps.vault, from))).result(),
        mime: await kindOf(deps.vault, from, name, size),
        modified: deps.now(),
        folders: [],
        how: asked.on_clash ?? 'ask',
      });
    }
    const place = { ownerId: target.ownerId, parentId: target.item?._id ?? null };
    const taken = await takeIn(deps, user, place, arrived);
    const items = taken.filter((i): i is DriveItemDoc => i !== null);
    note({ kind: 'drive', id: items[0] ? String(items[0]._id) : '', detail: `${items.length}` });
    return {
      message: sentence(driveMessages.uploaded, { n: items.length }),
      items: await presentIn(user, target, items, deps.now()),
      skipped: arrived.filter((_, at) => taken[at] === null).map((f) => f.name),
    };
  },
});
