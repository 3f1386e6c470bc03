import type * as z from 'zod';
import { aadhaar, date, decimal, email, integer, pan, text, yesNo } from '../../../forms/fields.ts';
import { countries } from '../../codes/countries.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, dialCode, money, personPan, phone, pin, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filingSections2 } from '../../itr2/codes/persons.ts';
import { filing as itr2Filing } from '../../itr2/parts/filing.ts';
import { address } from '../../itr2/parts/personal.ts';
import { auditConditions } from '../../itr3/codes/business.ts';
import {
  capacities6,
  concessions6,
  designations,
  groupPlaces,
  natures,
  reorganisations,
  statuses6,
} from '../data/codes.ts';
import type { Itr6Year } from '../data/years.ts';

type Row = Record<string, unknown>;
type When = (row: Row, all: Row) => boolean;
const said =
  (key: string, value = 'Y'): When =>
  (row) =>
    row[key] === value;
const personOf = (all: Row): Row => (all['personal'] as Row | undefined) ?? {};
const isDomestic: When = (_, all) => personOf(all)['domestic'] === 'Y';
const isForeign: When = (_, all) => personOf(all)['domestic'] === 'N';

/** Part A: which company it is. */
export const personal = (year: Itr6Year) =>
  sheet(
    {
      label: 'Company',
      keeps: true,
      json: 'PartA_GEN1.OrgFirmInfo',
      needs: ['', 'AssesseeName', 'Address'],
    },
    {
      domestic: yesNo('Domestic company?', { json: 'DomesticCompFlg', section: '2(22A)' }),
      status: code('Type of company', 'StatusOrCompanyType', statuses6),
      last_name: words('Name', 'AssesseeName.SurNameOrOrgName', 125, { help: 'As in the PAN database' }),
      old_name: wordsIfAny('Former name, if changed', 'AssesseeName.OrgOldName', 125, { keeps: false }),
      pan_number: pan('PAN', { json: 'PAN' }),
      cin: text('Corporate identity number', {
        json: 'CINissuedByMCA',
        pattern: /^[A-Z0-9]{21}$/,
        example: 'U17111MH2009PTC123456',
      }).optional(),
      date_of_birth: date('Date of incorporation', {
        json: 'DateOFFormOrIncorp',
        to: year.previousYear.to,
      }),
      commenced_on: date('Date of commencement of business', { json: 'DateofBusCommencement' }).optional(),
      mobile_country_code: dialCode('Address.CountryCodeMobile'),
      mobile: phone('Mobile', 'Address.MobileNo'),
      email: email('E-mail', { json: 'Address.EmailAddress' }),
      second_mobile_country_code: dialCode('Address.CountryCodeMobileNoSec', {
        jsonDefault: undefined,
        when: (row) => Boolean(row['second_mobile']),
      }),
      second_mobile: phone('Second mobile', 'Address.MobileNoSec').optional(),
      second_email: email('Second e-mail', { json: 'Address.EmailAddressSecondary' }).optional(),
      landline: sheet(
        { label: 'Landline', json: 'Address.Phone' },
        {
          std_code: integer('STD code', { json: 'STDcode', max: 99_999 }),
          number: text('Telephone number', {
            json: 'PhoneNo',
            jsonAs: 'number',
            pattern: /^[1-9]\d{0,9}$/,
            example: '23456789',
          }),
        },
      ).optional(),
      address: sheet({ label: 'Address', json: 'Address' }, address(true)),
      same_secondary_address: yesNo('Is the secondary address the same as the primary address?', {
        json: 'SecondaryAdd',
        jsonDefault: 'Y',
      }).optional(),
      alternate_address: sheet(
        {
          label: 'Secondary address',
          json: 'AlternateAddress',
          when: (row) => row['same_secondary_address'] === 'N',
        },
        address(false),
      ),
    },
  );

const notice = ['13', '14', '16', '18', '19', '20'];
const original = ['17', '18', '19'];
const under =
  (codes: readonly string[]): When =>
  (row) =>
    codes.includes(String(row['section_filed']));
const optedEarlier: When = (row, all) =>
  isDomestic(row, all) && ['115BA', '115BAA', '115BAB'].includes(String(row['option_earlier']));
const optsNow: When = (row, all) =>
  isDomestic(row, all) && !optedEarlier(row, all) && row['option_now_flag'] === 'Y';
const ack = (label: string, json: string, when: When) =>
  text(label, { json, jsonAs: 'number', pattern: /^[1-9]\d{14}$/, example: '15 digits', when });

