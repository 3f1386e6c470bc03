import { aadhaar, decimal, pan, text } from '../../../forms/fields.ts';
import { countriesAbroad } from '../../codes/countries.ts';
import { exemptCategories, exemptNatures2025, exemptSubCategories } from '../../codes/exempt-income.ts';
import { code, money, moneyIfAny, pin, total, totalIfAny, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Row } from '../../values/names.ts';
import type { Itr2Year } from '../data/years.ts';
import { LOSS } from './house-property.ts';

/** Schedule SPI: income of others included u/s 64. */
export const includedIncome = sheet(
  { label: 'Income of specified persons included', json: 'ScheduleSPI', section: '64' },
  {
    rows: table(
      { label: 'Specified persons', rowLabel: 'Person', json: 'SpecifiedPerson' },
      {
        name: words('Name of the person', 'SpecifiedPersonName', 125),
        pan: pan('PAN of the person', { json: 'PANofSpecPerson' }).optional(),
        aadhaar: aadhaar('Aadhaar of the person', { json: 'AaadhaarOfSpecPerson' }).optional(),
        relationship: words('Relationship', 'ReltnShip', 50),
        amount: money('Amount included', 'AmtIncluded', {
          min: LOSS,
          help: 'For information; the income itself is entered under its head',
        }),
        head: code('Head of income', 'HeadIncIncluded', [
          { value: 'SA', label: 'Salary' },
          { value: 'HP', label: 'House property' },
          { value: 'CG', label: 'Capital gain' },
          { value: 'OS', label: 'Other sources' },
          { value: 'EI', label: 'Exempt income' },
        ]),
      },
    ).optional(),
  },
).optional();

/** Schedule SI: calculated. */
export const specialIncome = sheet(
  { label: 'Income at special rates', json: 'ScheduleSI' },
  {
    rows: table(
      { label: 'Incomes at special rates', rowLabel: 'Income', json: 'SplCodeRateTax' },
      {
        code: text('Code of the section', { json: 'SecCode', max: 40, computed: true }).optional(),
        rate: decimal('Rate in percent', { json: 'SplRatePercent', computed: true, max: 100 }).optional(),
        income: total('Income', 'SplRateInc'),
        tax: total('Tax', 'SplRateIncTax'),
      },
    ).optional(),
    income: total('Total income at special rates', 'TotSplRateInc'),
    tax: total('Total tax at special rates', 'TotSplRateIncTax'),
  },
).optional();

const exemptRow = (year: Itr2Year) =>
  year.moreContacts
    ? {
        category: code('Category', 'Category', exemptCategories),
        sub_category: code('Sub-category', 'SubCategory', exemptSubCategories).optional(),
        description: wordsIfAny('Description', 'Description', 125),
        amount: money('Amount', 'OthAmount'),
      }
    : {
        nature: code(
          'Nature of income',
          'NatureDesc',
          exemptNatures2025.filter(({ value }) => value !== 'AGRI'),
        ),
        description: wordsIfAny('Description', 'OthNatOfInc', 50, {
          when: (row: Row) => row['nature'] === 'OTH',
        }),
        amount: money('Amount', 'OthAmount'),
      };

/** Schedule EI. */
export const exemptIncome = (year: Itr2Year) =>
  sheet(
    { label: 'Exempt income', json: 'ScheduleEI' },
    {
      interest: moneyIfAny('Interest', 'InterestInc', { reported: true }),
      agricultural_receipts: moneyIfAny('Gross agricultural receipts', 'GrossAgriRecpt', {
        section: '10(1)',
        help: 'Other than income of rules 7A, 7B and 8',
      }),
      agricultural_expenses: moneyIfAny('Expenditure on agriculture', 'ExpIncAgri'),
      agricultural_losses: moneyIfAny('Unabsorbed agricultural loss of 8 years', 'UnabAgriLossPrev8'),
      agricultural_income: total('Net agricultural income', 'NetAgriIncOrOthrIncRule7'),
      agricultural_land: table(
        {
          label: 'Agricultural land',
          rowLabel: 'Land',
          json: 'ExcNetAgriInc.ExcNetAgriIncDtls',
          help: 'Where net agricultural income is above 5,00,000',
        },
        {
          district: words('Name of the district', 'NameOfDistrict', 125),
          pincode: pin('PinCode'),
          acres: decimal('Measurement of the land in acres', { json: 'MeasurementOfLand' }),
          owned: code('Owned or held on lease', 'AgriLandOwnedFlag', [
            { value: 'O', label: 'Owned' },
            { value: 'H', label: 'Held on lease' },
          ]),
          irrigated: code('Irrigated or rain-fed', 'AgriLandIrrigatedFlag', [
            { value: 'IRG', label: 'Irrigated' },
            { value: 'RF', label: 'Rain-fed' },
          ]),
        },
      ).optional(),
      rows: table(
        {
          label: 'Other exempt income',
          rowLabel: 'Exempt income',
          reported: true,
          json: 'OthersInc.OthersIncDtls',
          section: '10',
        },
        exemptRow(year),
      ).optional(),
      others: total('Other exempt income, total', 'Others'),
      treaty: table(
        {
          label: 'Income not chargeable under a tax treaty',
          rowLabel: 'Income',
          json: 'IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls',
          reported: true,
          section: '90',
        },
        {
          amount: money('Amount of income', 'AmountOfIncome'),
          nature: words('Nature of income', 'NatureOfIncome', 75),
          country_name: words('Name of the country', 'CountryName', 55),
          country: code('Country', 'CountryCodeExcludingIndia', countriesAbroad),
          article: words('Article of the treaty', 'ArticleOfDTAA', 16),
          head: code('Head of income', 'HeadOfIncome', [
            { value: 'SA', label: 'Salary' },
            { value: 'HP', label: 'House property' },
            { value: 'CG', label: 'Capital gain' },
            { value: 'OS', label: 'Other sources' },
          ]),
          certificate: code('Is a tax residency certificate obtained?', 'TRCFlag', [
            { value: 'Y', label: 'Yes' },
            { value: 'N', label: 'No' },
          ]),
        },
      ).optional(),
      treaty_total: total('Income not chargeable under treaties, total', 'IncNotChrgblToTax'),
      pass_through: totalIfAny('Pass-through income not chargeable', 'PassThrIncNotChrgblTax', {
        help: 'Calculated from Schedule PTI',
      }),
      total: total('Exempt income', 'TotalExemptInc'),
    },
  ).optional();

