import { added, column, inNew, inOld, when } from './build.ts';
import { cashTo, donees, tables } from './donations.ts';
import { exemptRows, natureOf, ONCE, stoodTwice } from './other-sources.ts';
import { allowance, allowanceAt, D, government, I, T, U } from './paths.ts';
import type { Finding, Row, Rule } from './reader.ts';

const STATUS = 'FilingStatus';
const REP = `${STATUS}.AssesseeRep`;
const PERSON = 'PersonalInfo';
const ADDRESS = [
  'ResidenceNo',
  'ResidenceName',
  'RoadOrStreet',
  'LocalityOrArea',
  'CityOrTownOrDistrict',
  'PinCode',
];

/** Deductions in the order of rules 272 to 291, allowed against entered. */
const sections: readonly (readonly [section: string, key: string])[] = [
  ['80C', 'Section80C'],
  ['80CCC', 'Section80CCC'],
  ['80CCD(1)', 'Section80CCDEmployeeOrSE'],
  ['80CCD(1B)', 'Section80CCD1B'],
  ['80CCD(2)', 'Section80CCDEmployer'],
  ['80D', 'Section80D'],
  ['80DD', 'Section80DD'],
  ['80DDB', 'Section80DDB'],
  ['80E', 'Section80E'],
  ['80EE', 'Section80EE'],
  ['80EEA', 'Section80EEA'],
  ['80EEB', 'Section80EEB'],
  ['80G', 'Section80G'],
  ['80GG', 'Section80GG'],
  ['80GGA', 'Section80GGA'],
  ['80GGC', 'Section80GGC'],
  ['80TTA', 'Section80TTA'],
  ['80TTB', 'Section80TTB'],
  ['80U', 'Section80U'],
  ['80CCH', 'AnyOthSec80CCH'],
];

