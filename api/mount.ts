import { join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { AccessAct } from '../shared/access.ts';
import { sentence } from '../shared/forms/messages.ts';
import { logAccess } from './access/log.ts';
import { auditCall } from './audit/call.ts';
import type { AsideReply } from './base/aside.ts';
import type { AuditNote, SignedIn } from './base/call.ts';
import type { Deps } from './base/deps.ts';
import { isFailure, malformed, notSignedIn } from './base/errors.ts';
import { largeBodies } from './base/limits.ts';
import { parseInput } from './base/parse-input.ts';
import { followed, heard } from './base/progress.ts';
import { answerOf, type Call, disposition, isFileReply, type Route } from './base/route.ts';
import { contentOf, refuseInfected } from './base/scan.ts';
import { type Touched, watched } from './base/touched.ts';
import { dropUploads, type RequestBody, readBody, sizeOf } from './middleware/body.ts';
import { parseJson } from './middleware/parse-json.ts';
import { authorize } from './users/roles.ts';
import { authenticate } from './users/session.ts';

/** A query as strings; a repeated or bracketed name never becomes an array or object. */
function plainQuery(ctx: Context): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (Object.hasOwn(out, name))
      throw malformed(sentence('{name} was sent twice.', { name: name.slice(0, 50) }), [
        { path: name, message: 'Given twice' },
      ]);
    out[name] = value;
  }
  return out;
}

/** Handles a request: limit, authenticate, authorize, parse, run, audit, respond. */
async function serve(route: Route, deps: Deps, ctx: Context, params: Record<string, string>): Promise<void> {
  ctx.state['route'] = `${route.method} ${route.base ?? '/api'}${route.path}`;
  const limit = deps.limits[route.limit];
  if (limit.per === 'ip') await deps.limiter.hit(route.limit, ctx.ip, limit);
  const user = await authenticate(ctx, deps, route.access !== 'public');
  if (limit.per === 'user') await deps.limiter.hit(route.limit, user?.id ?? ctx.ip, limit);
  let note: AuditNote = {};
  let leave: (() => void) | undefined;
  const closed = new AbortController();
  ctx.res.once('close', () => ctx.res.writableFinished || closed.abort());
  const audit = (outcome: 'done' | 'refused', reason?: string) =>
    auditCall(deps, { route, ctx, params, outcome, reason, note, actor_id: user?.id ?? note.actor_id });
  const seen = (touched: readonly Touched[]) =>
    logAccess(deps, {
      person_id: user?.id ?? note.actor_id,
      act: accessOf(route),
      kind: route.path.split('/')[1]!,
      ip: ctx.ip,
      touched,
    });
  const more = (told: AuditNote) => {
    note = { ...note, ...told };
  };
  try {
    if (route.access !== 'public') authorize(user, route);
    const parsedParams = parseInput(route.params, params, 'params');
    const parsedQuery = parseInput(route.query, plainQuery(ctx), 'query');
    // Bodies this large are refused without a session before this point.
    const before = async (head: Record<string, unknown>) => {
      await route.before?.({ params: parsedParams as never, head, user: user!, deps });
    };
    const read = await readBody(ctx, route, {
      tempDir: join(deps.config.dataDir, 'tmp'),
      paces: deps.paces,
      signedIn: user !== undefined,
      before,
      scan: (path) => refuseInfected(deps, contentOf(path)),
      admit: async (head) => {
        await before(head);
        leave = await deps.workers.admit(user!.id);
      },
    });
    const known = {
      params: parsedParams as never,
      query: parsedQuery as never,
      uploads: read.uploads,
      ip: ctx.ip,
      agent: ctx.get('User-Agent').slice(0, 300),
      requestId: ctx.state['requestId'] as string,
    };
    const weight = user && route.aside ? await weigh(route, read, known) : undefined;
    if (weight) {
      const reply = await followed(user!.id, known.requestId, (tell) =>
        deps.workers.run(
          weight,
          {
            ...known,
            module: route.aside!,
            method: route.method,
            path: route.path,
            user: { ...user! },
            body: read.large ? { json: read.large } : { fields: read.body },
            now: deps.now().toISOString(),
            encoding: encodingFor(ctx),
          },
          closed.signal,
          tell,
        ),
      );
      more(reply.note);
      if (route.audit || route.exports) await audit('done');
      seen(reply.touched);
      return answerAside(ctx, reply);
    }
    const call: Call<never, never, never> = {
      ...known,
      body: parseInput(
        route.body,
        read.large ? parseJson(Buffer.concat(read.large)) : read.body,
        'body',
      ) as never,
      get user() {
        if (!user) throw notSignedIn();
        return user;
      },
      deps,
      ctx,
      note: more,
    };
    const { reply: handled, touched } = await followed(user?.id ?? '', known.requestId, (tell) =>
      heard(tell, () => watched(() => route.handle(call))),
    );
    const reply = handled ?? {};
    if (route.audit || route.exports) {
      // A handler that responds to a refusal with a page does not throw.
      const refused = ctx.body !== undefined && ctx.status >= 400;
      if (!refused) await audit('done');
      else if (ctx.status === 403) await audit('refused', String(ctx.state['failure']));
    } else if (isFileReply(reply) || ctx.response.get('Content-Disposition'))
      throw new Error(`${ctx.state['route']} hands out a file and names no act for the audit trail`);
    if (ctx.body === undefined || ctx.status < 400) seen(touched);
    answer(ctx, reply);
  } catch (error) {
    if (isFailure(error) && 'note' in error) more(error.note as AuditNote);
    // Out-of-reach requests by a member of a firm are recorded too.
    const outside = isFailure(error) && error.status === 404 && route.access === 'tax' && narrowed(user);
    if (isFailure(error) && (error.status === 403 || outside || (route.audit && note.always)))
      await audit('refused', error.id);
    throw error;
  } finally {
    leave?.();
    await dropUploads(ctx);
  }
}

/** Kind of access a call makes to its records. */
function accessOf({ method, readOnly, exports }: Route): AccessAct {
  if (exports) return /view/.test(exports) ? 'read' : 'exported';
  return method === 'GET' || readOnly ? 'read' : 'changed';
}

/** Whether a person sees less than the entire firm. */
const narrowed = (user: SignedIn | undefined): boolean =>
  user?.firm.role !== null && user?.firm.role !== 'owner';

/** Whether a worker process handles a call: by its body, its files, or its record. */
async function weigh(
  route: Route,
  read: RequestBody,
  asked: { params: never; query: never },
): Promise<'short' | 'long' | undefined> {
  if (read.large) return sizeOf(read.large) > largeBodies.long ? 'long' : 'short';
  for (const { name, size } of Object.values(read.uploads)) {
    const most = /\.xlsx?$/i.test(name) ? largeBodies.workbook : largeBodies.file;
    if (size > most) return size > most * 8 ? 'long' : 'short';
  }
  return (await route.large?.(asked)) ? 'long' : undefined;
}

function encodingFor(ctx: Context): 'br' | 'gzip' | false {
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return accepted === 'br' || accepted === 'gzip' ? accepted : false;
}

function answerAside(ctx: Context, reply: AsideReply): void {
  if ('file' in reply) {
    answer(ctx, { file: { ...reply.file, size: reply.file.body.length } });
    return;
  }
  ctx.vary('Accept-Encoding');
  if (reply.json.encoding) ctx.set('Content-Encoding', reply.json.encoding);
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = reply.json.body;
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
  ctx.body = answerOf(reply);
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
