import type { Context } from 'koa';
import type { AuditNote } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import type { Route } from '../base/route.ts';
import { appendAudit } from './append.ts';

/** A call that ends in a row of the trail: by whom, how, and what its handler said of it. */
interface AuditedCall {
  route: Route;
  ctx: Context;
  params: Record<string, string>;
  outcome: 'done' | 'refused';
  /** Id of the refusal. */
  reason: string | undefined;
  note: AuditNote;
  actor_id: string | undefined;
}

/** Records named in one row. */
const recordsInRow = 100;

/** What a call is about when its handler does not say: a change done names its record itself. */
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

/** For how long one audit row covers further parts of the same file. */
const partsMs = 60_000;
const partRows = new WeakMap<Deps, Map<string, number>>();

/** Whether a row of the last minute tells of this already: the same file to the same person and address, in parts. */
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

/** Writes the row of a call; where it concerns many records, as many rows as name them all. */
export async function auditCall(deps: Deps, call: AuditedCall): Promise<void> {
  const { route, ctx, outcome, reason, note, actor_id } = call;
  const action = route.audit ?? route.exports;
  const { records = [], ...row } = { ...aboutOf(call), ...note };
  // A route without an act of its own says by its path what was refused.
  const said = action ? (reason ?? row.detail) : `${reason} ${ctx.state['route']}`;
  // A viewer or a continued download asks for hundreds of parts.
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
