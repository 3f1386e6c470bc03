import { date, pan, text } from '../../../forms/fields.ts';
import {
  code,
  money,
  moneyIfAny,
  personPan,
  total,
  totalIfAny,
  words,
  wordsIfAny,
} from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { verifiers } from '../codes/persons.ts';
import type { Itr2Year } from '../data/years.ts';

/** Part B-TI. */
export const totalIncome = (year: Itr2Year) =>
  sheet(
    {
      label: 'Total income',
      json: 'PartB-TI',
      needs: ['', 'CapGain.ShortTerm', 'CapGain.LongTerm', 'IncFromOS'],
    },
    {
      salary: total('Salaries', 'Salaries'),
      house_property: total('House property', 'IncomeFromHP', { help: 'A loss is treated as nil here' }),
      ...Object.fromEntries(
        year.rates
          .filter((g) => g.term === 'short')
          .map((g) => [g.key, total(g.label, `CapGain.ShortTerm.${g.income}`)]),
      ),
      short_term: total('Short-term capital gains', 'CapGain.ShortTerm.TotalShortTerm'),
      ...Object.fromEntries(
        year.rates
          .filter((g) => g.term === 'long')
          .map((g) => [g.key, total(g.label, `CapGain.LongTerm.${g.income}`)]),
      ),
      long_term: total('Long-term capital gains', 'CapGain.LongTerm.TotalLongTerm'),
      gains: total('Short-term and long-term gains', 'CapGain.ShortTermLongTermTotal'),
      virtual_assets: total('Virtual digital assets', 'CapGain.CapGains30Per115BBH', { section: '115BBH' }),
      capital_gains: total('Capital gains', 'CapGain.TotalCapGains'),
      sources_normal: total('Other sources at normal rates', 'IncFromOS.OtherSrcThanOwnRaceHorse'),
      sources_special: total('Other sources at special rates', 'IncFromOS.IncChargblSplRate'),
      race_horses: total('Race horses', 'IncFromOS.FromOwnRaceHorse'),
      other_sources: total('Other sources', 'IncFromOS.TotIncFromOS'),
      heads: total('Total of heads', 'TotalTI'),
      current_losses: total('Losses of the year set off', 'CurrentYearLoss'),
      after_current: total('Balance after losses of the year', 'BalanceAfterSetoffLosses'),
      brought_losses: total('Brought-forward losses set off', 'BroughtFwdLossesSetoff'),
      gross_total_income: total('Gross total income', 'GrossTotalIncome'),
      special_in_gross: total('of which at special rates', 'IncChargeTaxSplRate111A112'),
      deductions: total('Deductions under Chapter VI-A', 'DeductionsUnderScheduleVIA'),
      total_income: total('Total income', 'TotalIncome', { section: '288A' }),
      special_income: total('Income chargeable at special rates', 'IncChargeableTaxSplRates'),
      agricultural: total(
        'Net agricultural income for rate purposes',
        'NetAgricultureIncomeOrOtherIncomeForRate',
      ),
      aggregate: total('Aggregate income', 'AggregateIncome'),
      losses_carried: total('Losses of the year carried forward', 'LossesOfCurrentYearCarriedFwd'),
      deemed_income: total('Deemed income', 'DeemedIncomeUs115JC', { section: '115JC' }),
    },
  ).optional();

const C = 'ComputationOfTaxLiability';

