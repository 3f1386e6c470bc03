import { callRaw, saveFile } from '../data/http.ts';

/** Progress of a file: none while the server prepares it, then bytes received. */
export interface Progress {
  received?: number;
  total?: number;
}

/** Downloads a file, reporting its progress. */
export async function fetchFile(
  path: string,
  name: string,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const response = await callRaw('GET', path);
  const total = Number(response.headers.get('content-length')) || undefined;
  const named = /filename="([^"]+)"/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    received += next.value.length;
    onProgress({ received, ...(total ? { total: Math.max(total, received) } : {}) });
  }
  const type = response.headers.get('content-type') ?? '';
  saveFile(new Blob(parts, { type }), named ?? name);
}
