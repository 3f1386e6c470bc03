import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { runs } from '../../testing/runs.ts';
import { rowsAt } from '../common/read.ts';
import { itr3Form } from '../itr3/form.ts';
import { filePart, formArbitrary } from '../testing/arbitrary.ts';
import { inputJson, validatorOf } from '../testing/schemas.ts';
import { type Itr2AssessmentYear, itr2Years } from './data/years.ts';
import { itr2Form } from './form.ts';
import { forRegime, regimeOf } from './regime.ts';

const SCHEMA = 'schemas/ITR-2_2024_Main_V1.2.json';
const SAMPLE = 'samples/itr/dummy_ITR2_AY2024-25_allzero-required-skeleton.json';
const years = Object.keys(itr2Years) as Itr2AssessmentYear[];
const context = { createdOn: '2026-06-30', softwareId: 'SW12345678', version: '0.1.0' };
const errorsOf = validatorOf(SCHEMA);
const sample = inputJson(SAMPLE);

/** Without rows the form calculates altogether; house rent in its own schedule decides the exemption, a typed row of 10(13A) does not count beside it. */
const known = (data: FormValues): FormValues => {
  let out = setAt(setAt(data, 'special_income.rows', undefined), 'tax_relief.rows', undefined);
  if (getAt(out, 'salary.hra') === undefined) return out;
  const rows = rowsAt(out, 'salary.exempt_allowances').filter((row) => row['nature'] !== '10(13A)');
  out = setAt(out, 'salary.exempt_allowances', rows.length > 0 ? rows : undefined);
  return out;
};

/** Without the number and price of shares bought after 31 January 2018, which the file of AY 2026-27 may not hold (rules ). */
const withoutLaterCounts = (data: FormValues): FormValues =>
  ['schedule_112a.rows', 'schedule_115ad.rows'].reduce((out, list) => {
    const rows = rowsAt(out, list);
    if (rows.length === 0) return out;
    const kept = rows.map(({ units, price, ...row }) =>
      row['acquired'] === 'AE' ? row : { ...row, units, price },
    );
    return setAt(out, list, kept);
  }, data);

