import type { User } from '../data/session.ts';
import type { Difference } from '../ui/dialogs/ConflictDialog.tsx';

/** The signed-in person as the API presents them. */
export interface Profile extends User {
  version: number;
  phone: string;
  pan_number: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

const edited = ['full_name', 'email', 'phone', 'pan_number', 'address', 'city', 'state', 'pincode'] as const;
type Edited = Record<(typeof edited)[number], string>;

/** What the form of a profile holds: the profile, and what a new e-mail needs. */
export type ProfileValues = Edited & { current_password: string; otp: string };

/** A stored profile as the form starts with it. */
export const valuesOf = (profile: Profile): ProfileValues => ({
  ...(Object.fromEntries(edited.map((key) => [key, profile[key] ?? ''])) as Edited),
  current_password: '',
  otp: '',
});

/** The e-mail of a form as the API compares it. */
export const emailOf = ({ email }: { email: string }): string => email.trim().toLowerCase();

/** What the API is sent: the password where it was typed, the code where it was mailed to the address that is there now. */
export function requestOf({ current_password, otp, ...rest }: ProfileValues, mailedTo: string | undefined) {
  return {
    ...rest,
    ...(current_password ? { current_password } : {}),
    ...(mailedTo === emailOf(rest) ? { otp } : {}),
  };
}

/** Fields in which a form and the profile stored meanwhile differ. */
export const differencesOf = (values: Edited, stored: Profile, labels: Readonly<Edited>): Difference[] =>
  edited
    .filter((key) => values[key] !== (stored[key] ?? ''))
    .map((key) => ({ key, label: labels[key], mine: values[key], theirs: stored[key] ?? '' }));

/** The stored values of the fields named. */
export const storedValues = (stored: Profile, keys: Iterable<string>): Partial<Edited> =>
  Object.fromEntries([...keys].map((key) => [key, stored[key as keyof Edited] ?? '']));
