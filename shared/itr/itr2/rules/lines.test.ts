import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import type { FormValues } from '../../../forms/paths.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { type DepartmentTree, departmentTree } from '../../testing/department-tree.ts';
import { readings } from '../../testing/rule-readings.ts';
import { unlikeWords, type WordedRule } from '../../testing/rule-words.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr2Years } from '../data/years.ts';
import { itr2Form } from '../form.ts';
import { fullReturn } from '../testing/returns.ts';
import { checkRules, itr2Numbered } from './check.ts';
import { linesOf } from './lines.ts';
import { notApplied } from './not-applied.ts';
import { readerOf } from './reader.ts';
import { itr2Lines } from './table.ts';

const form = itr2Form('2026-27');
const year = itr2Years['2026-27'];
const bodyOf = (data: FormValues): JsonObject =>
  (form.exportJson(data, { createdOn: '2026-07-15' }).json as { ITR: { ITR2: JsonObject } }).ITR.ITR2;
const found = (body: JsonObject) => checkRules(year, body).filter((i) => i.rule?.startsWith('A-'));

const list = inputJson('rules/itr2_rules_ay2026-27.json') as { rules: WordedRule[] } | undefined;
const tree = departmentTree(2);

describe("the department's list for AY 2026-27", () => {
  it.skipIf(!list)(
    'is covered: every Category A rule is checked or named with the reason it cannot be',
    () => {
      const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
      const checked = new Set(itr2Numbered.map((r) => Number(r.id.slice(2))));
      const named = Object.keys(notApplied.itr2).map(Number);
      console.log(
        `ITR-2, AY 2026-27: ${all.length} rules, ${checked.size} checked, ${named.length} not checkable`,
      );
      expect(all.filter((no) => !checked.has(no) && !named.includes(no))).toEqual([]);
      expect([...checked, ...named].filter((no) => !all.includes(no))).toEqual([]);
      expect(named.filter((no) => checked.has(no))).toEqual([]);
    },
  );

  it.skipIf(!list || !tree)('and the lines ask for the keys its words name', () => {
    const keys = keysOf(tree!);
    const wrong: string[] = [];
    let held = 0;
    for (const { cat, no, condition } of list!.rules) {
      const lines = itr2Lines.filter((l) => l.itr2.includes(no));
      if (cat !== 'A' || lines.length === 0) continue;
      // the words name keys as the tree spells them; of a repeated rule the first half says it
      const said = (condition.split(' for Schedule')[0]!.match(/[A-Z][A-Za-z0-9_]{5,}/g) ?? []).filter(
        (w) => keys.has(w) && w !== 'Others',
      );
      const asked = new Set(
        lines.flatMap((l) => [
          ...l.paths.flatMap((p) => p.split(/[.[\]]+/)),
          ...l.breaks.text.split(/[^A-Za-z0-9_]+/),
        ]),
      );
      const missing = said.filter((w) => !asked.has(w));
      held += said.length;
      if (missing.length > 0) wrong.push(`${no}: ${missing.join(', ')} of "${condition}"`);
    }
    console.log(`ITR-2: ${held} keys named by the list's words, held against the lines`);
    expect(wrong).toEqual([]);
  });
});

function keysOf({ places }: DepartmentTree): Set<string> {
  return new Set(Object.keys(places).map((p) => p.split('.').at(-1)!.replace('[]', '')));
}

describe('lines', () => {
  it.skipIf(!list)('says in each line what the words of the list say: kind, signs, figures', () => {
    const { unlike, unused, figures, sums } = unlikeWords(list!.rules, itr2Lines, 'itr2', readings[2]);
    console.log(`ITR-2: ${sums} sums and ${figures} figures of lines held against the words`);
    expect(unlike).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.skipIf(!tree)('ask only for places the tree has', () => {
    const missing = itr2Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR2.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(['old', 'new'] as const)('find nothing in a full return of the %s regime', (regime) => {
    expect(
      found(bodyOf(fullReturn('2026-27', regime))).map((i) => `${i.rule} ${i.path} ${english(i.message)}`),
    ).toEqual([]);
  });

  const sound = { old: bodyOf(fullReturn('2026-27', 'old')), new: bodyOf(fullReturn('2026-27', 'new')) };
  const regime = 'PartA_GEN1.FilingStatus.OptOutNewTaxRegime';
  const answers = { old: [regime, 'Y'], new: [regime, 'N'] } as const;
  const made = itr2Lines.map((line) => {
    const { conditions } = line.breaks;
    const from = conditions.includes('new') ? ['new', 'old'] : ['old', 'new'];
    const body = from
      .map((k) => pair(line, sound[k as 'old'], answers, (b) => readerOf(year, b)))
      .find((p) => p !== undefined);
    return { line, body };
  });

  it('refuse a return broken in them by their number, and not a return that is not', () => {
    const untried = made.filter(({ body }) => !body).map(({ line }) => line.breaks.text);
    console.log(
      `ITR-2: ${made.length - untried.length} of ${made.length} lines broken and not; ${untried.length} not tried`,
    );
    expect(untried).toEqual([]);
    // `pair` held each against its own line; a sample goes through all rules
    for (const [i, { line, body }] of made.entries()) {
      if (!body || i % 40 > 0) continue;
      const refused = checkRules(year, body.broken).map((f) => f.rule);
      for (const no of line.itr2) expect(refused, line.breaks.text).toContain(`A-${no}`);
    }
  });

  it('refuse what cannot be read', () => {
    const at = { form: 'itr2', constants: {} } as const;
    for (const line of ['1 A ? B', '1 A = B +', 'A = B', '1 A = B if C ? D', '1 nil $NONE'])
      expect(() => linesOf(line, at), line).toThrow();
  });
});
