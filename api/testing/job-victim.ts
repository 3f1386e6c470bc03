import { flushCompileCache } from 'node:module';
import mongoose from 'mongoose';
import { newRegistration } from '../../shared/entities/registrations.ts';
import { sortKey } from '../../shared/order.ts';
import { toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { acceptEntity, entityRecord } from '../entities/store.ts';
import { buildUser, entityBody } from './factories.ts';
import { gstinOf } from './gst.ts';
import { startTestServer } from './server.ts';

/**
 * A server in a process of its own, to be killed while it runs a job: `node job-victim.ts DATA_DIR COUNT` makes that many clients and prints
 * them with its address and a person; with `E-MAIL PASSWORD` it goes on from what is there. With MONGODB_URI it is one of several on that store.
 */
const [dataDir = '', count = '0', email, password] = process.argv.slice(2);
const mongodbUri = process.env['MONGODB_URI'];
const server = await startTestServer({
  dataDir,
  config: { logLevel: 'silent', ...(mongodbUri ? { mongodbUri } : {}) },
});
if (email) {
  const { body } = await server.post('/api/auth/login', { email, password });
  console.log(JSON.stringify({ url: server.url, token: body.token, email, password, clients: [] }));
} else {
  const who = await buildUser(server);
  const sample = entityRecord(
    server.deps,
    '',
    acceptEntity(entityBody({ status: 'Sole Proprietorship', salary: false, business: true })),
  );
  const clients = Array.from({ length: Number(count) }, () => new mongoose.Types.ObjectId());
  await Entity.insertMany(
    clients.map((_id, i) => {
      const pan = `ABCPK${1000 + i}F`;
      const registration = {
        ...newRegistration('gstin', gstinOf(pan)),
        id: new mongoose.Types.ObjectId().toHexString(),
      };
      return {
        ...sample,
        _id,
        owner_id: toId(who.id),
        reader_ids: [toId(who.id)],
        name: `Client ${i}`,
        name_key: `client ${i}`,
        sort_key: sortKey(`Client ${i}`),
        pan_key: pan,
        pan_sealed: server.deps.vault.seal(pan),
        gstin_sealed: server.deps.vault.seal(registration.number),
        has_gstin: true,
        registrations_sealed: server.deps.vault.seal([registration]),
        unique_key: `${who.id} ${i}`,
      };
    }),
  );
  const { url } = server;
  console.log(
    JSON.stringify({
      url,
      token: who.token,
      email: who.email,
      password: who.password,
      clients: clients.map(String),
    }),
  );
}
// It is killed, and so could not leave what it compiled to the next.
flushCompileCache();
