import { resolve } from 'node:path';
import { deserialize } from 'bson';
import { type ChainReport, walkChain } from '../audit/chain.ts';
import { type HeadDoc, isGenuine } from '../audit/head.ts';
import type { AuditDoc } from '../audit/model.ts';
import { createVault } from '../base/vault.ts';
import { storeDirectory } from '../database/embedded/server/start.ts';
import { embeddedSource, mongoSource, type Source } from '../database/transfer/sources.ts';
import { hashRows } from './log.ts';
import type { AccessBatchDoc, AccessDoc } from './model.ts';
import { type AccessReport, walkAccess } from './verify.ts';

/** The store to read, and the keys of its chains. */
interface TrailInput {
  dataDir: string;
  mongodbUri?: string | undefined;
  keys: readonly Buffer[];
}

/** Results for both chains: changes and accesses. */
interface Verified {
  trail: ChainReport;
  access: AccessReport;
}

async function* documentsOf<T>(source: Source, wanted: string): AsyncGenerator<T> {
  for await (const { name, documents } of source.collections())
    if (name === wanted) for await (const bytes of documents) yield deserialize(bytes) as T;
}

async function allOf<T>(source: Source, wanted: string): Promise<T[]> {
  const all: T[] = [];
  for await (const document of documentsOf<T>(source, wanted)) all.push(document);
  return all;
}

/** Walks the access log; rows are held in memory until their batch is complete. */
async function walkRows(source: Source, vault: ReturnType<typeof createVault>): Promise<AccessReport> {
  const batches = (await allOf<AccessBatchDoc>(source, 'access_batches')).sort((a, b) => a.seq - b.seq);
  const wanted = new Map(batches.map((batch) => [batch.seq, batch.rows]));
  const held = new Map<number, AccessDoc[]>();
  const found = new Map<number, { rows: number; hash: string }>();
  const settle = (seq: number, rows: readonly AccessDoc[]) => {
    // A batch with more rows than were written is as invalid as one with fewer.
    found.set(seq, { rows: (found.get(seq)?.rows ?? 0) + rows.length, hash: hashRows({ vault }, rows) });
    held.delete(seq);
  };
  for await (const row of documentsOf<AccessDoc>(source, 'access_log')) {
    const rows = [...(held.get(row.batch) ?? []), row];
    held.set(row.batch, rows);
    if (rows.length === wanted.get(row.batch)) settle(row.batch, rows);
  }
  for (const [seq, rows] of held) settle(seq, rows);
  return walkAccess(
    { vault, now: () => new Date() },
    batches,
    async (seq) => found.get(seq) ?? { rows: 0, hash: '' },
  );
}

/** Verifies both chains of a store from outside the server, which may be running: one snapshot, read-only. */
export async function verifyTrail(input: TrailInput): Promise<Verified> {
  const vault = createVault(input.keys);
  const source = input.mongodbUri
    ? await mongoSource(input.mongodbUri)
    : embeddedSource(storeDirectory(resolve(input.dataDir)));
  try {
    const heads = new Map((await allOf<HeadDoc>(source, 'chain_heads')).map((head) => [head.chain, head]));
    const hashes = new Map<number, string>();
    const [trailHead, accessHead] = [heads.get('audit'), heads.get('access')];
    const noting = async function* () {
      for await (const row of documentsOf<AuditDoc>(source, 'audit')) {
        if (row.seq === trailHead?.seq) hashes.set(row.seq, row.hash);
        yield row;
      }
    };
    const trail = await walkChain(noting());
    if (
      trail.broken === undefined &&
      trailHead &&
      !isGenuine({ vault }, trailHead, hashes.get(trailHead.seq))
    )
      trail.broken = trail.rows + 1;
    const access = await walkRows(source, vault);
    const newest = (await allOf<AccessBatchDoc>(source, 'access_batches')).find(
      (b) => b.seq === accessHead?.seq,
    );
    if (access.broken === undefined && accessHead && !isGenuine({ vault }, accessHead, newest?.hash))
      access.broken = access.batches + 1;
    return { trail, access };
  } finally {
    await source.close();
  }
}
