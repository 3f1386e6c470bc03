import { messagesOf } from '../../forms/messages.ts';

/** Message patterns of the Invoice Management System. */
const patterns = {
  wrongIms: 'This is not an IMS file: it has no records with a supplier and an action',
  periodIms: 'The return period of {number} cannot be read',
  amountsIms: 'The amounts of {number} cannot be read',
  agrees: 'It agrees with the purchase register',
  agreesWithin: 'It agrees with the purchase register within the tolerance',
  differs: 'The register has other amounts: keep it pending until the supplier corrects it',
  near: 'Probably in the register, with differences: check before you accept',
  notBought: 'Not in the purchase register: keep it pending until it arrives',
  noteNotBought: 'The credit note is not in the register: it may not be kept pending, so decide on it',
  imported: 'Imports can be accepted or kept pending only; without an action they count as accepted',
  pendingBlocked: 'The portal does not let {number} be pending',
  pendingPast: '{number} could be pending for one period, to {period}: it counts as accepted now',
  pendingNotYet: 'Credit notes and amendments like {number} could not be pending before October 2025',
  importRejected: '{number} is an import: it cannot be rejected',
  remarksBlocked: 'The portal takes no remarks on {number}',
  remarksOnly: 'Remarks on {number} go with a rejection or pending only',
  reductionNotHere: 'Credit is reduced only when a credit note or an amendment is accepted: {number}',
  reductionBlocked: 'The portal takes no reduction of credit for {number}',
  reductionTooLarge: 'The reduction of {number} is more than its tax of {tax}',
} as const;

export const say = messagesOf(patterns);
