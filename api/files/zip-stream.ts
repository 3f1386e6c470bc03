import { Zip, ZipDeflate } from 'fflate';
import { safeName } from '../../shared/drive/names.ts';

/**
 * Makes file names unique within the archive, ignoring case: a second `16A.pdf` is `16A (2).pdf`. Each path
 * segment is valid on Windows.
 */
export function freeNames(): (name: string) => string {
  const used = new Set<string>();
  return (path) => {
    const name = path
      .split('/')
      .map((part) => safeName(part))
      .join('/');
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let n = 2; used.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
    used.add(free.toLowerCase());
    return free;
  };
}

/** A ZIP streamed while its files are made. */
export async function* zipped(files: AsyncIterable<{ name: string; body: Buffer }>) {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const taken = () => {
    const out = Buffer.concat(chunks);
    chunks = [];
    return out;
  };
  for await (const { name, body } of files) {
    // PDFs are already compressed.
    const entry = new ZipDeflate(name, { level: 1 });
    zip.add(entry);
    entry.push(body, true);
    yield taken();
  }
  zip.end();
  yield taken();
}
