import { percentOf, type Rounding } from '../../../money.ts';
import { inNew, inOld, ruleA, when } from './build.ts';
import { D, houseIncome, houses, I, income, lenderNamed } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

/** Interest allowed on the self-occupied houses together (s.24(b)). */
const ownLimit = (r: Reader) => r.law.houseProperty.selfOccupiedInterest;
const letOut = (type: string) => type === 'L' || type === 'D';

/** Head "Income from house property": validation rules 43 to 49 and those on section 24(b). */
export const housePropertyRules: readonly Rule[] = [
  ruleA(43, 'Standard deduction ({found}) must be 30% of annual value ({value})', (r) =>
    houses(r).map((h) => {
      const found = h.standard.value;
      const share = (rounding: Rounding) => percentOf(h.own, r.law.houseProperty.standardDeduction, rounding);
      return when(found < share('down') || found > share('up'), h.standard.at, {
        found,
        value: share('half-up'),
      });
    }),
  ),
  ruleA(44, 'Rent is needed where tax paid to local authorities is claimed', (r) =>
    houses(r).map((h) => when(h.taxes.value > 0 && h.gross.value === 0, h.gross.at)),
  ),
  ruleA(45, 'Rent is needed for a let-out or deemed let-out property', (r) =>
    houses(r).map((h) => when(letOut(h.type) && h.gross.value === 0, h.gross.at)),
  ),
  ruleA(
    46,
    'Annual value ({found}) must be rent less taxes to local authorities and unrealised rent ({value})',
    (r) =>
      houses(r).map((h) => {
        const value = letOut(h.type) ? Math.max(0, h.gross.value - h.taxes.value - h.unrealised) : 0;
        return when(h.annual.value !== value, h.annual.at, { found: h.annual.value, value });
      }),
  ),
  ruleA(
    47,
    'Income from house property ({found}) must be annual value less deductions plus arrears ({value})',
    (r) => {
      const list = houses(r);
      const parts = list.map((h) => {
        const value = h.own - h.standard.value - h.interest.value + h.arrears;
        return when(h.income.value !== value, h.income.at, { found: h.income.value, value });
      });
      if (!r.year.propertyRows) return parts;
      const head = houseIncome(r);
      const value = list.reduce((t, h) => t + h.income.value, 0);
      return [...parts, when(head.value !== value, head.at, { found: head.value, value })];
    },
  ),
  ruleA(
    48,
    'Interest on self-occupied houses ({found}) cannot exceed {value}',
    inOld((r) => {
      const own = houses(r).filter((h) => h.type === 'S');
      const found = own.reduce((t, h) => t + h.interest.value, 0);
      return when(found > ownLimit(r), own[0]?.interest.at ?? I, {
        found,
        value: ownLimit(r),
      });
    }),
  ),
  ruleA(49, 'Tax paid to local authorities is not allowed for a self-occupied house', (r) =>
    houses(r).map((h) => when(h.type === 'S' && h.taxes.value > 0, h.taxes.at)),
  ),
  ruleA(
    161,
    'In the new regime a house property loss is not set off: gross total income ({found}) must be salary and other sources ({value})',
    inNew((r) => {
      const found = r.n(`${I}.GrossTotIncome`);
      const value = r.n(`${I}.IncomeFromSal`) + r.n(`${I}.IncomeOthSrc`);
      return when(houseIncome(r).value < 0 && found !== value, `${I}.GrossTotIncome`, { found, value });
    }),
  ),
  ruleA(
    163,
    'Interest on a self-occupied house is not allowed in the new regime',
    inNew((r) =>
      houses(r).map((h) => when(h.type === 'S' && h.interest.value + h.loanTotal.value > 0, h.interest.at)),
    ),
  ),
  ruleA(
    175,
    'Gross total income ({found}) must be the sum of the heads and gains u/s 112A ({value})',
    inNew((r) => {
      const found = r.n(`${I}.GrossTotIncomeIncLTCG112A`);
      const value =
        r.n(`${I}.IncomeFromSal`) +
        houseIncome(r).value +
        r.n(`${I}.IncomeOthSrc`) +
        r.n('LTCG112A.LongCap112A');
      return when(houseIncome(r).value >= 0 && found !== value, `${I}.GrossTotIncomeIncLTCG112A`, {
        found,
        value,
      });
    }),
  ),
  ruleA(229, 'Details of the loan are needed to claim interest u/s 24(b)', (r) =>
    houses(r).map((h) =>
      when(
        h.interest.value > 0 && (h.loans.length === 0 || !h.loans.every(lenderNamed)),
        h.loans.find((row) => !lenderNamed(row))?.at ?? h.interest.at,
      ),
    ),
  ),
  ruleA(230, 'Sections 80EE and 80EEA apply only after 2,00,000 u/s 24(b) are used up', (r) => {
    const own = houses(r).filter((h) => h.type === 'S');
    const interest = own.reduce((t, h) => t + h.loanTotal.value, 0);
    const claimed = r.n(`${D}.Section80EE`) + r.n(`${D}.Section80EEA`);
    return when(own.length > 0 && claimed > 0 && interest < ownLimit(r), `${D}.Section80EE`);
  }),
  ruleA(250, 'Interest on borrowed capital ({found}) must be the total of Schedule 24(b) ({value})', (r) =>
    houses(r).map((h) => {
      // above the self-occupied limit the schedule has the amount paid and the head the amount allowed
      const agrees =
        h.interest.value === h.loanTotal.value ||
        (h.type === 'S' &&
          h.loanTotal.value > h.interest.value &&
          h.interest.value <= ownLimit(r) &&
          r.old &&
          usedUp(r));
      return when(!agrees, h.interest.at, { found: h.interest.value, value: h.loanTotal.value });
    }),
  ),
  ruleA(256, 'Total of Schedule 24(b) ({found}) must be the sum of its rows ({value})', (r) =>
    houses(r).map((h) => {
      const value = h.loans.reduce((t, row) => t + row.n('InterestUs24B'), 0);
      return when(h.loanTotal.value !== value, h.loanTotal.at, { found: h.loanTotal.value, value });
    }),
  ),
  ruleA(
    263,
    'Interest u/s 24(b) on a self-occupied house cannot be claimed in the new regime',
    inNew((r) =>
      houses(r).map((h) => when(h.type === 'S' && h.interest.value + h.loanTotal.value > 0, h.loanTotal.at)),
    ),
  ),
];

