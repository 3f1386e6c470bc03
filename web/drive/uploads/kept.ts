/** Fingerprint of an unfinished upload's file, stored in this browser to recognize it after a reload. */
interface Fingerprint {
  size: number;
  modified: number;
  /** SHA-256 of the first and the last 256 KB. */
  ends: string;
}

const KEY = 'unfinishedUploads';
const END = 256 * 1024;

function read(): Record<string, Fingerprint> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Fingerprint>;
  } catch {
    return {};
  }
}

function write(kept: Record<string, Fingerprint>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // If storage is full, the file is recognized by name and size only.
  }
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes, hexadecimal. */
export const sha256 = async (blob: Blob): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));

export const fingerprint = async (file: File): Promise<Fingerprint> => ({
  size: file.size,
  modified: file.lastModified,
  ends: await sha256(new Blob([file.slice(0, END), file.slice(Math.max(0, file.size - END))])),
});

/** Stores the fingerprint of an upload's file. */
export const keepPrint = (session: string, print: Fingerprint): void =>
  write({ ...read(), [session]: print });

/** Removes the fingerprint of a finished upload. */
export function dropPrint(session: string): void {
  const { [session]: _, ...rest } = read();
  write(rest);
}

/** Removes fingerprints that belong to no unfinished upload. */
export function keepOnly(sessions: readonly string[]): void {
  write(Object.fromEntries(Object.entries(read()).filter(([session]) => sessions.includes(session))));
}

/** Whether a re-selected file is that of the unfinished upload. */
export async function isSameFile(session: string, name: string, size: number, file: File): Promise<boolean> {
  if (file.size !== size) return false;
  const known = read()[session];
  if (!known) return file.name === name;
  return known.ends === (await fingerprint(file)).ends;
}
