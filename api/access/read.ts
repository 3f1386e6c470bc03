import Papa from 'papaparse';
import * as z from 'zod';
import { accessActs } from '../../shared/access.ts';
import { isIsoDate } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { mayRun } from '../../shared/sheets/safe-cell.ts';
import type { SignedIn } from '../base/call.ts';
import { notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { listQuery, pageOf, recordId } from '../base/schemas.ts';
import { Entity } from '../entities/model.ts';
import { User } from '../users/model.ts';
import { flushAccess } from './log.ts';
import { Access, type AccessDoc } from './model.ts';

const day = z.string().refine(isIsoDate, inWords('wrongForm'));
/** Midnight of a day in India. */
const startOf = (date: string) => new Date(`${date}T00:00:00+05:30`);
const dayMs = 86_400_000;

const query = listQuery(['at'] as const, {
  client: recordId.optional(),
  person: recordId.optional(),
  act: z.enum(accessActs).optional(),
  from: day.optional(),
  to: day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
type Query = z.output<typeof query>;

/** Filters rows of the firm's records; only its owner may call the route (`api/membership/acts.ts`). */
async function filterOf(user: SignedIn, q: Query) {
  const owner_id = toId(user.firm.id);
  if (
    q.client &&
    !(await Entity.exists({ _id: toId(q.client), owner_id })) &&
    !(await Access.exists({ owner_id, client_id: toId(q.client) }))
  )
    throw notFound('This entity was not found.');
  return {
    owner_id,
    ...(q.client ? { client_id: toId(q.client) } : {}),
    ...(q.person ? { person_id: toId(q.person) } : {}),
    ...(q.act ? { act: q.act } : {}),
    ...(q.from || q.to
      ? {
          at: op({
            ...(q.from ? { $gte: startOf(q.from) } : {}),
            ...(q.to ? { $lt: new Date(startOf(q.to).getTime() + dayMs) } : {}),
          }),
        }
      : {}),
  };
}

/** Rows with the current names of people and clients. */
async function present(rows: readonly AccessDoc[]) {
  const idsOf = (of: (row: AccessDoc) => AccessDoc['person_id']) =>
    op({ $in: [...new Set(rows.flatMap((r) => (of(r) ? [String(of(r))] : [])))].map(toId) });
  const [people, clients] = await Promise.all([
    User.find({ _id: idsOf((r) => r.person_id) }, { full_name: 1, email: 1 }).lean(),
    Entity.find({ _id: idsOf((r) => r.client_id) }, { name: 1 }).lean(),
  ]);
  const person = new Map(people.map((p) => [String(p._id), p]));
  const client = new Map(clients.map((c) => [String(c._id), c.name]));
  return rows.map((r) => ({
    id: String(r._id),
    at: r.at.toISOString(),
    act: r.act,
    person: r.person_id && {
      id: String(r.person_id),
      name: person.get(String(r.person_id))?.full_name ?? '',
      email: person.get(String(r.person_id))?.email ?? '',
    },
    client: r.client_id && { id: String(r.client_id), name: client.get(String(r.client_id)) ?? '' },
    record: { kind: r.record_kind, id: r.record_id },
    ip: r.ip,
    times: r.times,
  }));
}

/** Most rows of a CSV file; `from` and `to` select a part of the log. */
const mostRows = 100_000;

/**
 * `GET /access-log?client=&person=&act=&from=&to=`: who read, exported or changed the records of the firm, newest first. As CSV with
 * `format=csv` or `Accept: text/csv`.
 */
export const accessLog = route({
  method: 'GET',
  path: '/access-log',
  access: 'tax',
  limit: 'heavy',
  right: 'access.read',
  exports: 'access-log.read',
  query,
  handle: async ({ user, query: q, deps, ctx, note }) => {
    const csv = q.format ? q.format === 'csv' : ctx.accepts('json', 'text/csv') === 'text/csv';
    note({ kind: 'access-log', id: q.client ?? q.person ?? user.id, ...(csv ? { detail: 'csv' } : {}) });
    await flushAccess(deps);
    const filter = await filterOf(user, q);
    const sort = q.sort === 'at' ? ({ at: 1, _id: 1 } as const) : ({ at: -1, _id: -1 } as const);
    if (csv) {
      const rows = await present(await Access.find(filter).sort(sort).limit(mostRows).lean());
      return fileReply('access-log.csv', 'text/csv; charset=utf-8', csvOf(rows));
    }
    const { skip, limit } = pageOf(q);
    const [rows, total] = await Promise.all([
      Access.find(filter).sort(sort).skip(skip).limit(limit).lean(),
      Access.countDocuments(filter),
    ]);
    return { entries: await present(rows), total, page: q.page, page_size: q.page_size };
  },
});

type Shown = Awaited<ReturnType<typeof present>>[number];

/** The rows as CSV; formulas in names are escaped. */
function csvOf(rows: readonly Shown[]): Buffer {
  const text = Papa.unparse(
    {
      fields: [
        'at',
        'person',
        'email',
        'act',
        'client',
        'client_id',
        'record_kind',
        'record_id',
        'ip',
        'times',
      ],
      data: rows.map((r) => [
        r.at,
        r.person?.name ?? '',
        r.person?.email ?? '',
        r.act,
        r.client?.name ?? '',
        r.client?.id ?? '',
        r.record.kind,
        r.record.id,
        r.ip,
        r.times,
      ]),
    },
    { newline: '\r\n', escapeFormulae: mayRun },
  );
  return Buffer.from(`\ufeff${text}\r\n`);
}
