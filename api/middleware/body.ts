import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { failure, malformed, tooLarge, wrongType } from '../errors.ts';
import { sizes } from '../limits.ts';
import type { Route, Upload } from '../route.ts';
import { hasForbiddenKey } from './forbidden-key.ts';

const settings = {
  patchNode: false,
  urlencoded: false,
  text: false,
  jsonTypes: ['application/json'],
  jsonStrict: true,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
} as unknown as Parameters<typeof koaBody>[0];

const done = async () => {};

async function readJson(ctx: Context, limit: number): Promise<unknown> {
  const length = ctx.request.length;
  if (!length && !ctx.get('Transfer-Encoding')) return {};
  if (!ctx.is('application/json')) throw wrongType('Send this as application/json.');
  try {
    await koaBody({ ...settings, jsonLimit: limit, multipart: false })(ctx, done);
  } catch (error) {
    if (error instanceof SyntaxError || (error as { status?: number }).status === 400)
      throw malformed('The body is not valid JSON.');
    throw error;
  }
  const body = (ctx.request as { body?: unknown }).body;
  if (hasForbiddenKey(body)) throw malformed('The body holds a forbidden key or is nested too deeply.');
  return body;
}

async function readMultipart(ctx: Context, route: Route, tempDir: string) {
  const spec = route.multipart!;
  if (!ctx.is('multipart/form-data')) throw wrongType('Send this as multipart/form-data.');
  const dir = join(tempDir, randomUUID());
  await mkdir(dir, { recursive: true, mode: 0o700 });
  ctx.state['tempDir'] = dir;
  try {
    await koaBody({
      ...settings,
      json: false,
      multipart: true,
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
    })(ctx, done);
  } catch (error) {
    const e = error as { httpCode?: number; code?: number };
    if (e.code === 1002) throw failure(499, 'client_closed', 'The upload was aborted.');
    if (e.httpCode === 413) throw tooLarge(spec.tooLarge);
    throw malformed('The upload could not be read.');
  }
  const request = ctx.request as { body?: unknown; files?: Record<string, unknown> };
  const uploads: Record<string, Upload> = {};
  for (const [field, value] of Object.entries(request.files ?? {})) {
    if (!spec.files.includes(field)) throw malformed(`Unexpected file field ${field.slice(0, 50)}.`);
    if (Array.isArray(value)) throw malformed('Send one file at a time.');
    const file = value as { originalFilename?: string | null; size: number; filepath: string };
    uploads[field] = { name: file.originalFilename ?? '', size: file.size, path: file.filepath };
  }
  return { body: request.body ?? {}, uploads };
}

/** Reads a request's body by what its route takes: JSON within the limit, multipart to a private directory, or nothing. */
export async function readBody(
  ctx: Context,
  route: Route,
  tempDir: string,
): Promise<{ body: unknown; uploads: Record<string, Upload> }> {
  if (route.method === 'GET' || route.stream) return { body: {}, uploads: {} };
  if (route.multipart) return readMultipart(ctx, route, tempDir);
  return { body: await readJson(ctx, route.bodyLimit ?? sizes.json), uploads: {} };
}

/** Removes what an upload left on disk. */
export async function dropUploads(ctx: Context): Promise<void> {
  const dir = ctx.state['tempDir'] as string | undefined;
  if (dir) await rm(dir, { recursive: true, force: true });
}
