import type * as z from 'zod';
import { date, email, integer, type Option, pan, text, yesNo } from '../../../forms/fields.ts';
import { countries } from '../../codes/countries.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, dialCode, personPan, phone, pin, words, wordsIfAny } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { filingSections2 } from '../../itr2/codes/persons.ts';
import { address } from '../../itr2/parts/personal.ts';
import type { FieldName, Row, When } from '../../values/names.ts';

/** Questions of Part A common to firms, companies and trusts (ITR-5, 6 and 7). */

type Fields = Record<string, z.ZodType>;

/** A question of the same part was answered so. */
export const answered =
  (key: FieldName, value = 'Y'): When =>
  (row) =>
    row[key] === value;

export const personOf = (all: Row): Row => (all['personal'] as Row | undefined) ?? {};

/** Number of an acknowledgement: 15 digits, a number in the file. */
export const acknowledgement = (label: string, json: string, when?: When) =>
  text(label, {
    json,
    jsonAs: 'number',
    pattern: /^[1-9]\d{14}$/,
    example: '15 digits',
    ...(when ? { when } : {}),
  });

/** Name of the assessee, followed by fields specific to a form. */
export const lastName = words('Name', 'AssesseeName.SurNameOrOrgName', 125, {
  help: 'As in the PAN database',
});
export const oldName = wordsIfAny('Former name, if changed', 'AssesseeName.OrgOldName', 125, {
  keeps: false,
});
export const panNumber = pan('PAN', { json: 'PAN' });

/** When it was formed, in the previous year at the latest. */
export const formedOn = (label: string, year: { previousYear: { to: string } }) =>
  date(label, { json: 'DateOFFormOrIncorp', to: year.previousYear.to });
export const commencedOn = date('Date of commencement of business', {
  json: 'DateofBusCommencement',
}).optional();

/** Telephones, mail and addresses. */
export const contact = {
  mobile_country_code: dialCode('Address.CountryCodeMobile'),
  mobile: phone('Mobile', 'Address.MobileNo'),
  email: email('E-mail', { json: 'Address.EmailAddress' }),
  second_mobile_country_code: dialCode('Address.CountryCodeMobileNoSec', {
    jsonDefault: undefined,
    when: (row: Row) => Boolean(row['second_mobile']),
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
      when: (row: Row) => row['same_secondary_address'] === 'N',
    },
    address(false),
  ),
};

const under =
  (...sections: string[]): When =>
  (row) =>
    sections.includes(String(row['section_filed']));
const onNotice = under('13', '14', '16', '18', '19', '20');

/** Under which section the return is filed; `itr2`: the fields of ITR-2 by name. */
export const filedUnder = (itr2: Fields) => ({
  section_filed: code('Filed under section', 'ReturnFileSec.IncomeTaxSec', filingSections2, {
    jsonAs: 'number',
    section: '139',
    help: '139(1) until the due date, 139(4) after it until 31 December of the assessment year, 139(5) to correct a return already filed',
  }),
  return_type: itr2['return_type']!,
  filing_date: itr2['filing_date']!,
});

/** The return it corrects, and the notice it answers, at the places of the file. */
export const answersTo = (itr2: Fields, noticeAt: string, noticeDateAt: string) => ({
  original_receipt_number: acknowledgement(
    'Acknowledgement number of the original return',
    'ReceiptNo',
    under('17', '18', '19'),
  ),
  original_filing_date: itr2['original_filing_date']!,
  notice_number: text('Number of the notice or order', {
    json: noticeAt,
    min: 1,
    max: 100,
    when: onNotice,
  }),
  notice_date: date('Date of the notice or order', { json: noticeDateAt, when: onNotice }),
});

export const dueDate = (
  days: readonly { day: string; label: string }[],
  json: string | undefined,
  help?: string,
) =>
  code(
    'Due date of this return',
    json,
    days.map(({ day, label }) => ({ value: day, label })),
    { section: '139(1)', ...(help ? { help } : {}) },
  );

export const residentStatus = (section: string) =>
  code(
    'Residential status',
    'ResidentialStatus',
    [
      { value: 'RES', label: 'Resident' },
      { value: 'NRI', label: 'Non-resident' },
    ],
    { section },
  );

/** Presence of a non-resident in India. */
export const presence = {
  permanent_establishment: yesNo('Permanent establishment in India?', {
    json: 'NRI_PE',
    when: answered('resident_status', 'NRI'),
  }).optional(),
  economic_presence: code(
    'Significant economic presence in India?',
    'NriSEPinIndia',
    [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
      { value: 'NA', label: 'Not applicable' },
    ],
    { section: '9(1)(i)', when: answered('resident_status', 'NRI') },
  ).optional(),
};

/** Recognition as a start-up, before the certificate. */
export const startUpRecognised = {
  startup: yesNo('Start-up recognised by DPIIT?', {
    json: 'StartUpDPIITFlag',
    jsonDefault: 'N',
  }).optional(),
  startup_number: text('Recognition number', {
    json: 'RecgnNumAllottedByDPIIT',
    max: 50,
    when: answered('startup'),
  }),
};
export const startUpCertificate = text('Number of the certificate', {
  json: 'CertificationNumber',
  max: 50,
  when: answered('startup_certified'),
});

/** Registration as a micro, small or medium enterprise. */
export const smallEnterprise = {
  msme: yesNo('Registered as micro, small or medium enterprise?', {
    json: 'ifMSME',
    jsonDefault: 'N',
  }).optional(),
  msme_number: text('Registration number', {
    json: 'RegNumMSMEDAct2006',
    max: 50,
    when: answered('msme'),
  }),
};

export const represented = (itr2: Fields) => ({
  is_representative: yesNo('Is the return filed by a representative?', {
    json: 'AsseseeRepFlg',
    jsonDefault: 'N',
    section: '160',
  }).optional(),
  representative: itr2['representative']!,
});

const abroad = (row: Row) => (row['country'] ?? '91') !== '91';
/** The node of an address in rows of people. */
export const placeNode = 'AddressDetailWithZipCode';
/** Address of one person in a table, below the node. */
export const placeIn = (at: string) => ({
  address: words('Address', `${at}.AddrDetail`, 200),
  city: words('Town, city or district', `${at}.CityOrTownOrDistrict`, 50),
  state: code('State', `${at}.StateCode`, statesAndForeign),
  country: code('Country', `${at}.CountryCode`, countries, { jsonDefault: '91' }).optional(),
  pincode: pin(`${at}.PinCode`, { when: (row: Row) => !abroad(row) }),
  zip_code: wordsIfAny('ZIP code', `${at}.ZipCode`, 8, { when: abroad }),
});

/** Verification (s.140); `at`: the node of place and date in the file. */
export const verificationBy = <const T extends readonly Option[]>(
  capacities: T,
  section: string,
  { help = 'Of an individual', at = 'Declaration.', longest = 125 } = {},
) =>
  sheet(
    { label: 'Verification', json: 'Verification', keeps: true, needs: ['', 'Declaration'] },
    {
      name: words('Name', 'Declaration.AssesseeVerName', longest, { help: 'Who verifies the return' }),
      father_name: words("Father's name", 'Declaration.FatherName', 125),
      pan: personPan('PAN', 'Declaration.AssesseeVerPAN', { help }),
      capacity: code('Capacity', 'Declaration.Capacity', capacities, { section }),
      place: words('Place', `${at}Place`, 50),
      date: date('Date', { json: `${at}Date`, keeps: false }).optional(),
    },
  );
