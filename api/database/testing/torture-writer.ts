import { MongoClient } from 'mongodb';
import { startEmbedded } from '../embedded/server/start.ts';

/**
 * The victim of the torture test: starts the store of a directory and writes as fast as it can from several sides.
 * Prints one line for each acknowledged write, after the acknowledgement, until it is killed.
 */
const [dataDir, round] = process.argv.slice(2) as [string, string];
const WRITERS = 6;

const store = await startEmbedded(dataDir);
const client = await MongoClient.connect(store.uri, { maxPoolSize: WRITERS });
const db = client.db('torture');
await db.collection('singles').createIndex({ n: 1 }, { unique: true });
await db.collection('counters').createIndex({ owner: 1 }, { unique: true });
const say = (line: string) => process.stdout.write(`${line}\n`);
say('up');

/** Inserts and changes; every fourth document is updated after its insert. */
const singles = async (writer: number) => {
  for (let i = 0; ; i++) {
    const n = `${round}/${writer}/${i}`;
    await db.collection('singles').insertOne({ n, state: 0, filler: 'x'.repeat(i % 300) });
    say(`single ${n} 0`);
    if (i % 4 === 0) {
      await db.collection('singles').updateOne({ n }, { $set: { state: 1 } });
      say(`single ${n} 1`);
    }
  }
};

/** Transactions over three documents: a transfer and its two counters. */
const transfers = async (writer: number) => {
  for (let i = 0; ; i++) {
    const id = `${round}/${writer}/${i}`;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await db.collection('transfers').insertOne({ id, amount: i }, { session });
        await db
          .collection('counters')
          .updateOne({ owner: `a${writer}` }, { $inc: { sum: i } }, { session, upsert: true });
        await db
          .collection('counters')
          .updateOne({ owner: `b${writer}` }, { $inc: { sum: -i } }, { session, upsert: true });
      }),
    );
    say(`transfer ${id}`);
  }
};

/** Everybody wants the same names: the unique index decides. */
const clashes = async (writer: number) => {
  for (let i = 0; ; i++) {
    try {
      await db.collection('singles').insertOne({ n: `${round}/clash/${i}`, writer, state: 0 });
      say(`single ${round}/clash/${i} 0`);
    } catch (error) {
      if ((error as { code?: number }).code !== 11000) throw error;
    }
  }
};

await Promise.all([singles(0), singles(1), transfers(2), transfers(3), clashes(4), clashes(5)]);
