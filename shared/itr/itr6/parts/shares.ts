import type * as z from 'zod';
import { aadhaar, date, decimal, integer, pan, text, yesNo } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, pin, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { extended, type Line, LOSS, typed } from '../../itr3/parts/lines.ts';
import { shareholding as shareholding7 } from '../../itr7/parts/charges.ts';

type Row = Record<string, unknown>;
type When = (row: Row, all: Row) => boolean;
/** An unlisted company (rules of Schedules SH-1 and AL-1). */
const unlisted: When = (_, all) => (all['company'] as Row | undefined)?.['unlisted'] === 'Y';

const purposes = {
  GH: 'Guest house',
  DQ: 'Quarters of directors',
  DU: 'Use of directors',
  SQ: 'Quarters of staff',
  OO: 'Own office',
  FA: 'Factory',
  WH: 'Warehouse',
  GD: 'Godown',
  OU: 'Official use',
  EU: 'Use of employees',
  RE: 'Residence',
  LE: 'Let out',
  ST: 'Stock-in-trade',
  IN: 'Investment',
  BO: 'Other business use',
} as const;
const purpose = (...codes: (keyof typeof purposes)[]) =>
  code(
    'Purpose',
    'Purpose',
    codes.map((value) => ({ value, label: purposes[value] })),
  );
const cost: readonly Line[] = [['cost', 'Cost of acquisition', 'AcquisitionCost']];
const acquired = date('Date of acquisition', { json: 'AcquisitionDate' });
const building = (label: string, json: string, field: z.ZodType) =>
  table(
    { label, rowLabel: 'Property', json },
    {
      address: words('Address', 'Address', 200),
      pincode: pin('PinCode'),
      acquired,
      ...typed(cost),
      purpose: field,
    },
  ).optional();
const count = (label: string, json: string) => integer(label, { json });
const price = (label: string, json: string) => decimal(label, { json, max: 99_999_999_999_999 }).optional();
const parties = (label: string, json: string) =>
  table(
    { label, rowLabel: 'Person', json },
    {
      name: words('Name', 'PersonName', 125),
      pan: pan('PAN', { json: 'PAN' }),
      ...typed([
        ['opening', 'Opening balance', 'OpeningBalance'],
        ['received', 'Amount received', 'AmountReceived'],
        ['paid', 'Amount paid', 'AmountPaid'],
        ['interest', 'Interest credited', 'InterestCredited'],
        ['closing', 'Closing balance', 'ClosingBalance'],
      ]),
      rate: decimal('Rate of interest in percent', { json: 'InterestRate', max: 100 }),
    },
  ).optional();

