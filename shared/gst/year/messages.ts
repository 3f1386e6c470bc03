import { messagesOf } from '../../forms/messages.ts';

/** Message patterns of GSTR-2A and the year by supplier. */
const patterns = {
  wrong2a: 'This is not the portal’s GSTR-2A JSON: its GSTIN or period is missing',
  amounts2a: 'The amounts of {number} cannot be read',
  unnumbered2a: '{number} has no readable number or date',
} as const;

export const say = messagesOf(patterns);
