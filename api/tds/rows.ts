import type mongoose from 'mongoose';
import { type SheetRow, type TableName, tables } from '../../shared/tds/sheets.ts';
import type { Deps } from '../deps.ts';
import { op } from '../records.ts';
import { TdsRows, type TdsRowsDoc, type TdsStatementDoc } from './model.ts';

/** Rows a block holds when written. */
const BLOCK = 250;

type Owner = Pick<TdsStatementDoc, '_id' | 'entity_id'>;
type Block = Omit<TdsRowsDoc, '_id' | 'version' | 'created_at' | 'updated_at'>;

/** Rows by table, in their order. */
export type Rows = Record<TableName, SheetRow[]>;

const pack = (deps: Deps, owner: Owner, table: TableName, seq: number, rows: readonly SheetRow[]): Block => ({
  statement_id: owner._id,
  entity_id: owner.entity_id,
  table,
  seq,
  row_ids: rows.map((row) => row.id),
  rows_sealed: deps.vault.seal(rows),
});

const unpack = (deps: Deps, block: Pick<TdsRowsDoc, 'rows_sealed'>): SheetRow[] =>
  deps.vault.open<SheetRow[]>(block.rows_sealed);

async function insert(
  deps: Deps,
  owner: Owner,
  table: TableName,
  rows: readonly SheetRow[],
  from: number,
): Promise<void> {
  const blocks: Block[] = [];
  for (let i = 0; i < rows.length; i += BLOCK)
    blocks.push(pack(deps, owner, table, from + blocks.length, rows.slice(i, i + BLOCK)));
  for (let i = 0; i < blocks.length; i += 40)
    await TdsRows.insertMany(blocks.slice(i, i + 40), { lean: true });
}

/** Rows of a statement, all tables or one. */
export async function loadRows(
  deps: Deps,
  statementId: mongoose.Types.ObjectId,
  only?: TableName,
): Promise<Rows> {
  const found = await TdsRows.find(
    { statement_id: statementId, ...(only ? { table: only } : {}) },
    { table: 1, rows_sealed: 1 },
  )
    .sort({ table: 1, seq: 1 })
    .lean();
  const out: Rows = { challans: [], deductees: [], salaries: [] };
  for (const block of found) for (const row of unpack(deps, block)) out[block.table].push(row);
  return out;
}

/** Replaces whole tables. Run inside a transaction. */
export async function replaceRows(
  deps: Deps,
  owner: Owner,
  rows: Partial<Record<TableName, readonly SheetRow[]>>,
): Promise<void> {
  for (const table of tables) {
    const list = rows[table];
    if (!list) continue;
    await TdsRows.deleteMany({ statement_id: owner._id, table });
    await insert(deps, owner, table, list, 0);
  }
}

/** Writes changed rows, adds new ones at the end and takes removed ones away, touching only their blocks. Run inside a transaction. */
export async function patchRows(
  deps: Deps,
  owner: Owner,
  put: Partial<Record<TableName, readonly SheetRow[]>>,
  removed: readonly string[],
): Promise<void> {
  const gone = new Set(removed);
  const incoming = new Map<string, { table: TableName; row: SheetRow }>();
  for (const table of tables) for (const row of put[table] ?? []) incoming.set(row.id, { table, row });
  const ids = [...new Set([...gone, ...incoming.keys()])];
  if (ids.length === 0) return;
  const touched = await TdsRows.find({ statement_id: owner._id, row_ids: op({ $in: ids }) }).lean();
  for (const block of touched) {
    const rows: SheetRow[] = [];
    for (const row of unpack(deps, block)) {
      const next = incoming.get(row.id);
      if (gone.has(row.id) || (next && next.table !== block.table)) continue;
      rows.push(next ? next.row : row);
      if (next) incoming.delete(row.id);
    }
    if (rows.length === 0) await TdsRows.deleteOne({ _id: block._id });
    else
      await TdsRows.updateOne({ _id: block._id }, { $set: pack(deps, owner, block.table, block.seq, rows) });
  }
  for (const table of tables) {
    const fresh = (put[table] ?? []).filter((row) => incoming.has(row.id) && !gone.has(row.id));
    if (fresh.length > 0) await append(deps, owner, table, fresh);
  }
}

async function append(deps: Deps, owner: Owner, table: TableName, fresh: readonly SheetRow[]): Promise<void> {
  const last = await TdsRows.findOne({ statement_id: owner._id, table }).sort({ seq: -1 }).lean();
  const room = last ? Math.max(0, BLOCK - last.row_ids.length) : 0;
  if (last && room > 0) {
    const rows = [...unpack(deps, last), ...fresh.slice(0, room)];
    await TdsRows.updateOne({ _id: last._id }, { $set: pack(deps, owner, table, last.seq, rows) });
  }
  await insert(deps, owner, table, fresh.slice(room), last ? last.seq + 1 : 0);
}

/** Everything of statements that go for good. */
export const dropRows = (statementIds: readonly mongoose.Types.ObjectId[]) =>
  TdsRows.deleteMany({ statement_id: op({ $in: [...statementIds] }) });
