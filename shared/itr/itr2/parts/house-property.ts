import { aadhaar, decimal, pan, text } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, totalIfAny, words } from '../../common/fields.ts';
import { interestParts } from '../../common/house-loan.ts';
import { coOwned, ownership, propertyPlace } from '../../common/property.ts';
import { sheet, table } from '../../common/sheet.ts';
import { houseInterest, loanRow } from '../../itr1/parts/loans.ts';
import type { Row } from '../../values/names.ts';
import type { Itr2Year } from '../data/years.ts';

/** Least an amount of the department's file may be. */
export const LOSS = -99_999_999_999_999;

/** `Y` is ITR-5's code of a let-out house. */
const rented = (row: Row) => row['property_type'] === 'L' || row['property_type'] === 'Y';
const let_ = (row: Row) => rented(row) || row['property_type'] === 'D';
const R = 'Rentdetails';

const interestHelp =
  'Own share; self-occupied: at most 2 lakh in all (30,000 for repairs, a loan before April 1999 or a house completed after five years), old regime only';

const interest = (year: Itr2Year) =>
  year.detailed
    ? {
        loans: table(
          {
            label: 'Loans for the property',
            rowLabel: 'Loan',
            json: `${R}.Section24B.Section24BDtls`,
            section: '24(b)',
          },
          { ...loanRow('InterestUs24B', houseInterest), ...interestParts },
        ).optional(),
        total_loan_interest: total('Total interest', `${R}.Section24B.TotalInterestUs24B`, {
          section: '24(b)',
        }),
        interest_on_loan: totalIfAny('Interest on borrowed capital', `${R}.IntOnBorwCap`, {
          section: '24(b)',
          help: interestHelp,
        }),
      }
    : {
        interest_on_loan: moneyIfAny('Interest on borrowed capital', `${R}.IntOnBorwCap`, {
          section: '24(b)',
          help: interestHelp,
        }),
      };

const co_owners = table(
  { label: 'Co-owners', rowLabel: 'Co-owner', json: 'CoOwners', serial: 'CoOwnersSNo', when: coOwned },
  {
    name: words('Name of the co-owner', 'NameCoOwner', 125),
    pan: pan('PAN of the co-owner', { json: 'PAN_CoOwner' }).optional(),
    aadhaar: aadhaar('Aadhaar of the co-owner', { json: 'Aadhaar_CoOwner' }).optional(),
    share: decimal('Share in percent', { json: 'PercentShareProperty', max: 100 }).optional(),
  },
).optional();

const tenants = table(
  {
    label: 'Tenants',
    rowLabel: 'Tenant',
    json: 'TenantDetails',
    serial: 'TenantSNo',
    when: rented,
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
).optional();

/** Schedule HP. */
export const houseProperty = (year: Itr2Year) =>
  sheet(
    { label: 'House property', json: 'ScheduleHP' },
    {
      properties: table(
        {
          label: 'Properties',
          keeps: true,
          rowLabel: 'Property',
          json: 'PropertyDetails',
          serial: 'HPSNo',
          needs: ['AddressDetailWithZipCode', R],
        },
        {
          ...propertyPlace(200),
          ...ownership,
          co_owners,
          property_type: code(
            'Type of property',
            'ifLetOut',
            [
              { value: 'S', label: 'Self-Occupied' },
              { value: 'L', label: 'Let-Out' },
              { value: 'D', label: 'Deemed let-out' },
            ],
            {
              section: '23',
              help: 'Two houses may count as self-occupied; further ones are deemed let out even if empty',
            },
          ),
          tenants,
          gross_annual_value: money(
            'Gross rent received, receivable or lettable value',
            `${R}.AnnualLetableValue`,
            { section: '23(1)', when: let_, help: 'For the entire property; your share is applied below' },
          ),
          unrealized_rent: moneyIfAny('Rent that could not be realised', `${R}.RentNotRealized`, {
            when: let_,
            section: '23(1)',
          }),
          municipal_taxes_paid: moneyIfAny('Taxes paid to local authorities', `${R}.LocalTaxes`, {
            when: let_,
            section: '23(1)',
          }),
          unrealized_and_taxes: total('Unrealised rent and taxes', `${R}.TotalUnrealizedAndTax`),
          annual_value: total('Annual value', `${R}.BalanceALV`, { section: '23' }),
          own_annual_value: total('Annual value of the share owned', `${R}.AnnualOfPropOwned`),
          standard_deduction_30: total('30% of annual value', `${R}.ThirtyPercentOfBalance`, {
            section: '24(a)',
          }),
          ...interest(year),
          total_deductions: total('Total deductions', `${R}.TotalDeduct`, { section: '24' }),
          arrears: moneyIfAny(
            'Arrears or unrealised rent received, less 30%',
            `${R}.ArrearsUnrealizedRentRcvd`,
            { section: '25A' },
          ),
          income: total('Income from the property', `${R}.IncomeOfHP`, { min: LOSS }),
        },
      ).optional(),
      pass_through: totalIfAny('Pass-through income', 'PassThroghIncome', {
        min: LOSS,
        help: 'Calculated from Schedule PTI',
      }),
      income: total('Income from house property', 'TotalIncomeChargeableUnHP', { min: LOSS }),
    },
  ).optional();
