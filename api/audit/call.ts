import type { Context } from 'koa';
import type { AuditNote } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import type { Route } from '../base/route.ts';
import { appendAudit } from './append.ts';

/** A call to record in the trail: caller, result, and the handler's note. */
interface AuditedCall {
  route: Route;
  ctx: Context;
  params: Record<string, string>;
  outcome: 'done' | 'refused';
  /** Error id of the refusal. */
  reason: string | undefined;
  note: AuditNote;
  actor_id: string | undefined;
}

/** Most records named in one row. */
const recordsInRow = 100;

/** Subject of a call when its handler gives none: changes name their record themselves. */
function aboutOf({ route, params, outcome }: AuditedCall): AuditNote {
  if (route.audit && outcome === 'done') return {};
  const id = Object.values(params).find((value) => /^[0-9a-f]{24}$/.test(value));
  const [, noun, ...rest] = route.path.split('/');
  return {
    kind: route.exports?.split('.')[0] ?? noun!,
    ...(id ? { id } : {}),
    ...(route.exports ? { detail: rest.at(-1) ?? noun! } : {}),
  };
}

/** How long one audit row covers further ranges of the same file. */
const partsMs = 60_000;
const partRows = new WeakMap<Deps, Map<string, number>>();

/** Whether a row of the last minute already covers this: a range of the same file, person and address. */
function toldOfPart(deps: Deps, key: string): boolean {
  const rows = partRows.get(deps) ?? new Map<string, number>();
  partRows.set(deps, rows);
  const now = deps.now().getTime();
  const since = now - (rows.get(key) ?? Number.NEGATIVE_INFINITY);
  if (since >= 0 && since < partsMs) return true;
  if (rows.size > 1000) for (const [old, at] of rows) if (now - at >= partsMs) rows.delete(old);
  rows.set(key, now);
  return false;
}

/** Writes the row of a call; with many records, as many rows as needed to name them all. */
export async function auditCall(deps: Deps, call: AuditedCall): Promise<void> {
  const { route, ctx, outcome, reason, note, actor_id } = call;
  const action = route.audit ?? route.exports;
  const { records = [], ...row } = { ...aboutOf(call), ...note };
  // A route without its own event is recorded by path when refused.
  const said = action ? (reason ?? row.detail) : `${reason} ${ctx.state['route']}`;
  // A viewer or a resumed download requests hundreds of ranges.
  if (outcome === 'done' && ctx.status === 206) {
    const about = [action, actor_id, ctx.ip, row.id, ...Object.values(call.params)];
    if (toldOfPart(deps, about.join(' '))) return;
  }
  for (let from = 0; from < Math.max(1, records.length); from += recordsInRow) {
    const detail = [said, ...records.slice(from, from + recordsInRow)].filter(Boolean).join(' ');
    await appendAudit(deps, {
      action: action ?? 'access.refused',
      outcome,
      actor_id,
      ip: ctx.ip,
      note: { ...row, detail },
    });
  }
}
