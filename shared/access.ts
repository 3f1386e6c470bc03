/** Years the access log is kept: more than the one year that rule 6(1)(e) of the DPDP Rules 2025 asks for. */
export const accessYears = 3;

/** What someone did with a record, as the access log says it. */
export const accessActs = ['read', 'exported', 'changed', 'shared'] as const;
export type AccessAct = (typeof accessActs)[number];
