import { useSyncExternalStore } from 'react';
import type { OnClash } from '../../../shared/drive/calls.ts';

/**
 * `waiting` in the queue, `sending`, `paused` by a lost connection, `needs-file` after a reload (browsers
 * forget picked files), or ended.
 */
type UploadState = 'waiting' | 'sending' | 'paused' | 'needs-file' | 'done' | 'failed' | 'skipped';

/** One upload. */
export interface Upload {
  id: string;
  name: string;
  /** Subfolders below the destination: `Scans/2025`. */
  folder: string;
  /** The destination folder; '' is the root. */
  into: string;
  size: number;
  sent: number;
  state: UploadState;
  /** Reason of the failure or pause. */
  reason: string;
  bytesPerSecond: number;
  /** Files picked or dropped together. */
  batch: string;
}

/** Internal state of an upload. */
interface Inner {
  owner: string;
  file?: File;
  session?: string;
  control?: AbortController;
  onClash: OnClash;
  /** The file was re-selected: its full content is checked at the end. */
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

/** Subscribes to changes outside components. */
export const onUploads = subscribe;
/** All uploads of this page, re-rendering on change. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, allUploads);

/** Not ended. */
export const isOpen = (u: Upload): boolean =>
  u.state === 'waiting' || u.state === 'sending' || u.state === 'paused';
