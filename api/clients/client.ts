import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import type { ClientEvidence, ClientPage, ClientReturn } from '../../shared/duties/client-page.ts';
import { yearBefore } from '../../shared/duties/deadlines.ts';
import type { ClientDuty } from '../../shared/duties/next.ts';
import type { Registration } from '../../shared/entities/registrations.ts';
import {
  financialYearOfPeriod,
  type Period,
  parsePeriod,
  periodOf,
  shiftPeriod,
} from '../../shared/gst/periods.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalidField } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { clientsOf, rowsOf } from '../board/load.ts';
import type { EntityDoc } from '../entities/model.ts';
import { presentEntities } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { countsOf } from '../evidence/count.ts';
import { EvidenceDesk, EvidenceFile } from '../evidence/model.ts';
import { GstReturn } from '../gst/base/model.ts';
import { ItrReturn } from '../itr/model.ts';
import { FirmGroup } from '../membership/model.ts';
import { TdsStatement } from '../tds/model.ts';
import { User } from '../users/model.ts';
import { ClientNote, Reminder } from './model.ts';

/** Most notes and reminders on the page, newest first. */
const MOST_LINES = 100;

/** A client in reach: the record, those of the same person for other years, and all registrations. */
export async function reachClient(deps: Deps, user: SignedIn, id: string, need?: 'edit') {
  const entity = await reachEntity(user, id, need);
  const known = await clientsOf(deps, user, { pan_key: entity.pan_key, owner_id: entity.owner_id });
  const client = known.find((c) => c.ids.includes(id))!;
  return { entity, client, ids: client.ids.map(toId) };
}
type Reached = Awaited<ReturnType<typeof reachClient>>;

/** Duties of a period and the following month, without duplicates, by due date. */
async function dutiesAround(
  deps: Deps,
  user: SignedIn,
  { client }: Reached,
  period: Period,
): Promise<ClientDuty[]> {
  const found = new Map<string, ClientDuty>();
  for (const month of [period, shiftPeriod(period, 1)]) {
    const { rows, duties } = await rowsOf(deps, user, [client], month);
    duties.forEach((duty, i) => {
      const key = [duty.form, duty.period, duty.registration_id].join('|');
      if (!found.has(key)) found.set(key, { ...rows[0]!.cells[i]!, period: duty.period, month });
    });
  }
  return [...found.values()].sort((a, b) => a.due.localeCompare(b.due));
}

/** Distinguishes several registrations of a kind. */
function namedIn(registrations: readonly Registration[]) {
  return (kind: Registration['kind'], id: string | null): string => {
    const of = registrations.filter((r) => r.kind === kind);
    const one = of.find((r) => r.id === id);
    return one && of.length > 1 ? one.name || one.number : '';
  };
}

async function returnsOf({ ids, client }: Reached): Promise<ClientReturn[]> {
  const live = { entity_id: op({ $in: ids }), deleted_at: null };
  const named = namedIn(client.registrations);
  const [itr, gst, tds] = await Promise.all([
    ItrReturn.find(live, { form_sealed: 0, sources_sealed: 0, documents_sealed: 0 }).lean(),
    GstReturn.find({ ...live, return_type: op({ $ne: 'GSTR-2B' }) }, { content_sealed: 0, totals: 0 }).lean(),
    TdsStatement.find(live, { head_sealed: 0, accepted_sealed: 0, challan_file_sealed: 0 }).lean(),
  ]);
  const shared = (r: {
    _id: unknown;
    entity_id: unknown;
    status: string;
    filed_on: string;
    updated_at: Date;
    registration_id?: string | null;
  }) => ({
    id: String(r._id),
    company_id: String(r.entity_id),
    registration_id: r.registration_id ?? '',
    status: r.status,
    filed_on: r.filed_on,
    updated_at: r.updated_at.toISOString(),
    income: null,
    tax_amount: null,
    balance: null,
  });
  return [
    ...itr.map(
      (r): ClientReturn => ({
        ...shared(r),
        tax: 'itr',
        form: r.itr_type,
        year: yearBefore(r.assessment_year),
        period: '',
        registration: '',
        correction: r.revises ? 1 : 0,
        acknowledgement: r.acknowledgement,
        income: r.summary?.total_income ?? null,
        tax_amount: r.summary?.total_tax ?? null,
        balance: r.summary?.balance_tax ?? null,
      }),
    ),
    ...gst.map(
      (r): ClientReturn => ({
        ...shared(r),
        tax: 'gst',
        form: r.return_type,
        year: financialYearOfPeriod(r.period),
        period: r.return_type === 'GSTR-9' ? '' : r.period,
        registration: named('gstin', r.registration_id),
        correction: 0,
        acknowledgement: r.acknowledgement,
      }),
    ),
    ...tds.map(
      (r): ClientReturn => ({
        ...shared(r),
        tax: 'tds',
        form: r.form_type,
        year: `${r.financial_year.slice(0, 4)}-${r.financial_year.slice(-2)}`,
        period: r.quarter,
        registration: named('tan', r.registration_id),
        correction: r.correction ?? 0,
        acknowledgement: r.token_number,
      }),
    ),
  ].sort((a, b) => b.year.localeCompare(a.year) || b.updated_at.localeCompare(a.updated_at));
}

