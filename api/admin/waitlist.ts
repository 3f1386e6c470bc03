import { mkdir } from 'node:fs/promises';
import * as z from 'zod';
import { planOf } from '../../shared/plans.ts';
import { userNumber } from '../../shared/users/people.ts';
import { conflict, notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import type { Route } from '../base/route.ts';
import { route } from '../base/route.ts';
import { listQuery, pageOf, recordId, sortOf } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { personDir } from '../drive/base/disk.ts';
import { openDrive } from '../drive/base/tree.ts';
import { Waitlist, type WaitlistDoc } from '../drive/base/waitlist-model.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { User } from '../users/model.ts';
import { searchPeople } from './registrations.ts';

/** `POST /cloud-storage/join-waitlist`: requests storage for the firm; repeating it has no effect. */
const joinWaitlist = route({
  method: 'POST',
  path: '/cloud-storage/join-waitlist',
  access: 'tax',
  limit: 'work',
  audit: 'storage.asked',
  handle: async ({ user, deps, note }) => {
    const id = toId(user.firm.id);
    note({ kind: 'user', id: user.firm.id });
    const entry = await withTransaction(async () => {
      const had = await Waitlist.findOne({ user_id: id }).lean();
      if (had && had.status !== 'rejected') return had;
      await User.updateOne({ _id: id }, { $set: { storage_status: 'waiting' } });
      return (await Waitlist.findOneAndUpdate(
        { user_id: id },
        {
          $set: { requested_at: deps.now(), status: 'waiting', reason: '', decided_at: null },
          $inc: { version: had ? 1 : 0 },
        },
        { upsert: true, returnDocument: 'after' },
      ).lean())!;
    });
    return {
      message: entry.status === 'approved' ? 'Your cloud storage is open.' : 'You are on the waitlist.',
      status: entry.status,
      position: entry.status === 'waiting' ? await positionOf(entry) : null,
    };
  },
});

const positionOf = async (entry: WaitlistDoc) =>
  1 + (await Waitlist.countDocuments({ status: 'waiting', requested_at: op({ $lt: entry.requested_at }) }));

/** `GET /cloud-storage/status`: status of the caller's request. */
const storageStatus = route({
  method: 'GET',
  path: '/cloud-storage/status',
  access: 'tax',
  limit: 'work',
  handle: async ({ user }) => {
    const entry = await Waitlist.findOne({ user_id: toId(user.firm.id) }).lean();
    if (!entry) return { status: 'none', position: null, reason: '' };
    return {
      status: entry.status,
      position: entry.status === 'waiting' ? await positionOf(entry) : null,
      reason: entry.reason,
    };
  },
});

const query = listQuery(['requested_at'] as const);

async function waiting(q: z.output<typeof query>) {
  const people = q.q
    ? { user_id: op({ $in: (await User.find(searchPeople(q.q), { _id: 1 }).lean()).map((u) => u._id) }) }
    : {};
  const filter = { status: 'waiting' as const, ...people };
  const { skip, limit } = pageOf(q);
  const [found, total] = await Promise.all([
    Waitlist.find(filter).sort(sortOf(q.sort, 'requested_at')).skip(skip).limit(limit).lean(),
    Waitlist.countDocuments(filter),
  ]);
  const users = new Map(
    (await User.find({ _id: op({ $in: found.map((w) => w.user_id) }) }).lean()).map((u) => [
      String(u._id),
      u,
    ]),
  );
  const entries = [];
  for (const entry of found) {
    const person = users.get(String(entry.user_id));
    entries.push({
      id: String(entry._id),
      version: entry.version,
      user_id: String(entry.user_id),
      user_number: person ? userNumber(person.number) : '',
      full_name: person?.full_name ?? '',
      email: person?.email ?? '',
      tier: person?.tier ?? '',
      position: await positionOf(entry),
      requested_at: entry.requested_at.toISOString(),
      status: entry.status,
    });
  }
  return { entries, total, page: q.page, page_size: q.page_size };
}

/** `GET /admin/waitlist`. */
const adminWaitlist = route({
  method: 'GET',
  path: '/admin/waitlist',
  access: 'admin',
  limit: 'administration',
  query,
  handle: async ({ query: q }) => {
    const { entries, ...rest } = await waiting(q);
    return { waitlist: entries, ...rest };
  },
});

/** `GET /admin/pending-storage-requests`: the same entries under the second documented name. */
const pendingStorageRequests = route({
  method: 'GET',
  path: '/admin/pending-storage-requests',
  access: 'admin',
  limit: 'administration',
  query,
  handle: async ({ query: q }) => {
    const { entries, ...rest } = await waiting(q);
    return { requests: entries, ...rest };
  },
});

const decision = { waitlist_id: recordId, user_id: recordId };

async function decide(
  ids: { waitlist_id: string; user_id: string },
  status: 'approved' | 'rejected',
  reason: string,
  now: Date,
) {
  return withTransaction(async () => {
    const filter = { _id: toId(ids.waitlist_id), user_id: toId(ids.user_id) };
    const entry = await Waitlist.findOneAndUpdate(
      { ...filter, status: 'waiting' },
      { $set: { status, reason, decided_at: now }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!entry) {
      if (await Waitlist.exists(filter))
        throw conflict('already_decided', 'This request is no longer waiting.');
      throw notFound('This request was not found.');
    }
    const user = await User.findOneAndUpdate(
      { _id: entry.user_id },
      { $set: { storage_status: status } },
      { returnDocument: 'after' },
    ).lean();
    if (!user) throw notFound('This user was not found.');
    return user;
  });
}

/** `POST /admin/approve-waitlist`: creates the person's folder and activates their drive. */
const approveWaitlist = route({
  method: 'POST',
  path: '/admin/approve-waitlist',
  access: 'admin',
  limit: 'administration',
  body: z.strictObject(decision),
  audit: 'storage.approved',
  handle: async ({ body, deps, note }) => {
    note({ kind: 'user', id: body.user_id });
    const user = await decide(body, 'approved', '', deps.now());
    await mkdir(personDir(deps.config.storageDir, body.user_id), { recursive: true, mode: 0o700 });
    await openDrive(user._id);
    const gigabytes = planOf(user.tier).storageBytes / 1024 ** 3;
    await sendLater(
      deps,
      user.email,
      mailTexts.storageApproved(user.full_name, gigabytes, `${deps.config.publicUrl}/app/cloud-storage`),
    );
    return { message: 'Approved. The storage folder was created.' };
  },
});

/** `POST /admin/reject-waitlist`. */
const rejectWaitlist = route({
  method: 'POST',
  path: '/admin/reject-waitlist',
  access: 'admin',
  limit: 'administration',
  body: z.strictObject({
    ...decision,
    reason: z.string('Reason is required').trim().min(1, 'Reason is required').max(1000),
  }),
  audit: 'storage.rejected',
  handle: async ({ body, deps, note }) => {
    note({ kind: 'user', id: body.user_id });
    const user = await decide(body, 'rejected', body.reason, deps.now());
    await sendLater(deps, user.email, mailTexts.storageRejected(user.full_name, body.reason));
    return { message: 'Rejected. An e-mail was sent to the user.' };
  },
});

/** Storage requests and their approval. */
export const waitlistRoutes: readonly Route[] = [
  joinWaitlist,
  storageStatus,
  adminWaitlist,
  pendingStorageRequests,
  approveWaitlist,
  rejectWaitlist,
];
