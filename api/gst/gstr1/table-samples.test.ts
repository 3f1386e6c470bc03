import { describe, expect, it } from 'vitest';
import {
  type Fate,
  judge,
  judges,
  missing,
  type Truth,
  together,
  truths,
} from '../../testing/table-samples.ts';

describe.skipIf(missing)('every sample of tables', () => {
  const fates = new Map<string, Fate>();
  const wantedFate: Record<Truth['expect']['outcome'], Fate> = {
    import: 'right',
    importWithQuestions: 'asked, then right',
    refuse: 'refused',
  };
  // The vouchers say neither which invoice a note takes back nor that a supply is a deemed export: its truth asks for the question.
  const asks = new Set(['tally-sales-vouchers.xml']);
  // Refused in words, with what to send instead: no reader is here for them.
  const byName: Record<string, RegExp> = {
    'gstr2a-102025.json': /GSTR-2A download .*Import the GSTR-2B/,
    'gstr2b-details.xlsx': /Upload the GSTR-2B JSON file/,
    'ims-download.json': /Invoice Management System .*Import the GSTR-2B/,
  };
  for (const truth of truths.filter((t) => judges[t.task]))
    it(`${truth.file}: ${truth.expect.outcome}`, async () => {
      const { fate, why } = await judge(truth);
      fates.set(truth.file, fate);
      if (fate === 'wrong') expect(why).toEqual([]);
      if (byName[truth.file])
        expect([fate, why.join()]).toEqual(['refused', expect.stringMatching(byName[truth.file]!)]);
      else
        expect([truth.file, fate]).toEqual([
          truth.file,
          asks.has(truth.file) ? 'asked, then right' : wantedFate[truth.expect.outcome],
        ]);
    });
  it('files that belong together are added, not put in each other’s place', async () => {
    expect(await together()).toEqual([]);
  });
  it('none is misread in silence', () => {
    const count = (fate: Fate) => [...fates.values()].filter((f) => f === fate).length;
    console.log(
      `samples: ${count('right')} right, ${count('asked, then right')} asked, ${count('refused')} refused, ${count('wrong')} wrong`,
    );
    expect(count('wrong')).toBe(0);
  });
});
