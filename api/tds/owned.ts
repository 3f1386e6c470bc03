import { op } from '../base/records.ts';
import { ownedOf } from '../returns/keep.ts';
import { TdsStatement } from './model.ts';
import { loadRows } from './rows.ts';
import { headOf, tdsLife } from './store.ts';

/** TDS and TCS statements of an owner's entities, with rows. */
export const ownedTds = ownedOf('tds_statements', [tdsLife], async (deps, entities) => {
  const found = await TdsStatement.find({ entity_id: op({ $in: [...entities] }) }).lean();
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
});
