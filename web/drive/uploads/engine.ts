import { driveLimits, type OnClash } from '../../../shared/drive/calls.ts';
import type {
  CompleteUploadReply,
  CreateUploadReply,
  UploadSessionReply,
} from '../../../shared/drive/upload-calls.ts';
import { setUnsaved } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { del, get, isApiError, post } from '../../data/http.ts';
import { currentUser } from '../../data/session.ts';
import { t } from '../../i18n/t.ts';
import { askClash } from '../data/askClash.tsx';
import { drivePaths } from '../data/calls.ts';
import { sendChunk } from './chunk.ts';
import { dropPrint, fingerprint, keepPrint, sha256 } from './kept.ts';
import { Speed } from './speed.ts';
import {
  allUploads,
  changeUpload,
  forgetUploads,
  innerOf,
  isOpen,
  onUploads,
  type Upload,
  uploadOf,
} from './store.ts';

/** Files sent in parallel; more would only share the bandwidth. */
const AT_ONCE = 2;
/** Up to this size a re-selected file is compared in full with the server's copy. */
const COMPARE_WHOLE = 256 * 1024 * 1024;
const LONGEST_WAIT_MS = 20_000;

const arrived = new Set<(folder: string) => void>();
/** Called for every completed file. */
export const onArrival = (listener: (folder: string) => void): (() => void) => {
  arrived.add(listener);
  return () => {
    arrived.delete(listener);
  };
};

// While uploads are running, closing the tab asks and an expired session is renewed in place.
onUploads(() => setUnsaved('uploads', allUploads().some(isOpen), { kept: true }));

/** Name conflicts are asked about once per batch. */
const answers = new Map<string, Promise<OnClash | null>>();
const answerFor = (upload: Upload): Promise<OnClash | null> => {
  let answer = answers.get(upload.batch);
  if (!answer) {
    const others = allUploads().filter((u) => u.batch === upload.batch).length > 1;
    answer = askClash({ names: [upload.name], forAll: others });
    answers.set(upload.batch, answer);
  }
  return answer;
};

const isClash = (error: unknown) => isApiError(error) && error.id === 'name_clash';
/** Errors to retry: no connection, a restarting server, rate limits. */
const passes = (error: unknown) =>
  isApiError(error) &&
  (error.status === 0 || error.status >= 500 || error.status === 429 || error.id === 'upload_busy');

/** Waits, or until the connection returns. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

class Skipped extends Error {}

/** Creates the upload on the server, asking about a taken name. Returns the offset to continue from. */
async function open(id: string): Promise<number> {
  const upload = uploadOf(id)!;
  const own = innerOf(id);
  if (own.session) return (await get<UploadSessionReply>(drivePaths.upload(own.session))).upload.offset;
  const create = () =>
    post<CreateUploadReply>(drivePaths.uploads, {
      folder_id: upload.into,
      ...(upload.folder ? { relative_path: upload.folder } : {}),
      name: upload.name,
      size: upload.size,
      on_clash: own.onClash,
      modified: new Date(own.file!.lastModified).toISOString(),
    });
  let reply: CreateUploadReply;
  try {
    reply = await create();
  } catch (error) {
    if (!isClash(error)) throw error;
    const answer = await answerFor(upload);
    if (answer === null || answer === 'skip') throw new Skipped();
    own.onClash = answer;
    reply = await create();
  }
  if (!reply.upload) throw new Skipped();
  own.session = reply.upload.id;
  keepPrint(own.session, await fingerprint(own.file!));
  return reply.upload.offset;
}

/** Sends the remaining bytes. */
async function sendFrom(id: string, start: number, signal: AbortSignal): Promise<void> {
  const { file, session } = innerOf(id);
  const speed = new Speed();
  let offset = start;
  changeUpload(id, { state: 'sending', sent: offset, reason: '' });
  while (offset < file!.size) {
    const from = offset;
    const piece = file!.slice(from, from + driveLimits.chunk);
    offset = await sendChunk(
      session!,
      from,
      piece,
      (gone) => {
        const sent = Math.min(from + gone, file!.size);
        speed.note(sent, performance.now());
        changeUpload(id, { sent, bytesPerSecond: speed.bytesPerSecond });
      },
      signal,
    );
    changeUpload(id, { sent: offset });
  }
}

