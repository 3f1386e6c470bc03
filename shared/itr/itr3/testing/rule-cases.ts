import { itr2Cases } from '../../itr2/testing/rule-cases.ts';

/** JSON paths inside `ITR.ITR3` with what is there; undefined removes a key. */
type Changes = Readonly<Record<string, unknown>>;

/** One rule tripped by `set` on the full return of AY 2026-27; `pass` first makes that return fit for it, and breaks nothing. */
interface RuleCase {
  rule: string;
  why: string;
  source: string;
  set: Changes;
  pass?: Changes;
}

const LIST = 'ITR-3 validation rules for AY 2026-27, V1.0 of 18 June 2026, by number as published';

const F = 'PartA_GEN1.FilingStatus';
const AI = 'PartA_GEN2.AuditInfo';
const PL = 'PARTA_PL';
const AD = `${PL}.PersumptiveInc44AD`;
const ADA = `${PL}.PersumptiveInc44ADA`;
const BP = 'ITR3ScheduleBP';
const A = `${BP}.BusinessIncOthThanSpec`;
const SHEET = 'PARTA_BS.FundSrc.TotFundSrc';
const ASSETS = 'PARTA_BS.FundApply.TotFundApply';
const UNTIL = 'ScheduleCFL.LossCFCurrentAssmntYear2025.CarryFwdLossDetail';

const listed = (no: number, why: string, set: Changes, pass?: Changes): RuleCase => ({
  rule: `A-${no}`,
  why,
  source: LIST,
  set,
  ...(pass ? { pass } : {}),
});
const own = (rule: string, why: string, source: string, set: Changes, pass?: Changes): RuleCase => ({
  rule,
  why,
  source,
  set,
  ...(pass ? { pass } : {}),
});

const trader: Changes = {
  [`${PL}.NatOfBus44AD`]: [{ NameOfBusiness: 'Shop', CodeAD: '09028' }],
  [AD]: {
    GrsTrnOverBank: 1_000_000,
    GrsTotalTrnOverInCash: 500_000,
    GrsTrnOverOrReceipt: 1_500_000,
    PersumptiveInc44AD6Per: 60_000,
    PersumptiveInc44AD8Per: 40_000,
    TotPersumptiveInc44AD: 100_000,
  },
  [`${A}.DeemedProfitBusUs.Section44AD`]: 100_000,
  [`${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`]: 100_000,
};
const bigTrader: Changes = {
  ...trader,
  [AD]: {
    GrsTrnOverBank: 23_750_000,
    GrsTotalTrnOverInCash: 1_250_000,
    GrsTrnOverOrReceipt: 25_000_000,
    PersumptiveInc44AD6Per: 1_425_000,
    PersumptiveInc44AD8Per: 100_000,
    TotPersumptiveInc44AD: 1_525_000,
  },
  [`${A}.DeemedProfitBusUs.Section44AD`]: 1_525_000,
  [`${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`]: 1_525_000,
};
const professional = (bank: number, cash: number): Changes => ({
  [`${PL}.NatOfBus44ADA`]: [{ NameOfBusiness: 'Practice', CodeADA: '16013' }],
  [ADA]: {
    GrsTrnOverBank44ADA: bank,
    GrsTotalTrnOverInCash44ADA: cash,
    GrsReceipt: bank + cash,
    TotPersumptiveInc44ADA: (bank + cash) / 2,
  },
  [`${A}.DeemedProfitBusUs.Section44ADA`]: (bank + cash) / 2,
  [`${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`]: (bank + cash) / 2,
});
const lorry = { RegNumberGoodsCarriage: 'MH12AB1234', TonnageCapacity: 10, HoldingPeriod: 12 };
const carrier: Changes = {
  [`${PL}.NatOfBus44AE`]: [{ NameOfBusiness: 'Carrier', CodeAE: '11008' }],
  [`${PL}.GoodsDtlsUs44AE`]: [{ ...lorry, PresumptiveIncome: 90_000 }],
  [`${PL}.TotalNumOfMonths`]: 12,
  [`${PL}.TotalPrsumptvIncUs44EGoods`]: 90_000,
  [`${PL}.TotalPrsumptvIncUs44E`]: 90_000,
  [`${A}.DeemedProfitBusUs.Section44AE`]: 90_000,
  [`${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`]: 90_000,
};
const audited: Changes = { [`${AI}.LiableSec44ABflg`]: 'Y', [`${AI}.Cndnfor44AB`]: 'bi' };
const upTo10Crore: Changes = {
  [`${AI}.TotalSalesExcOneCr`]: 'Upto10CR',
  [`${AI}.AgrOFAllAmtsRcvd`]: 'UpTo5Per',
  [`${AI}.AgrOFAllPayMade`]: 'UpTo5Per',
};
const noBusiness: Changes = {
  [`${A}.ProfBfrTaxPL`]: 0,
  [`${A}.PLUs44sChapXIIG`]: 0,
  [`${BP}.SpecBusinessInc.AdjustedPLFrmSpecuBus`]: 0,
  [`${BP}.SpecifiedBusinessInc.PLFrmSpecifiedBus`]: 0,
  [`${BP}.IncChrgUnHdProftGain`]: 0,
  [`${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`]: 0,
};

