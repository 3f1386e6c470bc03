import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { driveLimits } from '../../../shared/drive/calls.ts';
import { conflict, invalid, malformed, tooLarge } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { appendTo } from '../../base/sealed-file.ts';
import type { Vault } from '../../base/vault.ts';
import { Digest, digests } from '../base/digest.ts';
import { createIncoming, diskOf, incomingPath, incomingSize, openSafely, withRoom } from '../base/disk.ts';
import { DriveUpload, type DriveUploadDoc } from '../base/model.ts';
import { checkQuota, planOfOwner } from './receive.ts';
import { reachUpload, uploadEnd } from './store.ts';

/** The current writer of each upload. A hanging connection must not block its successor. */
const writers = new Map<string, { stop: () => void; ended: Promise<void> }>();

/** The chunk's SHA-256 as sent (RFC 9530); undefined if absent. */
function saidDigest(header: string): string | undefined {
  if (!header) return undefined;
  const said = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header)?.[1];
  if (!said) throw malformed('Content-Digest is not valid; send sha-256=:…:');
  return said;
}

/** Appends what arrives; data from before a connection broke is kept. Returns the new size. */
async function append(
  vault: Vault,
  request: IncomingMessage,
  upload: DriveUploadDoc,
  path: string,
  offset: number,
  said: string | undefined,
  stopped: () => boolean,
): Promise<number> {
  const id = String(upload._id);
  const known = digests.get(id);
  const digest = known?.size === offset ? known : offset === 0 ? new Digest() : undefined;
  if (digest) digests.set(id, digest);
  else digests.delete(id);
  const own = said ? createHash('sha256') : undefined;
  const handle = await openSafely(path, constants.O_RDWR);
  let position = offset;
  try {
    const file = await appendTo(handle, vault, offset);
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (stopped()) break;
      if (position + chunk.length > upload.size) throw invalid('More data arrived than the file contains.');
      await file.write(chunk);
      position += chunk.length;
      digest?.add(chunk);
      own?.update(chunk);
    }
    if (own && own.digest('base64') !== said) {
      await file.truncate(offset);
      digests.delete(id);
      throw invalid('This part was altered in transit. Please send it again.', [], 'chunk_changed');
    }
  } catch (error) {
    if (stopped()) throw conflict('upload_busy', 'This upload was continued from another connection.');
    if ((error as { id?: string }).id !== 'chunk_changed' && digest && digest.size !== position)
      digests.delete(id);
    throw error;
  } finally {
    await handle.close();
  }
  return position;
}

/** `PUT /storage/uploads/{id}?offset=N`: the next chunk. Only the completion of an upload is audited. */
export const putChunk = route({
  method: 'PUT',
  base: '/storage',
  path: '/uploads/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({ offset: z.coerce.number('Send where the part begins').int().min(0).default(0) }),
  stream: true,
  readOnly: true,
  handle: async ({ user, params, query, deps, ctx }) => {
    const upload = await reachUpload(user, params.id);
    if (upload.item_id)
      throw conflict('wrong_offset', 'The upload is already complete.', { offset: upload.size });
    const said = saidDigest(ctx.get('Content-Digest'));
    const length = ctx.request.length ?? 0;
    if (length > driveLimits.maxChunk) throw tooLarge('This part is larger than allowed.');
    await checkQuota(upload.owner_id, await planOfOwner(upload.owner_id), upload.size);
    for (let before = writers.get(params.id); before; before = writers.get(params.id)) {
      before.stop();
      await before.ended;
    }
    let end = () => {};
    let stop = false;
    writers.set(params.id, {
      stop: () => {
        stop = true;
        ctx.req.destroy();
      },
      ended: new Promise((resolve) => {
        end = resolve;
      }),
    });
    try {
      const root = deps.config.storageDir;
      let there = await incomingSize(root, upload.file);
      if (there === undefined) {
        await createIncoming(diskOf(deps), upload.file);
        there = 0;
      }
      if (query.offset !== there)
        throw conflict('wrong_offset', 'The server has another part of this file. Continue from there.', {
          offset: there,
        });
      if (there + length > upload.size) throw invalid('More data arrived than the file contains.');
      const offset = await withRoom(() =>
        append(deps.vault, ctx.req, upload, incomingPath(root, upload.file), there, said, () => stop),
      );
      await DriveUpload.updateOne({ _id: upload._id }, { $set: { expires_at: uploadEnd(deps.now()) } });
      return { offset };
    } finally {
      writers.delete(params.id);
      end();
    }
  },
});
