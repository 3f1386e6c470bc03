/** Roles of a user. Admin cannot be chosen at registration. */
export const roles = ['client', 'ca', 'accountant', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles offered by the registration form; client is the default. */
export const registrableRoles = ['client', 'ca', 'accountant'] as const;

/** Account statuses. `closing` is the grace period after a deletion request. */
export const accountStatuses = ['pending', 'active', 'rejected', 'disabled', 'closing'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** User ID as shown to people: `KS-000123`. */
export const userNumber = (number: number): string => `KS-${String(number).padStart(6, '0')}`;

/** Registration number as shown to people: `REG-123`. */
export const registrationNumber = (id: number | string): string => `REG-${id}`;