async function complete(id: string): Promise<void> {
  const upload = uploadOf(id)!;
  const own = innerOf(id);
  const whole =
    own.again && own.file!.size <= COMPARE_WHOLE ? { sha256: await sha256(own.file!) } : undefined;
  const finish = (more: object = {}) =>
    post<CompleteUploadReply>(`${drivePaths.upload(own.session!)}/complete`, { ...whole, ...more });
  let reply: CompleteUploadReply;
  try {
    reply = await finish();
  } catch (error) {
    if (!isClash(error)) throw error;
    const answer = await answerFor(upload);
    reply = await finish({ on_clash: answer ?? 'skip' });
  }
  if (!reply.item) throw new Skipped();
}

async function attempt(id: string, signal: AbortSignal): Promise<void> {
  const offset = await open(id);
  await sendFrom(id, offset, signal);
  await complete(id);
}

function finishAs(id: string, change: Partial<Upload>): void {
  const { session } = innerOf(id);
  if (session && change.state !== 'failed') dropPrint(session);
  changeUpload(id, { bytesPerSecond: 0, ...change });
}

async function run(id: string): Promise<void> {
  const own = innerOf(id);
  const control = new AbortController();
  own.control = control;
  changeUpload(id, { state: 'sending', reason: '' });
  let failures = 0;
  let restarted = false;
  for (;;) {
    const before = uploadOf(id)?.sent ?? 0;
    try {
      if (currentUser()?.id !== own.owner) throw new DOMException('Signed out', 'AbortError');
      await attempt(id, control.signal);
      const { into, size } = uploadOf(id)!;
      finishAs(id, { state: 'done', sent: size });
      for (const tell of arrived) tell(into);
      return;
    } catch (error) {
      if (control.signal.aborted || !uploadOf(id)) return;
      if (error instanceof DOMException && error.name === 'AbortError')
        return forgetUploads((u) => u.id === id);
      if (error instanceof Skipped) return finishAs(id, { state: 'skipped' });
      if (
        isApiError(error) &&
        ['wrong_offset', 'incomplete', 'chunk_changed'].includes(error.id) &&
        failures < 20
      ) {
        failures += 1;
        continue;
      }
      // The upload session expired on the server (after a week, or cancelled elsewhere): restarted once.
      if (isApiError(error) && error.status === 404 && own.session && !restarted) {
        restarted = true;
        dropPrint(own.session);
        delete own.session;
        continue;
      }
      if (isApiError(error) && error.status === 401) {
        // Through the ordinary client, which renews the session in place.
        await get(drivePaths.usage()).catch(() => undefined);
        continue;
      }
      if (!passes(error))
        return finishAs(id, { state: 'failed', reason: errorText(error, t('Failed to upload files')) });
      const sentMore = (uploadOf(id)?.sent ?? 0) > before;
      failures = sentMore ? 0 : failures + 1;
      changeUpload(id, {
        state: 'paused',
        bytesPerSecond: 0,
        reason: t('Connection lost. It will resume automatically.'),
      });
      await pause(Math.min(LONGEST_WAIT_MS, 500 * 2 ** Math.min(failures, 6)), control.signal);
      if (control.signal.aborted) return;
    }
  }
}

const running = new Set<string>();

/** Starts queued uploads up to the limit. */
export function pump(): void {
  for (const upload of allUploads()) {
    if (running.size >= AT_ONCE) return;
    if (upload.state !== 'waiting' || running.has(upload.id)) continue;
    running.add(upload.id);
    void run(upload.id).finally(() => {
      running.delete(upload.id);
      pump();
    });
  }
}

/** Cancels an upload; the server deletes its bytes. */
export async function cancelUpload(id: string): Promise<void> {
  const own = innerOf(id);
  own.control?.abort();
  const { session } = own;
  forgetUploads((u) => u.id === id);
  if (!session) return;
  dropPrint(session);
  // If this call fails, the server deletes the upload after a week.
  await del(drivePaths.upload(session)).catch(() => undefined);
}

/** Retries a failed upload from its offset. */
export function retryUpload(id: string): void {
  innerOf(id).onClash = 'ask';
  const { batch } = uploadOf(id)!;
  answers.delete(batch);
  changeUpload(id, { state: 'waiting', reason: '' });
  pump();
}