const businessCases: readonly RuleCase[] = [
  listed(11, 'a partner names no firm', { [`${F}.PartnerInFirmFlg`]: 'Y' }),
  listed(15, 'cash received is not told', { [`${AI}.AgrOFAllAmtsRcvd`]: undefined }, upTo10Crore),
  listed(16, 'cash paid is not told', { [`${AI}.AgrOFAllPayMade`]: undefined }, upTo10Crore),
  listed(24, 'no condition of the audit', { [`${AI}.Cndnfor44AB`]: undefined }, audited),
  listed(26, 'the later due date without audit', { [`${F}.ItrFilingDueDate`]: '2026-10-31' }),
  listed(
    30,
    'more than 5% in cash without audit',
    { [`${AI}.AgrOFAllPayMade`]: 'MoreThan5Per' },
    upTo10Crore,
  ),
  listed(39, 'business denied, Schedule BP filled', { [`${F}.IncFrmBusOrProf`]: 'N' }),
  listed(40, 'business affirmed, Schedule BP empty', noBusiness),
  listed(46, 'Form 10-IEA answered, business not', { [`${F}.IncFrmBusOrProf`]: undefined }),
  listed(51, 'an audit without balance sheet', { [SHEET]: 0, [ASSETS]: 0 }, audited),
  listed(52, 'one rupee more in assets', { [ASSETS]: 1_000_001 }),
  listed(100, 'below 6% of banked turnover', { [`${AD}.PersumptiveInc44AD6Per`]: 59_999 }, trader),
  listed(101, 'below 8% of other turnover', { [`${AD}.PersumptiveInc44AD8Per`]: 39_999 }, trader),
  listed(103, 'more income than turnover', { [`${AD}.TotPersumptiveInc44AD`]: 1_500_001 }, trader),
  listed(
    104,
    'below half of receipts',
    { [`${ADA}.TotPersumptiveInc44ADA`]: 499_999 },
    professional(1_000_000, 0),
  ),
  listed(105, 'a code without income', { [`${AD}.TotPersumptiveInc44AD`]: 0 }, trader),
  listed(106, 'income without code', { [`${PL}.NatOfBus44AD`]: undefined }, trader),
  listed(107, 'a code without income', { [`${ADA}.TotPersumptiveInc44ADA`]: 0 }, professional(1_000_000, 0)),
  listed(108, 'income without code', { [`${PL}.NatOfBus44ADA`]: undefined }, professional(1_000_000, 0)),
  listed(109, 'a code without income', { [`${PL}.TotalPrsumptvIncUs44E`]: 0 }, carrier),
  listed(110, 'income without code', { [`${PL}.NatOfBus44AE`]: undefined }, carrier),
  listed(
    111,
    'more income than receipts',
    { [`${ADA}.TotPersumptiveInc44ADA`]: 1_000_001 },
    professional(1_000_000, 0),
  ),
  listed(115, 'income without goods carriages', { [`${PL}.GoodsDtlsUs44AE`]: undefined }, carrier),
  listed(
    117,
    'more than ten for a year',
    { [`${PL}.TotalNumOfMonths`]: 121 },
    {
      ...carrier,
      [`${PL}.TotalNumOfMonths`]: 120,
    },
  ),
  listed(118, 'below 7,500 a month', { [`${PL}.GoodsDtlsUs44AE[0].PresumptiveIncome`]: 89_999 }, carrier),
  listed(120, 'a non-resident', { [`${F}.ResidentialStatus`]: 'NRI' }, trader),
  listed(130, 'a family', { 'PartA_GEN1.PersonalInfo.Status': 'H' }, professional(1_000_000, 0)),
  listed(
    131,
    'no PAN',
    { [`${PL}.DebitsToPL.BadDebtDtls.BadDebtAmtDtls[0].PAN`]: undefined },
    { [`${PL}.DebitsToPL.BadDebtDtls.BadDebtAmtDtls`]: [{ PAN: 'ABCPX1234F', Amount: 150_000 }] },
  ),
  listed(
    132,
    'the same number in small letters and with a space',
    {
      [`${PL}.GoodsDtlsUs44AE[1]`]: {
        ...lorry,
        RegNumberGoodsCarriage: 'mh12 ab1234',
        PresumptiveIncome: 90_000,
      },
    },
    carrier,
  ),
  listed(
    133,
    'more gross profit than turnover',
    { [`${PL}.GrossProfit`]: 1001 },
    { [`${PL}.TurnverFrmSpecActivity`]: 1000, [`${PL}.GrossProfit`]: 1000 },
  ),
  listed(
    134,
    'a rupee above 5% in cash',
    { [`${ADA}.GrsTotalTrnOverInCash44ADA`]: 300_001 },
    professional(5_700_000, 300_000),
  ),
  listed(135, 'a rupee above 5% in cash', { [`${AD}.GrsTotalTrnOverInCash`]: 1_250_001 }, bigTrader),
  listed(
    279,
    'no nature of the specified business',
    { [`${BP}.SpecifiedBusinessInc.DedUs35ADSubSec5Dtls`]: undefined },
    {
      [`${BP}.SpecifiedBusinessInc.PLFrmSpecifiedBus`]: 1000,
      [`${BP}.SpecifiedBusinessInc.DedUs35ADSubSec5Dtls`]: [{ DedUs35ADSubSec5: 'b' }],
    },
  ),
  listed(283, 'neither balance sheet nor its four figures', { [SHEET]: 0, [ASSETS]: 0 }, trader),
  listed(
    287,
    'the new regime',
    { [`${F}.OptOldRegimeCurrAY`]: 'N' },
    { [`${BP}.SpecifiedBusinessInc.DeductionUs35AD`]: 1000 },
  ),
  listed(
    624,
    'an adjustment for the new regime in the old one',
    { [`${F}.OptOldRegimeCurrAY`]: 'Y' },
    {
      [`${F}.OptOldRegimeCurrAY`]: 'N',
      ITR3ScheduleUD: { ScheduleUD: [{ AdjustAccTax115BACAmt: 5000 }] },
    },
  ),
  listed(
    629,
    'a rupee more than the year’s depreciation',
    { 'ITR3ScheduleUD.CurBalCFNY': 78_751 },
    { 'ITR3ScheduleUD.CurBalCFNY': 78_750 },
  ),
  own(
    'VIA-C',
    'a claim without its schedule',
    'Schedules 80-IA, 80-IB and 80-IC of the file carry the total the claim is',
    { 'ScheduleVIA.UsrDeductUndChapVIA.Section80IB': 50_000 },
    {
      'ScheduleVIA.UsrDeductUndChapVIA.Section80IA': 10_000,
      'Schedule80_IA.TotSchedule80_IA': 10_000,
    },
  ),
  own(
    'FILE-1',
    'an audit report under section 92E without its number',
    'ITR-3 schema V1.1, AuditDetails92E',
    {
      [`${AI}.AuditDetails92E`]: { DateOfAudit: '2026-07-01' },
    },
  ),
  own('PL-1', 'a bad debt without PAN', 'ITR-3 schema V1.1, BadDebtAmtDtls', {
    [`${PL}.DebitsToPL.BadDebtDtls.BadDebtAmtDtls`]: [{ Aadhaar: '234567890124', Amount: 0 }],
  }),
  own('BP-1', 'trade without nature of business', 'Part A-GEN 2, nature of business', {
    'PartA_GEN2.NatOfBus': undefined,
  }),
  ...(
    [
      [169, 'Salary', 'NatureOfSalary'],
      [170, 'ValueOfPerquisites', 'NatureOfPerquisites'],
      [171, 'ProfitsinLieuOfSalary', 'NatureOfProfitInLieuOfSalary'],
    ] as const
  ).map(([no, part, items]) =>
    own(`A-${no}`, `particulars of ${part} that are not its sum`, `List for ITR-3, rule ${no}`, {
      [`ScheduleS.Salaries[0].Salarys.${items}`]: { OthersIncDtls: [{ OthAmount: 9_999_999 }] },
    }),
  ),
  own('BP-3', 'income left out of the account and of Schedule BP', 'Section 28', {
    'PARTA_OI.NoCredToPLAmt.OthItemInc': 9_000_000,
  }),
  own(
    'BP-2',
    'the block at 45% in the new regime',
    'Rule 5, proviso (rates above 40% stand at 40% under section 115BAC)',
    { [`${F}.OptOldRegimeCurrAY`]: 'N' },
    { 'ScheduleDPM.PlantMachinery.Rate45': { DepreciationDetail: { CapGainUs50: 0 } } },
  ),
  own(
    'CFL-1',
    'the loss of a return filed late',
    'Section 80 with section 139(3)',
    { [`${UNTIL}.DateOfFiling`]: '2025-02-01' },
    { [UNTIL]: { DateOfFiling: '2024-07-20', BrtFwdBusLoss: 1000 } },
  ),
];

