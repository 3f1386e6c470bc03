import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTrees } from '../../testing/drive-model.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('any tree under any acts', () => {
  it('is what a plain model says, on the disk and in every count too', async () => {
    // `npm run torture:drive` does many more.
    await expect(checkTrees(server, { runs: 4, acts: 30 })).resolves.toBeUndefined();
  }, 120_000);
});
