import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { type FormData, setAt } from '../../../forms/paths.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr6Years } from '../data/years.ts';
import { itr6Form } from '../form.ts';
import { company, fullCompany } from '../testing/returns.ts';
import { whole } from '../testing/whole.ts';
import { worked } from '../testing/worked.ts';
import { itr6Numbered, itr6Rules } from './check.ts';
import { itr6Lines } from './table.ts';

const form = itr6Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const errorsOf = (data: FormData): string[] =>
  form
    .exportJson(data, context)
    .issues.filter(({ severity }) => severity === 'error')
    .map((i) => `${i.rule ?? ''} ${i.path} ${english(i.message)}`);
const rulesOf = (data: FormData) => errorsOf(data).map((line) => line.split(' ')[0]);
const with_ = (base: FormData, ...changes: [path: string, value: unknown][]): FormData =>
  changes.reduce((data, [path, value]) => setAt(data, path, value), base);

const list = inputJson('rules/itr6_rules_ay2026-27.json') as
  | { rules: { cat: string; no: number }[] }
  | undefined;
const tree = departmentTree(6);

describe("the department's list for ITR-6 of AY 2026-27", () => {
  it.skipIf(!list)('has every number a rule is told under', () => {
    const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
    const checked = new Set(
      [...itr6Numbered, ...itr6Rules].filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2))),
    );
    console.log(`ITR-6, AY 2026-27: ${all.length} rules, ${checked.size} checked`);
    // docs/filing/income-tax.md says how many
    expect(checked.size).toBe(638);
    expect([...checked].filter((no) => !all.includes(no))).toEqual([]);
  });

  it.skipIf(!tree)('is asked only for places the tree has', () => {
    const missing = itr6Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR6.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds of a return, and not of one broken in a line', () => {
    const bodies = [fullCompany(), company()].map(
      (data) => (form.exportJson(data, context).json as { ITR: { ITR6: JsonObject } }).ITR.ITR6,
    );
    const year = itr6Years['2026-27'];
    // a company has no choice of regime
    const answers = { old: ['PartA_GEN1', {}], new: ['PartA_GEN1', {}] } as const;
    const untried = itr6Lines.filter(
      (line) =>
        !bodies.some((body) =>
          pair(line, body, answers, (made) => ({ ...readerOf(year as never, made), old: true })),
        ),
    );
    console.log(`ITR-6: ${itr6Lines.length - untried.length} of ${itr6Lines.length} lines broken and not`);
    expect(untried.map((line) => line.breaks.text)).toEqual([]);
  });

  it.each([
    ...worked.map(([name, data]) => [name, data] as const),
    ...whole.map(({ name, data }) => [name, data] as const),
    ['all schedules', fullCompany()] as const,
  ])('finds nothing in a sound return: %s', (_, data) => {
    expect(errorsOf(data)).toEqual([]);
  });

  it.each([
    ['A-5', [['audit.turnover_band', undefined]]],
    ['A-11', [['filing.resident_status', 'NRI']]],
    ['A-15', [['filing.option_earlier', '115BAA']]],
    ['A-16', [['filing.option_now_flag', 'Y']]],
    ['A-22', [['filing.msme', 'Y']]],
    ['A-20', [['personal.commenced_on', '2009-08-19']]],
    ['A-43', [['balance_sheet', { share_capital: 1 }]]],
    ['A-868', [['company.key_persons', []]]],
    [
      'A-849',
      [
        ['filing.option_now_flag', 'Y'],
        ['filing.option_now', '115BAA'],
        ['deductions.sec_80ia', 1000],
      ],
    ],
    ['A-845', [['deductions.sec_80pa', 1000]]],
    [
      'A-30',
      [
        ['filing.option_now_flag', 'Y'],
        ['filing.option_now', '115BAB'],
      ],
    ],
  ] as [string, [string, unknown][]][])('%s is told of a return that breaks it', (rule, changes) => {
    expect(rulesOf(with_(company(), ...changes))).toContain(rule);
  });
});
