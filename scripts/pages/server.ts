import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

/** Where the server of the pages listens, where people are made, and the time it is there (ms since 1970). */
interface Pages {
  url: string;
  people: string;
  now: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    pages: Pages;
  }
}

/** One real server for the tests of pages, with the demo firm, and a door by which they get people of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), { execArgv: [] });
  const ended = once(child, 'exit');
  const [pages] = await Promise.race([
    once(child, 'message') as Promise<[Pages]>,
    ended.then(() => Promise.reject(new Error('the server of the pages did not start'))),
  ]);
  project.provide('pages', pages);
  return async () => {
    child.disconnect();
    await ended;
  };
}
