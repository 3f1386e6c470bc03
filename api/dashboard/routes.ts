import { missingForFiling } from '../../shared/entities/check.ts';
import { sampleMark } from '../../shared/sample-firm/firm.ts';
import { op } from '../base/records.ts';
import { type Route, route } from '../base/route.ts';
import { Entity } from '../entities/model.ts';
import { within } from '../entities/reach.ts';
import { GstReturn } from '../gst/base/model.ts';
import { ItrReturn } from '../itr/model.ts';
import { presentItrRow } from '../itr/present.ts';
import { TdsStatement } from '../tds/model.ts';

const shownIncomplete = 10;
const shownRecent = 5;

const count = (rows: readonly { status: string }[]) => {
  const counts: Record<string, number> = { draft: 0, validated: 0, filed: 0 };
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/**
 * `GET /dashboard/summary`: the four counts, returns by status, entities with missing filing details, recent
 * work.
 */
const summary = route({
  method: 'GET',
  path: '/dashboard/summary',
  access: 'tax',
  limit: 'work',
  handle: async ({ user }) => {
    const entities = await Entity.find(within(user), { pan_keys: 0, shares: 0, reader_ids: 0 })
      .sort({ sort_key: 1 })
      .lean();
    const mine = { entity_id: op({ $in: entities.map((e) => e._id) }), deleted_at: null };
    const [itr, gst, tds, recent] = await Promise.all([
      ItrReturn.find(mine, { status: 1, entity_id: 1 }).lean(),
      GstReturn.find(mine, { status: 1, entity_id: 1 }).lean(),
      TdsStatement.find(mine, { status: 1, entity_id: 1 }).lean(),
      ItrReturn.find(mine, { form_sealed: 0, sources_sealed: 0, documents_sealed: 0 })
        .sort({ updated_at: -1 })
        .limit(shownRecent)
        .lean(),
    ]);
    const byId = new Map(entities.map((e) => [String(e._id), e]));
    const incomplete = entities
      .map((e) => ({
        id: String(e._id),
        name: e.name,
        status: e.status,
        missing: missingForFiling({ ...e.data, ...(e.has_gstin ? { gstin: true } : {}) }),
      }))
      .filter((e) => e.missing.length > 0);
    const samples = new Set(entities.filter((e) => e.name.endsWith(sampleMark)).map((e) => String(e._id)));
    return {
      counts: { companies: entities.length, gst: gst.length, tds: tds.length, itr: itr.length },
      by_status: { itr: count(itr), gst: count(gst), tds: count(tds) },
      incomplete: incomplete.slice(0, shownIncomplete),
      incomplete_total: incomplete.length,
      has_sample: entities.some((e) => String(e.owner_id) === user.firm.id && samples.has(String(e._id))),
      // For the first steps: work for real clients, without the sample firm.
      begun: {
        client: entities.some((e) => !samples.has(String(e._id))),
        return: [...itr, ...gst, ...tds].some((r) => !samples.has(String(r.entity_id))),
      },
      recent: recent.map((r) => presentItrRow(r, byId.get(String(r.entity_id)))),
    };
  },
});

/** Data of the first page. */
export const dashboardRoutes: readonly Route[] = [summary];
