import { all, type Broken, plus, push, set } from './change.ts';

/** Rules said before to be beyond a return alone, of which the return can say all or a part; lists for AY 2026-27. */
const BAD_IFSC = 'SBIN1001234',
  // the check digit of 2345 6789 012 is 4
  BAD_AADHAAR = '234567890125',
  BANK = 'Refund.BankAccountDtls.AddtnlBankDetails[0].IFSCCode',
  G = 'Schedule80G.Don100Percent.DoneeWithPan[0].IFSCCode',
  EI4 = 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls',
  CG = 'ScheduleCGFor23',
  LAND = `${CG}.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls[0]`,
  U = 'ScheduleVIA.UsrDeductUndChapVIA',
  D = 'ScheduleVIA.DeductUndChapVIA';
const withoutForm10ia = {
  NatureOfDisability: '1',
  TypeOfDisability: '1',
  DeductionAmount: 75_000,
};

export const againItr1Asked: readonly Broken[] = [
  ['1old', 107, 'IFSC of no bank', set({ [BANK]: BAD_IFSC })],
  ['1old', 107, 'IFSC of no bank in 80G', set({ [G]: BAD_IFSC })],
  [
    '1old',
    107,
    'IFSC of no bank in 80GGC',
    set({ 'Schedule80GGC.Schedule80GGCDetails[0].IFSCCode': BAD_IFSC }),
  ],
  ['1old', 212, 'no Aadhaar number', set({ 'PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['1old', 208, '80U without Form 10-IA', set({ 'Schedule80U.Form10IAAckNum': undefined })],
  ['1old', 209, '80DD without Form 10-IA', set({ 'Schedule80DD.Form10IAAckNum': undefined })],
];

export const againItr4Asked: readonly Broken[] = [
  ['4old', 123, 'IFSC of no bank', set({ [BANK]: BAD_IFSC })],
  ['4old', 123, 'IFSC of no bank in 80G', set({ [G]: BAD_IFSC })],
  ['4old', 257, 'no Aadhaar number', set({ 'PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['4old', 258, 'no Aadhaar number', set({ 'PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['4old', 252, '80DD without Form 10-IA', set({ 'Schedule80DD.Form10IAAckNum': undefined })],
  ['4old', 253, '80U without Form 10-IA', set({ 'Schedule80U.Form10IAAckNum': undefined })],
  [
    '4old',
    379,
    'contributions of a stock exchange twice',
    push(
      EI4,
      { Category: 'SRPC', SubCategory: '10(23EA)', OthAmount: 5 },
      { Category: 'SRPC', SubCategory: '10(23EA)', OthAmount: 5 },
    ),
  ],
  [
    '4old',
    383,
    '10(25A) twice',
    push(
      EI4,
      { Category: 'SRST', SubCategory: '10(25A)', OthAmount: 5 },
      { Category: 'SRST', SubCategory: '10(25A)', OthAmount: 5 },
    ),
  ],
];

export const againItr2Asked: readonly Broken[] = [
  ['2old', 17, 'PAN of a company', set({ 'PartA_GEN1.PersonalInfo.PAN': 'ABCCE1234F' })],
  [
    '2old',
    17,
    'PAN of a family, filed as an individual',
    set({ 'PartA_GEN1.PersonalInfo.PAN': 'ABCHE1234F' }),
  ],
  // 89,500 of short-term and 47,27,400 of long-term gains
  ['2old', 100, 'sum of gains +1', plus({ [`${CG}.SumOfCGIncm`]: 1 })],
  [
    '2new',
    350,
    'own contribution u/s 80CCH in the new regime',
    all(
      set({ [`${U}.AnyOthSec80CCH`]: 1000, [`${D}.AnyOthSec80CCH`]: 1000 }),
      set({
        'ScheduleS.Salaries[0].NatureOfEmployment': 'CGOV',
        'PartA_GEN1.PersonalInfo.DOB': '2004-06-15',
      }),
    ),
  ],
  [
    '2new',
    350,
    '1,001 u/s 80CCH beside 1,000 of the Central Government',
    all(
      push('ScheduleS.Salaries[0].Salarys.NatureOfSalary.OthersIncDtls', {
        NatureDesc: '17',
        OthAmount: 1000,
      }),
      set({ [`${U}.AnyOthSec80CCH`]: 1001, [`${D}.AnyOthSec80CCH`]: 1001 }),
    ),
  ],
  ['2old', 532, 'IFSC of no bank', set({ [`PartB_TTI.${BANK}`]: BAD_IFSC })],
  ['2old', 532, 'IFSC of no bank in 80G', set({ [G]: BAD_IFSC })],
  // 12.5% of 44,40,000 are 5,55,000; 20% of 31,40,472 are 6,28,094
  ['2old', 572, 'tax at 12.5% +2', plus({ [`${LAND}.TaxSec1121aiiB`]: 2 })],
  ['2old', 572, 'tax at 20% +2', plus({ [`${LAND}.TaxSec1121a`]: 2 })],
  [
    '2old',
    569,
    'indexation of a house bought in August 2024',
    set({ [`${LAND}.DateofPurchase`]: '2024-08-01' }),
  ],
  ['2old', 570, 'indexation of a non-resident', set({ 'PartA_GEN1.FilingStatus.ResidentialStatus': 'NRI' })],
  ['2old', 664, 'no Aadhaar number', set({ 'PartA_GEN1.PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['2old', 665, 'no Aadhaar number', set({ 'PartA_GEN1.PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['2old', 763, '80U without Form 10-IA', set({ Schedule80U: withoutForm10ia })],
  ['2old', 764, '80DD without Form 10-IA', set({ Schedule80DD: { ...withoutForm10ia, DependentType: '3' } })],
  [
    '2old',
    764,
    '80DD without its kind',
    set({ Schedule80DD: { DeductionAmount: 75_000, DependentType: '3', Form10IAAckNum: 'F10IA-1' } }),
  ],
];

export const againItr3Asked: readonly Broken[] = [
  ['3old', 31, 'no Aadhaar number', set({ 'PartA_GEN1.PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['3old', 32, 'no Aadhaar number', set({ 'PartA_GEN1.PersonalInfo.AadhaarCardNo': BAD_AADHAAR })],
  ['3old', 972, 'IFSC of no bank', set({ [`PartB_TTI.${BANK}`]: BAD_IFSC })],
  ['3old', 446, 'tax at 12.5% +2', plus({ [`${LAND}.TaxSec1121aiiB`]: 2 })],
  ['3old', 446, 'tax at 20% +2', plus({ [`${LAND}.TaxSec1121a`]: 2 })],
  [
    '3new',
    792,
    'own contribution u/s 80CCH in the new regime',
    set({ [`${U}.AnyOthSec80CCH`]: 1000, [`${D}.AnyOthSec80CCH`]: 1000 }),
  ],
  [
    '3old',
    108,
    'receipts u/s 44ADA of no profession',
    set({ 'PARTA_PL.PersumptiveInc44ADA': { GrsTrnOverBank44ADA: 1000, GrsReceipt: 1000 } }),
  ],
];
