/** Years the access log is kept; rule 6(1)(e) of the DPDP Rules 2025 requires at least one. */
export const accessYears = 3;

/** Actions recorded in the access log. */
export const accessActs = ['read', 'exported', 'changed', 'shared'] as const;
export type AccessAct = (typeof accessActs)[number];
