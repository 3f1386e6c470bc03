import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft, treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import type { JsonObject } from '../json/path.ts';
import { filePart, formArbitrary } from '../testing/arbitrary.ts';
import { expectedItr1Schema2024 } from '../testing/schema-2024.ts';
import { inputJson, leavesOf, validatorFor } from '../testing/schemas.ts';
import { itr1Years } from './data/years.ts';
import { itr1Form } from './form.ts';
import { forRegime, regimeOf } from './regime.ts';
import { checkRules, rulesOf } from './rules/check.ts';
import { fullNewRegime, fullOldRegime } from './testing/returns.ts';
import type { Case } from './testing/rule-case.ts';
import { cases } from './testing/rule-cases.ts';

const year = itr1Years['2024-25'];
const form = itr1Form('2024-25');
const tree = treeOf(form.model);
const context = { createdOn: '2024-07-15', softwareId: 'SW12345678' };
const schema = expectedItr1Schema2024();
const errorsOf = schema ? validatorFor(schema) : undefined;
const bodyOf = (data: FormValues) =>
  (form.exportJson(data, context).json as { ITR: { ITR1: JsonObject } }).ITR.ITR1;
const bodies = { old: bodyOf(fullOldRegime('2024-25')), new: bodyOf(fullNewRegime('2024-25')) };

