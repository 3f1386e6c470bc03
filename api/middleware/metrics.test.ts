import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const metricsToken = 'm-4f0a97c1d2e83b65';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { metricsToken } });
});
afterAll(() => server.stop());

it('counts by route pattern and status, and shows memory and event-loop delay to the bearer of the token', async () => {
  await server.get('/api/health');
  await server.get('/api/companies/0123456789abcdef01234567');
  await server.get('/api/no-such-place-ABCPK1234L');
  const { status, text, headers } = await server.get('/api/metrics', metricsToken);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('karsetu_requests_total{method="GET",route="/api/health",status="200"} 1');
  expect(text).toMatch(/karsetu_requests_total\{method="GET",route="\/api\/companies\/:id",status="401"\} 1/);
  expect(text).toMatch(/karsetu_request_seconds_bucket\{le="0.1",method="GET",route="\/api\/health"\} \d/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('ABCPK1234L');
});

it('does not exist for anyone else', async () => {
  expect((await server.get('/api/metrics')).status).toBe(404);
  expect((await server.get('/api/metrics', 'm-4f0a97c1d2e83b66')).status).toBe(404);
});
