import type { FormModel } from '../../../shared/forms/form.ts';
import type { FormValues } from '../../../shared/forms/paths.ts';
import { setUnsaved } from '../../data/dirty.ts';
import type { Sources } from '../state/state.ts';
import { type Compute, createFormStore, type FormStore } from '../state/store.ts';
import { type Autosave, createAutosave, type SaveResult } from './autosave.ts';
import { type Choices, type Difference, differences, merge, same } from './differences.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from './journal.ts';

/** A form's content as sent and stored locally. */
export interface Draft {
  data: FormValues;
  sources: Sources;
}

/** A form as stored on the server; version 0 was never stored. */
export interface StoredDraft extends Draft {
  version: number;
  /** `draft`, `validated`, `filed`. */
  status: string;
}

/** Options for opening a form with autosave. */
interface WorkSetup<Figures> {
  /** Key of the work on this device, for example `itr/{id}`. */
  key: string;
  /** Owner: the signed-in user's id. */
  owner: string;
  model: FormModel;
  compute: Compute<Figures>;
  checked?: (data: FormValues) => FormValues;
  stored: StoredDraft;
  /** Stores `draft` over `version`; `closing` while the page unloads. */
  send: (draft: Draft, version: number, intent: string, closing: boolean) => Promise<SaveResult<StoredDraft>>;
  /** The final key, once the first save has assigned an id. */
  keyOf?: (saved: StoredDraft) => string;
  /**
   * Whether there is enough content to create the record (ITR-1: once a PAN is entered). It is stored on this
   * device in any case.
   */
  maySave?: (data: FormValues) => boolean;
}

/** A form being edited, with autosave. It outlives the page until everything is stored. */
export interface Work<Figures = unknown> {
  key: () => string;
  store: FormStore<Figures>;
  autosave: Autosave<Draft, StoredDraft>;
  /** The newest version known to be on the server. */
  stored: () => StoredDraft;
  /** Whether it was opened with local edits from an earlier visit. */
  restored: boolean;
  /** Differences between the local version and that of a 409. */
  clash: () => Difference[];
  /** Resolves a conflict with the preparer's choices. */
  settleClash: (choices: Choices) => void;
  /** Saves with a status; validation is up to the caller. */
  save: (intent: string) => Promise<SaveResult<StoredDraft>>;
  /** Abandons it immediately, for example because it was filed and is now read-only. */
  close: () => void;
  /** Called when the page showing it mounts or unmounts. */
  attach: () => () => void;
}

/** Milliseconds between an edit and its local write, so that rendering comes first. */
const KEEP_AFTER = 50;

const open = new Map<string, Work>();
onForgetAll(closeAllWork);

/** Opens a form, or returns the one still open under this key. */
export async function openWork<Figures>(setup: WorkSetup<Figures>): Promise<Work<Figures>> {
  const id = `${setup.owner}/${setup.key}`;
  const known = open.get(id);
  if (known) return known as Work<Figures>;
  const kept = await readUnsaved(setup.owner, setup.key);
  // Saved without a response: a save sent while the page was unloading.
  const arrived = kept && same((kept.draft as Draft).data, setup.stored.data);
  if (arrived) await forgetUnsaved(setup.owner, setup.key).catch(() => undefined);
  const again = open.get(id);
  if (again) return again as Work<Figures>;
  const draft = kept?.draft as Draft | undefined;
  const work = createWork(
    setup,
    kept && draft && !arrived
      ? { version: kept.version, draft, base: kept.base as FormValues | undefined }
      : undefined,
  );
  open.set(id, work as Work);
  return work;
}

/** The open work under a key, if any. */
export const openWorkOf = (owner: string, key: string): Work | undefined => open.get(`${owner}/${key}`);

/** Abandons all open work without saving, on logout. */
function closeAllWork(): void {
  for (const [id, work] of open) {
    work.autosave.stop();
    work.store.stop();
    setUnsaved(id, false);
  }
  open.clear();
}

