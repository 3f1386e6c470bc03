import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import type { FormData } from '../../../forms/paths.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { further7 } from '../../testing/further.ts';
import { nasty7 } from '../../testing/nasty.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr7Years } from '../data/years.ts';
import { itr7Form } from '../form.ts';
import { fullTrust, fullUnion } from '../testing/returns.ts';
import { whole } from '../testing/whole.ts';
import { worked } from '../testing/worked.ts';
import { itr7Lines, itr7Numbered, itr7Rules } from './check.ts';

const form = itr7Form('2026-27');
const contextOf = (data: FormData) => ({
  createdOn: String((data['filing'] as FormData | undefined)?.['filing_date'] ?? '2026-07-20'),
  softwareId: 'SW12345678',
});
const returns: readonly (readonly [name: string, data: FormData])[] = [
  ...worked.map(([name, data]) => [name, data] as const),
  ...whole.map(({ name, data }) => [name, data] as const),
  ...[...further7, ...nasty7].map(({ name, data }) => [name, data] as const),
  ['trust with every schedule', fullTrust()],
  ['union with every head', fullUnion()],
];
const list = inputJson('rules/itr7_rules_ay2026-27.json') as
  | { rules: { cat: string; no: number }[] }
  | undefined;
const tree = departmentTree(7);

describe("the department's list for ITR-7 of AY 2026-27", () => {
  it.skipIf(!list)('has every number a rule is told under', () => {
    const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
    const checked = new Set(
      [...itr7Numbered, ...itr7Rules].filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2))),
    );
    console.log(`ITR-7, AY 2026-27: ${all.length} rules, ${checked.size} checked`);
    // docs/filing/income-tax.md says how many
    expect(checked.size).toBe(581);
    expect([...checked].filter((no) => !all.includes(no))).toEqual([]);
  });

  it.skipIf(!tree)('is asked only for places the tree has', () => {
    const missing = itr7Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR7.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.itr5} ${l.breaks.text.slice(0, 60)}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds of a return, and not of one broken in a line', () => {
    const bodies = returns.map(
      ([, data]) => (form.exportJson(data, contextOf(data)).json as { ITR: { ITR7: JsonObject } }).ITR.ITR7,
    );
    const year = itr7Years['2026-27'];
    // a trust has no choice of regime
    const answers = { old: ['PartA_GEN1', {}], new: ['PartA_GEN1', {}] } as const;
    const untried = itr7Lines.filter(
      (line) =>
        !bodies.some((body) =>
          pair(line, body, answers, (made) => ({ ...readerOf(year as never, made), old: true })),
        ),
    );
    console.log(`ITR-7: ${itr7Lines.length - untried.length} of ${itr7Lines.length} lines broken and not`);
    expect(untried.map((line) => `${line.itr5} ${line.breaks.text}`)).toEqual([]);
  });

  it.each(returns)('finds nothing in a sound return: %s', (_, data) => {
    expect(
      form
        .exportJson(data, contextOf(data))
        .issues.filter(({ severity }) => severity === 'error')
        .map((i) => `${i.rule ?? ''} ${i.path} ${english(i.message)}`),
    ).toEqual([]);
  });
});
