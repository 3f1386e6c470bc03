import { describe, expect, it } from 'vitest';
import { type FormValues, setAt } from '../../../forms/paths.ts';
import { itr7Form } from '../form.ts';
import { trust } from '../testing/returns.ts';
import { worked } from '../testing/worked.ts';

const form = itr7Form('2026-27');
const named = (start: string): FormValues => worked.find(([name]) => name.startsWith(start))![1];
const contextOf = (data: FormValues) => ({
  createdOn: String((data['filing'] as FormValues | undefined)?.['filing_date'] ?? '2026-07-20'),
  softwareId: 'SW12345678',
});
const rulesOf = (data: FormValues): string[] =>
  form.exportJson(data, contextOf(data)).issues.flatMap(({ rule }) => (rule ? [rule] : []));
const with_ = (base: FormValues, ...changes: [path: string, value: unknown][]): FormValues =>
  changes.reduce((data, [path, value]) => setAt(data, path, value), base);

const plain = named('charitable trust that applied');
const accumulated = named('charitable trust with accumulation');
const party = named('political party with a press');
const electoral = named('electoral trust');
const lost = named('body of general');
const hospital = named('hospital');
const research = named('research');
const corpus = 'investments.corpus.0';
const house = 'house_property.properties.0';
const tds = {
  credit_of: 'S',
  tan: 'PNEA12345B',
  section: '94C',
  deducted: 1000,
  tds_claimed: 1000,
  gross_receipt: 20_000,
  head: 'AI',
};
const secondAddress = { flat_no: '12', locality: 'MG Road', city: 'Pune', state: '19', pincode: '411001' };

