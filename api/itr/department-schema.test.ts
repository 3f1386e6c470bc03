import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleReturn } from '../../shared/sample-firm/return.ts';
import { buildEntity, buildReturn } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let itr: Awaited<ReturnType<typeof buildReturn>>;

/** A schema of the department's shape that wants what no file has. */
const schemaWanting = (member: string) => ({
  $schema: 'http://json-schema.org/draft-04/schema#',
  type: 'object',
  properties: { ITR: { $ref: '#/definitions/ITR' } },
  definitions: {
    ITR: { type: 'object', properties: { ITR1: { type: 'object', required: [member] } }, required: ['ITR1'] },
  },
});
const put = async (name: string, text: string) => {
  await mkdir(join(server.dataDir, 'schemas'), { recursive: true });
  await writeFile(join(server.dataDir, 'schemas', name), text);
};
const file = () => server.get(`/api/itr/${itr.id}/json`, itr.owner.token);

beforeAll(async () => {
  server = await startTestServer({ config: { itdSoftwareId: 'SW12345678' } });
  const made = await buildEntity(server, { fields: { pan: 'ABCPK1234F' } });
  itr = await buildReturn(server, { owner: made.owner, entityId: made.id, form_data: sampleReturn });
});
afterAll(() => server.stop());

it('is what exports are checked against once it lies in DATA_DIR/schemas, the newest version of the year', async () => {
  expect((await file()).status).toBe(200);
  await put('ITR-1_2025_Main_V9.9.json', JSON.stringify(schemaWanting('OfAnotherYear')));
  await put('ITR-1_2026_Main_V1.2.json', JSON.stringify(schemaWanting('TaxPaid')));
  expect((await file()).status).toBe(200);
  await put('ITR-1_2026_Main_V1.10.json', JSON.stringify(schemaWanting('NewMember')));
  const refused = await file();
  expect(refused.status).toBe(422);
  expect(refused.body.error.fields).toMatchObject([
    {
      path: 'ITR.ITR1',
      message: "Schema ITR-1_2026_Main_V1.10.json: must have required property 'NewMember'",
    },
  ]);
});

it('that cannot be read is said, and stops nothing', async () => {
  await put('ITR-1_2026_Main_V2.0.json', '{"type": "obj');
  expect((await file()).status).toBe(200);
  const { body } = await server.post(`/api/itr/${itr.id}/validate`, {}, itr.owner.token);
  expect(JSON.stringify(body.warnings)).toContain('ITR-1_2026_Main_V2.0.json cannot be read');
});
