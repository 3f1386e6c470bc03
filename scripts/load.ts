import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminTokenOf } from './load/crew.ts';
import { largeAccount } from './load/large-account.ts';
import { hirePreparer, type Preparer, type Timing } from './load/preparer.ts';
import { percentile, report, work } from './load/season.ts';
import { freePort, type ServerProcess, startServer } from './load/server-process.ts';
import { startStore } from './load/store-process.ts';

/**
 * `npm run load [-- PEOPLE SECONDS]`: 200 preparers in season for five minutes, then a minute at four times the pace,
 * against a server in a process of its own. Ends with 1 when an acknowledged save is not there or a call failed; the
 * times are shown with their targets and decide nothing, since the machine is shared.
 *
 * `--large 3`: meanwhile one account saves a GSTR-1 of 50,000 invoices (`--invoices`) and makes its Excel, three times over; no peak then.
 * `--servers 2`: two processes on one store (an embedded one in a process of its own), callers taking turns between them.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'string', default: '0' },
    invoices: { type: 'string', default: '50000' },
    servers: { type: 'string', default: '1' },
  },
});
const people = Number(positionals[0] ?? 200);
const seconds = Number(positionals[1] ?? 300);
const rounds = Number(values.large);
/** People hired at a time: signing in and hashing passwords uses all processors. */
const atOnce = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-load-'));
/** Rounds of the large account one after the other; each is shown when it has ended. */
async function largeRounds(round: Awaited<ReturnType<typeof largeAccount>>, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const { save, excel, bytes } = await round();
    console.log(
      `large account, round ${n}: ${values.invoices} invoices saved in ${(save / 1000).toFixed(1)} s, Excel of ${(bytes / 1024 ** 2).toFixed(1)} MiB in ${(excel / 1000).toFixed(1)} s`,
    );
  }
}
const shared = Number(values.servers) > 1 ? await startStore(dataDir, await freePort()) : undefined;
// One office, one set of keys.
const env = shared && {
  MONGODB_URI: shared.uri,
  TOKEN_SECRET: 'b7Xq0r9dTz4LwVh2Yc8eNf6Ku1Sa3Gm5',
  DATA_KEY: '5d'.repeat(32),
  STORAGE_DIR: join(dataDir, 'drive'),
};
const servers: ServerProcess[] = [];
for (let n = 1; n <= Number(values.servers); n++)
  servers.push(await startServer(env ? join(dataDir, `server-${n}`) : dataDir, env));
let turn = 0;
const url = () => servers[turn++ % servers.length]!.url;
const urls = servers.map((server) => server.url);
try {
  const adminToken = await adminTokenOf(url());
  const large = rounds > 0 ? await largeAccount(url, adminToken, Number(values.invoices)) : undefined;
  const timings: Timing[] = [];
  const crew: Preparer[] = [];
  const hire = (number: number) =>
    hirePreparer({ url, adminToken, number, tell: (t) => void timings.push(t) });
  const started = performance.now();
  for (let first = 1; first <= people; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, people - first + 1) }, (_, n) => hire(first + n));
    crew.push(...(await Promise.all(some)));
  }
  console.log(
    `${people} preparers, each with two clients, a return and a GSTR-1 of 100 invoices, hired in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const beside = large && largeRounds(large, rounds);
  const season = await work('season', urls, crew, seconds, 3000, timings);
  for (const line of report(season)) console.log(line);
  await beside;
  const peak = large
    ? undefined
    : await work('peak, four times the pace', urls, crew, Math.min(60, seconds), 750, timings);
  for (const line of peak ? report(peak) : []) console.log(line);
  const of = (kind: Timing['kind']) =>
    percentile(
      season.timings
        .filter((t) => t.kind === kind)
        .map((t) => t.ms)
        .sort((a, b) => a - b),
      0.95,
    ).toFixed(1);
  console.log(`season p95: reads ${of('read')} ms (target 100), saves ${of('save')} ms (target 150)`);
  const lost: string[] = [];
  for (const person of crew) lost.push(...(await person.lost()));
  const acknowledged = crew.reduce((sum, p) => sum + p.acknowledged(), 0);
  console.log(`${acknowledged} acknowledged saves, ${lost.length} lost`);
  for (const line of lost.slice(0, 20)) console.error(line);
  const failed = [...season.timings, ...(peak?.timings ?? [])].filter(
    (t) => t.status === 0 || t.status >= 500,
  );
  for (const { name, ms, status, said } of failed.slice(0, 20))
    console.error(`${name} failed after ${(ms / 1000).toFixed(1)} s: ${status} ${said}`);
  if (failed.length > 0) for (const server of servers) console.error(server.printed());
  if (lost.length > 0 || failed.length > 0) process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  await shared?.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
