import Papa from 'papaparse';
import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { privacyNotice } from '../../shared/privacy/notice.ts';
import { mayRun } from '../../shared/sheets/safe-cell.ts';
import { flushAccess } from '../access/log.ts';
import { Access } from '../access/model.ts';
import { malformedField } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { Entity } from '../entities/model.ts';
import { Firm } from '../membership/model.ts';
import { wholeOf } from '../membership/place.ts';
import type { Life } from '../returns/life.ts';
import { lastFiled } from './retention.ts';

/** `GET /privacy/notice`: the privacy notice shown before registration, with the contact. */
export const readNotice = route({
  method: 'GET',
  path: '/privacy/notice',
  access: 'public',
  limit: 'work',
  handle: async ({ deps }) => ({
    version: privacyNotice.version,
    points: privacyNotice.points,
    contact: deps.config.contactEmail ?? '',
  }),
});

/** `GET /firm/retention`: clients whose retention period is over, with legal holds marked. */
export const listRetention = (lives: readonly Life[]) =>
  route({
    method: 'GET',
    path: '/firm/retention',
    access: 'tax',
    limit: 'heavy',
    right: 'clients.delete',
    handle: async ({ user, deps }) => {
      const owner_id = wholeOf(user);
      const firm = await Firm.findById(owner_id, { retention_years: 1 }).lean();
      const years = firm?.retention_years ?? 8;
      const entities = await Entity.find({ owner_id, deleted_at: null }, { name: 1, legal_hold: 1 })
        .sort({ sort_key: 1 })
        .lean();
      const filed = await lastFiled(
        lives,
        entities.map((e) => e._id),
      );
      const today = todayInIst(deps.now());
      const clients = entities.flatMap(({ _id, name, legal_hold }) => {
        const last = filed.get(String(_id));
        const until = last ? `${Number(last.slice(0, 4)) + years}${last.slice(4)}` : '';
        if (!last || until > today) return [];
        return [
          {
            company_id: String(_id),
            company_name: name,
            last_filed_on: last,
            keep_until: until,
            legal_hold: legal_hold?.reason ?? '',
          },
        ];
      });
      return { retention_years: years, clients, total: clients.length };
    },
  });

const moment = z.union([
  z.iso.datetime({ offset: true }),
  z.string().refine(isIsoDate, inWords('wrongForm')),
]);
/** Days begin and end in India. */
const at = (text: string, end: boolean): Date =>
  text.length > 10
    ? new Date(text)
    : new Date(new Date(`${text}T00:00:00+05:30`).getTime() + (end ? 86_400_000 : 0));

const weekMs = 7 * 86_400_000;

/**
 * `GET /firm/breach-report?from=&to=&person=&ip=`: clients affected by a breach: every client whose records a
 * person or address read, changed or exported in the period (by default the last week), with the accesses and
 * contact details. Rule 7 of the DPDP Rules 2025 requires who, what and when; the Board must be informed in
 * detail within 72 hours. CSV with `format=csv`.
 */
export const breachReport = route({
  method: 'GET',
  path: '/firm/breach-report',
  access: 'tax',
  limit: 'heavy',
  right: 'access.read',
  exports: 'access-log.breach-report',
  query: z.strictObject({
    from: moment.optional(),
    to: moment.optional(),
    person: recordId.optional(),
    ip: z.string().max(45).optional(),
    format: z.enum(['json', 'csv']).optional(),
  }),
  handle: async ({ user, query: q, deps, note }) => {
    const to = q.to ? at(q.to, true) : deps.now();
    const from = q.from ? at(q.from, false) : new Date(to.getTime() - weekMs);
    if (to <= from) throw malformedField('to', 'The end date is before the start date');
    note({ kind: 'access-log', id: q.person ?? user.id, detail: q.format ?? 'json' });
    await flushAccess(deps);
    const owner_id = toId(user.firm.id);
    const rows = await Access.find({
      owner_id,
      at: op({ $gte: from, $lt: to }),
      ...(q.person ? { person_id: toId(q.person) } : {}),
      ...(q.ip ? { ip: q.ip } : {}),
    })
      .sort({ at: 1 })
      .lean();
    const by = new Map<string, { acts: Set<string>; records: Set<string>; first: Date; last: Date }>();
    for (const row of rows) {
      if (!row.client_id) continue;
      const key = String(row.client_id);
      const known = by.get(key) ?? { acts: new Set(), records: new Set(), first: row.at, last: row.at };
      by.set(key, known);
      known.acts.add(row.act);
      known.records.add(row.record_kind);
      known.last = row.at;
    }
    const found = await Entity.find(
      { _id: op({ $in: [...by.keys()].map(toId) }), owner_id },
      { name: 1, data: 1 },
    ).lean();
    const entity = new Map(found.map((e) => [String(e._id), e]));
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const clients = [...by].map(([company_id, { acts, records, first, last }]) => ({
      company_id,
      company_name: entity.get(company_id)?.name ?? '',
      email: text(entity.get(company_id)?.data['email']),
      phone: text(entity.get(company_id)?.data['mobile'] ?? entity.get(company_id)?.data['phone']),
      acts: [...acts].sort(),
      records: [...records].sort(),
      first_at: first.toISOString(),
      last_at: last.toISOString(),
    }));
    if (q.format === 'csv')
      return fileReply(
        'breach-report.csv',
        'text/csv; charset=utf-8',
        Buffer.from(
          `\ufeff${Papa.unparse(
            clients.map((c) => ({ ...c, acts: c.acts.join(' '), records: c.records.join(' ') })),
            { newline: '\r\n', escapeFormulae: mayRun },
          )}\r\n`,
        ),
      );
    const firm = await Firm.findById(owner_id).lean();
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      clients,
      total: clients.length,
      contact: firm?.grievance ?? { name: '', email: '', phone: '' },
    };
  },
});
