import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for the stores of the journeys, removed after the last of them: workers end without a hook of their own. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'karsetu-journeys-'));
  process.env['JOURNEYS_DIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
