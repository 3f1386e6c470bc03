import mongoose from 'mongoose';
import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { numberKey } from '../../../shared/gst/gstr1/documents.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Deps } from '../../base/deps.ts';
import { progress } from '../../base/progress.ts';
import { op, toId } from '../../base/records.ts';
import { replaced, unlessReplaced } from '../../base/staged.ts';
import { GstBlock, type GstBlockDoc, type GstReturnDoc, GstRows } from './model.ts';
import { BLOCK, keyPrint, type PackedRows, pack, packed } from './pack.ts';

/** Lists of GSTR-2B, and rows of a portal file in their original form. */
export type ListName = 'inward' | 'purchases' | 'raw';
type Owner = Pick<GstReturnDoc, '_id' | 'entity_id' | 'period'>;
type Id = mongoose.Types.ObjectId;

/** Blocks written, read or removed per step, some hundred kilobytes each; other callers run in between. */
const STEP = 10;

const newId = (): Id => new mongoose.Types.ObjectId();

/** Writes blocks under `place`: the return, or a staging id. */
async function insert(
  owner: Pick<Owner, '_id' | 'entity_id'>,
  blocks: Iterable<PackedRows>,
  place: { return_id: Id; staged_at?: Date } = { return_id: owner._id },
): Promise<void> {
  const { _id: return_id, entity_id } = owner;
  const write = async (part: (PackedRows & { _id: Id })[]) => {
    await GstBlock.insertMany(
      part.map(({ rows_sealed: _rows, ...block }) => ({ ...block, entity_id, ...place })),
      { lean: true },
    );
    await GstRows.insertMany(
      part.map(({ _id, rows_sealed }) => ({ _id, return_id, rows_sealed })),
      { lean: true },
    );
  };
  let part: (PackedRows & { _id: Id })[] = [];
  for (const block of blocks) {
    part.push({ _id: newId(), ...block });
    if (part.length < STEP) continue;
    await write(part);
    part = [];
  }
  if (part.length > 0) await write(part);
}

async function rewrite(_id: Id, { rows_sealed, ...block }: PackedRows): Promise<void> {
  await GstBlock.updateOne({ _id }, { $set: block });
  await GstRows.updateOne({ _id }, { $set: { rows_sealed } });
}

/** Removes blocks with their rows, rows first: leftovers of a power cut can still be found by their blocks. */
async function drop(filter: object): Promise<void> {
  const gone = (await GstBlock.find(filter, { _id: 1 }).lean()).map((block) => block._id);
  for (let i = 0; i < gone.length; i += STEP)
    await GstRows.deleteMany({ _id: op({ $in: gone.slice(i, i + STEP) }) });
  for (let i = 0; i < gone.length; i += 50 * STEP)
    await GstBlock.deleteMany({ _id: op({ $in: gone.slice(i, i + 50 * STEP) }) });
}

/** Encrypted rows of blocks, in batches; throws if a save has just replaced them. */
export async function* sealedRows<T extends Pick<GstBlockDoc, '_id'>>(
  blocks: readonly T[],
): AsyncGenerator<{ block: T; sealed: string }[]> {
  for (let i = 0; i < blocks.length; i += STEP) {
    const part = blocks.slice(i, i + STEP);
    const found = await GstRows.find(
      { _id: op({ $in: part.map((block) => block._id) }) },
      { rows_sealed: 1 },
    ).lean();
    const sealed = new Map(found.map((data) => [String(data._id), data.rows_sealed]));
    if (sealed.size < part.length) throw replaced();
    yield part.map((block) => ({ block, sealed: sealed.get(String(block._id))! }));
  }
}

/** Rows by block id. */
async function rowsOf<T>(deps: Deps, blocks: readonly Pick<GstBlockDoc, '_id'>[]): Promise<Map<string, T[]>> {
  const rows = new Map<string, T[]>();
  for await (const part of sealedRows(blocks)) {
    for (const { block, sealed } of part) rows.set(String(block._id), deps.vault.open<T[]>(sealed));
    progress('reading', rows.size, blocks.length);
  }
  return rows;
}

