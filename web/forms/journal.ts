/**
 * Unsaved work kept on this device (IndexedDB), so that a closed lid, a lost connection or an expired session
 * costs nothing. Entries belong to one user and leave with the logout.
 */
export interface JournalEntry {
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

/** The base this window wrote last, by owner and key. */
const basesWritten = new Map<string, unknown>();

/** Keeps an entry, replacing the one of the same owner and key. Rejects when the device has no room. */
export async function keepUnsaved(entry: JournalEntry): Promise<void> {
  const { base, ...rest } = entry;
  const { owner, key, version } = entry;
  const same = basesWritten.get(`${owner}/${key}`) === base;
  await act('readwrite', (store) => {
    if (base !== undefined) {
      const known = store.getKey([owner, baseKey(key, version)]);
      // Another window may have forgotten it meanwhile: looked for each time, in the same transaction.
      known.onsuccess = () => {
        if (same && known.result !== undefined) return;
        store.delete(basesOf(owner, key));
        store.put({ owner, key: baseKey(key, version), base });
      };
    }
    return store.put(rest);
  });
  basesWritten.set(`${owner}/${key}`, base);
}

/** The kept entry, or undefined. */
export async function readUnsaved(owner: string, key: string): Promise<JournalEntry | undefined> {
  const entry = await act(
    'readonly',
    (store) => store.get([owner, key]) as IDBRequest<JournalEntry | undefined>,
  );
  if (!entry || entry.base !== undefined) return entry;
  const kept = await act(
    'readonly',
    (store) => store.get([owner, baseKey(key, entry.version)]) as IDBRequest<{ base: unknown } | undefined>,
  );
  return kept ? { ...entry, base: kept.base } : entry;
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
  await act('readwrite', (store) => store.clear());
}
