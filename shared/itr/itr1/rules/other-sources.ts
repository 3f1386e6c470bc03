import { atMost, column, equal, inNew, inOld, repeated, ruleA, when } from './build.ts';
import { allowance, allowanceAt, allowances, I, source, sources } from './paths.ts';
import type { Reader, Row, Rule } from './reader.ts';

const LIST = `${I}.OthersInc.OthersIncDtlsOthSrc`;
const EXEMPT = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`;
const quarters = ['Upto15Of6', 'Upto15Of9', 'Up16Of9To15Of12', 'Up16Of12To15Of3', 'Up16Of3To31Of3'];
const sumOfQuarters = (row: Row, node: string) =>
  quarters.reduce((t, q) => t + row.n(`${node}.DateRange.${q}`), 0);

/** A third of family pension, at most the regime's limit (s.57(iia)). */
const pensionDeduction = (r: Reader, regime: 'old' | 'new') =>
  Math.min(r.law.otherSources.familyPension[regime], Math.ceil(source(r, 'FAP') / 3));

const once = (no: number, nature: string, label: string): Rule =>
  ruleA(no, `${label} can be chosen only once under income from other sources`, (r) =>
    sources(r, nature)
      .slice(1)
      .map((row) => ({ at: `${row.at}.OthSrcNatureDesc` })),
  );

/** Head "Income from other sources": validation rules 50 to 56 and those that go with them. */
export const otherSourcesRules: readonly Rule[] = [
  once(50, 'SAV', 'Interest from savings accounts'),
  once(51, 'IFD', 'Interest from deposits'),
  ruleA(
    52,
    'Income from other sources ({found}) must be the sum of its rows less deductions ({value})',
    (r) =>
      equal(
        r,
        `${I}.IncomeOthSrc`,
        Math.max(
          0,
          column(r.rows(LIST), 'OthSrcOthAmount') -
            r.n(`${I}.DeductionUs57iia`) -
            r.n(`${I}.Increliefus89AOS`),
        ),
      ),
  ),
  ruleA(53, 'Deduction u/s 57(iia) needs family pension', (r) =>
    when(r.n(`${I}.DeductionUs57iia`) > 0 && source(r, 'FAP') === 0, `${I}.DeductionUs57iia`),
  ),
  ruleA(
    54,
    'Deduction u/s 57(iia) ({found}) cannot exceed {value}: the lower of a third of family pension and 15,000',
    inOld((r) => atMost(r, `${I}.DeductionUs57iia`, pensionDeduction(r, 'old'))),
  ),
  ...[55, 189, 190].map((no) => once(no, 'TAX', 'Interest on income-tax refund')),
  once(56, 'FAP', 'Family pension'),
  ruleA(146, 'The quarterly break-up of dividend ({found}) must add up to the dividend ({value})', (r) =>
    sources(r, 'DIV').map((row) => {
      const found = sumOfQuarters(row, 'DividendInc');
      const value = row.n('OthSrcOthAmount');
      return when(found !== value, `${row.at}.DividendInc.DateRange.Upto15Of6`, { found, value });
    }),
  ),
  ruleA(
    187,
    'Income claimed for relief u/s 89A ({found}) cannot be more than the income offered ({value})',
    (r) => atMost(r, `${I}.Increliefus89AOS`, source(r, 'NOT89A')),
    ['2025-26', '2024-25'],
  ),
  ruleA(
    188,
    'The quarterly break-up of retirement accounts ({found}) must add up to the taxable part ({value})',
    (r) =>
      sources(r, 'NOT89A').map((row) => {
        const found = sumOfQuarters(row, 'NOT89AInc');
        const value = Math.max(0, row.n('OthSrcOthAmount') - r.n(`${I}.Increliefus89AOS`));
        return when(found !== value, `${row.at}.NOT89AInc.DateRange.Upto15Of6`, { found, value });
      }),
    ['2025-26', '2024-25'],
  ),
  ruleA(
    191,
    'A country can be chosen only once',
    (r) =>
      sources(r, 'NOT89A').flatMap((row) =>
        repeated(row.rows('NOT89A'), (x) => x.s('NOT89ACountrycode')).map((x) => ({ at: x.at })),
      ),
    ['2025-26', '2024-25'],
  ),
  ruleA(
    223,
    'Deduction u/s 57(iia) ({found}) cannot exceed {value}: the lower of a third of family pension and 25,000',
    inNew((r) => atMost(r, `${I}.DeductionUs57iia`, pensionDeduction(r, 'new'))),
    ['2025-26', '2026-27'],
  ),
  // 25,000 began with AY 2025-26 (Finance (No. 2) Act 2024)
  ruleA(
    223,
    'Deduction u/s 57(iia) ({found}) cannot exceed {value}: the lower of a third of family pension and 15,000',
    inNew((r) => atMost(r, `${I}.DeductionUs57iia`, pensionDeduction(r, 'new'))),
    ['2024-25'],
  ),
];

/** Kind of a row of exempt income: its sub-category from AY 2026-27, its nature before. */
export const natureOf = (row: Row): string =>
  row.s('NatureDesc') || row.s('SubCategory') || row.s('Category');

export const exemptRows = (r: Reader): Row[] => r.rows(EXEMPT);

export const ONCE = 'This exempt income can be chosen only once';

/** Repeated rows of some natures. */
export const stoodTwice =
  (natures: readonly string[]): Rule['check'] =>
  (r) =>
    exemptRows(r)
      .filter((row) => natures.includes(natureOf(row)))
      .slice(1)
      .map((row) => ({ at: `${row.at}.OthAmount` }));

const exemptOnce = (no: number, natures: readonly string[]): Rule => ruleA(no, ONCE, stoodTwice(natures));

/** Exempt income and gains u/s 112A: validation rules 29 to 42, 142, 162, 185, 226, 227. */
export const exemptIncomeRules: readonly Rule[] = [
  ruleA(29, 'Agricultural income ({found}) cannot exceed {value}, in one row, in ITR-1', (r) => {
    const rows = r
      .rows(EXEMPT)
      .filter((row) => row.s('Category') === 'AGRI' || ['AGRI', '10(1)'].includes(natureOf(row)));
    const found = column(rows, 'OthAmount');
    const value = r.law.simpleForms.agricultural;
    return [
      when(found > value, `${rows[0]?.at}.OthAmount`, { found, value }),
      when(rows.length > 1, `${rows[1]?.at}.OthAmount`, { found, value }),
    ];
  }),
  ruleA(30, 'Exempt income ({found}) must be the sum of its rows ({value})', (r) =>
    equal(r, `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Total`, column(r.rows(EXEMPT), 'OthAmount')),
  ),
  exemptOnce(31, ['10(10BC)']),
  exemptOnce(32, ['10(10D)']),
  exemptOnce(33, ['10(11)']),
  exemptOnce(34, ['10(12)']),
  exemptOnce(35, ['10(13)']),
  exemptOnce(36, ['10(16)']),
  ruleA(37, ONCE, inOld(stoodTwice(['10(17)'])), ['2025-26', '2024-25']),
  // from AY 2026-27 an allowance under salary
  ruleA(
    37,
    'The allowance u/s 10(17) can be chosen only once',
    inOld((r) =>
      allowances(r, '10(17)')
        .slice(1)
        .map((row) => ({ at: `${row.at}.SalNatureDesc` })),
    ),
    ['2026-27'],
  ),
  exemptOnce(38, ['10(18)']),
  exemptOnce(39, ['DMDP', 'DMD']),
  exemptOnce(40, ['10(19)']),
  exemptOnce(41, ['10(26)']),
  exemptOnce(42, ['10(26AAA)']),
  exemptOnce(142, ['10(17A)']),
  ruleA(
    162,
    'Exemption u/s 10(17) is not available in the new regime',
    inNew((r) =>
      r.year.propertyRows
        ? when(allowance(r, '10(17)') > 0, allowanceAt(r, '10(17)'))
        : r
            .rows(EXEMPT)
            .map((row) => when(natureOf(row) === '10(17)' && row.n('OthAmount') > 0, `${row.at}.OthAmount`)),
    ),
  ),
  ruleA(185, 'Each nature of exempt income can be chosen only once', (r) =>
    repeated(
      r.rows(EXEMPT).filter((row) => row.s('Category') !== 'OTH' && natureOf(row) !== 'OTH'),
      natureOf,
    ).map((row) => ({ at: `${row.at}.OthAmount` })),
  ),
  ruleA(226, 'Gains u/s 112A ({found}) cannot exceed {value} in ITR-1', (r) =>
    atMost(r, 'LTCG112A.LongCap112A', r.law.capitalGains.exemption112A),
  ),
  ruleA(227, 'Gains u/s 112A ({found}) must be the sale consideration less cost ({value})', (r) =>
    equal(
      r,
      'LTCG112A.LongCap112A',
      Math.max(0, r.n('LTCG112A.TotSaleCnsdrn') - r.n('LTCG112A.TotCstAcqisn')),
    ),
  ),
];
