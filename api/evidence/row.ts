import { joinKey } from '../../shared/evidence/desk.ts';
import { feedbackText } from '../../shared/evidence/feedback.ts';
import type { Join } from '../../shared/evidence/joins.ts';
import { onWire } from '../../shared/forms/messages.ts';
import { notFound } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { differencesOfRow, fullRow, presentDifferences, shortRow } from './present.ts';
import { openDesk, reachDesk } from './store.ts';

/** Most matched rows named. */
const MOST_NAMED = 50;

/**
 * `GET /evidence/{id}`: one row in full: matches with reasons, undone matches, differences, the text for AIS
 * feedback.
 */
export const readRow = route({
  method: 'GET',
  path: '/evidence/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { desk, entity } = await reachDesk(user, params.id);
    const at = await openDesk(deps, entity, desk);
    const { pieces } = at.shown;
    const piece = pieces.find((p) => at.ids.get(p.key) === params.id);
    if (!piece) throw notFound('This row was not found.');
    const all = new Map(pieces.map((p) => [p.key, p]));
    const own = (joins: readonly Join[], apart: boolean) =>
      joins
        .filter((j) => j.a.includes(piece.key) || j.b.includes(piece.key))
        .map((j) => {
          const others = j.a.includes(piece.key) ? j.b : j.a;
          return {
            key: joinKey(j),
            rule: j.rule,
            apart,
            difference: j.difference / 100,
            explained: j.explained,
            ...onWire(j.why),
            total_rows: others.length,
            rows: others
              .slice(0, MOST_NAMED)
              .flatMap((key) => all.get(key) ?? [])
              .map((p) => ({ id: at.ids.get(p.key)!, ...shortRow(p) })),
          };
        });
    const about = differencesOfRow(at, piece.key);
    return {
      id: params.id,
      ...fullRow(piece, at.decided.rows.get(piece.key)),
      decision: at.decided.rows.get(piece.key)?.kind ?? null,
      joins: [...own(at.shown.joins, false), ...own(at.apart, true)],
      differences: presentDifferences({ ...at, shown: { ...at.shown, differences: about } }),
      feedback_text: feedbackText(piece, about),
    };
  },
});
