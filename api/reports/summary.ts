import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { byText } from '../../shared/order.ts';
import { reportKinds } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { reachableNames } from '../entities/names.ts';
import { GstInwardFile, GstReturn, type InwardFileDoc } from '../gst/base/model.ts';
import { statementFiledOn } from '../gst/statements.ts';
import { ItrReturn } from '../itr/model.ts';
import { TdsStatement } from '../tds/model.ts';

/** A return as summaries count it; `order` sorts by period. */
interface Item {
  company_id: string;
  period: string;
  order: string;
  filed: boolean;
}

type Names = Awaited<ReturnType<typeof reachableNames>>;
const mineOf = (names: Names) => ({
  entity_id: op({ $in: [...names.values()].map((e) => e._id) }),
  deleted_at: null,
});

async function gstItems(names: Names): Promise<Item[]> {
  const found = await GstReturn.find(mineOf(names), { entity_id: 1, period: 1, status: 1 }).lean();
  return found.map((r) => ({
    company_id: String(r.entity_id),
    period: r.period,
    order: `${r.period.slice(3)}-${r.period.slice(0, 2)}`,
    filed: r.status === 'filed',
  }));
}

/** Composition years and GSTR-9C; IMS records are not returns. */
const yearly = op({ $in: ['composition', 'gstr9c'] });

async function gstYearItems(deps: Deps, names: Names): Promise<Item[]> {
  const found = (await GstInwardFile.find({
    entity_id: mineOf(names).entity_id,
    kind: yearly,
  }).lean()) as InwardFileDoc[];
  return found.map((r) => ({
    company_id: String(r.entity_id),
    period: r.period,
    order: r.period,
    filed: statementFiledOn(deps, r) !== '',
  }));
}

async function itrItems(names: Names): Promise<Item[]> {
  const found = await ItrReturn.find(mineOf(names), { entity_id: 1, assessment_year: 1, status: 1 }).lean();
  return found.map((r) => ({
    company_id: String(r.entity_id),
    period: r.assessment_year,
    order: r.assessment_year,
    filed: r.status === 'filed',
  }));
}

async function tdsItems(names: Names): Promise<Item[]> {
  const found = await TdsStatement.find(mineOf(names), {
    entity_id: 1,
    financial_year: 1,
    quarter: 1,
    status: 1,
  }).lean();
  return found.map((r) => ({
    company_id: String(r.entity_id),
    period: `${r.quarter} ${r.financial_year}`,
    order: `${r.financial_year} ${r.quarter}`,
    filed: r.status === 'filed',
  }));
}

const filedOf = (items: readonly Item[]) => items.filter((i) => i.filed).length;

/** `GET /reports/summary`: counts by kind, with the number filed. */
export const reportSummary = route({
  method: 'GET',
  path: '/reports/summary',
  access: 'tax',
  limit: 'work',
  handle: async ({ user, deps }) => {
    const names = await reachableNames(user);
    const [gst, year, itr, tds] = await Promise.all([
      gstItems(names),
      gstYearItems(deps, names),
      itrItems(names),
      tdsItems(names),
    ]);
    const count = (items: readonly Item[]) => ({ total: items.length, filed: filedOf(items) });
    return {
      gst: count(gst),
      'gst-year': count(year),
      itr: count(itr),
      tds: count(tds),
      company: { total: names.size },
    };
  },
});

/** Groups of items with total and number filed. */
function grouped(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, { total: number; filed: number; order: string }>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? { total: 0, filed: 0, order: item.order };
    group.total += 1;
    if (item.filed) group.filed += 1;
    groups.set(keyOf(item), group);
  }
  return [...groups];
}

const shownClients = 500;

async function itemsOf(deps: Deps, type: (typeof reportKinds)[number], names: Names): Promise<Item[]> {
  if (type === 'gst') return gstItems(names);
  if (type === 'gst-year') return gstYearItems(deps, names);
  if (type === 'itr') return itrItems(names);
  if (type === 'tds') return tdsItems(names);
  return (
    await Promise.all([gstItems(names), gstYearItems(deps, names), itrItems(names), tdsItems(names)])
  ).flat();
}

/**
 * `GET /reports/overview`: counts of a return type by client and by period, newest period first; type company
 * counts all returns by client. At most 500 clients, those with most returns; `clients_total` is the full
 * number.
 */
export const reportOverview = route({
  method: 'GET',
  path: '/reports/overview',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({ type: z.enum(reportKinds).default('gst') }),
  handle: async ({ user, query, deps }) => {
    const names = await reachableNames(user);
    const items = await itemsOf(deps, query.type, names);
    const clients = grouped(items, (i) => i.company_id)
      .map(([id, { total, filed }]) => ({ company_id: id, name: names.get(id)?.name ?? '', total, filed }))
      .sort((a, b) => b.total - a.total || byText(a.name, b.name));
    const periods =
      query.type === 'company'
        ? []
        : grouped(items, (i) => i.period)
            .sort(([, a], [, b]) => (a.order < b.order ? 1 : -1))
            .map(([period, { total, filed }]) => ({ period, total, filed }));
    return {
      type: query.type,
      total: items.length,
      filed: filedOf(items),
      clients: clients.slice(0, shownClients),
      clients_total: clients.length,
      periods,
    };
  },
});

/**
 * `GET /reports/documents`: number of returns and statements for each of up to 200 entities (comma-separated
 * ids).
 */
export const reportDocuments = route({
  method: 'GET',
  path: '/reports/documents',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({
    company_ids: z
      .string()
      .max(200 * 25)
      .regex(/^([0-9a-f]{24}(,[0-9a-f]{24})*)?$/, inWords('wrongForm'))
      .default(''),
  }),
  handle: async ({ user, query }) => {
    const reach = await reachableNames(user);
    const asked = query.company_ids.split(',').filter((id) => reach.has(id));
    const mine = { entity_id: op({ $in: asked.map(toId) }), deleted_at: null };
    const only = { entity_id: 1 };
    const found = await Promise.all([
      GstReturn.find(mine, only).lean(),
      GstInwardFile.find({ entity_id: mine.entity_id, kind: yearly }, only).lean(),
      ItrReturn.find(mine, only).lean(),
      TdsStatement.find(mine, only).lean(),
    ]);
    const counts: Record<string, number> = Object.fromEntries(asked.map((id) => [id, 0]));
    for (const { entity_id } of found.flat()) counts[String(entity_id)]! += 1;
    return { documents: counts };
  },
});
