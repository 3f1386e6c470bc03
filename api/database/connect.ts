import mongoose, { type ClientSession } from 'mongoose';
import { startEmbedded } from './embedded/server/start.ts';

/** The embedded store of DATA_DIR, or a MongoDB. */
export type Database = {
  kind: 'embedded' | 'mongodb';
  /** Its address, with credentials. */
  uri: string;
  /** Counts writes to the watched collections; undefined for a MongoDB, which others may write to. */
  changes?: () => number;
  /** Resolves with the reason if the embedded store stops by itself; never for MongoDB. */
  failed: Promise<Error>;
  close: () => Promise<void>;
};

/** Options of the store. */
type DatabaseOptions = {
  mongodbUri?: string | undefined;
  dataDir: string;
  log?: ((level: 'warn' | 'info', message: string) => void) | undefined;
  /** Interval for removing expired documents of the embedded store (ms); default a minute. */
  ttlMs?: number;
  /** Names of the collections whose writes are counted in `changes`. */
  watched?: readonly string[];
};

/** Time within which a wrong or unreachable MongoDB is reported at the start. */
const SELECTION_MS = 5000;
/** Once it has answered, calls wait this long for one that is busy or elects another member (some 12 s), rather than fail. */
const PATIENCE_MS = 30_000;

/** Host part of a URI, for messages; without credentials. */
const hostOf = (uri: string) =>
  /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? 'the given address';

const explain = (uri: string, error: Error): Error => {
  const cause = (error as { reason?: { servers?: Map<string, { error?: Error }> } }).reason?.servers;
  const detail = [...(cause?.values() ?? [])].map((s) => s.error?.message).find(Boolean) ?? error.message;
  if (error.name === 'MongoParseError' || /Invalid scheme|Invalid connection string/i.test(error.message))
    return new Error(`MONGODB_URI cannot be read: ${error.message}`);
  if (/auth/i.test(error.message))
    return new Error(`MONGODB_URI: ${hostOf(uri)} refused the user name or password (${error.message})`);
  return new Error(
    `MONGODB_URI: no MongoDB answers at ${hostOf(uri)} (${detail.replace(/\/\/[^@\s]*@/g, '//')})`,
  );
};

const settings = () => {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
  mongoose.set('autoIndex', false);
  mongoose.set('autoCreate', false);
};

/**
 * Connects mongoose to MONGODB_URI, or starts the embedded store of DATA_DIR and connects to that. Rejects
 * within ten seconds with a readable message if the URI is wrong or the server does not respond.
 */
export const connectDatabase = async ({
  mongodbUri,
  dataDir,
  log,
  ttlMs,
  watched = [],
}: DatabaseOptions): Promise<Database> => {
  settings();
  if (mongodbUri) {
    try {
      const first = new mongoose.mongo.MongoClient(mongodbUri, {
        serverSelectionTimeoutMS: SELECTION_MS,
        connectTimeoutMS: SELECTION_MS,
      });
      await first.connect().finally(() => first.close());
      await mongoose.connect(mongodbUri, {
        serverSelectionTimeoutMS: PATIENCE_MS,
        // Also how long the driver waits for the answer by which it knows that a member is there.
        connectTimeoutMS: PATIENCE_MS,
        retryWrites: true,
      });
    } catch (error) {
      await mongoose.disconnect();
      throw explain(mongodbUri, error as Error);
    }
    return {
      kind: 'mongodb',
      uri: mongodbUri,
      failed: new Promise(() => {}),
      close: () => mongoose.disconnect(),
    };
  }
  const store = await startEmbedded(dataDir, {
    ...(log ? { log } : {}),
    ...(ttlMs === undefined ? {} : { ttlMs }),
    watched,
    warnings: process.env['NODE_ENV'] !== 'production',
  });
  try {
    // Writes waiting for a transaction occupy connections; more must be left for the transaction's own calls.
    await mongoose.connect(store.uri, { serverSelectionTimeoutMS: SELECTION_MS, maxPoolSize: 100 });
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    kind: 'embedded',
    uri: store.uri,
    changes: store.changes,
    failed: store.failed,
    close: async () => {
      await mongoose.disconnect();
      await store.close();
    },
  };
};

/** Builds the indexes of all registered models, those of each in one call; if one cannot be built, the start fails with the reason. */
export const buildIndexes = async (): Promise<void> => {
  for (const model of Object.values(mongoose.connection.models)) {
    const indexes = model.schema
      .indexes()
      .map(([key, options]) => ({ key, ...options }) as mongoose.mongo.IndexDescription);
    try {
      // creating an index creates its collection
      if (indexes.length === 0) await model.createCollection();
      else await model.collection.createIndexes(indexes);
    } catch (error) {
      throw new Error(`the indexes of ${model.modelName} could not be built: ${(error as Error).message}`);
    }
  }
};

/**
 * Runs several writes atomically. On a conflict with another transaction `act` runs again from its start, so
 * it must be repeatable. Pass the session to every call inside.
 */
export const withTransaction = async <T>(act: (session: ClientSession) => Promise<T>): Promise<T> => {
  await mayCommit();
  return mongoose.connection.transaction(act) as Promise<T>;
};

let mayCommit: () => Promise<void> = async () => {};
/** Sets a callback awaited before each transaction: a worker process asks for permission. */
export const beforeTransactions = (wait: () => Promise<void>): void => {
  mayCommit = wait;
};
