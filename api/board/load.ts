import { startYear, todayInIst } from '../../shared/dates.ts';
import type { BoardRow, Cell, Responsible } from '../../shared/duties/board.ts';
import {
  annualReturnFrom,
  type Extension,
  periodForm,
  reconciliationFrom,
  yearBefore,
} from '../../shared/duties/deadlines.ts';
import { type Duty, dutiesOf, quarterAtHand } from '../../shared/duties/duties.ts';
import { stateOf, type WorkStatus } from '../../shared/duties/states.ts';
import type { Registration, TanStatement } from '../../shared/entities/registrations.ts';
import { type Frequency, financialYearOfPeriod, type Period } from '../../shared/gst/periods.ts';
import { maskedPan } from '../../shared/privacy/privacy.ts';
import { formInfo } from '../../shared/tds/data/forms.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { within } from '../entities/reach.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { countsOf } from '../evidence/count.ts';
import { EvidenceDesk } from '../evidence/model.ts';
import { GstInwardFile, GstProfile, GstReturn } from '../gst/base/model.ts';
import { ItrReturn } from '../itr/model.ts';
import { FirmGroup } from '../membership/model.ts';
import { TdsStatement } from '../tds/model.ts';
import { User } from '../users/model.ts';
import { factFields, factsOf } from './facts.ts';
import { DueDate, DutyMark } from './model.ts';

/** What a board needs to know of an entity. */
type Known = Pick<
  EntityDoc,
  | '_id'
  | 'owner_id'
  | 'assignments'
  | 'group_id'
  | 'labels'
  | 'status'
  | 'name'
  | 'sort_key'
  | 'pan_key'
  | 'pan_sealed'
  | 'registrations_sealed'
  | 'data'
>;

/** A client with the same person's entities for other assessment years, newest first. */
interface BoardClient {
  entity: Known;
  ids: string[];
  registrations: Registration[];
  /** Ids of the same registrations in the other entities, to those of `registrations`. */
  same: Map<string, string>;
}

/** Key of a note on a duty. */
export const markKey = (duty: Pick<Duty, 'form' | 'period' | 'registration_id'>): string =>
  [duty.form, duty.period, duty.registration_id].join('|');

/** Work done for a duty. */
interface Work {
  id: string;
  status: WorkStatus;
  filed_on: string;
  acknowledgement: string;
  itr_type?: string;
}

/** Extensions for clients of these owners: those for everyone, then the owner's. */
async function extensionsFor(owners: readonly string[]): Promise<(owner: string) => Extension[]> {
  const found = await DueDate.find({
    owner_id: op({ $in: [null, ...owners.map(toId)] }),
  }).lean();
  const by = new Map<string, Extension[]>();
  for (const { owner_id, kind, period, due, notification, states } of found) {
    const key = owner_id ? String(owner_id) : '';
    by.set(key, [...(by.get(key) ?? []), { kind, period, due, notification, states }]);
  }
  const all = by.get('') ?? [];
  // The owner's own dates come first, because `extended` takes the first match.
  return (owner) => (by.has(owner) ? [...by.get(owner)!, ...all] : all);
}

/** The clients in a person's reach; entities of one person for several assessment years are one client. */
export async function clientsOf(
  deps: Deps,
  user: SignedIn,
  filter: Record<string, unknown> = {},
): Promise<BoardClient[]> {
  const shown = {
    owner_id: 1,
    assignments: 1,
    group_id: 1,
    labels: 1,
    status: 1,
    name: 1,
    sort_key: 1,
    pan_key: 1,
    pan_sealed: 1,
    registrations_sealed: 1,
    ...Object.fromEntries(factFields.map((key) => [`data.${key}`, 1])),
  };
  const entities = (await Entity.find({ ...within(user), ...filter }, shown)
    .sort({ assessment_year: -1, _id: -1 })
    .lean()) as unknown as Known[];
  const clients = new Map<string, BoardClient>();
  for (const entity of entities) {
    const key = `${entity.owner_id} ${entity.pan_key} ${entity.status}`;
    const known = clients.get(key);
    const registrations = registrationsOf(deps, entity);
    if (known) {
      known.ids.push(String(entity._id));
      for (const r of registrations) {
        const here = known.registrations.find((one) => one.kind === r.kind && one.number === r.number);
        if (here) known.same.set(r.id, here.id);
      }
    } else
      clients.set(key, {
        entity: { ...entity, data: entity.data ?? {} },
        ids: [String(entity._id)],
        registrations,
        same: new Map(),
      });
  }
  return [...clients.values()].sort((a, b) => (a.entity.sort_key < b.entity.sort_key ? -1 : 1));
}

