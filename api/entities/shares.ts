import * as z from 'zod';
import { inWords, sentence } from '../../shared/forms/messages.ts';
import { accountEmail } from '../../shared/users/requests.ts';
import { conflict, invalid, invalidField, notFound } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { User } from '../users/model.ts';
import { holdersOf, readersOf } from '../users/places.ts';
import { Entity, type EntityDoc } from './model.ts';
import { permissionOf, reachEntity } from './reach.ts';

const present = (entity: Pick<EntityDoc, 'shares'>) => ({
  shares: entity.shares.map(({ email, permission }) => ({ email, permission })),
  total: entity.shares.length,
});

const maxShares = 50;

/** `GET /companies/{id}/shares`: people the owner shared the entity with. */
export const listShares = route({
  method: 'GET',
  path: '/companies/:id/shares',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params }) => present(await reachEntity(user, params.id, 'own')),
});

/**
 * `POST /companies/{id}/shares`: shares with an e-mail address, or changes its permission. The response does
 * not reveal whether the address has an account; an account that proves it later gets access.
 */
export const shareEntity = route({
  method: 'POST',
  path: '/companies/:id/shares',
  access: 'tax',
  limit: 'invitations',
  params: idParams,
  body: z.strictObject({
    email: accountEmail,
    permission: z.enum(['view', 'edit'], inWords('chooseOne')),
  }),
  audit: 'entity.shared',
  handle: async ({ user, params, body, deps, note }) => {
    const entity = await reachEntity(user, params.id, 'own');
    if (body.email === user.email) throw invalidField('email', 'This is your own address');
    const before = entity.shares.find((s) => s.email === body.email);
    if (!before && entity.shares.length >= maxShares)
      throw invalid(sentence('An entity can be shared with at most {max} people', { max: maxShares }));
    const reader = await User.findOne(holdersOf([body.email]), { _id: 1 }).lean();
    const share = { email: body.email, permission: body.permission, user_id: reader?._id ?? null };
    const shares = [...entity.shares.filter((s) => s.email !== body.email), share];
    const changed = await Entity.findOneAndUpdate(
      { _id: entity._id, version: entity.version },
      {
        $set: { shares, reader_ids: readersOf(entity.owner_id, shares) },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw conflict('busy', 'Someone changed this at the same moment. Please try again.');
    if (!before)
      await sendLater(
        deps,
        body.email,
        mailTexts.entityShared(user.fullName, entity.name, body.permission, deps.config.publicUrl),
      );
    note({ kind: 'entity', id: params.id, detail: body.permission });
    return { message: 'Shared', ...present(changed) };
  },
});

/** `DELETE /companies/{id}/shares`: removes a share; a reader may remove their own. */
export const unshareEntity = route({
  method: 'DELETE',
  path: '/companies/:id/shares',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ email: accountEmail }),
  audit: 'entity.unshared',
  handle: async ({ user, params, body, note }) => {
    const entity = await reachEntity(user, params.id, body.email === user.email ? 'view' : 'own');
    if (!entity.shares.some((s) => s.email === body.email)) throw notFound('Not shared with this address.');
    const shares = entity.shares.filter((s) => s.email !== body.email);
    const changed = await Entity.findOneAndUpdate(
      { _id: entity._id, version: entity.version },
      {
        $set: { shares, reader_ids: readersOf(entity.owner_id, shares) },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw conflict('busy', 'Someone changed this at the same moment. Please try again.');
    note({ kind: 'entity', id: params.id });
    return { message: 'No longer shared', ...(permissionOf(user, entity) === 'own' ? present(changed) : {}) };
  },
});
