import type mongoose from 'mongoose';
import type { Owned } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import { BoardViews, DueDate, DutyMark } from './model.ts';

const notesOf = async (clients: readonly mongoose.Types.ObjectId[]) =>
  (await DutyMark.find({ entity_id: op({ $in: [...clients] }) }).lean()).map(
    ({ entity_id, key, waiting_since, filed_on, acknowledgement }) => ({
      company_id: String(entity_id),
      key,
      waiting_since,
      filed_on,
      acknowledgement,
    }),
  );

/** Notes on duties of an owner's clients, and due dates the person set. */
export const ownedDuties: Owned = {
  name: 'duties',
  collect: async (_deps, userId) => {
    const dates = await DueDate.find({ owner_id: toId(userId) }).lean();
    return {
      notes: await notesOf(await ownIds(userId)),
      due_dates: dates.map(({ kind, period, due, notification, states }) => ({
        kind,
        period,
        due,
        notification,
        states,
      })),
    };
  },
  ofClients: (_deps, clients) => notesOf(clients),
  purge: async (_deps, userId) => {
    await DutyMark.deleteMany({ entity_id: op({ $in: await ownIds(userId) }) });
    await DueDate.deleteMany({ owner_id: toId(userId) });
  },
};

/** A person's saved views. */
export const ownedViews: Owned = {
  name: 'board_views',
  personal: true,
  collect: async (deps, userId) =>
    (await BoardViews.find({ user_id: toId(userId) }).lean()).map((v) => deps.vault.open(v.views_sealed)),
  purge: async (_deps, firmId) => {
    await BoardViews.deleteMany({ firm_id: toId(firmId) });
  },
  leave: async (_deps, userId) => {
    await BoardViews.deleteMany({ user_id: toId(userId) });
  },
};