async function evidenceOf(deps: Deps, { ids }: Reached): Promise<ClientEvidence[]> {
  const filter = { entity_id: op({ $in: ids }) };
  const desks = await EvidenceDesk.find(filter, { decisions_sealed: 0, undo_sealed: 0 }).lean();
  if (desks.length === 0) return [];
  const counts = await countsOf(deps, desks);
  const files = await EvidenceFile.find(
    { ...filter, replaced: false },
    { desk_id: 1, source: 1, rows: 1 },
  ).lean();
  return desks
    .map((desk) => {
      const own = files.filter((f) => f.desk_id.equals(desk._id));
      return {
        year: desk.assessment_year,
        company_id: String(desk.entity_id),
        files: own.length,
        sources: [...new Set(own.map((f) => f.source))],
        rows: own.reduce((n, f) => n + f.rows, 0),
        unexplained: counts.get(String(desk._id))?.unexplained ?? null,
        explained: counts.get(String(desk._id))?.explained ?? null,
      };
    })
    .sort((a, b) => b.year.localeCompare(a.year));
}

/** Names of people by id. */
async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const found =
    ids.length === 0
      ? []
      : await User.find({ _id: op({ $in: [...new Set(ids)].map(toId) }) }, { full_name: 1 }).lean();
  return new Map(found.map((u) => [String(u._id), u.full_name]));
}

/** Notes, reminders and assigned people. Hidden from people of other firms. */
async function officeOf(deps: Deps, user: SignedIn, { entity, ids }: Reached) {
  if (String(entity.owner_id) !== user.firm.id)
    return { people: [], group: null, labels: [], reminders: [], notes: [] };
  const filter = { entity_id: op({ $in: ids }) };
  const [notes, reminders, group] = await Promise.all([
    ClientNote.find(filter).sort({ created_at: -1 }).limit(MOST_LINES).lean(),
    Reminder.find(filter).sort({ created_at: -1 }).limit(MOST_LINES).lean(),
    entity.group_id ? FirmGroup.findById(entity.group_id, { name: 1 }).lean() : null,
  ]);
  const assigned = entity.assignments ?? [];
  const names = await namesOf([...notes, ...reminders, ...assigned].map((x) => String(x.user_id)));
  const nameOf = (id: unknown) => names.get(String(id)) ?? '';
  return {
    people: assigned.map((a) => ({ id: String(a.user_id), name: nameOf(a.user_id), duty: a.duty })),
    group: group && { id: String(group._id), name: group.name },
    labels: entity.labels ?? [],
    reminders: reminders.map((r) => ({
      id: String(r._id),
      at: r.created_at.toISOString(),
      by: nameOf(r.user_id),
      channel: r.channel,
      duty: r.duty,
      period: r.period,
      language: r.language,
      text: deps.vault.open<string>(r.text_sealed),
    })),
    notes: notes.map((n) => ({
      id: String(n._id),
      at: n.created_at.toISOString(),
      by: nameOf(n.user_id),
      text: deps.vault.open<string>(n.text_sealed),
      can_remove: String(n.user_id) === user.id || user.firm.role === 'owner',
    })),
  };
}

/** `ABC••••34F`: a masked PAN. */
const masked = (pan: string): string => `${pan.slice(0, 3)}••••${pan.slice(-3)}`;

async function headOf(deps: Deps, user: SignedIn, entity: EntityDoc) {
  const [shown] = await presentEntities(deps, user, [entity]);
  const text = (key: string) => (typeof entity.data[key] === 'string' ? entity.data[key] : '');
  return {
    client: {
      id: shown!.id,
      name: shown!.name,
      status: entity.status,
      pan: masked(deps.vault.open<string>(entity.pan_sealed)),
      email: text('email'),
      mobile: text('mobile'),
      permission: shown!.permission,
      owner_name: shown!.owner_name,
      canFileITR: shown!.canFileITR,
      canFileGST: shown!.canFileGST,
      canFileTDS: shown!.canFileTDS,
    },
    registrations: shown!.registrations,
  };
}

/**
 * `GET /clients/{id}?period=`: a client across all years: duties of a period (by default the previous month)
 * and the next, returns, papers, people, reminders, notes.
 */
export const clientPage = route({
  method: 'GET',
  path: '/clients/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({ period: z.string().max(20).optional() }),
  handle: async ({ user, params, query, deps }): Promise<ClientPage> => {
    const today = todayInIst(deps.now());
    const period = query.period ? parsePeriod(query.period) : shiftPeriod(periodOf(today), -1);
    if (!period) throw invalidField('period', 'Write a period as MM-YYYY, such as 10-2026');
    const reached = await reachClient(deps, user, params.id);
    const [head, duties, returns, evidence, office] = await Promise.all([
      headOf(deps, user, reached.entity),
      dutiesAround(deps, user, reached, period),
      returnsOf(reached),
      evidenceOf(deps, reached),
      officeOf(deps, user, reached),
    ]);
    return { ...head, today, period, duties, returns, evidence, ...office };
  },
});