/** Notes by client and duty, oldest first: one duty may be noted under the ids of several years, and the latest holds. */
function notesOf<M extends { entity_id: unknown; key: string }>(
  marks: readonly M[],
  client: (m: M) => BoardClient,
  here: (m: M, id: string) => string,
): Map<BoardClient, Map<string, M>> {
  const noted = new Map<BoardClient, Map<string, M>>();
  for (const m of marks) {
    const [form = '', period = '', id = ''] = m.key.split('|');
    const key = markKey({ form, period, registration_id: here(m, id) });
    noted.set(client(m), (noted.get(client(m)) ?? new Map<string, M>()).set(key, m));
  }
  return noted;
}

/** The existing records of these clients in a period, by duty key within each client. */
async function workOf(deps: Deps, clients: readonly BoardClient[], period: Period) {
  const of = new Map(clients.flatMap((c) => c.ids.map((id) => [id, c] as const)));
  const entity_id = op({ $in: [...of.keys()].map(toId) });
  const live = { entity_id, deleted_at: null };
  const { year, quarter } = quarterAtHand(period);
  const longYear = (label: string) => `${label.slice(0, 4)}-${Number(label.slice(0, 4)) + 1}`;
  const annualYear = yearBefore(financialYearOfPeriod(period));
  const [gst, tds, itr, profiles, marks, statements9c] = await Promise.all([
    GstReturn.find(
      {
        ...live,
        $or: [
          { return_type: op({ $in: ['GSTR-1', 'GSTR-3B'] }), period },
          // An annual return is stored under the last month of its year.
          { return_type: 'GSTR-9', period: `03-${startYear(financialYearOfPeriod(period))}` },
        ],
      },
      { entity_id: 1, registration_id: 1, return_type: 1, status: 1, filed_on: 1, acknowledgement: 1 },
    ).lean(),
    TdsStatement.find(
      { ...live, financial_year: longYear(year) },
      {
        entity_id: 1,
        registration_id: 1,
        form_type: 1,
        quarter: 1,
        status: 1,
        filed_on: 1,
        token_number: 1,
        correction: 1,
      },
    ).lean(),
    ItrReturn.find(
      { ...live, assessment_year: financialYearOfPeriod(period) },
      { entity_id: 1, itr_type: 1, status: 1, filed_on: 1, acknowledgement: 1 },
    ).lean(),
    GstProfile.find({ entity_id }, { entity_id: 1, registrations: 1, years: 1 }).lean(),
    DutyMark.find({ entity_id }, { entity_id: 1, key: 1, waiting_since: 1, filed_on: 1, acknowledgement: 1 })
      .sort({ updated_at: 1 })
      .lean(),
    GstInwardFile.find(
      { entity_id, kind: 'gstr9c', period: annualYear },
      { entity_id: 1, registration_id: 1, content_sealed: 1 },
    ).lean(),
  ]);
  const work = new Map<BoardClient, Map<string, Work>>();
  const waiting = new Map<BoardClient, Set<string>>();
  const statements = new Map<BoardClient, Record<string, TanStatement[]>>();
  const frequencies = new Map<BoardClient, Record<string, Frequency>>();
  const annual = new Map<BoardClient, Set<string>>();
  const reconciled = new Map<BoardClient, Set<string>>();
  const noteAnnual = (client: BoardClient, ids: readonly string[]) =>
    annual.set(client, new Set([...(annual.get(client) ?? []), ...ids]));
  const rank: Record<string, number> = {
    none: 0,
    draft: 1,
    in_review: 2,
    approved: 3,
    validated: 3,
    filed: 4,
  };
  const note = (client: BoardClient, key: string, one: Work) => {
    const had = work.get(client) ?? new Map<string, Work>();
    // Of an original and its revision, the filed one fulfils the duty.
    if (!had.has(key) || (rank[had.get(key)!.status] ?? 0) < (rank[one.status] ?? 0)) had.set(key, one);
    work.set(client, had);
  };
  const client = (r: { entity_id: unknown }) => of.get(String(r.entity_id))!;
  const here = (r: { entity_id: unknown }, id: string) => client(r).same.get(id) ?? id;
  for (const r of gst) {
    const own = here(r, r.registration_id ?? '');
    const { id = '' } =
      client(r).registrations.find((known) => known.id === own) ??
      client(r).registrations.find((known) => known.kind === 'gstin') ??
      {};
    const one = {
      id: String(r._id),
      status: r.status,
      filed_on: r.filed_on,
      acknowledgement: r.acknowledgement,
    };
    note(client(r), `${r.return_type}|${id}`, one);
    // The IFF of the first months of a quarter is stored as a GSTR-1.
    if (r.return_type === 'GSTR-1') note(client(r), `IFF|${id}`, one);
    if (r.return_type === 'GSTR-9') {
      noteAnnual(client(r), [id]);
      // GSTR-9C is stored with the GSTR-9 of its year, and reached through its page.
      const kept = statements9c.find(
        (s) => String(s.entity_id) === String(r.entity_id) && s.registration_id === (r.registration_id ?? ''),
      );
      const filed_on = kept ? deps.vault.open<{ filed_on: string }>(kept.content_sealed).filed_on : '';
      const status = filed_on ? 'filed' : kept ? 'draft' : 'none';
      note(client(r), `GSTR-9C|${id}`, { id: one.id, status, filed_on, acknowledgement: '' });
      if (kept) reconciled.set(client(r), new Set([...(reconciled.get(client(r)) ?? []), id]));
    }
  }
  for (const r of tds) {
    const id = here(r, r.registration_id ?? '');
    const made = statements.get(client(r)) ?? {};
    made[id] = [...(made[id] ?? []), formInfo[r.form_type].kind];
    statements.set(client(r), made);
    if (r.quarter === quarter && !r.correction)
      note(client(r), `${r.form_type}|${id}`, {
        id: String(r._id),
        status: r.status,
        filed_on: r.filed_on,
        acknowledgement: r.token_number,
      });
  }
  for (const r of itr)
    note(client(r), 'ITR|', {
      id: String(r._id),
      itr_type: r.itr_type,
      status: r.status,
      filed_on: r.filed_on,
      acknowledgement: r.acknowledgement,
    });
  for (const p of profiles) {
    const made = frequencies.get(client(p)) ?? {};
    for (const [id, { years }] of Object.entries(p.registrations ?? {})) {
      const frequency = years[financialYearOfPeriod(period)];
      if (frequency && (!client(p).same.has(id) || !made[here(p, id)])) made[here(p, id)] = frequency;
    }
    frequencies.set(client(p), made);
    // The turnover recorded for a year is that of the preceding one.
    const turnover = p.years?.[financialYearOfPeriod(period)]?.turnover ?? 0;
    const gstins = client(p)
      .registrations.filter((r) => r.kind === 'gstin')
      .map((r) => r.id);
    if (turnover > annualReturnFrom * 100) noteAnnual(client(p), gstins);
    if (turnover > reconciliationFrom * 100) reconciled.set(client(p), new Set(gstins));
  }
  for (const [of, noted] of notesOf(marks, client, here))
    for (const [key, m] of noted) {
      if (m.waiting_since) waiting.set(of, (waiting.get(of) ?? new Set()).add(key));
      const [form = '', , id = ''] = key.split('|');
      if (m.filed_on)
        note(of, `${form}|${id}|${key}`, {
          id: '',
          status: 'filed',
          filed_on: m.filed_on,
          acknowledgement: m.acknowledgement,
        });
    }
  return { work, waiting, statements, frequencies, annual, reconciled };
}

