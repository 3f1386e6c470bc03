import { sentence } from '../../shared/forms/messages.ts';
import { planOf } from '../../shared/plans.ts';
import { approveRegistrationRequest, rejectRegistrationRequest } from '../../shared/users/requests.ts';
import { conflict, notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, literal, pageOf, sortOf } from '../base/schemas.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { User, type UserDoc } from '../users/model.ts';
import { presentAccount, presentPending } from '../users/present.ts';

/** `GET /admin/get-pending-registrations.php`. */
export const pendingRegistrations = route({
  method: 'GET',
  path: '/admin/get-pending-registrations.php',
  access: 'admin',
  limit: 'administration',
  query: listQuery(['registered_at', 'name_key', 'email'] as const),
  handle: async ({ query: q }) => {
    const filter = { status: 'pending' as const, ...searchPeople(q.q) };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      User.find(filter).sort(sortOf(q.sort, 'registered_at')).skip(skip).limit(limit).lean(),
      User.countDocuments(filter),
    ]);
    return { pending_registrations: found.map(presentPending), total, page: q.page, page_size: q.page_size };
  },
});

/** People whose name or e-mail contains the text. */
export function searchPeople(q: string | undefined) {
  const text = q?.trim().toLowerCase() ?? '';
  if (text === '') return {};
  const number = /^(?:ks-|reg-)?0*(\d{1,9})$/.exec(text)?.[1];
  const pattern = op({ $regex: literal(text) });
  return {
    $or: [{ name_key: pattern }, { email: pattern }, ...(number ? [{ number: Number(number) }] : [])],
  };
}

/** A registration by any of its identifiers: `12`, `REG-12`, `KS-000012` or the record's id. */
async function findRegistration(ref: string): Promise<UserDoc> {
  const number = /^(?:REG-|KS-)?0*(\d{1,9})$/i.exec(ref.trim())?.[1];
  const user = number
    ? await User.findOne({ number: Number(number) }).lean()
    : /^[0-9a-f]{24}$/.test(ref)
      ? await User.findOne({ _id: toId(ref) }).lean()
      : null;
  if (!user) throw notFound('This registration was not found.');
  return user;
}

const refuseDecided = (user: UserDoc) => {
  if (user.status !== 'pending')
    throw conflict(
      'already_decided',
      sentence('This registration is no longer pending; it is {status}.', {
        status: { text: user.status === 'rejected' ? 'rejected' : 'approved' },
      }),
    );
};

/** `POST /admin/approve-registration.php`: activates the account with a tier and mails the person. */
export const approveRegistration = route({
  method: 'POST',
  path: '/admin/approve-registration.php',
  access: 'admin',
  limit: 'administration',
  body: approveRegistrationRequest,
  audit: 'registration.approved',
  handle: async ({ body, deps, note }) => {
    const user = await findRegistration(body.user_id);
    note({ kind: 'user', id: String(user._id), detail: body.tier });
    refuseDecided(user);
    const approved = await User.findOneAndUpdate(
      { _id: user._id, status: 'pending' },
      {
        $set: { status: 'active', tier: body.tier, notes: body.notes, approved_at: deps.now() },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!approved) throw conflict('already_decided', 'This registration is no longer pending.');
    await sendLater(
      deps,
      approved.email,
      mailTexts.approved(approved.full_name, approved.tier, body.notes, `${deps.config.publicUrl}/login`),
    );
    return {
      message: sentence('Approved with {what}. An e-mail was sent.', {
        what: { text: planOf(approved.tier).name },
      }),
      user: presentAccount(approved),
    };
  },
});

/** `POST /admin/reject-registration.php`: rejects with a reason and mails the person. */
export const rejectRegistration = route({
  method: 'POST',
  path: '/admin/reject-registration.php',
  access: 'admin',
  limit: 'administration',
  body: rejectRegistrationRequest,
  audit: 'registration.rejected',
  handle: async ({ body, deps, note }) => {
    const user = await findRegistration(body.registration_id);
    note({ kind: 'user', id: String(user._id) });
    refuseDecided(user);
    const rejected = await User.findOneAndUpdate(
      { _id: user._id, status: 'pending' },
      { $set: { status: 'rejected', rejection_reason: body.reason }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!rejected) throw conflict('already_decided', 'This registration is no longer pending.');
    await sendLater(deps, rejected.email, mailTexts.rejected(rejected.full_name, body.reason));
    return { message: 'Rejected. An e-mail was sent to the user.', user: presentAccount(rejected) };
  },
});
