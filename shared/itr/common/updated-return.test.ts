import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itr1Form } from '../itr1/form.ts';
import { fullOldRegime } from '../itr1/testing/returns.ts';
import { itr2Form } from '../itr2/form.ts';
import { fullReturn as fullItr2 } from '../itr2/testing/returns.ts';
import { itr3Form } from '../itr3/form.ts';
import { fullReturn as fullItr3 } from '../itr3/testing/returns.ts';
import { itr4Form } from '../itr4/form.ts';
import { schemaFiles, validatorOf } from '../testing/schemas.ts';
import type { ItrForm } from './types.ts';
import { takesUpdated, updatedPeriod } from './updated-return.ts';

const context = { createdOn: '2026-11-22', softwareId: 'SW12345678' };
const challan = (amount: number, date = '2026-11-20') => ({
  bsr_code: '0510308',
  date,
  challan_number: 77,
  amount,
});

/** A salary of 20,75,000 in the new regime of AY 2025-26: 20,00,000 bears 2,90,000 and cess of 11,600 (s.115BAC(1A)). */
const salaried = (updated: FormValues, payments: readonly FormValues[] = []): FormValues => {
  const { personal, verification, bank_accounts } = fullOldRegime('2025-26');
  return {
    personal,
    verification,
    bank_accounts,
    filing: { section_filed: '21', filing_date: '2026-11-22', opt_out_new_tax_regime: 'N' },
    salary: {
      employers: [
        {
          employer_name: 'Example Limited',
          employer_tan: 'PNEA12345B',
          salary_17_1: 2_075_000,
          tds_deducted: 200_000,
        },
      ],
    },
    taxes_paid: { payments },
    updated_return: { eligible: 'Y', ...updated },
  };
};
const never = (more: FormValues = {}) =>
  salaried({ filed_before: 'N', reasons: [{ reason: '1' }], last_income: 0, ...more });
const filedEarlier = (more: FormValues = {}) =>
  salaried(
    {
      filed_before: 'Y',
      previous_section: '1',
      previous_form: 'ITR1',
      previous_ack: '123456789012345',
      previous_date: '2025-07-20',
      reasons: [{ reason: '2' }],
      last_income: 1_700_000,
      ...more,
    },
    [challan(11_600, '2025-07-18')],
  );

const form = itr1Form('2025-26');
const derivedOf = (data: FormValues) => form.compute(data).derived;
const part = (data: FormValues) => getAt(derivedOf(data), 'updated_return') as Record<string, number>;

describe('an updated return (s.139(8A)), ITR-1 of AY 2025-26', () => {
  it('where no return was filed bears tax, interest, fee and 25% on tax and interest (s.140B(1), (3))', () => {
    const { chosen } = form.compute(never());
    const { s234A, s234B, s234C } = chosen.interest;
    expect(chosen.tax.net).toBe(301_600);
    // s.234A: from 17 September 2025 to 22 November 2026, fifteen months of 1% on 1,01,600
    expect(s234A).toBe(15 * 1016);
    const open = 101_600 + s234A + s234B + s234C;
    const ati = part(never());
    expect(ati).toMatchObject({
      payable: open,
      last_payable: 0,
      fee: 5000,
      aggregate_refund: 0,
      aggregate: open + 5000,
      additional_tax: Math.round(open / 4),
      net_payable: open + 5000 + Math.round(open / 4),
      updated_income: 2_000_000,
      period: '1',
    });
    expect(ati['tax_due']).toBe(ati['net_payable']);
  });

  it('after a return in time owes no fee and no 234A, and nothing on what that return paid (s.140B(2))', () => {
    const { chosen } = form.compute(filedEarlier());
    expect(chosen.fees.s234F).toBe(0);
    expect(chosen.interest.s234A).toBe(0);
    const { s234B, s234C } = chosen.interest;
    const open = 101_600 + s234B + s234C;
    expect(part(filedEarlier())).toMatchObject({
      payable: open,
      last_payable: 11_600,
      aggregate: open - 11_600,
      additional_tax: Math.round((open - 11_600) / 4),
      net_payable: open - 11_600 + Math.round((open - 11_600) / 4),
    });
  });

  it('pays back the refund the earlier return brought', () => {
    const plain = part(filedEarlier());
    const ati = part(filedEarlier({ refund_claimed: 20_000, refund_issued: 20_600 }));
    expect(ati['aggregate']).toBe(0);
    expect(ati['aggregate_refund']).toBe(plain['aggregate']! + 20_600);
    expect(ati['additional_tax']).toBe(Math.round(ati['aggregate_refund']! / 4));
    expect(ati['net_payable']).toBe(ati['aggregate_refund']! + ati['additional_tax']!);
  });

  it('takes off taxes the earlier return did not claim', () => {
    const plain = part(filedEarlier());
    const ati = part(filedEarlier({ unclaimed: [challan(10_000, '2025-03-10')], regular_tax: 5000 }));
    expect(ati['payable']).toBe(plain['payable']! - 10_000);
    expect(ati['aggregate']).toBe(plain['aggregate']! - 15_000);
    expect(ati['additional_tax']).toBe(Math.round(ati['aggregate']! / 4));
  });

  it.each([
    ['2026-03-31', 0],
    ['2026-04-01', 1],
    ['2027-03-31', 1],
    ['2027-04-01', 2],
    ['2028-04-01', 3],
    ['2029-04-01', 4],
    ['2030-03-31', 4],
  ])('filed on %s falls in period %i', (day, period) => {
    expect(updatedPeriod('2025-26', day)).toBe(period);
  });

  it.each([
    ['2027-04-01', 2],
    ['2028-04-01', 1.6666],
    ['2029-04-01', 1.4285],
  ])('filed on %s bears the higher share of later periods', (filing_date, divisor) => {
    const data = setAt(never(), 'filing.filing_date', filing_date);
    const ati = part(data);
    const share = ati['additional_tax']! / (ati['aggregate']! - 5000);
    expect(share).toBeCloseTo(1 / divisor, 3);
  });

  it('leaves the additional tax out of the return itself', () => {
    const { chosen, derived } = form.compute(never());
    expect(getAt(derived, 'tax.total_liability')).toBe(chosen.totalLiability - chosen.additionalTax);
    expect(form.compute(setAt(never(), 'filing.section_filed', '12')).chosen.additionalTax).toBe(0);
  });

  const paid = (data: FormValues) =>
    setAt(data, 'updated_return.payments', [challan(part(data)['net_payable']!)]);
  const errors = (data: FormValues, of: ItrForm = form) =>
    checkComplete(of.model, data)
      .filter((i) => i.severity === 'error')
      .map((i) => i.path);

  const schemaErrors = validatorOf(schemaFiles['2025-26']);
  it.skipIf(!schemaErrors)('is a file the schema takes, and reads back the same', () => {
    for (const data of [
      paid(never()),
      paid(filedEarlier({ refund_issued: 20_600, additional_salary: 300_000 })),
    ]) {
      expect(errors(data)).toEqual([]);
      const { json } = form.exportJson(data, context);
      expect(schemaErrors!(json)).toEqual([]);
      expect(getAt(json, 'ITR.ITR1.FilingStatus.ReturnFileSec')).toBe(21);
      expect(getAt(json, 'ITR.ITR1.PartA_139_8A')).toMatchObject({
        PAN: 'ABCPE1234F',
        Name: 'Asha Example',
        AssessmentYear: '2025',
        ITRFormUpdatingInc: 'ITR1',
        UpdatedReturnDuringPeriod: '1',
      });
      expect(getAt(json, 'ITR.ITR1.PartB-ATI.TaxDue10_11')).toBe(0);
      const back = form.importJson(json);
      expect(back.warnings.filter((w) => !w.rule?.startsWith('B-'))).toEqual([]);
      expect(form.exportJson(back.data, context).json).toEqual(json);
    }
  });

  it('names what stands against it', () => {
    expect(errors(never())).toEqual(['updated_return.tax_due']);
    const short = challan(part(never())['net_payable']! - 1);
    expect(errors(setAt(never(), 'updated_return.payments', [short]))).toEqual(['updated_return.tax_due']);
    expect(errors(setAt(paid(never()), 'filing.filing_date', '2026-03-31'))).toContain('filing.filing_date');
    expect(errors(setAt(paid(never()), 'updated_return.eligible', 'N'))).toContain('updated_return.eligible');
    expect(errors(setAt(paid(never()), 'updated_return.reasons', []))).toContain('updated_return.reasons');
    expect(errors(setAt(paid(never()), 'updated_return.reasons', [{ reason: '2' }]))).toContain(
      'updated_return.reasons',
    );
    expect(errors(setAt(paid(filedEarlier()), 'updated_return.last_income', 2_100_000))).toContain(
      'updated_return.last_income',
    );
    const refund = setAt(paid(never()), 'salary.employers.0.tds_deducted', 500_000);
    expect(errors(refund)).toContain('updated_return.net_payable');
  });
});

