import { contestedOutcomes, type PointOutcome } from '../../shared/itr/common/readings.ts';
import { invalid } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { formOf } from './forms.ts';
import { formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';

/**
 * `GET /itr/{id}/readings`: contested points that affect this return, each reading with its authority and
 * result, and the one followed. Chosen by saving `readings` in the form.
 */
export const itrReadings = route({
  method: 'GET',
  path: '/itr/:id/readings',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachItr(user, params.id);
    const form = await formOf(record.itr_type, record.assessment_year);
    let points: PointOutcome[];
    try {
      points = contestedOutcomes(
        form,
        record.assessment_year,
        formDataOf(deps, record),
        figuresDay(record, deps.now()),
      );
    } catch {
      throw invalid('The tax cannot be computed from this draft yet.');
    }
    return { points };
  },
});
