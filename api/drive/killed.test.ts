import { describe, expect, it } from 'vitest';
import { external } from '../database/testing/client.ts';
import { uploadUnderFire } from '../testing/drive-kill.ts';

describe('an upload whose server is killed', () => {
  it.skipIf(external)(
    'in the middle of a part goes on from what had arrived, to the same checksum',
    async () => {
      const size = 3_000_000;
      const done = await uploadUnderFire({ size, kills: 1 });
      expect(done.offsets[0]).toBeGreaterThanOrEqual(size / 2);
      expect(done.offsets[0], 'the rest had not been sent yet').toBeLessThan(size);
      expect(done.downloaded).toBe(done.sha256);
    },
    // Two whole starts of the server, on a machine that may be busy.
    240_000,
  );
});