describe("the department's file of ITR-2", () => {
  it('of AY 2026-27 leaves out the number and price of shares bought after 31 January 2018, the draft keeps them', () => {
    const row = {
      isin: 'INE154A01025',
      name: 'ITC',
      units: 10,
      price: 50,
      sale_value: 500,
      purchase_cost: 300,
    };
    const form = itr2Form('2026-27');
    const data = { schedule_112a: { rows: ['AE', 'BE'].map((acquired) => ({ ...row, acquired })) } };
    const { json, issues } = form.exportJson(data, context);
    const rows = getAt(json, 'ITR.ITR2.Schedule112A.Schedule112ADtls') as Record<string, unknown>[];
    expect(rows.map((r) => [r['NumSharesUnits'], r['SalePricePerShareUnit'], r['TotSaleValue']])).toEqual([
      [undefined, undefined, 500],
      [10, 50, 500],
    ]);
    expect(issues.filter((i) => /rows\.0\.(units|price)$/.test(i.path))).toEqual([]);
  });

  it.skipIf(!sample || !errorsOf)('of AY 2024-25 with nil everywhere comes back as it was, valid', () => {
    const form = itr2Form('2024-25');
    const { data, warnings } = form.importJson(sample);
    // the sample says Yes to assets abroad and lists none
    expect(warnings.map((w) => [w.rule, w.path])).toEqual([['FA-1', 'ITR.ITR2.PartB_TTI.AssetOutIndiaFlag']]);
    const { json } = form.exportJson(data, { createdOn: '2024-06-30' });
    expect(errorsOf!(json)).toEqual([]);
    expect(setAt(json, 'ITR.ITR2.Form_ITR2.Description', 'Dummy return for tests')).toEqual(sample);
  });

  it.skipIf(!errorsOf)(
    'of AY 2024-25 is valid for any form, and holds everything the form covers',
    () => {
      const form = itr2Form('2024-25');
      const year = itr2Years['2024-25'];
      const tree = treeOf(form.model);
      fc.assert(
        fc.property(formArbitrary(tree, 9000), (random) => {
          // the schema at hand is older than the updated return
          const section = getAt(random, 'filing.section_filed');
          const data = setAt(known(random), 'filing.section_filed', section === '21' ? '12' : section);
          const { json } = form.exportJson(data, context);
          expect(errorsOf!(json)).toEqual([]);
          const back = form.importJson(json).data;
          expect(filePart(tree, back)).toEqual(filePart(tree, forRegime(year, data, regimeOf(data)).data));
        }),
        { numRuns: runs(20) },
      );
    },
    90_000,
  );

  // rule 2A: half of basic salary and dearness allowance in a metro, two fifths elsewhere; rent above a tenth of them
  it.each([
    // 5,00,000 + 10,000: half 2,55,000; 2,00,000 - 51,000 = 1,49,000 is the least
    [itr2Form, '1', 510_000, 149_000],
    [itr3Form, '1', 510_000, 149_000],
    // 3,33,333: two fifths 1,33,333 (rounded from 1,33,333.20); 2,00,000 - 33,333 = 1,66,667
    [itr2Form, '2', 333_333, 133_333],
    [itr3Form, '2', 333_334, 133_334],
  ])(
    'of AY 2026-27 has no basic salary: it is read from what follows from it, and told',
    (formOf, place, pay, exempt) => {
      const form = formOf('2026-27');
      const hra = { place_of_work: place, hra_received: 240_000, rent_paid: 200_000, salary_17_1: 900_000 };
      const typed = (more: FormValues) => ({
        filing: {
          opt_out_new_tax_regime: 'Y',
          opted_out_earlier: 'N',
          opt_out_now: 'Y',
          filing_date: '2026-07-15',
          section_filed: '11',
        },
        salary: {
          employers: [{ salary_17_1: 900_000, nature_of_employment: 'OTH' }],
          hra: { ...hra, ...more },
        },
      });
      const { json } = form.exportJson(typed({ basic_salary: pay - 10_000, da: 10_000 }), context);
      const { data, warnings } = form.importJson(json);
      expect(getAt(data, 'salary.hra')).toEqual({ ...hra, basic_salary: pay });
      const at = (key: string) => `ITR.${form.model.title.replace('-', '')}.ScheduleS.Section10_13A.${key}`;
      expect(warnings.filter((w) => w.path.startsWith(at(''))).filter((w) => !w.rule)).toEqual([
        expect.objectContaining({
          path: at('Sal40Or50Per'),
          message: expect.objectContaining({ params: { value: pay } }),
        }),
      ]);
      expect(form.compute(data).comparison.old.salary.totalExempt).toBe(exempt);
      const bare = form.importJson(form.exportJson(typed({}), context).json);
      expect(getAt(bare.data, 'salary.hra.basic_salary')).toBeUndefined();
      expect(bare.warnings.filter((w) => w.message.text.includes('basic salary'))).toEqual([]);
    },
  );

  it.each(years)('of AY %s gives the same form again after import', (ay) => {
    const form = itr2Form(ay);
    const tree = treeOf(form.model);
    fc.assert(
      fc.property(formArbitrary(tree, 9000), (random) => {
        const typed = known(random);
        const data = ay === '2026-27' ? withoutLaterCounts(typed) : typed;
        const { json } = form.exportJson(typed, context);
        const back = form.importJson(json);
        expect(back.warnings.filter((w) => !w.rule && w.message.text.includes('not part'))).toEqual([]);
        expect(filePart(tree, back.data)).toEqual(
          filePart(tree, forRegime(itr2Years[ay], data, regimeOf(data)).data),
        );
      }),
      { numRuns: runs(10) },
    );
  });

  it('is refused when it is another form or year, and read to the end whatever stands in it', () => {
    const form = itr2Form('2024-25');
    const complaints = (json: unknown) => form.importJson(json).warnings.map((w) => english(w.message));
    expect(complaints({ ITR: { ITR1: {} } })).toEqual(['This file is for another form, not ITR-2']);
    expect(
      complaints({ ITR: { ITR2: { Form_ITR2: { FormName: 'ITR-2', AssessmentYear: '2025' } } } }),
    ).toEqual(['This file is for assessment year 2025, not assessment year 2024']);
    const minimal = { Form_ITR2: { FormName: 'ITR-2', AssessmentYear: '2024' } };
    for (const wrong of [null, -1, 1.5, 'x', [], [null], {}])
      for (const part of [
        'PartA_GEN1',
        'ScheduleS',
        'ScheduleCGFor23',
        'ScheduleHP',
        'PartB_TTI',
        'Schedule112A',
      ])
        expect(() => form.importJson({ ITR: { ITR2: { ...minimal, [part]: wrong } } })).not.toThrow();
  });
});
