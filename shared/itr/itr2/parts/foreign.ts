import { choice, date, text, yesNo } from '../../../forms/fields.ts';
import { countriesAbroad } from '../../codes/countries.ts';
import { code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { FieldName, Row } from '../../values/names.ts';
import { LOSS } from './house-property.ts';

const country = {
  country_name: words('Name of the country', 'CountryName', 55),
  country: code('Country', 'CountryCodeExcludingIndia', countriesAbroad),
};

const headLine = (label: string, json: string) =>
  sheet(
    { label, json },
    {
      income: money('Income from outside India', 'IncFrmOutsideInd', { help: 'Included under this head' }),
      tax_paid: money('Tax paid outside India', 'TaxPaidOutsideInd'),
      tax_in_india: total('Tax payable in India on it', 'TaxPayableinInd', {
        help: 'At the average rate of tax on total income (rule 128)',
      }),
      relief: total('Relief available', 'TaxReliefinInd', { help: 'The lower of the two taxes' }),
      article: wordsIfAny('Article of the treaty', 'DTAAReliefUs90or90A', 16),
    },
  ).optional();

const reliefSections = [
  { value: '90', label: '90 - Treaty with a country' },
  { value: '90A', label: '90A - Agreement of specified associations' },
  { value: '91', label: '91 - Country without a treaty' },
] as const;

/** Schedule FSI. */
export const foreignIncome = sheet(
  { label: 'Income from outside India', json: 'ScheduleFSI' },
  {
    rows: table(
      {
        label: 'Countries',
        rowLabel: 'Country',
        json: 'ScheduleFSIDtls',
        needs: ['IncFromSal', 'IncFromHP', 'IncCapGain', 'IncOthSrc', 'TotalCountryWise'],
      },
      {
        ...country,
        tin: words('Tax identification number', 'TaxIdentificationNo', 75),
        relief_section: choice('Relief claimed under section', reliefSections, {
          help: 'Goes into Schedule TR',
        }).optional(),
        salary: headLine('Salary', 'IncFromSal'),
        house_property: headLine('House property', 'IncFromHP'),
        capital_gains: headLine('Capital gains', 'IncCapGain'),
        other_sources: headLine('Other sources', 'IncOthSrc'),
        total: sheet(
          { label: 'Total of the country', json: 'TotalCountryWise' },
          {
            income: total('Income from outside India', 'IncFrmOutsideInd'),
            tax_paid: total('Tax paid outside India', 'TaxPaidOutsideInd'),
            tax_in_india: total('Tax payable in India on it', 'TaxPayableinInd'),
            relief: total('Relief available', 'TaxReliefinInd'),
          },
        ).optional(),
      },
    ).optional(),
  },
).optional();

/** Schedule TR: rows are calculated from Schedule FSI. */
export const taxRelief = sheet(
  { label: 'Tax relief for taxes paid outside India', json: 'ScheduleTR1', section: '90, 90A, 91' },
  {
    rows: table(
      { label: 'Relief by country', rowLabel: 'Country', json: 'ScheduleTR' },
      {
        country_name: textOf('Name of the country', 'CountryName'),
        country: textOf('Country', 'CountryCodeExcludingIndia'),
        tin: textOf('Tax identification number', 'TaxIdentificationNo'),
        tax_paid: total('Tax paid outside India', 'TaxPaidOutsideIndia'),
        relief: total('Relief available', 'TaxReliefOutsideIndia'),
        section: textOf('Relief claimed under section', 'ReliefClaimedUsSection'),
      },
    ).optional(),
    tax_paid: total('Total tax paid outside India', 'TotalTaxPaidOutsideIndia'),
    relief: total('Total relief', 'TotalTaxReliefOutsideIndia'),
    relief_treaty: total('Relief where a treaty applies', 'TaxReliefOutsideIndiaDTAA', {
      section: '90, 90A',
    }),
    relief_no_treaty: total('Relief where no treaty applies', 'TaxReliefOutsideIndiaNotDTAA', {
      section: '91',
    }),
    refunded: code(
      'Was tax paid abroad, on which relief was allowed in India, refunded in the year?',
      'TaxPaidOutsideIndFlg',
      [
        { value: 'YES', label: 'Yes' },
        { value: 'NO', label: 'No' },
      ],
    ).optional(),
    refund_amount: moneyIfAny('Amount refunded', 'AmtTaxRefunded', { min: LOSS, reported: true }),
    refund_year: text('Assessment year of the relief', {
      json: 'AssmtYrTaxRelief',
      pattern: /^\d{4}-\d{2}$/,
      example: '2021-22',
    }).optional(),
  },
).optional();

function textOf(label: string, json: string) {
  return wordsIfAny(label, json, 125, { computed: true });
}

const owners = [
  { value: 'OWNER', label: 'Owner' },
  { value: 'BENEFICIAL_OWNER', label: 'Beneficial owner' },
  { value: 'BENIFICIARY', label: 'Beneficiary' },
] as const;
const holdings = [
  { value: 'DIRECT', label: 'Direct' },
  { value: 'BENEFICIAL_OWNER', label: 'Beneficial owner' },
  { value: 'BENIFICIARY', label: 'Beneficiary' },
] as const;
/** Schedules in which income from a foreign asset is offered. */
export const foreignSchedules = [
  { value: 'SA', label: 'Salary' },
  { value: 'HP', label: 'House property' },
  { value: 'CG', label: 'Capital gain' },
  { value: 'OS', label: 'Other sources' },
  { value: 'EI', label: 'Exempt income' },
  { value: 'NI', label: 'No income in the year' },
] as const;

const zip = { zip_code: words('ZIP code', 'ZipCode', 8) };
const signed = (label: string, json: string) => money(label, json, { min: LOSS });
const offered = {
  offered: signed('Income offered in this return', 'IncTaxAmt'),
  schedule: code('Schedule where offered', 'IncTaxSch', foreignSchedules),
  item: words('Item of the schedule', 'IncTaxSchNo', 50),
};
const taxable = (key: FieldName) => (row: Row) => row[key] === 'Y';
const offeredIfTaxable = (key: FieldName) => ({
  offered: moneyIfAny('Income offered in this return', 'IncOfferedAmt', { min: LOSS, when: taxable(key) }),
  schedule: code('Schedule where offered', 'IncOfferedSch', foreignSchedules, {
    when: taxable(key),
  }).optional(),
  item: wordsIfAny('Item of the schedule', 'IncOfferedSchNo', 50, { when: taxable(key) }),
});

/** Schedule FA, tables A1 to G; calendar year, by residents. */
export const foreignAssets = sheet(
  {
    label: 'Foreign assets',
    json: 'ScheduleFA',
    reported: true,
    help: 'Held at any time in the calendar year that ended in the previous year',
  },
  {
    deposits: table(
      { label: 'A1. Foreign depository accounts', rowLabel: 'Account', json: 'DetailsForiegnBank' },
      {
        ...country,
        institution: words('Name of the institution', 'Bankname', 125),
        address: words('Address', 'AddressOfBank', 200),
        ...zip,
        account: words('Account number', 'ForeignAccountNumber', 34),
        status: code('Status', 'OwnerStatus', owners),
        opened_on: date('Date of opening', { json: 'AccOpenDate' }),
        peak: signed('Peak balance', 'PeakBalanceDuringYear'),
        closing: signed('Closing balance', 'ClosingBalance'),
        interest: signed('Gross interest', 'IntrstAccured'),
      },
    ).optional(),
    custodial: table(
      { label: 'A2. Foreign custodial accounts', rowLabel: 'Account', json: 'DtlsForeignCustodialAcc' },
      {
        ...country,
        institution: words('Name of the institution', 'FinancialInstName', 125),
        address: words('Address', 'FinancialInstAddress', 200),
        ...zip,
        account: words('Account number', 'AccountNumber', 34),
        status: code('Status', 'Status', owners),
        opened_on: date('Date of opening', { json: 'AccOpenDate' }),
        peak: signed('Peak balance', 'PeakBalanceDuringPeriod'),
        closing: signed('Closing balance', 'ClosingBalance'),
        credited: money('Gross amount paid or credited', 'GrossAmtPaidCredited'),
        nature: code('Nature of the amount', 'NatureOfAmount', [
          { value: 'I', label: 'Interest' },
          { value: 'D', label: 'Dividend' },
          { value: 'S', label: 'Proceeds of sale or redemption of financial assets' },
          { value: 'O', label: 'Other income' },
          { value: 'N', label: 'No amount paid or credited' },
        ]),
      },
    ).optional(),
    equity: table(
      {
        label: 'A3. Foreign equity and debt interest',
        rowLabel: 'Interest',
        json: 'DtlsForeignEquityDebtInterest',
      },
      {
        ...country,
        entity: words('Name of the entity', 'NameOfEntity', 125),
        address: words('Address', 'AddressOfEntity', 200),
        ...zip,
        nature: words('Nature of the entity', 'NatureOfEntity', 34),
        acquired_on: date('Date of acquiring the interest', { json: 'InterestAcquiringDate' }),
        initial: signed('Initial value of the investment', 'InitialValOfInvstmnt'),
        peak: signed('Peak value', 'PeakBalanceDuringPeriod'),
        closing: signed('Closing value', 'ClosingBalance'),
        credited: signed('Gross amount paid or credited', 'TotGrossAmtPaidCredited'),
        proceeds: signed('Gross proceeds of sale or redemption', 'TotGrossProceeds'),
      },
    ).optional(),
    insurance: table(
      {
        label: 'A4. Foreign cash value insurance or annuity contracts',
        rowLabel: 'Contract',
        json: 'DtlsForeignCashValueInsurance',
      },
      {
        ...country,
        institution: words('Name of the institution', 'FinancialInstName', 125),
        address: words('Address', 'FinancialInstAddress', 200),
        ...zip,
        contract_on: date('Date of the contract', { json: 'ContractDate' }),
        value: signed('Cash or surrender value', 'CashValOrSurrenderVal'),
        credited: signed('Gross amount paid or credited', 'TotGrossAmtPaidCredited'),
      },
    ).optional(),
    financial: table(
      { label: 'B. Financial interest in an entity', rowLabel: 'Entity', json: 'DetailsFinancialInterest' },
      {
        ...country,
        ...zip,
        entity_nature: wordsIfAny('Nature of the entity', 'NatureOfEntity', 100),
        entity: words('Name of the entity', 'NameOfEntity', 125),
        address: words('Address', 'AddressOfEntity', 200),
        interest: code('Nature of interest', 'NatureOfInt', holdings),
        held_since: date('Date since held', { json: 'DateHeld' }),
        investment: money('Total investment at cost', 'TotalInvestment'),
        income: signed('Income accrued', 'IncFromInt'),
        income_nature: words('Nature of income', 'NatureOfInc', 100),
        ...offered,
      },
    ).optional(),
    property: table(
      { label: 'C. Immovable property', rowLabel: 'Property', json: 'DetailsImmovableProperty' },
      {
        ...country,
        ...zip,
        address: wordsIfAny('Address of the property', 'AddressOfProperty', 200),
        ownership: code('Ownership', 'Ownership', holdings),
        acquired_on: date('Date of acquisition', { json: 'DateOfAcq' }),
        investment: money('Total investment at cost', 'TotalInvestment'),
        income: signed('Income derived', 'IncDrvProperty'),
        income_nature: words('Nature of income', 'NatureOfInc', 100),
        ...offered,
      },
    ).optional(),
    capital_assets: table(
      { label: 'D. Other capital assets', rowLabel: 'Asset', json: 'DetailsOthAssets' },
      {
        ...country,
        ...zip,
        nature: words('Nature of the asset', 'NatureOfAsset', 100),
        ownership: code('Ownership', 'Ownership', holdings),
        acquired_on: date('Date of acquisition', { json: 'DateOfAcq' }),
        investment: money('Total investment at cost', 'TotalInvestment'),
        income: signed('Income derived', 'IncDrvAsset'),
        income_nature: words('Nature of income', 'NatureOfInc', 100),
        ...offered,
      },
    ).optional(),
    signing_authority: table(
      {
        label: 'E. Accounts with signing authority',
        rowLabel: 'Account',
        json: 'DetailsOfAccntsHvngSigningAuth',
      },
      {
        institution: words('Name of the institution', 'NameOfInstitution', 125),
        address: words('Address', 'AddressOfInstitution', 200),
        ...country,
        ...zip,
        holder: words('Name of the account holder', 'NameMentionedInAccnt', 125),
        account: words('Account number', 'InstitutionAccountNumber', 34),
        peak: signed('Peak balance or investment', 'PeakBalanceOrInvestment'),
        taxable: yesNo('Is the income taxable in your hands?', { json: 'IncAccuredTaxFlag' }),
        income: moneyIfAny('Income accrued in the account', 'IncAccuredInAcc', {
          min: LOSS,
          when: taxable('taxable'),
        }),
        ...offeredIfTaxable('taxable'),
      },
    ).optional(),
    trusts: table(
      { label: 'F. Trusts outside India', rowLabel: 'Trust', json: 'DetailsOfTrustOutIndiaTrustee' },
      {
        ...country,
        ...zip,
        trust: words('Name of the trust', 'NameOfTrust', 125),
        address: words('Address of the trust', 'AddressOfTrust', 200),
        trustees: words('Names of the trustees', 'NameOfOtherTrustees', 125),
        trustees_address: words('Address of the trustees', 'AddressOfOtherTrustees', 200),
        settlor: words('Name of the settlor', 'NameOfSettlor', 125),
        settlor_address: words('Address of the settlor', 'AddressOfSettlor', 200),
        beneficiaries: words('Names of the beneficiaries', 'NameOfBeneficiaries', 125),
        beneficiaries_address: words('Address of the beneficiaries', 'AddressOfBeneficiaries', 200),
        held_since: date('Date since held', { json: 'DateHeld' }),
        taxable: yesNo('Is the income taxable in your hands?', { json: 'IncDrvTaxFlag' }),
        income: moneyIfAny('Income derived', 'IncDrvFromTrust', { min: LOSS, when: taxable('taxable') }),
        ...offeredIfTaxable('taxable'),
      },
    ).optional(),
    other_income: table(
      {
        label: 'G. Other income from outside India',
        rowLabel: 'Income',
        json: 'DetailsOfOthSourcesIncOutsideIndia',
      },
      {
        ...country,
        ...zip,
        person: words('Name of the person', 'NameOfPerson', 125),
        address: words('Address', 'AddressOfPerson', 200),
        income: moneyIfAny('Income derived', 'IncDerived', { min: LOSS }),
        income_nature: words('Nature of income', 'NatureOfInc', 100),
        taxable: yesNo('Is the income taxable in your hands?', { json: 'IncDrvTaxFlag' }),
        ...offeredIfTaxable('taxable'),
      },
    ).optional(),
  },
).optional();
