import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import type { SectionId, Sheets } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import { get } from '../../data/http.ts';
import { token } from '../../data/session.ts';
import type { SheetsMessage, ToWorker } from './sheetsWorker.ts';

/** Progress: rows read of all; 0 of 0 while loading. */
export interface Reading {
  done: number;
  total: number;
}

const aborted = () => new DOMException('Reading cancelled', 'AbortError');

/** Loads and parses the rows of a GSTR-1 in a worker, and receives them in parts. */
export async function readSheets(
  path: string,
  who: Taxpayer,
  options: { onProgress?: ((reading: Reading) => void) | undefined; signal?: AbortSignal | undefined } = {},
): Promise<{ sheets: Sheets; version: number }> {
  const { onProgress, signal } = options;
  const worker = new Worker(new URL('./sheetsWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      const sheets: Partial<Record<SectionId, Row[]>> = {};
      signal?.addEventListener('abort', () => reject(aborted()));
      worker.onerror = () => reject(new Error('The worker did not start'));
      worker.onmessage = ({ data }: MessageEvent<SheetsMessage>) => {
        if (data.kind === 'received') onProgress?.({ done: 0, total: 0 });
        else if (data.kind === 'rows') {
          const list = sheets[data.section] ?? [];
          sheets[data.section] = list;
          for (const row of JSON.parse(data.rows) as Row[]) list.push(row);
          worker.postMessage('next' satisfies ToWorker);
          onProgress?.({ done: data.done, total: data.total });
        } else if (data.kind === 'done') resolve({ sheets, version: data.version });
        else if (data.status === 0) reject(new Error('The rows could not be read'));
        // The ordinary call handles a lost session or a deleted return.
        else get(path).then(() => reject(new Error('The rows could not be read')), reject);
      };
      if (signal?.aborted) return reject(aborted());
      worker.postMessage({ path, token: token(), who } satisfies ToWorker);
    });
  } finally {
    worker.terminate();
  }
}
