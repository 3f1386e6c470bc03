import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../build.ts';

/** An embedded store in a process of its own, standing in for a MongoDB. */
export async function startStore(dataDir: string, port: number) {
  const script = `import { startEmbedded } from '${join(root, 'api/database/embedded/server/start.ts')}';
const store = await startEmbedded(${JSON.stringify(join(dataDir, 'mongo'))}, { port: ${port} });
console.log(store.uri);
setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    uri: chunk.toString().trim(),
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
