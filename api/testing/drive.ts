import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { toId } from '../base/records.ts';
import { openDrive } from '../drive/base/tree.ts';
import { User } from '../users/model.ts';
import { buildUser, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** Someone whose drive is open. */
export async function buildDriveOwner(
  server: TestServer,
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<TestUser> {
  const owner = await buildUser(server, overrides);
  await User.updateOne({ _id: toId(owner.id) }, { $set: { storage_status: 'approved' } });
  await openDrive(toId(owner.id));
  return owner;
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** A file put into a drive by the resumable calls, in one chunk. */
export async function putFile(
  server: TestServer,
  owner: TestUser,
  file: { name: string; bytes?: Buffer | string; folder_id?: string } & Record<string, unknown>,
): Promise<DriveItem> {
  const { name, bytes = `content of ${name}`, folder_id = '', ...more } = file;
  const body = Buffer.from(bytes);
  const opened = await server.post(
    '/storage/uploads',
    { folder_id, name, size: body.length, ...more },
    owner.token,
  );
  if (opened.status !== 200) throw new Error(opened.text);
  const { id } = opened.body.upload;
  if (body.length > 0) {
    const sent = await sendChunk(server, owner.token, id, 0, body);
    if (sent.status !== 200) throw new Error(await sent.text());
  }
  const done = await server.post(`/storage/uploads/${id}/complete`, { sha256: sha256(body) }, owner.token);
  if (done.status !== 200) throw new Error(done.text);
  return done.body.item;
}

/** One chunk of an upload. */
export const sendChunk = (
  server: Pick<TestServer, 'url'>,
  token: string,
  id: string,
  offset: number,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${server.url}/storage/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });

/** A folder in a drive. */
export async function putFolder(
  server: TestServer,
  owner: TestUser,
  name: string,
  folder_id = '',
): Promise<DriveItem> {
  const made = await server.post(
    `/storage/folders/create/${owner.id}`,
    { folder_id, name, existing: true },
    owner.token,
  );
  if (made.status !== 200) throw new Error(made.text);
  return made.body.item;
}

/** A share of a file made for it, with its link. */
export async function buildShare(
  server: TestServer,
  settings: Record<string, unknown> = { access: 'public' },
  shared: { owner?: TestUser; item?: DriveItem } = {},
) {
  const owner = shared.owner ?? (await buildDriveOwner(server));
  const item = shared.item ?? (await putFile(server, owner, { name: 'notice.txt' }));
  const made = await server.post('/storage/shares', { item_id: item.id, ...settings }, owner.token);
  if (made.status !== 200) throw new Error(made.text);
  const link = made.body.link as string;
  return { owner, item, id: made.body.share.id as string, link, token: link.split('/').at(-1)! };
}

/** The drive's calls as tests make them. */
export function driveCalls(server: () => TestServer) {
  const list = async (who: TestUser, query = '') =>
    (await server().get(`/storage/files/list/${who.id}?${query}`, who.token)).body;
  const form = (files: Record<string, string | Buffer>, fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [name, content] of Object.entries(files))
      data.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return data;
  };
  return {
    list,
    names: async (who: TestUser, query = ''): Promise<string[]> =>
      (await list(who, query)).items.map((i: DriveItem) => i.name),
    send: (who: TestUser, method: string, path: string, body: object) =>
      server().call(method, path, { token: who.token, body }),
    upload: (who: TestUser, files: Record<string, string | Buffer>, fields: Record<string, string> = {}) =>
      server().call('POST', `/storage/files/upload/${who.id}`, {
        token: who.token,
        form: form(files, fields),
      }),
    /** Files of a person's content. */
    onDisk: async (who: TestUser) => {
      const dir = join(server().deps.config.storageDir, who.id);
      return (await readdir(dir, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
    },
    /** What forms under way have put aside. */
    waiting: async () =>
      (await readdir(join(server().dataDir, 'tmp'), { recursive: true }).catch(() => [])).length,
  };
}
