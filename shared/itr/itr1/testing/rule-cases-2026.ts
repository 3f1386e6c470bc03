import { allowance, type Case, D, I, neu, old, T, U } from './rule-case.ts';

type Rest = Pick<Case, 'pass'>;

const added =
  (on: typeof old) =>
  (no: number, why: string, set: Case['set'], { pass }: Rest = {}): Case => ({
    ...on(no, why, set),
    list: '2026-27',
    years: ['2026-27'],
    ...(pass ? { pass } : {}),
  });
const inOld = added(old);
const inNew = added(neu);

const employer = (value: string) => ({ 'PersonalInfo.EmployerCategory': value });
/** The self-occupied house of the old regime's return and the co-owned one of the new regime's. */
const P0 = `${I}.PropertyDetails[0]`;
const R = `${P0}.Rentdetails`;
const EXEMPT = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`;
const exempt = (row: number, SubCategory: string, OthAmount: number) => ({
  [`${EXEMPT}[${row}]`]: { Category: 'GOVC', SubCategory, OthAmount },
});

/** In the order of rules 272 to 291. */
const sections = [
  'Section80C',
  'Section80CCC',
  'Section80CCDEmployeeOrSE',
  'Section80CCD1B',
  'Section80CCDEmployer',
  'Section80D',
  'Section80DD',
  'Section80DDB',
  'Section80E',
  'Section80EE',
  'Section80EEA',
  'Section80EEB',
  'Section80G',
  'Section80GG',
  'Section80GGA',
  'Section80GGC',
  'Section80TTA',
  'Section80TTB',
  'Section80U',
  'AnyOthSec80CCH',
];
/** In the order of rules 303 to 322. */
const natures = [
  '10(2)',
  '10(10BB)',
  '10(11A)',
  '10(12A)',
  '10(12AA)',
  '10(12AB)',
  '10(12B)',
  '10(12BA)',
  '10(12C)',
  '10(15)',
  '10(19A)',
  '10(23AA)',
  '10(23FBB)',
  '10(23FD)',
  '10(25)',
  '10(32)',
  '10(35)',
  '10(35A)',
  '10(43)',
  '10(44)',
];

const REP = 'FilingStatus.AssesseeRep';
const represented = {
  'FilingStatus.AsseseeRepFlg': 'Y',
  [REP]: {
    RepName: 'R Example',
    RepEmailID: 'r@example.in',
    CountryCodeRepMobileNo: 91,
    RepMobileNo: 9876543211,
  },
  'Verification.Capacity': 'R',
};
/** A return revised after 31 December 2026 (s.234-I). */
const revised = (income: number, fee: number) => ({
  'FilingStatus.ReturnFileSec': 17,
  'CreationInfo.JSONCreationDate': '2027-01-15',
  [`${I}.TotalIncome`]: income,
  [`${T}.IntrstPay.FeeFurnish234I`]: fee,
});
const FEE = `${T}.IntrstPay.FeeFurnish234I`;
const donee = 'Schedule80G.Don100Percent.DoneeWithPan[0]';
const half = 'Schedule80G.Don50PercentNoApprReqd.DoneeWithPan[0]';
const cash = (at: string, amount: number, eligible: number) => ({
  [`${at}.DonationAmtCash`]: amount,
  [`${at}.DonationAmtOtherMode`]: 0,
  [`${at}.EligibleDonationAmt`]: eligible,
});
const party = 'Schedule80GGC.Schedule80GGCDetails[0]';
const address = {
  ResidenceNo: '7',
  LocalityOrArea: 'Example Nagar',
  CityOrTownOrDistrict: 'Pune',
  PinCode: 411001,
};

/** A case for each rule the list for AY 2026-27 added, from its text. */
export const cases2026: Case[] = [
  inOld(270, 'an employer outside Government', employer('PSU'), {
    pass: { ...employer('SGOV'), ...allowance('old', 'EIC', 1) },
  }),
  inOld(271, 'interest without the use of the house', { [`${P0}.ifLetOut`]: '' }),
  ...sections.map((key, i) =>
    inOld(
      272 + i,
      'a rupee more allowed than entered',
      { [`${D}.${key}`]: 70_001 },
      { pass: { [`${D}.${key}`]: 70_000, [`${U}.${key}`]: 70_000 } },
    ),
  ),
  inOld(292, 'a rupee off', { 'LTCG112A.LongCap112A': 50_001 }),
  inOld(293, 'no mobile', { [`${REP}.RepMobileNo`]: undefined }, { pass: represented }),
  inOld(293, 'no e-mail', { [`${REP}.RepEmailID`]: '' }, { pass: represented }),
  inOld(294, 'no particulars', { [REP]: undefined }, { pass: represented }),
  inNew(295, '95 percent together', { [`${P0}.CoOwners[0].PercentShareProperty`]: 45 }),
  // half of the annual value of 5,40,000
  inNew(296, 'the value of the other half', { [`${R}.AnnualOfPropOwned`]: 270_001 }),
  inNew(
    297,
    'interest without a share',
    { [`${R}.IntOnBorwCap`]: 1 },
    { pass: { [`${P0}.AsseseeShareProperty`]: 0, [`${R}.IntOnBorwCap`]: 0 } },
  ),
  inNew(298, 'a rupee off', { [`${R}.TotalUnrealizedAndTax`]: 60_001 }),
  inNew(299, 'a rupee off', { [`${R}.TotalDeduct`]: 181_001 }),
  inNew(300, 'own PAN', { [`${P0}.CoOwners[0].PAN_CoOwner`]: 'ABCPE1234F' }),
  inNew(301, 'any amount', allowance('new', 'EIC', 1), { pass: allowance('new', 'EIC', 0) }),
  inOld(302, 'a rupee off', { [`${U}.Section80CCC`]: 10_001 }),
  ...natures.map((nature, i) =>
    inOld(303 + i, `${nature} twice`, exempt(3, nature, 2), { pass: exempt(2, nature, 1) }),
  ),
  inNew(323, 'any amount', exempt(0, '10(32)', 1), { pass: exempt(0, '10(32)', 0) }),
  inOld(324, 'another fee', { [FEE]: 999 }, { pass: revised(500_000, 1000) }),
  inOld(328, 'another fee', { [FEE]: 1000 }, { pass: revised(500_010, 5000) }),
  ...[325, 326].flatMap((no) => [
    inOld(no, 'no reference', { [`${half}.TransactionRefNum`]: undefined }),
    inOld(no, 'no IFSC', { [`${donee}.IFSCCode`]: '' }),
  ]),
  inOld(
    327,
    'more than given',
    { [`${donee}.EligibleDonationAmt`]: 2001 },
    { pass: cash(donee, 2000, 2000) },
  ),
  inOld(
    327,
    'more than half of it',
    { [`${half}.EligibleDonationAmt`]: 1001 },
    { pass: cash(half, 2000, 1000) },
  ),
  inOld(329, 'no name', { [`${party}.PoliticalPartyName`]: undefined }),
  inOld(329, 'no PAN', { [`${party}.PoliticalPartyPAN`]: '' }),
  inOld(330, 'both modes in one row', { [`${donee}.DonationAmtCash`]: 1 }),
  inOld(331, 'the same e-mail', { [`${REP}.RepEmailID`]: 'asha@example.in' }, { pass: represented }),
  inOld(
    331,
    'the second mobile',
    { [`${REP}.RepMobileNo`]: 9876543212 },
    { pass: { ...represented, 'PersonalInfo.Address.MobileNoSec': 9876543212 } },
  ),
  inNew(332, 'the full share', { [`${P0}.AsseseeShareProperty`]: 100 }),
  inNew(333, 'no share', { [`${P0}.CoOwners[0].PercentShareProperty`]: 0 }),
  inNew(333, 'the full share', { [`${P0}.CoOwners[0].PercentShareProperty`]: 100 }),
  inOld(334, 'another share', { [`${P0}.AsseseeShareProperty`]: 50 }),
  inOld(335, 'a PRAN without a claim', {
    [`${U}.Section80CCDEmployeeOrSE`]: 0,
    [`${U}.Section80CCD1B`]: 0,
  }),
  inNew(336, 'more than the rent', { [`${R}.RentNotRealized`]: 600_001 }),
  inOld(337, 'no rows', { [`${U}.PensionContribution80CCC`]: [] }),
  inOld(337, 'no number', { [`${U}.PensionContribution80CCC[0].NameofIdentifier`]: '' }),
  inOld(338, 'no second address', { 'PersonalInfo.SecondaryAdd': 'N' }),
  inOld(
    339,
    'the same address',
    { 'PersonalInfo.AlternateAddress.ResidenceNo': '7' },
    {
      pass: {
        'PersonalInfo.SecondaryAdd': 'N',
        'PersonalInfo.AlternateAddress': { ...address, ResidenceNo: '8' },
      },
    },
  ),
  // what changed for this year under an older number
  {
    ...old(37, 'an allowance twice', allowance('old', '10(17)', 2, 1), {
      pass: allowance('old', '10(17)', 1),
    }),
    years: ['2026-27'],
  },
  {
    ...old(
      88,
      'cash to one donee in two tables',
      { [`${half}.DoneePAN`]: 'AAATE1234A' },
      {
        pass: { ...cash(donee, 1500, 1500), ...cash(half, 501, 250) },
      },
    ),
    years: ['2026-27'],
  },
  {
    ...old(
      272,
      'more than two fifths outside the four cities',
      { 'ScheduleEA10_13A.Placeofwork': '2' },
      {
        pass: { 'ScheduleEA10_13A.EligbleExmpAllwncUs13A': 360_001, 'ScheduleEA10_13A.BasicSalary': 900_000 },
      },
    ),
    years: ['2026-27'],
  },
  { ...neu(196, 'enrolled at 45', { 'PersonalInfo.DOB': '1980-06-15' }), years: ['2026-27'] },
  {
    ...old(
      9,
      'more deducted than earned',
      { 'TDSonSalaries.TotalTDSonSalaries': 1_900_001 },
      {
        pass: { 'TDSonSalaries.TotalTDSonSalaries': 1_900_000 },
      },
    ),
    rule: 'B-9',
    list: '2026-27',
    years: ['2026-27'],
  },
];
