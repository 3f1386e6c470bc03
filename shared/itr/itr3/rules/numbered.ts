import { numberedRules, sumsOfCost } from '../../itr2/rules/numbered.ts';
import { inItr3 } from '../../itr2/rules/numbers.ts';
import { type Finding, type Rule, when } from '../../itr2/rules/reader.ts';

const LONG = 'ScheduleCGFor23.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls';
const P = 'PartA_GEN1.PersonalInfo';
const address = [
  'ResidenceNo',
  'ResidenceName',
  'RoadOrStreet',
  'LocalityOrArea',
  'CityOrTownOrDistrict',
  'StateCode',
  'CountryCode',
  'PinCode',
  'ZipCode',
];

/** Lists of Schedule FA with the required fields of each row. */
const foreign: readonly (readonly [list: string, needs: string])[] = [
  [
    'DetailsForiegnBank',
    'CountryName CountryCodeExcludingIndia Bankname AddressOfBank ZipCode ForeignAccountNumber OwnerStatus AccOpenDate',
  ],
  [
    'DtlsForeignCustodialAcc',
    'CountryName CountryCodeExcludingIndia FinancialInstName FinancialInstAddress ZipCode AccountNumber Status AccOpenDate NatureOfAmount',
  ],
  [
    'DtlsForeignEquityDebtInterest',
    'CountryName CountryCodeExcludingIndia NameOfEntity AddressOfEntity ZipCode NatureOfEntity InterestAcquiringDate',
  ],
  [
    'DtlsForeignCashValueInsurance',
    'CountryName CountryCodeExcludingIndia FinancialInstName FinancialInstAddress ZipCode ContractDate',
  ],
  [
    'DetailsFinancialInterest',
    'CountryName CountryCodeExcludingIndia ZipCode NameOfEntity AddressOfEntity NatureOfInt DateHeld NatureOfInc IncTaxSch IncTaxSchNo',
  ],
  [
    'DetailsImmovableProperty',
    'CountryName CountryCodeExcludingIndia ZipCode Ownership DateOfAcq NatureOfInc IncTaxSch IncTaxSchNo',
  ],
  [
    'DetailsOthAssets',
    'CountryName CountryCodeExcludingIndia ZipCode NatureOfAsset Ownership DateOfAcq NatureOfInc IncTaxSch IncTaxSchNo',
  ],
  [
    'DetailsOfAccntsHvngSigningAuth',
    'NameOfInstitution AddressOfInstitution CountryName CountryCodeExcludingIndia ZipCode NameMentionedInAccnt InstitutionAccountNumber IncAccuredTaxFlag',
  ],
  [
    'DetailsOfTrustOutIndiaTrustee',
    'CountryName CountryCodeExcludingIndia ZipCode NameOfTrust AddressOfTrust NameOfOtherTrustees AddressOfOtherTrustees NameOfSettlor AddressOfSettlor NameOfBeneficiaries AddressOfBeneficiaries DateHeld IncDrvTaxFlag',
  ],
  [
    'DetailsOfOthSourcesIncOutsideIndia',
    'CountryName CountryCodeExcludingIndia ZipCode NameOfPerson AddressOfPerson NatureOfInc IncDrvTaxFlag',
  ],
];

/** Rules of the list for AY 2026-27 that a line of text cannot express, by ITR-3's numbers: ITR-2's and its own. */
export const itr3NumberedRules: readonly Rule[] = [
  ...numberedRules.flatMap(({ id, ...rule }) =>
    inItr3(Number(id.slice(2))).map((no) => ({ id: `A-${no}`, ...rule })),
  ),
  {
    id: 'A-50',
    message: 'The second address equals the first: answer that they are the same, or change it',
    check: (r): Finding | undefined =>
      when(
        r.s(`${P}.SecondaryAdd`) === 'N' &&
          r.has(`${P}.AlternateAddress`) &&
          address.every((key) => r.s(`${P}.AlternateAddress.${key}`) === r.s(`${P}.Address.${key}`)),
        `${P}.AlternateAddress.ResidenceNo`,
      ),
  },
  {
    id: 'A-468',
    message: 'The deductions must be {value}, the total of their components; they are {found}',
    check: (r) => r.rows(LONG).flatMap((row) => sumsOfCost(row, 'TotalDednForEiB')),
  },
  {
    id: 'A-902',
    message: 'Complete this row of Schedule FA',
    check: (r) =>
      foreign.flatMap(([list, needs]) =>
        r
          .rows(`ScheduleFA.${list}`)
          .flatMap((row) => needs.split(' ').map((key) => when(row.s(key) === '', row.to(key)))),
      ),
  },
];
