import { afterAll, beforeAll, expect, it } from 'vitest';
import { external } from '../database/testing/client.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Audit } from './model.ts';
import { verifyTrail } from './verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { owner } = await buildEntity(server);
  await buildEntity(server, { owner });
  await buildEntity(server, { owner });
});
afterAll(() => server.stop());

it.skipIf(external)(
  'is verified from outside while the program runs, and shows a row taken out of the middle',
  async () => {
    const whole = await verifyTrail({ dataDir: server.dataDir });
    expect(whole.broken).toBeUndefined();
    expect(whole.rows).toBe(await Audit.countDocuments());
    expect(whole.rows).toBeGreaterThan(2);
    const last = (await Audit.findOne().sort({ seq: -1 }).lean())!;
    expect(whole.head).toBe(last.hash);
    await Audit.collection.deleteOne({ seq: 2 });
    expect((await verifyTrail({ dataDir: server.dataDir })).broken).toBe(2);
  },
);
