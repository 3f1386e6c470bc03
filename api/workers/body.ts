import { type Job, moduleAt } from './pool.ts';
import type { BodyPart } from './read-body.ts';

const readBody = moduleAt('./read-body.ts', import.meta.url);

/** Parses the bytes of a body in a thread; lists named in `keep` stay there and are empty here. */
export async function parseAside(
  job: Job,
  bytes: Uint8Array<ArrayBuffer>,
  keep: readonly string[],
): Promise<unknown> {
  const lists: Record<string, unknown[]> = {};
  const body = await job.ask<Record<string, unknown>>(
    readBody,
    { bytes, keep },
    {
      transfer: [bytes.buffer],
      part: ({ list, rows }: BodyPart) => {
        const all = lists[list] ?? [];
        lists[list] = all;
        for (const row of rows) all.push(row);
      },
    },
  );
  return Array.isArray(body) ? body : { ...body, ...lists };
}
