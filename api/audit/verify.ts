import { resolve } from 'node:path';
import { deserialize } from 'bson';
import { storeDirectory } from '../database/embedded/server/start.ts';
import { embeddedSource, mongoSource } from '../database/transfer/sources.ts';
import { type ChainReport, walkChain } from './chain.ts';
import type { AuditDoc } from './model.ts';

/** Which store to read. */
interface TrailInput {
  dataDir: string;
  mongodbUri?: string | undefined;
}

/** Walks the trail of a store from outside the program, which may be running: one snapshot, nothing is written. */
export async function verifyTrail(input: TrailInput): Promise<ChainReport> {
  const source = input.mongodbUri
    ? await mongoSource(input.mongodbUri)
    : embeddedSource(storeDirectory(resolve(input.dataDir)));
  try {
    for await (const { name, documents } of source.collections())
      if (name === 'audit') return await walkChain(rowsOf(documents));
    return { rows: 0, broken: undefined, head: '' };
  } finally {
    await source.close();
  }
}

async function* rowsOf(
  documents: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<AuditDoc> {
  for await (const bytes of documents) yield deserialize(bytes) as AuditDoc;
}
