import * as z from 'zod';
import { inWords } from '../forms/messages.ts';
import { isEmail, isGstin } from '../identifiers.ts';
import { idleMinutes } from '../idle.ts';
import { minPasswordLength, mostPasswordMinimum } from '../password-length.ts';
import { letterheadRequest } from './letterhead.ts';
import { allowances, firmRoles } from './rights.ts';
import { duties } from './work.ts';

/** An address to invite, lower-cased. */
const email = z.string().trim().toLowerCase().refine(isEmail, 'Please enter a valid email address');
const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max }));
const id = z.string().regex(/^[0-9a-f]{24}$/, inWords('wrongForm'));
const version = z.number().int().min(1).optional();
const role = z.enum(firmRoles, inWords('chooseOne'));
const allowed = z.array(z.enum(allowances, inWords('chooseOne'))).max(allowances.length);
const duty = z.enum(duties, inWords('chooseOne'));

/** `PUT` and `PATCH /firm`: changes the given fields. */
export const firmRequest = z.strictObject({
  version,
  name: line(200).min(1, inWords('required')).optional(),
  frn: line(20).optional(),
  address: line(500).optional(),
  gstin: line(15)
    .toUpperCase()
    .refine((s) => s === '' || isGstin(s), inWords('wrongForm'))
    .optional(),
  upi: line(100).optional(),
  letterhead: letterheadRequest.optional(),
  mail_sender: line(100).optional(),
  default_financial_year: z
    .string()
    .regex(/^$|^20\d\d-\d\d$/, inWords('looksLike', { example: '2025-26' }))
    .optional(),
  retention_years: z.number().int().min(1).max(30).optional(),
  /** Null: from the second member on. */
  review_required: z.boolean().nullable().optional(),
  grievance: z
    .strictObject({
      name: line(120),
      email: line(200).refine((s) => s === '' || isEmail(s), 'Please enter a valid email address'),
      phone: line(40),
    })
    .optional(),
  second_factor_required: z.boolean().optional(),
  /** Minimum length of a member's new password; null: the installation's setting. */
  password_min_length: z.number().int().min(minPasswordLength).max(mostPasswordMinimum).nullable().optional(),
  idle_minutes: z
    .number()
    .refine((n) => (idleMinutes.choices as readonly number[]).includes(n), inWords('chooseOne'))
    .nullable()
    .optional(),
});

/** `POST /firm/members`: invites by mail. */
export const inviteRequest = z.strictObject({ email, role, allowed: allowed.default([]) });

/** `PUT` and `PATCH /firm/members/{id}`: role, allowances, or disabling with the member who takes over. */
export const memberRequest = z.strictObject({
  version,
  role: role.optional(),
  allowed: allowed.optional(),
  status: z.enum(['active', 'disabled'], inWords('chooseOne')).optional(),
  hand_over_to: id.optional(),
});

/** `DELETE /firm/members/{id}` and `POST /firm/leave`. */
export const handOverRequest = z.strictObject({ hand_over_to: id.optional() });

/** `POST /firm/closing`: the typed firm name and the password of the person closing it. */
export const closeFirmRequest = z.strictObject({
  confirm_name: line(200).min(1, inWords('required')),
  password: z.string('Enter your password').min(1, 'Enter your password').max(256),
});

const token = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete');
export const invitationRequest = z.strictObject({ token });
/** `POST /firm/invitations/accept`; name and password where the address has no account yet. */
export const acceptRequest = z.strictObject({
  token,
  full_name: line(120).optional(),
  password: z.string().max(256).optional(),
});

export const switchRequest = z.strictObject({ firm_id: id });

const group = {
  kind: z.enum(['family', 'business house', 'other'], inWords('chooseOne')).optional(),
  member_ids: z.array(id).max(200).optional(),
  company_ids: z.array(id).max(5000).optional(),
};
const groupName = line(100).min(1, inWords('required'));
export const groupRequest = z.strictObject({ name: groupName, ...group });
export const groupChangeRequest = z.strictObject({ version, name: groupName.optional(), ...group });

const assigned = {
  company_id: id.optional(),
  company_ids: z.array(id).max(1000).optional(),
  member_id: id,
};
/** `POST /firm/assignments`: one client or several, as a whole or one duty of them. */
export const assignRequest = z.strictObject({ ...assigned, duty: duty.default('all') });
/** `DELETE /firm/assignments`: without a duty all of them. */
export const unassignRequest = z.strictObject({ ...assigned, duty: duty.optional() });

/** `PATCH /firm/clients/{id}`: group and labels of a client. */
export const placeRequest = z.strictObject({
  group_id: id.nullable().optional(),
  labels: z
    .array(line(40).min(1, inWords('required')))
    .max(20)
    .optional(),
});
