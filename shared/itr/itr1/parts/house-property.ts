import { aadhaar, decimal, group, pan, rows, text } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, money, moneyIfAny, total, totalIfAny, words } from '../../common/fields.ts';
import { interestParts } from '../../common/house-loan.ts';
import { coOwned, ownership, propertyPlace } from '../../common/property.ts';
import type { Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';
import { houseInterest, loanRow } from './loans.ts';

const LOSS = -99_999_999_999_999;

const propertyTypes = [
  { value: 'S', label: 'Self-Occupied' },
  { value: 'L', label: 'Let-Out' },
  { value: 'D', label: 'Deemed let-out' },
] as const;

const interestHelp =
  'Self-Occupied: at most 2 lakh in all (30,000 for repairs, a loan before April 1999 or a house completed after five years), old regime only; Let-Out: no limit. A loan row is needed for the claim';
const let_ = (row: Row) => row['property_type'] === 'L' || row['property_type'] === 'D';

const loans24b = (json: string) =>
  rows(
    {
      label: 'Loans for the property',
      rowLabel: 'Loan',
      json,
      section: '24(b)',
    },
    { ...loanRow('InterestUs24B', houseInterest), ...interestParts },
  ).optional();

/** Item B2 from AY 2026-27: up to two properties, with co-owners, tenants and loans. */
export const properties = ({ nodes: { income } }: Itr1Year) =>
  group(
    { label: 'House property' },
    {
      properties: rows(
        {
          label: 'Properties',
          keeps: true,
          rowLabel: 'Property',
          json: `${income}.PropertyDetails`,
          maxRows: 2,
          serial: 'HPSNo',
        },
        {
          ...propertyPlace(50),
          ...ownership,
          co_owners: rows(
            {
              label: 'Co-owners',
              rowLabel: 'Co-owner',
              json: 'CoOwners',
              serial: 'CoOwnersSNo',
              when: coOwned,
            },
            {
              name: words('Name of the co-owner', 'NameCoOwner', 125),
              pan: pan('PAN of the co-owner', { json: 'PAN_CoOwner' }).optional(),
              aadhaar: aadhaar('Aadhaar of the co-owner', { json: 'Aadhaar_CoOwner' }).optional(),
              share: decimal('Share in percent', { json: 'PercentShareProperty', max: 100 }).optional(),
            },
          ).optional(),
          property_type: code('Type of property', 'ifLetOut', propertyTypes, {
            section: '23',
            help: 'Two houses may count as self-occupied; further ones are deemed let out even if empty',
          }),
          tenants: rows(
            {
              label: 'Tenants',
              rowLabel: 'Tenant',
              json: 'TenantDetails',
              serial: 'TenantSNo',
              when: (row: Row) => row['property_type'] === 'L',
            },
            {
              name: words('Name of the tenant', 'NameofTenant', 125),
              pan: pan('PAN of the tenant', { json: 'PANofTenant' }).optional(),
              aadhaar: aadhaar('Aadhaar of the tenant', { json: 'AadhaarofTenant' }).optional(),
              pan_or_tan: text('PAN or TAN of the tenant, where tax was deducted', {
                json: 'PANTANofTenant',
                pattern: /^([A-Z]{4}\d{5}[A-Z]|[A-Z]{5}\d{4}[A-Z])$/,
                example: 'ABCPE1234F',
              }).optional(),
            },
          ).optional(),
          gross_annual_value: money(
            'Gross rent received, receivable or lettable value',
            'Rentdetails.AnnualLetableValue',
            {
              section: '23(1)',
              when: let_,
              help: 'For the entire property; your share is applied below',
            },
          ),
          unrealized_rent: moneyIfAny('Rent that could not be realised', 'Rentdetails.RentNotRealized', {
            when: let_,
            section: '23(1)',
          }),
          municipal_taxes_paid: moneyIfAny('Taxes paid to local authorities', 'Rentdetails.LocalTaxes', {
            when: let_,
            section: '23(1)',
          }),
          unrealized_and_taxes: total('Unrealised rent and taxes', 'Rentdetails.TotalUnrealizedAndTax'),
          annual_value: total('Annual value', 'Rentdetails.BalanceALV', { section: '23' }),
          own_annual_value: total('Annual value of the share owned', 'Rentdetails.AnnualOfPropOwned'),
          standard_deduction_30: total('30% of annual value', 'Rentdetails.ThirtyPercentOfBalance', {
            section: '24(a)',
          }),
          interest_on_loan: total('Interest on borrowed capital', 'Rentdetails.IntOnBorwCap', {
            section: '24(b)',
            help: interestHelp,
          }),
          loans: loans24b('Rentdetails.Section24B.Section24BDtls'),
          total_loan_interest: total('Total interest', 'Rentdetails.Section24B.TotalInterestUs24B', {
            section: '24(b)',
          }),
          total_deductions: total('Total deductions', 'Rentdetails.TotalDeduct', { section: '24' }),
          arrears: moneyIfAny(
            'Arrears or unrealised rent received, less 30%',
            'Rentdetails.ArrearsUnrealizedRentRcvd',
            {
              section: '25A',
            },
          ),
          income: total('Income from the property', 'Rentdetails.IncomeOfHP', { min: LOSS }),
        },
      ).optional(),
      income: totalIfAny('Income from house property', `${income}.TotalIncomeChargeableUnHP`, { min: LOSS }),
    },
  ).optional();

/** Item B2 until AY 2025-26: one property. */
export const oneProperty = ({ detailed, nodes: { income, houseStandard } }: Itr1Year) =>
  group(
    { label: 'House property' },
    {
      property_type: code('Type of property', `${income}.TypeOfHP`, propertyTypes).optional(),
      gross_annual_value: moneyIfAny(
        'Gross rent received, receivable or lettable value',
        `${income}.GrossRentReceived`,
        {
          section: '23(1)',
          when: let_,
        },
      ),
      municipal_taxes_paid: moneyIfAny('Tax paid to local authorities', `${income}.TaxPaidlocalAuth`, {
        section: '23(1)',
        when: let_,
      }),
      annual_value: total('Annual value', `${income}.AnnualValue`, { section: '23' }),
      standard_deduction_30: total('30% of annual value', `${income}.${houseStandard}`, {
        section: '24(a)',
      }),
      ...(detailed
        ? {
            interest_on_loan: totalIfAny('Interest on borrowed capital', `${income}.InterestPayable`, {
              section: '24(b)',
              help: interestHelp,
            }),
            loans: loans24b('ScheduleUs24B.ScheduleUs24BDtls'),
            total_loan_interest: total('Total interest', 'ScheduleUs24B.TotalInterestUs24B', {
              section: '24(b)',
            }),
          }
        : {
            interest_on_loan: moneyIfAny('Interest on borrowed capital', `${income}.InterestPayable`, {
              section: '24(b)',
              help: 'Self-occupied: at most 2 lakh (30,000 for repairs, a loan before April 1999 or a house completed after five years), old regime only',
            }),
          }),
      arrears: moneyIfAny(
        'Arrears or unrealised rent received, less 30%',
        `${income}.ArrearsUnrealizedRentRcvd`,
        {
          section: '25A',
        },
      ),
      income: total('Income from house property', `${income}.TotalIncomeOfHP`, {
        min: -common.houseProperty.lossAgainstOthers,
      }),
    },
  ).optional();
