import * as z from 'zod';
import { isIsoDate } from '../dates.ts';
import { inWords } from '../forms/messages.ts';

/** Basis of a firm's work for a client: an engagement letter, or consent (sections 6 and 7 of the Act). */
const engagementKinds = ['engagement', 'consent'] as const;

const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max }));
const day = z.union([z.literal(''), z.string().refine(isIsoDate, inWords('wrongForm'))]);

/** `PUT /companies/{id}/privacy`. */
export const engagementRequest = z.strictObject({
  kind: z.enum(engagementKinds, inWords('chooseOne')),
  /** Date of signature or consent, by whom, and where the document is. */
  agreed_on: z.string().refine(isIsoDate, inWords('wrongForm')),
  agreed_by: line(120).min(1, inWords('required')),
  reference: line(200).default(''),
  purposes: line(500).default(''),
  /** Day the client was given the notice. */
  notice_on: day.default(''),
  withdrawn_on: day.default(''),
});
export type Engagement = z.output<typeof engagementRequest>;

/** `POST /companies/{id}/hold`: reason why a client's data may not be deleted. */
export const holdRequest = z.strictObject({ reason: line(300).min(1, inWords('required')) });

/** `POST /companies/{id}/erase`: the client's name, typed, and why. */
export const eraseRequest = z.strictObject({
  confirm_name: line(300).min(1, inWords('required')),
  reason: line(300).min(1, inWords('required')),
});

/** A PAN as lists show it: the first three and last three letters. */
export const maskedPan = (pan: string): string =>
  pan.length > 6 ? `${pan.slice(0, 3)}••••${pan.slice(-3)}` : pan;