/** What ITR-3 has in another place than ITR-2. */
const elsewhere: Readonly<Record<string, Changes>> = {
  'S-1': { [`${F}.OptOldRegimeCurrAY`]: 'N' },
  'S-3': { [`${F}.OptOldRegimeCurrAY`]: 'N' },
  'AMT-1': { 'ScheduleAMTC.ScheduleAMTCDtls[0].AmtCreditSetOfEy': 5001 },
};
const fitFor: Readonly<Record<string, Changes>> = {
  'AMT-1': { ScheduleAMTC: { ScheduleAMTCDtls: [{ AmtCreditFwd: 5000, AmtCreditSetOfEy: 5000 }] } },
};

/** Rules of ITR-2 that apply to the schedules both forms have. */
const sharedCases: readonly RuleCase[] = Object.entries(itr2Cases)
  // s.115BAC(6)(i): with business Form 10-IEA in time decides, not the day of the return
  .filter(([rule]) => rule !== 'CFL-1' && rule !== 'GEN-1')
  .map(([rule, set]) =>
    own(rule, 'as in ITR-2', 'The case of the same rule in ITR-2', elsewhere[rule] ?? set, fitFor[rule]),
  );

/** A case for every rule of the form but the sums. */
export const itr3Cases: readonly RuleCase[] = [...businessCases, ...sharedCases];

