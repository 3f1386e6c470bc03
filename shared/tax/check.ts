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

const walk = (value: unknown, path: string): void => {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${path} must be a whole number, not ${value}`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) walk(value[i], `${path}[${i}]`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (dateKeys.has(key)) {
      if (inner !== undefined && !isIsoDate(inner))
        throw new RangeError(`${at} must be a day as YYYY-MM-DD, not ${String(inner)}`);
    } else walk(inner, at);
  }
};

/** Throws RangeError naming the path when an amount is not a whole number, a day is none, or the year is unknown; nothing else is judged here. */
export const checkInput = (input: TaxInput): void => {
  if (!hasLaw(input.assessmentYear)) {
    throw new RangeError(`assessmentYear must be a year we know, not ${String(input.assessmentYear)}`);
  }
  walk(input, '');
};
