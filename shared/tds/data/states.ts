import { states } from '../../data/states.ts';

/** State codes of e-TDS files (not the GST codes: Maharashtra is 19). */
export const tdsStates: readonly { value: string; label: string }[] = states
  .filter(({ itd }) => itd !== '08')
  .map(({ itd, name }) => ({ value: itd, label: name }));

/** Kinds of deductor, letters of the file. */
export const deductorTypes = [
  { value: 'A', label: 'Central Government' },
  { value: 'S', label: 'State Government' },
  { value: 'D', label: 'Statutory body (Central)' },
  { value: 'E', label: 'Statutory body (State)' },
  { value: 'G', label: 'Autonomous body (Central)' },
  { value: 'H', label: 'Autonomous body (State)' },
  { value: 'L', label: 'Local authority (Central)' },
  { value: 'N', label: 'Local authority (State)' },
  { value: 'K', label: 'Company' },
  { value: 'M', label: 'Branch or division of a company' },
  { value: 'P', label: 'Association of persons' },
  { value: 'T', label: 'Association of persons (trust)' },
  { value: 'J', label: 'Artificial juridical person' },
  { value: 'B', label: 'Body of individuals' },
  { value: 'Q', label: 'Individual or HUF' },
  { value: 'F', label: 'Firm' },
] as const;

/** Government deductors, who can pay by book entry and enter a ministry or State. */
export const governmentTypes: ReadonlySet<string> = new Set(['A', 'S', 'D', 'E', 'G', 'H', 'L', 'N']);

/** Government deductors of a State, who enter it, and of the Union. */
export const ofState: ReadonlySet<string> = new Set(['S', 'E', 'H', 'N']);
export const ofCentre: ReadonlySet<string> = new Set(['A', 'D', 'G', 'L']);
