import type { Context } from 'koa';
import type { Deps } from '../deps.ts';
import type { Route } from '../route.ts';
import { type AuditNote, appendAudit } from './append.ts';

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

/** Writes the row of a call; where it concerns many records, as many rows as name them all. */
export async function auditCall(deps: Deps, call: AuditedCall): Promise<void> {
  const { route, ctx, outcome, reason, note, actor_id } = call;
  const action = route.audit ?? route.exports;
  const { records = [], ...row } = { ...aboutOf(call), ...note };
  // A route without an act of its own says by its path what was refused.
  const said = action ? (reason ?? row.detail) : `${reason} ${ctx.state['route']}`;
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
