import { describe, expect, it } from 'vitest';
import { Audit } from '../audit/model.ts';
import { startTestServer } from '../testing/server.ts';

const tries = async (trustedProxies: number, forwarded: (i: number) => string) => {
  const server = await startTestServer({
    config: { trustedProxies },
    limits: { login: { per: 'ip', max: 3, seconds: 60 } },
  });
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const answer = await server.call('POST', '/api/auth/login', {
        body: { email: 'nobody@example.in', password: 'guess' },
        headers: { 'X-Forwarded-For': forwarded(i) },
      });
      statuses.push(answer.status);
    }
    const ips = [...new Set((await Audit.find({}, { ip: 1 }).lean()).map((row) => row.ip))];
    return { statuses, ips };
  } finally {
    await server.stop();
  }
};

describe('the caller’s address', () => {
  it('is never taken from a header when no proxy is trusted', async () => {
    const { statuses, ips } = await tries(0, (i) => `10.0.0.${i}`);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(ips).toEqual(['127.0.0.1']);
  });

  it('is what the trusted proxy itself saw, whatever the caller put before it', async () => {
    const { statuses, ips } = await tries(1, (i) => `1.1.1.${i}, 9.9.9.9`);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(ips).toEqual(['9.9.9.9']);
  });
});
