import mongoose from 'mongoose';

const Counter = mongoose.model<{ _id: string; value: number }>(
  'Counter',
  new mongoose.Schema(
    { _id: String, value: { type: Number, default: 0 } },
    { collection: 'counters', versionKey: false, strict: 'throw' },
  ),
);

/** The next number of a sequence, without collisions; rolled back with its transaction. */
export async function nextNumber(series: string): Promise<number> {
  const doc = await Counter.findOneAndUpdate(
    { _id: series },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return doc!.value;
}
