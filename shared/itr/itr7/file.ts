import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { amountAt, amountOf, rupees, textAt, textOf } from '../common/read.ts';
import { withQuarters, withReliefSections } from '../itr2/file.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr7 } from '../values/itr7.ts';
import { deriveItr7 } from './compute.ts';
import type { Itr7Year } from './data/years.ts';
import { isApplied, isForfeited } from './schedules.ts';
import { filing } from './tax-input.ts';

const SIGNED_ON = 'verification.date' satisfies PathOf<Itr7>;
const asItr2 = (data: Itr7): Itr2 => data as unknown as Itr2;
const asItr7 = (data: Itr2): Itr7 => data as unknown as Itr7;

/** Parts of one computation, left out of the file of another. */
const blocks = (derived: Itr7): readonly (keyof Itr7)[] =>
  isForfeited(derived)
    ? ['applied_income', 'exempt_income']
    : isApplied(derived)
      ? ['exempt_income', 'forfeited_income']
      : ['applied_income', 'forfeited_income'];

/** Parts for certain sections of exemption only; entries there under another section are reported. */
const hasBusiness = (derived: Itr7) => textOf(derived.business_about?.has_business) === 'Y';

/** Derived data as in the file: the applicable computation of income, and the date of signing. */
export const toFile =
  () =>
  (derived: Itr7): Itr7 => {
    let out: Itr7 = { ...derived };
    for (const part of blocks(derived)) delete (out as FormValues)[part];
    if (!hasBusiness(derived)) delete out.business_income;
    const signed = out.verification?.date ?? out.filing?.filing_date;
    if (signed !== undefined) out = setAt(out, SIGNED_ON, signed);
    return out;
  };

const without = (data: Itr7, key: 'special_income' | 'tax_relief'): Itr7 => {
  const { rows: _, ...rest } = (data[key] ?? {}) as { rows?: unknown };
  const { [key]: __, ...others } = data;
  return Object.keys(rest).length > 0 ? { ...data, [key]: rest } : others;
};

const NORMAL = 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtNormalRates';
const MAXIMUM = 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtMarginalRate';

/**
 * Answers shown in the file only through figures: due date, rate of a company, members' shares, accumulation,
 * rate on accreted income.
 */
const withUnfiled = (year: Itr7Year, nodes: readonly FormNode[], data: Itr7, file: JsonObject): Itr7 => {
  const derived = (of: Itr7) => deriveItr7(year, nodes, of) as Itr7;
  let out = data;
  if (textOf(out.personal?.sub_status) === '5vii' && !isApplied(out))
    out = setAt(
      out,
      'personal.shares_unknown',
      amountAt(file, 'PartB_TI2.IncChrgbleMaxMarginalRates') + amountAt(file, MAXIMUM) > 0 ? 'Y' : 'N',
    );
  if (isApplied(out) && !isForfeited(out)) {
    const stated = amountAt(file, 'PartB_TI.TIDeductions.AmtAccumulatedForCharitable');
    if (isObject(file['PartB_TI']) && stated < amountOf(derived(out).applied_income?.set_apart))
      out = setAt(out, 'applied_income.less_set_apart', stated);
  }
  if (textOf(out.personal?.status) === '7') {
    const tries: [string, string | undefined][] = [
      ['AOP', undefined],
      ['COMPANY', 'Y'],
      ['COMPANY', 'N'],
    ];
    const stated = amountAt(file, NORMAL);
    const found = tries
      .map(([rate, small]) => {
        const one = setAt(out, 'personal.company_rate', rate);
        return small ? setAt(one, 'personal.small_company', small) : one;
      })
      .find((one) => amountOf(derived(one).tax?.normal) === stated);
    if (found && stated > 0) out = found;
  }
  const accreted = amountAt(file, 'Schedule115TD.AddIncPay115TDMarginalRate');
  if (accreted > 0)
    for (const { value } of year.accretedRates) {
      const one = setAt(out, 'accreted.rate', value);
      if (amountOf(derived(one).accreted?.tax) === accreted) out = one;
    }
  const interest = (of: Itr7) => {
    const { tax } = derived(of);
    return rupees(tax?.interest_234a) + rupees(tax?.fee_234f);
  };
  const charged =
    amountAt(file, 'PartB_TTI.ComputationOfTaxLiability.IntrstPay.IntrstPayUs234A') +
    amountAt(file, 'PartB_TTI.ComputationOfTaxLiability.IntrstPay.LateFilingFee234F');
  // the day that makes the interest and fee of the file; that of the audit where any day does
  const usual = filing(year, out).dueDateClass;
  const days = [...year.due].sort((a, b) => Number(b.class === usual) - Number(a.class === usual));
  const due =
    (isObject(file['PartB_TTI']) &&
      days.find(({ day }) => interest(setAt(out, 'filing.due_date', day)) === charged)) ||
    days[0];
  return due ? setAt(out, 'filing.due_date', due.day) : out;
};

/** Parts of reading a file not covered by the field table. */
export const fromFile =
  (year: Itr7Year, nodes: readonly FormNode[]) =>
  (decoded: Itr7, file: JsonObject): Itr7 => {
    let out = without(without(decoded, 'special_income'), 'tax_relief');
    out = asItr7(withReliefSections(asItr2(out), file));
    const created = textAt(file, 'CreationInfo.JSONCreationDate');
    if (created) out = { ...out, filing: { ...out.filing, filing_date: created } };
    // the file date is used if no verification date is given
    if (out.verification?.date === out.filing?.filing_date) out = setAt(out, SIGNED_ON, undefined);
    out = withUnfiled(year, nodes, out, file);
    return asItr7(
      withQuarters(year as never, asItr2(out), file, (given) =>
        asItr2(deriveItr7(year, nodes, asItr7(given)) as Itr7),
      ),
    );
  };
