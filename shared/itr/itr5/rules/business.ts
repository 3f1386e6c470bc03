import { percentOf } from '../../../money.ts';
import { leastOfCarriage } from '../../common/presumptive.ts';
import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { firm, rule, sub } from './general.ts';

const G = 'PartA_GEN2';
const PL = 'PARTA_PL';
const DEBIT = `${PL}.DebitsToPL.DebitPlAcnt`;
const AD = `${PL}.PersumptiveInc44AD`;
const ADA = `${PL}.PersumptiveInc44ADA`;
const audited = (r: Reader) => r.s(`${G}.LiableSec44ABflg`) === 'Y';
const tooMuchCash = (r: Reader, receipts: number, cash: number) =>
  cash > percentOf(receipts, r.law.business.cashShare, 'down');
const cashOfAd = (r: Reader) => r.n(`${AD}.GrsTotalTrnOverInCash`) + r.n(`${AD}.GrsTrnOverAnyOthMode`);
const cashOfAda = (r: Reader) =>
  r.n(`${ADA}.GrsTotalTrnOverInCash44ADA`) + r.n(`${ADA}.GrsTrnOverAnyOthMode44ADA`);
const hasSheet = (r: Reader) =>
  r.n('PARTA_BS.FundSrc.TotFundSrc') !== 0 ||
  r.n('PARTA_BS.FundApply.TotFundApply') !== 0 ||
  r.has('PARTA_BS.NoBooksOfAccBS');
const presumptive = ['44AD', '44ADA', '44AE'] as const;
const least = { '44B': 750, '44BB': 1000, '44BBA': 500, '44BBC': 2000, '44BBD': 2500 } as const;
const leastNo = { '44B': 175, '44BB': 176, '44BBA': 177, '44BBC': 178, '44BBD': 173 } as const;

/** Income under a scheme requires its business. */
const named = (no: number, scheme: string, income: (r: Reader) => number): Rule =>
  rule(no, 'Enter the business of this income', (r) =>
    when(income(r) > 0 && r.rows(`${PL}.NatOfBus${scheme}`).length === 0, `${PL}.NatOfBus${scheme}`),
  );

