import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/t.ts';
import { SaveStatus, type SaveState as Shown } from '../../ui/states/SaveStatus.tsx';
import type { Autosave, SaveState } from './autosave.ts';

/** Something read from the queue's state, drawn again only when that changes. */
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
    // The edit is already kept on this device: what is left is the way to the server.
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

/** What a line about saving follows of a queue, whatever is saved. */
type Followed = Pick<Autosave<never, unknown>, 'state' | 'subscribe' | 'retry'>;

const SAVING: SaveState<never> = { kind: 'saving' };

/** States that read the same are the same: a key waiting for its save and the save itself. */
const shownAlike = (state: SaveState<unknown>): SaveState<unknown> =>
  state.kind === 'waiting' || state.kind === 'saving' ? SAVING : state;

/** Where the newest edit is, in a line. */
export function SaveLine({ autosave }: { autosave: Followed }) {
  const state = useFromSave(autosave, shownAlike);
  const canRetry = state.kind === 'failed' || state.kind === 'offline';
  return <SaveStatus state={shownState(state)} {...(canRetry ? { onRetry: autosave.retry } : {})} />;
}
