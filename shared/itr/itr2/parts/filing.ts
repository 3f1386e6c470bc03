import { aadhaar, amount, date, decimal, email, integer, pan, text, yesNo } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { countriesAbroad } from '../../codes/countries.ts';
import { code, dialCode, phone, words } from '../../common/fields.ts';
import { answeredUnderProviso, seventhProviso } from '../../common/seventh-proviso.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filedUnder } from '../../itr1/parts/filing.ts';
import type { FieldName, Row } from '../../values/names.ts';
import {
  companyTypes,
  filingSections2,
  representativeCapacities,
  residentialConditions,
  residentialStatuses,
  shareTypes,
} from '../codes/persons.ts';
import type { Itr2Year } from '../data/years.ts';

const said = (key: FieldName) => (row: Row) => row[key] === 'Y';
const notResident = (row: Row) => row['resident_status'] === 'NRI';

const representative = (year: Itr2Year) =>
  sheet(
    {
      label: 'Representative',
      json: 'AssesseeRep',
      keeps: true,
      section: '160',
      when: said('is_representative'),
    },
    {
      name: words('Name of the representative', 'RepName', 125),
      ...(year.moreContacts
        ? {
            email: email('E-mail of the representative', { json: 'RepEmailID' }),
            mobile_country_code: dialCode('CountryCodeRepMobileNo'),
            mobile: phone('Mobile of the representative', 'RepMobileNo'),
          }
        : {
            capacity: code('Capacity of the representative', 'RepCapacity', representativeCapacities),
            address: words('Address of the representative', 'RepAddress', 250),
            pan: pan('PAN of the representative', { json: 'RepPAN' }),
            aadhaar: aadhaar('Aadhaar of the representative', { json: 'RepAadhaar' }).optional(),
          }),
    },
  );

const company = {
  name: words('Name of the company', 'NameOfCompany', 125),
  type: code('Type of company', 'CompanyType', companyTypes),
  pan: pan('PAN of the company', { json: 'PAN' }).optional(),
};

const shares = (label: string, json: string) => integer(label, { json });
const value = (label: string, json: string) => decimal(label, { json });

const unlistedShares = table(
  {
    label: 'Unlisted equity shares held',
    rowLabel: 'Company',
    json: 'HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls',
    when: said('unlisted_shares'),
  },
  {
    ...company,
    opening_number: shares('Opening balance, number of shares', 'OpngBalNumberOfShares'),
    opening_cost: value('Opening balance, cost of acquisition', 'OpngBalCostOfAcquisition'),
    acquired_number: shares('Acquired in the year, number of shares', 'ShrAcqDurYrNumberOfShares').optional(),
    acquired_on: date('Date of subscription or purchase', { json: 'DateOfSubscrPurchase' }).optional(),
    face_value: value('Face value per share', 'FaceValuePerShare').optional(),
    issue_price: integer('Issue price per share', { json: 'IssuePricePerShare' }).optional(),
    purchase_price: value('Purchase price per share', 'PurchasePricePerShare').optional(),
    transferred_number: shares(
      'Transferred in the year, number of shares',
      'ShrTrnfNumberOfShares',
    ).optional(),
    transferred_value: value(
      'Sale consideration of shares transferred',
      'ShrTrnfSaleConsideration',
    ).optional(),
    closing_number: shares('Closing balance, number of shares', 'ClsngBalNumberOfShares'),
    closing_cost: value('Closing balance, cost of acquisition', 'ClsngBalCostOfAcquisition'),
  },
).optional();

const proviso = {
  seventh_proviso: yesNo('Filing only because of the seventh proviso to section 139(1)?', {
    json: 'SeventhProvisio139',
    section: '139(1)',
    jsonDefault: 'N',
    help: 'Only when no return would otherwise be due: income below the exemption limit',
  }).optional(),
  deposits_over_1_crore: yesNo('Deposited over 1 crore in current accounts?', {
    json: 'DepAmtAggAmtExcd1CrPrYrFlg',
    when: said('seventh_proviso'),
  }).optional(),
  deposits_amount: amount('Amount deposited in current accounts', {
    json: 'AmtSeventhProvisio139i',
    min: common.returnDue.deposits,
    when: answeredUnderProviso('deposits_over_1_crore'),
    reported: true,
  }),
  ...seventhProviso,
};