/** Assignee of a duty: the member it or the client is assigned to; else the firm's founder. */
function responsible(entity: Known, form: string, names: ReadonlyMap<string, string>): Responsible {
  const kind = /^(GSTR|IFF|PMT|CMP)/.test(form) ? 'gst' : /^\d/.test(form) ? 'tds' : 'itr';
  const of = entity.assignments ?? [];
  const found = of.find((a) => a.duty === kind) ?? of.find((a) => a.duty === 'all');
  const id = String(found?.user_id ?? entity.owner_id);
  return { id, name: names.get(id) ?? '' };
}

/** Group and labels of a client of the firm; hidden from people it is shared with. */
function placeIn(user: SignedIn, entity: Known, names: ReadonlyMap<string, string>) {
  if (String(entity.owner_id) !== user.firm.id) return {};
  const id = entity.group_id ? String(entity.group_id) : '';
  const name = names.get(id);
  return {
    ...(name ? { group: { id, name } } : {}),
    ...(entity.labels && entity.labels.length > 0 ? { labels: entity.labels } : {}),
  };
}

/** Every duty of clients in a period with its state, in a fixed number of queries. */
export async function rowsOf(
  deps: Deps,
  user: SignedIn,
  clients: readonly BoardClient[],
  period: Period,
): Promise<{ rows: BoardRow[]; duties: Duty[] }> {
  const owners = [...new Set(clients.map((c) => String(c.entity.owner_id)))];
  const assigned = clients.flatMap((c) => (c.entity.assignments ?? []).map((a) => String(a.user_id)));
  const others = [...new Set([...owners, ...assigned])].filter((id) => id !== user.id);
  const grouped = clients.flatMap(({ entity }) => (entity.group_id ? [entity.group_id] : []));
  const [
    { work, waiting, statements, frequencies, annual, reconciled },
    extensionsOf,
    people,
    groups,
    papers,
  ] = await Promise.all([
    workOf(deps, clients, period),
    extensionsFor(owners),
    others.length === 0 ? [] : User.find({ _id: op({ $in: others.map(toId) }) }, { full_name: 1 }).lean(),
    grouped.length === 0 ? [] : FirmGroup.find({ _id: op({ $in: grouped }) }, { name: 1 }).lean(),
    EvidenceDesk.find(
      {
        entity_id: op({ $in: clients.flatMap((c) => c.ids).map(toId) }),
        assessment_year: financialYearOfPeriod(period),
      },
      { entity_id: 1, assessment_year: 1, unexplained: 1, counted_of: 1 },
    ).lean(),
  ]);
  const counts = await countsOf(deps, papers);
  const desks = new Map(
    papers.map((d) => [
      String(d.entity_id),
      {
        company_id: String(d.entity_id),
        year: d.assessment_year,
        unexplained: counts.get(String(d._id))?.unexplained ?? null,
      },
    ]),
  );
  const names = new Map(people.map((p) => [String(p._id), p.full_name]));
  names.set(user.id, user.fullName);
  const groupNames = new Map(groups.map((g) => [String(g._id), g.name]));
  const today = todayInIst(deps.now());
  const met: Duty[] = [];
  const rows = clients.map((client) => {
    const { entity, registrations } = client;
    const owner = String(entity.owner_id);
    const facts = factsOf(entity, registrations, {
      frequencies: frequencies.get(client) ?? {},
      statements: statements.get(client) ?? {},
      annual: [...(annual.get(client) ?? [])],
      reconciled: [...(reconciled.get(client) ?? [])],
    });
    const cells = dutiesOf(facts, period, extensionsOf(owner)).map((duty): Cell => {
      met.push(duty);
      const of = work.get(client);
      const at = `${duty.form}|${duty.registration_id}`;
      const key = markKey(duty);
      const done = of?.get(`${at}|${key}`) ?? of?.get(at);
      const registration = registrations.find((r) => r.id === duty.registration_id);
      const several = registration && registrations.filter((r) => r.kind === registration.kind).length > 1;
      return {
        duty: duty.form,
        state: stateOf({
          work: done?.status ?? 'none',
          waiting: waiting.get(client)?.has(key) ?? false,
          due: duty.due,
          opens: duty.opens,
          today,
        }),
        due: duty.due,
        who: responsible(entity, duty.form, names),
        return_id: done?.id || null,
        ...(done?.itr_type ? { itr_type: done.itr_type } : {}),
        ...(duty.registration_id ? { registration_id: duty.registration_id } : {}),
        ...(several ? { registration: registration.name || registration.number } : {}),
        ...(done?.status === 'filed'
          ? { acknowledgement: done.acknowledgement, filed_on: done.filed_on }
          : {}),
      };
    });
    return {
      client: {
        id: String(entity._id),
        name: entity.name,
        pan: maskedPan(deps.vault.open<string>(entity.pan_sealed)),
        status: entity.status,
        ...placeIn(user, entity, groupNames),
        ...client.ids.flatMap((id) => desks.get(id) ?? []).map((found) => ({ papers: found }))[0],
      },
      cells,
    };
  });
  return { rows, duties: met };
}

/** Whether a period has the format of its kind of deadline. */
export const fitsKind = (kind: Extension['kind'], period: string): boolean => periodForm(kind).test(period);
