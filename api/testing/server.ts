import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { type Config, readConfig } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { type Limit, type LimitName, type Paces, paces, rateLimits } from '../base/limits.ts';
import { createLog } from '../base/log.ts';
import type { Route } from '../base/route.ts';
import { keepThreads } from '../database/embedded/server/start.ts';
import { external, withDatabase } from '../database/testing/client.ts';
import { start } from '../index.ts';
import { keep, keepMails } from './answers.ts';
import type { TestUser } from './factories.ts';
import { numbersAnew } from './numbers.ts';

/** An answer as tests look at it. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the shape themselves
  body: any;
  text: string;
  bytes: Buffer;
}

/** How a call is made: as whom (a token), with what. */
interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A real server over real HTTP with a store of its own. */
export interface TestServer {
  url: string;
  dataDir: string;
  deps: Deps;
  /** Whom the factories build everything for, in one firm; without it each thing has an owner and a firm of its own. */
  builtFor?: TestUser;
  /** Everything logged so far, one JSON line an event. */
  logs: () => string;
  /** Moves the server's clock on. */
  advance: (ms: number) => void;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  get: (path: string, token?: string) => Promise<Answer>;
  post: (path: string, body?: unknown, token?: string) => Promise<Answer>;
  /** Throws when a log line holds personal data. */
  checkLogs: () => void;
  stop: () => Promise<void>;
}

/** What a test may set differently. */
interface Overrides {
  config?: Partial<Config>;
  limits?: Partial<Record<LimitName, Limit>>;
  paces?: Partial<Paces>;
  routes?: readonly Route[];
  workersIdleMs?: number;
  /** Keep DATA_DIR from a server before. */
  dataDir?: string;
  /** Whether all it answers is compared with what is kept in `answers/` beside the test. */
  answersKept?: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Members of stored records that no answer may carry. */
export const innerMembers =
  /"(_id|__v|password_hash|code_hash|details_hash|[a-z_]+_sealed|reader_ids|known_devices|unique_key|open_key|pan_keys?|search_text|name_key|sort_key)":/;

/** What no log line may carry: a PAN, an e-mail address, a token. */
const personal = /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b|@example\.in|eyJhbGciOi/;

keepThreads();

/** The password of the first admin of a test server. */
export const adminPassword = 'kind-of-blue-1959';

// Tests of one file share an address and call far more often than people do.
const relaxed = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limit]) => [
    name,
    limit.per === 'account' ? limit : { ...limit, max: 1_000_000 },
  ]),
) as Record<LimitName, Limit>;

/** On an external MongoDB each DATA_DIR has a database of its own, as it has in the embedded store. */
const databaseOf = (dataDir: string) =>
  `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

/** Starts a server on a free port with a temporary DATA_DIR, cheap password hashes and dist/web if it was built. */
export async function startTestServer(overrides: Overrides = {}): Promise<TestServer> {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'karsetu-')));
  const read = readConfig(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      ...(external ? { MONGODB_URI: withDatabase(external, databaseOf(dataDir)) } : {}),
    },
    { rootDir: root },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const config: Config = {
    ...read.config,
    publicUrl: 'http://localhost:3000',
    hashCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    logLevel: 'debug',
    ...overrides.config,
  };
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  if (overrides.answersKept) numbersAnew();
  const noting = overrides.answersKept ? keep() : undefined;
  let ahead = 0;
  const running = await start(config, {
    deps: {
      log: createLog(config.logLevel, sink),
      now: () => new Date(Date.now() + ahead),
      limits: { ...relaxed, ...overrides.limits },
      // A connection that closes while a busy process sends a call fails that call.
      paces: { ...paces, headersMs: 120_000, idleMs: 300_000, ...overrides.paces },
    },
    ...(overrides.routes ? { routes: overrides.routes } : {}),
    ...(overrides.workersIdleMs ? { workersIdleMs: overrides.workersIdleMs } : {}),
    say: () => {},
  });
  if (noting) keepMails(running.deps.mail);

  const call: TestServer['call'] = async (method, path, { token, body, form, headers } = {}) => {
    const noted = noting?.(`${method} ${path}`);
    const began = performance.now();
    const failed = (why: unknown): never => {
      throw new Error(`${method} ${path} after ${Math.round(performance.now() - began)} ms: ${why}`, {
        cause: why,
      });
    };
    const response = await fetch(running.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(form
        ? { body: form }
        : body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch((error: Error) => failed(error.cause ?? error));
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    // Every refusal of ours says why; without a word it is one of the HTTP parser.
    if (response.status >= 400 && text === '' && method !== 'HEAD')
      failed(`${response.status} without a reason`);
    const inner = innerMembers.exec(text);
    if (inner) throw new Error(`${method} ${path} shows the inner member ${inner[1]}`);
    const isJson =
      response.headers.get('content-type')?.includes('json') && !response.headers.has('content-disposition');
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
    noted?.(answer);
    return answer;
  };

  const checkLogs = () => {
    const told = lines.find((line) => personal.test(line));
    if (told) throw new Error(`A log line holds personal data: ${told}`);
  };

  return {
    url: running.url,
    dataDir,
    deps: running.deps,
    logs: () => lines.join(''),
    advance: (ms) => {
      ahead += ms;
    },
    call,
    get: (path, token) => call('GET', path, { token }),
    post: (path, body, token) => call('POST', path, { body: body ?? {}, token }),
    checkLogs,
    stop: async () => {
      if (external && !overrides.dataDir && mongoose.connection.readyState === 1)
        await mongoose.connection.dropDatabase();
      await running.stop();
      checkLogs();
      if (!overrides.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