const line = (
  label: string,
  json: string,
  withLoss: boolean,
  computed = false,
  more: { reported?: true } = {},
) =>
  sheet(
    { label, json },
    {
      income: (computed ? total : money)('Income', 'AmountOfInc', {
        ...(withLoss ? {} : { min: LOSS }),
        ...more,
      }),
      ...(withLoss
        ? {
            loss: (computed ? total : money)('Share of loss of the fund', 'CurrYrLossShareByInvstFund'),
          }
        : {}),
      net: total('Net income or loss', 'NetIncomeLoss', { min: LOSS }),
      tds: (computed ? total : money)('Tax deducted', 'TDSAmount'),
    },
  ).optional();

const exemptLine = (label: string, json: string) =>
  sheet(
    { label, json, needs: ['SecBCIncExmptDtl'] },
    {
      section: words('Section', 'SectionCode', 10),
      income: money('Income', 'SecBCIncExmptDtl.AmountOfInc', { min: LOSS, reported: true }),
      net: total('Net income or loss', 'SecBCIncExmptDtl.NetIncomeLoss', { min: LOSS }),
      tds: money('Tax deducted', 'SecBCIncExmptDtl.TDSAmount'),
    },
  ).optional();

const G = 'CapitalGainsPTI';

/** Schedule PTI. */
export const passThrough = sheet(
  { label: 'Pass-through income', json: 'SchedulePTI', section: '115UA, 115UB' },
  {
    rows: table(
      {
        label: 'Business trusts and investment funds',
        rowLabel: 'Fund',
        json: 'SchedulePTIDtls',
        needs: [
          'IncFromHP',
          ...['ShortTermCG', 'STCG_Sec111A', 'STCG_Others', 'LongTermCG', 'LTCG_Sec112A', 'LTCG_Others'].map(
            (node) => `${G}.${node}`,
          ),
          'IncClmdPTI.TotalSec23FBB',
          'IncClmdPTI.Sec23FBB',
          'IncOthSrc',
          'OS_Dividend',
          'OS_Others',
        ],
      },
      {
        kind: code('Investment covered by section', 'InvstmntCvrdUs115UA115UB', [
          { value: 'A', label: '115UA - Business trust' },
          { value: 'B', label: '115UB - Investment fund' },
        ]),
        name: words('Name of the trust or fund', 'BusinessName', 125),
        pan: pan('PAN of the trust or fund', { json: 'BusinessPAN' }),
        house_property: line('House property', 'IncFromHP', true),
        short_term: line('Short-term capital gains', `${G}.ShortTermCG`, true, true),
        short_111a: line('Short-term, section 111A', `${G}.STCG_Sec111A`, true),
        short_other: line('Short-term, others', `${G}.STCG_Others`, true),
        long_term: line('Long-term capital gains', `${G}.LongTermCG`, true, true),
        long_112a: line('Long-term, section 112A', `${G}.LTCG_Sec112A`, true),
        long_other: line('Long-term, others', `${G}.LTCG_Others`, true),
        other_sources: line('Other sources', 'IncOthSrc', false, true),
        dividend: line('Other sources, dividend', 'OS_Dividend', false),
        other: line('Other sources, others', 'OS_Others', false),
        exempt: line('Income claimed exempt', 'IncClmdPTI.TotalSec23FBB', false, true),
        exempt_23fbb: line('Exempt, section 10(23FBB)', 'IncClmdPTI.Sec23FBB', false, false, {
          reported: true,
        }),
        exempt_b: exemptLine('Exempt, another section', 'IncClmdPTI.SecBIncExmptDtl'),
        exempt_c: exemptLine('Exempt, a third section', 'IncClmdPTI.SecCIncExmptDtl'),
      },
    ).optional(),
  },
).optional();
