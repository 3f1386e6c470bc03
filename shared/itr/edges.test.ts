import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../forms/paths.ts';
import { setAt } from '../forms/paths.ts';
import { compareKept, shortened } from '../testing/lines.ts';
import { itr1Years } from './itr1/data/years.ts';
import { itr1Form } from './itr1/form.ts';
import { nameOf, readable, rulesOf } from './itr1/rules/check.ts';
import { type Rule as Itr1Rule, readerOf as itr1Reader } from './itr1/rules/reader.ts';
import { fullNewRegime, fullOldRegime } from './itr1/testing/returns.ts';
import type { Case } from './itr1/testing/rule-case.ts';
import { cases } from './itr1/testing/rule-cases.ts';
import { itr2Years } from './itr2/data/years.ts';
import { itr2Form } from './itr2/form.ts';
import { itr2Rules } from './itr2/rules/check.ts';
import { numberedRules } from './itr2/rules/numbered.ts';
import { type Rule as Itr2Rule, type Reader, readerOf } from './itr2/rules/reader.ts';
import { fullReturn as itr2Return } from './itr2/testing/returns.ts';
import { itr2Cases } from './itr2/testing/rule-cases.ts';
import { itr3Years } from './itr3/data/years.ts';
import { itr3Form } from './itr3/form.ts';
import { itr3Rules } from './itr3/rules/check.ts';
import { itr3NumberedRules } from './itr3/rules/numbered.ts';
import { fullReturn as itr3Return } from './itr3/testing/returns.ts';
import { itr3Cases } from './itr3/testing/rule-cases.ts';
import { itr4Years } from './itr4/data/years.ts';
import { itr4Form } from './itr4/form.ts';
import { ownRulesOf } from './itr4/rules/check.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { itr4Cases } from './itr4/testing/rule-cases.ts';
import { itr5Years } from './itr5/data/years.ts';
import { itr5Form } from './itr5/form.ts';
import { itr5Reader, itr5Rules } from './itr5/rules/check.ts';
import { firm, fullReturn as itr5Return, society } from './itr5/testing/returns.ts';
import { itr6Years } from './itr6/data/years.ts';
import { itr6Form } from './itr6/form.ts';
import { itr6Rules } from './itr6/rules/check.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import { itr7Years } from './itr7/data/years.ts';
import { itr7Form } from './itr7/form.ts';
import { itr7Rules } from './itr7/rules/check.ts';
import { fullTrust, fullUnion } from './itr7/testing/returns.ts';
import type { JsonObject } from './json/path.ts';
import { edgesOf } from './testing/edges.ts';

/**
 * Every rule of the department that is code is tried on full returns, and on those its case breaks: at which rupee of each amount it reads
 * does it begin to find something? `results/edges-*.txt` has the answers: `from 75001` of a limit of 75,000, `only 900` of a total.
 */

interface Tried {
  name: string;
  finds: (body: JsonObject) => string;
}
const places = (found: ReturnType<Itr1Rule['check']> | ReturnType<Itr2Rule['check']>): string =>
  [found]
    .flat()
    .flatMap((f) => (f ? [f.at] : []))
    .join(' ');

const put = (body: JsonObject, changes: Readonly<Record<string, unknown>>): JsonObject =>
  Object.entries(changes).reduce(
    (out, [path, value]) => setAt(out, path.replace(/\[(\d+)\]/g, '.$1'), value),
    body,
  );
const bodyOf = (
  type: string,
  form: { exportJson: (data: FormValues, context: { createdOn: string }) => { json: unknown } },
  data: FormValues,
): JsonObject => {
  const { json } = form.exportJson(data, { createdOn: '2026-07-15' });
  return (json as { ITR: Record<string, JsonObject> }).ITR[type]!;
};
const rules2 = (rules: readonly Itr2Rule[], read: (body: JsonObject) => Reader): Tried[] =>
  rules.map(({ id, check }) => ({ name: id, finds: (body) => places(check(read(body))) }));

/** The last two names of a path. */
const short = (path: string) =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .slice(-2)
    .join('.');

/** Lines of all rules on all bodies; a body may be for some rules only. */
const edges = (rules: readonly Tried[], bodies: readonly [body: JsonObject, of?: string][]): string[] =>
  rules.flatMap(({ name, finds }) => {
    const found = new Map<string, Set<string>>();
    for (const [body, of] of bodies)
      if (!of || of === name)
        for (const { path, without, edges } of edgesOf(body, finds)) {
          const line = without ? `${edges}, without ${short(without)}` : edges;
          found.set(line, (found.get(line) ?? new Set()).add(short(path)));
        }
    const lines = [...found].map(([line, paths]) => `${line}: ${[...paths].join(' ')}`);
    return lines.length > 0 ? [`# ${name}`, ...shortened(lines)] : [];
  });

