/** What this browser remembers of a file whose upload is unfinished, to know it again after a reload. */
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
    // Without room the file is known by its name and size alone.
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

/** Remembers a file by its upload. */
export const keepPrint = (session: string, print: Fingerprint): void =>
  write({ ...read(), [session]: print });

/** Forgets an upload that is over. */
export function dropPrint(session: string): void {
  const { [session]: _, ...rest } = read();
  write(rest);
}

/** Forgets whatever is not among the unfinished uploads any more. */
export function keepOnly(sessions: readonly string[]): void {
  write(Object.fromEntries(Object.entries(read()).filter(([session]) => sessions.includes(session))));
}

/** Whether a file picked again is the one whose upload is unfinished. */
export async function isSameFile(session: string, name: string, size: number, file: File): Promise<boolean> {
  if (file.size !== size) return false;
  const known = read()[session];
  if (!known) return file.name === name;
  return known.ends === (await fingerprint(file)).ends;
}
