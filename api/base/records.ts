import mongoose from 'mongoose';

// An unknown field in a filter must never silently widen it: that would hand one office another's records.
mongoose.set('strictQuery', 'throw');
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('autoCreate', false);
mongoose.set('autoIndex', false);

/** What every stored record has. */
export interface Stored {
  _id: mongoose.Types.ObjectId;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A schema of records with version and times; unknown fields are an error, not dropped in silence. */
export function recordSchema<T extends Stored>(
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

/** Id, version and times as every presenter shows them. */
export const presentStored = (doc: Stored) => ({
  id: String(doc._id),
  version: doc.version,
  created_at: doc.created_at.toISOString(),
  updated_at: doc.updated_at.toISOString(),
});

/** Text to an ObjectId; the text was checked by a schema. */
export const toId = (id: string) => new mongoose.Types.ObjectId(id);

/** Marks an operator of ours inside a filter; any other object in a filter is taken as a plain value, never as an operator. */
export const op = <const T extends object>(operator: T): T => mongoose.trusted(operator) as T;
