import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { DriveItem, OnClash } from '../../shared/drive/calls.ts';
import { nameKey, numbered } from '../../shared/drive/names.ts';
import { diskOf } from '../drive/base/disk.ts';
import { verifyDrive } from '../drive/base/verify.ts';
import { buildDriveOwner } from './drive.ts';
import type { TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** Throws with what was seen and what the model says when they differ. */
function same(seen: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(seen, wanted))
    throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
}

/** What a drive is, in the plainest way: a list of things that know where they lie. */
interface Thing {
  id: string;
  name: string;
  parent: Thing | null;
  /** Undefined for a folder. */
  content: string | undefined;
  /** What was deleted when this went into the trash. */
  trash: Thing | null;
}

class Model {
  things: Thing[] = [];

  live = () => this.things.filter((t) => !t.trash);
  folders = () => this.live().filter((t) => t.content === undefined);
  children = (parent: Thing | null, trash: Thing | null = null) =>
    this.things.filter((t) => t.parent === parent && t.trash === trash);
  bin = () => this.things.filter((t) => t.trash === t);
  at = (parent: Thing | null, name: string) =>
    this.children(parent).find((t) => nameKey(t.name) === nameKey(name));
  inside = (thing: Thing, trash: Thing | null = null): Thing[] =>
    this.children(thing, trash).flatMap((c) => [c, ...this.inside(c, trash)]);
  within = (thing: Thing | null, folder: Thing): boolean =>
    thing !== null && (thing === folder || this.within(thing.parent, folder));
  bytes = () => this.things.reduce((sum, t) => sum + (t.content?.length ?? 0), 0);
  path = (t: Thing): string => `${t.parent ? this.path(t.parent) : ''}/${t.name}`;

  free(parent: Thing | null, name: string, folder: boolean): string {
    for (let n = 2; ; n++) if (!this.at(parent, numbered(name, n, folder))) return numbered(name, n, folder);
  }
  toTrash(thing: Thing): void {
    for (const inner of this.inside(thing)) inner.trash = thing;
    thing.trash = thing;
  }
  /** The name something gets: null where it clashes, undefined where it is left out. `self` may keep its own. */
  settle(parent: Thing | null, thing: Thing, how: OnClash, self: boolean): string | null | undefined {
    const had = this.at(parent, thing.name);
    if (!had || (self && had === thing)) return thing.name;
    if (how === 'ask') return null;
    if (how === 'skip') return undefined;
    if (how === 'keep_both') return this.free(parent, thing.name, thing.content === undefined);
    if (this.within(thing, had)) return null;
    this.toTrash(had);
    return thing.name;
  }
}

