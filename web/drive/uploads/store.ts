import { useSyncExternalStore } from 'react';
import type { OnClash } from '../../../shared/drive/calls.ts';

/**
 * `waiting` for its turn, `sending`, `paused` by a lost connection, `needs-file` after a reload (a browser forgets what was picked),
 * or over.
 */
type UploadState = 'waiting' | 'sending' | 'paused' | 'needs-file' | 'done' | 'failed' | 'skipped';

/** One file on its way. */
export interface Upload {
  id: string;
  name: string;
  /** Folders it is in below the folder it goes to: `Scans/2025`. */
  folder: string;
  /** The folder it goes to; '' is the top. */
  into: string;
  size: number;
  sent: number;
  state: UploadState;
  /** Why it failed or waits. */
  reason: string;
  bytesPerSecond: number;
  /** What belongs together: picked or dropped at once. */
  batch: string;
}

/** What is known of an upload besides what is shown. */
interface Inner {
  owner: string;
  file?: File;
  session?: string;
  control?: AbortController;
  onClash: OnClash;
  /** The file was picked again: its whole content is checked at the end. */
  again?: boolean;
}

let uploads: readonly Upload[] = [];
const inner = new Map<string, Inner>();
const listeners = new Set<() => void>();

function put(next: readonly Upload[]): void {
  uploads = next;
  for (const tell of listeners) tell();
}

export const allUploads = (): readonly Upload[] => uploads;
export const uploadOf = (id: string): Upload | undefined => uploads.find((u) => u.id === id);
export const innerOf = (id: string): Inner => inner.get(id)!;

export function addUploads(added: readonly (Upload & { inner: Inner })[]): void {
  for (const { id, inner: one } of added) inner.set(id, one);
  put([...uploads, ...added.map(({ inner: _, ...upload }) => upload)]);
}

export function changeUpload(id: string, change: Partial<Upload>): void {
  put(uploads.map((u) => (u.id === id ? { ...u, ...change } : u)));
}

export function forgetUploads(which: (upload: Upload) => boolean): void {
  for (const u of uploads) if (which(u)) inner.delete(u.id);
  put(uploads.filter((u) => !which(u)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Hears of every change; for what must follow uploads outside a component. */
export const onUploads = subscribe;
/** Every upload of this page, re-rendering on change. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, allUploads);

/** Not over yet. */
export const isOpen = (u: Upload): boolean =>
  u.state === 'waiting' || u.state === 'sending' || u.state === 'paused';
