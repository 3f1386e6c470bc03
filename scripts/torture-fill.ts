import { sectionsByForm } from '../extension/portals/itr/sections.ts';
import { startRig } from '../extension/testing/browser.ts';
import { catalogFor, fillSection, type Opened } from '../extension/testing/itr.ts';
import { type Framework, frameworks } from '../extension/testing/pages.ts';
import { randomReturn } from '../extension/testing/random-return.ts';
import { isItrFormAvailable } from '../shared/itr/registry.ts';
import type { ItrType } from '../shared/itr/types.ts';

/**
 * Fills every section of many random returns on test pages and judges what the pages' own frameworks then hold.
 * `node scripts/torture-fill.ts [returns per form = 200] [first seed = 1] [form, e.g. itr1]`; ends with 1 when a figure
 * is wrong, a button was pressed that does not add an empty row, or anything was requested.
 */
const [count = '200', first = '1', only] = process.argv.slice(2);
const year = '2026-27';
const forms = Object.keys(sectionsByForm).filter(
  (f) => (!only || f === only) && isItrFormAvailable(`ITR-${f.at(-1)}` as ItrType, year),
);

/** The portal is Angular now and was jQuery before: those most often; the older Angular draws itself slowest. */
const turns: readonly Framework[] = [
  'angular',
  'jquery',
  'angular',
  'jquery',
  'older',
  'angular',
  'jquery',
  'angularjs',
  'angular',
  'jquery',
];

interface Sum {
  returns: number;
  values: number;
  filled: number;
  right: number;
  other: number;
  wrong: number;
  milliseconds: number;
}
const nothing = (): Sum => ({
  returns: 0,
  values: 0,
  filled: 0,
  right: 0,
  other: 0,
  wrong: 0,
  milliseconds: 0,
});
const line = (sum: Sum) =>
  `${sum.returns} returns, ${sum.values} values: ${sum.filled} filled, ${sum.right} already right, ${sum.other} different, not found or left to you, ${sum.wrong} wrong; ${(sum.milliseconds / 1000).toFixed(0)} s of filling`;

let failed = false;
for (const form of forms) {
  const catalog = await catalogFor(form, year);
  const sections = sectionsByForm[form]!.filter((s) =>
    [...catalog.fields.values()].some((f) => f[0]!.section === s.id),
  );
  const total = nothing();
  const by = new Map<Framework, Sum>();
  const reasons = new Map<string, number>();
  const forbidden = new Set<string>();
  let strays: string[] = [];
  let rig = await startRig();
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const file = randomReturn(catalog, form, year, 'ABCPE1234F', seed);
    const framework = turns[seed % turns.length]!;
    const own = by.get(framework) ?? nothing();
    by.set(framework, own);
    let on: Opened | undefined;
    for (const section of sections) {
      const result = await fillSection(rig, catalog, file, section, {
        seed,
        framework,
        on,
        // Material's animations only cost time here; every fifth return keeps them.
        still: seed % 5 !== 0,
      });
      on = result.opened;
      const { verdict } = result;
      for (const sum of [total, own]) {
        sum.values += result.steps;
        sum.filled += verdict.filled;
        sum.right += verdict.right;
        sum.other += verdict.other.length;
        sum.wrong += verdict.wrong.length;
        sum.milliseconds += result.milliseconds;
      }
      for (const wrong of verdict.wrong) console.log(`seed ${seed} ${section.id} ${framework}: ${wrong}`);
      for (const other of verdict.other) {
        const reason = other.replace(/^(\S+) \S+: (.*) \(.*\)$/, '$1: $2');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
      for (const words of result.pressed) if (!/^Add (Another|Details)$/.test(words)) forbidden.add(words);
    }
    await on?.page.close();
    total.returns += 1;
    own.returns += 1;
    if (total.returns % 10 !== 0) continue;
    console.log(`${form} so far: ${line(total)}`);
    strays = [...strays, ...rig.requests.filter((url) => !url.startsWith('chrome-extension:'))];
    // A fresh browser now and then keeps memory flat.
    await rig.close();
    rig = await startRig();
  }
  strays = [...strays, ...rig.requests.filter((url) => !url.startsWith('chrome-extension:'))];
  await rig.close();
  console.log(`${form}: ${line(total)}`);
  for (const name of Object.keys(frameworks) as Framework[])
    if (by.has(name)) console.log(`  ${name}: ${line(by.get(name)!)}`);
  for (const [reason, n] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 10))
    console.log(`  ${n} × ${reason}`);
  if (forbidden.size > 0) console.log(`  pressed: ${[...forbidden].join(', ')}`);
  if (strays.length > 0) console.log(`  requests: ${strays.slice(0, 3).join(', ')}`);
  failed ||= total.wrong > 0 || forbidden.size > 0 || strays.length > 0;
}
process.exitCode = failed ? 1 : 0;
