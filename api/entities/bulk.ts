import * as z from 'zod';
import { route } from '../base/route.ts';
import { touch } from '../base/touched.ts';
import { Entity } from './model.ts';
import { entityData } from './present.ts';
import { within } from './reach.ts';
import { exportName, writeEntityTable } from './table.ts';

/** `GET /companies/export?format=csv|xlsx`: all entities in reach, in the columns of the import. */
export const exportEntities = route({
  method: 'GET',
  path: '/companies/export',
  access: 'tax',
  limit: 'heavy',
  exports: 'entities.exported',
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  handle: async ({ user, query, deps, note }) => {
    const entities = await Entity.find(within(user)).sort({ sort_key: 1, _id: 1 }).lean();
    note({ detail: query.format, records: entities.map((e) => String(e._id)) });
    for (const e of entities)
      touch({ owner_id: String(e.owner_id), client_id: String(e._id), record_id: '' });
    const body = await writeEntityTable(
      query.format,
      entities.map((e) => entityData(deps, e)),
    );
    const type =
      query.format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { file: { name: exportName(query.format, deps.now()), type, body, size: body.length } };
  },
});
