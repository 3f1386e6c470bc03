import { callRaw, saveFile } from './http.ts';

/** Signature of each file in a ZIP (local file header, APPNOTE 4.3.7). */
const beginning = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP while it streams in, across chunk boundaries. */
export function fileCounter(): (chunk: Uint8Array) => number {
  let matched = 0;
  let count = 0;
  return (chunk) => {
    for (const byte of chunk) {
      matched = byte === beginning[matched] ? matched + 1 : byte === beginning[0] ? 1 : 0;
      if (matched === beginning.length) {
        count += 1;
        matched = 0;
      }
    }
    return count;
  };
}

/** Progress of an archive; `total` is 0 until the server has sent it. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * Downloads a ZIP that the server streams (`X-Report-Count` gives the number of files). Returns the number of
 * files; throws AbortError when cancelled.
 */
export async function fetchZip(
  path: string,
  fallback: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<number> {
  const response = await callRaw('GET', path, { signal });
  const total = Number(response.headers.get('x-report-count') ?? 0);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const reader = response.body!.getReader();
  const count = fileCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  onProgress({ done: 0, total });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onProgress({ done: Math.min(count(value), total), total });
  }
  if (total > 0) saveFile(new Blob(parts, { type: 'application/zip' }), name ?? fallback);
  return total;
}
