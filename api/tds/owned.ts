import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { TdsStatement } from './model.ts';
import { dropRows, loadRows } from './rows.ts';
import { headOf } from './store.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

/** TDS and TCS statements of a person's own entities, with their rows. */
export const ownedTds: Owned = {
  name: 'tds_statements',
  collect: async (deps, userId) => {
    const found = await TdsStatement.find({ entity_id: op({ $in: await entityIds(userId) }) }).lean();
    const out: unknown[] = [];
    for (const r of found)
      out.push({
        id: String(r._id),
        company_id: String(r.entity_id),
        form_type: r.form_type,
        quarter: r.quarter,
        financial_year: r.financial_year,
        status: r.status,
        token_number: r.token_number,
        filed_on: r.filed_on,
        correction: r.correction ?? 0,
        totals: r.totals,
        ...headOf(deps, r),
        ...(await loadRows(deps, r._id)),
      });
    return out;
  },
  purge: async (_deps, userId) => {
    const ids = await entityIds(userId);
    const statements = (await TdsStatement.find({ entity_id: op({ $in: ids }) }, { _id: 1 }).lean()).map(
      (r) => r._id,
    );
    await dropRows(statements);
    await TdsStatement.deleteMany({ entity_id: op({ $in: ids }) });
  },
};
