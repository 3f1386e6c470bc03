import { decimal } from '../../forms/fields.ts';
import { countries } from '../codes/countries.ts';
import { statesAndForeign } from '../codes/states.ts';
import type { Row } from '../values/names.ts';
import { code, pin, words, wordsIfAny } from './fields.ts';

const abroad = (row: Row) => (row['country'] ?? '91') !== '91';

const owners = [
  { value: 'SE', label: 'Self' },
  { value: 'MI', label: 'Minor' },
  { value: 'SP', label: 'Spouse' },
  { value: 'OT', label: 'Others' },
] as const;

export const coOwned = (row: Row): boolean => row['co_owned'] === 'YES';

/** Where a property is; the forms differ in how long its address may be. */
export const propertyPlace = (longest: number) => ({
  address: words('Address of the property', 'AddressDetailWithZipCode.AddrDetail', longest),
  city: words('Town, city or district', 'AddressDetailWithZipCode.CityOrTownOrDistrict', 50),
  state: code('State', 'AddressDetailWithZipCode.StateCode', statesAndForeign),
  country: code('Country', 'AddressDetailWithZipCode.CountryCode', countries, {
    jsonDefault: '91',
  }).optional(),
  pincode: pin('AddressDetailWithZipCode.PinCode', { when: (row: Row) => !abroad(row) }),
  zip_code: wordsIfAny('ZIP code', 'AddressDetailWithZipCode.ZipCode', 8, { when: abroad }),
});

/** Owner of a property, and the assessee's share (s.26). */
export const ownership = {
  owner: code('Owner of the property', 'PropertyOwner', owners),
  owner_other: wordsIfAny('Other owner', 'PropertyOwnerOther', 50, {
    when: (row: Row) => row['owner'] === 'OT',
  }),
  co_owned: code(
    'Is the property co-owned?',
    'PropCoOwnedFlg',
    [
      { value: 'YES', label: 'Yes' },
      { value: 'NO', label: 'No' },
    ],
    { section: '26', jsonDefault: 'NO' },
  ).optional(),
  own_share: decimal('Your share in percent', {
    json: 'AsseseeShareProperty',
    // a house that is not co-owned is the assessee's whole (rule A-334, ITR-4 A-404)
    jsonDefault: 100,
    max: 100,
    when: coOwned,
  }),
};