const keep = (form: string, lines: readonly string[]) => {
  const { testPath, snapshotState } = expect.getState();
  compareKept(
    join(dirname(testPath!), 'results', `edges-${form}.txt`),
    lines,
    snapshotState.snapshotUpdateState,
  );
};

describe('the rupee from which a rule finds something', () => {
  const [y1, y2, y3, y4, y5, y6, y7] = [
    itr1Years['2026-27'],
    itr2Years['2026-27'],
    itr3Years['2026-27'],
    itr4Years['2026-27'],
    itr5Years['2026-27'],
    itr6Years['2026-27'],
    itr7Years['2026-27'],
  ];

  it('ITR-1', () => {
    const form = itr1Form('2026-27');
    const full = {
      old: bodyOf('ITR1', form, fullOldRegime('2026-27')),
      new: bodyOf('ITR1', form, fullNewRegime('2026-27')),
    };
    const all = rulesOf(y1);
    const tried = all.map((rule) => ({
      name: nameOf(rule, y1),
      finds: (body: JsonObject) => places(rule.check(itr1Reader(y1, readable(y1, body)))),
    }));
    const named = (c: Case) => {
      const rule = all.find((r) => `${r.category}-${r.no}` === c.rule && (r.list ?? '') === (c.list ?? ''));
      return rule ? nameOf(rule, y1) : 'none';
    };
    const broken = cases
      .filter((c) => !c.years || c.years.includes('2026-27'))
      .map((c): [JsonObject, string] => [put(put(full[c.on], c.pass ?? {}), c.set26 ?? c.set), named(c)]);
    keep('itr1', edges(tried, [[full.old], [full.new], ...broken]));
  });

  it('ITR-2', () => {
    const full = bodyOf('ITR2', itr2Form('2026-27'), itr2Return('2026-27'));
    const neu = bodyOf('ITR2', itr2Form('2026-27'), itr2Return('2026-27', 'new'));
    const broken = Object.entries(itr2Cases).map(([id, set]): [JsonObject, string] => [put(full, set), id]);
    // the sums of schedules have a test of their own: each is missed when a rupee off
    const own = itr2Rules.filter((rule) => rule.id !== 'SUM');
    const tried = rules2([...numberedRules, ...own], (body) => readerOf(y2, body));
    keep('itr2', edges(tried, [[full], [neu], ...broken]));
  });

  it('ITR-3', () => {
    const full = bodyOf('ITR3', itr3Form('2026-27'), itr3Return('2026-27'));
    const broken = itr3Cases.map(({ rule, set, pass }): [JsonObject, string] => [
      put(put(full, pass ?? {}), set),
      rule,
    ]);
    const read = (body: JsonObject) => {
      const reader = readerOf(y3, body);
      return { ...reader, old: reader.s('PartA_GEN1.FilingStatus.OptOldRegimeCurrAY') === 'Y' };
    };
    const own = itr3Rules.filter((r) => !itr2Rules.includes(r));
    keep('itr3', edges(rules2([...itr3NumberedRules, ...own], read), [[full], ...broken]));
  });

  it('ITR-4', () => {
    const full = bodyOf('ITR4', itr4Form('2026-27'), fullItr4());
    const broken = itr4Cases.map(({ no, set, pass }): [JsonObject, string] => [
      put(put(full, pass ?? {}), set),
      `A-${no}`,
    ]);
    const tried = ownRulesOf(y4).map((rule) => ({
      name: `${rule.category}-${rule.no}`,
      finds: (body: JsonObject) => places(rule.check({ ...itr1Reader(y4, body), old: true })),
    }));
    keep('itr4', edges(tried, [[full], ...broken]));
  });

  it('ITR-5', () => {
    const bodies = [itr5Return(), firm(), society()].map((data) => bodyOf('ITR5', itr5Form('2026-27'), data));
    keep(
      'itr5',
      edges(
        rules2(itr5Rules, (body) => itr5Reader(y5, body)),
        bodies.map((b) => [b]),
      ),
    );
  });

  it('ITR-6', () => {
    const full = bodyOf('ITR6', itr6Form('2026-27'), fullCompany());
    const read = (body: JsonObject) => ({ ...readerOf(y6 as never, body), old: true });
    keep('itr6', edges(rules2(itr6Rules, read), [[full]]));
  });

  it('ITR-7', () => {
    const bodies = [fullTrust(), fullUnion()].map((data) => bodyOf('ITR7', itr7Form('2026-27'), data));
    keep(
      'itr7',
      edges(
        rules2(itr7Rules, (body) => readerOf(y7 as never, body)),
        bodies.map((b) => [b]),
      ),
    );
  });
});
