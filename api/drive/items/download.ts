import { Readable } from 'node:stream';
import type { Context } from 'koa';
import * as z from 'zod';
import { previewOf } from '../../../shared/drive/kinds.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, invalid, notFound } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { diskOf, streamContent } from '../base/disk.ts';
import { DriveBlob, DriveItem, type DriveItemDoc } from '../base/model.ts';
import { ownDrive, reachItem, reachPath } from '../base/reach.ts';
import { below } from '../base/tree.ts';
import { drivePath, userParams } from './list.ts';
import { type FileToSend, guard, sendFile } from './send.ts';
import { type ZipEntry, zipOf, zipSize } from './zip.ts';

/** A file with the location of its content. */
async function sentOf(item: DriveItemDoc): Promise<FileToSend> {
  const blob = item.blob_id ? await DriveBlob.findOne({ _id: item.blob_id }).lean() : null;
  if (!blob) throw notFound('This file or folder was not found.');
  const { name, mime, modified_at } = item;
  const { file, size, sha256 } = blob;
  return { ownerId: String(item.owner_id), file, name, mime, size, sha256, modified: modified_at };
}

/** ZIP entries of some items; duplicate names are numbered. */
async function entriesOf(deps: Deps, items: readonly DriveItemDoc[]): Promise<ZipEntry[]> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const all: DriveItemDoc[] = [];
  for (const item of items) {
    let name = item.name;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${n} ${item.name}`;
    taken.add(name.toLowerCase());
    paths.set(String(item._id), name);
    all.push(item);
    for (const inner of item.rank === 0 ? await below(item.owner_id, [item._id]) : []) {
      paths.set(String(inner._id), `${paths.get(String(inner.parent_id))}/${inner.name}`);
      all.push(inner);
    }
  }
  const blobs = new Map(
    (await DriveBlob.find({ _id: op({ $in: all.flatMap((i) => i.blob_id ?? []) }) }).lean()).map((b) => [
      String(b._id),
      b,
    ]),
  );
  return all.flatMap((item) => {
    const path = paths.get(String(item._id))!;
    if (item.rank === 0)
      return [
        {
          path: `${path}/`,
          modified: item.modified_at,
          size: 0,
          crc32: 0,
          open: async () => Readable.from([]),
        },
      ];
    const blob = blobs.get(String(item.blob_id));
    if (!blob) return [];
    const open = () => streamContent(diskOf(deps), String(item.owner_id), blob.file);
    return [{ path, modified: item.modified_at, size: blob.size, crc32: blob.crc32, open }];
  });
}

/** Most files in one ZIP. */
const maxEntries = 100_000;

/** Sends one file, or a folder or several items as a ZIP. */
export async function sendItems(
  deps: Deps,
  ctx: Context,
  items: readonly DriveItemDoc[],
  name: string,
): Promise<undefined> {
  const [only] = items;
  if (items.length === 1 && only!.rank === 1) return sendFile(deps, ctx, await sentOf(only!));
  const entries = await entriesOf(deps, items);
  if (entries.length > maxEntries)
    throw invalid(sentence('A zip can have at most {max} files.', { max: maxEntries }));
  guard(ctx, `${name}.zip`);
  ctx.type = 'application/zip';
  ctx.body =
    ctx.method === 'HEAD'
      ? Buffer.alloc(0)
      : Readable.from(zipOf(entries), { objectMode: false, highWaterMark: 1 << 18 });
  ctx.length = zipSize(entries);
  return undefined;
}

/** Name and size of what `sendItems` would send. */
export async function sizeOf(deps: Deps, items: readonly DriveItemDoc[], name: string) {
  const [only] = items;
  if (items.length === 1 && only!.rank === 1) return { name: only!.name, size: only!.size };
  return { name: `${name}.zip`, size: zipSize(await entriesOf(deps, items)) };
}

/** File name of a ZIP of items. */
export const zipName = (items: readonly DriveItemDoc[]): string =>
  items.length === 1 ? items[0]!.name : 'Karsetu Drive';

/** Most text shown in a preview. */
const textShown = 1024 * 1024;

/** Sends a preview: pictures and PDFs by their content, all text as plain text, nothing else. */
export async function sendPreview(deps: Deps, ctx: Context, item: DriveItemDoc): Promise<undefined> {
  const kind = item.rank === 0 ? 'none' : previewOf(item.mime);
  if (kind === 'none') throw failure(415, 'no_preview', driveMessages.noPreview);
  const sent = await sentOf(item);
  if (kind === 'pdf' || kind === 'image') return sendFile(deps, ctx, sent, true);
  guard(ctx, item.name, true);
  const size = Math.min(sent.size, textShown);
  ctx.type = 'text/plain; charset=utf-8';
  if (sent.size > textShown) ctx.set('X-Truncated', 'true');
  if (size === 0 || ctx.method === 'HEAD') ctx.body = Buffer.alloc(0);
  else {
    const part = await streamContent(diskOf(deps), sent.ownerId, sent.file, {
      start: 0,
      end: size - 1,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of part) chunks.push(chunk as Buffer);
    ctx.body = Buffer.from(plain(Buffer.concat(chunks)));
  }
  return undefined;
}

/** Text in any supported encoding, as UTF-8 without byte order mark. */
function plain(bytes: Buffer): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : '';
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** `GET /storage/files/download/{userId}?path=`. */
export const downloadByPath = route({
  method: 'GET',
  base: '/storage',
  path: '/files/download/:userId',
  access: 'tax',
  limit: 'work',
  exports: 'drive.downloaded',
  params: userParams,
  query: z.strictObject({ path: drivePath.default('/') }),
  handle: async ({ user, params, query, deps, ctx, note }) => {
    const ownerId = await ownDrive(user, params.userId);
    const { item } = await reachPath(ownerId, query.path);
    // Without an item it is the root of the drive, identified by its owner.
    note({ id: item ? String(item._id) : user.id });
    if (item) return sendItems(deps, ctx, [item], item.name);
    const top = await DriveItem.find({ owner_id: ownerId, parent_id: null, trash_id: null }).lean();
    return sendItems(deps, ctx, top, 'My Drive');
  },
});

/** `GET /storage/items/{id}/download`. */
export const downloadItem = route({
  method: 'GET',
  base: '/storage',
  path: '/items/:id/download',
  access: 'tax',
  limit: 'work',
  exports: 'drive.downloaded',
  params: idParams,
  handle: async ({ user, params, deps, ctx }) => {
    const { item } = await reachItem(user, params.id, 'view', deps.now());
    return sendItems(deps, ctx, [item], item.name);
  },
});

/** `GET /storage/items/{id}/preview`. */
export const previewItem = route({
  method: 'GET',
  base: '/storage',
  path: '/items/:id/preview',
  access: 'tax',
  limit: 'work',
  exports: 'drive.previewed',
  params: idParams,
  handle: async ({ user, params, deps, ctx }) => {
    const { item } = await reachItem(user, params.id, 'view', deps.now());
    return sendPreview(deps, ctx, item);
  },
});
