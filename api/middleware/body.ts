import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { type Message, sentence } from '../../shared/forms/messages.ts';
import type { Upload } from '../base/call.ts';
import { type Failure, failure, malformed, tooLarge, tooSlow, wrongType } from '../base/errors.ts';
import { type BodyCap, bodyCaps, largeBodies, type Paces, sizes } from '../base/limits.ts';
import type { Route } from '../base/route.ts';
import { clockOf } from './body-clock.ts';
import { formHead } from './form-head.ts';
import { createMeter, type Excess, headOf } from './json-meter.ts';
import { parseJson } from './parse-json.ts';

/** A body as read: parsed, or the raw bytes of a large one. */
export interface RequestBody {
  body: unknown;
  large?: readonly Buffer[];
  uploads: Record<string, Upload>;
}

/** Called when a body turns out to be large, before more is read; throws to refuse it. */
type Admit = (head: Record<string, unknown>) => Promise<void>;

/** Options of reading a body besides the route. */
interface Reading {
  tempDir: string;
  paces: Paces;
  /** Whether the caller has a session; without one, bodies must be small on every route. */
  signedIn: boolean;
  admit: Admit;
  /** Called when the first part of a multipart form has arrived; throws to refuse it. */
  before: Admit;
  /** Refuses a file in which a virus scanner finds malware. */
  scan: (path: string) => Promise<void>;
}

const excessive: Record<Exclude<Excess, 'depth'>, (cap: BodyCap) => Message> = {
  values: (cap) =>
    sentence('At most {max} values can be sent in one request.', { max: cap.values.toLocaleString('en-IN') }),
  rows: (cap) =>
    sentence('At most {max} rows can be sent in one request.', { max: cap.rows.toLocaleString('en-IN') }),
};

/** Receives the bytes of a body within a limit; for a large one, `admit` is called after the first bytes. */
function receive(ctx: Context, cap: BodyCap, admit: Admit): Promise<readonly Buffer[]> {
  const { req } = ctx;
  const clock = clockOf(ctx);
  const declared = ctx.request.length;
  const { promise, resolve, reject } = Promise.withResolvers<readonly Buffer[]>();
  const meter = createMeter(cap);
  const parts: Buffer[] = [];
  let size = 0;
  let admitted: Promise<void> | undefined;
  const stop = (error: unknown) => {
    req.off('data', take);
    req.off('end', end);
    reject(error);
  };
  const take = (part: Buffer) => {
    size += part.length;
    if (size > cap.bytes) return stop(tooLarge('This is larger than allowed.'));
    const excess = meter(part);
    if (excess === 'depth')
      return stop(malformed('The body contains a forbidden key or is nested too deeply.'));
    if (excess) return stop(tooLarge(excessive[excess](cap)));
    parts.push(part);
    const large = (declared ?? size) > largeBodies.bytes;
    if (!large || admitted || size < largeBodies.look) return undefined;
    req.pause();
    clock?.hold();
    admitted = admit(headOf(Buffer.concat(parts).toString('utf8'))).then(() => {
      clock?.go();
      req.resume();
    }, stop);
    return undefined;
  };
  const end = () => resolve(parts);
  const gone = (): Failure => failure(499, 'client_closed', 'The request was aborted.');
  if (clock) clock.onLate = () => stop(tooSlow());
  req.on('data', take);
  req.once('end', end);
  req.once('error', () => stop(gone()));
  req.once('close', () => stop(gone()));
  return promise;
}

/** Size of a body in bytes. */
export const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);

async function readJson(ctx: Context, cap: BodyCap, { paces, admit }: Reading): Promise<RequestBody> {
  const length = ctx.request.length;
  if (!length && !ctx.get('Transfer-Encoding')) return { body: {}, uploads: {} };
  if (!ctx.is('application/json')) throw wrongType('Send this as application/json.');
  if (!['', 'identity'].includes(ctx.get('Content-Encoding')))
    throw wrongType('Send this without a content encoding.');
  if (length !== undefined && length > cap.bytes) throw tooLarge('This is larger than allowed.');
  const clock = clockOf(ctx);
  if (clock && (length ?? 0) > largeBodies.bytes) clock.pace = paces.large;
  const parts = await receive(ctx, cap, admit);
  if (sizeOf(parts) > largeBodies.bytes) return { body: undefined, large: parts, uploads: {} };
  return { body: parseJson(Buffer.concat(parts)), uploads: {} };
}

