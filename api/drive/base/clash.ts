import { driveMessages } from '../../../shared/drive/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import { conflict } from '../../base/errors.ts';
import { wholeOf } from '../../membership/place.ts';
import type { DriveItemDoc } from './model.ts';
import { presentItems } from './present.ts';

/** A name conflict: the new item and the existing one. */
export interface NameClash {
  id: string;
  name: string;
  existing: DriveItemDoc;
}

/** 409 with all conflicts, so that the user can be asked once. */
export async function nameClash(user: SignedIn, taken: readonly NameClash[], now: Date) {
  const shown = await presentItems(
    user,
    taken.map((t) => t.existing),
    { now, permission: (i) => (i.owner_id.equals(wholeOf(user)) ? 'own' : 'edit') },
  );
  return conflict('name_clash', driveMessages.clash, {
    clashes: taken.map(({ id, name }, at) => ({ id, name, existing: shown[at] })),
  });
}
