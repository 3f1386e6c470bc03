import type { SignedIn } from '../base/call.ts';
import { op } from '../base/records.ts';
import { pageOf, sortOf } from '../base/schemas.ts';
import { idsNamed, type NamedEntity, reachableNames } from '../entities/names.ts';
import type { Life, LifeRecord } from './life.ts';

/** Query of every such list (`listQuery`). */
interface ListQuery {
  page: number;
  page_size: number;
  q?: string | undefined;
  sort?: string | undefined;
}

/**
 * A page of records within reach that match `filter` and whose entity name contains `q`, as `member` of the
 * response.
 */
export async function listOf<D extends LifeRecord>(
  life: Pick<Life<D>, 'model' | 'where' | 'reads'>,
  user: SignedIn,
  q: ListQuery,
  how: {
    companyId?: string | undefined;
    filter: { [K in keyof D]?: unknown };
    member: string;
    row: (record: D, entity: NamedEntity) => object;
    /** Fields not loaded. */
    without?: Record<string, 0>;
    sort?: string;
  },
): Promise<object> {
  const names = await reachableNames(user, { companyId: how.companyId });
  const given = Object.entries(how.filter).filter(([, value]) => value !== undefined && value !== '');
  const filter = {
    ...life.where,
    ...life.reads,
    ...Object.fromEntries(given),
    entity_id: op({ $in: idsNamed(names, q.q) }),
    deleted_at: null,
  };
  const { skip, limit } = pageOf(q);
  const [found, total] = await Promise.all([
    life.model
      .find(filter, how.without)
      .sort(sortOf(q.sort, how.sort ?? '-updated_at'))
      .skip(skip)
      .limit(limit)
      .lean(),
    life.model.countDocuments(filter),
  ]);
  return {
    [how.member]: found.map((r) => how.row(r as unknown as D, names.get(String(r.entity_id))!)),
    total,
    page: q.page,
    page_size: q.page_size,
  };
}
