import type { Collection, Document, MongoServerError } from 'mongodb';
import type { TestDatabase } from './client.ts';

let collections = 0;

/** A new collection holding the documents given. */
export const freshIn = async (t: TestDatabase, docs: Document[] = []): Promise<Collection<Document>> => {
  const coll = t.db.collection(`c${collections++}`);
  if (docs.length > 0) await coll.insertMany(docs);
  return coll;
};

/** The error an act fails with; an act that does not fail is a failed test. */
export const failure = async (act: () => Promise<unknown>): Promise<MongoServerError> => {
  try {
    await act();
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('expected an error');
};

/** The `_id`s in the order found. */
export const id = (docs: Document[]) => docs.map((d) => d['_id']);

/** Gives the documents `_id`s from 0 on. */
export const numbered = (...docs: Document[]): Document[] => docs.map((d, i) => ({ _id: i as never, ...d }));
