import type { RightId } from '../../shared/firm/rights.ts';
import type { Route } from '../base/route.ts';

/** Which right an act of the audit trail needs: the first pattern that fits. */
const acts: readonly (readonly [RegExp, RightId])[] = [
  [/^(entity\.(created|copied)|entities\.imported)$/, 'clients.create'],
  [/^entity\.changed$/, 'clients.change'],
  [/^entity\.(deleted|restored)$/, 'clients.delete'],
  [/^entity\.shared$/, 'clients.share'],
  // Who reads what is shared with them may give it up; the handler asks who else may.
  [/^entity\.unshared$/, 'clients.read'],
  [/^(entities|report)\.exported$/, 'clients.export'],
  [/^drive\.(trashed|purged|trash-emptied|restored)$/, 'documents.delete'],
  [/^drive\.(downloaded|previewed|opened|ticket)$/, 'clients.read'],
  [/^drive\./, 'documents.change'],
  [/^storage\.asked$/, 'firm.change'],
  [/^account\.closing$/, 'clients.read'],
  [/^(itr|gst|tds|trial-balance|invoice)\.([\w-]+-)?(deleted|restored)$/, 'work.delete'],
  [/^(itr|gst|tds)\.([\w-]+-)?(filed|reopened)$/, 'work.file'],
  [/^report\.ticket$/, 'clients.read'],
  // What a job does to a client asks for its own right; its archive is a list of clients.
  [/^job\.exported$/, 'clients.export'],
  [/^job\./, 'clients.read'],
  [/^\w[\w-]*\.([\w-]+-)?(exported|refused-lines|viewed|downloaded)$/, 'clients.read'],
  [/^(itr|gst|tds|trial-balance|invoice|intake|evidence|advance-tax|duty|client)\./, 'work.prepare'],
];

/** The right of a changing route that is not in the table: its act is the owner's alone until it is. */
const unlisted: RightId = 'firm.change';

/** The right a call of tax data needs: its own, that of its act, or to read. */
export function rightOf(route: Pick<Route, 'right' | 'audit' | 'exports' | 'method' | 'readOnly'>): RightId {
  if (route.right) return route.right;
  const act = route.audit ?? route.exports;
  if (act) return acts.find(([pattern]) => pattern.test(act))?.[1] ?? unlisted;
  return route.method === 'GET' || route.readOnly ? 'clients.read' : unlisted;
}
