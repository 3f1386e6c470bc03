import { roundTotalIncome } from '../../../money.ts';
import { atMost, equal, inNew, inOld, ruleA, when } from './build.ts';
import { D, houseIncome, houses, I, T } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

const t = (r: Reader, key: string) => r.n(`${T}.${key}`);
const paid = (r: Reader) => r.n('TaxPaid.TaxesPaid.TotalTaxesPaid');

const anyIncome = (r: Reader) =>
  r.n(`${I}.GrossSalary`) > 0 ||
  houseIncome(r).value !== 0 ||
  houses(r).some((h) => h.gross.value > 0) ||
  r.n(`${I}.IncomeOthSrc`) > 0 ||
  r.n('LTCG112A.TotSaleCnsdrn') > 0;

/** Total income, tax, rebate, interest: validation rules 20 to 28, 117, 141, 200, 201. */
export const taxRules: readonly Rule[] = [
  ruleA(20, 'Gross total income must be more than zero where tax has been computed and paid', (r) =>
    when(
      t(r, 'TotalTaxPayable') > 0 && paid(r) > 0 && r.n(`${I}.GrossTotIncomeIncLTCG112A`) <= 0,
      `${I}.GrossTotIncomeIncLTCG112A`,
    ),
  ),
  ruleA(21, 'Income must be disclosed where taxes paid are disclosed', (r) =>
    when(paid(r) > 0 && !anyIncome(r), `${I}.GrossTotIncome`),
  ),
  ruleA(
    23,
    'No rebate u/s 87A in the old regime with total income ({found}) above {value}',
    inOld((r) => {
      const found = r.n(`${I}.TotalIncome`);
      const value = r.law.rebate.old.limit;
      return when(t(r, 'Rebate87A') > 0 && found > value, `${T}.Rebate87A`, { found, value });
    }),
  ),
  ruleA(
    24,
    'Total income ({found}) must be gross total income less deductions, rounded to ten ({value})',
    (r) => {
      const exact = Math.max(0, r.n(`${I}.GrossTotIncomeIncLTCG112A`) - r.n(`${D}.TotalChapVIADeductions`));
      const found = r.n(`${I}.TotalIncome`);
      const value = roundTotalIncome(exact);
      return when(found !== value && found !== exact, `${I}.TotalIncome`, { found, value });
    },
  ),
  ruleA(25, 'Tax after rebate ({found}) must be tax less rebate ({value})', (r) =>
    equal(r, `${T}.TaxPayableOnRebate`, t(r, 'TotalTaxPayable') - t(r, 'Rebate87A')),
  ),
  ruleA(26, 'Total tax and cess ({found}) must be tax after rebate and cess ({value})', (r) =>
    equal(r, `${T}.GrossTaxLiability`, t(r, 'TaxPayableOnRebate') + t(r, 'EducationCess')),
  ),
  ruleA(
    27,
    'Total tax, fee and interest ({found}) must be tax and cess with interest and fee less relief u/s 89 ({value})',
    (r) =>
      equal(
        r,
        `${T}.TotTaxPlusIntrstPay`,
        Math.max(0, t(r, 'GrossTaxLiability') - t(r, 'Section89')) + t(r, 'TotalIntrstPay'),
      ),
  ),
  ruleA(28, 'Total interest and fee ({found}) must be the sum of its parts ({value})', (r) =>
    equal(
      r,
      `${T}.TotalIntrstPay`,
      ['IntrstPayUs234A', 'IntrstPayUs234B', 'IntrstPayUs234C', 'LateFilingFee234F', 'FeeFurnish234I'].reduce(
        (sum, key) => sum + t(r, `IntrstPay.${key}`),
        0,
      ),
    ),
  ),
  ruleA(117, 'Total income without gains u/s 112A ({found}) cannot exceed {value} in ITR-1', (r) => {
    const found = r.n(`${I}.TotalIncome`) - r.n('LTCG112A.LongCap112A');
    const value = r.law.simpleForms.income;
    return when(found > value, `${I}.TotalIncome`, { found, value });
  }),
  ruleA(
    141,
    'Total tax, fee and interest ({found}) must be balance tax after relief and interest and fee ({value})',
    (r) => equal(r, `${T}.TotTaxPlusIntrstPay`, t(r, 'NetTaxLiability') + t(r, 'TotalIntrstPay')),
  ),
  ruleA(
    200,
    'No rebate u/s 87A in the new regime with total income without gains u/s 112A ({found}) above {value}',
    inNew((r) => {
      const found = r.n(`${I}.TotalIncome`) - r.n('LTCG112A.LongCap112A');
      const value = r.law.rebate.new.reliefEnds;
      // above the limit the remaining rebate reduces the tax to the income in excess
      const beyond = found - r.law.rebate.new.limit;
      const most = Math.max(0, t(r, 'TotalTaxPayable') - beyond);
      const rebate = t(r, 'Rebate87A');
      return when(rebate > 0 && (found > value || (beyond > 0 && rebate > most)), `${T}.Rebate87A`, {
        found,
        value,
      });
    }),
  ),
  ruleA(
    201,
    'Rebate u/s 87A ({found}) cannot exceed {value} in the old regime',
    inOld((r) => atMost(r, `${T}.Rebate87A`, r.law.rebate.old.max)),
  ),
];
