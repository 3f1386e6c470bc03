import { describe, expect, it } from 'vitest';
import { fill } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import type { ItrType } from './common/types.ts';
import { neededDocuments } from './documents.ts';
import { fullReturn } from './itr2/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { firm } from './itr5/testing/returns.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import { loadItrForm } from './registry.ts';

const papers = async (type: ItrType, data: FormValues) => {
  const form = await loadItrForm(type, '2026-27');
  return neededDocuments(form.compute(data, '2026-07-01'));
};
const told = (list: Awaited<ReturnType<typeof papers>>) =>
  list.map((d) => fill(d.label.text, d.label.params));

/** Papers of an empty return whose computation has only what is given. */
const bare = async () => {
  const form = await loadItrForm('ITR-2', '2026-27');
  const empty = form.compute({}, '2026-07-01');
  return (
    chosen: Partial<Record<keyof typeof empty.chosen, unknown>>,
    derived = {},
    regime = empty.regime,
  ) => {
    const own = Object.fromEntries(
      Object.entries(chosen).map(([key, value]) => [
        key,
        typeof value === 'object' && !Array.isArray(value)
          ? { ...(empty.chosen[key as 'salary'] as object), ...value }
          : value,
      ]),
    );
    return neededDocuments({
      ...empty,
      derived,
      regime,
      oneRegime: false,
      chosen: { ...empty.chosen, ...own },
    } as never);
  };
};