function createWork<Figures>(
  setup: WorkSetup<Figures>,
  kept: { version: number; draft: Draft; base: FormValues | undefined } | undefined,
): Work<Figures> {
  const { owner } = setup;
  let { key } = setup;
  let id = `${owner}/${key}`;
  const useful = kept && !same(kept.draft.data, setup.stored.data) ? kept : undefined;
  let stored = setup.stored;
  // An edit of an older version is sent with that version, so that the server reports the conflict.
  let version = useful?.version ?? stored.version;
  let base = useful ? (useful.base ?? (useful.version === stored.version ? stored.data : {})) : stored.data;
  let attached = 0;
  let closing = false;

  const maySave = (data: FormValues) => setup.maySave?.(data) !== false;
  let keeping: Promise<void> | undefined;
  let nextKept: Draft | undefined;
  // One write at a time, then the newest: a slow disk lags by at most one edit.
  const keep = (draft: Draft): Promise<void> => {
    nextKept = draft;
    keeping ??= (async () => {
      // The edit and its tax are rendered first; copying a long return takes time.
      if (!closing) await new Promise((r) => setTimeout(r, KEEP_AFTER));
      while (nextKept) {
        const now = nextKept;
        nextKept = undefined;
        await keepUnsaved({ owner, key, version, draft: now, base, at: Date.now() }).catch(() => undefined);
      }
      keeping = undefined;
    })();
    return keeping;
  };
  const forget = async () => {
    await keeping;
    if (!autosave.unsaved()) await forgetUnsaved(owner, key).catch(() => undefined);
  };

  const autosave = createAutosave<Draft, StoredDraft>({
    send: (draft, intent) => setup.send(draft, version, intent, closing),
    keep,
    forget,
    stored: (saved) => {
      stored = saved;
      version = saved.version;
      base = saved.data;
      // An edit made meanwhile is now based on the new version, on this device too.
      if (autosave.unsaved()) void keep(draftOf());
      const next = setup.keyOf?.(saved) ?? key;
      if (next !== key) rename(next);
    },
  });
  /** Moves the work to its final key and deletes the local copy under the old one. */
  const rename = (next: string) => {
    void forgetUnsaved(owner, key).catch(() => undefined);
    setUnsaved(id, false);
    open.delete(id);
    key = next;
    id = `${owner}/${key}`;
    open.set(id, work as Work);
    if (autosave.unsaved()) void keep(draftOf());
  };
  const draftOf = (): Draft => ({ data: store.state().data, sources: store.state().sources });
  const store = createFormStore<Figures>({
    model: setup.model,
    data: useful?.draft.data ?? stored.data,
    sources: useful?.draft.sources ?? stored.sources,
    compute: setup.compute,
    checked: setup.checked,
    changed: (state) => {
      const draft = { data: state.data, sources: state.sources };
      if (maySave(state.data)) autosave.edit(draft);
      else void keep(draft);
    },
  });

  const release = () => {
    if (attached === 0 && !autosave.unsaved()) close();
  };
  const close = () => {
    if (open.get(id) === work) open.delete(id);
    setUnsaved(id, false);
    autosave.stop();
    store.stop();
    window.removeEventListener('online', autosave.online);
    document.removeEventListener('visibilitychange', hidden);
  };
  const hidden = () => {
    closing = document.visibilityState === 'hidden';
    if (closing) void autosave.flush();
  };
  autosave.subscribe(() => {
    setUnsaved(id, autosave.unsaved(), { kept: true });
    // Both sides are identical (the response was lost): nothing to resolve.
    if (autosave.state().kind === 'stale' && work.clash().length === 0) work.settleClash({});
    release();
  });
  window.addEventListener('online', autosave.online);
  document.addEventListener('visibilitychange', hidden);
  if (useful && maySave(useful.draft.data)) autosave.edit(draftOf());

  const work: Work<Figures> = {
    key: () => key,
    store,
    autosave,
    stored: () => stored,
    restored: useful !== undefined,
    clash: () => {
      const state = autosave.state();
      return state.kind === 'stale' ? differences(store.state().data, state.stored.data, base) : [];
    },
    settleClash: (choices) => {
      const state = autosave.state();
      if (state.kind !== 'stale') return;
      const found = differences(store.state().data, state.stored.data, base);
      stored = state.stored;
      version = stored.version;
      base = stored.data;
      const mine = store.state().sources;
      const sources = Object.fromEntries(
        found.flatMap((d) => (choices[d.path] === 'mine' && mine[d.path] ? [[d.path, mine[d.path]!]] : [])),
      );
      store.dispatch({
        type: 'merge',
        data: merge(stored.data, found, choices),
        sources: { ...stored.sources, ...sources },
      });
      autosave.resume(draftOf());
    },
    save: (intent) => autosave.save(draftOf, intent),
    close,
    attach: () => {
      attached++;
      return () => {
        attached--;
        // Leaving the page never waits: the queue continues and the work stays open until stored.
        void autosave.flush().then(release);
      };
    },
  };
  return work;
}