/** Questions on the rates of ss.115BA, 115BAA and 115BAB, and the turnover that decides the rate of 25%. */
const rates = (year: Itr6Year) => ({
  option_earlier: code(
    'Rate chosen in an earlier year',
    'Section115BA',
    [...concessions6, { value: 'NA', label: 'None' }],
    { section: '115BA, 115BAA, 115BAB', help: 'It is never left again', when: isDomestic, keeps: true },
  ).optional(),
  option_year: code('Assessment year of the choice', 'Section115BAAY', year.optionYears, {
    when: optedEarlier,
    keeps: true,
  }),
  option_form_date: date('Date of Form 10-IB, 10-IC or 10-ID', {
    json: '115BAFormFiledDate',
    when: optedEarlier,
    keeps: true,
  }),
  option_form_ack: ack('Acknowledgement number of the form', 'ReceiptNo115BA', optedEarlier),
  option_now_flag: yesNo('Choosing such a rate this year?', {
    json: 'Section115CurrAY',
    when: (row, all) => isDomestic(row, all) && !optedEarlier(row, all),
  }).optional(),
  option_now: code('Rate chosen this year', 'SectionCurrAY', concessions6, {
    when: optsNow,
    help: 'Forms 10-IB, 10-IC or 10-ID by the due date. Sections 115BAA and 115BAB end most deductions, minimum alternate tax and its credit',
  }),
  option_now_date: date('Date of the form', { json: 'Section115CurrAYDate', when: optsNow }),
  option_now_ack: ack('Acknowledgement number of the form', 'Section115CurrAYRecNo', optsNow),
  manufacturing_income: money('Business income from manufacture', undefined, {
    section: '115BAB(1)',
    help: 'Bears 15%; other income 22%. Empty: all income of the business',
    when: (row, all) =>
      isDomestic(row, all) && (row['option_earlier'] === '115BAB' || row['option_now'] === '115BAB'),
  }).optional(),
  excess_income: money('Business income above ordinary profits', undefined, {
    section: '115BAB(6)',
    help: 'From dealings with a closely connected person, or above the arm’s length price: bears 30%',
    when: (row, all) =>
      isDomestic(row, all) && (row['option_earlier'] === '115BAB' || row['option_now'] === '115BAB'),
  }).optional(),
  large: yesNo(`Turnover or gross receipts of FY ${year.turnoverYear} above 400 crore?`, {
    json: 'GrossReceipt',
    help: 'Then 30%, else 25%',
    when: isDomestic,
  }),
});

