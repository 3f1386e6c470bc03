import { isIsoDate } from '../dates.ts';
import type { TaxInput } from './model/types.ts';
import { hasLaw } from './years/index.ts';

const dateKeys = new Set([
  'dateOfBirth',
  'filedOn',
  'originalFiledOn',
  'noticeOn',
  'dueDate',
  'date',
  'acquiredOn',
  'soldOn',
  'on',
  'investedOn',
  'completedOn',
  'takenOn',
  'sanctionedOn',
]);

/** First problem: path, innermost step first, and message; built only on failure, since most inputs are valid. */
type Problem = { way: string[]; must: string };

const walk = (value: unknown): Problem | undefined => {
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? undefined
      : { way: [], must: `must be a whole number, not ${value}` };
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const problem = walk(value[i]);
      if (problem) return { ...problem, way: [...problem.way, `[${i}]`] };
    }
    return undefined;
  }
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    // Most members are amounts.
    if (typeof inner === 'number' && Number.isSafeInteger(inner) && !dateKeys.has(key)) continue;
    const problem = dateKeys.has(key)
      ? inner === undefined || isIsoDate(inner)
        ? undefined
        : { way: [], must: `must be a day as YYYY-MM-DD, not ${String(inner)}` }
      : walk(inner);
    if (problem) return { ...problem, way: [...problem.way, `.${key}`] };
  }
  return undefined;
};

/**
 * Throws RangeError naming the path if an amount is not a whole number, a date is invalid, or the year is
 * unknown; checks nothing else.
 */
export const checkInput = (input: TaxInput): void => {
  if (!hasLaw(input.assessmentYear)) {
    throw new RangeError(`assessmentYear must be a year we know, not ${String(input.assessmentYear)}`);
  }
  const problem = walk(input);
  if (problem) throw new RangeError(`${problem.way.toReversed().join('').slice(1)} ${problem.must}`);
};
