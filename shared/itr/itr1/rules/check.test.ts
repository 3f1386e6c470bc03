import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../../forms/form.ts';
import { english } from '../../../forms/messages.ts';
import { setAt } from '../../../forms/paths.ts';
import type { JsonObject } from '../../json/path.ts';
import { brokenWithout } from '../../testing/leave-out.ts';
import { inputJson, schemaFiles, validatorOf } from '../../testing/schemas.ts';
import { type Itr1AssessmentYear, itr1Years } from '../data/years.ts';
import { itr1Form } from '../form.ts';
import { fullNewRegime, fullOldRegime } from '../testing/returns.ts';
import type { Case } from '../testing/rule-case.ts';
import { cases } from '../testing/rule-cases.ts';
import { checkRules, nameOf, rulesOf } from './check.ts';
import { notApplied } from './not-applied.ts';
import { numberIn } from './numbers.ts';

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

/** The rule of a case by its name in the list of the year. */
const nameIn = ({ rule, list }: Case, ay: Itr1AssessmentYear): string => {
  const [category, no] = rule.split('-') as ['A' | 'B' | 'D', string];
  const own = { category, no: Number(no), message: '', check: () => undefined, ...(list ? { list } : {}) };
  return `${category}-${numberIn(own, ay)}`;
};

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

  // Rules by the list: an employer without its category (210, 264), 80DDB without person (6) or disease (239), 80CCD without a
  // PRAN (226), a loan of 80EE that is none of 24(b) (222), dividend without its quarters (145); without employers, allowances and
  // s.16 have no salary (61, 64 to 73, 77, 187).
  it.skipIf(ay !== '2026-27').each([
    [
      'old',
      {
        personal: 'A-210 A-264',
        'personal.employer_category': 'A-210 A-264',
        house_property: 'A-222',
        'house_property.properties': 'A-222',
        'other_sources.dividend_income': 'A-145',
        'other_sources.dividend_quarters': 'A-145',
        'deductions.prans': 'A-226',
        'deductions.sec_80ddb_person': 'A-6',
        'deductions.sec_80ddb_disease': 'A-239',
      },
    ],
    [
      'new',
      {
        personal: 'A-187 A-210 A-264',
        'personal.employer_category': 'A-187 A-210 A-264',
        'salary.employers': 'A-77',
        'other_sources.dividend_income': 'A-145',
        'other_sources.dividend_quarters': 'A-145',
      },
    ],
  ] as const)('of a return of the %s regime without one part ask only for that part', (regime, asked) => {
    const form = itr1Form(ay);
    const data = (regime === 'old' ? fullOldRegime : fullNewRegime)(ay);
    const found = brokenWithout(data, (without) => {
      const { json } = form.exportJson(without, { createdOn: '2026-07-15', softwareId: 'SW12345678' });
      return broken(ay, (json as { ITR: { ITR1: JsonObject } }).ITR.ITR1).filter((r) => r.startsWith('A-'));
    });
    const { 'salary.employers': _, ...rest } = found;
    expect(regime === 'old' ? rest : found).toEqual(asked);
  });

  it.skipIf(!errorsOf)('are tested on files the schema accepts', () => {
    expect(errorsOf!({ ITR: { ITR1: bodies[ay].old } })).toEqual([]);
    expect(errorsOf!({ ITR: { ITR1: bodies[ay].new } })).toEqual([]);
  });

  const applicable = cases
    .filter((c) => (!c.years || c.years.includes(ay)) && !nameIn(c, ay).endsWith('undefined'))
    .map((c) => ({ ...c, rule: nameIn(c, ay) }));
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
      .map((r) => nameOf(r, itr1Years[ay]))
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

describe.each([
  ['2025-26', 'rules/itr1_rules_ay2025-26.json'],
  ['2026-27', 'rules/itr1_rules_ay2026-27.json'],
] as const)("the department's list for AY %s", (ay, file) => {
  const list = inputJson(file) as { rules: { cat: string; no: number; was?: number | string }[] } | undefined;
  const checked = () => rulesOf(itr1Years[ay]).map((r) => nameOf(r, itr1Years[ay]));

  it.skipIf(!list)('is covered: every rule is checked or named with the reason it cannot be', () => {
    const named = Object.keys(notApplied[ay]);
    const known = new Set([...checked(), ...named]);
    const all = list!.rules.map((r) => `${r.cat}-${r.no}`);
    console.log(
      `ITR-1, AY ${ay}: ${all.length} rules, ${new Set(checked()).size} checked, ${named.length} not checkable`,
    );
    expect(all.filter((r) => !known.has(r))).toEqual([]);
    expect([...known].filter((r) => !all.includes(r))).toEqual([]);
    expect(checked().filter((r) => named.includes(r))).toEqual([]);
  });

  it.skipIf(!list)('says which number of the list before each rule had', () => {
    for (const { cat, no, was } of list!.rules)
      if (was !== undefined) {
        const [category, before] =
          typeof was === 'number' ? [cat, was] : [was.slice(0, 1), Number(was.slice(2))];
        const rule = { category, no: before, message: '', check: () => undefined } as Parameters<
          typeof numberIn
        >[0];
        if (category === cat) expect(numberIn(rule, '2026-27'), `${cat}-${no}`).toBe(no);
      }
  });
});
