import { all, type Broken, plus, push, set } from './change.ts';

/** Breaks of rules drawn by lot from the lists for AY 2026-27, written from the rules' sentences. */

const I = 'ITR1_IncomeDeductions',
  EI1 = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`,
  OS1 = `${I}.OthersInc.OthersIncDtlsOthSrc`;
const twice = (list: string, category: string, code: string, more: object = {}) =>
  push(
    list,
    { Category: category, SubCategory: code, ...more, OthAmount: 10 },
    { Category: category, SubCategory: code, ...more, OthAmount: 10 },
  );

export const drawnItr1: readonly Broken[] = [
  ['1old', 17, 'total of deductions +1', plus({ [`${I}.DeductUndChapVIA.TotalChapVIADeductions`]: 1 })],
  ['1old', 41, '10(26) twice', twice(EI1, 'SRPC', '10(26)')],
  ['1old', 50, 'SAV twice', push(OS1, { OthSrcNatureDesc: 'SAV', OthSrcOthAmount: 5 })],
  ['1old', 90, '80GGA row +1', plus({ 'Schedule80GGA.DonationDtlsSciRsrchRuralDev[0].DonationAmt': 1 })],
  [
    '1old',
    98,
    'TDS2 claimed +1',
    plus({ 'TDSonOthThanSals.TDSonOthThanSal[0].ClaimOutOfTotTDSOnAmtPaid': 1 }),
  ],
  ['1old', 105, 'refund +10', plus({ 'Refund.RefundDue': 10 })],
  ['1old', 208, '80U without nature of disability', set({ 'Schedule80U.NatureOfDisability': undefined })],
  [
    '1old',
    213,
    '10(14)(i) twice',
    push(`${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`, { SalNatureDesc: '10(14)(i)', SalOthAmount: 5 }),
  ],
  [
    '1old',
    270,
    'judges of a private employer',
    push(`${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`, { SalNatureDesc: 'EIC', SalOthAmount: 5 }),
  ],
  [
    '1new',
    297,
    'share 0 with interest',
    set({
      [`${I}.PropertyDetails[0].AsseseeShareProperty`]: 0,
      [`${I}.PropertyDetails[0].CoOwners[0].PercentShareProperty`]: 100,
    }),
  ],
  ['1old', 307, '10(12AA) twice', twice(EI1, 'SRST', '10(12AA)')],
  ['1old', 315, '10(23FBB) twice', twice(EI1, 'SRPC', '10(23FBB)')],
];

const AL = 'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
  SALARY = 'ScheduleS.Salaries[0].Salarys',
  CG = 'ScheduleCGFor23',
  ST = `${CG}.ShortTermCapGainFor23`,
  EI = 'ScheduleEI.OthersInc.OthersIncDtls',
  U = 'ScheduleVIA.UsrDeductUndChapVIA',
  D = 'ScheduleVIA.DeductUndChapVIA',
  H = 'Schedule80D.Sec80DSelfFamSrCtznHealth';
const ggaRow = (amount: number) => ({
  Schedule80GGA: {
    DonationDtlsSciRsrchRuralDev: [
      {
        RelevantClauseUndrDedClaimed: '80GGA2a',
        NameOfDonee: 'Example Trust',
        DoneePAN: 'AAATE1234E',
        AddressDetail: {
          AddrDetail: '1 Example Road',
          CityOrTownOrDistrict: 'Pune',
          StateCode: '19',
          PinCode: 411001,
        },
        DonationAmtCash: 500,
        DonationAmtOtherMode: 2500,
        DonationAmt: amount,
        EligibleDonationAmt: 3000,
      },
    ],
    TotalDonationAmtCash80GGA: 500,
    TotalDonationAmtOtherMode80GGA: 2500,
    TotalDonationsUs80GGA: amount,
    TotalEligibleDonationAmt80GGA: 3000,
  },
});

export const drawnItr2: readonly Broken[] = [
  [
    '2old',
    53,
    'leave salary 25,00,001 of a private employer',
    all(
      set({ [`${SALARY}.NatureOfSalary.OthersIncDtls[0].OthAmount`]: 6_000_000 }),
      push(AL, { SalNatureDesc: '10(10AA)', SalOthAmount: 2_500_001 }),
    ),
  ],
  ['2new', 58, 'professional tax in the new regime', set({ 'ScheduleS.ProfessionalTaxUs16iii': 2400 })],
  [
    '2old',
    61,
    '89A of salary +1',
    set({
      [`${SALARY}.IncomeNotified89A`]: 1001,
      [`${SALARY}.IncomeNotified89AType`]: [{ NOT89ACountrycode: 'US', NOT89AAmount: 1000 }],
    }),
  ],
  [
    '2old',
    70,
    'share 0 with interest',
    set({
      'ScheduleHP.PropertyDetails[0].AsseseeShareProperty': 0,
      'ScheduleHP.PropertyDetails[0].CoOwners[0].PercentShareProperty': 100,
    }),
  ],
  ['2old', 114, 'A2e +1', plus({ [`${ST}.EquityMFonSTT[0].EquityMFonSTTDtls.CapgainonAssets`]: 1 })],
  ['2old', 126, 'A7 +1', plus({ [`${ST}.PassThrIncNatureSTCG`]: 1 })],
  [
    '2old',
    261,
    'CYLA race horses +1',
    plus({ 'ScheduleCYLA.OthSrcRaceHorse.IncCYLA.IncOfCurYrUnderThatHead': 1 }),
  ],
  ['2old', 301, '80D line 3 -1', plus({ [`${H}.EligibleAmountOfDedn`]: -1 })],
  ['2old', 311, '80GGA row +1', set(ggaRow(3001))],
  [
    '2old',
    359,
    '80DD of a dependant with disability 75,001',
    set({
      Schedule80DD: {
        NatureOfDisability: '1',
        TypeOfDisability: '1',
        DeductionAmount: 75001,
        DependentType: '3',
        Form10IAAckNum: 'X',
      },
      [`${U}.Section80DD`]: 75001,
      [`${D}.Section80DD`]: 75001,
    }),
  ],
  [
    '2old',
    375,
    'SI 5ADii 5, no BFLA',
    push('ScheduleSI.SplCodeRateTax', {
      SecCode: '5ADii',
      SplRatePercent: 30,
      SplRateInc: 5,
      SplRateIncTax: 2,
    }),
  ],
  [
    '2old',
    464,
    'TDS2 claimed without gross',
    set({ 'ScheduleTDS2.TDSOthThanSalaryDtls[0].GrossAmount': undefined }),
  ],
  [
    '2old',
    464,
    'TDS2 claimed without head',
    set({ 'ScheduleTDS2.TDSOthThanSalaryDtls[0].HeadOfIncome': undefined }),
  ],
  ['2old', 509, 'TI deductions +1', plus({ 'PartB-TI.DeductionsUnderScheduleVIA': 1 })],
  ['2old', 514, 'TI virtual digital assets +1', plus({ 'PartB-TI.CapGain.CapGains30Per115BBH': 1 })],
  [
    '2old',
    618,
    '2b premium +1 against its policies',
    set({
      [`${H}.ParentsSeniorCitizenFlag`]: 'Y',
      [`${H}.Sec80DParentsSrCtznHIDtls`]: {
        Sch80DInsDtls: [{ InsurerName: 'E', PolicyNo: '1', HealthInsAmt: 4 }],
        TotalPayments: 4,
      },
      [`${H}.HlthInsPremParentsSrCtzn`]: 5,
      [`${H}.ParentsSeniorCitizen`]: 5,
      [`${H}.EligibleAmountOfDedn`]: 18005,
    }),
  ],
  ['2old', 713, '10(12A) twice', twice(EI, 'SRST', '10(12A)')],
  ['2old', 722, '10(16) twice', twice(EI, 'SRST', '10(16)')],
  ['2old', 737, '10(33) twice', twice(EI, 'SRST', '10(33)')],
];

const LT = `${CG}.LongTermCapGain23`;
const insurance = { InsurerName: 'E', PolicyNo: '1', HealthInsAmt: 4 };

export const drawnItr3: readonly Broken[] = [
  [
    '3old',
    124,
    '64(i)b above a',
    set({
      'PARTA_PL.NoBooksOfAccPL': {
        GrossReceipt: 100,
        GrossReceiptInclGst: 100,
        GrossProfit: 101,
        Expenses: 50,
        NetProfit: 51,
      },
    }),
  ],
  [
    '3old',
    217,
    'let out without rent',
    set({ 'ScheduleHP.PropertyDetails[0].Rentdetails.AnnualLetableValue': 0 }),
  ],
  [
    '3old',
    353,
    'ESR total +1',
    set({
      ScheduleESR: {
        DeductionUs35: {
          Section35_1_i: { DeductUs35: { AmtDebPL: 10, AmtUs35Allowable: 10, ExcessAmtOverDebPL: 0 } },
          TotUs35: { DeductUs35: { AmtDebPL: 11, AmtUs35Allowable: 10, ExcessAmtOverDebPL: 0 } },
        },
      },
    }),
  ],
  ['3old', 405, 'B9 full value +1', plus({ [`${LT}.SaleofAssetNADtls.SaleofAssetNA.FullConsideration`]: 1 })],
  [
    '3old',
    443,
    'equity on STT twice',
    push(`${ST}.EquityMFonSTT`, {
      MFSectionCode: '1A',
      EquityMFonSTTDtls: {
        FullConsideration: 0,
        DeductSec48: { AquisitCost: 0, ImproveCost: 0, ExpOnTrans: 0, TotalDedn: 0 },
        BalanceCG: 0,
        LossSec94of7Or94of8: 0,
        CapgainonAssets: 0,
      },
    }),
  ],
  ['3old', 448, 'E ii 1 +1', plus({ [`${CG}.CurrYrLosses.InStcg20Per.CurrYearIncome`]: 1 })],
  [
    '3old',
    524,
    '57(iia) without family pension',
    set({ 'ScheduleOS.IncOthThanOwnRaceHorse.Deductions.DeductionUs57iia': 10 }),
  ],
  [
    '3new',
    573,
    'house loss carried in the new regime',
    set({ 'ScheduleCYLA.LossRemAftSetOff.BalHPlossCurYrAftSetoff': 5 }),
  ],
  ['3old', 643, '80G total +1', plus({ 'Schedule80G.TotalDonationsUs80G': 1 })],
  ['3old', 651, '80GGA without schedule', set({ [`${U}.Section80GGA`]: 5, [`${D}.Section80GGA`]: 5 })],
  [
    '3old',
    704,
    '2b 50,001',
    set({ [`${H}.ParentsSeniorCitizenFlag`]: 'Y', [`${H}.ParentsSeniorCitizen`]: 50001 }),
  ],
  [
    '3old',
    720,
    '1b premium +1 against its policies',
    set({
      [`${H}.SeniorCitizenFlag`]: 'Y',
      [`${H}.Sec80DSelfFamSrCtznHIDtls`]: { Sch80DInsDtls: [insurance], TotalPayments: 4 },
      [`${H}.HlthInsPremSlfFamSrCtzn`]: 5,
      [`${H}.SelfAndFamilySeniorCitizen`]: 5,
    }),
  ],
  ['3old', 804, 'D.80CCC 5', set({ [`${D}.Section80CCC`]: 5 })],
  ['3old', 814, 'D.80EEB 5', set({ [`${D}.Section80EEB`]: 5 })],
  [
    '3old',
    883,
    'secondary adjustment: deposits +1',
    set({
      ScheduleTPSA: {
        AmtPrimaryAdjUs92CE_2A: 1000,
        AdditionalIncTax18PercAbove: 180,
        Surcharge12Perc: 22,
        HealthEducationCess: 8,
        TotalAdditionalTax: 210,
        TaxesPaid: 210,
        NetTaxPayable: 0,
        DtlsTaxesPaid: [
          { DateDep: '2026-07-10', BSRCode: '0510308', SrlNoOfChaln: 1, Amount: 209, BankBranchName: 'X' },
        ],
        TotalAmountDeposited: 210,
      },
    }),
  ],
  ['3old', 913, 'tax without income', set({ 'PartB-TI.GrossTotalIncome': 0 })],
  ['3old', 978, 'TI deemed income 5', set({ 'PartB-TI.DeemedIncomeUs115JC': 5 })],
  [
    '3old',
    985,
    'gross tax payable split +1',
    set({
      'PartB_TTI.ComputationOfTaxLiability.GrossTaxPay': { TaxInc17: 1_000_000, TaxDeferred17: 327_761 },
    }),
  ],
];

const I4 = 'IncomeDeductions',
  F4 = 'FilingStatus';

export const drawnItr4: readonly Broken[] = [
  ['4old', 27, 'firm with 80D', set({ 'PersonalInfo.Status': 'F' })],
  [
    '4old',
    69,
    'allowances above gross salary',
    set({ [`${I4}.AllwncExemptUs10.TotalAllwncExemptUs10`]: 1_900_001 }),
  ],
  [
    '4old',
    144,
    'vehicle of 9 tonnes 89,999',
    plus({ 'ScheduleBP.GoodsDtlsUs44AE[0].PresumptiveIncome': -1 }),
  ],
  [
    '4old',
    144,
    'vehicle of 16 tonnes 1,11,999',
    plus({ 'ScheduleBP.GoodsDtlsUs44AE[1].PresumptiveIncome': -1 }),
  ],
  ['4old', 164, 'HUF with 80EEB', set({ 'PersonalInfo.Status': 'H' })],
  ['4old', 169, '1a +1', plus({ [`${H}.SelfAndFamily`]: 1 })],
  [
    '4old',
    214,
    '10(10B)(i) and 10(10C)',
    push(
      `${I4}.AllwncExemptUs10.AllwncExemptUs10Dtls`,
      { SalNatureDesc: '10(10B)(i)', SalOthAmount: 5 },
      { SalNatureDesc: '10(10C)', SalOthAmount: 5 },
    ),
  ],
  [
    '4old',
    228,
    'earlier 10-IEA without its particulars',
    set({
      [`${F4}.Form10IEAEarlierAYOldRegime`]: 'Y',
      [`${F4}.F10IEAEarlierAYNewRegime`]: 'N',
      [`${F4}.F10IEACurrAYOldRegime`]: undefined,
      [`${F4}.F10IEADateCurrAYOldTax`]: undefined,
      [`${F4}.F10IEAAckNoCurrAYOldTax`]: undefined,
      [`${F4}.F10IEACurrAYNewRegime`]: 'N',
    }),
  ],
  [
    '4old',
    278,
    '80EEA stamp value 45,00,001',
    set({
      Schedule80EEA: {
        PropStmpDtyVal: 4_500_001,
        Schedule80EEADtls: [
          {
            LoanTknFrom: 'B',
            BankOrInstnName: 'Example Bank',
            LoanAccNoOfBankOrInstnRefNo: 'HL-1',
            DateofLoan: '2020-06-01',
            TotalLoanAmt: 100,
            LoanOutstndngAmt: 50,
            Interest80EEA: 5,
          },
        ],
        TotalInterest80EEA: 5,
      },
    }),
  ],
  ['4old', 281, '80EEB loan of 2018', set({ 'Schedule80EEB.Schedule80EEBDtls[0].DateofLoan': '2018-06-01' })],
  [
    '4old',
    281,
    '80EEB loan of April 2023',
    set({ 'Schedule80EEB.Schedule80EEBDtls[0].DateofLoan': '2023-04-01' }),
  ],
  ['4old', 291, '80E total -1', plus({ 'Schedule80E.TotalInterest80E': -1 })],
  ['4old', 344, 'representative not named', set({ 'Verification.Capacity': 'R' })],
  [
    '4old',
    393,
    'left the old regime before entering it',
    set({
      [`${F4}.Form10IEAEarlierAYOldRegime`]: 'Y',
      [`${F4}.Form10IEAAssYear`]: '2025-26',
      [`${F4}.Form10IEAAckNo`]: 123456789012345,
      [`${F4}.F10IEAEarlierAYNewRegime`]: 'Y',
      [`${F4}.AssYrF10IEANewTaxReg`]: '2024-25',
      [`${F4}.AckNoF10IEANewTaxReg`]: 123456789012346,
      [`${F4}.F10IEACurrAYOldRegime`]: undefined,
      [`${F4}.F10IEADateCurrAYOldTax`]: undefined,
      [`${F4}.F10IEAAckNoCurrAYOldTax`]: undefined,
    }),
  ],
];