const residence = {
  resident_status: code('Residential status', 'ResidentialStatus', residentialStatuses, { section: '6' }),
  resident_condition: code('Condition of residential status', 'ConditionsResStatus', residentialConditions, {
    section: '6',
  }).optional(),
  jurisdictions: table(
    {
      label: 'Jurisdictions of residence in the year',
      rowLabel: 'Jurisdiction',
      json: 'JurisdictionResPrevYr.JurisdictionResPrevYrDtls',
      when: notResident,
    },
    {
      country: code('Country', 'JurisdictionResidence', countriesAbroad),
      tin: words('Tax identification number', 'TIN', 75),
    },
  ).optional(),
  days_in_india: integer('Days in India in the year', {
    json: 'TotalPrStayIndiaPrevYr',
    max: 365,
    when: notResident,
  }).optional(),
  days_in_4_years: integer('Days in India in the four years before', {
    json: 'TotalPrStayIndia4PrecYr',
    max: 1461,
    when: notResident,
  }).optional(),
  benefit_115h: yesNo('Is the benefit of section 115H claimed?', {
    json: 'BenefitUs115HFlg',
    section: '115H',
  }).optional(),
};

/** Part A: section and regime of the return, residence, and other facts of the assessee. */
export const filing = (year: Itr2Year) =>
  sheet(
    { label: 'Filing status', json: 'PartA_GEN1.FilingStatus', needs: [''] },
    {
      ...filedUnder(year, filingSections2, {
        corrects: ['17', '18', '19'],
        answers: ['13', '14', '16', '18', '19', '20'],
        noticeDateAt: 'NoticeDate',
      }),
      ...residence,
      ...proviso,
      is_representative: yesNo('Is the return filed by a representative?', {
        json: 'AsseseeRepFlg',
        section: '160',
      }).optional(),
      representative: representative(year),
      portuguese_code: yesNo('Governed by the Portuguese Civil Code?', {
        json: 'PortugeseCC5A',
        section: '5A',
      }).optional(),
      fii: yesNo('Foreign institutional or portfolio investor?', {
        json: 'FiiFpiFlag',
        jsonDefault: 'N',
        section: '115AD',
      }).optional(),
      sebi_number: text('SEBI registration number', {
        json: 'SebiRegnNo',
        pattern: /^IN[A-Za-z]{2}FP\d{6}$/,
        example: 'INABFP123456',
        when: said('fii'),
      }),
      director: yesNo('Director in a company at any time in the year?', {
        json: 'CompDirectorPrvYrFlg',
      }).optional(),
      directorships: table(
        {
          label: 'Companies of directorship',
          rowLabel: 'Company',
          json: 'CompDirectorPrvYr.CompDirectorPrvYrDtls',
          when: said('director'),
        },
        {
          ...company,
          shares: code('Shares of the company', 'SharesTypes', shareTypes),
          din: text('Director identification number', {
            json: 'DIN',
            pattern: /^\d{8}$/,
            example: '8 digits',
          }).optional(),
        },
      ).optional(),
      unlisted_shares: yesNo('Held unlisted equity shares at any time in the year?', {
        json: 'HeldUnlistedEqShrPrYrFlg',
        jsonDefault: 'N',
      }).optional(),
      unlisted_holdings: unlistedShares,
      lei_number: text('Legal entity identifier', {
        json: 'LEIDtls.LEINumber',
        min: 20,
        max: 20,
        help: 'Where a refund of 50 crore or more is claimed',
      }).optional(),
      lei_valid_to: date('Legal entity identifier valid up to', { json: 'LEIDtls.ValidUptoDate' }).optional(),
    },
  );
