import { arch, cpus, hostname, platform, release, totalmem } from 'node:os';
import { asLong, type Doc, MAX_DOCUMENT_BYTES } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import { MAX_MESSAGE_BYTES } from '../connection/wire.ts';
import { SESSION_TIMEOUT_MINUTES } from '../sessions/sessions.ts';
import type { Command, Context } from './context.ts';

/** The server version whose behaviour is followed, and its wire version. */
export const SERVER_VERSION = '8.0.0';
const WIRE_VERSION = 25;

/** The store's only user. */
export const USER = 'karsetu';

const startedAt = Date.now();

const hello =
  (legacy: boolean) =>
  (context: Context): Doc => {
    const { body } = context;
    const answer: Doc = {
      helloOk: true,
      [legacy ? 'ismaster' : 'isWritablePrimary']: true,
      setName: 'embedded',
      setVersion: 1,
      hosts: [context.address],
      me: context.address,
      primary: context.address,
      secondary: false,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
      connectionId: context.connectionId,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
    };
    if (body['saslSupportedMechs']) answer['saslSupportedMechs'] = ['SCRAM-SHA-256'];
    const speculative = body['speculativeAuthenticate'] as Doc | undefined;
    if (speculative?.['mechanism'] === 'SCRAM-SHA-256') {
      const { ok: _ok, ...started } = context.login.start(speculative);
      answer['speculativeAuthenticate'] = started;
    }
    answer['ok'] = 1;
    return answer;
  };

const connectionStatus = (context: Context): Doc => ({
  authInfo: context.login.signedIn()
    ? {
        authenticatedUsers: [{ user: USER, db: 'admin' }],
        authenticatedUserRoles: [{ role: 'root', db: 'admin' }],
      }
    : { authenticatedUsers: [], authenticatedUserRoles: [] },
  ok: 1,
});

const buildInfo = (): Doc => ({
  version: SERVER_VERSION,
  versionArray: [...SERVER_VERSION.split('.').map(Number), 0],
  gitVersion: 'karsetu-embedded',
  modules: ['karsetu embedded store'],
  allocator: 'node',
  javascriptEngine: 'none',
  sysInfo: 'deprecated',
  openssl: { running: process.versions.openssl },
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['sqlite'],
  ok: 1,
});

const hostInfo = (): Doc => ({
  system: {
    currentTime: new Date(),
    hostname: hostname(),
    cpuAddrSize: 64,
    memSizeMB: Math.round(totalmem() / 2 ** 20),
    numCores: cpus().length,
    cpuArch: arch(),
  },
  os: { type: platform(), name: platform(), version: release() },
  extra: {},
  ok: 1,
});

const serverStatus = (context: Context): Doc => ({
  host: context.address,
  version: SERVER_VERSION,
  process: 'karsetu embedded store',
  pid: asLong(process.pid),
  uptime: (Date.now() - startedAt) / 1000,
  localTime: new Date(),
  storageEngine: { name: 'sqlite', supportsCommittedReads: true, persistent: true, readOnly: false },
  transactions: { currentOpen: asLong(context.store.transactions.size) },
  metrics: { cursor: { open: { total: asLong(context.cursors.size) } } },
  ok: 1,
});

const getParameter = ({ body }: Context): Doc => {
  if (body['getParameter'] === '*' || body['featureCompatibilityVersion'])
    return { featureCompatibilityVersion: { version: '8.0' }, ok: 1 };
  throw commandError(CODES.InvalidOptions, 'no option found to get');
};

const fieldsOfHello = [
  'helloOk',
  'client',
  'compression',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'loadBalanced',
  'topologyVersion',
  'maxAwaitTimeMS',
  'hostInfo',
  'backpressure',
];

/** Commands about the server and the connection. */
export const handshakeCommands: Record<string, Command> = {
  hello: { run: hello(false), open: true, fields: fieldsOfHello },
  isMaster: { run: hello(true), open: true, fields: fieldsOfHello },
  ismaster: { run: hello(true), open: true, fields: fieldsOfHello },
  saslStart: {
    run: ({ login, body }) => login.start(body),
    open: true,
    fields: ['mechanism', 'payload', 'autoAuthorize', 'options', 'db'],
  },
  saslContinue: {
    run: ({ login, body }) => login.proceed(body),
    open: true,
    fields: ['conversationId', 'payload'],
  },
  ping: {
    run: ({ store }) => ({ ok: 1, ...(store.damage ? { damage: store.damage } : {}) }),
    open: true,
    transactional: true,
    fields: [],
  },
  buildInfo: { run: buildInfo, open: true, fields: [] },
  buildinfo: { run: buildInfo, open: true, fields: [] },
  connectionStatus: { run: connectionStatus, open: true, fields: ['showPrivileges'] },
  hostInfo: { run: hostInfo, fields: [] },
  serverStatus: { run: serverStatus, fields: ['repl', 'metrics', 'locks', 'tcmalloc'] },
  getParameter: { run: getParameter, fields: ['featureCompatibilityVersion'] },
  getCmdLineOpts: { run: () => ({ argv: [], parsed: {}, ok: 1 }), fields: [] },
  getLog: { run: () => ({ totalLinesWritten: 0, log: [], ok: 1 }), fields: [] },
  whatsmyuri: { run: ({ address }) => ({ you: address, ok: 1 }), fields: [] },
};
