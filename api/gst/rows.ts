import type mongoose from 'mongoose';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { numberKey } from '../../shared/gst/gstr1/documents.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import type { Deps } from '../deps.ts';
import { op } from '../records.ts';
import { type GstReturnDoc, GstRows, type GstRowsDoc } from './model.ts';

/** Rows a block holds when written; it may grow to twice that before the next begins. */
const BLOCK = 250;

/** Lists of GSTR-2B. */
type ListName = 'inward' | 'purchases';
type Owner = Pick<GstReturnDoc, '_id' | 'entity_id' | 'period'>;
type Block = Omit<GstRowsDoc, '_id' | 'version' | 'created_at' | 'updated_at'>;

/** Fingerprint under which a document number is found in other periods. */
export const keyPrint = (deps: Deps, key: string): string =>
  deps.vault.fingerprint('gst-number', key).slice(0, 16);

function pack(deps: Deps, owner: Owner, section: SectionId, seq: number, rows: readonly Row[]): Block {
  const keys = new Set<string>();
  for (const row of rows) {
    const key = numberKey(sections[section], row, owner.period);
    if (key) keys.add(key);
  }
  return {
    return_id: owner._id,
    entity_id: owner.entity_id,
    section,
    seq,
    row_ids: rows.map((row) => row.id),
    keys: [...keys].map((key) => keyPrint(deps, key)),
    rows_sealed: deps.vault.seal(rows),
  };
}

const unpack = (deps: Deps, block: Pick<GstRowsDoc, 'rows_sealed'>): Row[] =>
  deps.vault.open<Row[]>(block.rows_sealed);

async function insert(blocks: readonly Block[]): Promise<void> {
  for (let i = 0; i < blocks.length; i += 40)
    await GstRows.insertMany(blocks.slice(i, i + 40), { lean: true });
}

const cut = (deps: Deps, owner: Owner, section: SectionId, rows: readonly Row[], from: number): Block[] => {
  const blocks: Block[] = [];
  for (let i = 0; i < rows.length; i += BLOCK)
    blocks.push(pack(deps, owner, section, from + blocks.length, rows.slice(i, i + BLOCK)));
  return blocks;
};

/** Rows of a return, all sections or some, in their order. */
export async function loadRows(
  deps: Deps,
  returnId: mongoose.Types.ObjectId,
  only?: readonly SectionId[],
): Promise<Sheets> {
  const filter = { return_id: returnId, ...(only ? { section: op({ $in: [...only] }) } : {}) };
  const blocks = await GstRows.find(filter, { section: 1, rows_sealed: 1 })
    .sort({ section: 1, seq: 1 })
    .lean();
  const sheets: Sheets = {};
  for (const block of blocks) {
    const id = block.section as SectionId;
    const list = sheets[id] ?? [];
    sheets[id] = list;
    for (const row of unpack(deps, block)) list.push(row);
  }
  return sheets;
}

/** Replaces whole sections; sections not named stay. Run inside a transaction. */
export async function replaceRows(deps: Deps, owner: Owner, sheets: Sheets): Promise<void> {
  for (const id of sectionIds) {
    const rows = sheets[id];
    if (!rows) continue;
    await GstRows.deleteMany({ return_id: owner._id, section: id });
    await insert(cut(deps, owner, id, rows, 0));
  }
}

