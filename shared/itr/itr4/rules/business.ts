import { percentOf, roundTotalIncome } from '../../../money.ts';
import type { BasisPoints } from '../../../tax/years/types.ts';
import { not44AD } from '../../codes/not-44ad.ts';
import { professionCodes } from '../../codes/professions.ts';
import { leastOfCarriage } from '../../common/presumptive.ts';
import { column, equal, repeated, ruleA, when } from '../../itr1/rules/build.ts';
import type { Reader, Rule } from '../../itr1/rules/reader.ts';

const professions = new Set(professionCodes.map(({ value }) => value));

const BP = 'ScheduleBP';
const AD = `${BP}.PersumptiveInc44AD`;
const ADA = `${BP}.PersumptiveInc44ADA`;
const AE = `${BP}.PersumptiveInc44AE`;
const FIN = `${BP}.FinanclPartclrOfBusiness`;
const I = 'IncomeDeductions';

const least = (r: Reader, at: string, of: number, rate: BasisPoints) => {
  const found = r.n(at);
  const value = percentOf(of, rate, 'up');
  return when(of > 0 && found < value, at, { found, value });
};
const needs = (no: number, income: string, list: string, section: string): Rule =>
  ruleA(no, `A business code is needed for income u/s ${section}`, (r) =>
    when(r.n(income) > 0 && r.rows(list).length === 0, list),
  );
const unused = (no: number, income: string, list: string, section: string): Rule =>
  ruleA(no, `Income u/s ${section} is needed where its business code is given`, (r) =>
    when(r.n(income) === 0 && r.rows(list).length > 0, income),
  );

/** Receipts in cash; the lists before AY 2026-27 count those in any other mode with them. */
const inCash = (r: Reader, cash: string, other: string) => r.n(cash) + (r.year.propertyRows ? 0 : r.n(other));

const presumptiveIncome = (r: Reader) =>
  r.n(`${AD}.TotPersumptiveInc44AD`) +
  r.n(`${ADA}.TotPersumptiveInc44ADA`) +
  r.n(`${AE}.TotalPersumptiveInc`);

