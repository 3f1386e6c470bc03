import type { FormValues } from '../../../forms/paths.ts';
import type { Whole } from '../../testing/whole.ts';
import { trust } from './returns.ts';

const donations = (amount: number): FormValues => ({ contributions: { local: { donations: amount } } });
const applied = (amount: number): FormValues => ({ application: { education: { revenue: amount } } });
const electoral = {
  books: 'Y',
  recorded: 'Y',
  parties_recorded: 'Y',
  audited: 'Y',
  audited_on: '2026-07-01',
  listed: 'Y',
  first_year: 'N',
};

/** Whole returns of AY 2026-27 worked by hand from the sections named; no figure was taken from the program. Nothing paid and filed on 20 July 2026 unless said. */
export const whole: readonly (Whole & { part?: Readonly<Record<string, number>> })[] = [
  {
    // 60,00,000; applied 40,00,000; 15% 9,00,000; left 11,00,000. Slabs: 20,000 and 10% of 3,00,000 30,000: 50,000; cess 2,000
    // s.234B 52,000 for four months 2,080; s.234C 7,800 234; 23,400 702; 39,000 1,170; 52,000 520
    name: 'trust that applied too little',
    data: trust({
      contributions: { local: { donations: 40_00_000 } },
      property_income: { main: 15_00_000, interest: 5_00_000 },
      ...applied(40_00_000),
    }),
    part: {
      'PartB_TI.IncToBeApplied': 60_00_000,
      'PartB_TI.TIDeductions.AmtAppliedtForCharitablePurpose': 40_00_000,
      'PartB_TI.TIDeductions.AmtAccumulatedForCharitable': 9_00_000,
      'PartB_TI.TotalTI': 11_00_000,
    },
    figures: {
      total_income: 11_00_000,
      normal_tax: 50_000,
      surcharge: 0,
      cess: 2_000,
      net: 52_000,
      b: 2_080,
      c: 2_626,
      fee: 0,
      payable: 56_710,
    },
  },
  {
    // 20,00,000; given to another trust 10,00,000, of which 8,50,000 is application (Explanation 4(iii) to s.11(1)); 5,00,000 spent: 13,50,000
    // 15% of 20,00,000 3,00,000: left 3,50,000, below 4,00,000
    name: 'trust that gave to another trust',
    data: trust({
      ...donations(20_00_000),
      application: { to_trusts: { revenue: 10_00_000 }, education: { revenue: 5_00_000 } },
    }),
    part: { 'PartB_TI.TotalTI': 3_50_000 },
    figures: { total_income: 3_50_000, normal_tax: 0, net: 0 },
  },
  {
    // donations 80,00,000; spent 50,00,000, of it 10,00,000 out of a loan and 5,00,000 out of the corpus: 35,00,000 is application
    // a loan of 2023-24 repaid 6,00,000 and 4,00,000 put back into the corpus count (Explanation 4); Form 9A 8,00,000; Form 10 5,00,000
    // 15% 12,00,000: 35 + 6 + 4 + 8 + 5 + 12 = 70; left 10,00,000: 40,000; cess 1,600
    name: 'trust that spent loan and corpus, repaid and restored, with Forms 9A and 10',
    data: trust({
      ...donations(80_00_000),
      application: {
        education: { revenue: 50_00_000 },
        out_of: { corpus: { revenue: 5_00_000 }, borrowed: { revenue: 10_00_000 } },
      },
      accumulation: { rows: [{ year: '2025', purpose: 'Hostel', amount: 5_00_000 }] },
      deemed_application: { rows: [{ year: '7', reason: '1', amount: 8_00_000 }] },
      investments: {
        corpus: [
          {
            kind: 'OTIA',
            opening: 50_00_000,
            applied: 5_00_000,
            restored: 4_00_000,
            year: '13',
            restored_all: 4_00_000,
            invested: 49_00_000,
          },
        ],
        loans: [
          {
            opening: 20_00_000,
            taken: 10_00_000,
            applied: 10_00_000,
            repaid: 6_00_000,
            year: '13',
            repaid_all: 6_00_000,
          },
        ],
      },
      applied_income: { form_9a: 'Y', form_9a_on: '2026-08-20', form_10: 'Y', form_10_on: '2026-08-20' },
    }),
    part: {
      'PartB_TI.IncToBeApplied': 80_00_000,
      'PartB_TI.TIDeductions.AmtAppliedtForCharitablePurpose': 35_00_000,
      'PartB_TI.TIDeductions.AmtAppForCharitablePurposeRepayment': 6_00_000,
      'PartB_TI.TIDeductions.AmtAppliedSpecifiedMode': 4_00_000,
      'PartB_TI.TIDeductions.AmtDeemedForCharitable': 8_00_000,
      'PartB_TI.TIDeductions.AmtAccumulatedForCharitable': 12_00_000,
      'PartB_TI.TIDeductions.AmtFulfilledUs11_2': 5_00_000,
      'PartB_TI.TotalTI': 10_00_000,
    },
    figures: { total_income: 10_00_000, normal_tax: 40_000, cess: 1_600, net: 41_600 },
  },
  {
    // specified income (s.13(1)(c)) 20,00,000 at 30% 6,00,000; 1,00,00,000 less 45,00,000 and 15,00,000: 40,00,000 by slabs 3,00,000 and 4,80,000
    // 13,80,000; surcharge 10% above fifty lakh 1,38,000 (20,80,000 is the limit); cess 60,720
    name: 'trust with a benefit to a trustee, above fifty lakh',
    data: trust({ ...donations(1_00_00_000), ...applied(45_00_000), specified: { insiders: 20_00_000 } }),
    part: {
      'PartB_TI.IncChargUs115BBIIncld13': 20_00_000,
      'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxIncChargUs115BBI': 6_00_000,
    },
    figures: {
      total_income: 60_00_000,
      normal_tax: 7_80_000,
      surcharge: 1_38_000,
      cess: 60_720,
      net: 15_78_720,
    },
  },
  {
    // anonymous 30,00,000 beside 70,00,000: 5% of 1,00,00,000 5,00,000 are free; 25,00,000 at 30% 7,50,000 (s.115BBC)
    // 75,00,000 less 63,75,000 applied and 11,25,000: nil. Cess 30,000
    name: 'trust with anonymous donations and all else applied',
    data: trust({
      contributions: { local: { donations: 70_00_000 }, anonymous: { received: 30_00_000 } },
      ...applied(63_75_000),
    }),
    part: {
      'PartB_TI.DonationsUs115BBC': 25_00_000,
      'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.DonationUs115BC': 7_50_000,
    },
    figures: { total_income: 25_00_000, normal_tax: 0, cess: 30_000, net: 7_80_000 },
  },
  {
    // the return of 20 November is belated but within s.139(4): s.12A(1)(ba) is met. 20,00,000 less 12,00,000 and 3,00,000: 5,00,000
    // 5% of 1,00,000 5,000; cess 200; no advance tax below 10,000 (s.208); s.234A 5,200 for one month 52; s.234F 1,000 up to five lakh
    name: 'trust that filed late keeps section 11',
    data: trust({
      ...donations(20_00_000),
      ...applied(12_00_000),
      filing: { section_filed: '12', filing_date: '2026-11-20' },
    }),
    figures: {
      total_income: 5_00_000,
      normal_tax: 5_000,
      net: 5_200,
      a: 52,
      b: 0,
      c: 0,
      fee: 1_000,
      payable: 6_250,
    },
  },
  {
    // s.13B: 90,00,000 of 1,00,00,000 is below 95%, so that no contribution is exempt: 25% of 1,00,00,000, cess 1,00,000
    name: 'electoral trust that distributed too little',
    data: trust({
      personal: {
        exemption: '13B',
        return_under: '139-4B',
        status: '7',
        sub_status: '7i',
        company_rate: 'COMPANY',
        small_company: 'Y',
        pan_number: 'AAACE1234F',
      },
      registration: {
        under_act: [
          {
            section: 'VIII',
            claimed: 'true',
            on: '2021-05-28',
            number: 'AAATE1234FE20214',
            authority: 'CIT(E)',
          },
        ],
      },
      ...donations(1_00_00_000),
      electoral_trust: { ...electoral, opening: 0, distributed: 90_00_000, spent: 2_50_000 },
    }),
    figures: {
      total_income: 1_00_00_000,
      normal_tax: 25_00_000,
      surcharge: 0,
      cess: 1_00_000,
      net: 26_00_000,
    },
  },
  {
    // s.11(1A): a house sold for 50,00,000 net, 40,00,000 put into a new one; donations 10,00,000 and 11,00,000 spent
    // 60,00,000 less 40,00,000, 11,00,000 and 15% 9,00,000: nil
    name: 'trust that sold an asset for a new one',
    data: trust({
      ...donations(10_00_000),
      property_income: { assets_sold: 50_00_000 },
      application: { education: { revenue: 11_00_000 }, new_asset: { capital: 40_00_000 } },
    }),
    part: { 'PartB_TI.IncToBeApplied': 60_00_000, 'PartB_TI.TotalTI': 0 },
    figures: { total_income: 0, net: 0 },
  },
  {
    // Form 10 of 2020-21: of 30,00,000 18,00,000 were spent before and 4,00,000 this year; 8,00,000 lapse (s.11(3)(c)) at 30% 2,40,000, cess 9,600
    // of this year 85% is applied
    name: 'accumulation of the fifth year not spent',
    data: trust({
      ...donations(20_00_000),
      ...applied(17_00_000),
      accumulation: {
        rows: [
          {
            year: '2020',
            purpose: 'Hostel',
            amount: 30_00_000,
            applied_before: 18_00_000,
            applied: 4_00_000,
            not_used: 8_00_000,
          },
        ],
      },
    }),
    figures: { total_income: 8_00_000, normal_tax: 0, cess: 9_600, net: 2_49_600 },
  },
  {
    // s.12A(1)(b): no audit, so s.13(10): 80,00,000 less 50,00,000 spent, of it 6,00,000 for buildings and 4,00,000 given: 40,00,000
    // 3,00,000 and 30% of 16,00,000: 7,80,000; cess 31,200
    name: 'trust whose accounts were not audited',
    data: trust({
      purpose: {
        general_utility: 'N',
        activities_changed: 'N',
        section_13_10: 'Y',
        lost_trade: 'N',
        lost_books: 'N',
        lost_audit: 'Y',
        lost_return: 'N',
      },
      ...donations(80_00_000),
      ...applied(50_00_000),
      forfeited_income: {
        receipts: 80_00_000,
        expenditure: 50_00_000,
        capital: 6_00_000,
        donations: 4_00_000,
      },
    }),
    figures: { total_income: 40_00_000, normal_tax: 7_80_000, surcharge: 0, cess: 31_200, net: 8_11_200 },
  },
];
