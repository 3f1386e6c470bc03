import { all, type Broken, plus, push, set } from './change.ts';

/** Read from the sentences of the department's list for ITR-4, AY 2026-27. */
const I4 = 'IncomeDeductions',
  U4 = `${I4}.UsrDeductUndChapVIA`,
  D4 = `${I4}.DeductUndChapVIA`,
  F = 'FilingStatus';
const E4 = 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls';
const twice4 = (c: string, s: string) =>
  push(E4, { Category: c, SubCategory: s, OthAmount: 10 }, { Category: c, SubCategory: s, OthAmount: 10 });
const coOwned = {
  [`${I4}.PropertyDetails[0].PropCoOwnedFlg`]: 'YES',
  [`${I4}.PropertyDetails[0].AsseseeShareProperty`]: 50,
  [`${I4}.PropertyDetails[0].CoOwners`]: [
    { CoOwnersSNo: 1, NameCoOwner: 'B Example', PAN_CoOwner: 'ABCPB1234G', PercentShareProperty: 50 },
  ],
};
export const brokenItr4: readonly Broken[] = [
  ['4old', 1, 'business income without ScheduleBP', set({ ScheduleBP: undefined })],
  ['4old', 18, 'total of deductions +1', plus({ [`${D4}.TotalChapVIADeductions`]: 1 })],
  ['4old', 63, 'gross salary +1', plus({ [`${I4}.GrossSalary`]: 1 })],
  ['4old', 65, 'deductions u/s 16 +1', plus({ [`${I4}.DeductionUs16`]: 1 })],
  ['4old', 84, '10(11) twice', twice4('SRST', '10(11)')],
  [
    '4old',
    88,
    '10(17) twice',
    push(
      `${I4}.AllwncExemptUs10.AllwncExemptUs10Dtls`,
      { SalNatureDesc: '10(17)', SalOthAmount: 5 },
      { SalNatureDesc: '10(17)', SalOthAmount: 5 },
    ),
  ],
  [
    '4old',
    122,
    'TDS3 claimed without receipt',
    set({
      ScheduleTDS3Dtls: {
        TDS3Details: [
          {
            PANofTenant: 'ABCPT1234K',
            TDSSection: '4IB',
            TDSDeducted: 100,
            TDSClaimed: 100,
            HeadOfIncome: 'HP',
            TDSCreditCarriedFwd: 0,
          },
        ],
        TotalTDS3Details: 100,
      },
    }),
  ],
  [
    '4old',
    122,
    'TDS3 claimed without head',
    set({
      ScheduleTDS3Dtls: {
        TDS3Details: [
          {
            PANofTenant: 'ABCPT1234K',
            TDSSection: '4IB',
            TDSDeducted: 100,
            TDSClaimed: 100,
            GrossAmount: 5000,
            TDSCreditCarriedFwd: 0,
          },
        ],
        TotalTDS3Details: 100,
      },
    }),
  ],
  ['4old', 129, 'balance +10', plus({ 'TaxPaid.BalTaxPayable': 10 })],
  ['4old', 133, 'advance tax +1', plus({ 'TaxPaid.TaxesPaid.AdvanceTax': 1 })],
  [
    '4old',
    151,
    '80GG 55,001 beside house rent',
    set({ [`${D4}.Section80GG`]: 55001, [`${U4}.Section80GG`]: 55001 }),
  ],
  [
    '4old',
    174,
    'parents +1',
    set({
      'Schedule80D.Sec80DSelfFamSrCtznHealth.ParentsSeniorCitizenFlag': 'N',
      'Schedule80D.Sec80DSelfFamSrCtznHealth.ParentsSeniorCitizen': undefined,
      'Schedule80D.Sec80DSelfFamSrCtznHealth.HlthInsPremParentsSrCtzn': undefined,
      'Schedule80D.Sec80DSelfFamSrCtznHealth.MedicalExpParentsSrCtzn': undefined,
      'Schedule80D.Sec80DSelfFamSrCtznHealth.HlthInsPremParents': 10000,
      'Schedule80D.Sec80DSelfFamSrCtznHealth.PrevHlthChckUpParents': 1000,
      'Schedule80D.Sec80DSelfFamSrCtznHealth.Parents': 11001,
    }),
  ],
  ['4new', 209, '80EEA in new regime', set({ [`${U4}.Section80EEA`]: 5, [`${D4}.Section80EEA`]: 5 })],
  ['4old', 220, 'S with 1a filled', set({ 'Schedule80D.Sec80DSelfFamSrCtznHealth.SeniorCitizenFlag': 'S' })],
  ['4old', 266, '112A gain +1', plus({ 'LTCG112A.LongCap112A': 1 })],
  [
    '4old',
    271,
    '80EE loan not of 24(b)',
    set({ 'Schedule80EE.Schedule80EEDtls[0].LoanAccNoOfBankOrInstnRefNo': 'XX-9' }),
  ],
  ['4old', 326, 'D.80CCD(1) above typed', plus({ [`${D4}.Section80CCDEmployeeOrSE`]: 1 })],
  [
    '4old',
    346,
    'shares 50 + 30',
    all(set(coOwned), set({ [`${I4}.PropertyDetails[0].CoOwners[0].PercentShareProperty`]: 30 })),
  ],
  [
    '4old',
    348,
    'share 0 with interest',
    all(
      set(coOwned),
      set({
        [`${I4}.PropertyDetails[0].AsseseeShareProperty`]: 0,
        [`${I4}.PropertyDetails[0].CoOwners[0].PercentShareProperty`]: 100,
      }),
    ),
  ],
  [
    '4old',
    357,
    'new regime by 10-IEA without date',
    set({
      [`${F}.Form10IEAEarlierAYOldRegime`]: 'Y',
      [`${F}.F10IEAEarlierAYNewRegime`]: 'N',
      [`${F}.F10IEACurrAYNewRegime`]: 'Y',
      [`${F}.F10IEAAckNoCurrAYNewTax`]: 123456789012345,
      [`${F}.F10IEACurrAYOldRegime`]: undefined,
      [`${F}.F10IEADateCurrAYOldTax`]: undefined,
      [`${F}.F10IEAAckNoCurrAYOldTax`]: undefined,
    }),
  ],
  [
    '4old',
    359,
    'old regime by 10-IEA without acknowledgement',
    set({ [`${F}.F10IEAAckNoCurrAYOldTax`]: undefined }),
  ],
  ['4old', 359, 'old regime by 10-IEA without date', set({ [`${F}.F10IEADateCurrAYOldTax`]: undefined })],
  ['4old', 367, '10(2) twice', twice4('SRPC', '10(2)')],
  ['4old', 371, '10(12AA) twice', twice4('SRST', '10(12AA)')],
];
