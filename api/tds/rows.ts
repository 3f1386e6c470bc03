import type mongoose from 'mongoose';
import { type SheetRow, type TableName, tables } from '../../shared/tds/sheets.ts';
import type { Deps } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { dropStaged, readBlocks, replacing } from '../base/staged.ts';
import { TdsRows, type TdsRowsDoc, type TdsStatementDoc } from './model.ts';

/** Rows per block. */
const BLOCK = 250;

type Owner = Pick<TdsStatementDoc, '_id' | 'entity_id'>;
type Block = Omit<TdsRowsDoc, '_id' | 'staged_at' | 'version' | 'created_at' | 'updated_at'>;

/** Rows by table, in order. */
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

const blocks = { model: TdsRows, owner: 'statement_id' } as const;
const order = { table: 1, seq: 1 } as const;

function* packed(deps: Deps, owner: Owner, table: TableName, rows: readonly SheetRow[], from = 0) {
  for (let i = 0; i < rows.length; i += BLOCK)
    yield pack(deps, owner, table, from + i / BLOCK, rows.slice(i, i + BLOCK));
}

/** Rows of a statement, of all tables or one. */
export async function loadRows(
  deps: Deps,
  statementId: mongoose.Types.ObjectId,
  only?: TableName,
): Promise<Rows> {
  const out: Rows = { challans: [], deductees: [], salaries: [] };
  const filter = { statement_id: statementId, ...(only ? { table: only } : {}) };
  for (const block of await readBlocks(blocks, filter, order))
    for (const row of unpack(deps, block)) out[block.table].push(row);
  return out;
}

/** Blocks above which a statement is handled in a worker process, and a patch is staged. */
const FEW = 8;

/** Whether a statement is so large that a worker process handles it. */
export const manyRows = async (statementId: string): Promise<boolean> =>
  (await TdsRows.countDocuments({ statement_id: toId(statementId) })) > FEW;

/** Stages entire tables; `act` stores the statement and calls `take` in the same transaction. */
export function replacingRows<R>(
  deps: Deps,
  owner: Owner,
  rows: Partial<Record<TableName, readonly SheetRow[]>>,
  act: (take: () => Promise<undefined>) => Promise<R>,
): Promise<R> {
  const given = tables.filter((table) => rows[table]);
  const written = function* () {
    for (const table of given) yield* packed(deps, owner, table, rows[table]!);
  };
  return replacing(blocks, owner._id, { table: op({ $in: given }) }, written(), act);
}

/**
 * Updates changed rows in place, appends new ones and removes others, touching only their blocks. Reads and
 * packs before the transaction in which `act` stores the edited version and calls `take`; `act` gets the
 * resulting rows.
 */
export async function patchingRows<R>(
  deps: Deps,
  owner: Owner,
  put: Partial<Record<TableName, readonly SheetRow[]>>,
  removed: readonly string[],
  act: (after: Rows, take: () => Promise<undefined>) => Promise<R>,
): Promise<R> {
  const gone = new Set(removed);
  const incoming = new Map<string, { table: TableName; row: SheetRow }>();
  for (const table of tables) for (const row of put[table] ?? []) incoming.set(row.id, { table, row });
  const stored = await readBlocks(blocks, { statement_id: owner._id }, order);
  const left = new Map(incoming);
  const next = stored.map((block) => {
    const rows: SheetRow[] = [];
    let touched = false;
    for (const row of unpack(deps, block)) {
      const sent = left.get(row.id);
      if (sent || gone.has(row.id)) touched = true;
      if (gone.has(row.id) || (sent && sent.table !== block.table)) continue;
      rows.push(sent ? sent.row : row);
      if (sent) left.delete(row.id);
    }
    return { block, rows, touched };
  });
  const added: Block[] = [];
  const after: Rows = { challans: [], deductees: [], salaries: [] };
  for (const table of tables) {
    const fresh = (put[table] ?? []).filter((row) => left.get(row.id)?.row === row && !gone.has(row.id));
    const last = next.findLast((one) => one.block.table === table && one.rows.length > 0);
    const here = last ? fresh.slice(0, Math.max(0, BLOCK - last.rows.length)) : [];
    if (last && here.length > 0) Object.assign(last, { touched: true }).rows.push(...here);
    added.push(...packed(deps, owner, table, fresh.slice(here.length), last ? last.block.seq + 1 : 0));
    for (const one of next) if (one.block.table === table) for (const row of one.rows) after[table].push(row);
    for (const row of fresh.slice(here.length)) after[table].push(row);
  }
  const changed = next.filter((one) => one.touched);
  const again = changed
    .filter(({ rows }) => rows.length > 0)
    .map(({ block, rows }) => ({ _id: block._id, ...pack(deps, owner, block.table, block.seq, rows) }));
  if (changed.length + added.length <= FEW)
    return act(after, async () => {
      for (const { _id, ...block } of again) await TdsRows.updateOne({ _id }, { $set: block });
      const empty = changed.filter(({ rows }) => rows.length === 0).map(({ block }) => block._id);
      if (empty.length > 0) await TdsRows.deleteMany({ _id: op({ $in: empty }) });
      if (added.length > 0) await TdsRows.insertMany(added, { lean: true });
      return undefined;
    });
  return replacing(
    blocks,
    owner._id,
    { _id: op({ $in: changed.map(({ block }) => block._id) }) },
    [...again.map(({ _id, ...block }) => block), ...added],
    (take) => act(after, take),
  );
}

/** Removes leftovers of interrupted saves. */
export const dropStagedRows = (before: Date) => dropStaged(blocks, before);

/** Removes all data of permanently deleted statements. */
export const dropRows = (statementIds: readonly mongoose.Types.ObjectId[]) =>
  TdsRows.deleteMany({ statement_id: op({ $in: [...statementIds] }) });
