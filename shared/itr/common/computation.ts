import type { Issue } from '../../forms/messages.ts';
import { say } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import type { Regime, RegimeComparison, TaxResult } from '../../tax/model/types.ts';
import { summaryOf } from './summary.ts';
import type { ItrComputation } from './types.ts';

/** Inputs of a computation; `compare` calculates the other regime. */
interface Worked extends Pick<ItrComputation, 'regime' | 'chosen' | 'oneRegime'> {
  compare: () => RegimeComparison;
}

/** A computation of the chosen regime; the comparison with the other one, the form and the remarks are made when first read. */
export function computation(
  { regime, chosen, compare, oneRegime }: Worked,
  derive: () => FormValues,
  remark: () => Issue[],
): ItrComputation {
  const derived = later(derive);
  const notes = later(remark);
  const comparison = later(compare);
  const summary = later(() => ({ old: summaryOf(comparison().old), new: summaryOf(comparison().new) }));
  return {
    regime,
    chosen,
    ...(oneRegime ? { oneRegime } : {}),
    get comparison() {
      return comparison();
    },
    get summary() {
      return summary();
    },
    get derived() {
      return derived();
    },
    get notes() {
      return notes();
    },
  };
}

/** Remarks of a result, and one for each path the chosen regime leaves out. */
export const remarks = (chosen: TaxResult, regime: Regime, dropped: readonly string[]): Issue[] => [
  ...chosen.notes.map(
    (n): Issue => ({ path: 'tax', message: { text: n.text, params: n.params }, severity: 'warning' }),
  ),
  ...dropped.map(
    (path): Issue => ({
      path,
      message: say(regime === 'new' ? 'notInNewRegime' : 'notInOldRegime'),
      severity: 'warning',
    }),
  ),
];
