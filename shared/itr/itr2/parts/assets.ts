import { aadhaar, pan } from '../../../forms/fields.ts';
import { money, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { LOSS } from './house-property.ts';
import { address } from './personal.ts';

const head = (label: string, json: string) =>
  sheet(
    { label, json },
    {
      income: money('Income received', 'IncRecvdUndHead'),
      share: money('Apportioned to the spouse', 'AmtApprndOfSpouse', { min: LOSS }),
      tds: money('Tax deducted', 'AmtTDSDeducted', { min: LOSS }),
      tds_share: money('Tax apportioned to the spouse', 'TDSApprndOfSpouse', { min: LOSS }),
    },
  ).optional();

/** Schedule 5A: spouses governed by the Portuguese Civil Code. */
export const communion = sheet(
  {
    label: 'Apportionment between spouses under the Portuguese Civil Code',
    json: 'Schedule5A2014',
    reported: true,
    section: '5A',
    needs: ['HPHeadIncome', 'CapGainHeadIncome', 'OtherSourcesHeadIncome', 'TotalHeadIncome'],
  },
  {
    spouse: words('Name of the spouse', 'NameOfSpouse', 125),
    spouse_pan: pan('PAN of the spouse', { json: 'PANOfSpouse' }),
    spouse_aadhaar: aadhaar('Aadhaar of the spouse', { json: 'AadhaarOfSpouse' }).optional(),
    house_property: head('House property', 'HPHeadIncome'),
    capital_gains: head('Capital gains', 'CapGainHeadIncome'),
    other_sources: head('Other sources', 'OtherSourcesHeadIncome'),
    total: sheet(
      { label: 'Total', json: 'TotalHeadIncome' },
      {
        income: total('Income received', 'IncRecvdUndHead'),
        share: total('Apportioned to the spouse', 'AmtApprndOfSpouse', { min: LOSS }),
        tds: total('Tax deducted', 'AmtTDSDeducted', { min: LOSS }),
        tds_share: total('Tax apportioned to the spouse', 'TDSApprndOfSpouse', { min: LOSS }),
      },
    ).optional(),
  },
).optional();

/** Schedule AL: assets and liabilities at the end of the year, where total income is above 50 lakh (1 crore from AY 2025-26). */
export const assets = sheet(
  {
    label: 'Assets and liabilities at the end of the year',
    json: 'ScheduleAL',
    reported: true,
    needs: ['MovableAsset'],
    help: 'Where total income is above the limit of the year',
  },
  {
    immovable: table(
      { label: 'Immovable assets', rowLabel: 'Asset', json: 'ImmovableDetails', needs: ['AddressAL'] },
      {
        description: words('Description', 'Description', 25),
        address: sheet({ label: 'Address', json: 'AddressAL' }, address(true)),
        amount: money('Amount (cost)', 'Amount'),
      },
    ).optional(),
    deposits: money('Deposits in banks', 'MovableAsset.DepositsInBank'),
    shares: money('Shares and securities', 'MovableAsset.SharesAndSecurities'),
    insurance: money('Insurance policies', 'MovableAsset.InsurancePolicies'),
    loans: money('Loans and advances given', 'MovableAsset.LoansAndAdvancesGiven'),
    cash: money('Cash in hand', 'MovableAsset.CashInHand'),
    jewellery: money('Jewellery and bullion', 'MovableAsset.JewelleryBullionEtc'),
    art: money(
      'Archaeological collections, drawings, paintings, sculptures, art',
      'MovableAsset.ArchCollDrawPaintSulpArt',
    ),
    vehicles: money('Vehicles, yachts, boats, aircraft', 'MovableAsset.VehiclYachtsBoatsAircrafts'),
    liabilities: money('Liabilities on these assets', 'LiabilityInRelatAssets'),
  },
).optional();
