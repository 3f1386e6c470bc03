import { browser } from 'wxt/browser';
import type { HandedOver } from '../shared/messages.ts';
import type { ReturnFile } from './portals/itr/file.ts';

/** Untouched data is dropped after this long (30 minutes). */
const idleLimit = 30 * 60 * 1000;

/** Where the panel got a return from. */
export type Source = { kind: 'file'; name: string } | { kind: 'web'; origin: string };

/** The return being filled; lives in memory only. */
export interface Loaded {
  file: ReturnFile;
  source: Source;
  /** Milliseconds since 1970 of the last use. */
  touchedAt: number;
}

/** A return sent by the web app that the user has not yet accepted. */
export interface Offered {
  json: string;
  origin: string;
  touchedAt: number;
}

/** A portal map of the firm sent by the web app that the user has not yet accepted. */
interface OfferedMap {
  json: string;
  origin: string;
  touchedAt: number;
}

/** Figures on their way to one tab of the web app. */
interface Outgoing {
  figures: HandedOver;
  tabId: number;
  touchedAt: number;
}

interface Shape {
  loaded: Loaded;
  offered: Offered;
  offeredMap: OfferedMap;
  outgoing: Outgoing;
}

/** Denies content scripts access to both storage areas; called at every worker start. */
export async function closeStorageToPages(): Promise<void> {
  const access = { accessLevel: 'TRUSTED_CONTEXTS' } as const;
  await Promise.all([
    browser.storage.session.setAccessLevel(access),
    browser.storage.local.setAccessLevel(access),
  ]);
}

/** Reads an entry; an entry idle for longer than the limit is deleted and reads as undefined. */
export async function read<K extends keyof Shape>(key: K, now = Date.now()): Promise<Shape[K] | undefined> {
  const entry = (await browser.storage.session.get(key))[key] as Shape[K] | undefined;
  if (!entry) return undefined;
  if (now - entry.touchedAt <= idleLimit && entry.touchedAt <= now + 60_000) return entry;
  await browser.storage.session.remove(key);
  return undefined;
}

/** Stores an entry as used now. */
export async function write<K extends keyof Shape>(
  key: K,
  value: Omit<Shape[K], 'touchedAt'>,
): Promise<void> {
  await browser.storage.session.set({ [key]: { ...value, touchedAt: Date.now() } });
}

/** Marks the loaded return as used now, so that it does not expire under the user's hands. */
export async function touch(): Promise<void> {
  const loaded = await read('loaded');
  if (loaded) await write('loaded', loaded);
}

/** Forgets one entry. */
export async function forget(key: keyof Shape): Promise<void> {
  await browser.storage.session.remove(key);
}

/** Deletes whatever has expired; cheap, called whenever the worker wakes. */
export async function sweep(now = Date.now()): Promise<void> {
  for (const key of ['loaded', 'offered', 'offeredMap', 'outgoing'] as const) await read(key, now);
}