/** Part A: under which section, by when and at which rate the return is filed. */
export const filing = (year: Itr6Year) => {
  const itr2 = itr2Filing(year as never).shape as Record<string, z.ZodType>;
  return sheet(
    { label: 'Filing status', json: 'PartA_GEN1.FilingStatus', needs: ['', 'ReturnFileSec'] },
    {
      section_filed: code('Filed under section', 'ReturnFileSec.IncomeTaxSec', filingSections2, {
        jsonAs: 'number',
        section: '139',
        help: '139(1) until the due date, 139(4) after it until 31 December of the assessment year, 139(5) to correct a return already filed',
      }),
      return_type: itr2['return_type']!,
      filing_date: itr2['filing_date']!,
      original_receipt_number: text('Acknowledgement number of the original return', {
        json: 'ReceiptNo',
        jsonAs: 'number',
        pattern: /^[1-9]\d{14}$/,
        example: '15 digits',
        when: under(original),
      }),
      original_filing_date: itr2['original_filing_date']!,
      notice_number: text('Number of the notice or order', {
        json: 'UniqueNumNoticeUs',
        min: 1,
        max: 100,
        when: under(notice),
      }),
      notice_date: date('Date of the notice or order', { json: 'NoticeDateUnderSec', when: under(notice) }),
      due_date: code(
        'Due date of this return',
        'ItrFilingDueDate',
        year.due.map(({ day, label }) => ({ value: day, label })),
        { section: '139(1)' },
      ),
      resident_status: code(
        'Residential status',
        'ResidentialStatus',
        [
          { value: 'RES', label: 'Resident' },
          { value: 'NRI', label: 'Non-resident' },
        ],
        { section: '6(3)' },
      ),
      ...rates(year),
      treaty_relief: yesNo('Is a benefit of a treaty claimed?', {
        json: 'ResidentSec90',
        section: '90',
        when: isForeign,
      }).optional(),
      permanent_establishment: yesNo('Permanent establishment in India?', {
        json: 'NRI_PE',
        when: said('resident_status', 'NRI'),
      }).optional(),
      economic_presence: code(
        'Significant economic presence in India?',
        'NriSEPinIndia',
        [
          { value: 'Y', label: 'Yes' },
          { value: 'N', label: 'No' },
          { value: 'NA', label: 'Not applicable' },
        ],
        { section: '9(1)(i)', when: said('resident_status', 'NRI') },
      ).optional(),
      indian_accounting: yesNo('Are the accounts under Indian Accounting Standards (Ind AS)?', {
        json: 'FinancialStmtFlag',
        jsonDefault: 'N',
      }).optional(),
      ifsc: yesNo(
        'In an International Financial Services Centre with income solely in convertible foreign exchange?',
        { json: 'IsIfsc', section: '115JB(7)' },
      ).optional(),
      liquidation: yesNo('Under liquidation?', { json: 'UnderLiquidation', jsonDefault: 'N' }).optional(),
      producer: yesNo('Producer company (section 581A of the Companies Act, 1956)?', {
        json: 'Sec581AFlag',
        jsonDefault: 'N',
      }).optional(),
      condition_44ab: code('Condition of the liability to audit', 'Cndnfor44AB', auditConditions, {
        section: '44AB',
        when: (_, all) => (all['audit'] as Row | undefined)?.['liable_44ab'] === 'Y',
      }).optional(),
      startup: yesNo('Start-up recognised by DPIIT?', {
        json: 'StartUpDPIITFlag',
        jsonDefault: 'N',
      }).optional(),
      startup_number: text('Recognition number', {
        json: 'RecgnNumAllottedByDPIIT',
        max: 50,
        when: said('startup'),
      }),
      startup_certified: yesNo('Certificate of the inter-ministerial board?', {
        json: 'InterMinisterialCertFlag',
        section: '80-IAC',
        when: said('startup'),
      }).optional(),
      startup_certificate: text('Number of the certificate', {
        json: 'CertificationNumber',
        max: 50,
        when: said('startup_certified'),
      }),
      startup_form2: yesNo('Form 2 filed with DPIIT?', {
        json: 'Form2AccordPara5DPIITFlag',
        when: said('startup'),
      }).optional(),
      startup_form2_date: date('Date of Form 2', {
        json: 'DateOfFilingForm2',
        when: said('startup_form2'),
      }),
      msme: yesNo('Registered as micro, small or medium enterprise?', {
        json: 'ifMSME',
        jsonDefault: 'N',
      }).optional(),
      msme_number: text('Registration number', {
        json: 'RegNumMSMEDAct2006',
        max: 50,
        when: said('msme'),
      }),
      fii: itr2['fii']!,
      sebi_number: itr2['sebi_number']!,
      is_representative: yesNo('Is the return filed by a representative?', {
        json: 'AsseseeRepFlg',
        jsonDefault: 'N',
        section: '160',
      }).optional(),
      representative: itr2['representative']!,
      lei_number: itr2['lei_number']!,
      lei_valid_to: itr2['lei_valid_to']!,
      section_79: table(
        {
          label: 'Years whose losses lapse, as holders of 51% of the votes have changed',
          rowLabel: 'Year',
          section: '79',
          help: 'A company in which the public are not substantially interested; not unabsorbed depreciation. The file has the other losses only',
        },
        { year: code('Assessment year of the loss', undefined, year.optionYears) },
      ).optional(),
    },
  );
};

const share = (label: string, json: string) => decimal(label, { json, max: 100 });
const abroad = (row: Row) => (row['country'] ?? '91') !== '91';
const A = 'AddressDetailWithZipCode';
const placeIn = (at: string) => ({
  address: words('Address', `${at}.AddrDetail`, 200),
  city: words('Town, city or district', `${at}.CityOrTownOrDistrict`, 50),
  state: code('State', `${at}.StateCode`, statesAndForeign),
  country: code('Country', `${at}.CountryCode`, countries, { jsonDefault: '91' }).optional(),
  pincode: pin(`${at}.PinCode`, { when: (row) => !abroad(row) }),
  zip_code: wordsIfAny('ZIP code', `${at}.ZipCode`, 8, { when: abroad }),
});
const place = placeIn(A);
const inGroup = (label: string, json: string, when: When) =>
  table(
    { label, rowLabel: 'Company', json, needs: ['CompDetails', `CompDetails.${A}`], when },
    {
      name: words('Name', 'CompDetails.CompName', 125),
      pan: pan('PAN', { json: 'CompDetails.CompPAN' }).optional(),
      share: share('Share held in percent', 'CompDetails.CompSharePercent'),
      ...placeIn(`CompDetails.${A}`),
    },
  ).optional();

