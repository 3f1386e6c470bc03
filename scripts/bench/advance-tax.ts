import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { unzipSync } from 'fflate';
import { buildEntity, buildReturn, buildUser } from '../../api/testing/factories.ts';
import { startTestServer } from '../../api/testing/server.ts';

/** Advance tax of 300 clients in one job, with a letter each and all letters as one zip: limit 60 s. */
const CLIENTS = Number(process.argv[2] ?? 300);
const limitSeconds = 60;

const server = await startTestServer({ config: { logLevel: 'silent' } });
const owner = await buildUser(server);
for (let i = 0; i < CLIENTS; i++) {
  const { id: entityId } = await buildEntity(server, { owner });
  await buildReturn(server, {
    owner,
    entityId,
    form_data: {
      salary: { employers: [{ salary_17_1: 14_00_000 + i * 5_000 }] },
      other_sources: { interest_from_deposits: 40_000 + i * 100 },
    },
  });
}
const load = () => loadavg()[0]!.toFixed(1);
console.log(`${CLIENTS} clients with a return of the year before; load ${load()}`);
const begun = performance.now();
const processor = process.cpuUsage();
const asked = await server.post(
  '/api/jobs',
  { kind: 'advance_tax', options: { year: '2026-27', language: 'en' } },
  owner.token,
);
if (asked.status >= 300) throw new Error(asked.text);
const id = asked.body.job_id;
for (;;) {
  const { body: job } = await server.get(`/api/jobs/${id}`, owner.token);
  if (job.state === 'done') {
    if (job.progress.done !== CLIENTS) throw new Error(JSON.stringify(job.progress));
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
const seconds = (performance.now() - begun) / 1000;
const { user, system } = process.cpuUsage(processor);
const zip = await server.get(`/api/jobs/${id}/file`, owner.token);
const files = Object.keys(unzipSync(new Uint8Array(zip.bytes)));
if (files.length !== CLIENTS) throw new Error(`${files.length} letters`);
console.log(
  `estimates and letters  ${seconds.toFixed(1)} s, processor ${((user + system) / 1e6).toFixed(1)} s   limit ${limitSeconds} s`,
);
console.log(
  `all as one zip         ${((performance.now() - begun) / 1000 - seconds).toFixed(1)} s, ${(zip.bytes.length / 1e6).toFixed(1)} MB; load ${load()}`,
);
await server.stop();
if (seconds > limitSeconds) process.exitCode = 1;
