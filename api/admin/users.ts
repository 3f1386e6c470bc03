import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { sentence } from '../../shared/forms/messages.ts';
import { tiers } from '../../shared/plans.ts';
import { accountStatuses, roles } from '../../shared/users/people.ts';
import { createUserRequest, updateUserRequest } from '../../shared/users/requests.ts';
import { conflict, invalid, isDuplicate, notFound, stale } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, listQuery, pageOf, sortOf } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { claimShares } from '../users/account/claims.ts';
import { endAccess } from '../users/account/end-access.ts';
import { sendLink } from '../users/account/reset.ts';
import { createAccount } from '../users/create.ts';
import { dropFactors } from '../users/factor/model.ts';
import { refusePassword } from '../users/guessable.ts';
import { User } from '../users/model.ts';
import { firstPasswordUntil, hashPassword } from '../users/password.ts';
import { presentAccount, presentSession } from '../users/present.ts';
import { endSessions, openSessions } from '../users/session.ts';
import { searchPeople } from './registrations.ts';

/** `GET /admin/users`. */
export const listUsers = route({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  limit: 'administration',
  query: listQuery(['number', 'name_key', 'email', 'created_at', 'last_login_at'] as const, {
    status: z.enum(accountStatuses).optional(),
    role: z.enum(roles).optional(),
    tier: z.enum(tiers).optional(),
  }),
  handle: async ({ query: q }) => {
    const filter = {
      ...(q.status ? { status: q.status } : {}),
      ...(q.role ? { role: q.role } : {}),
      ...(q.tier ? { tier: q.tier } : {}),
      ...searchPeople(q.q),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      User.find(filter).sort(sortOf(q.sort, 'number')).skip(skip).limit(limit).lean(),
      User.countDocuments(filter),
    ]);
    return { users: found.map(presentAccount), total, page: q.page, page_size: q.page_size };
  },
});

/**
 * `POST /admin/users`: creates an account without registration. The person gets a mailed link; a password
 * given here is valid equally long, until they choose one, and items shared with the address wait.
 */
export const createUser = route({
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  limit: 'administration',
  body: createUserRequest,
  audit: 'user.created',
  handle: async ({ body, deps, note }) => {
    const { password, ...account } = body;
    if (password !== undefined) await refusePassword(deps, password, 'password', account);
    const first = password ?? randomBytes(32).toString('base64url');
    const password_hash = await hashPassword(first, deps.config.hashCost);
    const user = await withTransaction(() =>
      createAccount(deps, {
        ...account,
        email_proved: false,
        password_hash,
        password_until: firstPasswordUntil(deps),
        status: 'active',
      }),
    ).catch((error: unknown) => {
      if (isDuplicate(error))
        throw conflict('email_taken', 'There is already an account with this e-mail address.');
      throw error;
    });
    await sendLink(deps, user, spans.startLink, mailTexts.accountCreated);
    note({ kind: 'user', id: String(user._id), detail: user.role });
    return { message: 'User created', user: presentAccount(user) };
  },
});

/** `PUT /admin/users/{id}`: role, tier, disabled. Changing the role or disabling ends the person's sessions. */
export const updateUser = route({
  method: 'PUT',
  path: '/admin/users/:id',
  access: 'admin',
  limit: 'administration',
  params: idParams,
  body: updateUserRequest,
  audit: 'user.changed',
  handle: async ({ user: admin, params, body, deps, note }) => {
    const before = await User.findById(params.id).lean();
    if (!before) throw notFound('This user was not found.');
    if (params.id === admin.id && (body.status === 'disabled' || (body.role && body.role !== 'admin')))
      throw invalid('You cannot disable your own account or remove your own role.');
    if (body.status && before.status !== 'active' && before.status !== 'disabled')
      throw conflict(
        'wrong_status',
        sentence('This account is {status}.', { status: { text: before.status } }),
      );
    const { version, ...changes } = body;
    const changed = await User.findOneAndUpdate(
      { _id: before._id, version },
      { $set: changes, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw stale(presentAccount((await User.findById(params.id).lean()) ?? before));
    if (changed.status === 'disabled' || changed.role !== before.role) await endAccess(deps, params.id);
    if (changed.role !== before.role) await claimShares(changed);
    note({
      kind: 'user',
      id: params.id,
      before: [before.role, before.tier, before.status],
      after: [changed.role, changed.tier, changed.status],
      detail: Object.entries(changes)
        .map(([k, v]) => `${k}=${v}`)
        .join(' '),
    });
    return { message: 'User updated', user: presentAccount(changed) };
  },
});

/** `GET /admin/users/{id}/sessions`. */
export const userSessions = route({
  method: 'GET',
  path: '/admin/users/:id/sessions',
  access: 'admin',
  limit: 'administration',
  params: idParams,
  handle: async ({ params, deps }) => {
    if (!(await User.exists({ _id: toId(params.id) }))) throw notFound('This user was not found.');
    const sessions = await openSessions(deps, params.id);
    return { sessions: sessions.map((s) => presentSession(s)), total: sessions.length };
  },
});

/** `POST /admin/users/{id}/end-sessions`: signs a person out everywhere. */
export const endUserSessions = route({
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  access: 'admin',
  limit: 'administration',
  params: idParams,
  audit: 'user.signed_out',
  handle: async ({ params, deps, note }) => {
    if (!(await User.exists({ _id: toId(params.id) }))) throw notFound('This user was not found.');
    note({ kind: 'user', id: params.id });
    return { ended: await endSessions(deps, params.id) };
  },
});

/** `POST /admin/users/{id}/reset-second-factor`: for someone who lost phone and codes; the password stays valid. */
export const resetSecondFactor = route({
  method: 'POST',
  path: '/admin/users/:id/reset-second-factor',
  access: 'admin',
  limit: 'administration',
  params: idParams,
  audit: 'second_factor.reset',
  handle: async ({ params, deps, note }) => {
    const user = await User.findById(params.id).lean();
    if (!user) throw notFound('This user was not found.');
    note({ kind: 'user', id: params.id });
    await dropFactors(user._id);
    // The grace period starts with the next sign-in.
    await User.updateOne({ _id: user._id }, { $set: { factor_since: null, factor_due_at: null } });
    await endAccess(deps, params.id);
    await sendLater(deps, user.email, mailTexts.secondFactorChanged(user.full_name));
    return { message: 'Two-step sign-in was reset. The person can set it up again after the next sign-in.' };
  },
});
