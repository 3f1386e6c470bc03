import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopSignals } from '../api/base/system.ts';
import { isStale, root, run } from './build.ts';
import { writeYearList } from './years.ts';

/**
 * Everything reloading while one edits: the API restarts on a change, Vite serves the web app and passes calls to
 * the API, WXT rebuilds the extension into .output (load that folder in chrome://extensions once).
 */
const apiPort = process.env['PORT'] ?? '3000';
const webPort = process.env['WEB_PORT'] ?? '5173';
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`;
const env = { ...process.env, PORT: apiPort, PUBLIC_URL: publicUrl, API_URL: `http://127.0.0.1:${apiPort}` };
const children: ChildProcess[] = [];

function launch(name: string, args: readonly string[]): void {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  child.on('exit', (code) => {
    console.log(`${name} ended with ${code}`);
    stop(code ?? 1);
  });
}

let stopping = false;
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill();
  process.exitCode = code;
}
for (const signal of stopSignals()) process.on(signal, () => stop(0));

writeYearList();
// The API serves the download page's zip, so one must exist before it starts.
if (isStale('extension')) await run(['scripts/build-extension.ts'], { quiet: true });
launch('api', ['--watch', '--watch-path=api', '--watch-path=shared', 'scripts/serve.ts']);
launch('web', [
  join('node_modules/vite/bin/vite.js'),
  '--config',
  'web/vite.config.ts',
  '--port',
  webPort,
  '--strictPort',
]);
launch('extension', [join('node_modules/wxt/bin/wxt.mjs')]);
console.log(`\nOpen http://localhost:${webPort}\n`);
