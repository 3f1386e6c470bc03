import { group, rows } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, totalIfAny, wordsIfAny } from '../../common/fields.ts';
import type { Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';
import { retirementCountries } from './retirement-accounts.ts';

const quarters = (label: string, json: string, section?: string, more: { reported?: true } = {}) =>
  group(
    {
      label,
      json: `${json}.DateRange`,
      help: 'Needed for interest u/s 234C',
      ...(section ? { section } : {}),
      ...more,
    },
    {
      upto_15_jun: money('Up to 15 June', 'Upto15Of6'),
      upto_15_sep: money('16 June to 15 September', 'Upto15Of9'),
      upto_15_dec: money('16 September to 15 December', 'Up16Of9To15Of12'),
      upto_15_mar: money('16 December to 15 March', 'Up16Of12To15Of3'),
      upto_31_mar: money('16 to 31 March', 'Up16Of3To31Of3'),
    },
  ).optional();

/** Item B3: income from other sources. */
export const otherSources = (year: Itr1Year) => {
  const { income } = year.nodes;
  const of = (nature: string) => `${income}.OthersInc.OthersIncDtlsOthSrc[OthSrcNatureDesc=${nature}]`;
  const amountOf = (nature: string) => `${of(nature)}.OthSrcOthAmount`;
  const pf = (nature: string, label: string, section: string) => money(label, amountOf(nature), { section });
  return group(
    { label: 'Income from other sources' },
    {
      interest_from_savings: money('Interest from savings accounts', amountOf('SAV'), {
        section: '56',
        help: 'Claimed again under Deductions: 80TTA, from 60 years of age 80TTB',
      }),
      interest_from_deposits: money(
        'Interest from deposits (bank, post office, co-operative society)',
        amountOf('IFD'),
        { section: '56', help: 'As credited, before the tax deducted from it' },
      ),
      interest_on_refund: money('Interest on income-tax refund', amountOf('TAX'), { section: '244A' }),
      family_pension: money('Family pension', amountOf('FAP'), {
        section: '56',
        help: 'Received by the family of a deceased employee; the deduction u/s 57(iia) follows by itself',
      }),
      dividend_income: money('Dividend', amountOf('DIV'), {
        section: '56(2)(i)',
        help: 'Before the tax deducted from it; its quarters decide the interest u/s 234C',
      }),
      dividend_quarters: quarters('Quarterly break-up of dividend', `${of('DIV')}.DividendInc`),
      pf_interest_10_11_first: pf(
        '10(11)(iP)',
        'Taxable interest on provident fund, first proviso',
        '10(11)',
      ),
      pf_interest_10_11_second: pf(
        '10(11)(iiP)',
        'Taxable interest on provident fund, second proviso',
        '10(11)',
      ),
      pf_interest_10_12_first: pf(
        '10(12)(iP)',
        'Taxable interest on recognised fund, first proviso',
        '10(12)',
      ),
      pf_interest_10_12_second: pf(
        '10(12)(iiP)',
        'Taxable interest on recognised fund, second proviso',
        '10(12)',
      ),
      ...(year.retirementAccounts
        ? {
            retirement_notified_rows: retirementCountries(`${of('NOT89A')}.NOT89A`),
            retirement_notified: total('Retirement accounts in notified countries', amountOf('NOT89A'), {
              section: '89A',
            }),
            retirement_quarters: quarters(
              'Quarterly break-up of the taxable part',
              `${of('NOT89A')}.NOT89AInc`,
              '89A',
              // s.234C(1) spares dividends, not this income: the split is reported only
              { reported: true },
            ),
            retirement_other: money('Retirement accounts in other countries', amountOf('OTHNOT89A'), {
              section: '89A',
            }),
          }
        : {}),
      others: rows(
        {
          label: 'Any other income',
          rowLabel: 'Income',
          json: of('OTH'),
        },
        {
          description: wordsIfAny('Nature of income', 'OthSrcOthNatOfInc', 125),
          amount: money('Amount', 'OthSrcOthAmount'),
        },
      ).optional(),
      family_pension_deduction: totalIfAny('Deduction from family pension', `${income}.DeductionUs57iia`, {
        section: '57(iia)',
        help:
          year.assessmentYear === '2024-25'
            ? 'A third of the pension, at most 15,000'
            : 'A third of the pension, at most 15,000 in the old regime and 25,000 in the new',
      }),
      ...(year.retirementAccounts
        ? {
            relief_89a: moneyIfAny('Income claimed for relief from taxation', `${income}.Increliefus89AOS`, {
              section: '89A',
            }),
          }
        : {}),
      income: total('Income from other sources', `${income}.IncomeOthSrc`, { section: '56' }),
    },
  ).optional();
};

const ltcg112a = group(
  {
    label: 'Long-term capital gains on listed shares and equity funds',
    json: 'LTCG112A',
    section: '112A',
    help: 'Only gains up to 1,25,000 and no loss to set off or carry; otherwise ITR-2',
  },
  {
    sale_consideration: money('Total sale consideration', 'TotSaleCnsdrn'),
    cost: money('Total cost of acquisition', 'TotCstAcqisn', { section: '55(2)(ac)' }),
    gain: total('Long-term capital gains', 'LongCap112A', { section: '112A' }),
  },
).optional();

/** Exempt income for reporting, and long-term gains u/s 112A within the exemption. */
export const exemptIncome = (year: Itr1Year, EXEMPT = `${year.nodes.income}.ExemptIncAgriOthUs10`) =>
  group(
    { label: 'Exempt income' },
    {
      rows: rows(
        {
          label: 'Exempt income, for reporting only',
          rowLabel: 'Exempt income',
          reported: true,
          json: `${EXEMPT}.ExemptIncAgriOthUs10Dtls`,
          section: '10',
        },
        {
          ...('natures' in year.exemptIncome
            ? {
                nature: code('Nature of income', 'NatureDesc', year.exemptIncome.natures),
                description: wordsIfAny('Description', 'OthNatOfInc', 125, {
                  when: (row: Row) => row['nature'] === 'OTH',
                }),
              }
            : {
                category: code('Category', 'Category', year.exemptIncome.categories),
                sub_category: code('Sub-category', 'SubCategory', year.exemptIncome.subCategories, {
                  when: (row: Row) => row['category'] !== 'AGRI',
                }).optional(),
                description: wordsIfAny('Description', 'Description', 125),
              }),
          amount: money('Amount', 'OthAmount'),
        },
      ).optional(),
      total: total('Exempt income', `${EXEMPT}.ExemptIncAgriOthUs10Total`),
      ...(year.detailed ? { ltcg_112a: ltcg112a } : {}),
    },
  ).optional();
