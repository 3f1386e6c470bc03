import { describe, expect, it } from 'vitest';
import { type FormValues, setAt } from '../../../forms/paths.ts';
import { itr5Form } from '../form.ts';
import { association, firm, fullReturn, juridical, partner, society } from '../testing/returns.ts';
import { itr5Rules } from './check.ts';

const form = itr5Form('2026-27');
const rulesOf = (data: FormValues): string[] =>
  form
    .exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' })
    .issues.flatMap(({ rule }) => (rule ? [rule] : []));

const with_ = (base: FormValues, ...changes: [path: string, value: unknown][]): FormValues =>
  changes.reduce((data, [path, value]) => setAt(data, path, value), base);

const lorry = { registration_number: 'MH12AB1234', ownership: 'OWN', tonnage: 20, months: 10 };
const carriers = {
  carriers: [{ name: 'Carriers', code: '11008' }],
  goods_carriages: [lorry],
};
const books = { trading: { sale_of_goods: 5_00_000 } };

/** A return broken in one rule of the department (list of AY 2026-27). */
const cases: [rule: string, data: FormValues][] = [
  ['A-5', with_(fullReturn(), ['verification.capacity', 'RA'])],
  ['A-11', with_(fullReturn(), ['audit.businesses', []])],
  ['A-12', with_(fullReturn(), ['verification.pan', 'ABCPZ9999Z'])],
  ['A-14', with_(fullReturn(), ['personal.sub_status', '8'])],
  ['A-15', with_(association(), ['personal.sub_status', '10'])],
  ['A-16', with_(juridical('9', { personal: { sub_status: '12' } }), ['personal.sub_status', '8'])],
  [
    'A-18',
    society({
      ...books,
      filing: { chosen_115bad: 'Y', year_115bad: '2024-25' },
      deductions: { sec_80ia: 1000 },
    }),
  ],
  [
    'A-25',
    with_(fullReturn(), [
      'schedule_115ad.rows',
      [{ acquired: 'AE', isin: 'INE154A01025', name: 'X', sale_value: 100 }],
    ]),
  ],
  ['A-27', with_(society(), ['filing.chosen_115bad', undefined])],
  ['A-28', with_(fullReturn(), ['personal.commenced_on', '2014-01-01'])],
  ['A-29', with_(fullReturn(), ['partners.rows', []])],
  ['A-30', with_(association(), ['personal.sub_status', '13'])],
  ['A-32', with_(association(), ['partners.rows', []])],
  ['A-36', society({ ...books, filing: { chosen_115bad: 'N', chosen_115bae: 'Y', continue_115bae: 'Y' } })],
  ['A-37', society({ personal: { date_of_birth: '2023-05-01' } })],
  [
    'A-38',
    society({
      personal: { date_of_birth: '2023-05-01' },
      filing: { chosen_115bad: 'Y', chosen_115bae: 'Y', continue_115bae: 'Y' },
    }),
  ],
  [
    'A-45',
    with_(
      fullReturn(),
      ['audit.turnover_band', 'Upto10CR'],
      ['audit.cash_received', 'MoreThan5Per'],
      ['audit.cash_paid', 'UpTo5Per'],
    ),
  ],
  [
    'A-46',
    with_(
      fullReturn(),
      ['audit.turnover_band', 'Upto10CR'],
      ['audit.cash_received', 'UpTo5Per'],
      ['audit.cash_paid', 'MoreThan5Per'],
    ),
  ],
  ['A-52', association({ ...books })],
  ['A-58', firm({ other_sources: { other_interest: 1000 } })],
  ['A-76', with_(fullReturn(), ['partners.changed', 'Y'])],
  ['A-81', with_(fullReturn(), ['balance_sheet.capital', 19_00_000])],
  ['A-106', with_(fullReturn(), ['trading.intraday_income', 5000])],
  ['A-107', with_(fullReturn(), ['trading.derivatives_income', 5000])],
  ['A-124', society({ ...books, profit_loss: { partners_remuneration: 1000 } })],
  ['A-133', firm({ business44ad: { digital_receipts: 1000, declared_income_6: 2000 } })],
  ['A-135', firm({ business44ad: { digital_receipts: 1000 } })],
  ['A-137', firm({ profession44ada: { digital_receipts: 1000 } })],
  ['A-139', firm({ carriages44ae: { goods_carriages: [lorry] } })],
  ['A-151', with_(firm({ business44ad: { digital_receipts: 1000 } }), ['personal.sub_status', '5'])],
  ['A-161', with_(fullReturn(), ['carriages44ae.partners_pay', 1000])],
  ['A-163', firm({ carriages44ae: { ...carriers, goods_carriages: [lorry, lorry] } })],
  ['A-164', with_(fullReturn(), ['trading.sale_of_goods', 11_00_00_000])],
  ['A-165', with_(fullReturn(), ['profit_loss.partners_remuneration', 6_00_000])],
  ['A-169', firm({ business44ad: { digital_receipts: 1_00_00_000, cash_receipts: 1_50_00_000 } })],
  ['A-248', firm({ carriages44ae: carriers })],
  ['A-198', with_(fullReturn(), ['house_property.properties.0.gross_annual_value', 0])],
  ['A-208', with_(fullReturn(), ['house_property.properties.0.unrealized_rent', 4_00_000])],
  ['A-613', with_(fullReturn(), ['deductions.sec_80iac', 1000])],
  ['A-638', with_(society({ ...books }), ['society_income.b', 1000])],
  ['A-644', with_(fullReturn(), ['deductions.sec_80ia', 1000])],
  ['A-652', with_(fullReturn(), ['deductions.sec_80iac', 1000])],
  ['A-664', with_(fullReturn(), ['deductions.sec_80la_1a', 1000])],
  ['A-777', with_(fullReturn(), ['tax.foreign_assets', 'YES'])],
  ['A-845', with_(fullReturn(), ['taxes_paid.tds_other.0.tds_claimed', 30_000])],
  ['A-853', with_(fullReturn(), ['taxes_paid.tds_other.0.gross_receipt', undefined])],
];

