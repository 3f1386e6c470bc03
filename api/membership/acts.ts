import type { RightId } from '../../shared/firm/rights.ts';
import type { Route } from '../base/route.ts';

/** The right required by an audit event: the first matching pattern. */
const acts: readonly (readonly [RegExp, RightId])[] = [
  [/^(entity\.(created|copied)|entities\.imported)$/, 'clients.create'],
  [/^entity\.changed$/, 'clients.change'],
  [/^entity\.(deleted|restored)$/, 'clients.delete'],
  [/^entity\.shared$/, 'clients.share'],
  // Readers of a shared record may leave the share; the handler checks others.
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
  // Each job action requires its own right; its archive is a list of clients.
  [/^job\.exported$/, 'clients.export'],
  [/^job\./, 'clients.read'],
  [/^\w[\w-]*\.([\w-]+-)?(exported|refused-lines|viewed|downloaded)$/, 'clients.read'],
  [/^(itr|gst|tds|trial-balance|invoice|intake|evidence|advance-tax|duty|client)\./, 'work.prepare'],
];

/** The right of a changing route missing from the table: owner only. */
const unlisted: RightId = 'firm.change';

/** The right required by a call of tax data: its own, that of its event, or read. */
export function rightOf(route: Pick<Route, 'right' | 'audit' | 'exports' | 'method' | 'readOnly'>): RightId {
  if (route.right) return route.right;
  const act = route.audit ?? route.exports;
  if (act) return acts.find(([pattern]) => pattern.test(act))?.[1] ?? unlisted;
  return route.method === 'GET' || route.readOnly ? 'clients.read' : unlisted;
}
