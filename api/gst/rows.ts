import mongoose from 'mongoose';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { numberKey } from '../../shared/gst/gstr1/documents.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import type { Deps } from '../deps.ts';
import { op } from '../records.ts';
import { GstBlock, type GstBlockDoc, type GstReturnDoc, GstRows } from './model.ts';

/** Rows a block holds when written. */
const BLOCK = 250;

/** Lists of GSTR-2B. */
type ListName = 'inward' | 'purchases';
type Owner = Pick<GstReturnDoc, '_id' | 'entity_id' | 'period'>;
type Id = mongoose.Types.ObjectId;

/** Fingerprint under which a document number is found in other periods. */
export const keyPrint = (deps: Deps, key: string): string =>
  deps.vault.fingerprint('gst-number', key).slice(0, 16);

/** A block with its rows, before it is written. */
interface Packed {
  _id: Id;
  return_id: Id;
  entity_id: Id;
  section: string;
  seq: number;
  row_ids: string[];
  keys: string[];
  rows_sealed: string;
}

function pack(
  deps: Deps,
  owner: Owner,
  section: SectionId,
  seq: number,
  rows: readonly Row[],
  _id: Id,
): Packed {
  const keys = new Set<string>();
  for (const row of rows) {
    const key = numberKey(sections[section], row, owner.period);
    if (key) keys.add(key);
  }
  return {
    _id,
    return_id: owner._id,
    entity_id: owner.entity_id,
    section,
    seq,
    row_ids: rows.map((row) => row.id),
    keys: [...keys].map((key) => keyPrint(deps, key)),
    rows_sealed: deps.vault.seal(rows),
  };
}

const newId = (): Id => new mongoose.Types.ObjectId();

async function insert(packed: readonly Packed[]): Promise<void> {
  for (let i = 0; i < packed.length; i += 40) {
    const part = packed.slice(i, i + 40);
    await GstBlock.insertMany(
      part.map(({ rows_sealed: _rows, ...block }) => block),
      { lean: true },
    );
    await GstRows.insertMany(
      part.map(({ _id, return_id, rows_sealed }) => ({ _id, return_id, rows_sealed })),
      { lean: true },
    );
  }
}

async function rewrite({ _id, rows_sealed, ...block }: Packed): Promise<void> {
  await GstBlock.updateOne({ _id }, { $set: block });
  await GstRows.updateOne({ _id }, { $set: { rows_sealed } });
}

async function drop(filter: object): Promise<void> {
  const gone = (await GstBlock.find(filter, { _id: 1 }).lean()).map((block) => block._id);
  await GstBlock.deleteMany(filter);
  for (let i = 0; i < gone.length; i += 500)
    await GstRows.deleteMany({ _id: op({ $in: gone.slice(i, i + 500) }) });
}

/** Rows of blocks by block id. */
async function rowsOf<T>(
  deps: Deps,
  returnId: Id,
  blocks: readonly Pick<GstBlockDoc, '_id'>[],
  all: boolean,
): Promise<Map<string, T[]>> {
  const filter = all ? { return_id: returnId } : { _id: op({ $in: blocks.map((block) => block._id) }) };
  const found = await GstRows.find(filter, { rows_sealed: 1 }).lean();
  return new Map(found.map((data) => [String(data._id), deps.vault.open<T[]>(data.rows_sealed)]));
}

const cut = (deps: Deps, owner: Owner, section: SectionId, rows: readonly Row[], from: number): Packed[] => {
  const packed: Packed[] = [];
  for (let i = 0; i < rows.length; i += BLOCK)
    packed.push(pack(deps, owner, section, from + packed.length, rows.slice(i, i + BLOCK), newId()));
  return packed;
};

/** Rows of a return, all sections or some, in their order. */
export async function loadRows(deps: Deps, returnId: Id, only?: readonly SectionId[]): Promise<Sheets> {
  const filter = { return_id: returnId, ...(only ? { section: op({ $in: [...only] }) } : {}) };
  const blocks = await GstBlock.find(filter, { section: 1, seq: 1 }).sort({ section: 1, seq: 1 }).lean();
  const rows = await rowsOf<Row>(deps, returnId, blocks, !only);
  const sheets: Sheets = {};
  for (const block of blocks) {
    const id = block.section as SectionId;
    const list = sheets[id] ?? [];
    sheets[id] = list;
    for (const row of rows.get(String(block._id)) ?? []) list.push(row);
  }
  return sheets;
}

/** Replaces whole sections; sections not named stay. Run inside a transaction. */
export async function replaceRows(deps: Deps, owner: Owner, sheets: Sheets): Promise<void> {
  for (const id of sectionIds) {
    const rows = sheets[id];
    if (!rows) continue;
    await drop({ return_id: owner._id, section: id });
    await insert(cut(deps, owner, id, rows, 0));
  }
}

/** The documents a patch touched, with all their lines, as they were and as they are. */
export interface Touched {
  before: Sheets;
  after: Sheets;
}

function push(sheets: Sheets, id: SectionId, row: Row): void {
  const list = sheets[id];
  if (list) list.push(row);
  else sheets[id] = [row];
}

