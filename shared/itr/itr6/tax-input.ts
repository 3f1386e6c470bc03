import { sum } from '../../money.ts';
import type { Concession } from '../../tax/inputs/assessee.ts';
import type { ProfitDeduction } from '../../tax/inputs/deductions.ts';
import type { AssesseeInput, FilingInput, Regime, TaxInput } from '../../tax/model/types.ts';
import { filingInput } from '../common/filing.ts';
import { lineOf, rowsOf, rupees, signed, textOf } from '../common/read.ts';
import type { Contribution } from '../itr2/gains/contributions.ts';
import { type BusinessWorking, businessInput } from '../itr3/bp.ts';
import { profitFigures } from '../itr3/figures/accounts.ts';
import { itr3TaxInput } from '../itr3/tax-input.ts';
import { profitClaims } from '../itr5/parts/deductions.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { FieldName } from '../values/names.ts';
import { asItr3 } from './as-itr5.ts';
import type { Itr6Year } from './data/years.ts';
import { additions, deductions, indAsAdditions, indAsDeductions } from './parts/minimum-tax.ts';

const isDomestic = ({ personal }: Itr6): boolean => textOf(personal?.domestic) !== 'N';

/** The rate chosen in place of deductions, earlier or this year; s.115BA is one of rate only. */
const optionOf = (data: Itr6): '115BA' | '115BAA' | '115BAB' | undefined => {
  if (!isDomestic(data)) return undefined;
  const earlier = textOf(data.filing?.option_earlier);
  const now = textOf(data.filing?.option_now_flag) === 'Y' ? textOf(data.filing?.option_now) : '';
  // companies under s.115BA may still choose s.115BAA (proviso to s.115BAA(5))
  const found = now || earlier;
  return found === '115BA' || found === '115BAA' || found === '115BAB' ? found : undefined;
};

export const concessionOf = (data: Itr6): Concession | undefined => {
  const option = optionOf(data);
  return option === '115BA' ? undefined : option;
};

/**
 * Rules for depreciation and research: ss.115BAA and 115BAB bar the same items as s.115BAC (sub-section (2)
 * of each).
 */
export const barredAs = (data: Itr6): Regime => (concessionOf(data) ? 'new' : 'old');

const lines = (part: object | undefined, list: readonly (readonly [FieldName, ...unknown[]])[]): number =>
  sum(list.map(([key]) => lineOf(part, key)));

/** Schedule MAT by key of the form's part (s.115JB(2), Explanation 1). */
export const bookProfit = (year: Itr6Year, data: Itr6) => {
  const part = data.mat;
  const account = data.profit_loss;
  const profit = profitFigures(asItr3(year, data), year as never).profit_after_tax;
  const debited = rupees(account?.tax_provision) + signed(account?.deferred_tax);
  const tax = part?.income_tax ?? Math.max(0, debited);
  // deferred tax credited in excess of the tax debited is deducted (clause (viii))
  const credited = part?.income_tax === undefined ? Math.max(0, -debited) : 0;
  const added = tax + lines(part, additions);
  const less = credited + lines(part, deductions);
  const book = profit + added - less;
  const indAs = textOf(data.filing?.indian_accounting) === 'Y';
  const plus = indAs ? lines(part, indAsAdditions) : 0;
  const minus = indAs ? lines(part, indAsDeductions) : 0;
  const deemed = book + plus - minus;
  const ifsc = Math.max(0, Math.min(rupees(part?.ifsc), deemed));
  return {
    figures: {
      profit,
      income_tax: tax,
      ...(credited > 0 ? { less_others: lineOf(part, 'less_others') + credited } : {}),
      additions: added,
      deductions: less,
      book_profit: book,
      ind_as_added: plus,
      ind_as_deducted: minus,
      deemed_income: deemed,
      other_units: deemed - ifsc,
    },
    deemed,
    ifsc,
  };
};

/** Whether the minimum tax reaches the company (s.115JB(5A), Explanations 4 and 4A). */
export const minimumTaxApplies = (data: Itr6): boolean =>
  concessionOf(data) === undefined &&
  textOf(data.mat?.not_applicable) !== 'Y' &&
  (isDomestic(data) || data.mat !== undefined);

