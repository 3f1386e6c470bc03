import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import * as allForm from './form.ts';
import { fullReturn } from './testing/returns.ts';

const { itr3Form } = kept(allForm);

const form = itr3Form('2026-27');
const amounts = (...list: number[]) => ({ rows: list.map((amount) => ({ amount })) });
const withParts = (parts: FormValues): FormValues =>
  Object.entries(parts).reduce<FormValues>(
    (out, [path, value]) => setAt(out, path, value),
    fullReturn('2026-27'),
  );
const bodyOf = (data: FormValues) =>
  getAt(form.exportJson(data, { createdOn: '2026-07-15' }).json, 'ITR.ITR3');

const claims = withParts({
  'deductions.sec_80ia': 300_000,
  'deductions.sec_80ib': 70_000,
  'deductions.sec_80ic': 90_000,
  undertakings: {
    sec_80ia: { power: amounts(100_000, 200_000) },
    sec_80ib: { housing: amounts(50_000), grain: amounts(20_000) },
    sec_80ic: { assam: amounts(40_000), sikkim: amounts(30_000, 20_000) },
  },
});
const others = withParts({
  research_donations: {
    rows: [
      {
        donee_name: 'Example Research Association',
        donee_pan: 'AAATE1234F',
        address: '1 Example Road',
        city: 'Pune',
        state: '19',
        pincode: '411001',
        cash: 15_000,
        other_mode: 85_000,
      },
    ],
  },
  pricing_adjustment: {
    adjustment: 10_000_000,
    challans: [
      {
        bsr_code: '0002390',
        bank: 'Example Bank, Pune',
        date: '2026-06-10',
        challan_number: 12,
        amount: 2_000_000,
      },
    ],
  },
});

describe('schedules of undertakings', () => {
  it('have their totals and codes in the file, and come back', () => {
    expect(checkDraft(form.model, claims)).toEqual([]);
    const body = bodyOf(claims) as FormValues;
    expect(body['Schedule80_IA']).toEqual({
      Sch80SectionCode: '80-IA',
      DeductUs80_IA_4_iv: {
        Sch80LocOrDescCode: 'POWER',
        Sch80DeductAmtDtls: [{ DeductAmountSec80: 100_000 }, { DeductAmountSec80: 200_000 }],
      },
      TotSchedule80_IA: 300_000,
    });
    expect(body['Schedule80_IB']).toMatchObject({
      Sch80SectionCode: '80-IB',
      DeductHousUs80_IB_10_Und: { Sch80LocOrDescCode: 'HOUSING_PROJECT' },
      TotSchedule80_IB: 70_000,
    });
    expect(body['Schedule80_IC']).toMatchObject({
      Sch80SectionCode: '80-IC_IE',
      DeductInNorthEast: {
        Assam_Und: { Sch80LocOrDescCode: 'INDSRTL_ASSAM' },
        Sikkim_Und: { Sch80DeductAmtDtls: [{ DeductAmountSec80: 30_000 }, { DeductAmountSec80: 20_000 }] },
        TotDeductInNorthEast: 90_000,
      },
      TotSchedule80_IC: 90_000,
    });
    // Every business of a given schedule is in the file by its code, and the screen shows it.
    expect(body['Schedule80_IB']).toMatchObject({
      DeductMinOilUs80_IB_9_Und: { Sch80LocOrDescCode: 'COMM_PROD' },
      DeductFruitVegUs80_IB_11A_Und: { Sch80LocOrDescCode: 'FRIUTS_VEGTBLE' },
    });
    const shown = form.model.derive(claims);
    expect(getAt(shown, 'undertakings.sec_80ia.power.nature')).toBe('POWER');
    expect(getAt(shown, 'undertakings.sec_80ia.section')).toBe('80-IA');
    expect(getAt(shown, 'undertakings.sec_80ic.tripura.nature')).toBe('INDSRTL_TRIPURA');
    const { json } = form.exportJson(claims, { createdOn: '2026-07-15' });
    const back = form.importJson(json);
    expect(back.data['undertakings']).toEqual(claims['undertakings']);
    expect(form.exportJson(back.data, { createdOn: '2026-07-15' }).json).toEqual(json);
  });

  it('are left out of the file in the new regime, which has no such claim', () => {
    const fresh = setAt(setAt(claims, 'filing.opted_out_earlier', 'N'), 'filing.opt_out_now', 'N');
    const derived = form.model.derive(fresh);
    expect(getAt(derived, 'filing.opt_out_new_tax_regime')).toBe('N');
    expect(form.model.rules(derived).filter((i) => i.rule === 'VIA-C')).toEqual([]);
    expect((bodyOf(fresh) as FormValues)['Schedule80_IA']).toBeUndefined();
  });

  it('are what the claim in Schedule VI-A is', () => {
    const found = (data: FormValues) =>
      form.model
        .rules(form.model.derive(data))
        .filter((i) => i.rule === 'VIA-C')
        .map((i) => i.path);
    expect(found(claims)).toEqual([]);
    expect(found(setAt(claims, 'deductions.sec_80ib', 70_001))).toHaveLength(1);
    expect(found(setAt(claims, 'undertakings.sec_80ic', undefined))).toHaveLength(1);
  });
});

describe('donations to research associations and tax on secondary adjustments', () => {
  const body = bodyOf(others) as FormValues;

  it('count in whatever mode they were paid (s.35)', () => {
    expect(body['Schedule80RA']).toMatchObject({
      DonationDtlsRsrchAssctn: [{ DonationAmt: 100_000, EligibleDonationAmt: 100_000 }],
      TotalDonationAmtCash80RA: 15_000,
      TotalDonationAmtOtherMode80RA: 85_000,
      TotalDonationsUs80RA: 100_000,
      TotalEligibleDonationAmt80RA: 100_000,
    });
  });

  it('is 18%, with surcharge of 12% and cess of 4% (s.92CE(2A))', () => {
    expect(body['ScheduleTPSA']).toEqual({
      AmtPrimaryAdjUs92CE_2A: 10_000_000,
      AdditionalIncTax18PercAbove: 1_800_000,
      Surcharge12Perc: 216_000,
      HealthEducationCess: 80_640,
      TotalAdditionalTax: 2_096_640,
      TaxesPaid: 2_000_000,
      NetTaxPayable: 96_640,
      DtlsTaxesPaid: [
        {
          BSRCode: '0002390',
          BankBranchName: 'Example Bank, Pune',
          DateDep: '2026-06-10',
          SrlNoOfChaln: 12,
          Amount: 2_000_000,
        },
      ],
      TotalAmountDeposited: 2_000_000,
    });
  });

  it('are absent where nothing of them was given', () => {
    const plain = bodyOf(fullReturn('2026-27')) as FormValues;
    for (const node of ['Schedule80_IA', 'Schedule80_IB', 'Schedule80_IC', 'Schedule80RA', 'ScheduleTPSA'])
      expect(plain[node], node).toBeUndefined();
  });
});