/** Part B-TTI, taxes paid and accounts aside. */
export const tax = (year: Itr2Year) =>
  sheet(
    {
      label: 'Tax computation',
      json: 'PartB_TTI',
      needs: ['', `${C}.TaxPayableOnTI`, `${C}.IntrstPay`, 'TaxPaid.TaxesPaid', 'Refund.BankAccountDtls'],
    },
    {
      minimum_tax: total('Tax on deemed income', 'TaxPayDeemedTotIncUs115JC', { section: '115JC' }),
      minimum_surcharge: total('Surcharge on it', 'Surcharge'),
      minimum_cess: total('Health and education cess on it', 'HealthEduCess'),
      minimum_total: total('Total tax on deemed income', 'TotalTaxPayablDeemedTotInc'),
      normal: total('Tax at normal rates', `${C}.TaxPayableOnTI.TaxAtNormalRatesOnAggrInc`),
      special: total('Tax at special rates', `${C}.TaxPayableOnTI.TaxAtSpecialRates`),
      agricultural_rebate: total('Rebate on agricultural income', `${C}.TaxPayableOnTI.RebateOnAgriInc`),
      tax: total('Tax on total income', `${C}.TaxPayableOnTI.TaxPayableOnTotInc`),
      rebate_87a: total('Rebate', `${C}.Rebate87A`, { section: '87A' }),
      tax_after_rebate: total('Tax after rebate', `${C}.TaxPayableOnRebate`),
      surcharge_115bbe_before: total(
        'Surcharge at 25% on section 115BBE income, before relief',
        `${C}.Surcharge25ofSIBeforeMarginal`,
      ),
      surcharge_before: total(
        'Surcharge on the rest, before relief',
        `${C}.SurchargeOnAboveCroreBeforeMarginal`,
      ),
      surcharge_115bbe: total('Surcharge at 25% on section 115BBE income', `${C}.Surcharge25ofSI`),
      surcharge: total('Surcharge on the rest', `${C}.SurchargeOnAboveCrore`),
      total_surcharge: total('Total surcharge', `${C}.TotalSurcharge`),
      cess: total('Health and education cess at 4%', `${C}.EducationCess`),
      gross_liability: total('Gross tax liability', `${C}.GrossTaxLiability`),
      gross_payable: total('Gross tax payable', `${C}.GrossTaxPayable`),
      deferral: sheet(
        { label: 'Tax on shares of a start-up', json: `${C}.GrossTaxPay`, section: '191(2)' },
        {
          // the key is in saved returns
          on_perquisite: total('Tax without the perquisite', 'TaxInc17'),
          deferred: total('Tax deferred', 'TaxDeferred17'),
          payable_now: total('Deferred tax of earlier years, payable this year', 'TaxDeferredPayableCY'),
        },
      ).optional(),
      credit_115jd: total('Credit of alternate minimum tax', `${C}.CreditUS115JD`, { section: '115JD' }),
      after_credit: total('Tax after the credit', `${C}.TaxPayAfterCreditUs115JD`),
      relief_89: moneyIfAny('Relief for arrears of salary', `${C}.TaxRelief.Section89`, {
        section: '89',
        help: 'File Form 10E first',
      }),
      relief_90: totalIfAny('Relief where a treaty applies', `${C}.TaxRelief.Section90`, {
        section: '90, 90A',
      }),
      relief_91: totalIfAny('Relief where no treaty applies', `${C}.TaxRelief.Section91`, { section: '91' }),
      total_relief: total('Total relief', `${C}.TaxRelief.TotTaxRelief`),
      net_tax: total('Net tax liability', `${C}.NetTaxLiability`),
      interest_234a: total('Interest for late filing', `${C}.IntrstPay.IntrstPayUs234A`, { section: '234A' }),
      interest_234b: total('Interest for default in advance tax', `${C}.IntrstPay.IntrstPayUs234B`, {
        section: '234B',
      }),
      interest_234c: total('Interest for deferment of advance tax', `${C}.IntrstPay.IntrstPayUs234C`, {
        section: '234C',
      }),
      fee_234f: total('Fee for late filing', `${C}.IntrstPay.LateFilingFee234F`, { section: '234F' }),
      ...(year.moreContacts
        ? {
            fee_234i: totalIfAny('Fee for a late revised return', `${C}.IntrstPay.FeeFurnish234I`, {
              section: '234-I',
            }),
          }
        : {}),
      total_interest: total('Total interest and fee', `${C}.IntrstPay.TotalIntrstPay`),
      total_liability: total('Total tax, fee and interest', `${C}.AggregateTaxInterestLiability`),
      balance_payable: totalIfAny('Amount payable', 'TaxPaid.BalTaxPayable', { section: '288B' }),
      refund: total('Refund', 'Refund.RefundDue', { section: '288B' }),
      foreign_assets: code(
        'Is there any asset, account or signing authority outside India?',
        'AssetOutIndiaFlag',
        [
          { value: 'YES', label: 'Yes' },
          { value: 'NO', label: 'No' },
        ],
        { jsonDefault: 'NO', help: 'Residents: Yes needs Schedule FA' },
      ).optional(),
    },
  ).optional();

/** Verification. */
export const verification = sheet(
  { label: 'Verification', json: 'Verification', keeps: true, needs: ['', 'Declaration'] },
  {
    name: words('Name', 'Declaration.AssesseeVerName', 127 - 2, { help: 'Who verifies the return' }),
    father_name: words("Father's name", 'Declaration.FatherName', 125),
    pan: personPan('PAN', 'Declaration.AssesseeVerPAN', { help: 'Of an individual' }),
    capacity: code('Capacity', 'Capacity', verifiers),
    date: date('Date', { json: 'Date', keeps: false }).optional(),
    place: wordsIfAny('Place', 'Place', 50),
  },
);