/** Rules on Schedule BP and the heads, by the numbers of the department's ITR-4 list for AY 2026-27 as described in public material. */
export const itr4Rules: readonly Rule[] = [
  ruleA(1, 'Schedule BP is needed for income from business', (r) =>
    when(r.n(`${I}.IncomeFromBusinessProf`) > 0 && !r.has(BP), BP),
  ),
  ruleA(2, 'Income from business ({found}) must be that of Schedule BP ({value})', (r) => [
    equal(r, `${I}.IncomeFromBusinessProf`, presumptiveIncome(r)),
    r.has(`${AE}.IncChargeableUnderBus`)
      ? equal(r, `${I}.IncomeFromBusinessProf`, r.n(`${AE}.IncChargeableUnderBus`))
      : undefined,
  ]),
  ruleA(3, 'Total liabilities ({found}) must be the sum of their parts ({value})', (r) =>
    r.has(FIN)
      ? equal(
          r,
          `${FIN}.TotCapLiabilities`,
          [
            'PartnerMemberOwnCapital',
            'SecuredLoans',
            'UnSecuredLoans',
            'Advances',
            'SundryCreditors',
            'OthrCurrLiab',
          ].reduce((t, k) => t + r.n(`${FIN}.${k}`), 0),
        )
      : undefined,
  ),
  ruleA(4, 'Total assets ({found}) must be the sum of their parts ({value})', (r) =>
    r.has(FIN)
      ? equal(
          r,
          `${FIN}.TotalAssets`,
          [
            'FixedAssets',
            'Investments',
            'Inventories',
            'SundryDebtors',
            'BalWithBanks',
            'CashInHand',
            'LoansAndAdvances',
            'OtherAssets',
          ].reduce((t, k) => t + r.n(`${FIN}.${k}`), 0),
        )
      : undefined,
  ),
  ruleA(5, 'Income on receipts through banks ({found}) is at least 6% ({value})', (r) =>
    least(r, `${AD}.PersumptiveInc44AD6Per`, r.n(`${AD}.GrsTrnOverBank`), r.law.business.rate44AD.bank),
  ),
  ruleA(6, 'Income on other receipts ({found}) is at least 8% ({value})', (r) =>
    least(
      r,
      `${AD}.PersumptiveInc44AD8Per`,
      r.n(`${AD}.GrsTotalTrnOverInCash`) + r.n(`${AD}.GrsTrnOverAnyOthMode`),
      r.law.business.rate44AD.other,
    ),
  ),
  ruleA(7, 'Income u/s 44AD ({found}) must be the sum of its two parts ({value})', (r) =>
    equal(
      r,
      `${AD}.TotPersumptiveInc44AD`,
      r.n(`${AD}.PersumptiveInc44AD6Per`) + r.n(`${AD}.PersumptiveInc44AD8Per`),
    ),
  ),
  ruleA(8, 'Income u/s 44AD ({found}) cannot be more than turnover ({value})', (r) => {
    const found = r.n(`${AD}.TotPersumptiveInc44AD`);
    const value = r.n(`${AD}.GrsTotalTrnOver`);
    return when(found > value, `${AD}.TotPersumptiveInc44AD`, { found, value });
  }),
  ruleA(9, 'Turnover u/s 44AD ({found}) cannot exceed {value}', (r) => {
    const found = r.n(`${AD}.GrsTotalTrnOver`);
    const value = r.law.business.turnover44AD.cashLight;
    return when(found > value, `${AD}.GrsTotalTrnOver`, { found, value });
  }),
  ruleA(10, 'This business or profession cannot be declared u/s 44AD', (r) =>
    r.rows(`${BP}.NatOfBus44AD`).map((row) => when(not44AD.has(row.s('CodeAD')), `${row.at}.CodeAD`)),
  ),
  ruleA(15, 'Only the professions of section 44AA(1) can be declared u/s 44ADA', (r) =>
    r.rows(`${BP}.NatOfBus44ADA`).map((row) => when(!professions.has(row.s('CodeADA')), `${row.at}.CodeADA`)),
  ),
  needs(11, `${AD}.TotPersumptiveInc44AD`, `${BP}.NatOfBus44AD`, '44AD'),
  unused(12, `${AD}.TotPersumptiveInc44AD`, `${BP}.NatOfBus44AD`, '44AD'),
  ruleA(13, 'Income u/s 44ADA ({found}) cannot be more than receipts ({value})', (r) => {
    const found = r.n(`${ADA}.TotPersumptiveInc44ADA`);
    const value = r.n(`${ADA}.GrsReceipt`);
    return when(found > value, `${ADA}.TotPersumptiveInc44ADA`, { found, value });
  }),
  ruleA(14, 'Income u/s 44ADA ({found}) is at least half of receipts ({value})', (r) =>
    least(r, `${ADA}.TotPersumptiveInc44ADA`, r.n(`${ADA}.GrsReceipt`), r.law.business.rate44ADA),
  ),
  needs(16, `${ADA}.TotPersumptiveInc44ADA`, `${BP}.NatOfBus44ADA`, '44ADA'),
  unused(17, `${ADA}.TotPersumptiveInc44ADA`, `${BP}.NatOfBus44ADA`, '44ADA'),
  ruleA(
    46,
    'Total income ({found}) must be gross total income less deductions, rounded to ten ({value})',
    (r) => {
      const exact = Math.max(
        0,
        r.n(`${I}.${r.year.detailed ? 'GrossTotIncomeIncLTCG112A' : 'GrossTotIncome'}`) -
          r.n(`${I}.DeductUndChapVIA.TotalChapVIADeductions`),
      );
      const found = r.n(`${I}.TotalIncome`);
      return when(found !== exact && found !== roundTotalIncome(exact), `${I}.TotalIncome`, {
        found,
        value: roundTotalIncome(exact),
      });
    },
  ),
  ruleA(50, 'No rebate u/s 87A for an HUF or firm', (r) =>
    when(
      r.n('TaxComputation.Rebate87A') > 0 && r.s('PersonalInfo.Status') !== 'I',
      'TaxComputation.Rebate87A',
    ),
  ),
  ruleA(
    97,
    'Salary and interest to partners apply to firms only, and reduce income u/s 44AE ({found}) to {value}',
    (r) => {
      const paid = r.n(`${AE}.SalInterestByFirm`);
      const found = r.n(`${AE}.TotalPersumptiveInc`);
      const value = r.n(`${AE}.TotPersumInc44AE`) - paid;
      return when(
        (paid > 0 && r.s('PersonalInfo.Status') !== 'F') || found !== value,
        `${AE}.TotalPersumptiveInc`,
        { found, value },
      );
    },
  ),
  ruleA(129, 'The balance payable ({found}) must be rounded to ten rupees ({value})', (r) => {
    const at = 'TaxPaid.BalTaxPayable';
    const found = r.n(at);
    const value = Math.round(found / 10) * 10;
    return when(found !== value, at, { found, value });
  }),
  ruleA(135, 'Details of goods carriages are needed for income u/s 44AE', (r) =>
    when(
      r.n(`${AE}.TotPersumInc44AE`) > 0 && r.rows(`${BP}.GoodsDtlsUs44AE`).length === 0,
      `${BP}.GoodsDtlsUs44AE`,
    ),
  ),
  ruleA(136, 'Income u/s 44AE ({found}) must be the sum of the goods carriages ({value})', (r) =>
    equal(r, `${AE}.TotPersumInc44AE`, column(r.rows(`${BP}.GoodsDtlsUs44AE`), 'PresumptiveIncome')),
  ),
  needs(137, `${AE}.TotPersumInc44AE`, `${BP}.NatOfBus44AE`, '44AE'),
  unused(138, `${AE}.TotPersumInc44AE`, `${BP}.NatOfBus44AE`, '44AE'),
  ruleA(139, 'Financial particulars are needed: creditors, inventories, debtors and cash in hand', (r) =>
    r.n(`${AD}.GrsTotalTrnOver`) + r.n(`${ADA}.GrsReceipt`) > 0
      ? ['SundryCreditors', 'Inventories', 'SundryDebtors', 'CashInHand'].map((key) =>
          when(!r.has(`${FIN}.${key}`), `${FIN}.${key}`),
        )
      : undefined,
  ),
  ruleA(140, 'ITR-4 needs income u/s 44AD, 44ADA or 44AE', (r) =>
    when(presumptiveIncome(r) === 0, `${I}.IncomeFromBusinessProf`),
  ),
  ruleA(141, 'A goods carriage is held for at most 12 months, all of them for at most 120', (r) => {
    const rows = r.rows(`${BP}.GoodsDtlsUs44AE`);
    return [
      ...rows.map((row) => when(row.n('HoldingPeriod') > 12, `${row.at}.HoldingPeriod`)),
      when(column(rows, 'HoldingPeriod') > 120, `${BP}.GoodsDtlsUs44AE`),
    ];
  }),
  ruleA(144, 'Income of the goods carriage ({found}) is at least {value}', (r) =>
    r.rows(`${BP}.GoodsDtlsUs44AE`).map((row) => {
      const value = leastOfCarriage(r.law.business.goods, row.n('TonnageCapacity'), row.n('HoldingPeriod'));
      const found = row.n('PresumptiveIncome');
      return when(found < value, `${row.at}.PresumptiveIncome`, { found, value });
    }),
  ),
  ruleA(212, 'Section 44ADA is not for a Hindu undivided family', (r) =>
    when(
      r.s('PersonalInfo.Status') === 'H' && r.n(`${ADA}.TotPersumptiveInc44ADA`) > 0,
      `${ADA}.TotPersumptiveInc44ADA`,
    ),
  ),
  ruleA(213, 'This registration number is entered twice', (r) =>
    repeated(r.rows(`${BP}.GoodsDtlsUs44AE`), (row) =>
      row.s('RegNumberGoodsCarriage').replace(/\s/g, '').toUpperCase(),
    ).map((row) => ({
      at: `${row.at}.RegNumberGoodsCarriage`,
    })),
  ),
  ruleA(
    237,
    'Above ₹2 crore turnover, cash may be at most 5%: otherwise an audit and ITR-3 or ITR-5 are required',
    (r) => {
      const turnover = r.n(`${AD}.GrsTotalTrnOver`);
      return when(
        turnover > r.law.business.turnover44AD.base &&
          inCash(r, `${AD}.GrsTotalTrnOverInCash`, `${AD}.GrsTrnOverAnyOthMode`) >
            percentOf(turnover, r.law.business.cashShare, 'down'),
        `${AD}.GrsTotalTrnOverInCash`,
      );
    },
  ),
  ruleA(
    238,
    'Above ₹50 lakh receipts, cash may be at most 5%: otherwise an audit and ITR-3 or ITR-5 are required',
    (r) => {
      const receipts = r.n(`${ADA}.GrsReceipt`);
      return when(
        receipts > r.law.business.receipts44ADA.base &&
          inCash(r, `${ADA}.GrsTotalTrnOverInCash44ADA`, `${ADA}.GrsTrnOverAnyOthMode44ADA`) >
            percentOf(receipts, r.law.business.cashShare, 'down'),
        `${ADA}.GrsTotalTrnOverInCash44ADA`,
      );
    },
  ),
  ruleA(239, 'Receipts u/s 44ADA ({found}) must be the sum of the three modes ({value})', (r) =>
    equal(
      r,
      `${ADA}.GrsReceipt`,
      ['GrsTrnOverBank44ADA', 'GrsTotalTrnOverInCash44ADA', 'GrsTrnOverAnyOthMode44ADA'].reduce(
        (t, k) => t + r.n(`${ADA}.${k}`),
        0,
      ),
    ),
  ),
  ruleA(240, 'Turnover u/s 44AD ({found}) must be the sum of the three modes ({value})', (r) =>
    equal(
      r,
      `${AD}.GrsTotalTrnOver`,
      ['GrsTrnOverBank', 'GrsTotalTrnOverInCash', 'GrsTrnOverAnyOthMode'].reduce(
        (t, k) => t + r.n(`${AD}.${k}`),
        0,
      ),
    ),
  ),
];
