import { afterAll, beforeAll, expect, it } from 'vitest';
import { Entity } from '../api/entities/model.ts';
import type { Running } from '../api/index.ts';
import { ItrReturn } from '../api/itr/model.ts';
import { startTestServer, type TestServer } from '../api/testing/server.ts';
import { entityStatuses } from '../shared/entities/types.ts';
import { loadDemo } from './demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the demo firm has a validated ITR-5 of each kind of assessee, an ITR-6 of each company and an ITR-7', async () => {
  const said: string[] = [];
  await loadDemo(server as unknown as Running, (line) => said.push(line));
  expect(said.join()).toContain('Demo firm loaded');
  const types = new Set((await Entity.find({}).lean()).map(({ status }) => status));
  expect([...types].sort()).toEqual([...entityStatuses].sort());
  expect(await ItrReturn.countDocuments({ itr_type: 'ITR-5', status: 'validated' })).toBe(9);
  expect(await ItrReturn.countDocuments({ itr_type: 'ITR-6', status: 'validated' })).toBe(3);
  expect(await ItrReturn.countDocuments({ itr_type: 'ITR-7', status: 'validated' })).toBe(1);
  expect(await ItrReturn.countDocuments({ itr_type: 'ITR-1' })).toBe(3);
});
