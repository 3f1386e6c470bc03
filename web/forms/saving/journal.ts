import { get } from '../../data/http.ts';
import { currentUser, token } from '../../data/session.ts';
import { importKey, type Sealed, seal, unseal } from './sealing.ts';

/**
 * Unsaved work kept on this device (IndexedDB), so that a closed lid, a lost connection or an expired session
 * costs nothing. Entries belong to one user and leave with the logout. What was typed lies sealed under a key that the
 * server hands to open sessions alone: after a session it cannot be read until the same person signs in again.
 */
interface JournalEntry {
  /** What the work is: `itr/{id}` or `itr/new/{entity}/{type}/{year}`. */
  key: string;
  owner: string;
  /** The server's version the work started from; 0 for one never stored. */
  version: number;
  /** The content. */
  draft: unknown;
  /** Content of `version`, to tell who changed what when versions clash. */
  base?: unknown;
  /** Epoch milliseconds of the edit. */
  at: number;
}

const DATABASE = 'karsetu';
const STORE = 'unsaved';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: ['owner', 'key'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let connection: Promise<IDBDatabase> | undefined;

async function act<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  connection ??= open();
  const db = await connection.catch((e) => {
    connection = undefined;
    throw e;
  });
  return new Promise((resolve, reject) => {
    // Strict: an entry counts as kept only when it has reached the disk.
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const request = what(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Where the content of a version stands, apart from the edits made of it: it is copied once, not with every key typed. */
const baseKey = (key: string, version: number | '') => `${key}#base/${version}`;
const basesOf = (owner: string, key: string) =>
  IDBKeyRange.bound([owner, baseKey(key, '')], [owner, `${baseKey(key, '')}\uffff`]);

/** An entry as it lies in the store; before there was a key, content lay in the open. */
interface StoredEntry extends Omit<JournalEntry, 'draft' | 'base'> {
  sealed?: Sealed;
  draft?: unknown;
  base?: unknown;
}
type StoredBase = { owner: string; key: string; sealed?: Sealed; base?: unknown };

/** The key of the session that asked for it, in memory only. */
let held: { token: string | null; key: Promise<CryptoKey> } | undefined;

/** The key of the signed-in person; throws ApiError where the server cannot be asked or the session has ended. */
function sealKey(): Promise<CryptoKey> {
  if (token() === null) return Promise.reject(new Error('nobody is signed in'));
  if (held?.token === token()) return held.key;
  const key = get<{ key: string }>('/api/users/unsaved-key').then((answer) => importKey(answer.key));
  const asked = { token: token(), key };
  held = asked;
  key.then(sealOld, () => {
    if (held === asked) held = undefined;
  });
  return key;
}

/** The base this window wrote last, by owner and key. */
const basesWritten = new Map<string, { base: unknown; sealed: Sealed }>();

/** Keeps an entry, replacing the one of the same owner and key. Rejects when the device has no room or there is no session. */
export async function keepUnsaved(entry: JournalEntry): Promise<void> {
  const { base, draft, ...rest } = entry;
  const { owner, key, version } = entry;
  const name = `${owner}/${key}`;
  const cryptoKey = await sealKey();
  const written = basesWritten.get(name);
  const same = written !== undefined && written.base === base;
  const baseSealed =
    base === undefined
      ? undefined
      : same
        ? written.sealed
        : await seal(cryptoKey, `${owner}/${baseKey(key, version)}`, base);
  const sealed = await seal(cryptoKey, name, draft);
  await act('readwrite', (store) => {
    if (baseSealed) {
      const known = store.getKey([owner, baseKey(key, version)]);
      // Another window may have forgotten it meanwhile: looked for each time, in the same transaction.
      known.onsuccess = () => {
        if (same && known.result !== undefined) return;
        store.delete(basesOf(owner, key));
        store.put({ owner, key: baseKey(key, version), sealed: baseSealed } satisfies StoredBase);
      };
    }
    return store.put({ ...rest, sealed } satisfies StoredEntry);
  });
  if (baseSealed) basesWritten.set(name, { base, sealed: baseSealed });
}

const read = <T>(owner: string, key: string) =>
  act('readonly', (store) => store.get([owner, key]) as IDBRequest<T | undefined>).catch(() => undefined);

/**
 * The kept entry; undefined where there is none, or none that this person's key opens. Throws ApiError without the key: what is
 * kept must not be passed over because the server could not be asked.
 */
export async function readUnsaved(owner: string, key: string): Promise<JournalEntry | undefined> {
  // Asked for although nothing may be kept: the next edit needs it, perhaps without a connection.
  const cryptoKey = await sealKey();
  const content = ({ sealed }: { sealed?: Sealed }, name: string, open: unknown) =>
    sealed ? unseal(cryptoKey, name, sealed) : open;
  const entry = await read<StoredEntry>(owner, key);
  if (!entry) return undefined;
  const draft = await content(entry, `${owner}/${key}`, entry.draft);
  if (draft === undefined) return undefined;
  const at = baseKey(key, entry.version);
  const kept = entry.base === undefined ? await read<StoredBase>(owner, at) : undefined;
  const base = kept ? await content(kept, `${owner}/${at}`, kept.base) : entry.base;
  const { sealed: _, ...rest } = entry;
  return { ...rest, draft, ...(base === undefined ? {} : { base }) };
}

/** Seals what this person's browser kept in the open before there was a key. */
async function sealOld(cryptoKey: CryptoKey): Promise<void> {
  const owner = currentUser()?.id;
  const all = await act(
    'readonly',
    (store) => store.getAll() as IDBRequest<(StoredEntry | StoredBase)[]>,
  ).catch(() => []);
  for (const record of all) {
    if (record.owner !== owner || record.sealed) continue;
    const { draft, base, ...rest } = record as StoredEntry;
    const name = `${owner}/${record.key}`;
    const content = draft === undefined ? base : draft;
    const put = { ...rest, sealed: await seal(cryptoKey, name, content) };
    const apart = draft !== undefined && base !== undefined ? baseKey(record.key, rest.version) : undefined;
    const basePut = apart && { owner, key: apart, sealed: await seal(cryptoKey, `${owner}/${apart}`, base) };
    await act('readwrite', (store) => {
      if (basePut) store.put(basePut);
      // Replaced or forgotten meanwhile: then it is no longer this one.
      const now = store.get([owner, record.key]) as IDBRequest<StoredEntry | undefined>;
      now.onsuccess = () => {
        if (now.result && !now.result.sealed) store.put(put);
      };
      return now;
    }).catch(() => undefined);
  }
}

/** Forgets one entry. */
export async function forgetUnsaved(owner: string, key: string): Promise<void> {
  basesWritten.delete(`${owner}/${key}`);
  await act('readwrite', (store) => {
    store.delete(basesOf(owner, key));
    return store.delete([owner, key]);
  });
}

const forgetting: (() => void)[] = [];

/** Registers what else ends when everything is forgotten: open work that would keep new entries. */
export const onForgetAll = (end: () => void): void => void forgetting.push(end);

/** Forgets everything on this device: called on logout. */
export async function forgetAllUnsaved(): Promise<void> {
  for (const end of forgetting) end();
  basesWritten.clear();
  held = undefined;
  await act('readwrite', (store) => store.clear());
}
