import type { FormValues } from '../../../forms/paths.ts';
import { association, firm, fullReturn, juridical, partner, society } from './returns.ts';

/** Returns of AY 2026-27 worked by hand from the sections named in each; no figure was taken from the program. */

const sales = (amount: number): FormValues => ({ sale_of_goods: amount });
const balanced = { capital: 10_00_000, bank: 10_00_000 };
/** Books that show a profit. */
const profit = (amount: number, more: FormValues = {}): FormValues => ({
  trading: sales(amount),
  balance_sheet: balanced,
  ...more,
});
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });

export const worked: readonly [name: string, data: FormValues, totalIncome: number, net: number][] = [
  [
    // trading 31,90,000; less 16,40,000, interest 2,80,000, depreciation 1,00,000: 11,70,000; disallowed 20,000 and, of the
    // interest at 18%, 60,000; depreciation by the Act 1,08,750 for 1,00,000: 12,41,250, less the loss of 1,00,000
    // house 1,96,000; gains 1,00,000 (111A) and 19,00,000; sources 32,000; half of 50,000 to the relief fund
    // 30% of 13,44,250 is 4,03,275, 20% 20,000, 12.5% 2,37,500: 6,60,775; cess 26,431
    'firm with everything',
    fullReturn(),
    33_44_250,
    6_87_206,
  ],
  [
    // 30% 30,30,000; with 12% 33,93,600, but not above 30,00,000 and the 1,00,000 above a crore; cess on 31,00,000
    'firm just above one crore: marginal relief',
    firm(profit(1_01_00_000)),
    1_01_00_000,
    32_24_000,
  ],
  [
    // loss of 10,00,000 after 20,00,000 of pay: book profit 10,00,000, of which 90% of 6,00,000 and 60% of 4,00,000: 7,80,000
    'firm whose remuneration passes s.40(b)(v)',
    firm({
      ...profit(10_00_000),
      profit_loss: { partners_remuneration: 20_00_000 },
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { remuneration: 12_00_000 }),
          partner('Vijay Rao', 'ABCPR1234B', { remuneration: 8_00_000 }),
        ],
      },
    }),
    2_20_000,
    68_640,
  ],
  [
    // s.44AD: 6% of one crore; partners' pay changes nothing
    'firm u/s 44AD',
    firm({
      audit: { books_44aa: 'N' },
      balance_sheet: { no_accounts: { cash: 10_000 } },
      business44ad: {
        businesses: [{ name: 'Example Traders', code: '09028' }],
        digital_receipts: 1_00_00_000,
      },
    }),
    6_00_000,
    1_87_200,
  ],
  [
    // five lorries of 20 tonnes for ten months: 10,00,000; pay of 4,00,000 within 7,80,000 (proviso to s.44AE(3))
    'firm u/s 44AE with partners',
    firm({
      audit: { books_44aa: 'N' },
      balance_sheet: { no_accounts: { cash: 10_000 } },
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { remuneration: 4_00_000 }),
          partner('Vijay Rao', 'ABCPR1234B'),
        ],
      },
      carriages44ae: {
        carriers: [{ name: 'Example Carriers', code: '11008' }],
        goods_carriages: [1, 2, 3, 4, 5].map((n) => ({
          registration_number: `MH12AB123${n}`,
          ownership: 'OWN',
          tonnage: 20,
          months: 10,
        })),
        partners_pay: 4_00_000,
      },
    }),
    6_00_000,
    1_87_200,
  ],
  [
    // of the loss of 3,00,000 his 33.33% is 99,990; his profit 82,500: 17,490 lapse and 2,82,510 is set off (s.78(1))
    // 30% of 2,17,490 is 65,247; cess 2,610
    'firm whose partner retired, with a loss',
    firm({
      ...profit(5_00_000),
      partners: {
        changed: 'Y',
        changes: [
          {
            name: 'Ravi Rao',
            change: 'RET',
            on: '2025-09-30',
            share: 33.33,
            pan: 'ABCPR1234C',
            profit: 82_500,
          },
        ],
        rows: [partner('Asha Rao', 'ABCPR1234A'), partner('Vijay Rao', 'ABCPR1234B')],
      },
      carried_losses: { year_2: { filed_on: '2024-07-30', business: 3_00_000 } },
    }),
    2_17_490,
    67_857,
  ],
  [
    // s.45(4): 12.5% of 15,00,000
    'firm reconstituted',
    firm({ filing: { due_date: '2026-07-31' }, capital_gains: { long: { deemed_45_4: 15_00_000 } } }),
    15_00_000,
    1_95_000,
  ],
  [
    // 30% of 10,00,000 with cess 3,12,000; s.115JC: 18.5% of 50,00,000 9,25,000 with cess 9,62,000
    'limited liability partnership with s.80-IAC: minimum tax',
    firm({
      ...profit(50_00_000),
      personal: { sub_status: '5', llpin: 'AAA-1234' },
      filing: { startup: 'Y', startup_number: 'DIPP12345' },
      deductions: { sec_80iac: 40_00_000 },
      start_up: {
        incorporated_on: '2019-04-01',
        nature: 'Software',
        certificate: 'IMB123',
        first_year: '2024-25',
        amount: 40_00_000,
      },
    }),
    10_00_000,
    9_62_000,
  ],
  [
    // s.115BAC(1A): 5% of 4,00,000, 10% of 4,00,000, 15% of 3,00,000: 1,05,000; cess 4,200
    'association, no member above the exemption',
    association(interest(15_00_000)),
    15_00_000,
    1_09_200,
  ],
  [
    // s.167B(2): 30% of 10,00,000
    'association with a member above the exemption',
    association({
      ...interest(10_00_000),
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { kind: 'INDIVIDUAL', above_exemption: 'Y' }),
          partner('Vijay Rao', 'ABCPR1234B', { kind: 'INDIVIDUAL', above_exemption: 'N' }),
        ],
      },
    }),
    10_00_000,
    3_12_000,
  ],
  [
    // s.40(ba): 5,00,000 and the 1,00,000 paid to a member; 5% of 2,00,000
    'association that pays a member',
    association({
      ...profit(6_00_000),
      filing: { due_date: '2026-08-31', income_from_business: 'Y', opted_out_earlier: 'N', opt_out_now: 'N' },
      profit_loss: { salaries: 1_00_000 },
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', {
            kind: 'INDIVIDUAL',
            remuneration: 1_00_000,
            above_exemption: 'N',
          }),
          partner('Vijay Rao', 'ABCPR1234B', { kind: 'INDIVIDUAL', above_exemption: 'N' }),
        ],
      },
    }),
    6_00_000,
    10_400,
  ],
  [
    // s.80P(2)(a)(i) takes the 8,00,000 of business; 1,000, 2,000 and 30% of 1,80,000: 57,000; cess 2,280
    'credit society',
    society({
      ...profit(8_00_000),
      ...interest(2_00_000),
      society_income: { ai: 8_00_000 },
    }),
    2_00_000,
    59_280,
  ],
  [
    // s.115BAD: 22% 2,20,000, surcharge 22,000, cess 9,680
    'society u/s 115BAD',
    society({
      ...profit(10_00_000),
      filing: {
        chosen_115bad: 'N',
        choose_115bad: '1',
        form_10if_date: '2026-07-01',
        form_10if_ack: '123456789012345',
      },
    }),
    10_00_000,
    2_51_680,
  ],
  [
    // s.115BAE: 15% of 40,00,000 and 22% of 10,00,000: 8,20,000; surcharge 82,000; cess 36,080
    'new manufacturing society u/s 115BAE',
    society({
      ...profit(40_00_000),
      ...interest(10_00_000),
      personal: { date_of_birth: '2023-05-01', commenced_on: '2023-06-01' },
      filing: {
        chosen_115bad: 'N',
        chosen_115bae: 'Y',
        continue_115bae: 'Y',
        form_10ifa_date: '2024-07-01',
        form_10ifa_ack: '123456789012345',
      },
    }),
    50_00_000,
    9_38_080,
  ],
  [
    // s.115BAE: 15% of 30,00,000, 22% of the other 10,00,000: 6,70,000; surcharge 67,000; cess 29,480
    'the same with business that is not manufacture',
    society({
      ...profit(40_00_000),
      personal: { date_of_birth: '2023-05-01', commenced_on: '2023-06-01' },
      filing: {
        chosen_115bad: 'N',
        chosen_115bae: 'Y',
        continue_115bae: 'Y',
        form_10ifa_date: '2024-07-01',
        form_10ifa_ack: '123456789012345',
        manufacturing_income: 30_00_000,
      },
    }),
    40_00_000,
    7_66_480,
  ],
  [
    // s.167B(1): 30% of 10,00,000
    'association whose shares are not known',
    association({
      ...interest(10_00_000),
      partners: { shares_unknown: 'Y', rows: [partner('Asha Rao', 'ABCPR1234A', { kind: 'INDIVIDUAL' })] },
    }),
    10_00_000,
    3_12_000,
  ],
  [
    // 70% of 10,00,000 of rent, 30%
    'local authority with a house',
    juridical('2', {
      house_property: {
        properties: [
          {
            address: '5 Station Road',
            city: 'Pune',
            state: '19',
            pincode: '411001',
            owner: 'SE',
            property_type: 'Y',
            gross_annual_value: 10_00_000,
            tenants: [{ name: 'R Shah' }],
          },
        ],
      },
    }),
    7_00_000,
    2_18_400,
  ],
  [
    // old regime by choice in the return: 1,12,500 and 30% of 2,00,000; cess 6,900
    'estate of a deceased person in the old regime',
    juridical('9', {
      ...interest(12_00_000),
      personal: { sub_status: '12' },
      filing: { income_from_business: 'N', old_regime: 'Y' },
    }),
    12_00_000,
    1_79_400,
  ],
];
