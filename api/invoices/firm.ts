import type { Types } from 'mongoose';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { Firm } from '../membership/model.ts';

/**
 * The UPI id and the name of the sender of a firm, where a client is the firm itself: its GSTIN is the firm's or, of a firm without one, its
 * name. Of any other client undefined, whose customers pay that client.
 */
export async function ownFirm(
  deps: Deps,
  entity: Pick<EntityDoc, 'name_key' | 'data'> & { owner_id: Types.ObjectId },
): Promise<{ upi: string; sender: string } | undefined> {
  const firm = await Firm.findById(entity.owner_id, {
    name: 1,
    upi: 1,
    mail_sender: 1,
    gstin_sealed: 1,
  }).lean();
  if (!firm || (!firm.upi && !firm.mail_sender)) return undefined;
  const own = firm.gstin_sealed
    ? entityData(deps, entity as EntityDoc)['gstin'] === deps.vault.open<string>(firm.gstin_sealed)
    : entity.name_key === firm.name.trim().toLowerCase();
  return own ? { upi: firm.upi, sender: firm.mail_sender } : undefined;
}