/** Part A-GEN 2: group, reorganisation, key persons, holders and kind of company. */
export const companyInfo = sheet(
  {
    label: 'Group, key persons and holders',
    json: 'PartA_GEN2For6',
    keeps: true,
    needs: ['', 'HoldingStatus', 'NatureOfComp'],
  },
  {
    group: code('Place in a group', 'HoldingStatus.NatOfCompFlg', groupPlaces, {
      jsonDefault: '4',
    }).optional(),
    holding: inGroup('Holding company', 'HoldingStatus.HoldingCompDetail', (row) =>
      ['2', '3'].includes(String(row['group'])),
    ),
    subsidiaries: inGroup('Subsidiary companies', 'HoldingStatus.SubsidiaryCompDetail', (row) =>
      ['1', '3'].includes(String(row['group'])),
    ),
    reorganised: table(
      {
        label: 'Amalgamation or demerger in the year',
        rowLabel: 'Company',
        json: 'BusOrganisation',
        needs: [A],
        keeps: false,
      },
      {
        kind: code('Part in it', 'BusOrgType', reorganisations),
        name: words('Name', 'CompName', 125),
        pan: pan('PAN', { json: 'BusOrgPAN' }).optional(),
        ...place,
        on: date('Date', { json: 'DateOfBusinessOrg' }).optional(),
      },
    ).optional(),
    key_persons: table(
      { label: 'Key persons', rowLabel: 'Person', json: 'KeyPersons', needs: [A] },
      {
        name: words('Name', 'PersonName', 125),
        designation: code('Designation', 'Designation', designations),
        pan: pan('PAN', { json: 'KeyPerPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'KeyPersnAadhaar' }).optional(),
        din: text('Director identification number', {
          json: 'DirectorIdNo',
          pattern: /^\d{8}$/,
          example: '01234567',
        }).optional(),
        ...place,
      },
    ).optional(),
    holders: table(
      {
        label: 'Beneficial owners of 10% or more of the voting power',
        rowLabel: 'Holder',
        json: 'ShareHolderInfo',
        needs: [A],
      },
      {
        name: words('Name', 'ShareHolderInfoName', 125),
        share: share('Share in percent', 'PercentageOfShare'),
        pan: pan('PAN', { json: 'ShareHolderPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'ShareHolderAadhaar' }).optional(),
        ...place,
      },
    ).optional(),
    owners: table(
      {
        label: 'Natural persons who are ultimate owners of 10% or more, unlisted company',
        rowLabel: 'Owner',
        json: 'OwnershipInfo',
        needs: [A],
      },
      {
        name: words('Name', 'OwnerName', 125),
        share: share('Share in percent', 'PercentageOfShare'),
        pan: pan('PAN', { json: 'OwnerPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'OwnerAadhaar' }).optional(),
        ...place,
      },
    ).optional(),
    ...Object.fromEntries(
      (['FrnCompImmediatePrntCompDtls', 'FrnCompUltimatePrntCompDtls'] as const).map((json, i) => [
        i === 0 ? 'immediate_parents' : 'ultimate_parents',
        table(
          {
            label: i === 0 ? 'Immediate parent company' : 'Ultimate parent company',
            rowLabel: 'Company',
            json,
            needs: [A],
            when: isForeign,
          },
          {
            name: words('Name', 'Name', 125),
            ...place,
            residence: code('Country of residence', 'CountryOfResidence', countries).optional(),
            pan: pan('PAN', { json: 'PAN' }).optional(),
            number: wordsIfAny('Taxpayer number there', 'TaxpayerRegNumber', 75),
          },
        ).optional(),
      ]),
    ),
    ...Object.fromEntries(
      natures.map(([key, node, label]) => [
        key,
        yesNo(label, { json: `NatureOfComp.${node}`, jsonDefault: 'N' }).optional(),
      ]),
    ),
  },
);

/** Verification (s.140(c)). */
export const verification = sheet(
  { label: 'Verification', json: 'Verification', keeps: true, needs: ['', 'Declaration'] },
  {
    name: words('Name', 'Declaration.AssesseeVerName', 125, { help: 'Who verifies the return' }),
    father_name: words("Father's name", 'Declaration.FatherName', 125),
    pan: personPan('PAN', 'Declaration.AssesseeVerPAN', { help: 'Of a natural person' }),
    capacity: code('Capacity', 'Declaration.Capacity', capacities6, { section: '140(c)' }),
    place: words('Place', 'Declaration.Place', 50),
    date: date('Date', { json: 'Declaration.Date', keeps: false }).optional(),
  },
);
