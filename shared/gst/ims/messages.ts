import { messagesOf } from '../../forms/messages.ts';

/** Message patterns of the Invoice Management System. */
const patterns = {
  wrongIms: 'This is not an IMS file: it has no records with a supplier and an action',
  periodIms: 'The return period of {number} cannot be read',
  amountsIms: 'The amounts of {number} cannot be read',
  agrees: 'It agrees with the purchase register',
  agreesWithin: 'It agrees with the purchase register within the tolerance',
  differs: 'The register has other amounts: keep it pending until the supplier corrects it',
  near: 'Probable match in the register, with differences: check before you accept',
  notBought: 'Not in the purchase register: keep it pending until it arrives',
  noteNotBought: 'The credit note is not in the register and cannot be kept pending: accept or reject it',
  imported: 'Imports can only be accepted or kept pending; without an action they are deemed accepted',
  pendingBlocked: '{number} cannot be kept pending on the portal',
  pendingPast: '{number} could be pending for one period, until {period}: it is now deemed accepted',
  pendingNotYet: 'Credit notes and amendments such as {number} could not be kept pending before October 2025',
  importRejected: '{number} is an import: it cannot be rejected',
  remarksBlocked: 'The portal does not accept remarks on {number}',
  remarksOnly: 'Remarks on {number} are allowed only with Reject or Pending',
  reductionNotHere: 'Credit is reduced only when a credit note or an amendment is accepted: {number}',
  reductionBlocked: 'The portal does not accept a reduction of credit for {number}',
  reductionTooLarge: 'The reduction for {number} exceeds its tax of {tax}',
} as const;

export const say = messagesOf(patterns);
