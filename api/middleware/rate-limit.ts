import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { Limiter } from '../base/deps.ts';
import { isDuplicate, tooMany } from '../base/errors.ts';
import type { Limit } from '../base/limits.ts';
import { op } from '../base/records.ts';

interface WindowDoc {
  /** A hash, so that callers cannot be identified. */
  _id: string;
  count: number;
  ends_at: Date;
}
const windowSchema = new mongoose.Schema<WindowDoc>(
  { _id: String, count: Number, ends_at: Date },
  { collection: 'rate_windows', versionKey: false, strict: 'throw' },
);
windowSchema.index({ ends_at: 1 }, { expireAfterSeconds: 60 });
const RateWindow = mongoose.model<WindowDoc>('RateWindow', windowSchema);

/**
 * Whether a window still counts: it has not ended, and does not end later than a new one would, as it might
 * after the clock was set back. So no one is locked out for longer than a window.
 */
const counts = (ends: number, time: number, { seconds }: Limit) =>
  ends > time && ends <= time + seconds * 1000;

/** Counts in this process; expired windows are dropped as new ones come, so that memory stays bounded. */
function ownLimiter(now: () => Date): Limiter {
  const windows = new Map<string, { count: number; ends: number }>();
  const sweep = (time: number) => {
    if (windows.size < 50_000) return;
    for (const [id, window] of windows) if (window.ends <= time) windows.delete(id);
  };
  const current = (id: string, limit: Limit, time: number) => {
    const window = windows.get(id);
    if (!window || !counts(window.ends, time, limit)) return undefined;
    if (window.count >= limit.max) throw tooMany((window.ends - time) / 1000);
    return window;
  };
  return {
    check: async (name, key, limit) => void current(`${name} ${key}`, limit, now().getTime()),
    hit: async (name, key, limit) => {
      const id = `${name} ${key}`;
      const time = now().getTime();
      const window = current(id, limit, time);
      if (window) window.count++;
      else {
        sweep(time);
        windows.set(id, { count: 1, ends: time + limit.seconds * 1000 });
      }
    },
    clear: async (name, key) => void windows.delete(`${name} ${key}`),
    giveBack: async (name, key) => {
      const window = windows.get(`${name} ${key}`);
      if (window && window.count > 0) window.count--;
    },
  };
}

const idOf = (name: string, key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url');

/** Windows in the store, shared by all servers. */
function commonWindows(now: () => Date) {
  /** Adds to the current window's count; null if there is none. */
  const count = (_id: string, calls: number, latest: Date) =>
    RateWindow.findOneAndUpdate(
      { _id, ends_at: op({ $gt: now(), $lte: latest }) },
      { $inc: { count: calls } },
      { returnDocument: 'after' },
    ).lean();
  /** Starts a window if none is active; of concurrent attempts one succeeds. */
  const begin = async (_id: string, latest: Date) => {
    // A window started by another server a moment ago, or by a clock slightly ahead, is not expired;
    // restarting it would reset its count.
    const over = [{ ends_at: op({ $lte: now() }) }, { ends_at: op({ $gt: ahead(latest) }) }];
    try {
      await RateWindow.updateOne(
        { _id, $or: over },
        { $set: { count: 0, ends_at: latest } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  };
  /** Latest end of a window started by a server whose clock is slightly ahead. */
  const ahead = (latest: Date) => new Date(latest.getTime() + 60_000);
  return {
    left: (window: WindowDoc) => (window.ends_at.getTime() - now().getTime()) / 1000,
    /** Counts calls and returns the window. */
    take: async (_id: string, calls: number, limit: Limit): Promise<WindowDoc | null> => {
      const latest = new Date(now().getTime() + limit.seconds * 1000);
      const window = await count(_id, calls, latest);
      if (window) return window;
      await begin(_id, latest);
      return count(_id, calls, ahead(latest));
    },
  };
}

/** Counts each call in the store. */
function commonLimiter(now: () => Date): Limiter {
  const { left, take } = commonWindows(now);
  return {
    check: async (name, key, limit) => {
      const window = await RateWindow.findOne({ _id: idOf(name, key) }).lean();
      if (window && counts(window.ends_at.getTime(), now().getTime(), limit) && window.count >= limit.max)
        throw tooMany(left(window));
    },
    hit: async (name, key, limit) => {
      const window = await take(idOf(name, key), 1, limit);
      if (window && window.count > limit.max) throw tooMany(left(window));
    },
    clear: async (name, key) => {
      await RateWindow.deleteOne({ _id: idOf(name, key) });
    },
    giveBack: async (name, key) => {
      await RateWindow.updateOne({ _id: idOf(name, key), count: op({ $gt: 0 }) }, { $inc: { count: -1 } });
    },
  };
}

/** Share of a common window that a server takes at a time. */
const shareOf = (limit: Limit) => Math.max(1, Math.floor(limit.max / 20));

/**
 * Counts in shares: a server takes a twentieth of a window from the store and counts it down locally, so that
 * not every call is a write. All servers together never allow more than one would; an unused share is lost to
 * the others until the window ends.
 */
function sharingLimiter(now: () => Date): Limiter {
  const { take } = commonWindows(now);
  /** Rest of the share of each window, and whether the window had less than a full one left. */
  const shares = new Map<string, { left: number; last: boolean; ends: number }>();
  const taking = new Map<string, Promise<void>>();
  const counting = (id: string, limit: Limit) => {
    const share = shares.get(id);
    return share && counts(share.ends, now().getTime(), limit) ? share : undefined;
  };
  const takeShare = async (id: string, limit: Limit) => {
    const calls = shareOf(limit);
    const window = await take(idOf('share', id), calls, limit);
    const given = calls - Math.max(0, (window?.count ?? calls) - limit.max);
    const time = now().getTime();
    if (shares.size >= 50_000) for (const [key, { ends }] of shares) if (ends <= time) shares.delete(key);
    shares.set(id, {
      left: Math.max(0, given),
      last: given < calls,
      ends: window?.ends_at.getTime() ?? time + limit.seconds * 1000,
    });
  };
  const refuse = ({ ends }: { ends: number }) => tooMany((ends - now().getTime()) / 1000);
  return {
    check: async (name, key, limit) => {
      const share = counting(`${name} ${key}`, limit);
      if (share?.last && share.left === 0) throw refuse(share);
    },
    hit: async (name, key, limit) => {
      const id = `${name} ${key}`;
      for (;;) {
        const share = counting(id, limit);
        if (share && share.left > 0) {
          share.left--;
          return;
        }
        if (share?.last) throw refuse(share);
        const next = taking.get(id) ?? takeShare(id, limit).finally(() => taking.delete(id));
        taking.set(id, next);
        await next;
      }
    },
    clear: async (name, key) => void shares.delete(`${name} ${key}`),
    giveBack: async (name, key, limit) => {
      const share = counting(`${name} ${key}`, limit);
      if (share) share.left++;
    },
  };
}

/** The limiter of a server. The embedded store has one server only, which counts locally. */
export function createLimiter(now: () => Date, database: 'embedded' | 'mongodb'): Limiter {
  if (database === 'embedded') return ownLimiter(now);
  const [exact, sharing] = [commonLimiter(now), sharingLimiter(now)];
  const of = (limit: Limit) => (limit.together ? exact : sharing);
  return {
    hit: (name, key, limit) => of(limit).hit(name, key, limit),
    check: (name, key, limit) => of(limit).check(name, key, limit),
    clear: (name, key, limit) => of(limit).clear(name, key, limit),
    giveBack: (name, key, limit) => of(limit).giveBack(name, key, limit),
  };
}
