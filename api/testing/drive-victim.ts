import { flushCompileCache } from 'node:module';
import { buildDriveOwner } from './drive.ts';
import { startTestServer } from './server.ts';

/**
 * A server in a process of its own, to be killed: `node drive-victim.ts DATA_DIR`. Prints its address and a person with an
 * open drive; with `E-MAIL PASSWORD` it signs that person in instead of making one.
 */
const [dataDir = '', email, password] = process.argv.slice(2);
const server = await startTestServer({ dataDir, config: { logLevel: 'silent' } });
if (email) {
  const { body } = await server.post('/api/auth/login', { email, password });
  console.log(JSON.stringify({ url: server.url, token: body.token, email, password }));
} else {
  const { token, ...who } = await buildDriveOwner(server);
  console.log(JSON.stringify({ url: server.url, token, email: who.email, password: who.password }));
}
// It is killed, and so could not leave what it compiled to the next.
flushCompileCache();