describe('rules of the department for ITR-5', () => {
  it.each(cases)('%s is found', (rule, data) => {
    expect(rulesOf(data)).toContain(rule);
  });

  it('a whole return breaks none', () => {
    // its dividend is not split by instalment
    expect(rulesOf(fullReturn())).toEqual(['B-28']);
  });

  it('names each rule once, but those that stand for several', () => {
    const ids = itr5Rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    console.log(
      `ITR-5: ${ids.length} rules checked, ${new Set(cases.map(([rule]) => rule)).size} of them tripped here`,
    );
  });
});

describe('who verifies', () => {
  const at = (data: FormValues, field = 'verification.pan') =>
    form
      .exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' })
      .issues.filter(({ path, severity }) => severity === 'error' && path === field)
      .map(({ rule, message }) => rule ?? message.text);
  const companies = (base: FormValues) =>
    with_(
      base,
      ...[0, 1].flatMap((i): [string, unknown][] => [
        [`partners.rows.${i}.kind`, 'DOMESTIC_COMPANY'],
        [`partners.rows.${i}.pan`, `AAACR123${i}C`],
      ]),
    );
  const officer = partner('Meera Iyer', 'ABCPI1234M', {
    kind: 'PRINCIPAL_OFFICER',
    share: 0,
    interest_rate: 0,
  });

  it.each(['AAACR1230C', 'ABCPZ9999Z', undefined])(
    'of companies alone nobody can, whoever is named: %s',
    (pan) => {
      const told = at(with_(companies(association()), ['verification.pan', pan]));
      expect(told.filter((text) => text.startsWith('No listed member is an individual'))).toHaveLength(1);
      // neither the rule that asks for one of the list nor the sentence of an empty field stands beside it
      expect(told).not.toContain('A-12');
      expect(told).not.toContain('This is required');
      expect(at(with_(companies(fullReturn()), ['verification.pan', pan]))[0]).toMatch(/No listed partner/);
    },
  );

  it('a principal officer listed for it does, and the association stays one of companies', () => {
    const data = companies(association());
    const listed = with_(data, ['partners.rows.2', officer], ['verification.pan', 'ABCPI1234M']);
    expect(at(listed)).toEqual([]);
    expect(at(with_(listed, ['verification.pan', 'ABCPZ9999Z']))).toEqual(['A-12']);
    // 6 crore: 3,00,000 up to 24 lakh and 30% of 5,76,00,000 are 1,75,80,000; surcharge 15% at most, 26,37,000, not 25%
    const { tax } = form.compute(with_(listed, ['other_sources', { other_interest: 6_00_00_000 }])).chosen;
    expect(tax.surcharge).toBe(26_37_000);
  });

  it('a member without a PAN may be one', () => {
    const data = with_(
      companies(association()),
      ['partners.rows.1.kind', 'INDIVIDUAL'],
      ['partners.rows.1.pan', undefined],
    );
    expect(at(data)).toEqual(['A-12']);
  });

  it('the PAN of a company is refused beside a member who could', () => {
    const data = with_(
      association(),
      ['partners.rows.1.pan', 'AAACR1230C'],
      ['verification.pan', 'AAACR1230C'],
    );
    expect(at(data)).toEqual(['Enter the PAN of a natural person: its fourth letter is P']);
  });
});

describe('what the file cannot show', () => {
  const messages = (data: FormValues) =>
    form
      .exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' })
      .issues.filter(({ severity }) => severity === 'error')
      .map(({ path }) => path);

  it('interest above 12% without the split by partner', () => {
    const data = with_(
      fullReturn(),
      ['partners.rows.0.interest', undefined],
      ['partners.rows.1.interest', undefined],
    );
    expect(messages(data)).toContain('partners.rows');
  });

  it('interest of the partners that is not that of the account', () => {
    expect(messages(with_(fullReturn(), ['partners.rows.0.interest', 90_000]))).toContain(
      'partners.rows.0.interest',
    );
  });

  it('a partner who left while losses are brought forward, without his share of the profit', () => {
    const data = with_(
      fullReturn(),
      ['partners.changed', 'Y'],
      [
        'partners.changes',
        [{ name: 'Ravi Rao', change: 'RET', on: '2025-09-30', share: 10, pan: 'ABCPR1234C' }],
      ],
    );
    expect(messages(data)).toContain('partners.changes.0.profit');
  });
});
