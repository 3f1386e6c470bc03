import * as z from 'zod';
import { inWords } from '../forms/messages.ts';
import { isEmail, isPan, isPincode } from '../identifiers.ts';
import { minPasswordLength } from '../password-length.ts';
import { tiers } from '../plans.ts';
import { registrableRoles, roles } from './people.ts';

/** Texts of the registration, profile and password forms, as documented. */
export const accountMessages = {
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  newPasswordTooShort: 'New password must be at least 6 characters long',
  newPasswordsDiffer: 'New password and confirmation do not match',
  passwordCommon: 'This password is among the most common ones. Please choose another.',
  passwordGuessable:
    'This password contains your name, your firm, your e-mail or Karsetu. Please choose another.',
  emailInvalid: 'Please enter a valid email address',
  nameMissing: 'Full name is required',
  otp: 'Enter the code from the e-mail',
  emailOtp: 'Enter the 6-digit code from the e-mail',
} as const;

const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max }));
const optionalLine = (max: number) => line(max).optional();

/** An address for an account, lower-cased. */
export const accountEmail = z
  .string(accountMessages.emailInvalid)
  .trim()
  .toLowerCase()
  .refine(isEmail, accountMessages.emailInvalid);

/** A new password: at least six characters of any kind, kept exactly as typed. */
const newPassword = (tooShort: string) =>
  z
    .string(tooShort)
    .min(minPasswordLength, tooShort)
    .max(256, inWords('tooLong', { max: 256 }));

const fullName = line(120).min(1, accountMessages.nameMissing);
const phone = line(20).regex(/^$|^\+?[\d\s-]{6,20}$/, inWords('looksLike', { example: '9876543210' }));
const optionalPan = z
  .string()
  .trim()
  .toUpperCase()
  .refine((s) => s === '' || isPan(s), 'Please enter a valid 10-character PAN');
const optionalPincode = z
  .string()
  .trim()
  .refine((s) => s === '' || isPincode(s), inWords('looksLike', { example: '411001' }));

/** A random id stored in the browser, used to count devices. */
const deviceId = z.string().regex(/^[\w-]{8,64}$/, inWords('wrongForm'));

/**
 * `POST /auth/login`: besides the two documented fields, the browser's device and, if the plan's devices are
 * used up, one to sign out.
 */
export const loginRequest = z.strictObject({
  email: z.string('Enter your e-mail').trim().toLowerCase().min(1, 'Enter your e-mail').max(254),
  password: z.string('Enter your password').min(1, 'Enter your password').max(256),
  device_id: deviceId.optional(),
  end_device_id: z.string().max(80).optional(),
  /** Cancels the requested deletion of an account. */
  keep_account: z.boolean().optional(),
});

const registrationDetails = {
  email: accountEmail,
  password: newPassword(accountMessages.passwordTooShort),
  full_name: fullName,
  phone: phone.default(''),
  pan_number: optionalPan.default(''),
  role: z.enum(registrableRoles, inWords('chooseOne')).default('client'),
};

/** A registration's code: four digits, or eight after many wrong guesses at the address. */
export const registrationCode = /^(?:\d{4}|\d{8})$/;

/** `POST /auth/register.php`: without `otp` it is step 1, with it step 2. */
export const registerRequest = z.strictObject({
  ...registrationDetails,
  subscription_tier: z.coerce.number().int().min(1).max(3).optional(),
  otp: z.string(accountMessages.otp).regex(registrationCode, accountMessages.otp).optional(),
});
export type RegisterRequest = z.output<typeof registerRequest>;

export const forgotPasswordRequest = z.strictObject({ email: accountEmail });
export const resetPasswordRequest = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete'),
  new_password: newPassword(accountMessages.newPasswordTooShort),
});

/** `PUT /users/update-profile`; `version` may be left out by a form with nothing else open. */
export const profileRequest = z.strictObject({
  full_name: fullName,
  email: accountEmail,
  phone: phone.optional(),
  pan_number: optionalPan.optional(),
  address: optionalLine(250),
  city: optionalLine(60),
  state: optionalLine(60),
  pincode: optionalPincode.optional(),
  /** Needed when the e-mail changes. */
  current_password: z.string().max(256).optional(),
  /** The code mailed to the new address; without it a new e-mail is first to be verified. */
  otp: z
    .string(accountMessages.emailOtp)
    .regex(/^\d{6}$/, accountMessages.emailOtp)
    .optional(),
  version: z.number().int().min(1).optional(),
});

/** `POST /users/change-password`. */
export const changePasswordRequest = z
  .strictObject({
    current_password: z.string('Enter your current password').min(1, 'Enter your current password').max(256),
    new_password: newPassword(accountMessages.newPasswordTooShort),
    confirm_password: z.string(accountMessages.newPasswordsDiffer).max(256),
  })
  .refine((r) => r.new_password === r.confirm_password, {
    error: accountMessages.newPasswordsDiffer,
    path: ['confirm_password'],
  });

/** `DELETE /users/sessions/{id}` and `POST /users/sessions/end-others`: the password, unless one signed in minutes ago. */
export const endSessionRequest = z.strictObject({
  current_password: z.string().max(256).optional(),
});

export const closeAccountRequest = z.strictObject({
  password: z.string('Enter your password').min(1, 'Enter your password').max(256),
});

/** `POST /admin/users`; without a password the person chooses one by the link mailed to them. */
export const createUserRequest = z.strictObject({
  email: accountEmail,
  full_name: fullName,
  password: newPassword(accountMessages.passwordTooShort).optional(),
  role: z.enum(roles, inWords('chooseOne')),
  tier: z.enum(tiers, inWords('chooseOne')).default('tier1'),
  phone: phone.default(''),
});

/** `PUT /admin/users/{id}`. */
export const updateUserRequest = z.strictObject({
  version: z.number().int().min(1),
  role: z.enum(roles).optional(),
  tier: z.enum(tiers).optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

const registrationRef = z.union([z.string().max(40), z.number().int()]).transform(String);

/** `POST /admin/approve-registration.php`. */
export const approveRegistrationRequest = z.strictObject({
  user_id: registrationRef,
  tier: z.enum(tiers, inWords('chooseOne')),
  notes: line(1000).default(''),
});

/** `POST /admin/reject-registration.php`. */
export const rejectRegistrationRequest = z.strictObject({
  registration_id: registrationRef,
  reason: z
    .string('Please provide a reason for rejection')
    .trim()
    .min(1, 'Please provide a reason for rejection')
    .max(1000),
});
