import * as z from 'zod';
import { invalid } from '../base/errors.ts';
import { progress } from '../base/progress.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { GstProfile } from '../gst/base/model.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Handled in a worker process whatever is sent; waits before, or inside, a transaction that writes a record of `id`. */
export const slowAside = route({
  method: 'POST',
  path: '/test/aside',
  access: 'signed-in',
  limit: 'work',
  body: z.strictObject({ id: recordId, wait: z.enum(['before', 'inside', 'no', 'refuse', 'break']) }),
  aside: import.meta.url,
  large: async () => true,
  audit: 'test.aside',
  handle: async ({ body: { id, wait }, user, note }) => {
    note({ kind: 'test', id });
    if (wait === 'refuse') throw invalid('No', [{ path: 'wait', message: 'No' }]);
    if (wait === 'break') throw new Error('holds data');
    progress('saving', 3, 10);
    if (wait === 'before') await pause(60_000);
    await withTransaction(async () => {
      await GstProfile.create([{ entity_id: toId(id), years: {}, sez: false }]);
      if (wait !== 'inside') return;
      progress('writing');
      await pause(1500);
    });
    return { email: user.email };
  },
});