/** The company assessed, from Part A. */
export const assessee = (year: Itr6Year, data: Itr6): AssesseeInput => {
  const residency = textOf(data.filing?.resident_status) === 'NRI' ? 'non-resident' : 'resident';
  const { deemed, ifsc } = minimumTaxApplies(data) ? bookProfit(year, data) : { deemed: 0, ifsc: 0 };
  const minimum = {
    ...(deemed > 0 ? { bookProfit: deemed } : {}),
    ...(ifsc > 0 ? { bookProfitIfsc: ifsc } : {}),
  };
  if (!isDomestic(data)) return { type: 'foreign-company', residency, ...minimum };
  const concession = concessionOf(data);
  const manufacturing = data.filing?.manufacturing_income;
  const excess = rupees(data.filing?.excess_income);
  return {
    type: 'domestic-company',
    residency,
    turnoverWithin400Crore: textOf(data.filing?.large) === 'N' || optionOf(data) === '115BA',
    ...(concession ? { concession } : {}),
    ...(concession === '115BAB' && manufacturing !== undefined
      ? { manufacturingIncome: rupees(manufacturing) }
      : {}),
    ...(concession === '115BAB' && excess > 0 ? { excessProfit: excess } : {}),
    ...minimum,
  };
};

/** Under which section and by when the return is filed. */
export const filing = (year: Itr6Year, data: Itr6): FilingInput => {
  const due = year.due.find(({ day }) => day === textOf(data.filing?.due_date)) ?? year.due[0];
  return { ...filingInput(data), ...(due ? { dueDateClass: due.class } : {}) };
};

/** s.80M: dividend distributed in time, limited to dividend received under its head. */
export const dividends = (data: Itr6) => {
  const of = (schedule: string) =>
    sum(
      rowsOf(data.dividends?.rows).map((row) => (textOf(row.schedule) === schedule ? rupees(row.amount) : 0)),
    );
  // from companies, domestic and foreign, and business trusts: including deemed dividend (rule A-841 uses the
  // gross)
  const received = (['dividend_income', 'dividend_22e', 'dividend_22f'] as const).map((key) =>
    rupees(data.other_sources?.[key]),
  );
  const of_sources = Math.min(of('ScheduleOS'), sum(received));
  const of_business = Math.min(of('ScheduleBP'), lineOf(data.profit_loss, 'dividends'));
  return { of_sources, of_business, claimed: of_sources + of_business };
};

const profitLinked = (data: Itr6): ProfitDeduction[] => {
  const found: ProfitDeduction[] = [
    ...profitClaims.flatMap(([key, , section]): ProfitDeduction[] =>
      section === '80JJAA' ? [] : [{ section, amount: rupees(data.deductions?.[key]) }],
    ),
    { section: '80PA', amount: rupees(data.deductions?.sec_80pa) },
    { section: '80M', amount: dividends(data).claimed },
    ...rowsOf(data.economic_zone?.rows).map(
      (row): ProfitDeduction => ({
        section: '10AA',
        amount: rupees(row.amount),
      }),
    ),
  ];
  return found.filter(({ amount }) => amount > 0);
};

/** Tax engine input of an ITR-6. */
export function itr6TaxInput(
  year: Itr6Year,
  data: Itr6,
  working: BusinessWorking,
  items: readonly Contribution[],
): TaxInput {
  const itr3 = asItr3(year, data);
  const {
    salary: _,
    relief89: __,
    deferredTaxPayable: ___,
    agriculturalIncome: ____,
    ...base
  } = itr3TaxInput(year as never, itr3, 'old', working, items);
  const gga = rowsOf(data.deductions?.donations_80gga).map((row) => ({
    cash: rupees(row.cash),
    other: rupees(row.other_mode),
  }));
  return {
    ...base,
    regime: 'old',
    form: 'ITR-6',
    assessee: assessee(year, data),
    filing: filing(year, data),
    business: businessInput(itr3, working),
    deductions: {
      '80G': base.deductions?.['80G'] ?? [],
      ...(gga.length > 0 ? { '80GGA': gga } : {}),
      '80GGC': base.deductions?.['80GGC'] ?? {},
      '80JJAA': rupees(data.deductions?.sec_80jjaa),
      profitLinked: profitLinked(data),
    },
    amt: {
      credits: rowsOf(data.matc?.rows).flatMap((row) => {
        const amount = Math.max(0, rupees(row.gross) - rupees(row.set_off));
        const assessmentYear = textOf(row.year);
        return amount > 0 && assessmentYear ? [{ assessmentYear, amount }] : [];
      }),
    },
  };
}
