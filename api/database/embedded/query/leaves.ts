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

/** A number cut to a whole one, exactly: a Long beyond 2^53 keeps its digits. */
const wholeOf = (value: unknown): bigint | undefined => {
  if (bsonType(value) === 'Long') return BigInt(String(value));
  const n = asNumber(value);
  return n !== undefined && Number.isFinite(n) ? BigInt(Math.trunc(n)) : undefined;
};

export const modLeaf = (operand: unknown): Leaf => {
  const items = list('$mod', operand).map((n) => {
    const value = wholeOf(n);
    if (value === undefined) throw badValue('malformed mod, divisor not a number');
    return value;
  });
  if (items.length < 2) throw badValue('malformed mod, not enough elements');
  if (items.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = items as [bigint, bigint];
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (v) => {
    const n = wholeOf(v);
    return n !== undefined && n % divisor === remainder;
  };
};
