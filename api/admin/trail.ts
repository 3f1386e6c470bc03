import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import * as z from 'zod';
import { verifyAccess } from '../access/verify.ts';
import { checkChain } from '../audit/chain.ts';
import { isHeadThere } from '../audit/head.ts';
import { Audit } from '../audit/model.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, literal, pageOf, recordId, sortOf } from '../base/schemas.ts';
import { User } from '../users/model.ts';

/** `GET /admin/audit`: the trail, newest first; `q` matches event names. */
export const auditTrail = route({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  limit: 'administration',
  query: listQuery(['seq'] as const, {
    actor_id: recordId.optional(),
    target_id: recordId.optional(),
    outcome: z.enum(['done', 'refused']).optional(),
  }),
  handle: async ({ query: q }) => {
    const text = q.q?.trim();
    const filter = {
      ...(q.actor_id ? { actor_id: q.actor_id } : {}),
      ...(q.target_id ? { target_id: q.target_id } : {}),
      ...(q.outcome ? { outcome: q.outcome } : {}),
      ...(text ? { action: op({ $regex: literal(text) }) } : {}),
    };
    const { skip, limit } = pageOf(q);
    const [rows, total] = await Promise.all([
      Audit.find(filter).sort(sortOf(q.sort, '-seq')).skip(skip).limit(limit).lean(),
      Audit.countDocuments(filter),
    ]);
    const ids = [...new Set(rows.map((r) => r.actor_id).filter((id) => id !== ''))].map(toId);
    const people = new Map(
      (await User.find({ _id: op({ $in: ids }) }, { full_name: 1 }).lean()).map((u) => [
        String(u._id),
        u.full_name,
      ]),
    );
    return {
      audit: rows.map((r) => ({
        id: String(r._id),
        seq: r.seq,
        at: r.at.toISOString(),
        actor_id: r.actor_id,
        actor_name: people.get(r.actor_id) ?? '',
        action: r.action,
        outcome: r.outcome,
        target_kind: r.target_kind,
        target_id: r.target_id,
        ip: r.ip,
        detail: r.detail,
        hash: r.hash,
      })),
      total,
      page: q.page,
      page_size: q.page_size,
    };
  },
});

/** `GET /admin/audit/verify`: whether the chain is intact, else the first invalid row. */
export const verifyAudit = route({
  method: 'GET',
  path: '/admin/audit/verify',
  access: 'admin',
  limit: 'heavy',
  handle: async ({ deps }) => {
    const { broken, rows, head } = await checkChain();
    const access = await verifyAccess(deps);
    // The stored head is no longer present: rows were removed from the end.
    const cut =
      broken === undefined &&
      !(await isHeadThere(
        deps,
        'audit',
        async (seq) => (await Audit.findOne({ seq }, { hash: 1 }).lean())?.hash,
      ));
    const first = broken ?? (cut ? rows + 1 : undefined);
    return {
      whole: first === undefined && access.broken === undefined,
      first_broken: first ?? null,
      rows,
      head,
      access_log: {
        whole: access.broken === undefined,
        first_broken: access.broken ?? null,
        rows: access.rows,
        batches: access.batches,
      },
    };
  },
});

/** The disk of a folder; null if the system does not tell. */
async function diskOf(folder: string): Promise<{ free_bytes: number; total_bytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** `GET /admin/health`: store, disk, memory and mail. */
export const adminHealth = route({
  method: 'GET',
  path: '/admin/health',
  access: 'admin',
  limit: 'administration',
  handle: async ({ deps }) => {
    const started = performance.now();
    let answers = true;
    let damage: string | undefined;
    try {
      damage = await deps.ping();
    } catch {
      answers = false;
    }
    return {
      version: deps.version,
      uptime_seconds: Math.round(process.uptime()),
      store: {
        database: deps.database,
        answers,
        ms: Math.round(performance.now() - started),
        ...(damage ? { damage } : {}),
      },
      mail: deps.mail.health(),
      memory: { rss_bytes: process.memoryUsage().rss, total_bytes: totalmem() },
      disk: await diskOf(deps.config.dataDir),
      itd_software_id_set: deps.config.itdSoftwareId !== undefined,
    };
  },
});
