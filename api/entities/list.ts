import * as z from 'zod';
import {
  type EntityStatus,
  entityStatuses,
  filingModules,
  statusesFor,
  statusOf,
} from '../../shared/entities/types.ts';
import { maskedPan } from '../../shared/privacy/privacy.ts';
import type { Deps } from '../base/deps.ts';
import { invalid } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, literal, pageOf, sortOf } from '../base/schemas.ts';
import { wholeOf } from '../membership/place.ts';
import { Entity } from './model.ts';
import { presentEntities } from './present.ts';
import { within } from './reach.ts';
import { panKey } from './store.ts';

const sortable = ['name', 'status', 'assessment_year', 'created_at', 'updated_at'] as const;
const stored = { name: 'sort_key' } as Record<string, string>;
const sortFor = (sort: string | undefined, fallback: string) => {
  const chosen = sort ?? fallback;
  const bare = chosen.replace(/^-/, '');
  return sortOf(`${chosen.startsWith('-') ? '-' : ''}${stored[bare] ?? bare}`, fallback);
};

const query = listQuery(sortable, {
  status: z.string().max(60).optional(),
  assessment_year: z.string().max(9).optional(),
  module: z.enum(filingModules).optional(),
  whose: z.enum(['mine', 'shared']).optional(),
  /** Masks PAN and GSTIN; `GET /companies/{id}/reveal` returns them in full. */
  masked: z.enum(['true', 'false']).optional(),
});

/** Search text as a filter: part of name, mobile, e-mail, phone, city or TAN, or the beginning of a PAN or GSTIN. */
export function searchFilter(deps: Deps, q: string | undefined) {
  const text = q?.trim() ?? '';
  if (text === '') return {};
  const inText = { search_text: op({ $regex: literal(text.toLowerCase()) }) };
  return /^[a-z0-9]{3,15}$/i.test(text)
    ? { $or: [inText, { pan_keys: panKey(deps, text.toUpperCase()) }] }
    : inText;
}

function statusFilter(status: string | undefined, allowed: readonly EntityStatus[]) {
  if (!status || status === 'All') return { status: op({ $in: [...allowed] }) };
  if (status === 'Others')
    return {
      status: op({
        $in: allowed.filter(
          (s) =>
            !['Individual', 'Partnership firm', 'LLP', 'HUF', 'Trust (ITR 7)'].includes(s) &&
            !s.endsWith('domestic company'),
        ),
      }),
    };
  const known = statusOf(status);
  if (!known)
    throw invalid('Choose one of the entity types', [
      { path: 'status', message: 'Choose one of the options' },
    ]);
  return { status: op({ $in: allowed.includes(known) ? [known] : [] }) };
}

type Query = z.output<typeof query>;

/** `GET /companies/list`: the firm's clients in the caller's reach, and those shared with them. */
export const listEntities = route({
  method: 'GET',
  path: '/companies/list',
  access: 'tax',
  limit: 'work',
  query,
  handle: async ({ user, query: q, deps }) => find(deps, user, q),
});

/** `GET /companies/list-by-status.php`: entities of one type for a picker, if they may file in the module. */
export const listByStatus = route({
  method: 'GET',
  path: '/companies/list-by-status.php',
  access: 'tax',
  limit: 'work',
  query,
  handle: async ({ user, query: q, deps }) => find(deps, user, q),
});

async function find(deps: Deps, user: Parameters<typeof within>[0], q: Query) {
  const allowed = q.module ? statusesFor(q.module) : entityStatuses;
  const mine = toId(user.firm.id);
  const filter = {
    ...within(user),
    ...(q.whose === 'mine'
      ? { owner_id: mine }
      : q.whose === 'shared'
        ? { owner_id: op({ $ne: mine }) }
        : {}),
    ...(q.assessment_year ? { assessment_year: q.assessment_year } : {}),
    ...(q.status || q.module ? statusFilter(q.status, allowed) : {}),
    ...searchFilter(deps, q.q),
  };
  const { skip, limit } = pageOf(q);
  const [found, total] = await Promise.all([
    Entity.find(filter).sort(sortFor(q.sort, '-created_at')).skip(skip).limit(limit).lean(),
    Entity.countDocuments(filter),
  ]);
  const shown = await presentEntities(deps, user, found);
  const companies = q.masked === 'true' ? shown.map(masked) : shown;
  return { companies, total, page: q.page, page_size: q.page_size };
}

const maskedGstin = (gstin: string) =>
  gstin && `${gstin.slice(0, 2)}${maskedPan(gstin.slice(2, 12))}${gstin.slice(12)}`;

type Shown = Awaited<ReturnType<typeof presentEntities>>[number];

/** An entity for lists others may see: PAN and GSTINs masked. */
function masked(entity: Shown): Shown {
  const { pan, gstin } = entity as { pan?: unknown; gstin?: unknown };
  return {
    ...entity,
    ...(typeof pan === 'string' ? { pan: maskedPan(pan) } : {}),
    ...(typeof gstin === 'string' ? { gstin: maskedGstin(gstin) } : {}),
    gst_number: maskedGstin(entity.gst_number),
    registrations: entity.registrations.map((r) =>
      r.kind === 'gstin' ? { ...r, number: maskedGstin(r.number) } : r,
    ),
  };
}

/** `GET /companies/deleted`: the firm's entities deleted within the last 30 days. */
export const listDeleted = route({
  method: 'GET',
  path: '/companies/deleted',
  access: 'tax',
  limit: 'work',
  query: listQuery(['name', 'deleted_at'] as const, { masked: z.enum(['true', 'false']).optional() }),
  handle: async ({ user, query: q, deps }) => {
    const since = new Date(deps.now().getTime() - spans.deletedDays * 86_400_000);
    const filter = { owner_id: wholeOf(user), deleted_at: op({ $gt: since }) };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      Entity.find(filter).sort(sortFor(q.sort, '-deleted_at')).skip(skip).limit(limit).lean(),
      Entity.countDocuments(filter),
    ]);
    const shown = await presentEntities(deps, user, found);
    return {
      companies: q.masked === 'true' ? shown.map(masked) : shown,
      total,
      page: q.page,
      page_size: q.page_size,
    };
  },
});
