import { all, type Broken, plus, push, set } from './change.ts';

/** Read from the sentences of the department's list for ITR-1, AY 2026-27. */
const I = 'ITR1_IncomeDeductions',
  U = `${I}.UsrDeductUndChapVIA`,
  D = `${I}.DeductUndChapVIA`,
  T = 'ITR1_TaxComputation';
const R = `${I}.PropertyDetails[0].Rentdetails`,
  EX = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`;
const AL = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;
export const brokenItr1: readonly Broken[] = [
  [
    '1old',
    16,
    '80TTB of a senior 50,000 with interest of 22,000',
    set({
      'PersonalInfo.DOB': '1950-06-15',
      [`${U}.Section80TTA`]: 0,
      [`${D}.Section80TTA`]: 0,
      [`${U}.Section80TTB`]: 50000,
      [`${D}.Section80TTB`]: 50000,
      [`${I}.OthersInc.OthersIncDtlsOthSrc[1].OthSrcOthAmount`]: 10000,
    }),
  ],
  ['1old', 28, 'total interest 5, parts 0', set({ [`${T}.TotalIntrstPay`]: 5 })],
  [
    '1old',
    38,
    '10(18) twice',
    push(
      EX,
      { Category: 'SSRA', SubCategory: '10(18)', OthAmount: 10 },
      { Category: 'SSRA', SubCategory: '10(18)', OthAmount: 10 },
    ),
  ],
  ['1new', 46, 'balance of rent +1', plus({ [`${R}.BalanceALV`]: 1 })],
  ['1old', 52, 'other sources +1', plus({ [`${I}.IncomeOthSrc`]: 1 })],
  [
    '1old',
    57,
    'entertainment 6,000 of government employee',
    all(
      set({ 'PersonalInfo.EmployerCategory': 'CGOV', [`${I}.EntertainmentAlw16ii`]: 6000 }),
      plus({ [`${I}.DeductionUs16`]: 6000 }),
    ),
  ],
  [
    '1old',
    82,
    'donee of table D without amount',
    set({ 'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].DonationAmtOtherMode': 0 }),
  ],
  [
    '1old',
    89,
    '80GGA row without cash or other',
    set({
      'Schedule80GGA.DonationDtlsSciRsrchRuralDev[0].DonationAmtCash': 0,
      'Schedule80GGA.DonationDtlsSciRsrchRuralDev[0].DonationAmtOtherMode': 0,
    }),
  ],
  ['1old', 96, 'TCS claimed 1 more than collected', plus({ 'ScheduleTCS.TCS[0].AmtTCSClaimedThisYear': 1 })],
  ['1old', 140, 'tax with interest +1', plus({ [`${T}.TotTaxPlusIntrstPay`]: 1 })],
  [
    '1old',
    145,
    'dividend +1 against its quarters',
    plus({ [`${I}.OthersInc.OthersIncDtlsOthSrc[4].OthSrcOthAmount`]: 1 }),
  ],
  ['1old', 176, '10(13A) 600,001 of salary 18 lakh', set({ [`${AL}[3].SalOthAmount`]: 600001 })],
  [
    '1old',
    194,
    '80GGC eligible 1 less',
    plus({ 'Schedule80GGC.Schedule80GGCDetails[0].EligibleDonationAmt': -1 }),
  ],
  [
    '1old',
    199,
    '80GGC without reference',
    set({ 'Schedule80GGC.Schedule80GGCDetails[0].TransactionRefNum': undefined }),
  ],
  ['1old', 199, '80GGC without IFSC', set({ 'Schedule80GGC.Schedule80GGCDetails[0].IFSCCode': undefined })],
  ['1old', 218, '112A gain +1', plus({ 'LTCG112A.LongCap112A': 1 })],
  ['1old', 239, '80DDB without disease', set({ [`${U}.NameOfSpecDisease80DDB`]: undefined })],
  [
    '1new',
    253,
    'self-occupied with interest in new regime',
    set({ [`${I}.PropertyDetails[0].ifLetOut`]: 'S' }),
  ],
  ['1old', 277, 'D.80D above typed', plus({ [`${D}.Section80D`]: 1 })],
  ['1old', 287, 'D.80GGC above typed', plus({ [`${D}.Section80GGC`]: 1 })],
  ['1new', 295, 'shares 50 + 40', set({ [`${I}.PropertyDetails[0].CoOwners[0].PercentShareProperty`]: 40 })],
  [
    '1old',
    335,
    'PRAN without 80CCD(1), 1B',
    set({
      [`${U}.Section80CCDEmployeeOrSE`]: 0,
      [`${U}.Section80CCD1B`]: 0,
      [`${D}.Section80CCDEmployeeOrSE`]: 0,
      [`${D}.Section80CCD1B`]: 0,
    }),
  ],
  ['1new', 336, 'rent not realised above rent', set({ [`${R}.RentNotRealized`]: 600001 })],
];
