import { join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import type * as z from 'zod';
import type { AuditNote } from './audit/append.ts';
import { auditCall } from './audit/call.ts';
import type { Deps } from './deps.ts';
import { type FieldError, invalid, isFailure, malformed, notFound, notSignedIn } from './errors.ts';
import { largeBodies } from './limits.ts';
import { dropUploads, readBody } from './middleware/body.ts';
import { type Call, isFileReply, type Route } from './route.ts';
import { authorize } from './users/roles.ts';
import { authenticate } from './users/session.ts';
import { parseAside } from './workers/body.ts';
import type { Job } from './workers/pool.ts';

/** First characters of a file name that every system and header can carry, and the full name beside it (RFC 6266). */
export function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 120);
  const full = encodeURIComponent(name.slice(0, 200)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

const toFields = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) => {
    const at = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: at ? `${at}.${key}` : key,
        message: 'This field is not known here',
      }));
    return [
      { path: at, message: issue.code === 'invalid_union' ? 'This has the wrong type' : issue.message },
    ];
  });

const shapeCodes = new Set<string>(['invalid_type', 'invalid_union', 'unrecognized_keys']);

/** Shape errors (wrong types, unknown fields, missing ones) are 400; values that are merely not acceptable are 422. */
function parse(schema: z.ZodType | undefined, value: unknown, where: 'params' | 'query' | 'body'): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (where === 'params') throw notFound();
  const fields = toFields(result.error);
  const shape = result.error.issues.some((i) => shapeCodes.has(i.code));
  const said = fields[0]?.message ?? 'Check what you entered.';
  throw where === 'query' || shape ? malformed(said, fields) : invalid(said, fields);
}

/** A query as plain text values; a repeated or bracketed name never becomes a list or an object. */
function plainQuery(ctx: Context): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (Object.hasOwn(out, name))
      throw malformed(`${name.slice(0, 50)} was given twice.`, [{ path: name, message: 'Given twice' }]);
    out[name] = value;
  }
  return out;
}

/** One request's way: limit, authenticate, authorize, parse, act, note, present. */
async function serve(route: Route, deps: Deps, ctx: Context, params: Record<string, string>): Promise<void> {
  ctx.state['route'] = `${route.method} ${route.base ?? '/api'}${route.path}`;
  const limit = deps.limits[route.limit];
  if (limit.per === 'ip') await deps.limiter.hit(route.limit, ctx.ip, limit);
  const user = await authenticate(ctx, deps, route.access !== 'public');
  if (limit.per === 'user') await deps.limiter.hit(route.limit, user?.id ?? ctx.ip, limit);
  let note: AuditNote = {};
  let leave: (() => void) | undefined;
  let aside: Job | undefined;
  const audit = (outcome: 'done' | 'refused', reason?: string) =>
    auditCall(deps, { route, ctx, params, outcome, reason, note, actor_id: user?.id ?? note.actor_id });
  try {
    if (route.access !== 'public') authorize(user, route.access);
    const parsedParams = parse(route.params, params, 'params');
    const parsedQuery = parse(route.query, plainQuery(ctx), 'query');
    const read = await readBody(ctx, route, {
      tempDir: join(deps.config.dataDir, 'tmp'),
      paces: deps.paces,
      signedIn: user !== undefined,
      admit: async (head) => {
        // Bodies this large are refused to callers without a session before.
        await route.before?.({ params: parsedParams as never, head, user: user!, deps });
        leave = await deps.workers.admit(user!.id);
      },
    });
    if (read.large) {
      aside = await deps.workers.job(user!.id, read.large.length > largeBodies.long ? 'long' : 'short');
      read.body = await parseAside(aside, read.large, route.keepsLists ?? []);
      if (!route.keepsLists) aside.end();
    }
    const call: Call<never, never, never> = {
      params: parsedParams as never,
      query: parsedQuery as never,
      body: parse(route.body, read.body, 'body') as never,
      uploads: read.uploads,
      ...(aside && route.keepsLists ? { aside } : {}),
      get user() {
        if (!user) throw notSignedIn();
        return user;
      },
      deps,
      ctx,
      ip: ctx.ip,
      agent: ctx.get('User-Agent').slice(0, 300),
      requestId: ctx.state['requestId'],
      note: (more) => {
        note = { ...note, ...more };
      },
    };
    const reply = (await route.handle(call)) ?? {};
    if (route.audit || route.exports) {
      // A handler that answers a refusal as a page does not throw it.
      const refused = ctx.body !== undefined && ctx.status >= 400;
      if (!refused) await audit('done');
      else if (ctx.status === 403) await audit('refused', String(ctx.state['failure']));
    } else if (isFileReply(reply) || ctx.response.get('Content-Disposition'))
      throw new Error(`${ctx.state['route']} hands out a file and names no act for the audit trail`);
    answer(ctx, reply);
  } catch (error) {
    if (isFailure(error) && (error.status === 403 || (route.audit && note.always)))
      await audit('refused', error.id);
    throw error;
  } finally {
    aside?.end();
    leave?.();
    await dropUploads(ctx);
  }
}

function answer(ctx: Context, reply: object): void {
  if (ctx.respond === false || ctx.body !== undefined) return;
  if (isFileReply(reply)) {
    const { name, type, body, size } = reply.file;
    ctx.set('Content-Disposition', disposition(name));
    ctx.type = type;
    if (size !== undefined) ctx.length = size;
    ctx.body = body;
    return;
  }
  ctx.body = { success: true, ...reply };
}

/** Routes as Koa middleware. */
export function mount(routes: readonly Route[], deps: Deps) {
  const router = new Router();
  for (const route of routes) {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](`${route.base ?? '/api'}${route.path}`, (ctx) =>
      serve(route, deps, ctx as unknown as Context, ctx.params),
    );
  }
  return router.routes();
}
