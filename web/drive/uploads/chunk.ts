import type { ChunkReply } from '../../../shared/drive/upload-calls.ts';
import { type ApiError, apiError } from '../../data/http.ts';
import { token } from '../../data/session.ts';
import { drivePaths } from '../data/calls.ts';

const failure = (status: number, text: string): ApiError => {
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A proxy's page, or an empty body: only the status is used.
  }
  return apiError(status, body);
};

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Sends one chunk, reporting bytes sent (fetch cannot). Returns the server's offset. */
export async function sendChunk(
  session: string,
  offset: number,
  piece: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const digest = toBase64(await crypto.subtle.digest('SHA-256', await piece.arrayBuffer()));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `${drivePaths.upload(session)}?offset=${offset}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('content-digest', `sha-256=:${digest}:`);
    const bearer = token();
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    const abort = () => request.abort();
    const over = () => signal.removeEventListener('abort', abort);
    request.upload.onprogress = (e) => onSent(e.loaded);
    request.onload = () => {
      over();
      if (request.status >= 200 && request.status < 300)
        resolve((JSON.parse(request.responseText) as ChunkReply).offset);
      else reject(failure(request.status, request.responseText));
    };
    request.onerror = () => {
      over();
      reject(failure(0, ''));
    };
    request.onabort = () => {
      over();
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    if (signal.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(piece);
  });
}
