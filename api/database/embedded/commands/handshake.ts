import { type Doc, MAX_DOCUMENT_BYTES } from '../base/bson.ts';
import { MAX_MESSAGE_BYTES } from '../connection/wire.ts';
import { SESSION_TIMEOUT_MINUTES } from '../sessions/sessions.ts';
import { type Command, type Context, words } from './context.ts';

/** The wire version of MongoDB 8.0, whose behaviour is implemented. */
const WIRE_VERSION = 25;

/** The store's only user. */
export const USER = 'karsetu';

const hello =
  (legacy: boolean) =>
  (context: Context): Doc => {
    const { body } = context;
    const speculative = body['speculativeAuthenticate'] as Doc | undefined;
    const scram = speculative?.['mechanism'] === 'SCRAM-SHA-256' && context.login.start(speculative);
    // Within the greeting it has no result of its own.
    const { ok: _ok, ...speculativeAuthenticate } = scram || {};
    return {
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
      ...(body['saslSupportedMechs'] ? { saslSupportedMechs: ['SCRAM-SHA-256'] } : {}),
      ...(scram ? { speculativeAuthenticate } : {}),
      ok: 1,
    };
  };

const fieldsOfHello =
  words(`helloOk client compression saslSupportedMechs speculativeAuthenticate loadBalanced
      topologyVersion maxAwaitTimeMS hostInfo backpressure`);

/** Commands for the server and the connection. */
export const handshakeCommands: Record<string, Command> = {
  hello: { run: hello(false), open: true, fields: fieldsOfHello },
  isMaster: { run: hello(true), open: true, fields: fieldsOfHello },
  ismaster: { run: hello(true), open: true, fields: fieldsOfHello },
  saslStart: {
    run: ({ login, body }) => login.start(body),
    open: true,
    fields: words('mechanism payload autoAuthorize options db'),
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
};
