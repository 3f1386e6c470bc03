import { percentOf } from '../../../money.ts';
import { lastDueDay } from '../../../tax/filing.ts';
import type { BasisPoints } from '../../../tax/years/types.ts';
import { leastOfCarriage } from '../../common/presumptive.ts';
import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { carriedYears3 } from '../parts/losses.ts';

/** Claims of Schedule VI-A with the total of the schedule of their undertakings. */
const undertakingTotals = [
  ['Section80IA', 'Schedule80_IA.TotSchedule80_IA'],
  ['Section80IB', 'Schedule80_IB.TotSchedule80_IB'],
  ['Section80IC', 'Schedule80_IC.TotSchedule80_IC'],
] as const;

const F = 'PartA_GEN1.FilingStatus';
const AI = 'PartA_GEN2.AuditInfo';
const PL = 'PARTA_PL';
const AD = `${PL}.PersumptiveInc44AD`;
const ADA = `${PL}.PersumptiveInc44ADA`;
const BP = 'ITR3ScheduleBP';
const A = `${BP}.BusinessIncOthThanSpec`;

const NOT_CREDITED = 'PARTA_OI.NoCredToPLAmt';
/** Item 5 of Part A-OI without capital receipts, and where Schedule BP adds such income (s.28). */
const notCredited = ['Section28Items', 'ProformaCreditsDue', 'PrevYrEscalClaim', 'OthItemInc'] as const;
const added = [
  'OthItemDisallowUs28To44DA',
  'AnyOthIncNotInclInBonus',
  'AnyOthIncNotInclInCommission',
  'AnyOthIncNotInclInOthers',
] as const;

type Together = readonly (readonly [at: string, keys: readonly string[]])[];

/** Particulars the file requires together, wherever one of them is given; not of the list. */
export const heldTogether = (together: Together): Rule => ({
  id: 'FILE-1',
  message: 'Required: the file needs all of these details or none',
  check: (r) =>
    together.flatMap(([at, keys]) =>
      r.has(at) ? keys.map((key) => when(!r.has(`${at}.${key}`), `${at}.${key}`)) : [],
    ),
});

const together: Together = [
  [`${AI}.AuditDetails92E`, ['DateOfAudit', 'AckNum92E']],
  ['PARTA_OI.MethodOfValClgStk', ['ValRawMaterial', 'ValFinishedGoods', 'ChngStockValMetFlg']],
];

const rule = (no: number, message: string, check: Rule['check'], severity?: 'warning'): Rule => ({
  id: `A-${no}`,
  message,
  check,
  ...(severity ? { severity } : {}),
});

const cashOf44ad = (r: Reader) => r.n(`${AD}.GrsTotalTrnOverInCash`) + r.n(`${AD}.GrsTrnOverAnyOthMode`);
const cashOf44ada = (r: Reader) =>
  r.n(`${ADA}.GrsTotalTrnOverInCash44ADA`) + r.n(`${ADA}.GrsTrnOverAnyOthMode44ADA`);
const audited = (r: Reader) => r.s(`${AI}.LiableSec44ABflg`) === 'Y';
/** Above the lower limit of a presumptive scheme, cash above its share requires an audit. */
const tooMuchCash = (r: Reader, receipts: number, cash: number, base: number) =>
  receipts > base && cash > percentOf(receipts, r.law.business.cashShare, 'down') && !audited(r);
const hasSheet = (r: Reader) =>
  r.n('PARTA_BS.FundSrc.TotFundSrc') !== 0 || r.n('PARTA_BS.FundApply.TotFundApply') !== 0;

/** Whether Schedule BP has a figure. */
const inBusiness = (r: Reader) =>
  [
    `${A}.ProfBfrTaxPL`,
    `${A}.PLUs44sChapXIIG`,
    `${BP}.SpecBusinessInc.AdjustedPLFrmSpecuBus`,
    `${BP}.SpecifiedBusinessInc.PLFrmSpecifiedBus`,
    `${BP}.IncChrgUnHdProftGain`,
    `${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`,
  ].some((path) => r.n(path) !== 0);

