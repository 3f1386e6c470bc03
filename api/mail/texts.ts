import { planOf, type Tier } from '../../shared/plans.ts';
import { userNumber } from '../../shared/users/people.ts';
import type { MailText } from '../base/deps.ts';
import { compose } from './compose.ts';

const hello = (name: string) => `Dear ${name},`;
const notYou =
  'If this was not you, change your password immediately and sign out your other devices in Account Settings.';

/** All mails of the product, by subject. */
export const mailTexts = {
  otp: (name: string, otp: string): MailText =>
    compose(`${otp} is your Karsetu code`, hello(name), [
      'Use this code to finish your registration. It is valid for 10 minutes.',
      { code: otp },
      'If you did not request it, ignore this e-mail.',
    ]),

  alreadyRegistered: (name: string, link: string): MailText =>
    compose('You already have a Karsetu account', hello(name), [
      'Someone, probably you, tried to register with this e-mail address. It already has an account, so nothing was changed.',
      { link, label: 'Sign in' },
      'If you forgot your password, choose "Forgot your password?" on the sign-in page.',
    ]),

  registrationReceived: (name: string, number: number, tier: Tier): MailText =>
    compose('We received your Karsetu registration', hello(name), [
      'Thank you for registering. Your account is waiting for approval; we will e-mail you once it is approved or rejected.',
      {
        list: [
          `User ID: ${userNumber(number)}`,
          `Plan: ${planOf(tier).name}`,
          `Devices: ${planOf(tier).devices}`,
        ],
      },
      'Our team will contact you within 24 hours about the payment.',
    ]),

  approved: (name: string, tier: Tier, notes: string, link: string): MailText => {
    const plan = planOf(tier);
    return compose('Your Karsetu account is approved', hello(name), [
      'Your registration was approved. Your plan allows:',
      {
        list: [
          `Plan: ${plan.name}`,
          `Devices: ${plan.devices}`,
          `Companies and individuals: ${plan.entities ?? 'unlimited'}`,
          `Cloud storage: ${plan.storageBytes / 1024 ** 3} GB`,
        ],
      },
      ...(notes ? [`Note from our team: ${notes}`] : []),
      { link, label: 'Sign in' },
    ]);
  },

  rejected: (name: string, reason: string): MailText =>
    compose('Your Karsetu registration was not approved', hello(name), [
      'We are sorry: your registration was not approved.',
      `Reason: ${reason}`,
      'If you think this is a mistake, reply to this e-mail.',
    ]),

  accountCreated: (name: string, link: string, days: number): MailText =>
    compose('A Karsetu account was created for you', hello(name), [
      `An administrator created an account for this e-mail address. Choose your own password with this link; it is valid for ${days} days and works once.`,
      { link, label: 'Choose a password' },
      'This also verifies your e-mail address: until then you cannot see items shared with it, and the administrator knows any password they gave you.',
      'If the link has expired, choose "Forgot your password?" on the sign-in page.',
    ]),

  proveAddress: (name: string, link: string, days: number): MailText =>
    compose('Verify your Karsetu e-mail address', hello(name), [
      'Your account was created by an administrator, and someone has shared clients or files with this e-mail address. You will see them again after you choose a new password with this link.',
      { link, label: 'Choose a new password' },
      `The link is valid for ${days} days and works once. Afterwards, choose "Forgot your password?" on the sign-in page.`,
    ]),

  passwordChanged: (name: string): MailText =>
    compose('Your Karsetu password was changed', hello(name), [
      'The password of your account was changed. Your other devices were signed out.',
      notYou,
    ]),

  secondFactorChanged: (name: string): MailText =>
    compose('Two-step sign-in of your Karsetu account was changed', hello(name), [
      'The second step of signing in to your account was changed. Your other devices were signed out.',
      notYou,
    ]),

  recoveryCodeUsed: (name: string, left: number): MailText =>
    compose('A recovery code of your Karsetu account was used', hello(name), [
      `A recovery code was used to sign in to your account. Codes left: ${left}.`,
      notYou,
    ]),

  emailOtp: (name: string, otp: string): MailText =>
    compose(`${otp} is your Karsetu code`, hello(name), [
      'Use this code to make this the e-mail address of your account. It is valid for 10 minutes.',
      { code: otp },
      'If you did not request it, ignore this e-mail.',
    ]),

  emailChanged: (name: string): MailText =>
    compose('The e-mail address of your Karsetu account was changed', hello(name), [
      'Your account no longer uses this e-mail address.',
      'If this was not you, contact our support immediately.',
    ]),

  newDevice: (name: string, device: string, at: string): MailText =>
    compose('New sign-in to Karsetu', hello(name), [
      'Your account was used on a device we have not seen before:',
      { list: [`Device: ${device}`, `Time: ${at}`] },
      notYou,
    ]),

  resetLink: (name: string, link: string): MailText =>
    compose('Reset your Karsetu password', hello(name), [
      'Use this link to choose a new password. It is valid for 30 minutes and works once.',
      { link, label: 'Choose a new password' },
      'If you did not request it, ignore this e-mail.',
    ]),

  entityShared: (owner: string, entity: string, permission: 'view' | 'edit', link: string): MailText =>
    compose(`${owner} shared ${entity} with you`, 'Hello,', [
      `${owner} shared ${entity} with you in Karsetu. You may ${permission === 'edit' ? 'view and edit' : 'view'} it.`,
      { link, label: 'Open Karsetu' },
      'If you have no account yet, register with this e-mail address.',
    ]),

  /** A firm has its owner's name until it is given one. */
  firmInvitation: (inviter: string, firm: string, role: string, link: string, days: number): MailText => {
    const place = inviter === firm ? 'their firm' : firm;
    return compose(`${inviter} invites you to ${place}`, 'Hello,', [
      `${inviter} invites you to work in ${place} on Karsetu, as ${role}.`,
      { link, label: 'Accept the invitation' },
      `The link is for this e-mail address, works once and is valid for ${days} days. If you do not know ${firm}, ignore this e-mail.`,
    ]);
  },

  driveShared: (owner: string, name: string, permission: 'view' | 'edit', link: string): MailText =>
    compose(`${owner} shared ${name} with you`, 'Hello,', [
      `${owner} shared ${name} with you in the Karsetu drive. You may ${permission === 'edit' ? 'view and edit' : 'view'} it.`,
      { link, label: 'Open it' },
      permission === 'edit'
        ? 'You do not need an account to view it: a code is e-mailed to this address. To edit it, sign in with this address.'
        : 'You do not need an account: a code is e-mailed to this address when you open it.',
    ]),

  shareCode: (name: string, otp: string): MailText =>
    compose(`${otp} is your code to open ${name}`, 'Hello,', [
      `Use this code to open ${name}, which was shared with you. It is valid for 10 minutes.`,
      { code: otp },
      'If you did not request it, ignore this e-mail.',
    ]),

  storageApproved: (name: string, gigabytes: number, link: string): MailText =>
    compose('Your Karsetu cloud storage is ready', hello(name), [
      `Your request was approved: ${gigabytes} GB are ready for you.`,
      { link, label: 'Open your drive' },
    ]),

  storageRejected: (name: string, reason: string): MailText =>
    compose('Your Karsetu cloud storage request', hello(name), [
      'We are sorry: your request for cloud storage was not approved.',
      `Reason: ${reason}`,
    ]),

  accountClosing: (name: string, date: string): MailText =>
    compose('Your Karsetu account will be deleted', hello(name), [
      `As you asked, your account and everything in it will be deleted on ${date}.`,
      'Sign in before that day if you want to keep it.',
    ]),

  firmClosing: (name: string, firm: string, date: string, owner: boolean): MailText =>
    compose(`${firm} closes on ${date}`, hello(name), [
      owner
        ? `${firm} and everything in it will be deleted on ${date}. Until then owners can download its data and cancel the closing in Account Settings.`
        : `An owner closed ${firm}. You no longer have access to its clients; on ${date} everything in it will be deleted. Your own account is not affected.`,
    ]),

  firmKept: (name: string, firm: string): MailText =>
    compose(`${firm} stays open`, hello(name), [
      `An owner cancelled the closing of ${firm}. You can work in it again.`,
    ]),

  firmClosed: (name: string, firm: string, counts: Record<string, number>): MailText =>
    compose(`${firm} was closed`, hello(name), [
      `${firm} and everything in it were deleted. This is the receipt:`,
      { list: Object.entries(counts).map(([kind, count]) => `${kind}: ${count}`) },
      'Earlier backups still contain the data until they are replaced.',
    ]),
} as const;
