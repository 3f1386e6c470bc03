import { sectionsByForm } from '../extension/portals/itr/sections.ts';
import { startRig } from '../extension/testing/browser.ts';
import { catalogFor, fillSection } from '../extension/testing/itr.ts';
import { randomReturn } from '../extension/testing/random-return.ts';
import { isItrFormAvailable } from '../shared/itr/registry.ts';
import type { ItrType } from '../shared/itr/types.ts';

/**
 * Fills every section of many random returns on test pages and judges what the pages' own frameworks then hold.
 * `node scripts/torture-fill.ts [returns per form = 200] [first seed = 1] [form, e.g. itr1]`; fails on the first wrong figure's form.
 */
const [count = '200', first = '1', only] = process.argv.slice(2);
const year = '2026-27';
const forms = Object.keys(sectionsByForm).filter(
  (f) => (!only || f === only) && isItrFormAvailable(`ITR-${f.at(-1)}` as ItrType, year),
);
let failed = false;
for (const form of forms) {
  const catalog = await catalogFor(form, year);
  const total = { values: 0, filled: 0, right: 0, other: 0, wrong: 0, milliseconds: 0 };
  const reasons = new Map<string, number>();
  const forbidden = new Set<string>();
  let rig = await startRig();
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const file = randomReturn(catalog, form, year, 'ABCPE1234F', seed);
    const framework = seed % 2 === 0 ? 'jquery' : 'angular';
    for (const section of sectionsByForm[form]!) {
      if (![...catalog.fields.values()].some((f) => f[0]!.section === section.id)) continue;
      const { verdict, milliseconds, pressed, steps } = await fillSection(rig, catalog, file, section, {
        seed,
        framework,
      });
      total.values += steps;
      total.filled += verdict.filled;
      total.right += verdict.right;
      total.other += verdict.other.length;
      total.wrong += verdict.wrong.length;
      total.milliseconds += milliseconds;
      for (const line of verdict.wrong) console.log(`seed ${seed} ${section.id} ${framework}: ${line}`);
      for (const line of verdict.other) {
        const reason = line.replace(/^(\S+) \S+ (.*) \(.*\)$/, '$1: $2');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
      for (const words of pressed) if (!/^Add (Another|Details)$/.test(words)) forbidden.add(words);
    }
    if (seed % 20 === 0) {
      // A fresh browser now and then keeps memory flat.
      await rig.close();
      rig = await startRig();
    }
  }
  const strays = rig.requests.filter((url) => !url.startsWith('chrome-extension:'));
  await rig.close();
  console.log(
    `${form}: ${count} returns, ${total.values} values: ${total.filled} filled, ${total.right} already right, ${total.other} reported, ${total.wrong} wrong; ${(total.milliseconds / 1000).toFixed(0)} s of filling`,
  );
  for (const [reason, n] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 8))
    console.log(`  ${n} × ${reason}`);
  if (forbidden.size > 0) console.log(`  pressed: ${[...forbidden].join(', ')}`);
  if (strays.length > 0) console.log(`  requests: ${strays.slice(0, 3).join(', ')}`);
  failed ||= total.wrong > 0 || forbidden.size > 0 || strays.length > 0;
}
process.exitCode = failed ? 1 : 0;
