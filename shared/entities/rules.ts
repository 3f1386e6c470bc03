import { todayInIst } from '../dates.ts';
import { type Filling, type Issue, type Literal, sentence } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { panOfGstin } from '../identifiers.ts';
import { headApplies, incomeHeads, seniorApplies, sourcesKey } from './heads.ts';
import { stateOfGstin } from './states.ts';
import { entityTypeOf } from './types.ts';
import { isLongYear } from './years.ts';

/** The entity form's documented messages. */
export const entityMessages = {
  required: 'Please fill in all required fields',
  pan: 'Please enter a valid 10-character PAN',
  individual: 'Please fill in all required fields for Individual',
  other: 'Please fill in all required fields for Company/Entity',
  contact: 'Email and Phone are required',
} as const;

const error = <const T extends string>(path: string, text: Literal<T>, ...filling: Filling<T>): Issue => ({
  path,
  message: sentence<T>(text, ...filling),
  severity: 'error',
});

const str = (data: FormValues, key: string): string =>
  typeof data[key] === 'string' ? (data[key] as string) : '';

/** Rules over several fields: PAN by type, GSTIN by PAN and state, heads and boxes by type, dates in order. */
export function entityRules(data: FormValues): Issue[] {
  const out: Issue[] = [];
  const status = str(data, 'status');
  const type = entityTypeOf(status);
  const pan = str(data, 'pan');
  const gstin = str(data, 'gstin');
  if (type && pan && !type.panLetters.includes(pan[3] ?? ''))
    out.push(
      error('pan', 'The fourth character of the PAN of this type must be {letters}', {
        letters: [...type.panLetters].join(' / '),
      }),
    );
  if (gstin && pan && panOfGstin(gstin) !== undefined && panOfGstin(gstin) !== pan)
    out.push(error('gstin', 'The PAN inside the GSTIN must equal the PAN of this entry'));
  if (gstin && !stateOfGstin(gstin))
    out.push(error('gstin', 'The first two digits of the GSTIN are not a state code'));
  const year = str(data, 'assessment_year');
  if (year && !isLongYear(year))
    out.push(error('assessment_year', 'This should look like {example}', { example: '2026-2027' }));
  for (const { key, label } of incomeHeads)
    if (status && data[key] === true && !headApplies(status, key))
      out.push(error(key, '{head} does not apply to this type', { head: label }));
  for (const { key, sources } of incomeHeads)
    if (sources && data[sourcesKey(key)] !== undefined && data[key] !== true)
      out.push(error(sourcesKey(key), 'Tick the head of income first'));
  if (status && !seniorApplies(status))
    for (const key of ['senior_citizen', 'very_senior_citizen'])
      if (data[key] === true) out.push(error(key, 'Only an Individual can be a senior citizen'));
  if (data['senior_citizen'] === true && data['very_senior_citizen'] === true)
    out.push(error('very_senior_citizen', 'Choose either senior or very senior citizen'));
  if (str(data, 'date_of_birth') > todayInIst())
    out.push(error('date_of_birth', 'This date cannot be in the future'));
  return out;
}
