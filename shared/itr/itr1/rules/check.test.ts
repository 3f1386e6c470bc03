import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../../forms/form.ts';
import { english } from '../../../forms/messages.ts';
import { setAt } from '../../../forms/paths.ts';
import type { JsonObject } from '../../json/path.ts';
import { inputJson, schemaFiles, validatorOf } from '../../testing/schemas.ts';
import { itr1Form } from '../form.ts';
import { fullNewRegime, fullOldRegime } from '../testing/returns.ts';
import type { Case } from '../testing/rule-case.ts';
import { cases } from '../testing/rule-cases.ts';
import { type Itr1AssessmentYear, itr1Years } from '../years.ts';
import { checkRules, rulesOf } from './check.ts';
import { notApplied } from './not-applied.ts';

/** Years whose schema is at hand; AY 2024-25 has its own test. */
const years = ['2026-27', '2025-26'] as const;
const bodies = Object.fromEntries(
  years.map((ay) => {
    const form = itr1Form(ay);
    const body = (data: ReturnType<typeof fullOldRegime>) => {
      const createdOn = `${ay.slice(0, 4)}-07-15`;
      const { json } = form.exportJson(data, { createdOn, softwareId: 'SW12345678' });
      return (json as { ITR: { ITR1: JsonObject } }).ITR.ITR1;
    };
    return [ay, { old: body(fullOldRegime(ay)), new: body(fullNewRegime(ay)) }];
  }),
) as Record<Itr1AssessmentYear, Record<'old' | 'new', JsonObject>>;

const broken = (ay: Itr1AssessmentYear, body: JsonObject) =>
  checkRules(itr1Years[ay], body).map((i) => i.rule!);

const apply = (body: JsonObject, set: Record<string, unknown>): JsonObject =>
  Object.entries(set).reduce(
    (out, [path, value]) => setAt(out, path.replace(/\[(\d+)\]/g, '.$1'), value),
    body,
  );

const changes = (c: Case, ay: Itr1AssessmentYear) => (ay === '2026-27' ? (c.set26 ?? c.set) : c.set);

describe.each(years)("the department's rules, AY %s", (ay) => {
  const errorsOf = validatorOf(schemaFiles[ay]);

  it('find nothing in a full return of either regime', () => {
    for (const [regime, data] of [
      ['old', fullOldRegime(ay)],
      ['new', fullNewRegime(ay)],
    ] as const) {
      expect(broken(ay, bodies[ay][regime]).filter((r) => r.startsWith('A-'))).toEqual([]);
      expect(checkComplete(itr1Form(ay).model, data).filter((i) => i.severity === 'error')).toEqual([]);
    }
  });

  it.skipIf(!errorsOf)('are tested on files the schema accepts', () => {
    expect(errorsOf!({ ITR: { ITR1: bodies[ay].old } })).toEqual([]);
    expect(errorsOf!({ ITR: { ITR1: bodies[ay].new } })).toEqual([]);
  });

  const applicable = cases.filter((c) => !c.years || c.years.includes(ay));
  it.each(applicable)('$rule is tripped by $why and not without', (c) => {
    const base = bodies[ay][c.on];
    const sound = c.pass ? apply(base, c.pass) : base;
    expect(broken(ay, sound)).not.toContain(c.rule);
    const found = checkRules(itr1Years[ay], apply(sound, changes(c, ay)));
    expect(found.map((i) => i.rule)).toContain(c.rule);
    // every placeholder of the message is filled, and the path is one of the file
    for (const i of found.filter((x) => x.rule === c.rule)) {
      expect(english(i.message)).not.toMatch(/\{\w+\}|undefined|NaN/);
      expect(i.path).toMatch(/^[A-Z][\w.[\]]+$/);
      expect(i.path).not.toContain('undefined');
    }
  });

  it('has a case for every rule of the year', () => {
    const tested = new Set(applicable.map((c) => c.rule));
    const untested = rulesOf(itr1Years[ay])
      .map((r) => `${r.category}-${r.no}`)
      .filter((r) => !tested.has(r));
    expect(untested).toEqual([]);
  });
});

describe('the first version of the AY 2025-26 schema', () => {
  const errorsOf = validatorOf('schemas/ITR-1_2025_Main_V1.0.json');

  it.skipIf(!errorsOf)('takes the same files', () => {
    for (const regime of ['old', 'new'] as const)
      expect(errorsOf!({ ITR: { ITR1: bodies['2025-26'][regime] } })).toEqual([]);
  });
});

describe("the department's list", () => {
  const list = inputJson('rules/itr1_rules_ay2025-26.json') as
    | { rules: { cat: string; no: number }[] }
    | undefined;

  it.skipIf(!list)('is covered: every rule is checked or named with the reason it cannot be', () => {
    const known = new Set([
      ...rulesOf(itr1Years['2025-26']).map((r) => `${r.category}-${r.no}`),
      ...Object.keys(notApplied),
    ]);
    const all = list!.rules.map((r) => `${r.cat}-${r.no}`);
    expect(all.filter((r) => !known.has(r))).toEqual([]);
    expect([...known].filter((r) => !all.includes(r))).toEqual([]);
    expect(Object.keys(notApplied)).toHaveLength(7);
  });
});
