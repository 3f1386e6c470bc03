import { apiError, askProgress, fieldsFirst } from './http.ts';
import { token } from './session.ts';
import { followCall } from './working.ts';

/** Progress of an upload in bytes. */
interface UploadProgress {
  sent: number;
  total: number;
}

/** Sends a form with files and reports bytes sent (fetch cannot); aborted by the signal. Throws ApiError. */
export function upload<T>(
  path: string,
  form: FormData,
  options: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal; method?: string } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(options.method ?? 'POST', path);
    const bearer = token();
    const id = crypto.randomUUID();
    request.setRequestHeader('x-request-id', id);
    request.onloadend = followCall(id, () => request.abort(), askProgress);
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.upload.onprogress = (e) => options.onProgress?.({ sent: e.loaded, total: e.total });
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(apiError(request.status, body));
    };
    request.onerror = () => reject(apiError(0, {}));
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(fieldsFirst(form));
  });
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