/** Blocks of a return in row order. */
export const blocksOf = (returnId: Id, only?: readonly SectionId[]) =>
  GstBlock.find(
    { return_id: returnId, ...(only ? { section: op({ $in: [...only] }) } : {}) },
    { section: 1, seq: 1 },
  )
    .sort({ section: 1, seq: 1 })
    .lean();

/** Whether a return or its list is so large that a worker process handles it. */
export const manyRows = async (returnId: string): Promise<boolean> =>
  (await GstBlock.countDocuments({ return_id: toId(returnId) })) > FEW;

/** Rows of a return, of all or some sections, in order. */
export const loadRows = (deps: Deps, returnId: Id, only?: readonly SectionId[]): Promise<Sheets> =>
  unlessReplaced(async () => {
    const blocks = await blocksOf(returnId, only);
    const rows = await rowsOf<Row>(deps, blocks);
    const sheets: Sheets = {};
    for (const block of blocks)
      for (const row of rows.get(String(block._id))!) push(sheets, block.section as SectionId, row);
    return sheets;
  });

/**
 * Replacement rows for entire sections: staged in steps, activated by a short transaction. `dropStaged`
 * removes leftovers of interrupted saves.
 */
export function stageRows(owner: Pick<Owner, '_id' | 'entity_id'>) {
  const [staged, replaced] = [newId(), newId()];
  return {
    put: (blocks: Iterable<PackedRows>): Promise<void> =>
      insert(owner, blocks, { return_id: staged, staged_at: new Date() }),
    /** Inside a transaction: activates the staged rows. */
    take: async (gone: { section: readonly string[] } | { _id: readonly Id[] }): Promise<void> => {
      const [by, which] = Object.entries(gone)[0]!;
      await GstBlock.updateMany(
        { return_id: owner._id, [by]: op({ $in: [...which] }) },
        { $set: { return_id: replaced, staged_at: new Date() } },
      );
      await GstBlock.updateMany(
        { return_id: staged },
        { $set: { return_id: owner._id }, $unset: { staged_at: 1 } },
      );
    },
    /** Afterwards in any case: removes replaced or unused rows. */
    end: (): Promise<void> => drop({ return_id: op({ $in: [staged, replaced] }) }),
  };
}

/** Stages replacement rows for entire sections; `act` stores the return and calls `take` in the same transaction. */
export async function replacing<R>(
  owner: Pick<Owner, '_id' | 'entity_id'>,
  section: readonly string[],
  blocks: Iterable<PackedRows>,
  act: (take: () => Promise<undefined>) => Promise<R>,
): Promise<R> {
  const staged = stageRows(owner);
  try {
    await staged.put(blocks);
    return await act(async () => {
      await staged.take({ section });
      return undefined;
    });
  } finally {
    await staged.end();
  }
}

/** Removes blocks staged before a time and never used, or replaced and never removed. */
export const dropStaged = (before: Date): Promise<void> => drop({ staged_at: op({ $lt: before }) });

/** Packs all sections. */
export function* packedSheets(deps: Deps, owner: Owner, sheets: Sheets): Generator<PackedRows> {
  const total = sectionIds.reduce((sum, id) => sum + (sheets[id]?.length ?? 0), 0);
  let done = 0;
  for (const id of sectionIds)
    for (const block of packed(deps.vault, owner.period, id, sheets[id] ?? [])) {
      progress('saving', done, total);
      done = Math.min(total, done + BLOCK);
      yield block;
    }
}

/** Documents changed by a patch, with all their lines before and after. */
export interface Touched {
  before: Sheets;
  after: Sheets;
}

function push(sheets: Sheets, id: SectionId, row: Row): void {
  const list = sheets[id];
  if (list) list.push(row);
  else sheets[id] = [row];
}

/** Most blocks a patch writes inside its transaction; more are staged. */
const FEW = 8;

/** Planned writes of a patch. */
interface PatchPlan extends Touched {
  /** Inside a transaction that found the return unchanged since planning: writes it. */
  take: () => Promise<void>;
  /** Afterwards in any case. */
  end: () => Promise<void>;
}

