import { decimal } from '../../../forms/fields.ts';
import { countriesAbroad } from '../../codes/countries.ts';
import { code, money, moneyIfAny, total, totalIfAny, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { retirementCountries } from '../../itr1/parts/retirement-accounts.ts';
import {
  passThroughRates,
  type SpecialRate,
  specialRates,
  treatyNatures,
  treatySourceItems,
} from '../codes/special-sources.ts';
import type { Itr2Year } from '../data/years.ts';
import { typedColumns } from './gain-tables.ts';
import { LOSS } from './house-property.ts';

const X = 'IncOthThanOwnRaceHorse';
const at = (key: string) => `${X}.${key}`;

const dividends = (year: Itr2Year) => ({
  dividend_income: money('Dividend other than of section 2(22)(e)', at('DividendOthThan22e'), {
    jsonDefault: undefined,
  }),
  dividend_22e: moneyIfAny('Deemed dividend', at('Dividend22e'), { section: '2(22)(e)' }),
  ...(year.moreContacts
    ? {
        dividend_22f: moneyIfAny('Received for shares a company bought back', at('Dividend22f'), {
          section: '2(22)(f)',
          help: 'The full amount is dividend from 1 October 2024; enter the cost of the shares as a loss under Capital gains',
        }),
      }
    : {}),
  dividends: total('Dividends, gross', at('DividendGross')),
});

const interest = {
  interest_from_savings: money('Interest from savings accounts', at('IntrstFrmSavingBank'), {
    section: '56',
    help: 'Claimed again under Deductions: 80TTA, from 60 years of age 80TTB',
  }),
  interest_from_deposits: money(
    'Interest from deposits (bank, post office, co-operative society)',
    at('IntrstFrmTermDeposit'),
    { section: '56', help: 'As credited, before the tax deducted from it' },
  ),
  interest_on_refund: money('Interest on income-tax refund', at('IntrstFrmIncmTaxRefund'), {
    section: '244A',
  }),
  pass_through: total('Pass-through income', at('NatofPassThrghIncome'), {
    min: LOSS,
    help: 'Calculated from Schedule PTI',
  }),
  pf_interest_10_11_first: moneyIfAny(
    'Taxable interest on provident fund, first proviso',
    at('IntrstSec10XIFirstProviso'),
    { section: '10(11)' },
  ),
  pf_interest_10_11_second: moneyIfAny(
    'Taxable interest on provident fund, second proviso',
    at('IntrstSec10XISecondProviso'),
    { section: '10(11)' },
  ),
  pf_interest_10_12_first: moneyIfAny(
    'Taxable interest on recognised fund, first proviso',
    at('IntrstSec10XIIFirstProviso'),
    { section: '10(12)' },
  ),
  pf_interest_10_12_second: moneyIfAny(
    'Taxable interest on recognised fund, second proviso',
    at('IntrstSec10XIISecondProviso'),
    { section: '10(12)' },
  ),
  other_interest: money('Other interest', at('IntrstFrmOthers')),
  interest: total('Interest, gross', at('InterestGross'), { min: LOSS }),
};

const gifts = {
  gift_money: money('Money without consideration', at('Aggrtvaluewithoutcons562x'), { section: '56(2)(x)' }),
  gift_property: money('Immovable property without consideration', at('Immovpropwithoutcons562x'), {
    section: '56(2)(x)',
  }),
  gift_property_inadequate: money(
    'Immovable property for inadequate consideration',
    at('Immovpropinadeqcons562x'),
    {
      section: '56(2)(x)',
    },
  ),
  gift_other: money('Other property without consideration', at('Anyotherpropwithoutcons562x'), {
    section: '56(2)(x)',
  }),
  gift_other_inadequate: money(
    'Other property for inadequate consideration',
    at('Anyotherpropinadeqcons562x'),
    {
      section: '56(2)(x)',
    },
  ),
  gifts: total('Income of the nature of section 56(2)(x)', at('Tot562x'), { section: '56(2)(x)' }),
};

const others = {
  family_pension: money('Family pension', at('FamilyPension'), {
    section: '56',
    help: 'Received by the family of a deceased employee; the deduction u/s 57(iia) follows by itself',
  }),
  retirement_notified_rows: retirementCountries(at('IncomeNotified89ATypeOS')),
  retirement_notified: total('Retirement accounts in notified countries', at('IncomeNotified89AOS'), {
    section: '89A',
  }),
  retirement_other: moneyIfAny('Retirement accounts in other countries', at('IncomeNotifiedOther89AOS'), {
    section: '89A',
  }),
  retirement_earlier: moneyIfAny(
    'Retirement accounts relieved in earlier years, taxable now',
    at('IncomeNotifiedPrYr89AOS'),
    { section: '89A' },
  ),
  business_trust: moneyIfAny('Sum received from a business trust', at('SumRecdPrYrBusTRU562xii'), {
    section: '56(2)(xii)',
  }),
  life_insurance: moneyIfAny('Sum received under a life insurance policy', at('SumRecdPrYrLifIns562xiii'), {
    section: '56(2)(xiii)',
  }),
  others: table(
    { label: 'Any other income', rowLabel: 'Income', json: at('OthersInc.OthersIncDtls') },
    {
      description: words('Nature of income', 'OthNatOfInc', 50),
      amount: money('Amount', 'OthAmount'),
    },
  ).optional(),
  other_income: total('Any other income, total', at('AnyOtherIncome')),
};

const specialTable = (label: string, json: string, rates: readonly SpecialRate[]) =>
  table(
    { label, rowLabel: 'Income', json: at(json) },
    {
      source: code(
        'Source',
        'SourceDescription',
        rates.map(({ value, label: words_ }) => ({ value, label: words_ })),
      ),
      amount: moneyIfAny('Amount', 'SourceAmount'),
    },
  ).optional();

const treaty = (year: Itr2Year) =>
  table(
    {
      label: 'Incomes under a tax treaty, included above',
      rowLabel: 'Income',
      json: at('IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS'),
      section: '90',
    },
    {
      amount: money('Amount of income', 'DTAAamt', { min: LOSS }),
      nature: code('Item of this schedule', 'NatureOfIncome', treatyNatures(year.moreContacts)),
      country_name: words('Name of the country', 'CountryName', 55),
      country: code('Country', 'CountryCodeExcludingIndia', countriesAbroad),
      article: words('Article of the treaty', 'DTAAarticle', 16),
      treaty_rate: decimal('Rate of the treaty in percent', { json: 'RateAsPerTreaty', max: 100 }),
      certificate: code('Is a tax residency certificate obtained?', 'TaxRescertifiedFlag', [
        { value: 'Y', label: 'Yes' },
        { value: 'N', label: 'No' },
      ]).optional(),
      item: code(
        'Section of the Act',
        'ItemNoincl',
        year.moreContacts ? treatySourceItems.filter(({ value }) => value !== '5BBC') : treatySourceItems,
      ),
      act_rate: decimal('Rate of the Act in percent', { json: 'RateAsPerITAct', max: 100 }),
      rate: decimal('Applicable rate in percent', {
        json: 'ApplicableRate',
        max: 100,
        help: 'The lower of the two rates',
        computed: true,
      }).optional(),
    },
  ).optional();

const special = (year: Itr2Year) => ({
  lottery: money('Winnings from lotteries, puzzles, races, games', at('LtryPzzlChrgblUs115BB'), {
    section: '115BB',
  }),
  online_games: moneyIfAny('Winnings from online games', at('IncChrgblUs115BBJ'), { section: '115BBJ' }),
  cash_credits: money('Cash credits', at('CashCreditsUs68'), { section: '68' }),
  unexplained_investments: money('Unexplained investments', at('UnExplndInvstmntsUs69'), { section: '69' }),
  unexplained_money: money('Unexplained money', at('UnExplndMoneyUs69A'), { section: '69A' }),
  undisclosed_investments: money('Undisclosed investments', at('UnDsclsdInvstmntsUs69B'), { section: '69B' }),
  unexplained_expenditure: money('Unexplained expenditure', at('UnExplndExpndtrUs69C'), { section: '69C' }),
  hundi: money('Amount borrowed or repaid on hundi', at('AmtBrwdRepaidOnHundiUs69D'), { section: '69D' }),
  unexplained: total('Income chargeable', at('IncChrgblUs115BBE'), { section: '115BBE' }),
  provident_fund: table(
    {
      label: 'Accumulated balance of a recognised provident fund',
      rowLabel: 'Year',
      json: at('TaxAccumulatedBalRecPF.TaxAccmltdBalRecPFDtls'),
      section: '111',
    },
    {
      year: code(
        'Assessment year',
        'AssessmentYear',
        Array.from({ length: Number(year.fileYear) - 2000 }, (_, i) => {
          const value = `${2000 + i}-${String((2001 + i) % 100).padStart(2, '0')}`;
          return { value, label: value };
        }),
      ),
      income: money('Income benefit', 'IncomeBenefit'),
      tax: money('Tax benefit', 'TaxBenefit'),
    },
  ).optional(),
  provident_fund_income: total('Total income benefit', at('TaxAccumulatedBalRecPF.TotalIncomeBenefit')),
  provident_fund_tax: total('Total tax benefit', at('TaxAccumulatedBalRecPF.TotalTaxBenefit')),
  special_rows: specialTable(
    'Other incomes at special rates',
    'OthersGrossDtls',
    // Schedule SI of AY 2026-27 has no line for anonymous donations
    year.moreContacts ? specialRates.filter(({ value }) => value !== '5BBC') : specialRates,
  ),
  special_total: total('Other incomes at special rates, total', at('OthersGross')),
  pass_through_rows: specialTable(
    'Pass-through incomes at special rates',
    'PTIOthersGrossDtls',
    passThroughRates,
  ),
  pass_through_total: total('Pass-through incomes at special rates, total', at('PassThrIncOSChrgblSplRate')),
  treaty: treaty(year),
  treaty_total: total('Incomes at treaty rates', at('IncChargblSplRateOS.TotalAmtTaxUsDTAASchOs')),
  special_income: total('Income chargeable at special rates', at('IncChargeableSpecialRates')),
});

const deductions = {
  expenses: money('Expenses', at('Deductions.Expenses'), { section: '57(iii)' }),
  dividend_interest: moneyIfAny('Interest on money borrowed for dividends', at('Deductions.UsrIntExp57'), {
    section: '57(i)',
  }),
  dividend_interest_allowed: totalIfAny('Interest allowed', at('Deductions.IntExp57'), {
    section: '57(i)',
    help: 'At most one-fifth of the dividends',
  }),
  family_pension_deduction: total('Deduction from family pension', at('Deductions.DeductionUs57iia'), {
    section: '57(iia)',
  }),
  depreciation: money('Depreciation', at('Deductions.Depreciation'), { section: '57(ii)' }),
  deductions: total('Total deductions', at('Deductions.TotDeductions'), { section: '57' }),
  not_deductible: moneyIfAny('Amounts not deductible', at('AmtNotDeductibleUs58'), {
    min: LOSS,
    section: '58',
  }),
  profits_59: moneyIfAny('Profits chargeable', at('ProfitChargTaxUs59'), { min: LOSS, section: '59' }),
  relief_89a: moneyIfAny('Income claimed for relief from taxation', at('Increliefus89AOS'), {
    section: '89A',
  }),
};

const horses = sheet(
  { label: 'Owning and maintaining race horses', json: 'IncFromOwnHorse', section: '74A' },
  {
    receipts: money('Receipts', 'Receipts'),
    expenses: money('Deductions', 'DeductSec57', { section: '57' }),
    not_deductible: moneyIfAny('Amounts not deductible', 'AmtNotDeductibleUs58', {
      min: LOSS,
      section: '58',
    }),
    profits_59: moneyIfAny('Profits chargeable', 'ProfitChargTaxUs59', { min: LOSS, section: '59' }),
    balance: total('Balance', 'BalanceOwnRaceHorse', { min: LOSS }),
  },
).optional();

const quarters = (year: Itr2Year) => ({
  lottery_quarters: typedColumns('Lotteries, puzzles, races, games by instalment', 'IncFrmLottery', '115BB'),
  online_games_quarters: typedColumns('Online games by instalment', 'IncFrmOnGames', '115BBJ'),
  dividend_quarters: typedColumns('Dividend by instalment', 'DividendIncUs115BBDA'),
  ...(year.moreContacts
    ? {
        dividend_22f_quarters: typedColumns(
          'Dividend on buy-back by instalment',
          'DividendIncUs115BBDAaiii',
          '2(22)(f)',
        ),
      }
    : {}),
  dividend_115a1ai: typedColumns('Dividend by instalment', 'DividendIncUs115A1ai', '115A(1)(a)(i)'),
  dividend_115a1aa: typedColumns('Dividend by instalment', 'DividendIncUs115A1aA', '115A(1)(a)(A)'),
  dividend_115ac: typedColumns('Dividend by instalment', 'DividendIncUs115AC', '115AC'),
  dividend_115aca: typedColumns('Dividend by instalment', 'DividendIncUs115ACA', '115ACA(1)(a)'),
  dividend_115ad1i: typedColumns('Dividend by instalment', 'DividendIncUs115AD1i', '115AD(1)(i)'),
  dividend_treaty: typedColumns('Dividend at treaty rates by instalment', 'DividendDTAA', '90'),
  retirement_quarters: typedColumns('Retirement accounts by instalment', 'NOT89A', '89A', {
    // s.234C(1) spares dividends, not this income: the split is reported only
    reported: true,
  }),
});

/** Tables of instalments the schedule always has. */
const quarterNodes = (year: Itr2Year) =>
  [
    'IncFrmLottery',
    'DividendIncUs115BBDA',
    ...(year.moreContacts ? ['DividendIncUs115BBDAaiii'] : []),
    'DividendIncUs115A1ai',
    'DividendIncUs115AC',
    'DividendIncUs115ACA',
    'DividendIncUs115AD1i',
    'DividendDTAA',
    'NOT89A',
  ].map((node) => `${node}.DateRange`);

/** Schedule OS. */
export const otherSources = (year: Itr2Year) =>
  sheet(
    {
      label: 'Income from other sources',
      json: 'ScheduleOS',
      needs: [at('TaxAccumulatedBalRecPF'), at('Deductions'), ...quarterNodes(year)],
    },
    {
      ...dividends(year),
      ...interest,
      plant_rent: money('Rent of machinery, plant, buildings', at('RentFromMachPlantBldgs'), {
        section: '56(2)(iii)',
      }),
      ...gifts,
      ...others,
      gross: total('Income at normal rates, gross', at('GrossIncChrgblTaxAtAppRate'), { min: LOSS }),
      ...special(year),
      ...deductions,
      balance: total('Income at normal rates', at('BalanceNoRaceHorse'), { min: LOSS }),
      total_without_horses: totalIfAny('Income other than race horses', 'TotOthSrcNoRaceHorse'),
      horses,
      income: total('Income from other sources', 'IncChargeable', { section: '56' }),
      ...quarters(year),
    },
  ).optional();