/** Writes changed rows, adds new ones at the end of their section and takes removed ones away, touching only their blocks. Run inside a transaction. */
export async function patchRows(
  deps: Deps,
  owner: Owner,
  put: Sheets,
  removed: readonly string[],
): Promise<Touched> {
  const gone = new Set(removed);
  const incoming = new Map<string, { section: SectionId; row: Row }>();
  for (const id of sectionIds) for (const row of put[id] ?? []) incoming.set(row.id, { section: id, row });
  const before: Sheets = {};
  const after: Sheets = {};
  if (gone.size === 0 && incoming.size === 0) return { before, after };
  const blocks = await GstBlock.find({ return_id: owner._id }).sort({ section: 1, seq: 1 }).lean();
  const touched = blocks.filter((block) => block.row_ids.some((id) => gone.has(id) || incoming.has(id)));
  const stored = await rowsOf<Row>(deps, owner._id, touched, false);
  const changes = (id: string) => gone.has(id) || incoming.has(id);

  // Lines of a document may lie in different blocks.
  const keyOf = (section: SectionId, row: Row) => numberKey(sections[section], row, owner.period);
  const numbers = new Set<string | undefined>();
  for (const { section, row } of incoming.values()) numbers.add(keyOf(section, row));
  for (const block of touched) {
    for (const row of stored.get(String(block._id)) ?? [])
      if (changes(row.id)) numbers.add(keyOf(block.section as SectionId, row));
  }
  numbers.delete(undefined);
  const prints = new Set([...numbers].map((key) => keyPrint(deps, key!)));
  const isTouched = new Set(touched);
  const peers = blocks.filter((block) => !isTouched.has(block) && block.keys.some((key) => prints.has(key)));
  const peerRows =
    peers.length === 0 ? new Map<string, Row[]>() : await rowsOf<Row>(deps, owner._id, peers, false);

  const left = new Map(incoming);
  for (const block of blocks) {
    const own = stored.get(String(block._id)) ?? peerRows.get(String(block._id));
    if (!own) continue;
    const section = block.section as SectionId;
    const rows: Row[] = [];
    for (const row of own) {
      const concerned = changes(row.id) || numbers.has(keyOf(section, row) ?? '');
      if (concerned) push(before, section, row);
      const next = left.get(row.id);
      if (gone.has(row.id) || (next && next.section !== section)) continue;
      rows.push(next ? next.row : row);
      if (next) left.delete(row.id);
      if (concerned) push(after, section, next ? next.row : row);
    }
    if (!isTouched.has(block)) continue;
    if (rows.length === 0) await drop({ _id: block._id });
    else await rewrite(pack(deps, owner, section, block.seq, rows, block._id));
  }
  for (const id of sectionIds) {
    const fresh = (put[id] ?? []).filter((row) => left.get(row.id)?.row === row && !gone.has(row.id));
    if (fresh.length === 0) continue;
    for (const row of fresh) push(after, id, row);
    await append(deps, owner, id, fresh);
  }
  return { before, after };
}

async function append(deps: Deps, owner: Owner, section: SectionId, fresh: readonly Row[]): Promise<void> {
  const last = await GstBlock.findOne({ return_id: owner._id, section }).sort({ seq: -1 }).lean();
  if (!last) return insert(cut(deps, owner, section, fresh, 0));
  const here = fresh.slice(0, Math.max(0, BLOCK - last.row_ids.length));
  if (here.length > 0) {
    const before = (await rowsOf<Row>(deps, owner._id, [last], false)).get(String(last._id)) ?? [];
    await rewrite(pack(deps, owner, section, last.seq, [...before, ...here], last._id));
  }
  await insert(cut(deps, owner, section, fresh.slice(here.length), last.seq + 1));
}

/** Fingerprints of document numbers of some returns, by block. */
export const keysOf = (returnIds: readonly Id[]) =>
  GstBlock.find({ return_id: op({ $in: [...returnIds] }) }, { return_id: 1, keys: 1 }).lean();

/** Rows of the blocks of some returns that hold any of the numbers. */
export async function rowsWithKeys(
  deps: Deps,
  returnIds: readonly Id[],
  keys: ReadonlySet<string>,
): Promise<{ section: SectionId; returnId: string; rows: Row[] }[]> {
  if (keys.size === 0 || returnIds.length === 0) return [];
  const all = await GstBlock.find(
    { return_id: op({ $in: [...returnIds] }) },
    { return_id: 1, section: 1, keys: 1 },
  ).lean();
  const holding = all.filter((block) => block.keys.some((key) => keys.has(key)));
  const rows = await rowsOf<Row>(deps, returnIds[0]!, holding, false);
  return holding.map((block) => ({
    section: block.section as SectionId,
    returnId: String(block.return_id),
    rows: rows.get(String(block._id)) ?? [],
  }));
}

/** Replaces a list kept with a return that is no section of GSTR-1: documents of a statement, purchases. Run inside a transaction. */
export async function replaceList<T extends { id: string }>(
  deps: Deps,
  owner: Pick<GstReturnDoc, '_id' | 'entity_id'>,
  name: ListName,
  items: readonly T[],
): Promise<void> {
  await drop({ return_id: owner._id, section: name });
  const packed: Packed[] = [];
  for (let i = 0; i < items.length; i += BLOCK) {
    packed.push({
      _id: newId(),
      return_id: owner._id,
      entity_id: owner.entity_id,
      section: name,
      seq: packed.length,
      row_ids: [],
      keys: [],
      rows_sealed: deps.vault.seal(items.slice(i, i + BLOCK)),
    });
  }
  await insert(packed);
}

/** A list kept by `replaceList`. */
export async function loadList<T>(deps: Deps, returnId: Id, name: ListName): Promise<T[]> {
  const blocks = await GstBlock.find({ return_id: returnId, section: name }, { seq: 1 })
    .sort({ seq: 1 })
    .lean();
  const rows = await rowsOf<T>(deps, returnId, blocks, false);
  return blocks.flatMap((block) => rows.get(String(block._id)) ?? []);
}

/** Everything of returns that go for good. */
export const dropRows = (returnIds: readonly Id[]) => drop({ return_id: op({ $in: [...returnIds] }) });
