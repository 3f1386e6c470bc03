import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';
import { startEmbedded, storeDirectory } from '../embedded/server/start.ts';
import { problemsOf } from '../embedded/storage/integrity.ts';
import { openSql } from '../embedded/storage/sqlite.ts';
import { STORE_FILE } from '../embedded/storage/store.ts';

/** One round: how long the victim lived and how many writes it had acknowledged. */
type TortureRound = { round: number; acknowledged: number; aliveMs: number; reopenMs: number };

type Acknowledged = { singles: Map<string, number>; transfers: Set<string> };

/** Lets the writers run and kills them with SIGKILL at a random moment; returns what they were told was stored. */
const killOne = (dataDir: string, round: number, aliveMs: number, known: Acknowledged): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'torture-writer.ts'), dataDir, String(round)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let lines = 0;
    let killed = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [kind, id, state] = line.split(' ');
      if (kind === 'up') {
        setTimeout(() => {
          killed = true;
          child.kill('SIGKILL');
        }, aliveMs);
        return;
      }
      lines++;
      if (kind === 'single') known.singles.set(id!, Math.max(known.singles.get(id!) ?? 0, Number(state)));
      else if (kind === 'transfer') known.transfers.add(id!);
    });
    child.once('close', (code) =>
      killed ? done(lines) : failed(new Error(`the writer stopped by itself (code ${code})`)),
    );
  });

const check = async (dataDir: string, uri: string, known: Acknowledged): Promise<string[]> => {
  const client = await MongoClient.connect(uri);
  const problems: string[] = [];
  try {
    const db = client.db('torture');
    const seen = new Map<string, number>();
    for await (const doc of db.collection('singles').find()) {
      if (seen.has(doc['n'])) problems.push(`${doc['n']} is there twice`);
      seen.set(doc['n'], doc['state']);
    }
    for (const [n, state] of known.singles) {
      if (!seen.has(n)) problems.push(`${n} was acknowledged and is gone`);
      else if (seen.get(n)! < state) problems.push(`the change of ${n} was acknowledged and is gone`);
    }
    // The index must hold the same documents as the collection.
    const indexed = await db.collection('singles').countDocuments({ n: { $gte: '' } });
    if (indexed !== seen.size)
      problems.push(`the unique index has ${indexed} entries for ${seen.size} documents`);
    const sums = new Map<string, number>();
    const transfers = new Set<string>();
    for await (const doc of db.collection('transfers').find()) {
      transfers.add(doc['id']);
      const writer = String(doc['id']).split('/')[1];
      sums.set(`a${writer}`, (sums.get(`a${writer}`) ?? 0) + doc['amount']);
      sums.set(`b${writer}`, (sums.get(`b${writer}`) ?? 0) - doc['amount']);
    }
    for (const id of known.transfers)
      if (!transfers.has(id)) problems.push(`transfer ${id} was acknowledged and is gone`);
    for await (const doc of db.collection('counters').find())
      if ((sums.get(doc['owner']) ?? 0) !== doc['sum'])
        problems.push(
          `half a transaction: ${doc['owner']} is ${doc['sum']}, its transfers say ${sums.get(doc['owner']) ?? 0}`,
        );
    const file = openSql(join(storeDirectory(dataDir), STORE_FILE), { readOnly: true });
    problems.push(...problemsOf(file, true).map((problem) => `the file is damaged: ${problem}`));
    file.close();
  } finally {
    await client.close();
  }
  return problems;
};

/**
 * Kills a busy store again and again and looks, after each restart, for acknowledged writes that are gone, half
 * transactions and unique indexes that are not. Returns the rounds; throws with what was found.
 */
export const torture = async (
  dataDir: string,
  rounds: number,
  longestMs: number,
  tell: (round: TortureRound) => void = () => {},
): Promise<TortureRound[]> => {
  const known: Acknowledged = { singles: new Map(), transfers: new Set() };
  const out: TortureRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const aliveMs = Math.round(longestMs / 10 + Math.random() * longestMs * 0.9);
    const acknowledged = await killOne(dataDir, round, aliveMs, known);
    const startedAt = performance.now();
    const store = await startEmbedded(dataDir);
    const reopenMs = Math.round(performance.now() - startedAt);
    const problems = await check(dataDir, store.uri, known);
    await store.close();
    if (problems.length > 0)
      throw new Error(
        `round ${round}: ${problems.slice(0, 10).join('; ')}${problems.length > 10 ? ` and ${problems.length - 10} more` : ''}`,
      );
    const result = { round, acknowledged, aliveMs, reopenMs };
    out.push(result);
    tell(result);
  }
  return out;
};
