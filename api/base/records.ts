import mongoose from 'mongoose';

// An unknown field in a filter must never silently widen it, which would expose other offices' records.
mongoose.set('strictQuery', 'throw');
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('autoCreate', false);
mongoose.set('autoIndex', false);

/** Common fields of stored records. */
export interface StoredRecord {
  _id: mongoose.Types.ObjectId;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A record schema with version and timestamps; unknown fields are an error instead of being dropped. */
export function recordSchema<T extends StoredRecord>(
  definition: Record<keyof Omit<T, '_id' | 'version' | 'created_at' | 'updated_at'>, unknown>,
  collection: string,
): mongoose.Schema<T> {
  return new mongoose.Schema(
    { ...definition, version: { type: Number, default: 1 } } as mongoose.SchemaDefinition,
    {
      collection,
      strict: 'throw',
      versionKey: false,
      timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' },
      minimize: false,
    },
  ) as unknown as mongoose.Schema<T>;
}

/** Id, version and times, as every presenter returns them. */
export const presentStored = (doc: StoredRecord) => ({
  id: String(doc._id),
  version: doc.version,
  created_at: doc.created_at.toISOString(),
  updated_at: doc.updated_at.toISOString(),
});

/** Text to an ObjectId; already validated by a schema. */
export const toId = (id: string) => new mongoose.Types.ObjectId(id);

/** Marks a query operator of ours; any other object in a filter is treated as a plain value. */
export const op = <const T extends object>(operator: T): T => mongoose.trusted(operator) as T;
