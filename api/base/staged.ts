import mongoose from 'mongoose';
import { progress } from './progress.ts';
import { op } from './records.ts';

/** Blocks of rows of one record, in a separate collection. */
interface Block {
  _id: mongoose.Types.ObjectId;
  /** Set while the block belongs to no record: staged for a save, or replaced by one. */
  staged_at?: Date;
}
type Id = mongoose.Types.ObjectId;

/** The collection of blocks, and the field with the id of their record. */
interface Blocks<D extends Block> {
  model: mongoose.Model<D>;
  owner: keyof D & string;
}

/** Blocks written, read or removed per step, some hundred kilobytes each; other callers run in between. */
const STEP = 10;

const inSteps = async (ids: readonly Id[], act: (part: Id[]) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < ids.length; i += STEP) await act(ids.slice(i, i + STEP));
};

async function drop<D extends Block>({ model }: Blocks<D>, filter: object): Promise<void> {
  const gone = (await model.find(filter as never, { _id: 1 }).lean()) as unknown as Block[];
  await inSteps(
    gone.map((block) => block._id),
    (part) => model.deleteMany({ _id: op({ $in: part }) } as never),
  );
}

/**
 * Writes blocks next to a record in steps; `act` stores the record and calls `take` in the same transaction,
 * which replaces the blocks selected by `gone`. `dropStaged` removes leftovers of interrupted saves.
 */
export async function replacing<D extends Block, R>(
  blocks: Blocks<D>,
  id: Id,
  gone: object,
  written: Iterable<object>,
  act: (take: () => Promise<undefined>) => Promise<R>,
): Promise<R> {
  const { model, owner } = blocks;
  const [fresh, old] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const write = async (part: object[]) => {
    const staged_at = new Date();
    await model.insertMany(part.map((block) => ({ ...block, [owner]: fresh, staged_at })) as never, {
      lean: true,
    });
  };
  try {
    let part: object[] = [];
    progress('saving');
    for (const block of written) {
      part.push(block);
      if (part.length < STEP) continue;
      await write(part);
      part = [];
    }
    if (part.length > 0) await write(part);
    return await act(async () => {
      const replaced = { $set: { [owner]: old, staged_at: new Date() } };
      await model.updateMany({ ...gone, [owner]: id } as never, replaced as never);
      const taken = { $set: { [owner]: id }, $unset: { staged_at: 1 } };
      await model.updateMany({ [owner]: fresh } as never, taken as never);
      return undefined;
    });
  } finally {
    await drop(blocks, { [owner]: op({ $in: [fresh, old] }) });
  }
}

/** Removes blocks staged before a time and never used, or replaced and never removed. */
export const dropStaged = <D extends Block>(blocks: Blocks<D>, before: Date): Promise<void> =>
  drop(blocks, { staged_at: op({ $lt: before }) });

/** Error for which `unlessReplaced` retries. */
export const replaced = () =>
  Object.assign(new Error('The rows were replaced while they were read'), { replaced: true });

/** Retries when a save replaced what was being read. */
export async function unlessReplaced<T>(read: () => Promise<T>): Promise<T> {
  for (let again = 3; ; again--) {
    try {
      return await read();
    } catch (error) {
      if (again === 0 || !(error as { replaced?: boolean }).replaced) throw error;
    }
  }
}

/** Reads blocks in order and in steps, all from the same version of the record. */
export const readBlocks = <D extends Block>(
  { model }: Blocks<D>,
  filter: object,
  order: Record<string, 1>,
): Promise<D[]> =>
  unlessReplaced(async () => {
    const named = await model
      .find(filter as never, { _id: 1 })
      .sort(order)
      .lean();
    const ids = (named as unknown as Block[]).map((block) => block._id);
    const found = new Map<string, D>();
    await inSteps(ids, async (part) => {
      const blocks = (await model.find({ _id: op({ $in: part }) } as never).lean()) as unknown as D[];
      for (const block of blocks) found.set(String(block._id), block);
      progress('reading', found.size, ids.length);
    });
    if (found.size < ids.length) throw replaced();
    return ids.map((id) => found.get(String(id))!);
  });
