import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './build.ts';
import { clockJumps } from './load/clock.ts';
import { current, hireCrew } from './load/crew.ts';
import { percentile } from './load/season.ts';
import { freePort, startServer } from './load/server-process.ts';
import { startStore } from './load/store-process.ts';
import { restartUnderWizard } from './load/wizard.ts';

/**
 * `npm run faults [-- NAME]`: what can go wrong with a machine, done to a real server while people save: killed in
 * mid-write, disk full, store gone and back, two servers on one store, callers who send a byte at a time, a clock that
 * jumps, a restart under an open return. After each, every acknowledged save must be there.
 */
const cases: Record<string, (dataDir: string) => Promise<string>> = {
  /** Power cuts: the server is killed at a random moment of the work, ten times. */
  kill: async (dataDir) => {
    const port = await freePort();
    const now = current(await startServer(dataDir, {}, port));
    const crew = await hireCrew(6, now.url);
    for (let round = 0; round < 10; round++) {
      const work = crew.workFor(2500);
      await pause(400 + Math.random() * 1800);
      await now.server.kill();
      now.replace(await startServer(dataDir, {}, port));
      await work;
      await crew.check();
    }
    await now.server.stop();
    return `10 kills, ${crew.acknowledged()} acknowledged saves, none lost`;
  },

  /** A small disk that fills up: saves fail with an error, reads continue, and after making room saves work again. */
  disk: async (dataDir) => {
    const disk = join(dataDir, 'disk');
    mkdirSync(disk);
    try {
      await run([
        '--input-type=module',
        '-e',
        `import{execFileSync}from'node:child_process';execFileSync('mount',['-t','tmpfs','-o','size=48m','tmpfs',${JSON.stringify(disk)}],{stdio:'ignore'})`,
      ]);
    } catch {
      return 'skipped: mounting a small disk needs root';
    }
    try {
      const server = await startServer(join(disk, 'data'));
      const crew = await hireCrew(2, () => server.url);
      await crew.workFor(1500);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize)));
      const from = crew.timings.length;
      await crew.workFor(4000);
      const full = crew.timings.slice(from);
      const refused = full.filter((t) => t.kind === 'save' && t.status >= 500).length;
      const reads = full.filter((t) => t.kind === 'read');
      if (refused === 0) throw new Error('the disk was never full');
      const unread = reads.filter((t) => t.status !== 200).length;
      rmSync(join(disk, 'filler'));
      await crew.workFor(1000);
      const again = crew.timings.findLast((t) => t.kind === 'save');
      if (again?.status !== 200 && again?.status !== 409)
        throw new Error(`saving did not go on: ${again?.status}`);
      await crew.check();
      await server.stop();
      return `${refused} saves refused while full, ${reads.length - unread} of ${reads.length} reads answered, ${crew.acknowledged()} acknowledged saves, none lost`;
    } finally {
      await run([
        '--input-type=module',
        '-e',
        `import{execFileSync}from'node:child_process';execFileSync('umount',['-l',${JSON.stringify(disk)}])`,
      ]);
    }
  },

  /** MongoDB is gone for five seconds and returns; the server stays up and reports that it is not ready. */
  store: async (dataDir) => {
    const storePort = await freePort();
    const first = await startStore(dataDir, storePort);
    const server = await startServer(join(dataDir, 'server'), { MONGODB_URI: first.uri });
    const crew = await hireCrew(4, () => server.url);
    await crew.workFor(1500);
    const work = crew.workFor(16_000);
    await first.kill();
    await pause(2500);
    const down = (await fetch(`${server.url}/api/ready`)).status;
    await pause(2500);
    const second = await startStore(dataDir, storePort);
    await work;
    const up = (await fetch(`${server.url}/api/ready`)).status;
    if (down !== 503 || up !== 200) throw new Error(`ready said ${down} without and ${up} with the store`);
    await crew.check();
    await server.stop();
    await second.kill();
    return `not ready while it was gone, ready again, ${crew.acknowledged()} acknowledged saves, none lost`;
  },

  /** Two server processes on one store, callers taking turns between them. */
  two: async (dataDir) => {
    const store = await startStore(dataDir, await freePort());
    // One office, one set of keys.
    const home = join(dataDir, 'server');
    const secret = 'b7Xq0r9dTz4LwVh2Yc8eNf6Ku1Sa3Gm5';
    const env = { MONGODB_URI: store.uri, TOKEN_SECRET: secret, DATA_KEY: '5d'.repeat(32) };
    const servers = [await startServer(home, env), await startServer(`${home}-2`, env)];
    let turn = 0;
    const crew = await hireCrew(6, () => servers[turn++ % 2]!.url);
    await crew.workFor(8000);
    await crew.check();
    const failed = crew.timings.filter((t) => t.status === 0 || t.status >= 500).length;
    const guesses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const answer = await fetch(`${servers[n % 2]!.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'preparer1@example.in',
          password: `guess ${n}`,
          device_id: 'device-guess-1',
        }),
      });
      guesses.push(answer.status);
    }
    if (guesses.join() !== [...Array(10).fill(401), 429, 429].join())
      throw new Error(`guesses at one account over both servers were answered ${guesses.join()}`);
    for (const server of servers) await server.stop();
    await store.kill();
    if (failed > 0) throw new Error(`${failed} calls failed`);
    return `two servers, ${crew.timings.length} calls, none failed, ${crew.acknowledged()} acknowledged saves, none lost; guesses counted together`;
  },

  clock: clockJumps,
  wizard: restartUnderWizard,

  /** Three hundred callers that send their request a byte a second: everyone else is served as before. */
  slow: async (dataDir) => {
    const server = await startServer(dataDir);
    const crew = await hireCrew(4, () => server.url);
    await crew.workFor(3000);
    const before = crew.timings.length;
    const { port } = new URL(server.url);
    const request = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":"`;
    let closed = 0;
    const sockets = Array.from({ length: 300 }, (_, i) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.on('close', () => closed++);
      // A third never ends its head, the others trickle a body.
      if (i % 3) socket.write(request);
      let at = 0;
      const drip = setInterval(
        () => socket.writable && socket.write(i % 3 ? 'a' : (request[at++] ?? 'a')),
        1000,
      );
      return { socket, drip };
    });
    await crew.workFor(20_000);
    const p95 = (part: typeof crew.timings) =>
      percentile(
        part
          .filter((t) => t.kind === 'read')
          .map((t) => t.ms)
          .sort((a, b) => a - b),
        0.95,
      );
    const [alone, beside] = [p95(crew.timings.slice(0, before)), p95(crew.timings.slice(before))];
    const failed = crew.timings.filter((t) => t.status === 0 || t.status >= 500).length;
    for (const { socket, drip } of sockets) {
      clearInterval(drip);
      socket.destroy();
    }
    await crew.check();
    await server.stop();
    if (failed > 0) throw new Error(`${failed} calls of others failed`);
    if (closed < 100) throw new Error('heads that never end were not closed');
    return `reads p95 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside 300 slow callers; ${closed} endless heads closed; none of ${crew.timings.length} calls failed`;
  },
};

const asked = process.argv.slice(2);
for (const [name, act] of Object.entries(cases)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const dataDir = mkdtempSync(join(tmpdir(), `karsetu-fault-${name}-`));
  try {
    console.log(`${name.padEnd(6)} ${await act(dataDir)}`);
  } catch (error) {
    console.error(`${name.padEnd(6)} FAILED: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
// A failed case may leave a server running; it must not keep this process alive.
process.exit();