/** Writes changed rows, adds new ones at the end of their section and takes removed ones away, touching only their blocks. Run inside a transaction. */
export async function patchRows(
  deps: Deps,
  owner: Owner,
  put: Sheets,
  removed: readonly string[],
): Promise<void> {
  const gone = new Set(removed);
  const incoming = new Map<string, { section: SectionId; row: Row }>();
  for (const id of sectionIds) for (const row of put[id] ?? []) incoming.set(row.id, { section: id, row });
  const ids = [...new Set([...gone, ...incoming.keys()])];
  if (ids.length === 0) return;
  const touched = await GstRows.find({ return_id: owner._id, row_ids: op({ $in: ids }) }).lean();
  for (const block of touched) {
    const section = block.section as SectionId;
    const rows: Row[] = [];
    for (const row of unpack(deps, block)) {
      const next = incoming.get(row.id);
      if (gone.has(row.id) || (next && next.section !== section)) continue;
      rows.push(next ? next.row : row);
      if (next) incoming.delete(row.id);
    }
    if (rows.length === 0) await GstRows.deleteOne({ _id: block._id });
    else await GstRows.updateOne({ _id: block._id }, { $set: pack(deps, owner, section, block.seq, rows) });
  }
  for (const id of sectionIds) {
    const fresh = (put[id] ?? []).filter((row) => incoming.has(row.id) && !gone.has(row.id));
    if (fresh.length > 0) await append(deps, owner, id, fresh);
  }
}

async function append(deps: Deps, owner: Owner, section: SectionId, fresh: readonly Row[]): Promise<void> {
  const last = await GstRows.findOne({ return_id: owner._id, section }).sort({ seq: -1 }).lean();
  if (!last) return insert(cut(deps, owner, section, fresh, 0));
  const room = Math.max(0, BLOCK - last.row_ids.length);
  const here = fresh.slice(0, room);
  if (here.length > 0) {
    const rows = [...unpack(deps, last), ...here];
    await GstRows.updateOne({ _id: last._id }, { $set: pack(deps, owner, section, last.seq, rows) });
  }
  await insert(cut(deps, owner, section, fresh.slice(room), last.seq + 1));
}

/** Blocks of an entity's other returns, with what finds document numbers in them. */
export const otherBlocks = (
  entityId: mongoose.Types.ObjectId,
  returnIds: readonly mongoose.Types.ObjectId[],
) =>
  GstRows.find(
    { entity_id: entityId, return_id: op({ $in: [...returnIds] }) },
    { return_id: 1, keys: 1 },
  ).lean();

/** Rows of the blocks of some returns that hold any of the numbers. */
export async function rowsWithKeys(
  deps: Deps,
  returnIds: readonly mongoose.Types.ObjectId[],
  keys: readonly string[],
): Promise<{ section: SectionId; returnId: string; rows: Row[] }[]> {
  if (keys.length === 0 || returnIds.length === 0) return [];
  const blocks = await GstRows.find({
    return_id: op({ $in: [...returnIds] }),
    keys: op({ $in: [...keys] }),
  }).lean();
  return blocks.map((block) => ({
    section: block.section as SectionId,
    returnId: String(block.return_id),
    rows: unpack(deps, block),
  }));
}

/** Replaces a list kept with a return that is no section of GSTR-1: documents of a statement, purchases. Run inside a transaction. */
export async function replaceList<T extends { id: string }>(
  deps: Deps,
  owner: Pick<GstReturnDoc, '_id' | 'entity_id'>,
  name: ListName,
  items: readonly T[],
): Promise<void> {
  await GstRows.deleteMany({ return_id: owner._id, section: name });
  const blocks: Block[] = [];
  for (let i = 0; i < items.length; i += BLOCK) {
    const part = items.slice(i, i + BLOCK);
    blocks.push({
      return_id: owner._id,
      entity_id: owner.entity_id,
      section: name,
      seq: blocks.length,
      row_ids: [],
      keys: [],
      rows_sealed: deps.vault.seal(part),
    });
  }
  await insert(blocks);
}

/** A list kept by `replaceList`. */
export async function loadList<T>(
  deps: Deps,
  returnId: mongoose.Types.ObjectId,
  name: ListName,
): Promise<T[]> {
  const blocks = await GstRows.find({ return_id: returnId, section: name }, { rows_sealed: 1 })
    .sort({ seq: 1 })
    .lean();
  return blocks.flatMap((block) => deps.vault.open<T[]>(block.rows_sealed));
}

/** Everything of returns that go for good. */
export const dropRows = (returnIds: readonly mongoose.Types.ObjectId[]) =>
  GstRows.deleteMany({ return_id: op({ $in: [...returnIds] }) });