/** Return preparer under the department's scheme (s.139B). */
export const returnPreparer = sheet(
  { label: 'Tax return preparer', json: 'TaxReturnPreparer', section: '139B' },
  {
    number: text('Identification number', {
      json: 'IdentificationNoOfTRP',
      pattern: /^(T\d{9}|\d{6})$/,
      example: 'T123456789',
    }),
    name: words('Name', 'NameOfTRP', 125),
    reimbursement: money('Reimbursement from the Government', 'ReImbFrmGov', { reported: true }),
  },
).optional();

/** Assessment years since the deferral began (s.191(2), Finance Act 2020), as the form names them. */
const deferralYears = ['2122', '2223', '2324', '2425', '2526'] as const;

/** Assessment years before this one in which tax may have been deferred; it began with AY 2021-22. */
export const esopYears = (year: Itr2Year) =>
  deferralYears.slice(0, Number(year.fileYear) - 2021).map((short, i) => {
    const y = 2021 + i;
    return {
      key: `ay_${short}` as const,
      label: `${y}-${(y + 1) % 100}`,
      node: `ScheduleESOP${short}_Type`,
      suffix: y % 100,
    };
  });

/** Schedule ESOP: tax deferred on shares of an eligible start-up. */
export const deferredTax = (year: Itr2Year) => {
  const latest = `${year.fileYear.slice(2)}${Number(year.fileYear.slice(2)) + 1}`;
  return sheet(
    {
      label: 'Tax deferred on shares of a start-up',
      json: 'ScheduleESOP',
      section: '191(2)',
      help: 'Tax on the perquisite of stock options, nature 16 of the employer’s perquisites, payable 48 months later, on sale or on leaving, whichever comes first',
    },
    {
      startup_pan: pan('PAN of the start-up', { json: 'PanofStartUp' }),
      dpiit_number: text('DPIIT registration number', {
        json: 'DPIITRegNo',
        pattern: /^DIPP\d{3,5}$/,
        example: 'DIPP12345',
      }),
      ...Object.fromEntries(
        esopYears(year).map(({ key, label, node, suffix }) => [
          key,
          sheet(
            { label, json: node },
            {
              assessment_year: code('Assessment year', 'AssessmentYear', [{ value: label, label }]),
              brought_forward: moneyIfAny('Tax deferred, brought forward', 'TaxDeferredBFEarlierAY', {
                reported: true,
              }),
              sold: code('Were the shares sold?', 'ScheduleESOPEventDtls.SecurityType', [
                { value: 'FS', label: 'Fully sold' },
                { value: 'PS', label: 'Partly sold' },
                { value: 'NS', label: 'Not sold' },
              ]).optional(),
              sales: table(
                {
                  label: 'Sales',
                  rowLabel: 'Sale',
                  reported: true,
                  json: 'ScheduleESOPEventDtls.ScheduleESOPEventDtlsType',
                },
                {
                  date: date('Date', { json: 'Date', keeps: false }).optional(),
                  amount: moneyIfAny('Tax attributed', 'TaxAttributedAmt'),
                },
              ).optional(),
              ceased: code('Ceased to be an employee?', 'ScheduleESOPEventDtls.CeasedEmployee', [
                { value: 'Y', label: 'Yes' },
                { value: 'N', label: 'No' },
              ]).optional(),
              ceased_on: date('Date of ceasing', { json: 'ScheduleESOPEventDtls.DateOfCeasing' }).optional(),
              attributed: totalIfAny('Total tax attributed', `TotalTaxAttributedAmt${suffix}`),
              payable: moneyIfAny('Tax payable this year', 'TaxPayableCurrentAY', {
                help: 'The full amount after 48 months or on leaving; on sale, the part for the shares sold',
              }),
              carried_forward: totalIfAny('Tax carried forward', 'BalanceTaxCF'),
            },
          ).optional(),
        ]),
      ),
      current: sheet(
        { label: `${year.fileYear}-${latest.slice(2)}`, json: `ScheduleESOP${latest}_Type` },
        {
          assessment_year: code('Assessment year', 'AssessmentYear', [
            { value: `${year.fileYear}-${latest.slice(2)}`, label: `${year.fileYear}-${latest.slice(2)}` },
          ]),
          carried_forward: totalIfAny('Tax carried forward', 'BalanceTaxCF'),
        },
      ).optional(),
      total: total('Total tax attributed', 'TotalTaxAttributedAmt'),
    },
  ).optional();
};