describe('papers behind a return', () => {
  it('an empty return rests on none', async () => {
    for (const type of ['ITR-1', 'ITR-2', 'ITR-4'] as const) expect(await papers(type, {})).toEqual([]);
  });

  it('each employer has a Form 16, each lender a certificate', async () => {
    const list = await papers('ITR-1', {
      filing: { opt_out_new_tax_regime: 'Y', section_filed: '11' },
      salary: {
        employers: [
          { employer_name: 'Alpha', salary_17_1: 600_000 },
          { employer_name: 'Beta', salary_17_1: 300_000 },
        ],
      },
      house_property: {
        properties: [{ property_type: 'S', address: 'A', loans: [{ lender_name: 'SBI', interest: 90_000 }] }],
      },
      other_sources: { interest_from_savings: 9_000, interest_from_deposits: 20_000 },
      deductions: { schedule_80c: [{ nature: 'ppf', amount: 50_000 }] },
      taxes_paid: { payments: [{ date: '2026-03-10', amount: 1_000 }] },
    });
    expect(told(list)).toEqual([
      'Form 26AS and the annual information statement (AIS)',
      'Form 16 of Alpha',
      'Form 16 of Beta',
      'Interest certificate of the housing loan from SBI',
      'Statements of savings accounts',
      'Interest certificates of deposits',
      'Receipts of payments under section 80C',
      'Challans of advance and self-assessment tax',
    ]);
  });

  it('Form 10-IEA is asked only of those who choose between regimes', async () => {
    // section 115BAC is of individuals, HUFs, AOPs, BOIs and artificial persons: not of firms or companies
    for (const list of [await papers('ITR-5', firm()), await papers('ITR-6', fullCompany())])
      expect(told(list).join()).not.toContain('10-IEA');
    expect(told(await papers('ITR-4', fullItr4())).join()).toContain('10-IEA');
  });

  it('what the chosen regime does not allow needs no paper', async () => {
    const list = await papers('ITR-1', {
      filing: { opt_out_new_tax_regime: 'N' },
      salary: { employers: [{ employer_name: 'Alpha', salary_17_1: 600_000 }] },
      deductions: { schedule_80c: [{ nature: 'ppf', amount: 50_000 }] },
    });
    expect(told(list).join()).not.toContain('80C');
  });

  it('gains, foreign tax, carriages and turnover name theirs', async () => {
    const full = told(await papers('ITR-2', fullReturn('2026-27')));
    for (const wanted of [
      /Gains report/,
      /Deeds of purchase/,
      /Form 67/,
      /Form 16A of/,
      /Dividend statements/,
    ])
      expect(full.join('\n')).toMatch(wanted);
    const presumptive = told(
      await papers('ITR-4', {
        personal: { status: 'I' },
        business44ad: { use_presumptive: true, digital_receipts: 1_000_000 },
        business_other: {
          goods_carriages: [{ registration_number: 'MH12AB1234', tonnage: 9, months: 12, ownership: 'OWN' }],
        },
      }),
    );
    expect(presumptive).toContain('Turnover as in GST returns and bank statements');
    expect(presumptive).toContain('Registration certificates of the goods carriages');
  });

  // Forms of the Income-tax Rules, 1962: 10-IA (rule 11A), 10BA (11B), 10BE (18AB), 10CCD and 10CCE (29A); 16 and 16A (31), 26AS (114-I).
  it.each([
    ['80C', '80C', 'Receipts of payments under section 80C'],
    ['80CCC', '80CCC', 'Receipt of the pension fund (80CCC)'],
    ['80CCD(1)', '80CCD', 'Statement of the NPS account'],
    ['80CCD(1B)', '80CCD', 'Statement of the NPS account'],
    ['80D', '80D', 'Premium receipts of health insurance and bills of check-ups (80D)'],
    ['80DD', '80DD', 'Certificate of disability of the dependant, Form 10-IA (80DD)'],
    ['80DDB', '80DDB', 'Prescription of the specialist and bills (80DDB)'],
    ['80E', '80E', 'Interest certificate of the education loan (80E)'],
    ['80EE', '80EE', 'Interest certificate of the housing loan (80EE)'],
    ['80EEA', '80EEA', 'Interest certificate and stamp duty value of the house (80EEA)'],
    ['80EEB', '80EEB', 'Interest certificate of the vehicle loan (80EEB)'],
    ['80G', '80G', 'Certificates of donation in Form 10BE (80G)'],
    ['80GG', '80GG', 'Rent receipts and Form 10BA (80GG)'],
    ['80GGA', '80GGA', 'Receipts of donations for research (80GGA)'],
    ['80GGC', '80GGC', 'Receipts of contributions to political parties (80GGC)'],
    ['80U', '80U', 'Certificate of disability, Form 10-IA (80U)'],
    ['80QQB', '80QQB', 'Certificate of royalty in Form 10CCD (80QQB)'],
    ['80RRB', '80RRB', 'Certificate of royalty in Form 10CCE (80RRB)'],
    ['80CCH', '80CCH', 'Statement of the Agniveer Corpus Fund (80CCH)'],
  ])('section %s is claimed by its paper, once a rupee is allowed', async (section, id, label) => {
    const of = await bare();
    const claimed = (allowed: number) => of({ deductions: [{ section, allowed } as never] });
    expect(claimed(1)).toEqual([{ id, label: { text: label }, section }]);
    expect(claimed(0)).toEqual([]);
  });

  it('a rupee of an income, a relief or a tax asks for its paper, nothing does not', async () => {
    const of = await bare();
    const each: [string, string, (n: number) => Parameters<typeof of>][] = [
      ['26as', '285BB', (n) => [{ grossTotalIncome: n }]],
      ['26as', '285BB', (n) => [{ taxesPaid: { total: n } }]],
      ['form16:#1', '203', (n) => [{ salary: { gross: n } }, { salary: { employers: [{}] } }]],
      ['rent', '10(13A)', (n) => [{ salary: { exemptAllowances: [{ section: '10(13A)', allowed: n }] } }]],
      ['lta', '10(5)', (n) => [{ salary: { exemptAllowances: [{ section: '10(5)', allowed: n }] } }]],
      ['let', '23', (n) => [{ houseProperty: { properties: [{ grossAnnualValue: n, interest: 0 }] } }]],
      [
        'loan',
        '24(b)',
        (n) => [
          { houseProperty: { properties: [{ grossAnnualValue: 0, interest: n }] } },
          { house_property: { properties: [{ address: 'A', co_owned: 'NO' }] } },
        ],
      ],
      ['partner', '28(v)', (n) => [{ business: { partnerIncome: n } }]],
      ['savings', '', (n) => [{}, { other_sources: { interest_from_savings: n } }]],
      ['deposits', '', (n) => [{}, { other_sources: { interest_from_deposits: n } }]],
      ['deposits', '', (n) => [{}, { other_sources: { other_interest: n } }]],
      ['refund', '244A', (n) => [{}, { other_sources: { interest_on_refund: n } }]],
      ['dividend', '', (n) => [{ otherSources: { dividend: n } }]],
      ['pension', '', (n) => [{ otherSources: { familyPension: n } }]],
      ['special', '', (n) => [{ otherSources: { special: [{ income: n }] } }]],
      // agricultural income up to 5,000 is within ITR-1 and needs no record
      ['agricultural', '10(1)', (n) => [{ agriculturalIncome: 5_000 + n }]],
      ['10E', '89', (n) => [{ tax: { relief89: n } }]],
      ['67', 'Rule 128', (n) => [{ tax: { relief90: n } }]],
      ['67', 'Rule 128', (n) => [{ tax: { relief91: n } }]],
      ['earlier', '80', (n) => [{}, { carried_losses: { earlier: { house: n } } }]],
      ['vda', '115BBH', (n) => [{ capitalGains: { virtualAssets: n } }]],
      ['broker', '', (n) => [{ capitalGains: { buckets: [{ gain: n, loss: 0 }] } }]],
      ['broker', '', (n) => [{ capitalGains: { buckets: [{ gain: 0, loss: n }] } }]],
    ];
    for (const [id, section, given] of each) {
      const [some, none] = [of(...given(1)), of(...given(0))];
      expect(
        some.map((d) => [d.id, d.section ?? '']),
        id,
      ).toEqual([[id, section]]);
      expect(none, id).toEqual([]);
    }
    // 10-IEA is of income of business, a loss too, under the old regime
    expect(of({ business: { income: -1 } }, {}, 'old').map((d) => d.id)).toEqual(['10-IEA']);
    expect(of({ business: { income: 0 } }, {}, 'old')).toEqual([]);
    expect(of({ business: { income: 1 } }, {}, 'new')).toEqual([]);
  });

  it('keep their ids, so that what is at hand stays ticked', async () => {
    const ids = (await papers('ITR-2', fullReturn('2026-27'))).map((d) => d.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.length <= 200)).toBe(true);
  });
});
