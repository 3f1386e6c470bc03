import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sendChunk } from './drive.ts';

interface Victim {
  url: string;
  token: string;
  email: string;
  password: string;
  process: ChildProcess;
}

async function startVictim(dataDir: string, who?: { email: string; password: string }): Promise<Victim> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'drive-victim.ts'), dataDir, ...(who ? [who.email, who.password] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout! });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server stopped by itself'))),
  ])) as [string];
  return { ...JSON.parse(line), process: child };
}

async function kill(victim: Victim): Promise<void> {
  const gone = once(victim.process, 'exit');
  victim.process.kill('SIGKILL');
  await gone;
}

/** Size of the one upload that is arriving. */
async function arrived(dataDir: string): Promise<number> {
  const dir = join(dataDir, 'drive', 'incoming');
  const [name] = await readdir(dir).catch(() => []);
  return name ? (await stat(join(dir, name))).size : 0;
}

/** What surviving kills showed. */
interface Survived {
  kills: number;
  /** Where each upload went on after its server was killed. */
  offsets: number[];
  sha256: string;
  downloaded: string;
}

const json = async (answer: Response) => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text);
};

/**
 * Uploads a file of random bytes while its server is killed (SIGKILL) in the middle of a part, `kills` times, then downloads it.
 */
export async function uploadUnderFire(options: {
  size: number;
  kills: number;
  /** Kill once more while the upload is being completed. */
  completing?: boolean;
}): Promise<Survived> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-kill-'));
  const bytes = randomBytes(options.size);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const offsets: number[] = [];
  let server = await startVictim(dataDir);
  const headers = () => ({ Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' });
  const post = async (path: string, body: object) =>
    json(await fetch(server.url + path, { method: 'POST', headers: headers(), body: JSON.stringify(body) }));
  const get = (path: string) => fetch(server.url + path, { headers: headers() });
  try {
    const { upload } = await post('/storage/uploads', {
      folder_id: '',
      name: 'scan.bin',
      size: options.size,
    });
    const share = Math.floor(options.size / (options.kills + 1));
    for (let n = 1; n <= options.kills; n++) {
      const from = (await json(await get(`/storage/uploads/${upload.id}`))).upload.offset as number;
      await killInPart(server, dataDir, upload.id, bytes.subarray(from), from, n * share);
      server = await startVictim(dataDir, server);
      offsets.push((await json(await get(`/storage/uploads/${upload.id}`))).upload.offset);
    }
    const last = offsets.at(-1) ?? 0;
    await json(await sendChunk(server, server.token, upload.id, last, bytes.subarray(last)));
    if (options.completing) {
      const asked = post(`/storage/uploads/${upload.id}/complete`, { sha256 }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await kill(server);
      await asked;
      server = await startVictim(dataDir, server);
    }
    const { item } = await post(`/storage/uploads/${upload.id}/complete`, { sha256 });
    const got = Buffer.from(await (await get(`/storage/items/${item.id}/download`)).arrayBuffer());
    return {
      kills: options.kills + (options.completing ? 1 : 0),
      offsets,
      sha256,
      downloaded: createHash('sha256').update(got).digest('hex'),
    };
  } finally {
    if (server.process.exitCode === null && server.process.signalCode === null) await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How much more than awaited is sent before the kill: what may lie in buffers between the sender and the disk. */
const AHEAD = 500_000;

/** Sends a part slowly and kills the server as soon as so much of the file has arrived; the rest is not sent before that. */
async function killInPart(
  server: Victim,
  dataDir: string,
  id: string,
  bytes: Buffer,
  offset: number,
  until: number,
): Promise<void> {
  let at = 0;
  const killed = once(server.process, 'exit');
  const slow = new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      if (offset + at >= until + AHEAD) await killed;
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + 32_768)));
      at += 32_768;
      await new Promise((resolve) => setTimeout(resolve, 2));
    },
  });
  let ended = false;
  const sending = fetch(`${server.url}/storage/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/octet-stream' },
    body: slow,
    duplex: 'half',
  } as RequestInit)
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  while ((await arrived(dataDir)) < until && !ended) await new Promise((resolve) => setTimeout(resolve, 3));
  await kill(server);
  await sending;
}
