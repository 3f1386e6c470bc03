import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminTokenOf } from './load/crew.ts';
import { hirePreparer, type Preparer, type Timing } from './load/preparer.ts';
import { percentile, report, work } from './load/season.ts';
import { startServer } from './load/server-process.ts';

/**
 * `npm run load [-- PEOPLE SECONDS]`: 200 preparers in season for five minutes, then a minute at four times the pace,
 * against a server in a process of its own. Ends with 1 when an acknowledged save is not there or a call failed; the
 * times stand beside their targets and decide nothing, since the machine is shared.
 */
const people = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 300);
/** People who are hired at the same moment: signing in and hashing passwords uses all processors. */
const atOnce = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-load-'));
const server = await startServer(dataDir);
try {
  const adminToken = await adminTokenOf(server.url);
  const timings: Timing[] = [];
  const crew: Preparer[] = [];
  const hire = (number: number) =>
    hirePreparer({ url: () => server.url, adminToken, number, tell: (t) => void timings.push(t) });
  const started = performance.now();
  for (let first = 1; first <= people; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, people - first + 1) }, (_, n) => hire(first + n));
    crew.push(...(await Promise.all(some)));
  }
  console.log(
    `${people} preparers, each with two clients, a return and a GSTR-1 of 100 invoices, hired in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const season = await work('season', server.url, crew, seconds, 3000, timings);
  for (const line of report(season)) console.log(line);
  const peak = await work('peak, four times the pace', server.url, crew, Math.min(60, seconds), 750, timings);
  for (const line of report(peak)) console.log(line);
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
  const failed = [...season.timings, ...peak.timings].filter((t) => t.status === 0 || t.status >= 500);
  if (lost.length > 0 || failed.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
