import { isPattern } from '../base/bson.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
/** Tests one value that a path leads to (undefined: the field is missing). */
export type Leaf = (value: unknown) => boolean;

/** What the language of patterns in MongoDB (PCRE2) has and JavaScript's has not, or has with another meaning. */
const FOREIGN = /\\[ZzAQEGKRXHhNCg]|\\x\{|\[\[:|\[\^?\]|\(\?(?:[>|#&RP0-9+'(]|[a-z-]+[):])|\(\*|[*+?}]\+/;

/** The same pattern in JavaScript: `$` also before a last line end, `.` anything but a line end, lines end by LF alone. */
const translated = (source: string, flags: string): string => {
  let inClass = false;
  return source.replace(/\\.|[[\].^$]/gs, (c) => {
    if (c === '[' || c === ']') inClass = c === '[';
    if (inClass || c.length > 1) return c;
    if (c === '.') return flags.includes('s') ? c : '[^\\n]';
    if (c === '$') return flags.includes('m') ? '(?![^\\n])' : '(?=\\n?(?![^]))';
    return c === '^' ? (flags.includes('m') ? '(?<![^\\n])' : '(?<![^])') : c;
  });
};

/** A JS pattern out of a regular expression or its source and `$options`. */
const toRegExp = (pattern: unknown, options: unknown): RegExp => {
  const given = isPattern(pattern) ? pattern.pattern : pattern;
  if (typeof given !== 'string') throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (isPattern(pattern) && pattern.options && options)
    throw commandError(51075, 'options set in both $regex and $options');
  const [, inline = '', source = ''] = /^(?:\(\?([ims]+)\))?(.*)$/s.exec(given)!;
  const flags = (options || (isPattern(pattern) ? pattern.options : '')) + inline;
  if (flags.includes('x')) throw unsupported('$regex option x');
  if (/[^imsu]/.test(flags)) throw commandError(51108, `invalid flag in regex options: ${flags}`);
  if (FOREIGN.test(source.replaceAll('\\\\', '_')))
    throw unsupported(`the pattern ${source}`, CODES.BadValue);
  const caseless = flags.includes('i') ? 'i' : '';
  for (const unicode of ['u', ''])
    try {
      return new RegExp(translated(source, flags), `${flags.includes('s') ? 's' : ''}${caseless}${unicode}`);
    } catch {}
  throw commandError(51091, `Regular expression is invalid: ${source}`);
};

/** A pattern on strings; stored patterns match when they are the same. */
export const regexLeaf = (operand: unknown, options?: unknown): Leaf => {
  const re = toRegExp(operand, options);
  const [source, flags] = isPattern(operand) ? [operand.pattern, operand.options] : [operand, options ?? ''];
  return (v) =>
    typeof v === 'string' ? re.test(v) : isPattern(v) && v.pattern === source && v.options === flags;
};

export const list = (op: string, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw badValue(`${op} needs an array`);
  return operand;
};