/** What each sum of the list adds up; every one has to have its line. */
export const sumStatements: Readonly<Record<number, string>> = {
  53: 'Proprietor’s fund: capital and reserves',
  54: 'Loan funds: secured and unsecured',
  55: 'Sources of funds: own, borrowed, deferred tax, advances',
  56: 'Investments: long-term and trade',
  57: 'Current assets: inventories, debtors, cash and bank, others',
  58: 'Net current assets: current assets, loans and advances less liabilities and provisions',
  59: 'Application of funds: fixed assets, investments, net current assets, miscellaneous',
  62: 'Direct expenses of manufacture (1D)',
  68: 'Cost of goods produced, from the manufacturing account',
  74: 'Duties and taxes paid on purchases',
  80: 'Other income of the profit and loss account',
  84: 'Compensation to employees (22xi)',
  85: 'Insurance (23v)',
  86: 'Commission',
  87: 'Royalty',
  88: 'Professional, consultancy and technical fees',
  91: 'Bad debts (47)',
  92: 'Profit before interest, depreciation and taxes',
  93: 'Interest',
  98: 'Turnover u/s 44AD by mode of receipt',
  99: 'Income u/s 44AD at 6% and 8%',
  112: 'Income u/s 44AD in Schedule BP',
  113: 'Income u/s 44ADA in Schedule BP',
  114: 'Income u/s 44AE in Schedule BP',
  116: 'Income u/s 44AE by goods carriage',
  127: 'Receipts of a profession without accounts by mode',
  129: 'Net income from speculation (65iv)',
  136: 'Receipts u/s 44ADA by mode',
  139: 'Bad debts with PAN (47i)',
  140: 'Bad debts without PAN (47ii)',
  152: 'Amounts not credited to profit and loss (OI 5f)',
  158: 'Disallowed u/s 43B (OI 11)',
  255: 'Disallowed u/s 43B in Schedule BP',
  263: 'Deemed profits in Schedule BP',
  269: 'Profits and gains of business or profession (item D)',
  274: 'Set-off of business losses within the head (item E)',
  280: 'Speculative profit in item B',
  302: 'Interest disallowed u/s 23 of the MSMED Act',
  308: 'Written-down value on the last day',
  342: 'Deemed gains u/s 50 in Schedule DCG',
  575: 'Business loss left in Schedule CYLA',
  618: 'Business loss of the year in Schedules CFL and UD',
  789: 'Deductions of Chapter VI-A by part',
  833: 'Adjustments u/s 115JC(2)',
  837: 'Adjusted total income outside an IFSC unit',
  867: 'Income at special rates, from Schedule SI',
  960: 'Tax on deemed total income, from Schedule AMT',
};
