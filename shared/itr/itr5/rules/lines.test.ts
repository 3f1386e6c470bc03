import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { readings } from '../../testing/rule-readings.ts';
import { unlikeWords, type WordedRule } from '../../testing/rule-words.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr5Years } from '../data/years.ts';
import { itr5Form } from '../form.ts';
import { association, firm, fullReturn } from '../testing/returns.ts';
import { checkRules, itr5Numbered, itr5Reader, itr5Rules } from './check.ts';
import { notApplied5 } from './not-applied.ts';
import { itr5Lines } from './table.ts';

const year = itr5Years['2026-27'];
const bodyOf = (data: Parameters<ReturnType<typeof itr5Form>['exportJson']>[0]): JsonObject =>
  (
    itr5Form('2026-27').exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' }).json as {
      ITR: { ITR5: JsonObject };
    }
  ).ITR.ITR5;
const bodies = [bodyOf(fullReturn()), bodyOf(firm())];
const OPTED = 'PartA_GEN1.FilingStatus.OptOldRegimeCurrAY';

const list = inputJson('rules/itr5_rules_ay2026-27.json') as { rules: WordedRule[] } | undefined;
const tree = departmentTree(5);

describe("the department's list for ITR-5 of AY 2026-27", () => {
  it.skipIf(!list)(
    'is covered: every Category A rule is checked or named with the reason it cannot be',
    () => {
      const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
      const numbers = (rules: readonly { id: string }[]) =>
        rules.filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2)));
      const checked = new Set([...numbers(itr5Numbered), ...numbers(itr5Rules)]);
      const named = Object.keys(notApplied5).map(Number);
      console.log(
        `ITR-5, AY 2026-27: ${all.length} rules, ${checked.size} checked, ${named.length} not checkable`,
      );
      expect(all.filter((no) => !checked.has(no) && !named.includes(no))).toEqual([]);
      expect([...checked, ...named].filter((no) => !all.includes(no))).toEqual([]);
      expect(named.filter((no) => checked.has(no))).toEqual([]);
    },
  );

  it.skipIf(!list)('says in each line what the words of the list say: kind, signs, figures', () => {
    const { unlike, unused, figures, sums } = unlikeWords(list!.rules, itr5Lines, 'itr5', readings[5]);
    console.log(`ITR-5: ${sums} sums and ${figures} figures of lines held against the words`);
    expect(unlike).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.skipIf(!tree)('asks only for places the tree has', () => {
    const missing = itr5Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR5.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['a firm', fullReturn()],
    ['an association', association()],
  ] as const)('finds nothing in a sound return of %s', (_, data) => {
    const issues = checkRules(year, bodyOf(data)).filter((i) => i.severity === 'error');
    expect(issues.map((i) => `${i.rule} ${i.path} ${english(i.message)}`)).toEqual([]);
  });

  it('holds of a return, and not of one broken in a line', () => {
    const answers = { old: [OPTED, 'Y'], new: [OPTED, 'N'] } as const;
    const untried = itr5Lines.filter(
      (line) => !bodies.some((body) => pair(line, body, answers, (made) => itr5Reader(year, made))),
    );
    console.log(`ITR-5: ${itr5Lines.length - untried.length} of ${itr5Lines.length} lines broken and not`);
    expect(untried.map((line) => line.breaks.text)).toEqual([]);
  });
});
