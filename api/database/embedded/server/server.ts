import { createServer, type Server, type Socket } from 'node:net';
import { type Credential, createLogin } from '../connection/auth.ts';
import { createFramer, parseRequest, reply } from '../connection/wire.ts';
import { expireDocuments } from '../pipeline/ttl.ts';
import { type Cursors, sweepCursors } from '../sessions/cursors.ts';
import { type Sessions, sweepSessions } from '../sessions/sessions.ts';
import { checkBeside, isQuick } from '../storage/integrity.ts';
import type { Store } from '../storage/store.ts';
import { dispatch, errorReply, type Shared } from './dispatch.ts';

/** A listening store. */
type Listening = { port: number; close: () => Promise<void> };

const SWEEP_MS = 10_000;
const DAY_MS = 24 * 3600 * 1000;

/** Checks the file in the background: after the start if it is too large to be checked before, then daily in full. */
const startChecks = (store: Store, everyMs: number): (() => void) => {
  const check = (full: boolean) =>
    checkBeside(store.file, full).then(
      (message) => {
        store.damage = message;
        if (message) store.log('warn', message);
      },
      (error: Error) => store.log('warn', `the store could not be checked: ${error.message}`),
    );
  if (!isQuick(store.file)) void check(false);
  const timer = setInterval(check, everyMs, true);
  return () => clearInterval(timer);
};

const serve = (shared: Shared, credential: Credential, socket: Socket, id: number) => {
  const connection = { id, login: createLogin(credential) };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  const framer = createFramer((message) => {
    const request = parseRequest(message);
    dispatch(shared, connection, request, (body) => {
      if (!request.answer || socket.destroyed) return;
      let bytes: Buffer;
      try {
        bytes = reply(request, body);
      } catch (error) {
        // A reply that cannot be encoded as BSON, such as one over the size limit.
        bytes = reply(request, errorReply(error));
      }
      socket.write(bytes);
    });
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      framer(chunk);
    } catch (error) {
      // Clients that violate the protocol get no reply.
      shared.store.log('warn', `a client was disconnected: ${(error as Error).message}`);
      socket.destroy();
    }
  });
};

/** Listens on a free loopback port; clients authenticate with the generated credential. */
export const listen = async (
  store: Store,
  credential: Credential,
  options: { ttlMs: number; port?: number; checkMs?: number },
): Promise<Listening> => {
  const sessions: Sessions = new Map();
  const cursors: Cursors = new Map();
  const sockets = new Set<Socket>();
  const shared: Shared = { store, sessions, cursors, address: '' };
  let lastConnection = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(shared, credential, socket, ++lastConnection);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port ?? 0 }, resolve);
  });
  const { port } = server.address() as { port: number };
  shared.address = `127.0.0.1:${port}`;
  const sweep = setInterval(() => {
    sweepSessions(store, sessions);
    sweepCursors(cursors);
  }, SWEEP_MS);
  const expire = setInterval(() => expireDocuments(store), options.ttlMs);
  const stopChecks = startChecks(store, options.checkMs ?? DAY_MS);
  return {
    port,
    close: async () => {
      clearInterval(sweep);
      clearInterval(expire);
      stopChecks();
      store.group.flush();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
