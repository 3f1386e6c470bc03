import type { User } from '../data/session.ts';
import type { Difference } from '../ui/dialogs/ConflictDialog.tsx';

/** The signed-in person as the API returns them. */
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

/** Values of the profile form: the profile, and the verification of a new e-mail. */
export type ProfileValues = Edited & { current_password: string; otp: string };

/** Form values of a stored profile. */
export const valuesOf = (profile: Profile): ProfileValues => ({
  ...(Object.fromEntries(edited.map((key) => [key, profile[key] ?? ''])) as Edited),
  current_password: '',
  otp: '',
});

/** The e-mail as the API compares it. */
export const emailOf = ({ email }: { email: string }): string => email.trim().toLowerCase();

/** Body of a save: the password if typed, the code if it was mailed to the current address. */
export function requestOf({ current_password, otp, ...rest }: ProfileValues, mailedTo: string | undefined) {
  return {
    ...rest,
    ...(current_password ? { current_password } : {}),
    ...(mailedTo === emailOf(rest) ? { otp } : {}),
  };
}

/** Fields in which the form and the profile stored meanwhile differ. */
export const differencesOf = (values: Edited, stored: Profile, labels: Readonly<Edited>): Difference[] =>
  edited
    .filter((key) => values[key] !== (stored[key] ?? ''))
    .map((key) => ({ key, label: labels[key], mine: values[key], theirs: stored[key] ?? '' }));

/** Stored values of the given fields. */
export const storedValues = (stored: Profile, keys: Iterable<string>): Partial<Edited> =>
  Object.fromEntries([...keys].map((key) => [key, stored[key as keyof Edited] ?? '']));
