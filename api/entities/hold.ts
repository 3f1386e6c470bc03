import { sentence } from '../../shared/forms/messages.ts';
import { conflict } from '../base/errors.ts';
import type { EntityDoc } from './model.ts';

/** 409 while a client is under legal hold. */
export function refuseHeld(entity: Pick<EntityDoc, 'legal_hold' | 'name'>): void {
  if (entity.legal_hold)
    throw conflict(
      'legal_hold',
      sentence('{name} is under legal hold: {reason}. Lift it before anything is deleted.', {
        name: entity.name,
        reason: entity.legal_hold.reason,
      }),
    );
}
