import { startBare } from '../extension/testing/bare.ts';
import { catalogFor } from '../extension/testing/itr.ts';
import { fillOfficial, grounds } from '../extension/testing/official/drive.ts';
import { entityPages } from '../extension/testing/official/entities.ts';
import { officialPages } from '../extension/testing/official/forms.ts';
import { furtherPages } from '../extension/testing/official/further.ts';
import { shapes } from '../extension/testing/official/judge.ts';
import { schedulePages } from '../extension/testing/official/schedules.ts';

/**
 * Fills many made-up returns on the pages of official captions, each on one technique and in one shape of records in turn, and judges
 * what the page's own framework then holds: `node scripts/torture-fill.ts [returns per page = 20] [first = 1] [form, e.g. itr1]`.
 * Ends with 1 when a figure is wrong, repeated or not reported, or a button was pressed that keeps something.
 */
const [count = '20', first = '1', only] = process.argv.slice(2);
const pages = [...officialPages, ...schedulePages, ...entityPages, ...furtherPages].filter(
  (p) => !only || p.form === only,
);
const turns = [...grounds, 'older'] as const;
const sums: Record<string, { pages: number; values: number; right: number }> = {};
const faults: string[] = [];
const bare = await startBare();
for (let seed = Number(first); seed < Number(first) + Number(count); seed++)
  for (const [at, page] of pages.entries()) {
    const ground = turns[(seed + at) % turns.length]!;
    // The older Material shows its records in open rows.
    const shape = ground === 'older' ? 'open' : shapes[(seed + at) % shapes.length]!;
    const ids = seed % 2 === 0;
    const outcome = await fillOfficial(bare, await catalogFor(page.form, '2026-27'), page, ground, shape, {
      ids,
      records: 1 + (seed % 4),
      seed,
      more: 1,
    });
    const name = `${ground}, ${ids ? 'ids' : 'captions'}`;
    const sum = sums[name] ?? { pages: 0, values: 0, right: 0 };
    sums[name] = sum;
    sum.pages += 1;
    sum.values += outcome.values;
    sum.right += outcome.right;
    const place = `seed ${seed}, ${page.form} ${page.section}, ${ground}, ${shape}`;
    for (const words of [...outcome.wrong, ...outcome.silent]) faults.push(`${place}: ${words}`);
    if (outcome.repeated > 0) faults.push(`${place}: ${outcome.repeated} records repeated`);
    for (const words of outcome.presses)
      if (!/^(\+ Add|Add Details|Add Another|\(preparer\))$/.test(words))
        faults.push(`${place}: pressed ${words}`);
  }
await bare.close();
for (const [way, s] of Object.entries(sums))
  console.log(`${way}: ${s.pages} pages, ${s.right} of ${s.values} values right`);
for (const fault of faults) console.log(`WRONG ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