const name = fc.constantFrom('a', 'A', 'b.txt', 'B.TXT', 'आशा', 'c.tar.gz');
const how = fc.constantFrom<OnClash>('ask', 'keep_both', 'replace', 'skip');
const at = fc.nat(1000);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('folder' as const), to: at, name }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('file' as const),
      to: at,
      name,
      how,
      content: fc.constantFrom('x', 'yy', 'same same', ''),
    }),
  },
  fc.record({ act: fc.constant('rename' as const), of: at, name }),
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('move' as const, 'copy' as const), of: at, to: at, how }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('trash' as const), of: at }) },
  fc.record({ act: fc.constantFrom('restore' as const, 'purge' as const), of: at }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

/** Does one act on both; the answer must be what the model says. */
async function step(server: TestServer, model: Model, who: TestUser, a: Act): Promise<void> {
  const call = (method: string, path: string, body: object) =>
    server.call(method, path, { token: who.token, body });
  const target = 'to' in a ? (pick([null, ...model.folders()], a.to) ?? null) : null;
  const folder_id = target?.id ?? '';
  const of =
    'of' in a ? pick(a.act === 'restore' || a.act === 'purge' ? model.bin() : model.live(), a.of) : undefined;
  if ('of' in a && !of) return;

  if (a.act === 'folder') {
    const answer = await call('POST', `/storage/folders/create/${who.id}`, { folder_id, name: a.name });
    const taken = model.at(target, a.name);
    same(answer.status, taken ? 409 : 200, `${a.act} ${answer.text}`);
    if (!taken)
      model.things.push({
        id: answer.body.item.id,
        name: a.name,
        parent: target,
        content: undefined,
        trash: null,
      });
  } else if (a.act === 'file') {
    const form = new FormData();
    form.append('files', new Blob([a.content]), a.name);
    form.append('folder_id', folder_id);
    form.append('on_clash', a.how);
    const answer = await server.call('POST', `/storage/files/upload/${who.id}`, { token: who.token, form });
    const made: Thing = { id: '', name: a.name, parent: target, content: a.content, trash: null };
    const settled = model.settle(target, made, a.how, false);
    same(answer.status, settled === null ? 409 : 200, `${a.act} ${answer.text}`);
    if (settled) model.things.push({ ...made, id: answer.body.items[0].id, name: settled });
  } else if (a.act === 'rename') {
    const { version } = (await server.get(`/storage/items/${of!.id}`, who.token)).body.item;
    const answer = await call('PUT', `/storage/items/${of!.id}`, { version, name: a.name });
    const had = model.at(of!.parent, a.name);
    same(answer.status, had && had !== of ? 409 : 200, `${a.act} ${answer.text}`);
    if (!had || had === of) of!.name = a.name;
  } else if (a.act === 'move' || a.act === 'copy') {
    const answer = await call('POST', `/storage/items/${a.act}`, {
      ids: [of!.id],
      folder_id,
      on_clash: a.how,
    });
    const inItself = model.within(target, of!);
    const beside = a.act === 'copy' && of!.parent === target && a.how !== 'skip';
    const content = of!.content === undefined ? model.inside(of!) : [];
    const settled = inItself
      ? null
      : model.settle(target, of!, beside ? 'keep_both' : a.how, a.act === 'move');
    same(answer.status, settled === null ? 409 : 200, `${a.act} ${answer.text}`);
    if (settled === undefined) same(answer.body.skipped, [of!.id], 'left out');
    if (!settled) return;
    if (a.act === 'move') Object.assign(of!, { parent: target, name: settled });
    else {
      const copies = new Map<Thing, Thing>();
      for (const thing of [of!, ...content]) {
        const copy: Thing = {
          ...thing,
          parent: thing === of ? target : copies.get(thing.parent!)!,
          trash: null,
        };
        if (thing === of) Object.assign(copy, { name: settled, id: answer.body.items[0].id });
        copies.set(thing, copy);
        model.things.push(copy);
      }
      await learn(server, model, who, copies.get(of!)!);
    }
  } else if (a.act === 'trash') {
    const answer = await call('POST', '/storage/items/trash', { ids: [of!.id] });
    same(answer.status, 200, `${a.act} ${answer.text}`);
    model.toTrash(of!);
  } else if (a.act === 'restore') {
    const answer = await call('POST', '/storage/items/restore', { ids: [of!.id] });
    same(answer.status, 200, `${a.act} ${answer.text}`);
    const all = [of!, ...model.inside(of!, of!)];
    const home = of!.parent && model.things.includes(of!.parent) && !of!.parent.trash ? of!.parent : null;
    const name = model.at(home, of!.name) ? model.free(home, of!.name, of!.content === undefined) : of!.name;
    for (const thing of all) thing.trash = null;
    Object.assign(of!, { parent: home, name });
  } else {
    const answer = await call('POST', '/storage/items/purge', { ids: [of!.id] });
    same(answer.status, 200, `${a.act} ${answer.text}`);
    model.things = model.things.filter((t) => t.trash !== of);
  }
}

/** The ids the server gave to what was copied with a folder. */
async function learn(server: TestServer, model: Model, who: TestUser, folder: Thing): Promise<void> {
  if (folder.content !== undefined) return;
  const { items } = (await server.get(`/storage/files/list/${who.id}?folder_id=${folder.id}`, who.token))
    .body;
  for (const child of model.children(folder)) {
    child.id = items.find((i: DriveItem) => i.name === child.name).id;
    await learn(server, model, who, child);
  }
}

/** Everything the server shows, as lines. */
async function shown(server: TestServer, who: TestUser, folder = ''): Promise<string[]> {
  const { items, total } = (
    await server.get(`/storage/files/list/${who.id}?folder_id=${folder}&page_size=200`, who.token)
  ).body;
  same(total, items.length, 'total');
  const lines: string[] = [];
  for (const item of items as DriveItem[]) {
    lines.push(`${item.path} ${item.type === 'folder' ? '' : item.size}`);
    if (item.type === 'folder') lines.push(...(await shown(server, who, item.id)));
  }
  return lines;
}

/** Random trees under random acts, over HTTP, beside the plain model: the same tree, trash, counts and files on disk. */
export async function checkTrees(
  server: TestServer,
  options: { runs: number; acts: number; seed?: number },
): Promise<void> {
  const root = server.deps.config.storageDir;
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: options.acts / 2, maxLength: options.acts }),
      async (acts) => {
        const who = await buildDriveOwner(server);
        const model = new Model();
        for (const a of acts) await step(server, model, who, a);
        const wanted = model.live().map((t) => `${model.path(t)} ${t.content?.length ?? ''}`);
        same((await shown(server, who)).sort(), wanted.sort(), 'tree');
        const trash = (await server.get('/storage/trash?page_size=200', who.token)).body;
        const deleted = model.bin().map((t) => t.id);
        same(trash.items.map((i: DriveItem) => i.id).sort(), deleted.sort(), 'trash');
        const { usage } = (await server.get(`/storage/files/usage/${who.id}`, who.token)).body;
        same(usage.usedBytes, model.bytes(), 'bytes used');
        const onDisk = await readdir(join(root, who.id), { recursive: true, withFileTypes: true }).catch(
          () => [],
        );
        const contents = new Set(model.things.flatMap((t) => t.content ?? []));
        same(onDisk.filter((e) => e.isFile()).length, contents.size, 'one file for each content');
      },
    ),
    { numRuns: options.runs, ...(options.seed === undefined ? {} : { seed: options.seed }) },
  );
  same((await verifyDrive(diskOf(server.deps), { olderThan: 0 })).findings, [], 'findings');
}