/** Whether the self-occupied houses together reach the limit, so that the rest is disallowed. */
function usedUp(r: Parameters<Rule['check']>[0]): boolean {
  return houses(r).reduce((t, h) => t + (h.type === 'S' ? h.interest.value : 0), 0) >= ownLimit(r);
}

/** Gross total income (rules 17, 18, 22). */
export const totalIncomeRules: readonly Rule[] = [
  ruleA(
    22,
    'Gross total income ({found}) must be the sum of the heads and gains u/s 112A ({value})',
    inOld((r) => {
      const found = r.n(`${I}.GrossTotIncomeIncLTCG112A`);
      const house = Math.max(houseIncome(r).value, -r.law.houseProperty.lossAgainstOthers);
      const heads = r.n(`${I}.IncomeFromSal`) + house + r.n(`${I}.IncomeOthSrc`);
      const gains = r.n('LTCG112A.LongCap112A');
      // a loss beyond the other heads is not set off against gains here; both readings of a negative sum are
      // accepted
      const agrees =
        found === heads + gains ||
        found === Math.max(0, heads) + gains ||
        found === Math.max(0, heads + gains);
      return when(!agrees, `${I}.GrossTotIncomeIncLTCG112A`, { found, value: heads + gains });
    }),
  ),
  ruleA(18, 'Deductions ({found}) cannot be more than gross total income ({value})', (r) => {
    const found = r.n(`${D}.TotalChapVIADeductions`);
    return when(found > income(r), `${D}.TotalChapVIADeductions`, { found, value: income(r) });
  }),
];
