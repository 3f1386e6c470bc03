import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { notApplied } from '../../itr2/rules/not-applied.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { readings } from '../../testing/rule-readings.ts';
import { unlikeWords, type WordedRule } from '../../testing/rule-words.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr3Years } from '../data/years.ts';
import { itr3Form } from '../form.ts';
import { fullReturn } from '../testing/returns.ts';
import { checkRules, itr3Numbered, itr3Rules } from './check.ts';
import { itr3Lines } from './table.ts';

const year = itr3Years['2026-27'];
const { json } = itr3Form('2026-27').exportJson(fullReturn('2026-27'), { createdOn: '2026-07-15' });
const full = (json as { ITR: { ITR3: JsonObject } }).ITR.ITR3;
const regime = 'PartA_GEN1.FilingStatus.OptOldRegimeCurrAY';
const reader = (body: JsonObject) => {
  const r = readerOf(year, body);
  return { ...r, old: r.s(regime) === 'Y' };
};

const list = inputJson('rules/itr3_rules_ay2026-27.json') as
  | { rules: (WordedRule & { itr2?: number })[] }
  | undefined;
const tree = departmentTree(3);

describe('the rules ITR-3 has in the words of ITR-2', () => {
  it.skipIf(!list)('cover it: every Category A rule is checked or named with the reason it cannot be', () => {
    const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
    const numbers = (rules: readonly { id: string }[]) =>
      rules.filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2)));
    const checked = new Set([...numbers(itr3Numbered), ...numbers(itr3Rules)]);
    const named = Object.keys(notApplied.itr3).map(Number);
    console.log(
      `ITR-3, AY 2026-27: ${all.length} rules, ${checked.size} checked, ${named.length} not checkable`,
    );
    expect(all.filter((no) => !checked.has(no) && !named.includes(no))).toEqual([]);
    expect([...checked, ...named].filter((no) => !all.includes(no))).toEqual([]);
    expect(named.filter((no) => checked.has(no))).toEqual([]);
  });

  it.skipIf(!list)('says in each line what the words of the list say: kind, signs, figures', () => {
    const { unlike, unused, figures, sums } = unlikeWords(list!.rules, itr3Lines, 'itr3', readings[3]);
    console.log(`ITR-3: ${sums} sums and ${figures} figures of lines held against the words`);
    expect(unlike).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.skipIf(!tree)('ask only for places the tree has', () => {
    const missing = itr3Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR3.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('find nothing in a full return', () => {
    const issues = checkRules(year, full).filter((i) => i.severity === 'error');
    expect(issues.map((i) => `${i.rule} ${i.path} ${english(i.message)}`)).toEqual([]);
  });

  it('hold of a return, and not of one broken in them', () => {
    const answers = { old: [regime, 'Y'], new: [regime, 'N'] } as const;
    const untried = itr3Lines.filter((line) => !pair(line, full, answers, reader));
    console.log(`ITR-3: ${itr3Lines.length - untried.length} of ${itr3Lines.length} lines broken and not`);
    expect(untried.map((line) => line.breaks.text)).toEqual([]);
  });
});