const neededOnce = (no: number, flag: string, path: string, message: string): Rule =>
  rule(no, message, (r) => when(r.s(flag) === 'Y' && !r.has(path), path));

/** A code needs income, and income a code. */
const withCode = (
  [codeNeedsIncome, incomeNeedsCode]: readonly [number, number],
  section: string,
  list: string,
  income: string,
  turnover?: string,
): Rule[] => [
  rule(codeNeedsIncome, `Income u/s ${section} is needed where its business code is given`, (r) =>
    when(r.rows(list).length > 0 && r.n(income) === 0, income),
  ),
  rule(incomeNeedsCode, `A business code is needed for income u/s ${section}`, (r) =>
    when(r.n(income) + (turnover ? r.n(turnover) : 0) > 0 && r.rows(list).length === 0, list),
  ),
];

const atLeast = (
  no: number,
  message: string,
  at: string,
  of: (r: Reader) => number,
  rate: (b: Reader['law']['business']) => BasisPoints,
): Rule =>
  rule(no, message, (r) => {
    const found = r.n(at);
    const value = percentOf(of(r), rate(r.law.business), 'up');
    return when(of(r) > 0 && found < value, at, { found, value });
  });

/** Part A: audit, presumptive schemes, speculation; by the numbers of the department's list for AY 2026-27 as published. */
export const businessRules: readonly Rule[] = [
  rule(11, 'Enter the firms in which the assessee is a partner', (r) =>
    when(
      r.s(`${F}.PartnerInFirmFlg`) === 'Y' && r.rows(`${F}.PartnerInFirm.PartnerInFirmDtls`).length === 0,
      `${F}.PartnerInFirm.PartnerInFirmDtls`,
    ),
  ),
  rule(15, 'Enter how much of the receipts was in cash', (r) =>
    when(
      r.s(`${AI}.TotalSalesExcOneCr`) === 'Upto10CR' && !r.has(`${AI}.AgrOFAllAmtsRcvd`),
      `${AI}.AgrOFAllAmtsRcvd`,
    ),
  ),
  rule(16, 'Enter how much of the payments was in cash', (r) =>
    when(
      r.s(`${AI}.TotalSalesExcOneCr`) === 'Upto10CR' && !r.has(`${AI}.AgrOFAllPayMade`),
      `${AI}.AgrOFAllPayMade`,
    ),
  ),
  neededOnce(
    24,
    `${AI}.LiableSec44ABflg`,
    `${AI}.Cndnfor44AB`,
    'Enter the condition for the audit liability',
  ),
  rule(26, 'This due date needs an audit, Schedule IF or Schedule 5A', (r) =>
    when(
      r.s(`${F}.ItrFilingDueDate`) !== '' &&
        r.s(`${F}.ItrFilingDueDate`) > `${r.year.fileYear}-10-01` &&
        !audited(r) &&
        r.s(`${AI}.LiableSec92Eflg`) !== 'Y' &&
        r.rows('ScheduleIF.PartnerFirmDetails').length === 0 &&
        !r.has('Schedule5A2014') &&
        r.rows(`${AI}.AuditDetails`).length === 0,
      `${F}.ItrFilingDueDate`,
    ),
  ),
  rule(30, 'With more than 5% cash and turnover above 1 crore, the accounts are liable for audit', (r) =>
    when(
      [r.s(`${AI}.AgrOFAllAmtsRcvd`), r.s(`${AI}.AgrOFAllPayMade`)].includes('MoreThan5Per') && !audited(r),
      `${AI}.LiableSec44ABflg`,
    ),
  ),
  rule(39, 'Answer Yes to income from business or profession: Schedule BP has figures', (r) =>
    when(r.s(`${F}.IncFrmBusOrProf`) === 'N' && inBusiness(r), `${F}.IncFrmBusOrProf`),
  ),
  rule(
    39,
    'With income from business or profession, say whether Form 10-IEA was filed in an earlier year',
    (r) =>
      when(
        r.s(`${F}.IncFrmBusOrProf`) === 'Y' && !r.has(`${F}.Form10IEAEarlierAYOldRegime`),
        `${F}.Form10IEAEarlierAYOldRegime`,
      ),
  ),
  rule(40, 'Answer No to income from business or profession, or fill Schedule BP', (r) =>
    when(r.s(`${F}.IncFrmBusOrProf`) === 'Y' && !inBusiness(r), `${F}.IncFrmBusOrProf`),
  ),
  rule(40, 'Without income from business or profession, say whether the old regime is chosen', (r) =>
    when(r.s(`${F}.IncFrmBusOrProf`) === 'N' && !r.has(`${F}.OptOldRegimeCurrAY`), `${F}.OptOldRegimeCurrAY`),
  ),
  rule(46, 'Answer whether there is income from business or profession: Form 10-IEA is entered', (r) =>
    when(
      [
        'Form10IEAEarlierAYOldRegime',
        'F10IEAEarlierAYNewRegime',
        'F10IEACurrAYOldRegime',
        'F10IEACurrAYNewRegime',
      ].some((key) => r.has(`${F}.${key}`)) && r.s(`${F}.IncFrmBusOrProf`) !== 'Y',
      `${F}.IncFrmBusOrProf`,
    ),
  ),
  rule(51, 'If accounts are liable for audit, enter the balance sheet', (r) =>
    when(audited(r) && !hasSheet(r), 'PARTA_BS.FundSrc.TotFundSrc'),
  ),
  rule(52, 'Sources of funds ({found}) must equal their application ({value})', (r) => {
    const found = r.n('PARTA_BS.FundSrc.TotFundSrc');
    const value = r.n('PARTA_BS.FundApply.TotFundApply');
    return when(found !== value, 'PARTA_BS.FundApply.TotFundApply', { found, value });
  }),
  atLeast(
    100,
    'Income on receipts through banks ({found}) is at least 6% ({value})',
    `${AD}.PersumptiveInc44AD6Per`,
    (r) => r.n(`${AD}.GrsTrnOverBank`),
    (b) => b.rate44AD.bank,
  ),
  atLeast(
    101,
    'Income on other receipts ({found}) is at least 8% ({value})',
    `${AD}.PersumptiveInc44AD8Per`,
    cashOf44ad,
    (b) => b.rate44AD.other,
  ),
  rule(103, 'Income u/s 44AD ({found}) cannot be more than turnover ({value})', (r) => {
    const found = r.n(`${AD}.TotPersumptiveInc44AD`);
    const value = r.n(`${AD}.GrsTrnOverOrReceipt`);
    return when(found > value, `${AD}.TotPersumptiveInc44AD`, { found, value });
  }),
  atLeast(
    104,
    'Income u/s 44ADA ({found}) is at least half of receipts ({value})',
    `${ADA}.TotPersumptiveInc44ADA`,
    (r) => r.n(`${ADA}.GrsReceipt`),
    (b) => b.rate44ADA,
  ),
  ...withCode(
    [105, 106],
    '44AD',
    `${PL}.NatOfBus44AD`,
    `${AD}.TotPersumptiveInc44AD`,
    `${AD}.GrsTrnOverOrReceipt`,
  ),
  ...withCode(
    [107, 108],
    '44ADA',
    `${PL}.NatOfBus44ADA`,
    `${ADA}.TotPersumptiveInc44ADA`,
    `${ADA}.GrsReceipt`,
  ),
  ...withCode([109, 110], '44AE', `${PL}.NatOfBus44AE`, `${PL}.TotalPrsumptvIncUs44E`),
  rule(111, 'Income u/s 44ADA ({found}) cannot be more than receipts ({value})', (r) => {
    const found = r.n(`${ADA}.TotPersumptiveInc44ADA`);
    const value = r.n(`${ADA}.GrsReceipt`);
    return when(found > value, `${ADA}.TotPersumptiveInc44ADA`, { found, value });
  }),
  rule(115, 'Details of goods carriages are needed for income u/s 44AE', (r) =>
    when(
      r.n(`${PL}.TotalPrsumptvIncUs44E`) > 0 && r.rows(`${PL}.GoodsDtlsUs44AE`).length === 0,
      `${PL}.GoodsDtlsUs44AE`,
    ),
  ),
  rule(117, 'Goods carriages are held for at most 120 months together', (r) =>
    when(r.n(`${PL}.TotalNumOfMonths`) > 120, `${PL}.TotalNumOfMonths`),
  ),
  rule(118, 'Income of the goods carriage ({found}) is at least {value}', (r) =>
    r.rows(`${PL}.GoodsDtlsUs44AE`).map((row) => {
      const value = leastOfCarriage(r.law.business.goods, row.n('TonnageCapacity'), row.n('HoldingPeriod'));
      const found = row.n('PresumptiveIncome');
      return when(found < value, row.to('PresumptiveIncome'), { found, value });
    }),
  ),
  rule(120, 'Section 44AD is not available to non-residents', (r) =>
    when(!r.resident && r.n(`${AD}.TotPersumptiveInc44AD`) > 0, `${AD}.TotPersumptiveInc44AD`),
  ),
  rule(130, 'Section 44ADA is not for a Hindu undivided family', (r) =>
    when(r.huf && r.n(`${ADA}.TotPersumptiveInc44ADA`) > 0, `${ADA}.TotPersumptiveInc44ADA`),
  ),
  rule(131, 'PAN or Aadhaar of the debtor is needed', (r) =>
    r
      .rows(`${PL}.DebitsToPL.BadDebtDtls.BadDebtAmtDtls`)
      .map((row) => when(row.n('Amount') > 0 && !row.has('PAN') && !row.has('Aadhaar'), row.to('PAN'))),
  ),
  rule(132, 'This registration number is entered twice', (r) => {
    const seen = new Set<string>();
    return r.rows(`${PL}.GoodsDtlsUs44AE`).map((row) => {
      const number = row.s('RegNumberGoodsCarriage').replace(/\s/g, '').toUpperCase();
      const again = number !== '' && seen.has(number);
      seen.add(number);
      return when(again, row.to('RegNumberGoodsCarriage'));
    });
  }),
  rule(133, 'Gross profit of speculation ({found}) cannot be more than its turnover ({value})', (r) => {
    const found = r.n(`${PL}.GrossProfit`);
    const value = r.n(`${PL}.TurnverFrmSpecActivity`);
    return when(found > value, `${PL}.GrossProfit`, { found, value });
  }),
  rule(134, 'Above ₹50 lakh receipts, cash may be at most 5%: otherwise an audit is required', (r) =>
    when(
      tooMuchCash(r, r.n(`${ADA}.GrsReceipt`), cashOf44ada(r), r.law.business.receipts44ADA.base),
      `${ADA}.GrsReceipt`,
    ),
  ),
  rule(135, 'Above ₹2 crore turnover, cash may be at most 5%: otherwise an audit is required', (r) =>
    when(
      tooMuchCash(r, r.n(`${AD}.GrsTrnOverOrReceipt`), cashOf44ad(r), r.law.business.turnover44AD.base),
      `${AD}.GrsTrnOverOrReceipt`,
    ),
  ),
  rule(279, 'Enter the nature of the specified business', (r) =>
    when(
      r.n(`${BP}.SpecifiedBusinessInc.PLFrmSpecifiedBus`) !== 0 &&
        r.rows(`${BP}.SpecifiedBusinessInc.DedUs35ADSubSec5Dtls`).length === 0,
      `${BP}.SpecifiedBusinessInc.DedUs35ADSubSec5Dtls`,
    ),
  ),
  rule(283, 'For presumptive income, enter the balance sheet or the four no-account case figures', (r) =>
    when(
      ['Section44AD', 'Section44ADA', 'Section44AE'].some(
        (key) => r.n(`${A}.DeemedProfitBusUs.${key}`) > 0,
      ) &&
        !hasSheet(r) &&
        !r.has('PARTA_BS.NoBooksOfAccBS'),
      'PARTA_BS.NoBooksOfAccBS',
    ),
  ),
  rule(287, 'Deduction u/s 35AD is not allowed in the new regime', (r) =>
    when(
      !r.old && r.n(`${BP}.SpecifiedBusinessInc.DeductionUs35AD`) > 0,
      `${BP}.SpecifiedBusinessInc.DeductionUs35AD`,
    ),
  ),
  {
    id: 'VIA-C',
    message: 'Deduction under section 80-IA, 80-IB, 80-IC or 80-IE should be the total of its schedule',
    check: (r) =>
      undertakingTotals.map(([node, at]) =>
        when(r.old && r.n(`ScheduleVIA.UsrDeductUndChapVIA.${node}`) !== r.n(at), at),
      ),
  },
  heldTogether(together),
  {
    id: 'PL-1',
    message: 'Enter the debtor’s PAN; enter debtors without one in the list without PAN',
    check: (r) =>
      r
        .rows(`${PL}.DebitsToPL.BadDebtDtls.BadDebtAmtDtls`)
        .map((row) => when(row.s('PAN') === '', row.to('PAN'))),
  },
  {
    id: 'BP-1',
    message: 'Enter the nature of business or profession and its code',
    check: (r) =>
      when(
        (r.n('TradingAccount.TotRevenueFrmOperations') > 0 ||
          r.n('TradingAccount.TurnoverFutureTrd') > 0 ||
          r.n('TradingAccount.TurnoverIntradayTrd') > 0 ||
          r.n(`${PL}.NoBooksOfAccPL.TotBusinessProfession`) > 0) &&
          r.rows('PartA_GEN2.NatOfBus.NatureOfBusiness').length === 0,
        'PartA_GEN2.NatOfBus.NatureOfBusiness',
      ),
  },
  {
    id: 'BP-3',
    message:
      'Income of {found} is not in the profit and loss account, but Schedule BP adds only {value}. Add the rest there unless it is exempt',
    severity: 'warning',
    check: (r) => {
      const found = notCredited.reduce((t, key) => t + r.n(`${NOT_CREDITED}.${key}`), 0);
      const value = added.reduce((t, key) => t + r.n(`${A}.${key}`), 0);
      return notCredited.map((key) =>
        when(found > value && r.n(`${NOT_CREDITED}.${key}`) > 0, `${NOT_CREDITED}.${key}`, { found, value }),
      );
    },
  },
  {
    id: 'BP-2',
    message: 'In the new regime enter the 45% block at 40% (rule 5)',
    check: (r) =>
      when(
        !r.old && r.has('ScheduleDPM.PlantMachinery.Rate45'),
        'ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.WDVFirstDay',
      ),
  },
  {
    id: 'CFL-1',
    message: 'A loss in a late return is not carried forward, except a house property loss',
    severity: 'warning',
    check: (r) =>
      carriedYears3(r.year).map(({ assessmentYear, node }) => {
        const at = `ScheduleCFL.${node}.CarryFwdLossDetail`;
        const lapsing = [
          'BrtFwdBusLoss',
          'LossFrmSpecBusCF',
          'LossFrmSpecifiedBusCF',
          'TotalSTCGPTILossCF',
          'TotalLTCGPTILossCF',
          'OthSrcLossRaceHorseCF',
        ];
        return when(
          lapsing.some((key) => r.n(`${at}.${key}`) > 0) &&
            r.s(`${at}.DateOfFiling`) > lastDueDay(assessmentYear),
          `${at}.DateOfFiling`,
        );
      }),
  },
  rule(624, 'Amounts adjusted on choosing the new regime apply only to the new regime', (r) =>
    r
      .rows('ITR3ScheduleUD.ScheduleUD')
      .map((row) => when(r.old && row.n('AdjustAccTax115BACAmt') > 0, row.to('AdjustAccTax115BACAmt'))),
  ),
  rule(
    629,
    'Unabsorbed depreciation of the year ({found}) cannot be more than that of Schedule BP ({value})',
    (r) => {
      const found = r.n('ITR3ScheduleUD.CurBalCFNY');
      const value = r.n(`${A}.DepreciationAllowITAct32.TotDeprAllowITAct`);
      return when(found > value, 'ITR3ScheduleUD.CurBalCFNY', { found, value });
    },
  ),
];
