import { states as table } from '../../data/states.ts';
import type { Option } from '../../forms/fields.ts';

/** States and union territories by the department's codes (ITR schema, StateCode), which has the merged territory as the two of before. */
export const states: readonly Option[] = table.map(({ itd, name }) => ({
  value: itd,
  label: itd === '07' ? 'Dadra and Nagar Haveli' : name,
}));

/** The same with 99, an address outside India. */
export const statesAndForeign: readonly Option[] = [...states, { value: '99', label: 'Outside India' }];
