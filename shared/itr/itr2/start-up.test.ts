import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { computeTax } from '../../tax/index.ts';
import type { Line } from '../../tax/model/types.ts';
import { kept } from '../../testing/kept.ts';
import { itr3Form } from '../itr3/form.ts';
import { validatorOf } from '../testing/schemas.ts';
import * as allForm from './form.ts';
import { fullReturn } from './testing/returns.ts';

const { itr2Form } = kept(allForm);

const options = (nature: string): FormValues => ({
  personal: { status: 'I' },
  filing: {
    section_filed: '11',
    filing_date: '2026-07-20',
    opt_out_new_tax_regime: 'N',
    resident_status: 'RES',
  },
  salary: {
    employers: [
      {
        nature_of_employment: 'OTH',
        salary_17_1: 3_000_000,
        perquisites: 1_000_000,
        perquisite_items: [{ nature, amount: 1_000_000 }],
      },
    ],
  },
});
const startUp = { startup_pan: 'AABCS1234F', dpiit_number: 'DIPP12345' };
const form = itr2Form('2026-27');
const tti = (data: FormValues) => getAt(form.compute(data).derived, 'tax') as Record<string, number>;

const lineOf = (line: Line, id: string): Line | undefined =>
  line.id === id ? line : line.children?.map((child) => lineOf(child, id)).find(Boolean);

describe('tax on shares of an eligible start-up (ss.17(2)(vi), 191(2))', () => {
  it('is left out of the tax payable: the tax on the perquisite is what it adds', () => {
    // s.115BAC(1A) on 39,25,000: 3,00,000 and 30% of 15,25,000; cess 4%
    // without the perquisite, on 29,25,000: 3,00,000 and 30% of 5,25,000; cess 4%
    expect(tti(options('16'))).toMatchObject({
      gross_payable: 787_800,
      deferral: { on_perquisite: 475_800, deferred: 312_000, payable_now: 0 },
      after_credit: 475_800,
      net_tax: 475_800,
    });
    const { chosen } = form.compute(options('16'));
    expect(chosen.totalIncome).toBe(3_925_000);
    expect(chosen.totalLiability).toBe(475_800 + chosen.interest.s234B + chosen.interest.s234C);
    expect(lineOf(chosen.breakdown, 'tax.deferred')?.amount).toBe(-312_000);
  });

  it('is not deferred where the employer does not defer it, or is no start-up', () => {
    for (const nature of ['17', '21']) {
      expect(tti(options(nature))['deferral']).toBeUndefined();
      expect(tti(options(nature))['net_tax']).toBe(787_800);
    }
  });

  it('bears interest u/s 234B on the tax that is payable only', () => {
    const { chosen } = form.compute(options('16'));
    const plain = form.compute(setAt(options('17'), 'salary.employers.0.perquisites', 0)).chosen;
    expect(chosen.interest.s234B).toBe(plain.interest.s234B);
  });

  it('is payable in the year of sale, leaving or the 48 months, beside the tax of that year', () => {
    const due = setAt(options('17'), 'deferred_tax', {
      ...startUp,
      ay_2223: {
        assessment_year: '2022-23',
        brought_forward: 300_000,
        sold: 'PS',
        sales: [{ date: '2025-08-01', amount: 100_000 }],
        payable: 100_000,
      },
    });
    const { derived, chosen } = form.compute(due);
    expect(getAt(derived, 'tax')).toMatchObject({
      deferral: { on_perquisite: 787_800, deferred: 0, payable_now: 100_000 },
      after_credit: 887_800,
      net_tax: 887_800,
    });
    expect(getAt(derived, 'deferred_tax')).toMatchObject({
      ay_2223: { attributed: 100_000, carried_forward: 200_000 },
      total: 100_000,
    });
    expect(chosen.tax.net).toBe(887_800);
  });

  it('goes into Schedule ESOP of the year and back', () => {
    const data = setAt(options('16'), 'deferred_tax', startUp);
    const { json } = form.exportJson(data, { createdOn: '2026-07-20' });
    expect(getAt(json, 'ITR.ITR2.ScheduleESOP')).toEqual({
      PanofStartUp: 'AABCS1234F',
      DPIITRegNo: 'DIPP12345',
      ScheduleESOP2627_Type: { AssessmentYear: '2026-27', BalanceTaxCF: 312_000 },
      TotalTaxAttributedAmt: 0,
    });
    expect(getAt(json, 'ITR.ITR2.PartB_TTI.ComputationOfTaxLiability.GrossTaxPay')).toEqual({
      TaxInc17: 475_800,
      TaxDeferred17: 312_000,
      TaxDeferredPayableCY: 0,
    });
    const back = form.importJson(json);
    expect(back.warnings.filter((w) => w.path.includes('ESOP') || w.rule === 'SUM')).toEqual([]);
    expect(form.exportJson(back.data, { createdOn: '2026-07-20' }).json).toEqual(json);
  });

  it('asks for the start-up it is of', () => {
    const found = (data: FormValues) =>
      form.model.rules(form.model.derive(data)).filter((i) => i.rule === 'ESOP-1');
    expect(found(options('16'))).toHaveLength(1);
    expect(found(setAt(options('16'), 'deferred_tax', startUp))).toEqual([]);
  });

  const errorsOf = validatorOf('schemas/ITR-2_2024_Main_V1.2.json');
  it.skipIf(!errorsOf)('is a file the schema of AY 2024-25 takes, every sum right', () => {
    const earlier = itr2Form('2024-25');
    const full = fullReturn('2024-25');
    const employer = getAt(full, 'salary.employers.0') as FormValues;
    const data = setAt(
      setAt(full, 'salary.employers.0', {
        ...employer,
        perquisites: 500_000,
        perquisite_items: [{ nature: '16', amount: 500_000 }],
      }),
      'deferred_tax',
      {
        ...startUp,
        ay_2122: {
          assessment_year: '2021-22',
          brought_forward: 50_000,
          sold: 'FS',
          sales: [{ date: '2023-08-01', amount: 50_000 }],
          payable: 50_000,
        },
      },
    );
    const { json } = earlier.exportJson(data, { createdOn: '2024-07-20', softwareId: 'SW12345678' });
    expect(errorsOf!(json)).toEqual([]);
    expect(earlier.importJson(json).warnings.filter((w) => w.rule === 'SUM')).toEqual([]);
    expect(
      Number(getAt(json, 'ITR.ITR2.PartB_TTI.ComputationOfTaxLiability.GrossTaxPay.TaxDeferred17')),
    ).toBeGreaterThan(0);
  });

  it('is deferred in ITR-3 too', () => {
    const { derived } = itr3Form('2026-27').compute(options('16'));
    expect(getAt(derived, 'tax.deferral.deferred')).toBe(312_000);
    expect(getAt(derived, 'tax.after_credit')).toBe(475_800);
  });

  it('never makes the tax negative, and the deferred part is never more than the tax', () => {
    const result = computeTax({
      assessmentYear: '2026-27',
      regime: 'old',
      assessee: { type: 'individual', residency: 'resident' },
      salary: { employers: [{ salary: 0, perquisites: 400_000, deferredPerquisite: 400_000 }] },
      relief89: { amount: 10_000 },
    });
    expect(result.tax.net).toBe(0);
    expect(result.tax.deferral.deferred).toBeLessThanOrEqual(result.tax.gross);
  });
});
