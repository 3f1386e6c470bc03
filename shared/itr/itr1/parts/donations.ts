import { date, ifsc, pan } from '../../../forms/fields.ts';
import { states } from '../../codes/states.ts';
import { code, money, pin, total, words, wordsIfAny } from '../../common/fields.ts';
import type { Itr1Year } from '../data/years.ts';

const amounts = {
  cash: money('Paid in cash', 'DonationAmtCash', { help: 'Cash donations above 2,000 are not deductible' }),
  other_mode: money('Paid in other modes', 'DonationAmtOtherMode'),
};

const results = (section: string) => ({
  total: total('Total donation', 'DonationAmt'),
  eligible: total('Eligible amount', 'EligibleDonationAmt', { section }),
});

const reference = {
  transaction_reference: wordsIfAny(
    'Transaction reference (UPI, cheque, IMPS, NEFT, RTGS)',
    'TransactionRefNum',
    50,
  ),
  ifsc_code: ifsc('IFSC', { json: 'IFSCCode' }).optional(),
};

/** A donation u/s 80G or 80GGA; `arn` and `withReference` add the columns only some tables have. */
export const donationRow = (o: { donee: string; withReference: boolean; arn?: boolean }) => ({
  donee_name: words('Name of the donee', o.donee, 125),
  donee_pan: pan('PAN of the donee', { json: 'DoneePAN' }),
  ...(o.arn ? { arn: wordsIfAny('Donation reference number (ARN)', 'ArnNbr', 25) } : {}),
  address: words('Address', 'AddressDetail.AddrDetail', 200),
  city: words('City, town or district', 'AddressDetail.CityOrTownOrDistrict', 50),
  state: code('State', 'AddressDetail.StateCode', states),
  pincode: pin('AddressDetail.PinCode'),
  ...amounts,
  ...(o.withReference ? reference : {}),
  ...results(o.arn ? '80G' : '80GGA'),
});

/** A contribution to a political party u/s 80GGC; from AY 2026-27 with the party's name and PAN. */
export const partyRow = (year: Itr1Year) => ({
  date: date('Date of contribution', { json: 'DonationDate', ...year.previousYear }),
  ...(year.propertyRows
    ? {
        party_name: words('Name of the political party', 'PoliticalPartyName', 125),
        party_pan: pan('PAN of the political party', { json: 'PoliticalPartyPAN' }),
      }
    : {}),
  ...amounts,
  ...reference,
  ...results('80GGC'),
});