/** Schedule AL-1: assets and liabilities of an unlisted company on the last day of the year. */
export const assetsLiabilities = sheet(
  {
    label: 'Assets and liabilities of an unlisted company',
    json: 'ScheduleAL.AsstLiabilitiesUnlistedCompany',
    reported: true,
    when: unlisted,
  },
  {
    applies: yesNo('Are there assets or liabilities to report?', {
      json: 'ALUnlistedCompanyFlag',
    }).optional(),
    houses: building(
      'Residential buildings and their land',
      'DtlsBldLandResHouseUC',
      purpose('GH', 'DQ', 'DU', 'SQ', 'OO', 'RE', 'LE', 'ST', 'IN', 'BO'),
    ),
    buildings: building(
      'Other land and buildings',
      'DtlsBldLandNotResHouseUC',
      purpose('OO', 'FA', 'WH', 'GD', 'RE', 'LE', 'ST', 'IN', 'BO'),
    ),
    unlisted_shares: table(
      { label: 'Unlisted equity shares', rowLabel: 'Company', json: 'DtlsUnListedEquitySharesUC' },
      {
        name: words('Name of the company', 'CompanyName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        opening: count('Opening number of shares', 'OpenBalNumberOfShares'),
        ...typed([['opening_cost', 'Opening cost', 'OpenBalAcquisitionCost']]),
        bought: count('Shares acquired in the year', 'ShrsAcqNumberOfShares').optional(),
        bought_on: date('Date of subscription or purchase', { json: 'SubscriptionPurchaseDate' }).optional(),
        face: price('Face value of a share', 'FaceValuePerShare'),
        issue: price('Issue price of a share', 'IssuePricePerShare'),
        purchase: price('Purchase price of a share', 'PurchasePricePerShare'),
        sold: count('Shares transferred in the year', 'ShrsTrsNumberOfShares').optional(),
        consideration: moneyIfAny('Sale consideration', 'SaleConsideration', {}),
        closing: count('Closing number of shares', 'ClBalNumberOfShares'),
        ...typed([['closing_cost', 'Closing cost', 'ClBalAcquisitionCost']]),
      },
    ).optional(),
    contributions: table(
      { label: 'Capital in other entities', rowLabel: 'Entity', json: 'DtlsCapitalContributionOthEntityUC' },
      {
        name: words('Name of the entity', 'EntityName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        ...typed([
          ['opening', 'Opening balance', 'OpeningBalance'],
          ['contributed', 'Contributed in the year', 'AmtContributedDrgTheYr'],
          ['withdrawn', 'Withdrawn in the year', 'AmtWithdrawnDrgTheYr'],
          ['profit', 'Profit, loss, dividend or interest', 'AmtprofitLossDividend', { min: LOSS }],
          ['closing', 'Closing balance', 'ClosingBalance', { min: LOSS }],
        ]),
      },
    ).optional(),
    loans_given: parties('Loans and advances given', 'DtlsLoansAdvancesUC'),
    vehicles: table(
      {
        label: 'Vehicles, aircraft and other means of transport',
        rowLabel: 'Vehicle',
        json: 'DtlsVehiclestransportUC',
      },
      {
        kind: code('Kind', 'AssetParticulars', [
          { value: 'M', label: 'Motor vehicle' },
          { value: 'A', label: 'Aircraft' },
          { value: 'Y', label: 'Yacht' },
          { value: 'O', label: 'Any other' },
        ]),
        kind_other: wordsIfAny('Other kind', 'AssetParticularsOthers', 50, {
          when: (row) => row['kind'] === 'O',
        }),
        number: text('Registration number', { json: 'RegNumVehicle', max: 11 }),
        ...typed(cost),
        acquired,
        purpose: purpose('OU', 'EU', 'DU', 'ST', 'IN', 'RE', 'LE', 'BO'),
      },
    ).optional(),
    jewellery: table(
      { label: 'Jewellery, collections, bullion', rowLabel: 'Asset', json: 'DtlsJewelleryArchCollectionsUC' },
      {
        kind: code(
          'Kind',
          'AssetParticulars',
          (
            [
              ['GJ', 'Gold jewellery'],
              ['SJ', 'Silver jewellery'],
              ['PJ', 'Platinum jewellery'],
              ['DJ', 'Diamond jewellery'],
              ['OMJ', 'Jewellery of other metal'],
              ['OSJ', 'Jewellery of other stones'],
              ['AC', 'Archaeological collection'],
              ['DR', 'Drawing'],
              ['PA', 'Painting'],
              ['SC', 'Sculpture'],
              ['WA', 'Work of art'],
              ['BN', 'Bullion'],
              ['OT', 'Any other'],
            ] as const
          ).map(([value, label]) => ({ value, label })),
        ),
        kind_other: wordsIfAny('Other kind', 'AssetParticularsOthers', 50, {
          when: (row) => row['kind'] === 'OT',
        }),
        quantity: count('Quantity', 'Quantity'),
        ...typed(cost),
        acquired,
        purpose: purpose('ST', 'IN'),
      },
    ).optional(),
    loans_taken: parties('Loans, deposits and advances taken', 'DtlsLiabilitiesUC'),
  },
).optional();

const inner = shareholding7.unwrap();
const listOf = (key: 'holders' | 'applicants' | 'former') =>
  (inner.shape[key] as z.ZodOptional<z.ZodArray<z.ZodObject>>).unwrap();
const withAadhaar = (key: 'holders' | 'applicants' | 'former') => {
  const list = listOf(key);
  return table(list.meta() as unknown as Parameters<typeof table>[0], {
    ...list.element.shape,
    aadhaar: aadhaar('Aadhaar', { json: 'Aadhaar' }).optional(),
  }).optional();
};

/** Schedule SH-1: shareholding of an unlisted company. */
export const shareholding = extended(
  shareholding7,
  {
    holders: withAadhaar('holders'),
    applicants: withAadhaar('applicants'),
    former: withAadhaar('former'),
  },
  { when: unlisted } as never,
).optional();

/** Schedule FD: payments and receipts in foreign currency. */
export const foreignCurrency = sheet(
  {
    label: 'Payments and receipts in foreign currency',
    json: 'ScheduleFD',
    reported: true,
    help: 'Of a company not liable to audit under section 44AB',
  },
  Object.fromEntries(
    (
      [
        ['paid_capital', 'Payments on capital account', 'PaymntMadeOnCapitalAcc'],
        ['paid_revenue', 'Payments on revenue account', 'PaymntMadeOnRevenueAcc'],
        ['received_capital', 'Receipts on capital account', 'ReceiptsOnCapitalAcc'],
        ['received_revenue', 'Receipts on revenue account', 'ReceiptsOnRevenueAcc'],
      ] as const
    ).map(([key, label, json]) => [key, money(label, json)]),
  ),
).optional();
