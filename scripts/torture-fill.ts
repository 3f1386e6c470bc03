import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { patternOfPath, planSection } from '../extension/portals/itr/plan.ts';
import { sectionsByForm } from '../extension/portals/itr/sections.ts';
import { type Rig, startRig } from '../extension/testing/browser.ts';
import { catalogFor, fillSection, type Opened } from '../extension/testing/itr.ts';
import type { Framework } from '../extension/testing/pages.ts';
import { likelyReturn } from '../extension/testing/random-return.ts';
import type { ItrType } from '../shared/itr/common/types.ts';
import { isItrFormAvailable } from '../shared/itr/registry.ts';

/**
 * Fills many random returns on test pages, each on one framework in turn, and judges what the page's own framework then
 * holds: `node scripts/torture-fill.ts [returns per form = 200] [first seed = 1] [form, e.g. itr1] [file of its sums]`.
 * With a file it goes on where it was ended. Ends with 1 when a figure is wrong, a button was pressed that does not add
 * an empty row, or anything was requested; prints the fields that no return had filled.
 */
const [count = '200', first = '1', only, file] = process.argv.slice(2);
const year = '2026-27';
const forms = Object.keys(sectionsByForm).filter(
  (f) => (!only || f === only) && isItrFormAvailable(`ITR-${f.at(-1)}` as ItrType, year),
);
const turns = ['angular', 'jquery', 'older', 'angularjs'] as const satisfies readonly Framework[];
/** Returns filled in one browser; a fresh one now and then keeps memory flat. */
const chunk = 12;

type Count = 'returns' | 'values' | 'filled' | 'right' | 'different' | 'not-found' | 'needs-you' | 'wrong';
type Sum = Record<Count | 'milliseconds', number>;
const nothing = (): Sum => ({
  returns: 0,
  values: 0,
  filled: 0,
  right: 0,
  different: 0,
  'not-found': 0,
  'needs-you': 0,
  wrong: 0,
  milliseconds: 0,
});

/** What is known of one form so far; plain data, so that a later run can go on. */
interface State {
  next: number;
  sums: Record<(typeof turns)[number], Sum>;
  /** Why a value was neither filled nor already right: how often, and one field it happened to. */
  reasons: Record<string, { times: number; field: string }>;
  /** Fields filled, and totals found right, on pages of the portal's present and earlier generation. */
  covered: Record<'present' | 'earlier', string[]>;
  wrong: string[];
  pressed: string[];
  requests: string[];
}

const fresh = (): State => ({
  next: Number(first),
  sums: { angular: nothing(), jquery: nothing(), older: nothing(), angularjs: nothing() },
  reasons: {},
  covered: { present: [], earlier: [] },
  wrong: [],
  pressed: [],
  requests: [],
});

const line = (s: Sum) =>
  `${s.returns} returns, ${s.values} values: ${s.filled} filled, ${s.right} already right, ${s.different} different, ${s['not-found']} not found, ${s['needs-you']} left to you, ${s.wrong} WRONG; ${(s.milliseconds / 1000).toFixed(0)} s of filling`;

function total(state: State): Sum {
  const out = nothing();
  for (const sum of Object.values(state.sums))
    for (const key of Object.keys(out) as (keyof Sum)[]) out[key] += sum[key];
  return out;
}

type Catalog = Awaited<ReturnType<typeof catalogFor>>;

/** Fills one return on its framework's page and adds it to the sums. */
async function fillOne(rig: Rig, catalog: Catalog, form: string, seed: number, state: State, on?: Opened) {
  const framework = turns[seed % turns.length]!;
  const sum = state.sums[framework];
  const have = likelyReturn(catalog, form, year, 'ABCPE1234F', seed, Math.floor(seed / turns.length));
  const covered = new Set(
    state.covered[framework === 'jquery' || framework === 'angularjs' ? 'earlier' : 'present'],
  );
  let page = on;
  for (const section of sectionsByForm[form]!) {
    if (planSection(catalog, have, section.id).plan.nodes.length === 0) continue;
    const result = await fillSection(rig, catalog, have, section, {
      seed,
      framework,
      on: page,
      // Material's animations only cost time here; every fifth return keeps them.
      still: seed % 5 !== 0,
    });
    page = result.opened;
    sum.milliseconds += result.milliseconds;
    for (const entry of result.entries) {
      sum.values += 1;
      sum[entry.status] += 1;
      const field = patternOfPath(entry.path);
      if (entry.status === 'filled' || (entry.status === 'right' && entry.total)) covered.add(field);
      if (entry.status === 'filled' || entry.status === 'right') continue;
      const why = `${entry.status}${entry.total ? " (the page's own total)" : ''}: ${entry.reason ?? 'another value stands there'}`;
      const known = state.reasons[why] ?? { times: 0, field: `${field} (seed ${seed}, ${framework})` };
      state.reasons[why] = known;
      known.times += 1;
    }
    sum.wrong += result.verdict.wrong.length;
    for (const wrong of result.verdict.wrong)
      state.wrong.push(`seed ${seed} ${section.id} ${framework}: ${wrong}`);
    for (const words of result.pressed)
      if (!/^Add (Another|Details)$/.test(words) && !state.pressed.includes(words)) state.pressed.push(words);
  }
  sum.returns += 1;
  state.covered[framework === 'jquery' || framework === 'angularjs' ? 'earlier' : 'present'] = [...covered];
  return page;
}

function print(form: string, catalog: Catalog, state: State): boolean {
  console.log(`${form}: ${line(total(state))}`);
  for (const name of turns) console.log(`  ${name}: ${line(state.sums[name])}`);
  for (const [why, { times, field }] of Object.entries(state.reasons).sort((a, b) => b[1].times - a[1].times))
    console.log(`  ${times} × ${why}, such as ${field}`);
  for (const wrong of state.wrong) console.log(`  WRONG ${wrong}`);
  console.log(`  presses of anything but empty rows: ${state.pressed.length} ${state.pressed.join(', ')}`);
  console.log(`  requests: ${state.requests.length} ${state.requests.slice(0, 3).join(', ')}`);
  const all = [...catalog.fields]
    .filter(([, f]) => f[0]!.section !== undefined && !f[0]!.skip)
    .map(([p]) => p);
  for (const [generation, list] of Object.entries(state.covered)) {
    const missing = all.filter((p) => !list.includes(p));
    console.log(
      `  ${generation} generation: ${all.length - missing.length} of ${all.length} fields filled or found right`,
    );
    for (const pattern of missing.slice(0, 40)) console.log(`    never: ${pattern}`);
  }
  return state.wrong.length + state.pressed.length + state.requests.length > 0;
}

let failed = false;
for (const form of forms) {
  const catalog = await catalogFor(form, year);
  const state: State = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fresh();
  const end = Number(first) + Number(count);
  while (state.next < end) {
    const rig = await startRig();
    const seeds = Array.from({ length: Math.min(chunk, end - state.next) }, (_, i) => state.next + i);
    // One framework after another: a tab behind another is slowed down by the browser.
    for (const at of turns.keys()) {
      let on: Opened | undefined;
      for (const seed of seeds.filter((s) => s % turns.length === at))
        on = await fillOne(rig, catalog, form, seed, state, on);
      await on?.page.close();
    }
    state.requests.push(...rig.requests.filter((url) => !url.startsWith('chrome-extension:')));
    await rig.close();
    state.next += seeds.length;
    if (file) writeFileSync(file, JSON.stringify(state));
    console.log(`${form} so far: ${line(total(state))}`);
  }
  failed = print(form, catalog, state) || failed;
}
process.exitCode = failed ? 1 : 0;
