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

/** Parts found sound. A form makes a part of its input again only when the fields behind it change, so that most of it is known. */
const sound = new WeakSet<object>();

const walk = (value: unknown): Problem | undefined => {
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? undefined
      : { way: [], must: `must be a whole number, not ${value}` };
  if (typeof value !== 'object' || value === null || sound.has(value)) return undefined;
  const problem = Array.isArray(value) ? inList(value) : inPart(value);
  if (!problem) sound.add(value);
  return problem;
};

const inList = (list: readonly unknown[]): Problem | undefined => {
  for (let i = 0; i < list.length; i += 1) {
    const row = list[i];
    // a list is known as one: to remember each row takes longer than to look at it
    const problem = typeof row === 'object' && row !== null && !Array.isArray(row) ? inPart(row) : walk(row);
    if (problem) return { ...problem, way: [...problem.way, `[${i}]`] };
  }
  return undefined;
};

const inPart = (value: object): Problem | undefined => {
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
 * unknown; checks nothing else. A part is checked when first seen: parts are replaced, never written to.
 */
export const checkInput = (input: TaxInput): void => {
  if (!hasLaw(input.assessmentYear)) {
    throw new RangeError(`assessmentYear must be a year we know, not ${String(input.assessmentYear)}`);
  }
  const problem = walk(input);
  if (problem) throw new RangeError(`${problem.way.toReversed().join('').slice(1)} ${problem.must}`);
};