/**
 * Updates changed rows in place, appends new ones to their section and removes others, touching only their
 * blocks. Reads and packs everything before the transaction, which must find the version the caller edited.
 */
export async function planPatch(
  deps: Deps,
  owner: Owner,
  put: Sheets,
  removed: readonly string[],
): Promise<PatchPlan> {
  const gone = new Set(removed);
  const incoming = new Map<string, { section: SectionId; row: Row }>();
  for (const id of sectionIds) for (const row of put[id] ?? []) incoming.set(row.id, { section: id, row });
  const before: Sheets = {};
  const after: Sheets = {};
  const nothing = async () => {};
  if (gone.size === 0 && incoming.size === 0) return { before, after, take: nothing, end: nothing };
  const blocks = await GstBlock.find({ return_id: owner._id }).sort({ section: 1, seq: 1 }).lean();
  const touched = blocks.filter((block) => block.row_ids.some((id) => gone.has(id) || incoming.has(id)));
  const stored = await rowsOf<Row>(deps, touched);
  const changes = (id: string) => gone.has(id) || incoming.has(id);

  // Lines of a document may be in different blocks.
  const keyOf = (section: SectionId, row: Row) => numberKey(sections[section], row, owner.period);
  const numbers = new Set<string | undefined>();
  for (const { section, row } of incoming.values()) numbers.add(keyOf(section, row));
  for (const block of touched) {
    for (const row of stored.get(String(block._id)) ?? [])
      if (changes(row.id)) numbers.add(keyOf(block.section as SectionId, row));
  }
  numbers.delete(undefined);
  const prints = new Set([...numbers].map((key) => keyPrint(deps.vault, key!)));
  const isTouched = new Set(touched);
  const peers = blocks.filter((block) => !isTouched.has(block) && block.keys.some((key) => prints.has(key)));
  const peerRows = await rowsOf<Row>(deps, peers);

  /** New rows of the changed blocks; none if a block is removed. */
  const next = new Map<(typeof blocks)[number], Row[]>();
  const left = new Map(incoming);
  for (const block of blocks) {
    const own = stored.get(String(block._id)) ?? peerRows.get(String(block._id));
    if (!own) continue;
    const section = block.section as SectionId;
    const rows: Row[] = [];
    for (const row of own) {
      const concerned = changes(row.id) || numbers.has(keyOf(section, row) ?? '');
      if (concerned) push(before, section, row);
      const sent = left.get(row.id);
      if (gone.has(row.id) || (sent && sent.section !== section)) continue;
      rows.push(sent ? sent.row : row);
      if (sent) left.delete(row.id);
      if (concerned) push(after, section, sent ? sent.row : row);
    }
    if (isTouched.has(block)) next.set(block, rows);
  }
  const added: PackedRows[] = [];
  for (const id of sectionIds) {
    const fresh = (put[id] ?? []).filter((row) => left.get(row.id)?.row === row && !gone.has(row.id));
    if (fresh.length === 0) continue;
    for (const row of fresh) push(after, id, row);
    const last = blocks.findLast((block) => block.section === id && next.get(block)?.length !== 0);
    const held = last ? (next.get(last)?.length ?? last.row_ids.length) : BLOCK;
    const here = fresh.slice(0, Math.max(0, BLOCK - held));
    if (last && here.length > 0) {
      const rows = next.get(last) ?? (await rowsOf<Row>(deps, [last])).get(String(last._id))!;
      next.set(last, [...rows, ...here]);
    }
    added.push(...packed(deps.vault, owner.period, id, fresh.slice(here.length), last ? last.seq + 1 : 0));
  }
  const changed = [...next].map(([block, rows]) => ({
    _id: block._id,
    packed:
      rows.length > 0
        ? pack(deps.vault, owner.period, block.section as SectionId, block.seq, rows)
        : undefined,
  }));
  if (changed.length + added.length > FEW) {
    const staged = stageRows(owner);
    const plan = {
      before,
      after,
      take: () => staged.take({ _id: changed.map((one) => one._id) }),
      end: staged.end,
    };
    try {
      await staged.put([...changed.flatMap((one) => one.packed ?? []), ...added]);
    } catch (error) {
      await plan.end();
      throw error;
    }
    return plan;
  }
  return {
    before,
    after,
    take: async () => {
      for (const { _id, packed } of changed) await (packed ? rewrite(_id, packed) : drop({ _id }));
      await insert(owner, added);
    },
    end: nothing,
  };
}

