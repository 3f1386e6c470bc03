/** A file to upload with its subfolders below the destination. */
interface Picked {
  file: File;
  /** `''` or `2025-26/Bank`. */
  folder: string;
}

/** Everything picked: files, and empty folders to create. */
export interface Picking {
  files: Picked[];
  folders: string[];
}

const below = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);

/** Entries of a folder; the browser returns a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function walk(entry: FileSystemEntry, folder: string, into: Picking): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    into.files.push({ file, folder });
    return;
  }
  const own = below(folder, entry.name);
  into.folders.push(own);
  for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(inner, own, into);
}

/** Dropped files and folders, recursively. Must be called within the drop event. */
export async function pickedByDrop(data: DataTransfer): Promise<Picking> {
  // The list is emptied after the event: entries are read before the first await.
  const items = [...data.items].filter((item) => item.kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const plain = [...data.files];
  const picking: Picking = { files: [], folders: [] };
  if (entries.some((entry) => entry === null) || entries.length === 0)
    return { files: plain.map((file) => ({ file, folder: '' })), folders: [] };
  for (const entry of entries) await walk(entry!, '', picking);
  return picking;
}

/** Files of an <input type=file>; with `webkitdirectory` each file has its path. */
export function pickedByInput(list: Iterable<File>): Picking {
  const files = [...list].map((file) => ({
    file,
    folder: file.webkitRelativePath.split('/').slice(0, -1).join('/'),
  }));
  const folders = new Set<string>();
  for (const { folder } of files) {
    const parts = folder ? folder.split('/') : [];
    for (let depth = 1; depth <= parts.length; depth++) folders.add(parts.slice(0, depth).join('/'));
  }
  return { files, folders: [...folders] };
}
