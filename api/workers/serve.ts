import type { AsideCall, AsideReply } from '../base/aside.ts';
import type { AuditNote } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isFailure } from '../base/errors.ts';
import { paces, rateLimits } from '../base/limits.ts';
import { createLog } from '../base/log.ts';
import { parseInput } from '../base/parse-input.ts';
import { heard, type Tell } from '../base/progress.ts';
import { answerOf, type Call, isFileReply, type Route } from '../base/route.ts';
import { watched } from '../base/touched.ts';
import { createVault } from '../base/vault.ts';
import { beforeTransactions, connectDatabase } from '../database/connect.ts';
import { encode } from '../middleware/encode.ts';
import { parseJson } from '../middleware/parse-json.ts';
import type { FromWorker, Setting, ToWorker } from './messages.ts';

/** Shorter responses are not compressed. */
const worthwhile = 4096;

/** Dependencies of handlers here. A worker process neither mails nor counts. */
function depsOf(setting: Setting): Deps {
  const elsewhere = (): never => {
    throw new Error('This belongs to the process that answers callers');
  };
  return {
    config: setting.config,
    secrets: { tokenSecrets: [], dataKeys: setting.dataKeys, keysInDataDir: false },
    log: createLog('silent'),
    mail: { send: elsewhere, drain: async () => {} } as unknown as Deps['mail'],
    vault: createVault(setting.dataKeys),
    limits: rateLimits,
    limiter: { hit: elsewhere, check: elsewhere, clear: elsewhere, giveBack: elsewhere },
    paces,
    workers: { admit: elsewhere, run: elsewhere, running: () => 0, close: elsewhere },
    now: () => new Date(),
    database: setting.database,
    storeUri: setting.storeUri,
    ping: elsewhere,
    owned: [],
    hasFiled: elsewhere,
    registrationsInUse: elsewhere,
    adoptStatements: elsewhere,
    version: setting.version,
  };
}

async function handle(deps: Deps, call: AsideCall, note: (more: AuditNote) => void): Promise<object> {
  const routes = Object.values((await import(call.module)) as Record<string, Route>);
  const route = routes.find((r) => r.method === call.method && r.path === call.path);
  if (!route) throw new Error(`${call.method} ${call.path} is not a route of its module`);
  const sent = 'json' in call.body ? parseJson(Buffer.concat(call.body.json)) : call.body.fields;
  const ahead = Date.parse(call.now) - Date.now();
  const given: Call = {
    params: call.params,
    query: call.query,
    body: parseInput(route.body, sent, 'body'),
    uploads: call.uploads,
    user: call.user,
    deps: { ...deps, now: () => new Date(Date.now() + ahead) },
    ip: call.ip,
    agent: call.agent,
    requestId: call.requestId,
    // Handlers that run here neither read the request nor write the response themselves.
    ctx: undefined as never,
    note,
  };
  return (await route.handle(given as never)) ?? {};
}

/** A response, before the handler's note is added. */
type Answered =
  | Omit<Extract<AsideReply, { file: unknown }>, 'note' | 'touched'>
  | Omit<Extract<AsideReply, { json: unknown }>, 'note' | 'touched'>;

function replyOf(answer: object, encoding: AsideCall['encoding']): Answered {
  if (isFileReply(answer)) {
    const { name, type, body } = answer.file;
    if (!Buffer.isBuffer(body)) throw new Error('A worker process hands out whole files only');
    return { file: { name, type, body } };
  }
  const text = JSON.stringify(answerOf(answer));
  const used = text.length < worthwhile ? false : encoding;
  return { json: { body: Buffer.from(encode(text, used)), encoding: used } };
}

/** Reports progress when the step changes and a few times a second. */
function seldom(tell: (message: FromWorker) => void): Tell {
  let last = { step: '', at: 0 };
  return (progress) => {
    if (progress.step === last.step && Date.now() - last.at < 250) return;
    last = { step: progress.step, at: Date.now() };
    tell({ kind: 'progress', progress });
  };
}

/** Serves the calls of the parent process, one at a time. */
export function serveCalls(): void {
  let deps: Promise<Deps> | undefined;
  let go: (() => void) | undefined;
  const tell = (message: FromWorker) => process.send!(message);
  beforeTransactions(
    () =>
      new Promise((resolve) => {
        go = resolve;
        tell({ kind: 'commit' });
      }),
  );
  const begin = async (setting: Setting) => {
    await connectDatabase({ mongodbUri: setting.storeUri, dataDir: setting.config.dataDir });
    return depsOf(setting);
  };
  const answer = async (call: AsideCall) => {
    let note: AuditNote = {};
    try {
      const ready = await deps!;
      const { reply, touched } = await heard(seldom(tell), () =>
        watched(() =>
          handle(ready, call, (more) => {
            note = { ...note, ...more };
          }),
        ),
      );
      tell({ kind: 'done', reply: { ...replyOf(reply, call.encoding), note, touched } });
    } catch (error) {
      if (isFailure(error)) {
        const { status, id, words, fields, details, headers } = error;
        tell({ kind: 'refused', note, refusal: { status, id, words, fields, details, headers } as never });
        return;
      }
      // The message may quote data, so only type and location are sent.
      const { name, stack } = error as Error;
      const place = (stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
      tell({ kind: 'broken', name, place: place.join('\n') });
    }
  };
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'begin') {
      deps = begin(message.setting);
      // WireMessage with the first call.
      deps.catch(() => {});
    } else if (message.kind === 'call') void answer(message.call);
    else go?.();
  });
}
