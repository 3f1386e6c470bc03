import * as z from 'zod';
import { english, inWords } from '../../shared/forms/messages.ts';
import type { Line } from '../../shared/tax/model/types.ts';
import { invalid } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { formOf } from './forms.ts';
import { formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';

/** The explanation tree as a list, each line with its depth. */
export function linesOf(
  line: Line,
  depth = 0,
): { id: string; label: string; amount: number; section: string; depth: number }[] {
  return [
    { id: line.id, label: line.label, amount: line.amount, section: line.section ?? '', depth },
    ...(line.children ?? []).flatMap((child) => linesOf(child, depth + 1)),
  ];
}

/**
 * `GET /itr/calculate-tax.php?itr_id&regime=Old|New`: the documented figures in whole rupees, every line
 * behind them, and the other regime's.
 */
export const calculateTax = route({
  method: 'GET',
  path: '/itr/calculate-tax.php',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({
    itr_id: recordId,
    regime: z.enum(['Old', 'New'], inWords('chooseOf', { choices: 'Old, New' })).default('Old'),
  }),
  handle: async ({ user, query, deps }) => {
    const { record } = await reachItr(user, query.itr_id);
    const form = await formOf(record.itr_type, record.assessment_year);
    let computed: ReturnType<typeof form.compute>;
    try {
      computed = form.compute(formDataOf(deps, record), figuresDay(record, deps.now()));
    } catch {
      throw invalid('The tax cannot be computed from this draft yet.');
    }
    const { summary, comparison, regime, oneRegime } = computed;
    const wanted = query.regime === 'Old' ? 'old' : 'new';
    return {
      data: {
        regime: query.regime,
        ...summary[wanted],
        breakdown: linesOf(comparison[wanted].breakdown),
        chosen_regime: regime === 'old' ? 'Old' : 'New',
        comparison: {
          old: summary.old,
          new: summary.new,
          difference: comparison.difference,
          better: comparison.better === 'old' ? 'Old' : 'New',
          ...(oneRegime ? { one_regime: true } : {}),
          ...(comparison.barred
            ? {
                not_open: {
                  regime: comparison.barred.regime === 'old' ? 'Old' : 'New',
                  reason: english(comparison.barred.reason),
                  section: comparison.barred.section,
                },
              }
            : {}),
        },
      },
    };
  },
});