describe('updated returns of every form', () => {
  const updated = {
    filed_before: 'Y',
    previous_section: '1',
    previous_form: 'ITR2',
    previous_ack: '123456789012345',
    previous_date: '2025-07-20',
    eligible: 'Y',
    reasons: [{ reason: '2' }],
    last_income: 1_000_000,
  };
  const all: [string, ItrForm, FormValues][] = [
    ['ITR-2 2025-26', itr2Form('2025-26'), fullItr2('2025-26')],
    ['ITR-2 2024-25', itr2Form('2024-25'), fullItr2('2024-25')],
    ['ITR-3 2025-26', itr3Form('2025-26'), fullItr3('2025-26')],
    ['ITR-1 2024-25', itr1Form('2024-25'), { salary: { employers: [{ salary_17_1: 2_000_000 }] } }],
    ['ITR-4 2025-26', itr4Form('2025-26'), { business44ad: { digital_receipts: 20_000_000 } }],
  ];
  it.each(all)('%s writes both parts and reads them back', (name, of, data) => {
    const filing = {
      ...((data['filing'] as FormValues | undefined) ?? {}),
      section_filed: '21',
      filing_date: '2026-11-22',
    };
    const whole = { ...data, filing, updated_return: updated };
    const { json } = of.exportJson(whole, context);
    const key = name.slice(0, 5).replace('-', '');
    const at = (path: string) => getAt(json, `ITR.${key}.${path}`);
    expect(at('PartA_139_8A.ITRFormUpdatingInc')).toBe(key);
    expect(at('PartA_139_8A.AssessmentYear')).toBe(name.slice(6, 10));
    expect(at('PartA_139_8A.UpdatedReturnDuringPeriod')).toBe(name.endsWith('2024-25') ? '2' : '1');
    const { chosen } = of.compute(whole);
    expect(chosen.additionalTax).toBeGreaterThan(0);
    expect(at('PartB-ATI.AddtnlIncTax')).toBe(chosen.additionalTax);
    const back = of.importJson(json).data;
    expect(getAt(back, 'updated_return.previous_ack')).toBe('123456789012345');
    expect(of.exportJson(back, context).json).toEqual(json);
  });

  it('begin with the years whose files have a place for them', () => {
    expect(['2026-27', '2025-26', '2024-25'].filter((ay) => takesUpdated(ay as '2026-27'))).toEqual([
      '2025-26',
      '2024-25',
    ]);
    expect(JSON.stringify(itr1Form('2026-27').model.steps)).not.toContain('updated_return');
  });
});