const settings = { patchNode: false, urlencoded: false, text: false, json: false, multipart: true };

/** Reads the first bytes of a body of known length and puts them back. */
async function peek(req: Context['req'], length: number, enough: (seen: Buffer) => boolean): Promise<Buffer> {
  let seen = Buffer.alloc(0);
  while (!enough(seen) && seen.length < length) {
    const part = req.read() as Buffer | null;
    if (part) seen = Buffer.concat([seen, part]);
    else if (req.destroyed) throw failure(499, 'client_closed', 'The upload was aborted.');
    else await Promise.race(['readable', 'close'].map((event) => once(req, event)));
  }
  req.unshift(seen);
  return seen;
}

/** Calls `before` with the fields preceding the form's file; the handler checks later ones. */
async function lookAtForm(ctx: Context, { before }: Reading): Promise<void> {
  const clock = clockOf(ctx);
  const length = ctx.request.length;
  if (!length) return;
  const seen = await peek(
    ctx.req,
    length,
    (bytes) => formHead(bytes, ctx.get('Content-Type')).whole || bytes.length >= largeBodies.look,
  );
  clock?.hold();
  await before(formHead(seen, ctx.get('Content-Type')).fields);
  clock?.go();
}

async function readMultipart(ctx: Context, route: Route, reading: Reading): Promise<RequestBody> {
  const { tempDir } = reading;
  const spec = route.multipart!;
  if (!ctx.is('multipart/form-data')) throw wrongType('Send this as multipart/form-data.');
  if (route.before) await lookAtForm(ctx, reading);
  const dir = join(tempDir, randomUUID());
  await mkdir(dir, { recursive: true, mode: 0o700 });
  ctx.state['tempDir'] = dir;
  try {
    await koaBody({
      ...settings,
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      formidable: {
        uploadDir: dir,
        maxFiles: spec.maxFiles ?? spec.files.length,
        maxFileSize: spec.maxBytes,
        maxTotalFileSize: spec.maxBytes * (spec.maxFiles ?? spec.files.length),
        maxFields: sizes.multipartFields,
        maxFieldsSize: sizes.multipartFieldBytes,
        allowEmptyFiles: true,
        minFileSize: 0,
      },
    } as unknown as Parameters<typeof koaBody>[0])(ctx, async () => {});
  } catch (error) {
    const e = error as { httpCode?: number; code?: number };
    if (e.code === 1002) throw failure(499, 'client_closed', 'The upload was aborted.');
    if (e.httpCode === 413) throw tooLarge(spec.tooLarge);
    throw malformed('The upload could not be read.');
  }
  const request = ctx.request as { body?: unknown; files?: Record<string, unknown> };
  const uploads: Record<string, Upload> = {};
  for (const [field, value] of Object.entries(request.files ?? {})) {
    if (!spec.files.includes(field))
      throw malformed(sentence('Unexpected file field {name}.', { name: field.slice(0, 50) }));
    if (Array.isArray(value)) throw malformed('Upload one file at a time.');
    const file = value as { originalFilename?: string | null; size: number; filepath: string };
    await reading.scan(file.filepath);
    uploads[field] = { name: file.originalFilename ?? '', size: file.size, path: file.filepath };
  }
  return { body: request.body ?? {}, uploads };
}

/** JSON limits of a route for a caller with or without a session. */
export const capOf = (route: Pick<Route, 'bodyLimit'>, signedIn: boolean): BodyCap =>
  !signedIn
    ? bodyCaps.open
    : route.bodyLimit
      ? { ...bodyCaps.large, bytes: route.bodyLimit }
      : bodyCaps.ordinary;

/** Reads a request's body as its route expects: JSON within limits, multipart to a private directory, or nothing. */
export async function readBody(ctx: Context, route: Route, reading: Reading): Promise<RequestBody> {
  if (route.method === 'GET') return { body: {}, uploads: {} };
  const clock = clockOf(ctx);
  if (route.stream) {
    if (clock) clock.pace = reading.paces.upload;
    return { body: {}, uploads: {} };
  }
  if (route.multipart) {
    if (clock) clock.pace = reading.paces.large;
    return readMultipart(ctx, route, reading);
  }
  return readJson(ctx, capOf(route, reading.signedIn), reading);
}

/** Removes the files of an upload from disk. */
export async function dropUploads(ctx: Context): Promise<void> {
  const dir = ctx.state['tempDir'] as string | undefined;
  if (dir) await rm(dir, { recursive: true, force: true });
}