/** Rules 81 to 271 on typed data: accounts, presumptive income, Schedule BP. */
export const businessRules: readonly Rule[] = [
  rule(2, 'Audited accounts require a balance sheet', (r) =>
    when(audited(r) && !hasSheet(r), 'PARTA_BS.FundSrc.TotFundSrc'),
  ),
  rule(81, 'Sources of funds ({sources}) must equal application of funds ({application})', (r) => {
    const sources = r.n('PARTA_BS.FundSrc.TotFundSrc');
    const application = r.n('PARTA_BS.FundApply.TotFundApply');
    return when(sources !== application, 'PARTA_BS.FundSrc.TotFundSrc', { sources, application });
  }),
  rule(106, 'Income from intraday trading exceeds its turnover', (r) =>
    when(
      r.n('TradingAccount.IntradayTradingIncome') > r.n('TradingAccount.IntradayTradingTurnOver'),
      'TradingAccount.IntradayTradingIncome',
    ),
  ),
  rule(107, 'Income from futures and options exceeds their turnover', (r) =>
    when(
      r.n('TradingAccount.IncomeFutureTrd') > r.n('TradingAccount.TurnoverFutureTrd'),
      'TradingAccount.IncomeFutureTrd',
    ),
  ),
  rule(124, 'Remuneration to partners is for firms only', (r) =>
    when(!firm(r) && r.n(`${DEBIT}.SalRemuneration`) > 0, `${DEBIT}.SalRemuneration`),
  ),
  rule(132, 'Income declared exceeds the receipts', (r) =>
    when(
      r.n(`${AD}.PersumptiveInc44AD8Per`) > cashOfAd(r) && r.n(`${AD}.PersumptiveInc44AD8Per`) > 0,
      `${AD}.PersumptiveInc44AD8Per`,
    ),
  ),
  rule(133, 'Income declared exceeds the receipts', (r) =>
    when(r.n(`${AD}.PersumptiveInc44AD6Per`) > r.n(`${AD}.GrsTrnOverBank`), `${AD}.PersumptiveInc44AD6Per`),
  ),
  named(135, '44AD', (r) => r.n(`${AD}.TotPersumptiveInc44AD`)),
  named(137, '44ADA', (r) => r.n(`${ADA}.TotPersumptiveInc44ADA`)),
  named(139, '44AE', (r) => r.n(`${PL}.TotalPrsumptvIncGCUs44E`)),
  rule(141, 'Income declared exceeds the receipts', (r) =>
    when(r.n(`${ADA}.TotPersumptiveInc44ADA`) > r.n(`${ADA}.GrsReceipt`), `${ADA}.TotPersumptiveInc44ADA`),
  ),
  rule(147, 'The goods carriages are held for more than 120 months in total', (r) =>
    when(r.n(`${PL}.TotalNumOfMonths`) > 120, `${PL}.GoodsDtlsUs44AE`),
  ),
  rule(150, 'The income of a goods carriage cannot be below {least}', (r) =>
    r.rows(`${PL}.GoodsDtlsUs44AE`).map((row) => {
      const floor = leastOfCarriage(
        r.law.business.goods,
        row.n('TonnageCapacity'),
        Math.min(row.n('HoldingPeriod'), 12),
      );
      return when(row.n('PresumptiveIncome') < floor, row.to('PresumptiveIncome'), { least: floor });
    }),
  ),
  rule(151, 'Sections 44AD and 44ADA are for resident partnership firms', (r) =>
    [
      [r.n(`${AD}.GrsTrnOverOrReceipt`), `${AD}.GrsTrnOverOrReceipt`] as const,
      [r.n(`${ADA}.GrsReceipt`), `${ADA}.GrsReceipt`] as const,
    ].map(([receipts, at]) => when(receipts > 0 && (sub(r) !== '10' || !r.resident), at)),
  ),
  rule(155, 'Gross profit exceeds the receipts', (r) =>
    when(
      r.n(`${PL}.NoBooksOfAccPL.GrossProfit`) > r.n(`${PL}.NoBooksOfAccPL.GrossReceipt`),
      `${PL}.NoBooksOfAccPL.GrossProfit`,
    ),
  ),
  rule(163, 'Registration number {number} is entered twice', (r) => {
    const seen = new Set<string>();
    return r.rows(`${PL}.GoodsDtlsUs44AE`).map((row) => {
      const number = row.s('RegNumberGoodsCarriage');
      const again = number !== '' && seen.has(number);
      seen.add(number);
      return when(again, row.to('RegNumberGoodsCarriage'), { number });
    });
  }),
  rule(164, 'Audit required: business receipts above 10 crore or professional receipts above 50 lakh', (r) =>
    when(
      !audited(r) &&
        (r.n('TradingAccount.SalesGrossReceiptsTotal') > r.law.audit.cashLight ||
          r.n('TradingAccount.GrossRcptFromProfession') > r.law.audit.profession),
      `${G}.LiableSec44ABflg`,
    ),
  ),
  rule(
    165,
    'Remuneration debited in the accounts is {debited}, but that of the partners listed is {paid}',
    (r) => {
      const debited = r.n(`${DEBIT}.SalRemuneration`) + r.n(`${PL}.SalRemrtnToPartnerFirm`);
      const rows = r.rows(`${G}.PartnerOrMemberInfo`);
      const left = r.rows(`${G}.PrevYrMemPart.PrevYrMemPartDtls`);
      const paid =
        rows.reduce((t, row) => t + row.n('RemunerationPaid'), 0) +
        left.reduce((t, row) => t + row.n('RemunerationpaidAmt'), 0);
      return when(firm(r) && debited !== paid, `${DEBIT}.SalRemuneration`, { debited, paid });
    },
  ),
  rule(168, 'Audit required: receipts above 50 lakh with more than 5% in cash', (r) => {
    const receipts = r.n(`${ADA}.GrsReceipt`);
    return when(
      !audited(r) && receipts > r.law.business.receipts44ADA.base && tooMuchCash(r, receipts, cashOfAda(r)),
      `${G}.LiableSec44ABflg`,
    );
  }),
  rule(169, 'Audit required: turnover above 2 crore with more than 5% in cash', (r) => {
    const receipts = r.n(`${AD}.GrsTrnOverOrReceipt`);
    return when(
      !audited(r) && receipts > r.law.business.turnover44AD.base && tooMuchCash(r, receipts, cashOfAd(r)),
      `${G}.LiableSec44ABflg`,
    );
  }),
  ...(Object.keys(least) as (keyof typeof least)[]).map((section) =>
    rule(leastNo[section], 'The profit is below the percentage of receipts under the section', (r) =>
      r
        .rows(`${PL}.NonResidentPLDetails`)
        .map((row) =>
          when(
            row.s('Section') === section &&
              row.n('NetProfit') < percentOf(row.n('GrossReceipt'), least[section]),
            row.to('NetProfit'),
          ),
        ),
    ),
  ),
  rule(246, 'Enter the nature of the specified business', (r) =>
    when(
      r.n('CorpScheduleBP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal') !== 0 &&
        r.rows('CorpScheduleBP.IncSpecifiedBusiness.DedUs35ADSubSec5Dtls').length === 0,
      'CorpScheduleBP.IncSpecifiedBusiness.DedUs35ADSubSec5Dtls',
    ),
  ),
  rule(248, 'For presumptive income, enter the balance sheet or its no-account part', (r) =>
    when(
      presumptive.some(
        (section) => r.n(`CorpScheduleBP.BusinessIncOthThanSpec.DeemedProfitBusUs.Section${section}`) > 0,
      ) && !hasSheet(r),
      'PARTA_BS.NoBooksOfAccBS',
    ),
  ),
];

/** Particulars the file requires together. */
export const together: readonly (readonly [at: string, keys: readonly string[]])[] = [
  ['PARTA_OI.MethodOfValClgStk', ['ValRawMaterial', 'ValFinishedGoods', 'ChngStockValMetFlg']],
];
