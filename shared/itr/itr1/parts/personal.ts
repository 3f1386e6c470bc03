import { aadhaar, date, email, group, pan, yesNo } from '../../../forms/fields.ts';
import { employerCategories } from '../../codes/common.ts';
import { countries } from '../../codes/countries.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, dialCode, phone, pin, words, wordsIfAny } from '../../common/fields.ts';
import type { Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';

const abroad = (row: Record<string, unknown>) => (row['country'] ?? '91') !== '91';

const address = (countryRequired: boolean) => ({
  flat_no: words('Flat, door or block number', 'ResidenceNo', 50),
  building_name: wordsIfAny('Name of premises, building or village', 'ResidenceName', 50),
  road: wordsIfAny('Road, street or post office', 'RoadOrStreet', 50),
  locality: words('Area or locality', 'LocalityOrArea', 50),
  city: words('Town, city or district', 'CityOrTownOrDistrict', 50),
  state: code('State', 'StateCode', statesAndForeign),
  country: code('Country', 'CountryCode', countries, countryRequired ? { jsonDefault: '91' } : {}).optional(),
  pincode: pin('PinCode', { when: (row: Row) => !abroad(row) }),
  zip_code: wordsIfAny('ZIP code', 'ZipCode', 8, { when: abroad }),
});

/** Part A: the assessee and contact details. */
export const personal = (year: Itr1Year) =>
  group(
    { label: 'Personal information', json: 'PersonalInfo', keeps: true },
    {
      first_name: wordsIfAny('First name', 'AssesseeName.FirstName', 25),
      middle_name: wordsIfAny('Middle name', 'AssesseeName.MiddleName', 25),
      last_name: words('Last name', 'AssesseeName.SurNameOrOrgName', 75, {
        help: 'As in the PAN database; enter a single name here',
      }),
      pan_number: pan('PAN', { json: 'PAN' }),
      aadhar_number: aadhaar('Aadhaar number', {
        json: 'AadhaarCardNo',
        section: '139AA',
        help: 'To be quoted unless exempt',
      }).optional(),
      date_of_birth: date('Date of birth', {
        json: 'DOB',
        to: year.previousYear.to,
        help: 'Decides the exemption limit and 80D, 80TTA, 80TTB, 80DDB',
      }),
      employer_category: code('Nature of employment', 'EmployerCategory', employerCategories, {
        help: 'Decides the limits of gratuity, leave encashment, entertainment allowance and 80CCD(2)',
      }),
      mobile_country_code: dialCode('Address.CountryCodeMobile'),
      mobile: phone('Mobile', 'Address.MobileNo'),
      email: email('E-mail', { json: 'Address.EmailAddress' }),
      ...(year.moreContacts
        ? {
            second_mobile_country_code: dialCode('Address.CountryCodeMobileNoSec', {
              jsonDefault: undefined,
              when: (row: Row) => Boolean(row['second_mobile']),
            }),
            second_mobile: phone('Second mobile', 'Address.MobileNoSec').optional(),
            second_email: email('Second e-mail', { json: 'Address.EmailAddressSec' }).optional(),
          }
        : {}),
      address: group({ label: 'Address', json: 'Address' }, address(true)),
      ...(year.moreContacts
        ? {
            same_secondary_address: yesNo('Is the secondary address the same as the primary address?', {
              json: 'SecondaryAdd',
              jsonDefault: 'Y',
            }).optional(),
            alternate_address: group(
              {
                label: 'Secondary address',
                json: 'AlternateAddress',
                when: (row: Row) => row['same_secondary_address'] === 'N',
              },
              address(false),
            ),
          }
        : {}),
    },
  );