/** A return broken in one rule of the department (list of AY 2026-27). */
const cases: [rule: string, data: FormValues][] = [
  ['A-2', with_(plain, ['personal.mobile', '98765'])],
  ['A-3', with_(plain, ['personal.sub_status', '7i'])],
  ['A-4', with_(plain, ['registration.under_act.0.on', '2026-07-21'])],
  ['A-5', with_(plain, ['registration.under_act.0.on', '2010-03-31'])],
  ['A-6', with_(research, ['registration.under_act.0.section', 'VI'])],
  ['A-7', with_(plain, ['registration.under_act', []])],
  ['A-13', with_(named('university'), ['registration.under_act', []])],
  ['A-19', with_(electoral, ['registration.under_act', []])],
  ['A-20', with_(research, ['registration.under_act', []])],
  ['A-24', with_(plain, ['personal.exemption', '13A'])],
  ['A-25', with_(party, ['personal.exemption', '11'])],
  ['A-26', with_(hospital, ['personal.exemption', '2135I'])],
  ['A-27', with_(hospital, ['personal.return_under', '139-4D'])],
  ['A-28', with_(lost, ['purpose.trade_percent', undefined])],
  ['A-29', with_(lost, ['purpose.utility_receipts', []])],
  ['A-30', with_(plain, ['purpose.activities_changed', 'Y'])],
  ['A-31', with_(plain, ['purpose.activities_changed', 'Y'], ['purpose.changed_on', '2026-04-01'])],
  ['A-33', with_(plain, ['personal.sub_status', '5vii'])],
  ['A-34', with_(research, ['exempt_receipts', undefined])],
  ['A-35', with_(named('trade union'), ['professional_receipts', undefined])],
  ['A-37', with_(hospital, ['small_receipts', undefined])],
  ['A-38', with_(party, ['personal.sub_status', '5v'])],
  ['A-40', with_(electoral, ['filing.resident_status', 'NRI'])],
  ['A-43', with_(lost, ['purpose.section_13_10', 'N'])],
  ['A-51', with_(plain, ['filing.section_filed', '14'])],
  ['A-52', with_(lost, ['purpose.trade_percent', 20])],
  ['A-53', with_(electoral, ['electoral_trust', undefined])],
  ['A-56', with_(electoral, ['personal.sub_status', '5i'])],
  ['A-57', with_(plain, ['purpose.activities_changed', undefined])],
  ['A-62', with_(plain, ['verification.capacity', 'RE'])],
  [
    'A-64',
    with_(plain, ['personal.same_secondary_address', 'N'], ['personal.alternate_address', secondAddress]),
  ],
  ['A-68', with_(accumulated, ['accumulation.rows.0.applied', 20_00_001])],
  ['A-69', with_(accumulated, ['accumulation.rows.0.invested', 20_00_001])],
  ['A-74', with_(accumulated, ['accumulation.rows.0.taxed_before', 1])],
  ['A-78', with_(accumulated, ['deemed_application.rows.0.applied', 1])],
  [
    'A-80',
    with_(accumulated, ['deemed_application.rows.0.year', '5'], ['deemed_application.rows.0.reason', '2']),
  ],
  ['A-82', with_(accumulated, ['deemed_application.rows.0.taxed_before', 1])],
  ['A-94', with_(accumulated, [`${corpus}.applied`, 57_00_001])],
  ['A-97', with_(accumulated, [`${corpus}.invested`, 57_00_001])],
  ['A-110', with_(plain, ['balance_sheet', { corpus_other: 1 }])],
  ['A-120', with_(party, ['party', undefined])],
  ['A-124', with_(party, ['party.up_to_20000', 1])],
  ['A-132', with_(electoral, ['electoral_trust.spent', 50_00_000])],
  ['A-146', with_(plain, ['application.out_of', { corpus: { revenue: 15_00_001 } }])],
  ['A-148', with_(plain, ['application.not_allowed', { other: { revenue: 15_00_001 } }])],
  ['A-149', with_(plain, ['application.new_asset', { capital: 1 }])],
  ['A-151', with_(plain, ['application.unpaid', { revenue: 15_00_001 }])],
  ['A-154', with_(plain, ['application.new_asset', { revenue: 1 }])],
  ['A-160', with_(research, ['contributions', { local: { donations: 90_00_001 } }])],
  ['A-163', with_(hospital, ['contributions', { local: { donations: 4_50_00_001 } }])],
  ['A-169', with_(accumulated, [`${corpus}.received`, 4_00_001])],
  ['A-175', with_(hospital, ['small_receipts.rows.0.kind', 'EDU'])],
  ['A-176', with_(hospital, ['small_receipts.rows.0.receipts', 5_00_00_001])],
  ['A-186', with_(research, [`${house}.gross_annual_value`, 0])],
  ['A-195', with_(research, [`${house}.unrealized_rent`, 4_00_001])],
  ['A-314', with_(plain, ['other_sources', { other_interest: 100, depreciation: 10 }])],
  ['A-346', with_(named('trust with a business'), ['business_income.specified_in', 100])],
  ['A-352', with_(named('trust with a business'), ['business_income.credited_dividend', 100])],
  ['A-449', with_(named('cancelled'), ['accreted.on', undefined])],
  ['A-454', with_(accumulated, [`${corpus}.invested`, 56_99_999])],
  ['A-469', with_(plain, ['applied_income.less_set_apart', 3_00_001])],
  ['A-509', with_(trust(), ['application', { poor: { revenue: 1000 } }])],
  ['A-613', with_(lost, ['forfeited_income.receipts', 49_99_999])],
  ['A-614', with_(lost, ['forfeited_income.expenditure', 45_00_001])],
  ['A-638', with_(plain, ['tax.foreign_assets', 'YES'])],
  ['A-645', with_(plain, ['taxes_paid.tds_other', [{ ...tds, tds_claimed: 1001 }]])],
  ['A-649', with_(plain, ['taxes_paid.tds_other', [{ ...tds, gross_receipt: 999 }]])],
  ['A-652', with_(plain, ['taxes_paid.tds_other', [{ ...tds, head: undefined }]])],
  [
    'B-2',
    with_(plain, [
      'purpose',
      {
        general_utility: 'N',
        activities_changed: 'Y',
        changed_on: '2025-09-01',
        fresh_applied: 'N',
        fresh_granted: 'N',
      },
    ]),
  ],
  ...(
    [
      ['B-4', 'books', 'N'],
      ['B-5', 'recorded', 'N'],
      ['B-6', 'audited', 'N'],
      ['B-7', 'cash', 'Y'],
      ['B-8', 'reported', 'N'],
      ['B-20', 'registered', 'N'],
    ] as const
  ).map(([rule, key, value]): [string, FormValues] => [rule, with_(party, [`party.${key}`, value])]),
  ['B-9', named('political party that filed late')],
  ['B-10', with_(electoral, ['electoral_trust.books', 'N'])],
  ['B-11', with_(electoral, ['electoral_trust.parties_recorded', 'N'])],
  ['B-12', with_(electoral, ['electoral_trust.audited', 'N'])],
  ['B-13', with_(electoral, ['electoral_trust.listed', 'N'])],
  ['B-14', with_(electoral, ['electoral_trust.distributed', 95_94_999])],
  ['B-15', with_(electoral, ['electoral_trust.spent', 5_00_001], ['electoral_trust.distributed', 95_95_000])],
  ['B-26', trust()],
  ['B-27', with_(plain, ['taxes_paid.tds_other', [{ ...tds, credit_of: 'O', other_pan: 'ABCPR1234A' }]])],
];

describe('rules of the department, each broken once', () => {
  it.each(cases)('%s', (rule, data) => {
    expect(rulesOf(data)).toContain(rule);
  });
});

describe('a return that breaks none', () => {
  it.each(worked)('%s', (_, data) => {
    expect(rulesOf(data).filter((rule) => rule.startsWith('A-'))).toEqual([]);
  });
});
