import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toId } from '../../api/base/records.ts';
import { DriveItem } from '../../api/drive/base/model.ts';
import { placed } from '../../api/drive/base/tree.ts';
import { buildDriveOwner, putFolder } from '../../api/testing/drive.ts';
import { startTestServer } from '../../api/testing/server.ts';
import { driveLimits } from '../../shared/drive/calls.ts';

/**
 * The drive with a file of 1 GB (`npm run bench -- drive`, MB=… for another size): up in chunks, completed, down, as a zip, with
 * the memory of the process (client and server are one here) beside copying the same file with node's streams; then a folder of
 * 10,000 files.
 */
const MB = 1024 * 1024;
const size = Number(process.env['MB'] ?? 1024) * MB;
/** How much the memory outside of the start may grow: a few chunks in flight, never a share of the file. */
const mayGrow = 256 * MB;
const listMs = 400;

const dir = await mkdtemp(join(tmpdir(), 'karsetu-bench-'));
const server = await startTestServer({ dataDir: dir, config: { logLevel: 'silent' } });
const owner = await buildDriveOwner(server);
const source = join(dir, 'source.bin');
let failed = false;

async function makeSource(): Promise<string> {
  const file = await open(source, 'w');
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += 8 * MB) {
    const part = randomBytes(Math.min(8 * MB, size - at));
    hash.update(part);
    await file.write(part);
  }
  await file.close();
  return hash.digest('hex');
}

/** Runs work and prints its speed and the highest memory while it ran. */
async function measured(name: string, work: () => Promise<unknown>, bytes = size): Promise<number> {
  (globalThis as { gc?: () => void }).gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  const grown = highest - before;
  if (grown > mayGrow) failed = true;
  console.log(
    `${name.padEnd(34)} ${seconds.toFixed(2).padStart(7)} s ${(bytes / MB / seconds).toFixed(0).padStart(6)} MB/s   memory +${(grown / MB).toFixed(0)} MB${grown > mayGrow ? '  GREW TOO MUCH' : ''}`,
  );
  return seconds;
}

/** Sends a part of the file as the request body, streaming it. */
async function sendPart(path: string, start: number, end: number): Promise<void> {
  const req = request(server.url + path, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${owner.token}`,
      'Content-Type': 'application/octet-stream',
      'Content-Length': end - start,
    },
  });
  const answered = once(req, 'response');
  await pipeline(createReadStream(source, { start, end: end - 1, highWaterMark: 256 * 1024 }), req);
  const [response] = await answered;
  response.resume();
  if (response.statusCode !== 200) throw new Error(`a part was answered ${response.statusCode}`);
}

/** Reads an answer to its end; its SHA-256. */
async function fetchSum(path: string): Promise<string> {
  const req = request(server.url + path, { headers: { Authorization: `Bearer ${owner.token}` } });
  req.end();
  const [response] = await once(req, 'response');
  const hash = createHash('sha256');
  await pipeline(
    response,
    new Writable({
      write: (chunk, _encoding, done) => {
        hash.update(chunk);
        done();
      },
    }),
  );
  return hash.digest('hex');
}

console.log(`a file of ${size / MB} MB`);
const sum = await makeSource();
const copySeconds = await measured('copied with node streams', async () => {
  const hash = createHash('sha256');
  await pipeline(
    createReadStream(source, { highWaterMark: 256 * 1024 }),
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(join(dir, 'copy.bin')),
  );
});
await rm(join(dir, 'copy.bin'));
const folder = await putFolder(server, owner, 'Big');
const opened = await server.post(
  '/storage/uploads',
  { folder_id: folder.id, name: 'big.bin', size },
  owner.token,
);
const { id } = opened.body.upload;
const up = await measured('up, in chunks of 8 MB', async () => {
  for (let at = 0; at < size; at += driveLimits.chunk)
    await sendPart(`/storage/uploads/${id}?offset=${at}`, at, Math.min(size, at + driveLimits.chunk));
});
let item = '';
await measured('completed (checksum known by now)', async () => {
  const done = await server.post(`/storage/uploads/${id}/complete`, { sha256: sum }, owner.token);
  if (done.status !== 200) throw new Error(done.text);
  item = done.body.item.id;
});
const down = await measured('down', async () => {
  if ((await fetchSum(`/storage/items/${item}/download`)) !== sum) throw new Error('another sum came down');
});
await measured('down as a zip of its folder', () => fetchSum(`/storage/items/${folder.id}/download`));
console.log(
  `up takes ${(up / copySeconds).toFixed(1)} times the copy, down ${(down / copySeconds).toFixed(1)} times; client and server share this process`,
);

const many = await putFolder(server, owner, 'Many');
const parent = toId(many.id);
const files = Array.from({ length: 10_000 }, (_, i) => ({
  owner_id: toId(owner.id),
  rank: 1,
  ...placed(toId(owner.id), parent, `Bill ${i + 1} of ${(i * 7919) % 10_000}.pdf`, false),
  size: (i * 7919) % 5000,
  modified_at: new Date(1_700_000_000_000 + i * 1000),
  mime: 'application/pdf',
}));
for (let at = 0; at < files.length; at += 1000) await DriveItem.insertMany(files.slice(at, at + 1000));
console.log('\na folder of 10,000 files, pages of 200');
for (const query of [
  'page=1',
  'page=25',
  'page=50',
  'sort=-name',
  'sort=size',
  'sort=-modified&page=25',
  'q=bill%2099',
]) {
  const path = `/storage/files/list/${owner.id}?folder_id=${many.id}&page_size=200&${query}`;
  await server.get(path, owner.token);
  const start = performance.now();
  const answer = await server.get(path, owner.token);
  const ms = performance.now() - start;
  if (answer.status !== 200) throw new Error(answer.text);
  if (ms > listMs) failed = true;
  console.log(
    `${query.padEnd(26)} ${ms.toFixed(0).padStart(5)} ms   limit ${listMs} ms${ms > listMs ? '  EXCEEDED' : ''}   ${answer.body.items.length} of ${answer.body.total}`,
  );
}
await server.stop();
await rm(dir, { recursive: true, force: true });
if (failed) process.exitCode = 1;
