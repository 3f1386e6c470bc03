import { type Issue, sentence } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { later } from '../../later.ts';
import { comparisonOf, computeTax } from '../../tax/index.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import type { ItrComputation } from '../common/types.ts';
import type { Itr7 } from '../values/itr7.ts';
import type { Itr7Year } from './data/years.ts';
import { withItr7Figures } from './figures.ts';
import { accretedSums, isApplied, isForfeited } from './schedules.ts';
import { itr7TaxInput, type Working, workingOf } from './tax-input.ts';

/** With the mandatory parts, and those required by the section of exemption (rules 34 to 37, 50, 53, 120). */
const prepared = (draft: Itr7): Itr7 => {
  const data = draft as FormValues;
  const applied = isApplied(draft);
  return {
    ...data,
    personal: personalOf(data),
    ...Object.fromEntries(
      ['filing', 'purpose', 'audit', 'verification', 'balance_sheet', 'registration'].map((key) => [
        key,
        orEmpty(data[key]),
      ]),
    ),
    ...(applied
      ? Object.fromEntries(
          ['property_income', 'application', 'investments', 'specified'].map((key) => [
            key,
            orEmpty(data[key]),
          ]),
        )
      : {}),
    ...(isForfeited(draft)
      ? { forfeited_income: orEmpty(data['forfeited_income']) }
      : applied
        ? { applied_income: orEmpty(data['applied_income']) }
        : { exempt_income: orEmpty(data['exempt_income']) }),
  } as Itr7;
};

const results = (year: Itr7Year, data: Itr7, working: Working): { all: TaxResult; taxed: TaxResult } => {
  const all = computeTax(itr7TaxInput(year, data, working, 'all'));
  return {
    all,
    taxed: working.partyExempt ? computeTax(itr7TaxInput(year, data, working, 'taxed')) : all,
  };
};

/** The form with every read-only figure written in. */
export function deriveItr7(year: Itr7Year, nodes: readonly FormNode[], draft: Itr7): FormValues {
  const data = prepared(draft);
  const working = workingOf(year, data);
  return withItr7Figures(year, nodes, data, working, results(year, data, working));
}

/** Tax on accreted income is not part of the tax on total income, but is payable with it. */
const accretedRemark = (year: Itr7Year, data: Itr7): Issue[] => {
  const { tax, balance } = accretedSums(year, data);
  return tax > 0
    ? [
        {
          path: 'accreted',
          message: sentence(
            'Tax on accreted income (section 115TD) is {tax}, of which {balance} with interest is still payable: it is not in the tax below',
            { tax, balance: Math.max(0, balance) },
          ),
          severity: 'warning',
        },
      ]
    : [];
};

/** One computation: the form has no choice of regime. */
export function computeItr7(year: Itr7Year, nodes: readonly FormNode[], draft: Itr7): ItrComputation {
  const data = prepared(draft);
  const working = workingOf(year, data);
  const both = results(year, data, working);
  const compare = () => ({ ...comparisonOf(both.taxed, both.taxed), better: 'new' as const });
  const worked = later(() => withItr7Figures(year, nodes, data, working, both));
  return computation({ regime: 'new', chosen: both.taxed, compare, oneRegime: true }, worked, () => [
    ...remarks(both.taxed, 'new', []),
    ...accretedRemark(year, data),
  ]);
}
