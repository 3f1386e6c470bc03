import type { SectionId } from '../../shared/gst/gstr1/sections.ts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from '../users/session.ts';
import { type Job, moduleAt } from '../workers/pool.ts';
import { acts } from './gstr1-acts.ts';
import { checkContext } from './hsn-list.ts';
import type { GstReturnDoc } from './model.ts';
import { blocksOf, sealedRows, unlessReplaced } from './rows.ts';
import { printsEarlier } from './store.ts';

type Acts = typeof acts;
type Input<K extends keyof Acts> = Parameters<Acts[K]>[0];
type Result<K extends keyof Acts> = Awaited<ReturnType<Acts[K]>>;

/** Whoever holds the rows of a return: a thread, or this one when they are few. */
export interface Holder {
  ask: <K extends keyof Acts>(
    name: K,
    input: Input<K>,
    part?: (part: never) => Promise<void> | void,
  ) => Promise<Result<K>>;
}

const module = moduleAt('./gstr1-acts.ts', import.meta.url);

/** A thread as holder. */
export const asideHolder = (job: Job): Holder => ({
  ask: (name, input, part) => job.ask(`${module}#${name}`, input, part ? { part } : {}),
});

/** This thread as holder; `lists` are those of a body. */
export function ownHolder(lists: Record<string, unknown> = {}): Holder {
  const state: Record<string, unknown> = { lists };
  return {
    ask: async (name, input, part) =>
      acts[name](input as never, { state, part: async (told) => part?.(told as never) }) as never,
  };
}

/** Gives stored rows to a thread that may hold others already. */
export async function addStored(
  deps: Deps,
  holder: Holder,
  blocks: Awaited<ReturnType<typeof blocksOf>>,
): Promise<void> {
  for await (const part of sealedRows(blocks))
    await holder.ask('addStored', {
      blocks: part.map(({ block, sealed }) => ({ section: block.section as SectionId, sealed })),
      keys: deps.secrets.dataKeys,
    });
}

/** Blocks beyond which a return is worked on beside other callers. */
const FEW = 8;

/** Runs acts on the rows of a return, all sections or some. */
export const withRows = <T>(
  deps: Deps,
  user: SignedIn,
  record: Pick<GstReturnDoc, '_id'>,
  run: (holder: Holder) => Promise<T>,
  only?: readonly SectionId[],
): Promise<T> =>
  unlessReplaced(async () => {
    const blocks = await blocksOf(record._id, only);
    const job = blocks.length > FEW ? await deps.workers.job(user.id, 'long') : undefined;
    try {
      const holder = job ? asideHolder(job) : ownHolder();
      await holder.ask('addStored', { blocks: [], keys: deps.secrets.dataKeys });
      await addStored(deps, holder, blocks);
      return await run(holder);
    } finally {
      job?.end();
    }
  });

/** What the checks of a return ask for beside its rows. */
export const checked = async (deps: Deps, record: GstReturnDoc) => ({
  who: await checkContext(deps, record),
  earlier: await printsEarlier(record),
});
