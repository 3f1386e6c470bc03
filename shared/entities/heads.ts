/** Heads of income of an entity; `sources` says whether the flag has a count from 1 to 5. */
export const incomeHeads = [
  { key: 'salary', label: 'Salary', sources: false },
  { key: 'self_occupied_property', label: 'Self-occupied property', sources: true },
  { key: 'letout_property', label: 'Let-out property', sources: false },
  { key: 'special_business', label: 'Special (presumptive) business', sources: true },
  { key: 'business', label: 'Business', sources: true },
  { key: 'profession', label: 'Profession', sources: true },
  { key: 'ltcg', label: 'Long-term capital gains', sources: true },
  { key: 'stcg', label: 'Short-term capital gains', sources: true },
] as const;

export type IncomeHead = (typeof incomeHeads)[number]['key'];

/** The key of a head's sources count. */
export const sourcesKey = <H extends IncomeHead>(head: H): `${H}_sources` => `${head}_sources`;

/**
 * Whether a head may be ticked for a status. For everyone but an Individual salary and self-occupied property are closed,
 * let-out property is open to a local authority only, and profession to it and to an artificial juridical person.
 */
export function headApplies(status: string, head: IncomeHead): boolean {
  if (status === 'Individual') return true;
  if (head === 'salary' || head === 'self_occupied_property') return false;
  if (head === 'letout_property') return status === 'Local authority';
  if (head === 'profession')
    return status === 'Local authority' || status === 'Artificial jurisdiction person';
  return true;
}

/** Whether the senior-citizen boxes show: for Individual only. */
export const seniorApplies = (status: string): boolean => status === 'Individual';
