import { asNumber, bsonType } from '../base/bson.ts';
import { badValue, commandError, unsupported } from '../base/errors.ts';
/** Tests one value that a path leads to (undefined: the field is missing). */
export type Leaf = (value: unknown) => boolean;

/** A JS pattern out of a regular expression or its source and `$options`. */
export const toRegExp = (pattern: unknown, options: unknown): RegExp => {
  const b = pattern as { pattern?: string; options?: string };
  const source =
    typeof pattern === 'string'
      ? pattern
      : pattern instanceof RegExp
        ? pattern.source
        : bsonType(pattern) === 'BSONRegExp'
          ? b.pattern
          : undefined;
  if (source === undefined) throw badValue('$regex has to be a string');
  const given =
    options ?? (pattern instanceof RegExp ? pattern.flags.replace(/[gy]/g, '') : (b.options ?? ''));
  const flags = String(given);
  if (/[^imsu]/.test(flags))
    throw flags.includes('x')
      ? unsupported('$regex option x')
      : badValue(`invalid flag in regex options: ${flags}`);
  try {
    return new RegExp(source, `${[...new Set(flags.replace('u', ''))].join('')}u`);
  } catch {
    try {
      return new RegExp(source, [...new Set(flags)].join(''));
    } catch {
      throw commandError(51091, `Regular expression is invalid: ${source}`);
    }
  }
};

export const regexLeaf =
  (re: RegExp): Leaf =>
  (v) =>
    typeof v === 'string' ? re.test(v) : v instanceof RegExp ? v.source === re.source : false;

export const list = (op: string, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw badValue(`${op} needs an array`);
  return operand;
};

export const modLeaf = (operand: unknown): Leaf => {
  const items = list('$mod', operand).map((n) => {
    const value = asNumber(n);
    if (value === undefined || !Number.isFinite(value)) throw badValue('malformed mod, divisor not a number');
    return Math.trunc(value);
  });
  if (items.length < 2) throw badValue('malformed mod, not enough elements');
  if (items.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = items as [number, number];
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return (v) => {
    const n = typeof v === 'number' ? v : asNumber(v);
    return n !== undefined && Number.isFinite(n) && Math.trunc(n) % divisor === remainder + 0;
  };
};
