import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from './config.ts';
import { failure, unavailable } from './errors.ts';
import type { Logger } from './log.ts';

/** Timeout of the scanner in milliseconds. */
const most = 120_000;

/** Exit code of the scanner with a file on standard input; undefined if it could not be run or timed out. */
async function exitOf(command: readonly string[], content: Readable): Promise<number | undefined> {
  const [program = '', ...args] = command;
  const scanner = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: most });
  const ended = new Promise<number | undefined>((resolve) => {
    scanner.once('error', () => resolve(undefined));
    scanner.once('close', (code) => resolve(code ?? undefined));
  });
  // A scanner may stop reading early: the resulting EPIPE is not an error.
  await pipeline(content, scanner.stdin).catch(() => content.destroy());
  return ended;
}

/**
 * Passes a file to the virus scanner of `SCAN_COMMAND` on standard input, like `clamdscan -`: exit code 0 is
 * clean, 1 is malware, anything else means it was not scanned. Throws 422 `infected_file` or 503; does
 * nothing without a scanner.
 */
export async function refuseInfected(
  { config, log }: { config: Pick<Config, 'scanCommand'>; log: Logger },
  content: () => Readable | Promise<AsyncIterable<Buffer>>,
): Promise<void> {
  if (config.scanCommand.length === 0) return;
  const read = await content();
  const code = await exitOf(config.scanCommand, read instanceof Readable ? read : Readable.from(read));
  if (code === 0) return;
  if (code === 1)
    throw failure(422, 'infected_file', 'The virus scanner found malware in this file. It was not saved.');
  log.error({ code }, 'the virus scanner did not answer');
  throw unavailable('The virus scanner did not respond, so the file was not saved. Try again later.');
}

/** A file as uploaded to disk. */
export const contentOf = (path: string) => () => createReadStream(path);
