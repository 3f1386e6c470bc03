import type mongoose from 'mongoose';
import type { Owned } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import { ClientNote, Reminder } from './model.ts';

/** Removes the data of permanently deleted clients. */
export async function dropClientsOf(entities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  const filter = { entity_id: op({ $in: [...entities] }) };
  await ClientNote.deleteMany(filter);
  await Reminder.deleteMany(filter);
}

/** Notes on a firm's clients and reminders sent to them. */
export const ownedClients: Owned = {
  name: 'clients',
  collect: async (deps, userId) => {
    const filter = { entity_id: op({ $in: await ownIds(userId) }) };
    const notes = await ClientNote.find(filter).sort({ created_at: 1 }).lean();
    const reminders = await Reminder.find(filter).sort({ created_at: 1 }).lean();
    return {
      notes: notes.map((n) => ({
        company_id: String(n.entity_id),
        at: n.created_at.toISOString(),
        text: deps.vault.open<string>(n.text_sealed),
      })),
      reminders: reminders.map((r) => ({
        company_id: String(r.entity_id),
        at: r.created_at.toISOString(),
        channel: r.channel,
        duty: r.duty,
        period: r.period,
        text: deps.vault.open<string>(r.text_sealed),
      })),
    };
  },
  purge: async (_deps, userId) => dropClientsOf(await ownIds(userId)),
};
