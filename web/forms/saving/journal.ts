import { get } from '../../data/http.ts';
import { currentUser, token } from '../../data/session.ts';
import { importKey, type Sealed, seal, unseal } from './sealing.ts';

/**
 * Unsaved work stored on this device (IndexedDB), so that a closed lid, a lost connection or an expired
 * session loses nothing. Entries belong to one user and are deleted on logout. The content is encrypted under
 * a key the server gives only to open sessions: after a session it cannot be read until the same person signs
 * in again.
 */
interface JournalEntry {
  /** Identifies the work: `itr/{id}` or `itr/new/{entity}/{type}/{year}`. */
  key: string;
  owner: string;
  /** The server's version the work is based on; 0 if never stored. */
  version: number;
  /** The content. */
  draft: unknown;
  /** Content of `version`, for three-way comparison in a conflict. */
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
    // Strict durability: an entry counts as stored only once it is on disk.
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const request = what(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Key of the base version's content, stored separately from the edits so that it is written once and not with
 * every key.
 */
const baseKey = (key: string, version: number | '') => `${key}#base/${version}`;
const basesOf = (owner: string, key: string) =>
  IDBKeyRange.bound([owner, baseKey(key, '')], [owner, `${baseKey(key, '')}\uffff`]);

/** An entry as stored; older entries are unencrypted. */
interface StoredEntry extends Omit<JournalEntry, 'draft' | 'base'> {
  sealed?: Sealed;
  draft?: unknown;
  base?: unknown;
}
type StoredBase = { owner: string; key: string; sealed?: Sealed; base?: unknown };

/** The session's key, in memory only. */
let held: { token: string | null; key: Promise<CryptoKey> } | undefined;

/** The signed-in person's key; throws ApiError when the server cannot be reached or the session has ended. */
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

/** The base last written by this window, by owner and key. */
const basesWritten = new Map<string, { base: unknown; sealed: Sealed }>();

/**
 * Stores an entry, replacing the one with the same owner and key. Rejects when the device is full or there is
 * no session.
 */
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
      // Another window may have deleted it meanwhile, so it is checked each time in the same transaction.
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
 * The stored entry; undefined if there is none this person's key can decrypt. Throws ApiError when the key is
 * unavailable: unsaved work must not be ignored because the server was unreachable.
 */
export async function readUnsaved(owner: string, key: string): Promise<JournalEntry | undefined> {
  // Requested even if nothing is stored: the next edit needs it, perhaps without a connection.
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

/** Encrypts entries this person's browser stored before encryption was introduced. */
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
      // Replaced or deleted meanwhile.
      const now = store.get([owner, record.key]) as IDBRequest<StoredEntry | undefined>;
      now.onsuccess = () => {
        if (now.result && !now.result.sealed) store.put(put);
      };
      return now;
    }).catch(() => undefined);
  }
}

/** Deletes one entry. */
export async function forgetUnsaved(owner: string, key: string): Promise<void> {
  basesWritten.delete(`${owner}/${key}`);
  await act('readwrite', (store) => {
    store.delete(basesOf(owner, key));
    return store.delete([owner, key]);
  });
}

const forgetting: (() => void)[] = [];

/** Registers a callback for when all entries are deleted, so that open work stops adding new ones. */
export const onForgetAll = (end: () => void): void => void forgetting.push(end);

/** Deletes everything on this device; called on logout. */
export async function forgetAllUnsaved(): Promise<void> {
  for (const end of forgetting) end();
  basesWritten.clear();
  held = undefined;
  await act('readwrite', (store) => store.clear());
}
