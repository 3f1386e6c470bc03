import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/t.ts';
import { SaveStatus, type SaveState as Shown } from '../../ui/states/SaveStatus.tsx';
import type { Autosave, SaveState } from './autosave.ts';

/** A value derived from the queue's state; re-renders only when it changes. */
export function useFromSave<Saved, T>(
  autosave: Pick<Autosave<never, Saved>, 'state' | 'subscribe'>,
  read: (state: SaveState<Saved>) => T,
): T {
  return useSyncExternalStore(autosave.subscribe, () => read(autosave.state()));
}

function shownState(state: SaveState<unknown>): Shown {
  switch (state.kind) {
    case 'clean':
      return { is: 'clean' };
    // The edit is already stored on this device; only the server is pending.
    case 'waiting':
    case 'saving':
      return { is: 'saving' };
    case 'saved':
      return { is: 'saved', at: new Date(state.at) };
    case 'offline':
      return { is: 'offline' };
    case 'signed-out':
      return { is: 'failed', reason: t('you are signed out. Everything is kept on this device.') };
    case 'stale':
      return { is: 'failed', reason: t('it has been changed elsewhere.') };
    case 'failed':
      return { is: 'failed', reason: state.message || t('something went wrong.') };
  }
}

/** The part of a queue the save line uses. */
type Followed = Pick<Autosave<never, unknown>, 'state' | 'subscribe' | 'retry'>;

const SAVING: SaveState<never> = { kind: 'saving' };

/** Whether two states read the same, such as an edit waiting to be saved and its save. */
const shownAlike = (state: SaveState<unknown>): SaveState<unknown> =>
  state.kind === 'waiting' || state.kind === 'saving' ? SAVING : state;

/** Where the newest edit is stored, in one line. */
export function SaveLine({ autosave }: { autosave: Followed }) {
  const state = useFromSave(autosave, shownAlike);
  const canRetry = state.kind === 'failed' || state.kind === 'offline';
  return <SaveStatus state={shownState(state)} {...(canRetry ? { onRetry: autosave.retry } : {})} />;
}