describe('ITR-1 of AY 2024-25', () => {
  it('works out both regimes by the law of the year', () => {
    const { chosen, comparison, derived } = form.compute(fullOldRegime('2024-25'));
    // 19,00,000 less 3,32,000 exempt, 50,000 and 2,500; house 2,00,000 lost; other sources 97,300
    expect(chosen.grossTotalIncome).toBe(1_515_500 - 200_000 + 97_300);
    // slabs 2.5 / 5 / 10 lakh; cess 4%
    const { totalIncome } = chosen;
    expect(chosen.tax.total).toBe(12_500 + (totalIncome - 500_000) / 5);
    expect(getAt(derived, 'salary.standard_deduction')).toBe(50_000);
    // s.16(ia): 50,000 in the new regime too; s.57(iia): 15,000
    const fresh = form.compute(fullNewRegime('2024-25'));
    expect(getAt(fresh.derived, 'salary.standard_deduction')).toBe(50_000);
    expect(getAt(fresh.derived, 'other_sources.family_pension_deduction')).toBe(15_000);
    // s.115BAC(1A): 3 / 6 / 9 / 12 / 15 lakh
    expect(fresh.chosen.tax.total).toBe(150_000 + ((fresh.chosen.totalIncome - 1_500_000) * 3) / 10);
    expect(comparison.new.tax.total).toBeGreaterThan(0);
  });

  it.each([
    // s.87A: 25,000 up to 7 lakh; above it no more tax than income above 7 lakh
    [750_000, 0],
    [760_000, 10_000],
    [777_770, 27_770],
    [777_780, 27_778],
  ])('a salary of %i bears %i of tax in the new regime', (salary, tax) => {
    const { chosen } = form.compute({ salary: { employers: [{ salary_17_1: salary }] } });
    expect(chosen.tax.afterRebate).toBe(tax);
  });

  it('the new regime is the default', () => {
    expect(form.compute({}).regime).toBe('new');
  });

  it('has nothing wrong in a full return of either regime', () => {
    for (const data of [fullOldRegime('2024-25'), fullNewRegime('2024-25')]) {
      expect(checkComplete(form.model, data).filter((i) => i.severity === 'error')).toEqual([]);
      const { json } = form.exportJson(data, context);
      const back = form.importJson(json);
      // D-2 advises on Form 10EE
      expect(back.warnings.filter((w) => w.rule !== 'D-2')).toEqual([]);
      expect(form.exportJson(back.data, context).json).toEqual(json);
    }
  });

  it('says that its file was checked against no schema of the year', () => {
    expect(form.unverified).toHaveLength(fieldsOf(tree).filter((f) => f.json).length);
    expect(form.unverified![0]!.source).toContain('not checked');
  });

  it('never has the schedules that began with AY 2025-26', () => {
    expect(Object.keys(bodies.old)).not.toEqual(
      expect.arrayContaining(['Schedule80C', 'ScheduleUs24B', 'ScheduleEA10_13A', 'LTCG112A']),
    );
    expect(JSON.stringify(bodies)).not.toMatch(/TDSSection|UseForRefund|112A|HIDtls/);
  });

  it.skipIf(!errorsOf)(
    'writes files the neighbouring schemas lead one to expect, and reads them back',
    () => {
      expect(errorsOf!({ ITR: { ITR1: bodies.old } })).toEqual([]);
      expect(errorsOf!({ ITR: { ITR1: bodies.new } })).toEqual([]);
      fc.assert(
        fc.property(formArbitrary(tree, 9000), (random) => {
          // the schemas at hand are older than the updated return
          const section = getAt(random, 'filing.section_filed');
          const one = setAt(random, 'salary.employers', undefined);
          const data = setAt(one, 'filing.section_filed', section === '21' ? '12' : section);
          const { json } = form.exportJson(data, context);
          expect(errorsOf!(json)).toEqual([]);
          const back = form.importJson(json).data;
          expect(filePart(tree, back)).toEqual(filePart(tree, forRegime(data, regimeOf(data)).data));
          expect(checkDraft(form.model, back)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.skipIf(!schema)('has a field for every leaf of that schema', () => {
    const plain = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');
    const ours = new Set(fieldsOf(tree).flatMap((f) => (f.json ? [plain(f.json)] : [])));
    const elsewhere = /^(CreationInfo|Form_ITR1)\.|^FilingStatus\.ItrFilingDueDate$|OthSrcNatureDesc$/;
    const theirs = leavesOf(schema).map((l) => l.path);
    expect(theirs.filter((p) => !elsewhere.test(p) && !ours.has(p))).toEqual([]);
    const updated = /^(PartA_139_8A|PartB-ATI)\./;
    expect([...ours].filter((p) => !updated.test(p) && !theirs.includes(p))).toEqual([]);
  });

  const prefill = inputJson('samples/itr/complyeaze_prefill_synthetic.json');
  it.skipIf(!prefill)('takes prefill data for the fields it has', () => {
    const { data, warnings } = form.importPrefill(prefill);
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(getAt(data, 'taxes_paid.tds_other.0.tan')).toBe('AAAA00000A');
    expect(warnings.map((w) => w.path)).not.toContain('');
  });
});

const I = 'ITR1_IncomeDeductions';
const T = 'ITR1_TaxComputation';

/** What trips a rule with this year's figures and places. */
const own: Readonly<Record<string, Pick<Case, 'set' | 'pass'>>> = {
  'A-20': {
    set: { [`${I}.GrossTotIncome`]: 0 },
  },
  'A-22': { set: { [`${I}.GrossTotIncome`]: 1 } },
  'A-24': { set: { [`${I}.TotalIncome`]: 780_810 } },
  'A-117': { set: { [`${I}.TotalIncome`]: 5_000_010 } },
  'A-175': { set: { [`${I}.GrossTotIncome`]: 1 } },
  'A-200': {
    set: { [`${I}.TotalIncome`]: 727_780 },
    pass: { [`${T}.Rebate87A`]: 100, [`${I}.TotalIncome`]: 727_770 },
  },
  'A-220': { set: { 'Schedule80GGC.Schedule80GGCDetails[0].DonationDate': '2024-04-01' } },
  'A-223': { set: { [`${I}.DeductionUs57iia`]: 15_001 } },
  'A-224': { set: { [`${I}.DeductionUs16ia`]: 50_001 } },
  'A-225': {
    set: { [`${I}.DeductUndChapVIA.Section80CCDEmployer`]: 180_001 },
    pass: { 'PersonalInfo.EmployerCategory': 'OTH', [`${I}.DeductUndChapVIA.Section80CCDEmployer`]: 180_000 },
  },
  'A-263': {
    set: { [`${I}.TypeOfHP`]: 'S' },
    pass: { [`${I}.InterestPayable`]: 100_000 },
  },
  'A-277': { set: { 'PersonalInfo.DOB': '2006-04-01' }, pass: { 'PersonalInfo.DOB': '2006-03-31' } },
};

describe('rules carried to AY 2024-25', () => {
  const put = (body: JsonObject, set: Readonly<Record<string, unknown>>): JsonObject =>
    Object.entries(set).reduce((out, [path, v]) => setAt(out, path.replace(/\[(\d+)\]/g, '.$1'), v), body);
  const names = rulesOf(year).map((r) => `${r.category}-${r.no}`);
  const found = (body: JsonObject, rule: string) => checkRules(year, body).some((i) => i.rule === rule);

  it('are all but those on particulars the year does not ask, and on a limit it does not have', () => {
    expect(new Set(names).size).toBeGreaterThan(200);
    const left = rulesOf(itr1Years['2025-26']).filter((r) => !names.includes(`${r.category}-${r.no}`));
    expect(left).toHaveLength(54);
  });

  it.each([...new Set(names)])('%s is tripped by a change and not without', (rule) => {
    const tried = cases
      .filter((c) => c.rule === rule && (!c.years || c.years.includes('2025-26')))
      .map((c) => ({ ...c, ...(own[rule] ? { pass: {}, ...own[rule] } : {}) }));
    expect(tried.length).toBeGreaterThan(0);
    for (const c of tried) {
      const sound = put(bodies[c.on], c.pass ?? {});
      expect(found(sound, rule), c.why).toBe(false);
      expect(found(put(sound, c.set), rule), c.why).toBe(true);
    }
  });
});
