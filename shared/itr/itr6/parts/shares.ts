import type * as z from 'zod';
import { aadhaar, date, decimal, integer, pan, text, yesNo } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, pin, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { extended, type Line, LOSS, typed } from '../../itr3/parts/lines.ts';
import { shareholding as shareholding7 } from '../../itr7/parts/charges.ts';
import type { Row, When } from '../../values/names.ts';

/** A start-up recognised by DPIIT that filed its Form 2: Schedules SH-2 and AL-2 replace SH-1 and AL-1. */
const startUp: When = (_, all) => {
  const filing = all['filing'] as Row | undefined;
  return filing?.['startup'] === 'Y' && filing['startup_form2'] === 'Y';
};
/** An unlisted company (rules of Schedules SH-1 and AL-1). */
const unlisted: When = (row, all) =>
  (all['company'] as Row | undefined)?.['unlisted'] === 'Y' && !startUp(row, all);

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

const valuables = (
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
).map(([value, label]) => ({ value, label }));
const shareKind = (label: string, json: string) =>
  code(label, json, [
    { value: 'ES', label: 'Equity shares' },
    { value: 'BS', label: 'Bonus shares' },
  ]);

const vehicle = {
  kind: code('Kind', 'AssetParticulars', [
    { value: 'M', label: 'Motor vehicle' },
    { value: 'A', label: 'Aircraft' },
    { value: 'Y', label: 'Yacht' },
    { value: 'O', label: 'Any other' },
  ]),
  kind_other: wordsIfAny('Other kind', 'AssetParticularsOthers', 50, {
    when: (row: Row) => row['kind'] === 'O',
  }),
  number: text('Registration number', { json: 'RegNumVehicle', max: 11 }),
  ...typed(cost),
  acquired,
  purpose: purpose('OU', 'EU', 'DU', 'ST', 'IN', 'RE', 'LE', 'BO'),
};

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
    listed_shares: table(
      { label: 'Listed equity shares', rowLabel: 'Holding', json: 'DtlsListedEquitySharesUC' },
      {
        opening: count('Opening number of shares', 'OpenBalNumberOfShares'),
        opening_kind: shareKind('Kind of shares at the beginning', 'OpenBalShareType'),
        ...typed([['opening_cost', 'Opening cost', 'OpenBalAcquisitionCost']]),
        bought: count('Shares acquired in the year', 'ShrsAcqNumberOfShares').optional(),
        bought_kind: shareKind('Kind of shares acquired', 'ShrsAcqShareType').optional(),
        bought_cost: moneyIfAny('Cost of shares acquired', 'ShrsAcqAcquisitionCost', {}),
        sold: count('Shares transferred in the year', 'ShrsTrsNumberOfShares').optional(),
        sold_kind: shareKind('Kind of shares transferred', 'ShrsTrsShareType').optional(),
        consideration: moneyIfAny('Sale consideration', 'ShrsTrsSaleConsdr', {}),
        closing: count('Closing number of shares', 'ClBalNumberOfShares').optional(),
        closing_kind: shareKind('Kind of shares at the end', 'ClBalShareType').optional(),
        closing_cost: moneyIfAny('Closing cost', 'ClBalAcquisitionCost', {}),
      },
    ).optional(),
    unlisted_shares: table(
      { label: 'Unlisted equity shares', rowLabel: 'Company', json: 'DtlsUnListedEquitySharesUC' },
      {
        name: words('Name of the company', 'CompanyName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        opening: count('Opening number of shares', 'OpenBalNumberOfShares'),
        ...typed([['opening_cost', 'Opening cost', 'OpenBalAcquisitionCost']]),
        bought: count('Shares acquired in the year', 'ShrsAcqNumberOfShares').optional(),
        bought_on: date('Date of subscription or purchase', { json: 'SubscriptionPurchaseDate' }).optional(),
        face: price('Face value per share', 'FaceValuePerShare'),
        issue: price('Issue price per share', 'IssuePricePerShare'),
        purchase: price('Purchase price per share', 'PurchasePricePerShare'),
        sold: count('Shares transferred in the year', 'ShrsTrsNumberOfShares').optional(),
        consideration: moneyIfAny('Sale consideration', 'SaleConsideration', {}),
        closing: count('Closing number of shares', 'ClBalNumberOfShares'),
        ...typed([['closing_cost', 'Closing cost', 'ClBalAcquisitionCost']]),
      },
    ).optional(),
    other_securities: table(
      { label: 'Other securities', rowLabel: 'Security', json: 'DtlsOtherSecuritiesUC' },
      {
        kind: code('Kind', 'SecuritiesType', [
          { value: 'B', label: 'Bonds' },
          { value: 'D', label: 'Debentures' },
          { value: 'E', label: 'Equity' },
          { value: 'P', label: 'Preference' },
          { value: 'O', label: 'Any other' },
        ]),
        kind_other: wordsIfAny('Other kind', 'SecuritiesTypeOthers', 50, {
          when: (row: Row) => row['kind'] === 'O',
        }),
        listed: code('Listed?', 'ListedUnlistedFlag', [
          { value: 'L', label: 'Listed' },
          { value: 'U', label: 'Unlisted' },
        ]),
        opening: count('Opening number', 'OpenBalNumberOfSecurities'),
        ...typed([['opening_cost', 'Opening cost', 'OpenBalAcquisitionCost']]),
        bought: count('Acquired in the year', 'ShrsAcqNumberOfSecurities').optional(),
        bought_on: date('Date of subscription or purchase', { json: 'SubscriptionPurchaseDate' }).optional(),
        face: price('Face value per share', 'FaceValuePerShare'),
        issue: price('Issue price per share', 'IssuePriceSecurity'),
        purchase: price('Purchase price per share', 'PurchasePricePerSecurity'),
        sold: count('Transferred in the year', 'ShrsTrsNumberOfSecurities').optional(),
        consideration: moneyIfAny('Sale consideration', 'SaleConsideration', {}),
        closing: count('Closing number', 'ClBalNumberOfSecurities'),
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
        ...vehicle,
      },
    ).optional(),
    jewellery: table(
      { label: 'Jewellery, collections, bullion', rowLabel: 'Asset', json: 'DtlsJewelleryArchCollectionsUC' },
      {
        kind: code('Kind', 'AssetParticulars', valuables),
        kind_other: wordsIfAny('Other kind', 'AssetParticularsOthers', 50, {
          when: (row: Row) => row['kind'] === 'OT',
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

const S2 = 'ScheduleSH.ShrhldngStartUps';
const category = (json: string) =>
  code('Category', json, [
    { value: 'NRI', label: 'Non-resident' },
    { value: 'VCP', label: 'Venture capital company' },
    { value: 'VCF', label: 'Venture capital fund' },
    { value: 'SPC', label: 'Specified company' },
    { value: 'OTH', label: 'Any other' },
  ]);
const KINDS = {
  ES: 'Equity shares',
  PS: 'Preference shares',
  RS: 'Rights shares',
  SS: 'Sweat equity',
  BS: 'Bonus shares',
  OT: 'Any other',
} as const;
const shares = (...kinds: (keyof typeof KINDS)[]) =>
  code(
    'Kind of shares',
    'ShareType',
    kinds.map((value) => ({ value, label: KINDS[value] })),
  );
const otherShares = wordsIfAny('Other kind', 'ShareTypeOthers', 50, {
  when: (row: Row) => row['kind'] === 'OT',
});
const whoHolds = {
  pan: pan('PAN', { json: 'PAN' }),
  aadhaar: aadhaar('Aadhaar', { json: 'Aadhaar' }).optional(),
};
const rate = (label: string, json: string) => decimal(label, { json, max: 99_999_999_999_999 });

/** Schedule SH-2: shareholding of a start-up. */
export const startUpHolders = sheet(
  { label: 'Shareholding of a start-up', json: S2, reported: true, when: startUp },
  {
    holders: table(
      {
        label: 'Shareholders at the end of the year',
        rowLabel: 'Shareholder',
        json: 'DtlsSHEndPreviousYearSU',
      },
      {
        name: words('Name of the shareholder', 'ShareholderName', 125),
        category: category('ShareholderCategory'),
        kind: shares('ES', 'PS', 'RS', 'SS', 'BS', 'OT'),
        kind_other: otherShares,
        ...whoHolds,
        allotted_on: date('Date of allotment', { json: 'AllotmentDate' }),
        number: rate('Number of shares held', 'NumberOfSharesHeld'),
        face: rate('Face value per share', 'FaceValuePerShare'),
        issue: rate('Issue price per share', 'IssuePricePerShare'),
        paid: rate('Paid-up value per share', 'PaidUpValuePerShare'),
        premium: rate('Share premium', 'SharePremium'),
      },
    ).optional(),
    applicants: table(
      {
        label: 'Share application money pending',
        rowLabel: 'Applicant',
        json: 'DtlsShareAppMoneyAlltEndPrvYr',
      },
      {
        name: words('Name of the applicant', 'ApplicantName', 125),
        category: category('ApplicantCategory'),
        kind: shares('ES', 'PS', 'RS', 'SS', 'OT'),
        kind_other: otherShares,
        ...whoHolds,
        applied_on: date('Date of application', { json: 'ApplicationDate' }),
        number: rate('Number of shares applied for', 'NumberOfSharesApplied'),
        face: rate('Face value per share', 'FaceValuePerShare'),
        proposed: rate('Proposed issue price', 'ProposedIssuePrice'),
        amount: rate('Application money received', 'ShareApplicationMoney'),
        premium: rate('Share application premium', 'ShareApplicationPremium'),
      },
    ).optional(),
    former: table(
      {
        label: 'Shareholders in the year who are no longer',
        rowLabel: 'Shareholder',
        json: 'SHDtlsAnyTimePrevYearSU',
      },
      {
        name: words('Name of the shareholder', 'ShareholderName', 125),
        category: category('ShareholderCategory'),
        kind: shares('ES', 'PS', 'RS', 'SS'),
        ...whoHolds,
        allotted_on: date('Date of allotment', { json: 'AllotmentDate' }),
        number: rate('Number of shares held', 'NumberOfSharesHeld'),
        face: rate('Face value per share', 'FaceValuePerShare'),
        issue: rate('Issue price per share', 'IssuePricePerShare'),
        paid: rate('Paid-up value per share', 'PaidUpValuePerShare'),
        ceased_on: date('Date of ceasing to be a shareholder', { json: 'CeaseShareholderDate' }),
        ceased_by: code('Mode of ceasing', 'CessationMode', [
          { value: 'TS', label: 'Transfer' },
          { value: 'RR', label: 'Redemption or reduction' },
        ]),
        new_pan: pan('PAN of the new shareholder', { json: 'NewShareholderPAN' }).optional(),
      },
    ).optional(),
  },
).optional();

/** Whether and when a start-up's asset was transferred. */
const transferred = {
  transferred: yesNo('Transferred?', { json: 'TransferFlag' }),
  transferred_on: date('Date of transfer', {
    json: 'TransferDate',
    when: (row: Row) => row['transferred'] === 'Y',
  }).optional(),
};
const building2 = (label: string, json: string, field: z.ZodType) =>
  table(
    { label, rowLabel: 'Property', json },
    {
      address: words('Address', 'Address', 200),
      pincode: pin('PinCode'),
      acquired,
      ...typed(cost),
      purpose: field,
      ...transferred,
    },
  ).optional();
const valuables2 = (label: string, json: string) =>
  table(
    { label, rowLabel: 'Asset', json },
    {
      kind: code('Kind', 'AssetParticulars', valuables),
      kind_other: wordsIfAny('Other kind', 'AssetParticularsOthers', 50, {
        when: (row: Row) => row['kind'] === 'OT',
      }),
      quantity: count('Quantity', 'Quantity'),
      ...typed(cost),
      acquired,
      purpose: purpose('ST', 'IN'),
      ...transferred,
      ...typed([['closing', 'Closing balance', 'ClosingBalance']]),
    },
  ).optional();

/** Schedule AL-2: a start-up's assets acquired since incorporation, and its liabilities. */
export const startUpAssets = sheet(
  {
    label: 'Assets and liabilities of a start-up',
    json: 'ScheduleAL.AsstLiabilitiesStartUps',
    reported: true,
    when: startUp,
  },
  {
    applies: yesNo('Are there assets or liabilities to report?', { json: 'ALStartUpsFlag' }).optional(),
    houses: building2(
      'Residential buildings and their land',
      'DtlsBldLandResHouseSU',
      purpose('GH', 'DQ', 'DU', 'SQ', 'OO', 'RE', 'LE', 'ST', 'IN', 'BO'),
    ),
    buildings: building2(
      'Other land and buildings',
      'DtlsBldLandNotResHouseSU',
      purpose('OO', 'FA', 'WH', 'GD', 'RE', 'LE', 'ST', 'IN', 'BO'),
    ),
    loans_given: table(
      { label: 'Loans and advances given', rowLabel: 'Person', json: 'DtlsLoansAdvancesSU' },
      {
        name: words('Name', 'PersonName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        lent_on: date('Date of the loan or advance', { json: 'LoansAdvancesDate' }),
        ...typed([
          ['amount', 'Amount of the loan or advance', 'AmtOfLoansAdvances'],
          ['received', 'Amount received', 'AmountReceived'],
        ]),
        repaid: yesNo('Repaid?', { json: 'LoansAdvancesRepayFlag' }),
        repaid_on: date('Date of repayment', {
          json: 'RepaymentDate',
          when: (row: Row) => row['repaid'] === 'Y',
        }).optional(),
        ...typed([['closing', 'Closing balance', 'ClosingBalance']]),
        rate: decimal('Rate of interest in percent', { json: 'InterestRate', max: 100 }),
      },
    ).optional(),
    contributions: table(
      { label: 'Capital in other entities', rowLabel: 'Entity', json: 'DtlsCapitalContributionSU' },
      {
        name: words('Name of the entity', 'EntityName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        contributed_on: date('Date of the contribution', { json: 'CapitalContributionDate' }),
        ...typed([
          ['contributed', 'Amount contributed', 'AmtContribution'],
          ['withdrawn', 'Amount withdrawn', 'AmtWithdrawn'],
          ['profit', 'Profit, loss, dividend or interest', 'AmtprofitLossDividend', { min: LOSS }],
          ['closing', 'Closing balance', 'ClosingBalance', { min: LOSS }],
        ]),
      },
    ).optional(),
    securities: table(
      { label: 'Shares and securities acquired', rowLabel: 'Holding', json: 'DtlsAcqustSharesSecuritiesSU' },
      {
        name: words('Name of the company', 'EntityCompanyName', 125),
        pan: pan('PAN', { json: 'PAN' }),
        kind: code('Kind', 'SharesSecuritiesType', [
          { value: 'ES', label: 'Equity shares' },
          { value: 'PS', label: 'Preference shares' },
          { value: 'B', label: 'Bonds' },
          { value: 'D', label: 'Debentures' },
          { value: 'O', label: 'Any other' },
        ]),
        kind_other: wordsIfAny('Other kind', 'SharesSecuritiesTypeOthers', 125, {
          when: (row: Row) => row['kind'] === 'O',
        }),
        number: count('Number acquired', 'NumSharesSecuritiesAcq'),
        cost: rate('Cost of acquisition', 'AcquisitionCost'),
        acquired,
        ...transferred,
        ...typed([['closing', 'Closing balance', 'ClosingBalance']]),
      },
    ).optional(),
    vehicles: table(
      {
        label: 'Vehicles, aircraft and other means of transport',
        rowLabel: 'Vehicle',
        json: 'DtlsVehiclestransportSU',
      },
      { ...vehicle, ...transferred },
    ).optional(),
    jewellery: valuables2('Jewellery', 'DtlsJewelleryAcquiredSU'),
    collections: valuables2('Collections, drawings and works of art', 'DtlsArchaeologicalCollctSU'),
    loans_taken: parties('Loans, deposits and advances taken', 'DtlsLiabilitiesSU'),
  },
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