/** Exempt incomes allowed only once, from rule 303. */
const once = [
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

const RENT = 'Rentdetails';
const eachHouse = (no: number, message: string, check: (house: Row) => Finding | undefined): Rule =>
  added(no, message, (r) => r.rows(`${I}.PropertyDetails`).map(check));
const rent = (house: Row, key: string): number => house.n(`${RENT}.${key}`);
const rentAt = (house: Row, key: string): string => `${house.at}.${RENT}.${key}`;
/** A figure of a house that must be another; `off` allows for rounding. */
const rentEqual = (
  no: number,
  message: string,
  key: string,
  figureOf: (house: Row) => number,
  off = 0,
): Rule =>
  eachHouse(no, message, (house) => {
    const found = rent(house, key);
    const value = figureOf(house);
    return when(Math.abs(found - value) > off, rentAt(house, key), { found, value: Math.round(value) });
  });
const shared = (house: Row) => house.s('PropCoOwnedFlg') === 'YES';
const share = (house: Row) => house.n('AsseseeShareProperty');

/** Fee on a revised return after 31 December by total income (s.234-I). */
export const lateRevision = (
  no: number,
  message: string,
  size: 'low' | 'high',
  at: { fee: string; income: string },
): Rule =>
  added(no, message, (r) => {
    const fees = r.law.fees.i;
    if (!fees) return undefined;
    const found = r.n(at.fee);
    const due =
      r.s(`${STATUS}.ReturnFileSec`) === '17' &&
      r.s('CreationInfo.JSONCreationDate') > fees.after &&
      r.n(at.income) > fees.limit === (size === 'high');
    return when(due && found !== fees[size], at.fee, { found, value: fees[size] });
  });

const feeAt = { fee: `${T}.IntrstPay.FeeFurnish234I`, income: `${I}.TotalIncome` };

const paidInOtherModes = (no: number): Rule =>
  added(no, 'Enter the reference number and IFSC of the donation made in other modes', (r) =>
    donees(r).flatMap((row) =>
      ['TransactionRefNum', 'IFSCCode'].map((key) =>
        when(row.n('DonationAmtOtherMode') > 0 && row.s(key) === '', `${row.at}.${key}`),
      ),
    ),
  );

/** Rules of the list for AY 2026-27 beyond the previous list, by number. */
export const addedRules: readonly Rule[] = [
  added(270, 'The exemption for judges is for Central and State Government employees only', (r) =>
    when(allowance(r, 'EIC') > 0 && !government.includes(r.employer), allowanceAt(r, 'EIC')),
  ),
  eachHouse(271, 'Interest is claimed: choose whether the house is let out or self-occupied', (house) =>
    when(rent(house, 'IntOnBorwCap') > 0 && house.s('ifLetOut') === '', `${house.at}.ifLetOut`),
  ),
  ...sections.map(([section, key], i) =>
    added(
      272 + i,
      'Deduction u/s {section} allowed ({found}) cannot be more than what is entered ({value})',
      (r) => {
        const found = r.n(`${D}.${key}`);
        const value = r.n(`${U}.${key}`);
        return when(found > value, `${D}.${key}`, { section, found, value });
      },
    ),
  ),
  added(
    292,
    'Gains u/s 112A ({found}) must equal the amount included in gross total income ({value})',
    (r) => {
      const found = r.n('LTCG112A.LongCap112A');
      const value = r.n(`${I}.GrossTotIncomeIncLTCG112A`) - r.n(`${I}.GrossTotIncome`);
      return when(found !== value, 'LTCG112A.LongCap112A', { found, value });
    },
  ),
  added(293, 'Name, e-mail and mobile of the representative who verifies are needed', (r) =>
    r.s('Verification.Capacity') === 'R'
      ? ['RepName', 'RepEmailID', 'RepMobileNo'].map((key) =>
          when(['', '0'].includes(r.s(`${REP}.${key}`)), `${REP}.${key}`),
        )
      : undefined,
  ),
  added(294, 'Particulars of the representative are needed', (r) =>
    when(r.s(`${STATUS}.AsseseeRepFlg`) === 'Y' && !r.has(REP), REP),
  ),
  eachHouse(295, 'Your share and those of the co-owners must add up to 100%, not {found}', (house) => {
    const others = house.rows('CoOwners').reduce((t, o) => t + o.n('PercentShareProperty'), 0);
    const found = Math.round((share(house) + others) * 100) / 100;
    return when(shared(house) && found !== 100, `${house.at}.AsseseeShareProperty`, { found });
  }),
  eachHouse(
    296,
    'Annual value of the owned share ({found}) must be the share of annual value ({value})',
    (house) => {
      const found = rent(house, 'AnnualOfPropOwned');
      const value = (rent(house, 'BalanceALV') * share(house)) / 100;
      return when(shared(house) && Math.abs(found - value) >= 1, rentAt(house, 'AnnualOfPropOwned'), {
        found,
        value: Math.round(value),
      });
    },
  ),
  eachHouse(297, 'Interest cannot be claimed on a house in which the assessee has no share', (house) =>
    when(
      house.has('AsseseeShareProperty') && share(house) === 0 && rent(house, 'IntOnBorwCap') > 0,
      rentAt(house, 'IntOnBorwCap'),
    ),
  ),
  rentEqual(
    298,
    'Unrealised rent and local taxes ({found}) must equal their total ({value})',
    'TotalUnrealizedAndTax',
    (house) => rent(house, 'RentNotRealized') + rent(house, 'LocalTaxes'),
  ),
  rentEqual(
    299,
    'Deductions from annual value ({found}) must equal 30% plus interest ({value})',
    'TotalDeduct',
    (house) => rent(house, 'ThirtyPercentOfBalance') + rent(house, 'IntOnBorwCap'),
  ),
  added(300, 'The PAN of a co-owner cannot be that of the assessee', (r) =>
    r
      .rows(`${I}.PropertyDetails`)
      .flatMap((house) => house.rows('CoOwners'))
      .map((owner) =>
        when(
          owner.s('PAN_CoOwner') !== '' && owner.s('PAN_CoOwner') === r.s(`${PERSON}.PAN`),
          `${owner.at}.PAN_CoOwner`,
        ),
      ),
  ),
  added(
    301,
    'The exemption for judges is not available in the new regime',
    inNew((r) => when(allowance(r, 'EIC') > 0, allowanceAt(r, 'EIC'))),
  ),
  added(302, 'Deduction u/s 80CCC entered ({found}) must be the sum of the contributions ({value})', (r) => {
    const found = r.n(`${U}.Section80CCC`);
    const value = column(r.rows(`${U}.PensionContribution80CCC`), 'Amount');
    return when(found !== value, `${U}.Section80CCC`, { found, value });
  }),
  ...once.map((nature, i) => added(303 + i, ONCE, stoodTwice([nature]))),
  added(
    323,
    "Exemption of a minor's clubbed income u/s 10(32) is not available in the new regime",
    inNew((r) =>
      exemptRows(r).map((row) =>
        when(natureOf(row) === '10(32)' && row.n('OthAmount') > 0, `${row.at}.OthAmount`),
      ),
    ),
  ),
  lateRevision(
    324,
    'The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}',
    'low',
    feeAt,
  ),
  paidInOtherModes(325),
  paidInOtherModes(326),
  added(
    327,
    'Eligible amount ({found}) of donations in cash up to 2,000 is at most {value}',
    inOld((r) =>
      tables.flatMap((t) =>
        r.rows(`Schedule80G.${t.node}.DoneeWithPan`).map((row) => {
          const value = Math.ceil((row.n('DonationAmtCash') + row.n('DonationAmtOtherMode')) * t.share);
          const found = row.n('EligibleDonationAmt');
          return when(
            row.n('DonationAmtCash') > 0 &&
              cashTo(r, row.s('DoneePAN')) <= r.law.deductions.g80.cash &&
              found > value,
            `${row.at}.EligibleDonationAmt`,
            { found, value },
          );
        }),
      ),
    ),
  ),
  lateRevision(
    328,
    'The fee for this revised return is {value} where total income is above 5 lakh; it is {found}',
    'high',
    feeAt,
  ),
  added(329, 'Name and PAN of the political party are needed to claim section 80GGC', (r) =>
    r.n(`${D}.Section80GGC`) > 0
      ? r
          .rows('Schedule80GGC.Schedule80GGCDetails')
          .flatMap((row) =>
            ['PoliticalPartyName', 'PoliticalPartyPAN'].map((key) =>
              when(row.s(key) === '', `${row.at}.${key}`),
            ),
          )
      : undefined,
  ),
  added(330, 'Enter donations in cash and in other modes in separate rows', (r) =>
    donees(r).map((row) =>
      when(row.n('DonationAmtCash') > 0 && row.n('DonationAmtOtherMode') > 0, `${row.at}.DonationAmtCash`),
    ),
  ),
  added(331, 'E-mail and mobile of the representative must differ from those of the assessee', (r) =>
    (
      [
        ['RepEmailID', 'EmailAddress', 'EmailAddressSec'],
        ['RepMobileNo', 'MobileNo', 'MobileNoSec'],
      ] as const
    ).map(([key, ...own]) => {
      const given = r.s(`${REP}.${key}`).toLowerCase();
      return when(
        given !== '' && own.some((k) => r.s(`${PERSON}.Address.${k}`).toLowerCase() === given),
        `${REP}.${key}`,
      );
    }),
  ),
  eachHouse(332, 'The share in a co-owned house must be less than 100%', (house) =>
    when(shared(house) && share(house) >= 100, `${house.at}.AsseseeShareProperty`),
  ),
  added(333, 'The share of a co-owner must be more than 0% and less than 100%', (r) =>
    r
      .rows(`${I}.PropertyDetails`)
      .filter(shared)
      .flatMap((house) => house.rows('CoOwners'))
      .map((owner) => {
        const found = owner.n('PercentShareProperty');
        return when(found <= 0 || found >= 100, `${owner.at}.PercentShareProperty`);
      }),
  ),
  eachHouse(334, 'The share in a house that is not co-owned must be 100%', (house) =>
    when(
      house.s('PropCoOwnedFlg') === 'NO' && house.s('AsseseeShareProperty') !== '100',
      `${house.at}.AsseseeShareProperty`,
    ),
  ),
  added(335, 'A PRAN is entered, but nothing is claimed under section 80CCD(1) or 80CCD(1B)', (r) =>
    when(
      r.rows(`${U}.PRANDtls`).length > 0 &&
        r.n(`${U}.Section80CCDEmployeeOrSE`) + r.n(`${U}.Section80CCD1B`) === 0,
      `${U}.PRANDtls[0].PRANNum`,
    ),
  ),
  eachHouse(336, 'Unrealised rent cannot be more than the rent', (house) =>
    when(
      rent(house, 'RentNotRealized') > rent(house, 'AnnualLetableValue'),
      rentAt(house, 'RentNotRealized'),
    ),
  ),
  added(337, 'Each contribution u/s 80CCC needs its kind, number and amount', (r) => {
    const rows = r.rows(`${U}.PensionContribution80CCC`);
    return r.n(`${U}.Section80CCC`) > 0 && rows.length === 0
      ? { at: `${U}.PensionContribution80CCC` }
      : rows.flatMap((row) => [
          when(row.s('TypeofIdentifier') === '', `${row.at}.TypeofIdentifier`),
          when(row.s('NameofIdentifier') === '', `${row.at}.NameofIdentifier`),
          when(row.n('Amount') === 0, `${row.at}.Amount`),
        ]);
  }),
  added(338, 'Enter the secondary address if it differs from the primary one', (r) =>
    when(
      r.s(`${PERSON}.SecondaryAdd`) === 'N' && !r.has(`${PERSON}.AlternateAddress`),
      `${PERSON}.AlternateAddress`,
    ),
  ),
  added(339, 'The secondary address must differ from the primary one', (r) =>
    when(
      r.s(`${PERSON}.SecondaryAdd`) === 'N' &&
        r.has(`${PERSON}.AlternateAddress`) &&
        ADDRESS.every((key) => r.s(`${PERSON}.AlternateAddress.${key}`) === r.s(`${PERSON}.Address.${key}`)),
      `${PERSON}.AlternateAddress`,
    ),
  ),
];
