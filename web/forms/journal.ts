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

/** Keeps an entry, replacing the one of the same owner and key. Rejects when the device has no room. */
export async function keepUnsaved(entry: JournalEntry): Promise<void> {
  await act('readwrite', (store) => store.put(entry));
}

/** The kept entry, or undefined. */
export async function readUnsaved(owner: string, key: string): Promise<JournalEntry | undefined> {
  return act('readonly', (store) => store.get([owner, key]) as IDBRequest<JournalEntry | undefined>);
}

/** Forgets one entry. */
export async function forgetUnsaved(owner: string, key: string): Promise<void> {
  await act('readwrite', (store) => store.delete([owner, key]));
}

const forgetting: (() => void)[] = [];

/** Registers what else ends when everything is forgotten: open work that would keep new entries. */
export const onForgetAll = (end: () => void): void => void forgetting.push(end);

/** Forgets everything on this device: called on logout. */
export async function forgetAllUnsaved(): Promise<void> {
  for (const end of forgetting) end();
  await act('readwrite', (store) => store.clear());
}