/** Most fingerprints queried individually; beyond that all of a return's are read. */
const ASKED = 500;

/** Which of these document-number fingerprints occur in some returns, and in which. */
export async function holdersOf(
  returnIds: readonly Id[],
  prints: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (returnIds.length === 0 || prints.size === 0) return found;
  const blocks = GstBlock.find(
    {
      return_id: op({ $in: [...returnIds] }),
      ...(prints.size <= ASKED ? { keys: op({ $in: [...prints] }) } : {}),
    },
    { return_id: 1, keys: 1 },
  ).lean();
  for await (const block of blocks.cursor({ batchSize: 50 }))
    for (const key of block.keys) if (prints.has(key)) found.set(key, String(block.return_id));
  return found;
}

/** Rows of the blocks of some returns that contain any of the numbers. */
export async function rowsWithKeys(
  deps: Deps,
  returnIds: readonly Id[],
  keys: ReadonlySet<string>,
): Promise<{ section: SectionId; returnId: string; rows: Row[] }[]> {
  if (keys.size === 0 || returnIds.length === 0) return [];
  const holding = (
    await GstBlock.find(
      {
        return_id: op({ $in: [...returnIds] }),
        ...(keys.size <= ASKED ? { keys: op({ $in: [...keys] }) } : {}),
      },
      { return_id: 1, section: 1, keys: 1 },
    ).lean()
  ).filter((block) => block.keys.some((key) => keys.has(key)));
  const rows = await rowsOf<Row>(deps, holding);
  return holding.map((block) => ({
    section: block.section as SectionId,
    returnId: String(block.return_id),
    rows: rows.get(String(block._id)) ?? [],
  }));
}

/** Blocks of a return's list that is not a GSTR-1 section: documents of a statement, purchases. */
function* packedList<T>(deps: Deps, name: ListName, items: readonly T[]): Generator<PackedRows> {
  for (let i = 0; i < items.length; i += BLOCK)
    yield {
      section: name,
      seq: i / BLOCK,
      row_ids: [],
      keys: [],
      rows_sealed: deps.vault.seal(items.slice(i, i + BLOCK)),
    };
}

/** Stages such a list in steps; `act` stores the return and calls `take` in the same transaction. */
export const replacingList = <T, R>(
  deps: Deps,
  owner: Pick<GstReturnDoc, '_id' | 'entity_id'>,
  name: ListName,
  items: readonly T[],
  act: (take: () => Promise<undefined>) => Promise<R>,
): Promise<R> => replacing(owner, [name], packedList(deps, name, items), act);

/** A list stored by `replacingList`. */
export const loadList = <T>(deps: Deps, returnId: Id, name: ListName): Promise<T[]> =>
  unlessReplaced(async () => {
    const blocks = await GstBlock.find({ return_id: returnId, section: name }, { seq: 1 })
      .sort({ seq: 1 })
      .lean();
    const rows = await rowsOf<T>(deps, blocks);
    return blocks.flatMap((block) => rows.get(String(block._id))!);
  });

/** The first block id of such a list, which changes with the list; '' for none. */
export const stampOf = async (returnId: Id, name: ListName): Promise<string> => {
  const [first] = await GstBlock.find({ return_id: returnId, section: name }, { seq: 1 })
    .sort({ seq: 1 })
    .limit(1)
    .lean();
  return first ? String(first._id) : '';
};

/** Removes all data of permanently deleted returns. */
export const dropRows = (returnIds: readonly Id[]) => drop({ return_id: op({ $in: [...returnIds] }) });
