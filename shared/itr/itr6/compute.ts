import type { Issue } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { later } from '../../later.ts';
import { comparisonOf, computeTax } from '../../tax/index.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import { optionAdvice } from '../common/option-advice.ts';
import { textOf } from '../common/read.ts';
import type { ItrComputation } from '../common/types.ts';
import { businessWorking } from '../itr3/bp.ts';
import { contributions } from '../itr3/gains.ts';
import type { Itr6 } from '../values/itr6.ts';
import { asItr3 } from './as-itr5.ts';
import type { Itr6Year } from './data/years.ts';
import { withItr6Figures } from './figures.ts';
import { barredAs, itr6TaxInput } from './tax-input.ts';

/** With the parts that are always there. */
const prepared = (draft: Itr6): Itr6 => {
  const data = draft as FormValues;
  return {
    ...data,
    personal: personalOf(data),
    ...Object.fromEntries(
      [
        'filing',
        'audit',
        'company',
        'verification',
        'balance_sheet',
        'profit_loss',
        ...(textOf(draft.filing?.indian_accounting) === 'Y'
          ? ['balance_sheet_ind_as', 'comprehensive_income']
          : []),
      ].map((key) => [key, orEmpty(data[key])]),
    ),
  } as Itr6;
};

const resultOf = (year: Itr6Year, data: Itr6): TaxResult => {
  const itr3 = asItr3(year, data);
  const working = businessWorking(year as never, itr3, barredAs(data));
  return computeTax(itr6TaxInput(year, data, working, contributions(year as never, itr3)));
};

/** The form with every read-only figure written in. */
export function deriveItr6(year: Itr6Year, nodes: readonly FormNode[], draft: Itr6): FormValues {
  const data = prepared(draft);
  return withItr6Figures(year, nodes, data, resultOf(year, data));
}

/**
 * Section 115BAA compared with the rate of the return, while it may still be chosen (sub-section (5), with
 * its proviso for s.115BA).
 */
function rateAdvice(year: Itr6Year, data: Itr6, result: TaxResult): Issue[] {
  const { filing } = data;
  const earlier = textOf(filing?.option_earlier);
  const now = textOf(filing?.option_now_flag) === 'Y';
  if (textOf(data.personal?.domestic) !== 'Y' || ['115BAA', '115BAB'].includes(earlier)) return [];
  if (now && textOf(filing?.option_now) !== '115BAA') return [];
  const option = now
    ? { option_now_flag: 'N' as const, option_now: undefined }
    : { option_now_flag: 'Y' as const, option_now: '115BAA' as const };
  const other = resultOf(year, { ...data, filing: { ...filing, ...option } } as Itr6);
  return optionAdvice(result, { section: '115BAA', form: '10-IC', chosen: now, other });
}

/** One computation: a company has no choice between regimes. */
export function computeItr6(year: Itr6Year, nodes: readonly FormNode[], draft: Itr6): ItrComputation {
  const data = prepared(draft);
  const result = resultOf(year, data);
  const compare = () => ({ ...comparisonOf(result, result), better: 'old' as const });
  const worked = later(() => withItr6Figures(year, nodes, data, result));
  return computation({ regime: 'old', chosen: result, compare, oneRegime: true }, worked, () => [
    ...remarks(result, 'old', []),
    ...rateAdvice(year, data, result),
  ]);
}
