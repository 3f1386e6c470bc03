import type { Types } from 'mongoose';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { Firm } from '../membership/model.ts';

/**
 * The firm's UPI id and sender name if the client is the firm itself: the same GSTIN or, for a firm without
 * one, the same name. Undefined for other clients, whose customers pay the client.
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
