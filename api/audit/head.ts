import mongoose from 'mongoose';
import type { Deps } from '../base/deps.ts';
import { isDuplicate } from '../base/errors.ts';
import { op } from '../base/records.ts';

/**
 * The newest link of a chain under a key: reveals rows removed from the end, and cannot be forged with the
 * store alone.
 */
export interface HeadDoc {
  _id: mongoose.Types.ObjectId;
  chain: ChainName;
  seq: number;
  hash: string;
  mac: string;
}

const chains = ['audit', 'access'] as const;
type ChainName = (typeof chains)[number];

const schema = new mongoose.Schema<HeadDoc>(
  {
    chain: { type: String, enum: chains, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
    mac: { type: String, required: true },
  },
  { collection: 'chain_heads', versionKey: false, strict: 'throw' },
);
schema.index({ chain: 1 }, { unique: true });
const Head = mongoose.model<HeadDoc>('ChainHead', schema);

const noted = new WeakMap<Deps, Map<ChainName, { seq: number; hash: string }>>();

const macOf = (deps: Pick<Deps, 'vault'>, chain: ChainName, seq: number, hash: string) =>
  deps.vault.fingerprint('chain head', JSON.stringify([chain, seq, hash]));

/** Remembers the newest link, to be written in the next round. */
export function noteHead(deps: Deps, chain: ChainName, seq: number, hash: string): void {
  const heads = noted.get(deps) ?? new Map();
  noted.set(deps, heads);
  heads.set(chain, { seq, hash });
}

/** Stores a head unless a later one is there; two processes, or a round and the last write, may store at once. */
async function storeHead(deps: Deps, chain: ChainName, seq: number, hash: string): Promise<void> {
  const fresh = { seq, hash, mac: macOf(deps, chain, seq, hash) };
  const later = async () => (await Head.countDocuments({ chain, seq: op({ $gte: seq }) })) > 0;
  do {
    try {
      await Head.updateOne({ chain, seq: op({ $lt: seq }) }, { $set: fresh }, { upsert: true });
      return;
    } catch (error) {
      // A head is there that the filter does not reach: a later one, or one stored since the filter was tried.
      if (!isDuplicate(error)) throw error;
    }
  } while (!(await later()));
}

/** Writes the changed heads, never over a later one of another process. */
export async function writeHeads(deps: Deps): Promise<void> {
  const heads = noted.get(deps);
  if (!heads) return;
  for (const [chain, { seq, hash }] of [...heads]) {
    await storeHead(deps, chain, seq, hash);
    if (heads.get(chain)?.seq === seq) heads.delete(chain);
  }
}

/** Writes heads every five seconds. The returned function stops it after a last write. */
export function startHeads(deps: Deps): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = writeHeads(deps).catch((error: Error) =>
      deps.log.error({ kind: error.name }, 'the heads of the chains could not be written'),
    );
  }, 5000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
    await writeHeads(deps);
  };
}

/**
 * Whether the stored head of a chain is authentic and its link still present: `hashAt` finds a link's hash.
 * True for a chain without a head, as earlier versions left it.
 */
export async function isHeadThere(
  deps: Pick<Deps, 'vault'>,
  chain: ChainName,
  hashAt: (seq: number) => Promise<string | undefined>,
): Promise<boolean> {
  const head = await Head.findOne({ chain }).lean();
  return !head || isGenuine(deps, head, await hashAt(head.seq));
}

/** Whether a head was written by this installation and its link has that hash. */
export const isGenuine = (deps: Pick<Deps, 'vault'>, head: HeadDoc, hash: string | undefined): boolean =>
  head.mac === macOf(deps, head.chain, head.seq, head.hash) && hash === head.hash;
