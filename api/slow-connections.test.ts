import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paces as usual } from './base/limits.ts';
import { buildDriveOwner } from './testing/drive.ts';
import type { TestUser } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const KB = 1024;
const MB = 1024 * KB;

describe('slow connections', () => {
  const paces = {
    headersMs: 300,
    idleMs: 1000,
    body: { graceMs: 800, bytesPerSecond: 10_000 },
    large: { graceMs: 800, bytesPerSecond: 10_000 },
    upload: { graceMs: 800, bytesPerSecond: 1000 },
    drainMs: 200,
    everyMs: 50,
  };
  let slow: TestServer;
  let owner: TestUser;
  beforeAll(async () => {
    slow = await startTestServer({ paces, config: { maxConnections: 12 } });
    owner = await buildDriveOwner(slow);
  });
  afterAll(() => slow.stop());

  const open = async (): Promise<Socket & { said: () => string }> => {
    const socket = connect(Number(new URL(slow.url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    return Object.assign(socket, { said: () => said });
  };
  /** Sends a byte now and then until the server closes. */
  const drip = async (socket: Socket, byte: string, everyMs = 20) => {
    const timer = setInterval(() => socket.writable && socket.write(byte), everyMs);
    await Promise.race([new Promise((closed) => socket.once('close', closed)), pause(8000)]);
    clearInterval(timer);
    return socket.closed;
  };
  const head = (method: string, path: string, length: number, type = 'application/json') =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  it.concurrent('that drip a head are closed', async () => {
    const socket = await open();
    socket.write('GET /api/health HTTP/1.1\r\nX-A: ');
    expect(await drip(socket, 'a')).toBe(true);
  });

  it.concurrent('that send nothing are closed', async () => {
    const socket = await open();
    expect(await drip(socket, '')).toBe(true);
  });

  it.concurrent.each([
    ['JSON', () => `${head('POST', '/api/companies/create', 100_000)}{"name":"`],
    ['large JSON', () => `${head('POST', '/api/gst/gstr1.php', 30 * MB)}{"return_period":"`],
    [
      'a body without a length',
      () =>
        head('POST', '/api/companies/create', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked') +
        '100000\r\n{"name":"',
    ],
  ])('that drip %s are answered 408 and closed', async (_what, start) => {
    const socket = await open();
    socket.write(start());
    expect(await drip(socket, 'x')).toBe(true);
    expect(socket.said()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.concurrent.each([
    [
      'a form with a file',
      () => `${head('POST', '/api/gst/gstr1/import', 1 * MB, 'multipart/form-data; boundary=b')}--b\r\n`,
    ],
    ['what a route does not read', () => head('GET', '/api/health', 100_000)],
    ['a body to no route', () => head('POST', '/api/no/such/thing', 100_000)],
    ['a body that was refused', () => head('POST', '/api/admin/users', 100_000)],
  ])('that drip %s are closed', async (_what, start) => {
    const socket = await open();
    socket.write(start());
    expect(await drip(socket, 'x')).toBe(true);
  });

  it('that are slow but steady enough are served', async () => {
    const socket = await open();
    const body = JSON.stringify({ full_name: 'x'.repeat(20_000) });
    socket.write(head('POST', '/api/companies/create', body.length));
    // 1,000 bytes every 50 ms: twice the pace, and longer than the grace.
    for (let at = 0; at < body.length; at += 1000) {
      socket.write(body.slice(at, at + 1000));
      await pause(50);
    }
    await vi.waitFor(() => expect(socket.said()).not.toBe(''));
    expect(socket.said()).toMatch(/^HTTP\/1\.1 4(00|22) /);
    socket.destroy();
  });

  it('of a file for the drive are measured by what arrives', async () => {
    const started = await slow.post(
      '/storage/uploads',
      { folder_id: '', name: 'a.bin', size: 5000 },
      owner.token,
    );
    expect(started.status, started.text).toBe(200);
    const path = `/storage/uploads/${started.body.upload.id}?offset=0`;
    const steady = await open();
    steady.write(head('PUT', path, 5000, 'application/octet-stream'));
    for (let at = 0; at < 5000; at += 250) {
      steady.write('x'.repeat(250));
      await pause(80);
    }
    await vi.waitFor(() => expect(steady.said()).not.toBe(''));
    expect(steady.said()).toMatch(/^HTTP\/1\.1 200 /);
    steady.destroy();
    const again = await slow.post(
      '/storage/uploads',
      { folder_id: '', name: 'b.bin', size: 5000 },
      owner.token,
    );
    const socket = await open();
    socket.write(
      head('PUT', `/storage/uploads/${again.body.upload.id}?offset=0`, 5000, 'application/octet-stream'),
    );
    expect(await drip(socket, 'x')).toBe(true);
  });

  it('stay open between two requests, and longer than a proxy keeps them', async () => {
    // Idle connections to the servers behind them: nginx 60 s, Caddy 120 s (their documented defaults).
    expect(usual.idleMs).toBeGreaterThan(120_000);
    const socket = await open();
    for (let asked = 1; asked <= 2; asked++) {
      socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      await vi.waitFor(() => expect(socket.said().split('HTTP/1.1 200').length).toBe(asked + 1));
    }
    await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 10_000 });
  });

  it('beyond the number held open are closed at once, and the server goes on', async () => {
    const many = await Promise.all(Array.from({ length: 14 }, open));
    await vi.waitFor(() => expect(many.filter((s) => s.closed).length).toBeGreaterThanOrEqual(2), {
      timeout: 10_000,
    });
    for (const socket of many) socket.destroy();
    await pause(100);
    expect((await slow.get('/api/health')).status).toBe(200);
  });
});
