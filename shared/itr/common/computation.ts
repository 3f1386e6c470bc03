import type { Issue } from '../../forms/messages.ts';
import { say } from '../../forms/messages.ts';
import type { FormData } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import type { Regime, TaxResult } from '../../tax/model/types.ts';
import { summaryOf } from './summary.ts';
import type { ItrComputation } from './types.ts';

/** A computation whose form and remarks are worked out when first read. */
export function computation(
  { regime, comparison, oneRegime }: Pick<ItrComputation, 'regime' | 'comparison' | 'oneRegime'>,
  derive: () => FormData,
  remark: () => Issue[],
): ItrComputation {
  const derived = later(derive);
  const notes = later(remark);
  return {
    regime,
    chosen: comparison[regime],
    comparison,
    ...(oneRegime ? { oneRegime } : {}),
    summary: { old: summaryOf(comparison.old), new: summaryOf(comparison.new) },
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
