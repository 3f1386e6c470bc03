import { resolve } from 'node:path';
import type { KeySource } from '../api/base/keys.ts';

/** Reads a secret from a terminal without echo; nothing without a terminal. */
export async function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return '';
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.resume();
  let typed = '';
  try {
    for await (const bytes of stdin) {
      for (const letter of String(bytes)) {
        if (letter === '\r' || letter === '\n') return typed;
        if (letter === '\u0003') throw new Error('stopped');
        typed = letter === '\u007f' || letter === '\b' ? typed.slice(0, -1) : typed + letter;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stdout.write('\n');
  }
}

/** Asks for the passphrase of the keys. */
export const askPassphrase = () => askHidden('Passphrase of the data: ');

/** Location of the keys according to the environment. */
export const keySource = (env: Record<string, string | undefined> = process.env): KeySource => ({
  dataDir: resolve(env['DATA_DIR'] || './data'),
  dataKeys: (env['DATA_KEY'] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean),
  dataKeyFile: env['DATA_KEY_FILE'] ? resolve(env['DATA_KEY_FILE']) : undefined,
  passphrase: env['DATA_PASSPHRASE'] || undefined,
  ask: askPassphrase,
});
