import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft, treeOf } from '../../forms/form.ts';
import { patterns } from '../../forms/messages.ts';
import { type FormValues, getAt, removeRow, setAt } from '../../forms/paths.ts';
import { runs } from '../../testing/runs.ts';
import { amountAt, rowsAt } from '../common/read.ts';
import { formArbitrary } from '../testing/arbitrary.ts';
import { type Itr2AssessmentYear, itr2Years } from './data/years.ts';
import { itr2Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const years = Object.keys(itr2Years) as Itr2AssessmentYear[];
const person = { date_of_birth: '1980-06-15', pan_number: 'ABCPE1234F' };
const filed = (optOut: 'Y' | 'N', on: string) => ({
  section_filed: '11',
  resident_status: 'RES',
  opt_out_new_tax_regime: optOut,
  filing_date: on,
});
const at = (data: FormValues, path: string) => amountAt(data, path);

describe('figures of ITR-2', () => {
  it('of AY 2026-27: salary, gains u/s 111A and 112A in the new regime', () => {
    const form = itr2Form('2026-27');
    const { summary, derived } = form.compute({
      personal: person,
      filing: filed('N', '2026-07-15'),
      salary: { employers: [{ salary_17_1: 1_500_000 }] },
      capital_gains: { short: { equity_111a: { sale: { full_value: 300_000, cost: 200_000 } } } },
      schedule_112a: { rows: [{ acquired: 'AE', sale_value: 500_000, purchase_cost: 200_000 }] },
      taxes_paid: { tds_salary: [{ tds_deducted: 141_050 }] },
    });
    // slabs of s.115BAC(1A) on 14,25,000: 20,000 + 40,000 + 15% of 2,25,000; 111A 20% of 1,00,000; 112A 12.5% of 3,00,000 - 1,25,000
    expect(at(derived, 'tax.normal')).toBe(93_750);
    expect(at(derived, 'tax.special')).toBe(20_000 + 21_875);
    expect(at(derived, 'tax.cess')).toBe(5425);
    expect(summary.new).toMatchObject({ total_income: 1_825_000, total_tax: 141_050 });
    expect(rowsAt(derived, 'special_income.rows')).toEqual([
      { code: '1A', rate: 20, income: 100_000, tax: 20_000 },
      { code: '2A', rate: 12.5, income: 300_000, tax: 21_875 },
    ]);
    expect(at(derived, 'total_income.st20')).toBe(100_000);
    expect(at(derived, 'total_income.lt12_5')).toBe(300_000);
    expect(at(derived, 'total_income.gross_total_income')).toBe(1_825_000);
  });

  // the proviso on surcharge names ss.111A, 112 and 112A; 115AD(1)(b) has a limit of its own: 25% above two crore or 15%
  it.each([
    ['2026-27', 'nri_bonds', {}, '5AC1c', 37_50_000, 9_37_500],
    ['2026-27', 'gdr_115aca.sale', {}, '5ACA1b', 37_50_000, 9_37_500],
    ['2025-26', 'gdr_115aca.before', {}, '5ACA1b_BE', 30_00_000, 7_50_000],
    ['2026-27', 'nri_fii', {}, '5ADiii', 37_50_000, 5_62_500],
    ['2026-27', 'nri_unlisted', {}, '21ciii', 37_50_000, 5_62_500],
    ['2026-27', 'foreign_exchange', { specified: 3_00_00_000 }, '5Eb', 37_50_000, 9_37_500],
    ['2024-25', 'foreign_exchange', { others: 3_00_00_000 }, '5Eacg', 60_00_000, 15_00_000],
  ] as const)(
    'of AY %s: surcharge on a gain of three crore in %s',
    (ay, path, typed, code, tax, surcharge) => {
      const { derived } = itr2Form(ay).compute({
        personal: person,
        filing: { ...filed('N', `${ay.slice(0, 4)}-07-15`), resident_status: 'NRI' },
        capital_gains: setAt({}, `long.${path}`, {
          full_value: 3_00_00_000,
          other_value: 3_00_00_000,
          ...typed,
        }),
      });
      expect(rowsAt(derived, 'special_income.rows')).toMatchObject([{ code, income: 3_00_00_000, tax }]);
      expect(at(derived, 'tax.total_surcharge')).toBe(surcharge);
    },
  );

  it('of AY 2024-25: house property loss, indexed land with 54EC and a loss on shares in the old regime', () => {
    const form = itr2Form('2024-25');
    const { summary, derived } = form.compute({
      personal: person,
      filing: filed('Y', '2024-07-15'),
      salary: { employers: [{ salary_17_1: 1_200_000 }] },
      house_property: { properties: [{ property_type: 'S', interest_on_loan: 200_000 }] },
      capital_gains: {
        short: { equity_111a: { sale: { full_value: 100_000, cost: 150_000 } } },
        long: {
          land: [
            {
              bought_on: '2010-06-10',
              sold_on: '2023-08-20',
              sale_value: 3_000_000,
              cost: 1_000_000,
              exemptions: [{ section: '54EC', amount: 400_000 }],
            },
          ],
        },
      },
      deductions: { sec_80c: 150_000 },
    });
    // cost inflation index 348 for 2023-24 and 167 for 2010-11 (s.48): 10,00,000 x 348 / 167
    expect(at(derived, 'capital_gains.long.land.0.cost_indexed')).toBe(2_083_832);
    expect(at(derived, 'capital_gains.long.land.0.gain')).toBe(516_168);
    // s.70(2): the short-term loss meets the long-term gain in table E
    expect(getAt(derived, 'capital_gains.set_off.gains.lt20')).toMatchObject({
      income: 516_168,
      st15: 50_000,
      remaining: 466_168,
    });
    expect(at(derived, 'capital_gains.set_off.losses.st15')).toBe(50_000);
    expect(at(derived, 'capital_gains.set_off.remaining.st15')).toBe(0);
    expect(getAt(derived, 'current_losses.salary')).toMatchObject({
      income: 1_150_000,
      house_loss: 200_000,
      remaining: 950_000,
    });
    expect(at(derived, 'current_losses.house_set_off')).toBe(200_000);
    // 12,500 + 20% of 3,00,000 on slab income; 20% of 4,66,168
    expect(at(derived, 'tax.normal')).toBe(72_500);
    expect(at(derived, 'tax.special')).toBe(93_234);
    expect(summary.old).toMatchObject({ total_income: 1_266_170, cess: 6629, tax_before_cess: 165_734 });
    expect(at(derived, 'capital_gains.by_quarter.lt20.upto_15_sep')).toBe(466_168);
  });

  it('of AY 2025-26 keep sales before and from 23 July 2024 apart', () => {
    const { derived } = itr2Form('2025-26').compute({
      personal: person,
      filing: filed('N', '2025-07-15'),
      salary: { employers: [{ salary_17_1: 2_000_000 }] },
      capital_gains: {
        short: {
          equity_111a: {
            before: { full_value: 150_000, cost: 100_000 },
            sale: { full_value: 180_000, cost: 100_000 },
          },
        },
      },
      schedule_112a: {
        rows: [
          { acquired: 'AE', transferred: 'BE', sale_value: 300_000, purchase_cost: 200_000 },
          { acquired: 'AE', transferred: 'AE', sale_value: 350_000, purchase_cost: 150_000 },
        ],
      },
    });
    // 111A at 15% and 20%; 112A exemption of 1,25,000 against the later, dearer rate first
    expect(rowsAt(derived, 'special_income.rows')).toEqual([
      { code: '1A_BE', rate: 15, income: 50_000, tax: 7500 },
      { code: '1A', rate: 20, income: 80_000, tax: 16_000 },
      { code: '2A_BE', rate: 10, income: 100_000, tax: 10_000 },
      { code: '2A', rate: 12.5, income: 200_000, tax: 9375 },
    ]);
    expect(at(derived, 'capital_gains.long.shares_112a.gain_before')).toBe(100_000);
    expect(at(derived, 'capital_gains.short.equity_111a.total')).toBe(130_000);
  });

  it('take losses brought forward through Schedules BFLA and CFL', () => {
    const { derived } = itr2Form('2026-27').compute({
      personal: person,
      filing: filed('N', '2026-07-15'),
      schedule_112a: { rows: [{ acquired: 'AE', sale_value: 900_000, purchase_cost: 100_000 }] },
      carried_losses: {
        year_3: { filed_on: '2023-07-20', long_term: 100_000, short_term: 50_000, race_horses: 7000 },
        year_8: { filed_on: '2018-07-20', house_property: 30_000 },
      },
    });
    expect(getAt(derived, 'brought_losses.lt12_5')).toEqual({
      income: 800_000,
      brought: 150_000,
      remaining: 650_000,
    });
    expect(getAt(derived, 'carried_losses.adjusted')).toMatchObject({
      long_term: 100_000,
      short_term: 50_000,
    });
    // the form's line xii is ix - x + xi (rule A-748): the loss of AY 2018-19 is in it, though its eight years have passed (s.71B)
    expect(getAt(derived, 'carried_losses.carried')).toEqual({
      house_property: 30_000,
      short_term: 0,
      long_term: 0,
      race_horses: 7000,
    });
  });

  it('tax incomes at special rates: lottery, provident fund by its own tax, treaty rate, virtual assets', () => {
    const { derived, chosen } = itr2Form('2026-27').compute({
      personal: person,
      filing: { ...filed('N', '2026-07-15'), resident_status: 'NRI' },
      other_sources: {
        lottery: 100_000,
        provident_fund: [{ year: '2020-21', income: 50_000, tax: 4321 }],
        special_rows: [{ source: '5A1ai', amount: 10_000 }],
        dividend_income: 40_000,
        treaty: [{ amount: 40_000, item: '56i', treaty_rate: 10, act_rate: 20 }],
      },
      schedule_vda: { rows: [{ sold_on: '2025-09-01', cost: 10_000, sale_value: 30_000 }] },
    });
    expect(rowsAt(derived, 'special_income.rows')).toEqual([
      { code: '5BB', rate: 30, income: 100_000, tax: 30_000 },
      { code: '1', rate: 1, income: 50_000, tax: 4321 },
      { code: '5A1ai', rate: 20, income: 10_000, tax: 2000 },
      { code: 'DTAAOS', rate: 1, income: 40_000, tax: 4000 },
      { code: '5BBH', rate: 30, income: 20_000, tax: 6000 },
    ]);
    expect(chosen.totalIncome).toBe(220_000);
    expect(at(derived, 'other_sources.balance')).toBe(0);
    expect(at(derived, 'other_sources.income')).toBe(200_000);
    expect(at(derived, 'capital_gains.by_quarter.vda.upto_15_sep')).toBe(20_000);
    // rules: Schedule OS 2f, the rows of Schedules CYLA and BFLA and Schedule SI are one amount
    expect(getAt(derived, 'current_losses.treaty_sources')).toMatchObject({
      income: 40_000,
      remaining: 40_000,
    });
    expect(getAt(derived, 'brought_losses.treaty_sources')).toEqual({ income: 40_000, remaining: 40_000 });
  });

  it('give relief for tax paid abroad by country', () => {
    const { derived } = itr2Form('2026-27').compute(fullReturn('2026-27'));
    const [row] = rowsAt(derived, 'tax_relief.rows');
    expect(row).toMatchObject({ country: '65', section: '90', tax_paid: 500, relief: 500 });
    expect(at(derived, 'tax.relief_90')).toBe(500);
  });

  it.each(years)(
    'of AY %s break no rule in a full return of either regime, and agree with the engine',
    (ay) => {
      const form = itr2Form(ay);
      for (const regime of ['old', 'new'] as const) {
        const data = fullReturn(ay, regime);
        // told of: deductions the new regime has not, Form 67 for the relief claimed
        const barred = patterns.unusedInNewRegime;
        const broken = checkComplete(form.model, data).filter((i) => i.message.text !== barred);
        expect(broken.filter((i) => i.rule !== 'B/D-3')).toEqual([]);
        const { derived, chosen } = form.compute(data);
        const worked = at(derived, 'total_income.after_current') - at(derived, 'total_income.brought_losses');
        expect(worked).toBe(chosen.grossTotalIncome);
        expect(at(derived, 'special_income.tax')).toBe(chosen.tax.atSpecialRates);
        expect(at(derived, 'tax.total_liability')).toBe(chosen.totalLiability);
      }
    },
  );

  it.each(years)('of AY %s keep what was typed, add up and stay the same when derived again', (ay) => {
    const { model } = itr2Form(ay);
    const tree = treeOf(model);
    fc.assert(
      fc.property(formArbitrary(tree, 9_999_999_999), (data) => {
        const once = model.derive(data);
        expect(checkDraft(model, once)).toEqual([]);
        expect(model.derive(once)).toEqual(once);
        expect(at(once, 'total_income.after_current') - at(once, 'total_income.brought_losses')).toBe(
          at(once, 'total_income.gross_total_income'),
        );
        for (const { key } of itr2Years[ay].rates)
          expect(
            Object.values(getAt(once, `capital_gains.by_quarter.${key}`) as Record<string, number>).reduce(
              (a, b) => a + b,
              0,
            ),
          ).toBe(at(once, `brought_losses.${key}.remaining`));
      }),
      { numRuns: runs(10) },
    );
  });

  it('after edits of shares are those of a form never worked out before', () => {
    const form = itr2Form('2025-26');
    const schedules = ['schedule_112a', 'schedule_115ad'];
    const columns = ['sale_value', 'purchase_cost', 'units', 'fmv_unit', 'expenses'];
    const edit = fc.record({
      schedule: fc.constantFrom(...schedules),
      row: fc.nat(3),
      change: fc.oneof(
        fc.record({ key: fc.constantFrom(...columns), value: fc.nat(9_999_999) }),
        fc.record({ key: fc.constant('acquired'), value: fc.constantFrom('BE', 'AE', undefined) }),
        fc.record({ key: fc.constant('transferred'), value: fc.constantFrom('BE', 'AE', undefined) }),
        fc.constant(undefined),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        let data: FormValues = { personal: person, filing: filed('Y', '2025-07-15') };
        for (const { schedule, row, change } of edits) {
          const list = `${schedule}.rows`;
          const at = Math.min(row, rowsAt(data, list).length);
          data = change
            ? setAt(data, `${list}.${at}.${change.key}`, change.value)
            : removeRow(data, list, at);
          expect(form.compute(data)).toEqual(form.compute(structuredClone(data)));
        }
      }),
      { numRuns: runs(10) },
    );
  });

  it('come for every draft, however rough', () => {
    const { model, compute } = itr2Form('2026-27');
    expect(checkComplete(model, {}).map((i) => i.path)).toEqual(
      expect.arrayContaining(['personal.pan_number', 'filing.resident_status', 'verification.name']),
    );
    for (const [path, value] of [
      ['salary.employers', [{ salary_17_1: -5 }, { salary_17_1: 1e300 }]],
      ['capital_gains.long.land', [{ sold_on: 'x', bought_on: '2020-02-31', cost: -1 }, null]],
      ['schedule_112a.rows', [{ units: 1e300, fmv_unit: 1e300, acquired: 'BE' }]],
      ['foreign_income.rows', [{}]],
      ['house_property.properties', [{ co_owned: 'YES', own_share: 1e9 }]],
    ] as const)
      expect(() => compute(setAt({}, path, value))).not.toThrow();
  });
});
